package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	AddPowerDestiny struct {
		step
		N int
	}
	ReduceAttrition struct { // battle.power.optional
		step
		Who Who
		N   Amount
	}
	SwitchDestinies struct{ step } // battle.destiny.both-complete
	TripleResult    struct{ step } // of the action that is answered
	LocalBattle     struct {       // battle.local
		step
		Cards Filter
		With  Filter
	}
)

func init() {

	say[Step, AddPowerDestiny]("add {N} destiny|destinies to your total power only", "ajouter {N} destinée|destinées à votre puissance totale seulement")
	say[Step, ReduceAttrition]("reduce attrition against {Who} by {N}", "réduire de {N} l'attrition contre {Who:vous|l'adversaire|chaque joueur}")
	say[Step, SwitchDestinies]("switch those battle destinies", "échanger ces destinées de bataille")
	say[Step, TripleResult]("triple its result", "tripler son résultat")
	say[Step, LocalBattle]("{Cards} battles|battle {With}", "{Cards} se bat|battent contre {With}")
}
