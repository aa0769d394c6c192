// Package replay keeps a game as text: a header, and one readable line a decision.
//
//	cantina replay 1
//	catalog 5d1f04b2c7a9e310
//	seed 42
//	deck dark "Imperial Might" start tatooine-mos-eisley
//	  3 stormtrooper
//	  darth-vader
//	  outside 2 resistance-reflections-3
//	deck light "Desert Heroes"
//	  ...
//	moves
//	dark deploy stormtrooper at tatooine-mos-eisley
//	light pass
//	end 0d9c5e77ab12f004
//
// Before the decks may stand what the players agreed on (game.Options): "edition newest",
// "clock", "shuffled", which the records of older programs lack, and "ask dark phases
// results", when a seat is asked though it has nothing but to pass.
//
// What lies beside a deck has "outside" before it.
//
// A game that began from a position has, in place of its decks, a line "position" and below it
// the lines of a scene, each after two spaces.
//
// Each move is the key of the option taken, or of a ruling ("dark judge luke-skywalker to
// tatooine-cantina", game.Ruling) by which the players have changed the position by hand. The last line is the hash of the state
// after the last move; a game in progress may lack it. A replay is judged by its moves:
// Verify names the first that is not legal, and why; where all are legal but lead to
// another hash, in a later version of the program, it only remarks on it. Lines that begin with # are
// comments. Write prints a Replay, Read reads it back, Verify plays it again.
//
// The package keeps no game going and knows no rules.
package replay
