// Package engine is the game of Cantina seen from outside: a small door.
//
//   - A Game is a game in progress; New starts one from two decks, Load opens a saved one.
//   - Status is where it stands; Decision says who must choose and among what; Choose takes
//     an option by its key.
//   - View is all that one seat may know.
//   - Meant says what bringing a card to another can mean, Why what of that is not legal now
//     and why not; Explain says why a number is what it is.
//   - Save writes the whole state; Hash is its fingerprint.
//
// The door itself is an interface in engine/game, below everybody who sees a game through
// it: the rules are behind it; bots, replays, the terminal, the saves and the table stand
// before it. What scenes do besides, laying positions, is construction and goes past it.
//
// The engine runs until a person must choose. It never shows hidden cards, keeps
// no clock, and the same seed and choices give the same game on every system.
package engine
