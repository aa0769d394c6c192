// Package engine is the game of Cantina seen from outside: a small door.
//
//   - A Game is a game in progress; New starts one from two decks, Load opens a saved one.
//   - Decision says who must choose and among what; Choose takes an option by its key.
//   - View is all that one seat may know.
//   - Why says why something is not legal now; Explain says why a number is what it is.
//   - Save writes the whole state; Record the replay.
//
// The engine runs until a person must choose. It never shows hidden cards, keeps
// no clock, and the same seed and choices give the same game on every system.
package engine
