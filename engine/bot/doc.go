// Package bot is players that are no persons. A Player sees a game.View, what one
// seat may know, and answers with the key of an option.
//
// Random is the player of the suite and of "tool sim". Game lets two players play
// a game to its end.
package bot
