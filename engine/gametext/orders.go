package gametext

// Moves that cards order or allow, and who sleeps.

type (
	MovedFromHere struct { // what just left the location of the card that carries the text
		head
		Cards Filter `bind:"cards"`
	}
	Follow struct { // move.follow
		step
		Cards Filter
	}
	MoveTo struct { // move.by-card, move.forced-by-opponent
		step
		Cards Filter
		To    Filter
	}
)

func init() {
	say[Head, MovedFromHere]("if {Cards} just moved from here", "si {Cards} vient|viennent de partir d'ici")
	say[Step, Follow]("follow {Cards}", "suivre {Cards}")
	say[Step, MoveTo]("move {Cards} to {To}", "déplacer {Cards} vers {To}")
}
