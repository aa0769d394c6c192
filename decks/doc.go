// Package decks is what players bring to the table: the deck format, its
// legality and statistics, and the formats of other programs.
//
// A Deck is a name, a side and Entries (a card and how many copies). Cards that
// the catalog does not know stay in the deck as placeholders. Legality returns
// every Problem of a deck at once, each with its rule, and Mends, which change the deck so that
// it is gone. A Format says what the rules leave open (formats/*.toml: size, outside, sets,
// banned, restricted, virtual, sealed, edition); a Pool is what a player of sealed play has
// opened; a Matrix is what several say of a deck. Figures, Spreads, Odds,
// Activations and Links are what a builder of decks looks at; each says what was counted. Import reads what other
// programs write and accounts for every Line, and its Problems are what is to be known before
// it is saved; ImportFile reads a folder or a zip, too. Writers write decks for other programs,
// and each says what it loses.
//
// A file of ours:
//
//	name = "Rebel Strike"
//	side = "light"
//	format = "open"               # its format; need not be there
//	tags = ["fast", "mine"]       # words of the player's own; "simple": for learners, with fewer different cards
//	difficulty = 2                # how hard it is to play, 1 to 5; need not be there
//	start = "tatooine-mos-eisley-light"   # or an Objective
//	starting_effect = "..."               # neither need be there
//	starting_interrupt = "the-signal"
//
//	[cards]
//	luke-skywalker = 2
//	x-wing = {count = 3, tags = ["squadron"], note = "one for each pilot"}   # piles, and a note
//
//	[outside]            # kept beside the deck
//
//	[unknown]            # cards that the catalog does not have, by title; a list for one in the deck and beside it
//	"Boba Fett" = {count = 1, number = "5_91"}
//
//	[sealed]             # what a sealed deck is built from: each pack its product, then its cards
//	seed = "7"
//	packs = [["premiere", "x-wing", "stormtrooper"]]
//
//	[plan]
//	en = "..."
//
//	[notes]
//	en = "..."
//	fr = "..."
package decks
