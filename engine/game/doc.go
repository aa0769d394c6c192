// Package game is a game in progress as plain data. It knows no rules.
//
// A State holds everything: cards indexed by CardID, piles, the row of
// locations, the battle, lasting changes, limits used, the random generator and
// the stack of frames. A Frame is a procedure in progress; what it remembers is its
// Body, which package rules defines. An Event is something that happened.
// A Decision is what a person must now choose, an Option one answer to it. A View is
// what one seat may see, a Status what both do. A Game is the door: the interface
// through which everybody but the rules sees a game in progress.
//
// A saved State outlives the program that wrote it: it calls its cards by their slugs
// (State.Slugs, which Card.Def and the like index), what the program numbers by words
// (words.go), and carries a version; v0.go reads what was saved before there was one.
// Load checks every index in it.
//
// Clone, Hash, Save, Load and Check are short because nothing in a State is a
// pointer to another card, a closure, a map or a clock.
package game
