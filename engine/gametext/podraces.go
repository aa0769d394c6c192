package gametext

// What is said of Podraces (chapter 24 of the rules): when one is won, what the winner
// and the loser have of it, how many race destinies a Podracer draws.

type (
	RaceWon struct { // podrace.win
		rule
		Over, Gain, Loss int
	}
	RaceDraws struct { // podrace.podracers
		rule
		N int
	}
	RaceChoice struct { // podrace.podracers
		rule
		N, Keep int
	}
)

func init() {
	say[Rule, RaceDraws]("draws {N} race destiny instead of 1", "{this} tire {N} destinée|destinées@N de course au lieu de 1")
	say[Rule, RaceChoice]("draws {N} race destiny instead of 1 and places exactly {Keep} of them", "{this} tire {N} destinée|destinées@N de course au lieu de 1 et en pose exactement {Keep}")
	say[Rule, RaceWon]("race total > {Over}, greater than opponent's highest, wins a Podrace in any move phase: winner retrieves {Gain} Force and loser loses {Loss} Force",
		"un total de course > {Over} et supérieur au plus haut de l'adversaire gagne une course de modules pendant n'importe quelle phase de déplacement : le gagnant récupère {Gain} Force et le perdant perd {Loss} Force")
}
