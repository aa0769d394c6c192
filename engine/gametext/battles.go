package gametext

// What is said of battles: destinies drawn for one purpose, attrition, exclusion,
// battle damage, and the moments of a battle (chapter 11 of the rules).

type (
	TripleResult struct{ step } // of the action that is answered
	LocalBattle  struct {       // battle.local
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
		At  Place
	}
)

func init() {

	say[Step, TripleResult]("triple its result", "tripler son résultat")
	say[Step, LocalBattle]("{Cards} battles|battle {With}", "{Cards} se bat|battent contre {With}")

	say[Head, BothDrew]("if both players just drew {N} battle destiny", "si les deux joueurs viennent de tirer {N} destinée|destinées de bataille")
	say[Head, WonBattleEnded]("if a battle {Who} won just ended {At}", "si une bataille que {Who:vous avez gagnée|l'adversaire a gagnée|chaque joueur a gagnée} vient de se terminer {At}")
}
