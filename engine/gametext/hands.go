package gametext

// What becomes of the cards in the opponent's hand.

type (
	TrimHand struct { // pile.random
		step
		N int
	}
	LoseAlike struct { // copies of one title in the opponent's hand
		step
		N int
	}
)

func init() {
	say[Step, TrimHand]("place all but {N} cards at random from opponent's hand in opponent's Used Pile", "placer toutes les cartes de la main adverse sauf {N}, au hasard, dans la pile utilisée de l'adversaire")
	say[Step, LoseAlike]("all cards of which at least {N} are in opponent's hand are lost", "toutes les cartes dont au moins {N} exemplaires sont dans la main adverse sont perdues")
}
