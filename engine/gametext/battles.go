package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	Fight struct { // battle.local, battle.besieged, battle.participants.captive-text
		step
		Cards Filter
		Foes  Foes
	}
	Lends struct { // from another location (battle.destiny.ability)
		step
		Cards Filter
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
	say[Step, Lends]("{Cards} lends|lend any amount of ability to your battle destiny", "{Cards} prête|prêtent n'importe quelle part de son|leur habileté pour votre destinée de bataille")
	say[Foes, Against]("against {Cards}", "contre {Cards}")
}
