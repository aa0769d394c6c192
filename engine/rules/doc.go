// Package rules is the one place where game text meets state.
//
//   - A Game is a catalog, its compiled text and a game.State.
//   - A procedure is a list of steps; procedures.go has the table of all. One that
//     waits for a person is a game.Frame, and what it remembers is a body: a struct of
//     its own in the file of its noun. Both are data.
//   - A requirement is one thing that must hold before an action. It is the only
//     definition of legality: options, Choose and Why are three readings of it.
//   - A gesture is how a person begins an action: which card he takes, what he brings it
//     to. Meant and Why read them; each kind of action has one.
//   - A program is the catalog's text, compiled: modifiers, actions, responses.
//
// Files are named after what they rule: turn, deploy, move, drain, battle, fire,
// destiny, lose. Words of the game text are carried out in the files do_*.go.
package rules
