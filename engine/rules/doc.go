// Package rules says what may be done in a game, and does it.
//
//   - A Referee judges a position: which options there are, why the rest is not one,
//     what anything costs. It asks only: no method of it changes the state.
//   - A Game is a Referee and the procedures that change the state. It runs until a
//     person must choose, shows the Decision, and goes on with an Option's key.
//   - A requirement is one thing that must hold before an action. Sets of them stand by
//     noun in needs.go (any move, any deployment, any firing ...); a verb is sets plus
//     its own. They are the only definition of legality: options, Choose and Why are
//     three readings of it. What a procedure asks in its midst goes through the same
//     door, a ballot.
//   - A verb is a kind of action (verbs.go is the table of all, in the order in which
//     they are offered): how its candidates are listed, what they require, what they
//     cost, what begins.
//   - A procedure is a list of steps (procedures.go is the table of all). One that waits
//     is a game.Frame: its name, its step, and a body of its own, a small struct that
//     stands in the file of its noun.
//   - A script is what a clause of game text does, step by step; what it says is compiled
//     in package position.
//
// A file is a noun that a player knows, or a part of one: move_*.go, deploy_*.go,
// weapon_*.go, battle_*.go, creature_*.go, start_*.go. A verb, its requirements and its
// procedure stand together. act_*.go are actions from game text, do_*.go what the words
// of game text do. In all of them g is a Game, r a Referee, f a frame, c the context of
// a text, o an option, w what writes a script.
package rules
