package gametext

// Moves that cards order or allow, and who sleeps.

type (
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
	say[Step, Follow]("follow {Cards}", "suivre {Cards}")
	say[Step, MoveTo]("move {Cards} to {To}", "déplacer {Cards} vers {To}")
}
