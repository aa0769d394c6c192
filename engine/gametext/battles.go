package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	AddsPowerDestiny struct { // battle.power.destiny
		step
		N int
	}
	AddsAttritionDestiny struct { // battle.attrition.destiny
		step
		N int
	}
	AbilityForDestiny struct { // battle.destiny.threshold
		step
		By Change
	}
	AttritionIs struct { // battle.attrition.total
		step
		By Change
		At Post
	}
	NoAttrition struct { // battle.attrition.cancel
		step
		Who Who
		At  Post
	}
	LosesImmunity struct { // battle.attrition.immunity.lost
		step
		Cards Filter
	}
	Excluded struct { // battle.exclude
		step
		Cards Filter
	}
	DamageTripled struct{ step } // battle.damage.amount
	DamageIs      struct {
		step
		By Change
	}
	MayInitiate  struct{ step } // presence.pseudo
	MayBeBattled struct{ step }
	InPlaceOf    struct { // battle.forfeit.in-place
		step
		Cards Filter
	}

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

	BothDrew struct { // battle.destiny.both-complete
		head
		N int
	}
	WonBattleEnded struct { // battle.end.winner-effects
		head
		Who Who
		At  Post
	}
)

func init() {
	say[Step, AddsPowerDestiny]("adds {N} destiny|destinies to your total power only", "ajoute {N} destinée|destinées à votre puissance totale seulement")
	say[Step, AddsAttritionDestiny]("adds {N} destiny|destinies to attrition only", "ajoute {N} destinée|destinées à l'attrition seulement")
	say[Step, AbilityForDestiny]("ability required to draw battle destiny here is {By}", "l'habileté requise pour tirer une destinée de bataille ici est de {By}")
	say[Step, AttritionIs]("attrition against opponent is {By} in battles {At}", "l'attrition contre l'adversaire est de {By} dans les batailles {At}")
	say[Step, NoAttrition]("attrition against {Who} {At} is canceled", "l'attrition contre {Who:vous|l'adversaire|chaque joueur} {At} est annulée")
	say[Step, LosesImmunity]("{Cards} loses|lose immunity to attrition", "{Cards} perd|perdent l'immunité contre l'attrition")
	say[Step, Excluded]("{Cards} is|are excluded from battle", "{Cards} est|sont exclu|exclue|exclus|exclues de la bataille")
	say[Step, DamageTripled]("battle damage is tripled", "les dommages de bataille sont triplés")
	say[Step, DamageIs]("battle damage is {By}", "les dommages de bataille sont de {By}")
	say[Step, MayInitiate]("initiate battle", "engager une bataille")
	say[Step, MayBeBattled]("be battled", "être combattue")
	say[Step, InPlaceOf]("be forfeited in place of {Cards} that was hit", "être abandonnée à la place de {Cards} touché|touchée|touchés|touchées")

	say[Step, AddPowerDestiny]("add {N} destiny|destinies to your total power only", "ajouter {N} destinée|destinées à votre puissance totale seulement")
	say[Step, ReduceAttrition]("reduce attrition against {Who} by {N}", "réduire de {N} l'attrition contre {Who:vous|l'adversaire|chaque joueur}")
	say[Step, SwitchDestinies]("switch those battle destinies", "échanger ces destinées de bataille")
	say[Step, TripleResult]("triple its result", "tripler son résultat")
	say[Step, LocalBattle]("{Cards} battles|battle {With}", "{Cards} se bat|battent contre {With}")

	say[Head, BothDrew]("if both players just drew {N} battle destiny", "si les deux joueurs viennent de tirer {N} destinée|destinées de bataille")
	say[Head, WonBattleEnded]("if a battle {Who} won just ended {At}", "si une bataille que {Who:vous avez gagnée|l'adversaire a gagnée|chaque joueur a gagnée} vient de se terminer {At}")
}
