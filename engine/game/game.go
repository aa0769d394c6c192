package game

import (
	"strings"

	"cantina/engine/card"
)

// A Game is a game in progress seen from outside, the one door through which the
// table, the terminal, bots, replays and saves see it: who must choose and among
// what, what each seat may know, and why. It is not safe for two goroutines.
type Game interface {
	// Status is where the game stands, as everybody at the table sees it. Asking
	// costs next to nothing.
	Status() Status
	// Decision is what a player must choose now; nil when the game is over.
	Decision() *Decision
	// Choose takes an option by its key and goes on until a player must choose
	// again. It returns what happened; with an error nothing has changed.
	Choose(key string) ([]Event, error)
	// Judge is the game as it would stand after the key of a Ruling, before anybody goes on: to be
	// looked at. unlawful is what of that position the rules do not allow; Choose takes the key only
	// where there is nothing. The error says why no ruling is made here, or what is not understood.
	Judge(key string) (as Game, unlawful []Reason, err error)
	// Conditioned tells whether a card is in a condition now, as a ruling may change it.
	Conditioned(id CardID, is Condition) bool
	// Learned tells how many cards each seat has come to see by the last choice that it
	// did not see before: drawn, played, looked at, drawn for destiny. Records mark it.
	Learned() [card.Sides]int
	// View is all that a seat may know.
	View(seat card.Side) *View
	// Meant are the kinds of action that a seat can mean by bringing a card to
	// another, the nearest first; target 0: to anything, or by using it at all.
	Meant(seat card.Side, id, target CardID) []Verb
	// Why says why what is meant by bringing a card to another is not legal now;
	// nothing if it is.
	Why(seat card.Side, id, target CardID) []Reason
	// Foresee is what the seat that must decide may expect to see after one of its options, until
	// somebody may act again, out of battle: what is hidden from it is dealt anew by the number as, answer gives
	// its further answers, and the opponent passes. nil: that cannot be told.
	Foresee(key string, as uint64, answer func(*View) string) *View
	// Later is what the player whose turn it is could do in later phases of it, if both pass until then;
	// what is hidden from him is dealt anew by the number as.
	Later(as uint64) []Later
	// Explain says why a number of a card is what it is.
	Explain(id CardID, s card.Stat) Sum
	// Save encodes the whole game.
	Save() ([]byte, error)
	// Hash is a fingerprint of the state: equal games have the same on every system.
	Hash() uint64
}

// ConcedeKey is the key by which a player gives up. It is never among the options and
// always taken, whoever must decide (win.concede).
func ConcedeKey(side card.Side) string { return side.String() + " concede" }

// KeySide is the side whose choice a key is: every key begins with it.
func KeySide(key string) (card.Side, bool) {
	side, _, _ := strings.Cut(key, " ")
	return card.SideOf(side)
}

// TimeKey is the key by which a player says that time is up; it is taken while
// Status.MayTime (win.time).
func TimeKey(side card.Side) string { return side.String() + " time" }

// A Status is where a game stands: what lies open for both players and needs no
// look at the cards.
type Status struct {
	Turn     int
	Active   card.Side
	Phase    Phase
	Decider  card.Side       // who must choose now
	Rule     string          // by which rule: everybody sees that
	Hands    [card.Sides]int // how many cards each player holds
	Fighting bool            // a battle is in progress
	MayTime  bool            // played by the clock, and nobody has said yet that time is up (win.time)
	Ended    bool
	Winner   int8 // 1 + side, 0 a draw
	Why      card.Text
}
