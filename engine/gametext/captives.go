package gametext

// What is said of captives (chapter 15 of the rules).

type (
	Seize struct { // capture.needs-card
		step
		Cards Filter
	}
	Release struct { // captive.release.cards
		step
		Cards  Filter
		Chance Chance
	}
)

func init() {
	say[Step, Seize]("capture {Cards}", "capturer {Cards}")
	say[Step, Release]("release {Cards} {Chance?}", "libérer {Chance?} {Cards}")
}
