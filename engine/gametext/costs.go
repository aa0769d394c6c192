package gametext

import "cantina/engine/card"

// What it costs players to initiate battles and Force drains, and what they pay first.

type (
	MustFirst struct { // value.separate-cost
		rule
		Who   Who
		How   Payment
		N     int
		At    Place // of a deployment; other events say it themselves
		Event Event
	}
	InitiatesFor struct { // battle.cost
		rule
		Who  Who
		What Initiative
		Cost Cost
		At   Place
	}
)

// An Initiative is what a player initiates in his own phase.
type Initiative uint8

const (
	OfBattles Initiative = iota
	OfDrains
)

func init() {
	words[Initiative](card.T("battles", "les batailles"), card.T("Force drains", "les drains de Force"))
	say[Rule, MustFirst]("{Who} must first {How} {N} Force {At?} to {Event inf}", "{Who} doit|devez d'abord {How inf} {N} Force {At?} pour {Event inf}")
	say[Rule, InitiatesFor]("{Who} initiates|initiate {What} {Cost} {At?}", "{Who} engage|engagez {What} {Cost} {At?}")
}
