// Package rules is the one place where game text meets state.
//
//   - A Game is a catalog, its compiled text and a game.State.
//   - A step is one step of a procedure; procs lists the procedures. A procedure
//     that waits for a person is a game.Frame, which is data.
//   - A requirement is one thing that must hold before an action. It is the only
//     definition of legality: options, Choose and Why are three readings of it.
//   - A gesture is how a person begins an action: which card he takes, what he brings it
//     to. Meant and Why read them; each kind of action has one.
//   - A program is the catalog's text, compiled: modifiers, actions, responses.
//
// Files are named after what they rule: turn, deploy, move, drain, battle, fire,
// destiny, lose. Words of the game text are carried out in the files do_*.go.
package rules
