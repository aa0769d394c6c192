// Package bot is players that are no persons. A Player sees a game.View, what one
// seat may know, and answers with the key of an option.
//
//   - Random is the player of the suite and of "tool sim".
//
//   - Curious and Devoted are random players that look for what seldom happens: Curious tries
//     what is new to it, Devoted brings together the cards that it is given to care for.
//
//   - Plain plays as a sensible beginner does: it activates, deploys where it gains something,
//     drains, fights battles that it should win, takes away who would be lost. It remembers
//     nothing: the same View gives the same answer.
//
//   - A Thought is what Plain makes of an option: what it is worth, in Force, and why (a
//     Motive). Rank gives them all; package coach puts them into words.
//
//   - A Fight is a battle as it could go, reckoned over a Spread of destiny numbers.
//
//   - A Look shows what may come of an option, one step on, without what is hidden
//     (game.Game.Foresee). With one, Plain fires weapons where it is good on average, and uses
//     what texts offer where the table is worth more to him then.
//
// Game lets two players play a game to its end. Without a Look no player here knows what a text
// does: a View says it in words alone, and no meaning is read from words. What a text that
// always works will be worth later nobody here reckons.
package bot
