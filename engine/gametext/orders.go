package gametext

// Moves that cards order or allow, and who sleeps.

type (
	MovedFromHere struct { // what just left the location of the card that carries the text
		head
		Cards Filter `bind:"cards"`
	}
)

func init() {
	say[Head, MovedFromHere]("if {Cards} just moved from here", "si {Cards} vient|viennent de partir d'ici")
}
