package gametext

// What is said of captives (chapter 15 of the rules).

type (
	Release struct { // captive.release.cards
		step
		Cards Filter
	}
	ThisEscorts struct{ post }
)

func init() {
	say[Step, Release]("release {Cards}", "libérer {Cards}")
	say[Post, ThisEscorts]("this escorts", "escorté|escortée|escortés|escortées par cette carte")
}
