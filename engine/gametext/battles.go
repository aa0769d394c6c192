package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	TripleResult struct{ step } // of the action that is answered
	Battle       struct {       // battle.local, battle.besieged, battle.participants.captive-text
		step
		Cards Filter
		Foes  Foes
	}

	BothDrew struct { // battle.destiny.both-complete
		head
		N int
	}
	WonBattleEnded struct { // battle.end.winner-effects
		head
		Who Who
		At  Place
	}
)

// Foes are whom some cards battle, and nobody else.
type Foes interface{ isFoes() }
type foes struct{}

func (foes) isFoes() {}

type Against struct {
	foes
	Cards Filter
}

func init() {

	say[Step, TripleResult]("triple its result", "tripler son résultat")
	say[Step, Battle]("{Cards} battles|battle {Foes?}", "{Cards} se bat|battent {Foes?}")
	say[Foes, Against]("against {Cards}", "contre {Cards}")

	say[Head, BothDrew]("if both players just drew {N} battle destiny", "si les deux joueurs viennent de tirer {N} destinée|destinées de bataille")
	say[Head, WonBattleEnded]("if a battle {Who} won just ended {At}", "si une bataille que {Who:vous avez gagnée|l'adversaire a gagnée|chaque joueur a gagnée} vient de se terminer {At}")
}
