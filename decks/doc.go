// Package decks is what players bring to the table: the deck format, its
// legality and statistics, and the formats of other programs.
//
// A Deck is a name, a side and Entries (a card and how many copies). Cards that
// the catalog does not know stay in the deck as placeholders. Legality returns
// every Problem of a deck at once, each with its rule, and Mends, which change the deck so that
// it is gone. A Format says what the rules leave open (formats/*.toml: size, outside, sets,
// banned, restricted, virtual, sealed, edition); a Matrix is what several say of a deck. Figures, Spreads, Odds,
// Activations and Links are what a builder of decks looks at; each says what was counted. Import reads what other
// programs write and accounts for every Line; Export writes it.
//
// A file of ours:
//
//	name = "Rebel Strike"
//	side = "light"
//	start = "tatooine-mos-eisley-light"   # or an Objective
//	starting_effect = "..."               # neither need be there
//	starting_interrupt = "the-signal"
//
//	[cards]
//	luke-skywalker = 2
//	x-wing = 3
//
//	[outside]            # kept beside the deck
//
//	[unknown]            # cards that the catalog does not have, by title; a list for one in the deck and beside it
//	"Boba Fett" = {count = 1, number = "5_91"}
//
//	[notes]
//	en = "..."
//	fr = "..."
package decks
