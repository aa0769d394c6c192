// Package scene reads and plays scenes: a position, moves, and what must be so,
// as plain text. Tests, lessons, puzzles and the examples of cards are scenes.
//
//	title: A lone warrior draws no battle destiny
//	dark:  at "Tatooine: Cantina": 2 Stormtrooper     force: 3
//	light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   hand: Sense
//	phase: dark battle
//	next destiny: light 4
//	> dark battle at "Tatooine: Cantina"
//	? light play Sense
//	! light deploy "Luke Skywalker": deploy.timing
//	= power of light at "Tatooine: Cantina": 6
//
// A file holds any number of scenes: each begins with "title:", or after a line
// "---". A line that begins with a space goes on with the line above; # begins a
// comment.
//
// The position. A line of dark or light holds any of these, in any order:
//
//	at PLACE: CARDS       cards at a location
//	effect CARD on CARD   an Effect on a card or location
//	table: CARDS          on this side of the table
//	hand: force: used: lost: reserve: out:   CARDS, a number of cards that
//	                      do not matter, or both; the first is on top
//	deck: CARDS  start: CARD   a whole game from decks, instead of a position
//
// CARDS are titles, personas or keys, quoted or not, between commas. "3 Rebel
// Trooper" is three of them; "with CARD" lays a card on the one before, "{ pilot
// CARD, CARD; passenger CARD }" puts cards aboard, "[hit, undercover]" gives
// states. The other lines are locations: (sides and order; "over" lies on a
// converted one), phase:, turn:, seed: and next destiny:.
//
// The steps, in order:
//
//	> MOVE          somebody does this
//	? MOVE          this is on offer; "? MOVE: 2 Force" and costs so much
//	! MOVE: RULE    this is not on offer, because of that rule
//	= EXPECTATION   this is so; see forms.go for all of them
//	go: dark move   everybody passes until then; also "damage segment",
//	                "end of battle", "next turn"
//
// A move is the key of an option, or enough of its words, in order, to be the only
// one on offer. Passes that nobody contests are implied: the runner passes for
// whoever is asked until the move is on offer. It passes responses also to make an
// expectation true, never anything else.
package scene
