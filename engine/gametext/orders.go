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
	Sleeps struct { // move.sleeping
		step
		Cards Filter
	}
	BombingRuns struct { // move.bombing-run
		step
		Cards Filter
	}
	AttackRuns struct { // move.attack-run
		step
		Cards Filter
	}
)

func init() {
	say[Head, MovedFromHere]("if {Cards} just moved from here", "si {Cards} vient|viennent de partir d'ici")
	say[Step, Follow]("follow {Cards}", "suivre {Cards}")
	say[Step, MoveTo]("move {Cards} to {To}", "déplacer {Cards} vers {To}")
	say[Step, Sleeps]("{Cards} sleeps|sleep", "{Cards} dort|dorment")
	say[Step, BombingRuns]("{Cards} may make bombing runs to here", "{Cards} peut|peuvent faire des missions de bombardement ici")
	say[Step, AttackRuns]("{Cards} may make Attack Runs here", "{Cards} peut|peuvent faire des missions d'attaque ici")
}
