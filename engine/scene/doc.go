// Package scene reads and plays scenes: a position, moves, and what must be so,
// as plain text. Tests, lessons, puzzles and the examples of cards are scenes.
//
//	title: A lone trooper draws no battle destiny
//	dark:  at "Tatooine: Cantina": Stormtrooper with Imperial Blaster   force: 3
//	light: at "Tatooine: Cantina": "Obi-Wan Kenobi"   force: 1   hand: Luke Skywalker
//	phase: dark battle
//	> dark battle at "Tatooine: Cantina"
//	? light use "Obi-Wan Kenobi" on Stormtrooper: 1 Force
//	! light deploy "Luke Skywalker" at "Tatooine: Cantina": deploy.timing
//	= power of light at "Tatooine: Cantina": 5
//	= battle destiny of dark: none
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
//	deck: CARDS  start: CARDS  outside: CARDS   a whole game from decks, instead
//	                      of a position; start: holds what each player starts with.
//	                      If all expectations are about decks no game begins
//
// CARDS are titles, personas or keys, quoted or not, between commas. "3 Rebel
// Trooper" is three of them; "with CARD" lays a card on the one before, "{ pilot
// CARD, CARD; passenger CARD }" puts cards aboard, "[hit, undercover]" gives
// states. The other lines are locations: (whose version, states, and order; "over"
// lies on a converted one), phase:, turn:, seed:, next
// destiny: and "edition: newest", "clock: on" (game.Options). A location named
// only by "at" lies where the rules place it, in the version of the side that names
// it; a generic one belongs to the system beside which it lies; a card that must be of a side is "dark Tatooine".
//
// The steps, in order:
//
//	> MOVE          somebody does this
//	? MOVE          this is on offer; "? MOVE: 2 Force" and costs so much
//	! MOVE: RULE    this is not on offer, because of that rule; judged where the
//	                mover next has a choice in this phase, or else here
//	= EXPECTATION   this is so; see forms.go for all of them
//	go: dark move   everybody passes until then; also "damage segment",
//	                "end of battle", "next turn", "end of game"
//
// A move is the key of an option, such as "dark deploy stormtrooper#2 at
// tatooine-cantina", or enough of its words, in order, to be the only one on offer;
// a title in quotes stands for the card's key. "light concede" is always a move, "light time"
// with a clock.
// Passes that nobody contests are implied: the runner passes for whoever is asked
// until the move is on offer. It passes responses also to make an expectation true,
// never anything else.
package scene
