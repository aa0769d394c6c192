// Package enginetest is the suite that every game must pass.
//
// Play plays a game with random players and checks, at its decisions, what must
// always hold: the state is whole, keys are unique, everything is said in both
// languages, what is on offer is accepted and nothing else is, a clone and a saved
// game are equal and independent, what is hidden changes nothing that the other seat
// is shown or told, a choice says what it has shown, the game ends, and its replay leads
// to the same state. A failure prints the seed and the decision and writes the replay.
//
// WhoIsAsked deals what is hidden anew before each move, and compares who is asked then.
//
// Package tables below it is an alarm: positions laid at random, whose every reading is noted.
//
// An everyday go test plays some dozen games and takes less than half a minute.
// CANTINA_LONG=1 go test -timeout 2h plays ten times as many, looks at every
// decision, and adds 2,000 games: for whoever changes what all cards share.
package enginetest
