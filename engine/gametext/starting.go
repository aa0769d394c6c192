package gametext

import "cantina/engine/card"

// Words of the start of the game and of Objectives.

type (
	StartingHand struct {
		step
		N int
	}
	ThisIf struct { // done to the card that has the text
		rule
		What Turning
		If   Cond
	}
)

// A Turning is what becomes of a card when something is so.
type Turning uint8

const (
	FlipThis Turning = iota // objective.flip
	OutOfPlay
	ToUsedPile
)

func init() {
	say[Step, StartingHand]("draw {N} cards for your starting hand", "tirer {N} cartes pour votre main de départ")
	words[Turning](card.T("flip this", "retourner cette carte"), card.T("place this out of play", "placer cette carte hors jeu"),
		card.T("place this in your Used Pile", "placer cette carte dans votre pile utilisée"))
	say[Rule, ThisIf]("{What} if {If}", "{What} si {If}")
}
