// Package position says what is so: where cards are and how places hang together, who
// has presence and control, what every number is and why, which texts are at work. It
// asks only; nothing in it changes the state (a test holds that).
//
//   - A Position is a catalog, its text compiled, and a game.State. It remembers what it
//     has found out (memo.go) for as long as the state has not changed.
//   - A Program is the text of a catalog, compiled once and shared: a Text for each card,
//     a Clause for each sentence.
//   - A Guest is a text at work at a location that is not its card's. Its sentences are that
//     location's, and so are "here" and the limits; they have numbers of their own, so that
//     Clause finds them whatever becomes of the cards.
//   - A Context is what words are understood against: whose text, which card's, what it
//     has bound, which event it speaks of.
//   - Text that nothing carries out where it stands is refused (refuse.go), with the place
//     and how to mend it; its card is declined, and no game knows of it.
//   - Words become functions of a Context: a Matcher (nouns and what follows them), a
//     condition, an Amount, a place. A Modifier is a rule that stands; one at work is a
//     Working modifier.
//
// What words do, and what may be done, is package rules. Each word of the phrasebook is
// tied to its function once, in an init of the file of its theme: nouns.go, posts.go,
// places.go, conditions.go, amounts.go, heads.go, moments.go, standing.go. A second
// function for a word stops the program when it starts.
package position
