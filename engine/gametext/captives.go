package gametext

// What is said of captives (chapter 15 of the rules).

type (
	CaptureIf struct { // capture.choice: Dark chooses what becomes of each
		step
		Cards Filter
		Total Amount
	}
	Release struct { // captive.release.cards
		step
		Cards Filter
	}
	CaptivesBattle struct { // battle.participants.captive-text
		step
		Cards Filter
	}
	ThisEscorts struct{ post }
)

func init() {
	say[Step, CaptureIf]("capture {Cards} if {Total} > defense value", "capturer {Cards} si {Total} > valeur de défense")
	say[Step, Release]("release {Cards}", "libérer {Cards}")
	say[Step, CaptivesBattle]("{Cards} initiates|initiate a battle", "{Cards} engage|engagent une bataille")
	say[Post, ThisEscorts]("this escorts", "escorté|escortée|escortés|escortées par cette carte")
}
