package gametext

import "cantina/engine/card"

// What becomes of Force as it is activated.

type (
	DrawnInstead struct { // life.activate
		rule
		Which Ordinal
	}
)

// An Ordinal is the place of a thing among those of its kind.
type Ordinal uint8

const (
	First Ordinal = iota
	Second
)

func init() {
	words[Ordinal](card.T("first", "première"), card.T("second", "deuxième"))
	say[Rule, DrawnInstead]("{Which} Force you activate in your activate phase may be drawn into hand instead",
		"la {Which} Force que vous activez pendant votre phase d'activation peut être tirée en main au lieu d'être activée")
}
