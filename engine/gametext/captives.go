package gametext

// What is said of captives (chapter 15 of the rules).

type Release struct { // captive.release.cards
	step
	Cards Filter
}

func init() {
	say[Step, Release]("release {Cards}", "libérer {Cards}")
}
