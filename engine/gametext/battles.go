package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	Fight struct { // battle.local, battle.besieged, battle.participants.captive-text
		step
		Cards Filter
		Foes  Foes
	}
)

// Foes are whom some cards battle, and nobody else; or what a destiny draw targets.
type Foes interface{ isFoes() }
type foes struct{}

func (foes) isFoes() {}

type Against struct {
	foes
	Cards Filter
}

func init() {
	say[Step, Fight]("{Cards} battles|battle {Foes?}", "{Cards} se bat|battent {Foes?}")
	say[Foes, Against]("against {Cards}", "contre {Cards}")
}
