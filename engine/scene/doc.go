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
// What it shows. A title that begins with a rule's id is a scene of that rule. A line
// "seeds:" below the title names what of the seed documents the scene shows, between
// semicolons: ids of entries ("S-018"), mechanics by their names ("Search party"). An entry
// about one card is shown by an example of that card, in the same way. Who writes the line
// has read what the row asks; the command "seeds" lists the rows that nobody shows.
//
// The position. A line of dark or light holds any of these, in any order:
//
//	at PLACE: CARDS       cards at a location
//	effect CARD on CARD   an Effect on a card or location
//	table: CARDS          on this side of the table
//	hand: force: used: lost: reserve: out:   CARDS, a number of cards that
//	                      do not matter, or both; the first is on top. A Reserve
//	                      Deck that is not named has 20; "reserve: 0" is empty
//	deck: CARDS  start: CARDS  outside: CARDS   a whole game from decks, instead
//	                      of a position; start: holds what each player starts
//	                      with, besides the 60 of deck:.
//	                      If all expectations are about decks no game begins
//
// CARDS are titles, personas or keys, quoted or not, between commas. "3 Rebel
// Trooper" is three of them; "with CARD" lays a card on the one before (under an Objective, and where it is [face down]
// on an Effect or device, stacked), "{ pilot
// CARD, CARD; passenger CARD }" puts cards aboard, "[hit, undercover]" gives
// states; of a location "drained" and "battled" say what happened there this turn, "starting"
// that its player began with it. The other lines are locations: (whose version, states, and
// order; "over" lies on a converted one), phase:, turn:, seed:, next
// destiny: and "edition: newest", "clock: on", "asked: light due actions" (game.Options). A location named
// only by "at" lies where the rules place it, in the version of the side that names
// it; a generic one belongs to the system beside which it lies; a card that must be of a side is "dark Tatooine".
//
// A game that goes on being played is asked through a Table: a Goal is expectations that
// must all hold, Moves are found among its options by the words of a scene, a Deadline is
// where a try at a goal is over. Lessons and puzzles are made of them.
//
// Write is the way back: the text of a position that has come about.
//
// The steps, in order:
//
//	> MOVE          somebody does this
//	? MOVE          this is on offer; "? MOVE: 2 Force" and costs so much
//	! MOVE: RULE    this is not on offer, because of that rule
//	= EXPECTATION   this is so at this moment; see forms.go for all of them; after a number
//	                "or more" and "or fewer" may stand (figures.go)
//	go on           what was begun is done, nobody responding; where it is done those
//	                pass who can do nothing else, to the end of the phase at most
//	go: dark move   everybody passes until then, through one turn at most; also "damage
//	                segment", "end of battle", "next turn", "end of game"
//	set CARD [hit]  from now on; also "not hit"
//	next destiny:   what is drawn next, any numbers: "dark 4, 2½"
//
// A move is the key of an option, such as "dark deploy stormtrooper#2 at
// tatooine-cantina", or enough of its words, in order, to be the only one on offer;
// a title in quotes stands for the card's key. "light concede" is always a move, "light time"
// with a clock, and so is what both agree to change by hand: "dark judge luke-skywalker is hit".
//
// The pace. A scene begins in its phase, and stands after each move at the moment of that
// move: before a response that somebody could make, and before anybody passes who can do
// nothing else. Only what is no choice is done, the one answer to a question; a scene may
// say it all the same. Before a move passes are implied, for whoever is asked, until it is
// on offer, but no farther than the phase goes. A refusal is judged where its player is
// next asked in this phase, and where he was asked since the last move and had no choice.
package scene
