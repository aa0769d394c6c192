// Package bot is players that are no persons. A Player sees a game.View, what one
// seat may know, and answers with the key of an option.
//
//   - Random is the player of the suite and of "tool sim".
//   - Plain plays as a sensible beginner does: it activates, deploys where it gains something,
//     drains, fights battles that it should win, takes away who would be lost. It remembers
//     nothing: the same View gives the same answer.
//   - A Thought is what Plain makes of an option: what it is worth, in Force, and why (a
//     Motive). Rank gives them all; package coach puts them into words.
//   - A Fight is a battle as it could go, reckoned over a Spread of destiny numbers.
//
// Game lets two players play a game to its end. What a text does no player here knows: a
// View says it in words alone, and no meaning is read from words.
package bot
