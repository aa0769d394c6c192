package gametext

// What is said of Podraces (chapter 24 of the rules): when one is won, and what the winner
// and the loser have of it.

type RaceWon struct { // podrace.win
	rule
	Over, Gain, Loss int
}

func init() {
	say[Rule, RaceWon]("race total > {Over}, greater than opponent's highest, wins a Podrace in any move phase: winner retrieves {Gain} Force and loser loses {Loss} Force",
		"un total de course > {Over} et supérieur au plus haut de l'adversaire gagne une course de modules pendant n'importe quelle phase de déplacement : le gagnant récupère {Gain} Force et le perdant perd {Loss} Force")
}
