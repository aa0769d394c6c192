// Package session is a game at one machine: the rules, the file it is saved in,
// and whose seat is in front. It draws nothing.
//
//   - A Session is a game that is being played; Start begins one, Resume goes on
//     with a saved one.
//   - Choose takes the key of an option. What it leads to is saved before Choose
//     returns, so nothing is ever shown that a crash could take back.
//   - The seat in front changes only through the curtain: NeedsCurtain, Lift. What open cards can
//     answer may be asked while both look on (openly.go); a turn that ends by itself is held (Held).
//   - Undo goes back by a choice, an action or a turn, and Redo forward again: it goes on from the newest
//     checkpoint before that, as Resume does from the newest of all.
//   - Why and Explain say nothing of a card that the seat in front does not see.
//   - Choices are marked by what they have shown to each seat. Taking such a one back is
//     what the players agreed on (store.Undoing): ErrShown, ErrAsk, UndoAgreed. Untold
//     tells the other player, and the log keeps it.
//   - A Judging is a position that both players change by hand: one choice of the game once both agree.
//   - A Note says what is not as it was when a game was saved: other texts, decisions
//     that no longer run.
//   - Whatever the rules do, no panic of theirs leaves a Session: a Failure, a Closed
//     game or a Fault says it.
//
// A session sees the game through game.Game alone. It asks for one View a seat and
// decision and keeps it; where a game stands it asks by Status.
//
// A decision with one possible answer is not shown, unless its seat is to be asked all the
// same: the session gives the answer, and it is saved like any other.
//
// A game of which one side plays alone (store.Header.Alone) asks the other seat nothing: what it
// must decide is passed, or the first thing is done that is offered.
//
// An everyday go test kills a process that plays 25 times; CANTINA_LONG=1 go test
// kills it 1,000 times, which takes half an hour.
package session
