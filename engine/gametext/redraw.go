package gametext

// A hand that is exchanged for new cards.

type (
	Redraw struct { // pile.place, turn.draw.forced
		step
		Whose Whose
		Pile  Pile
	}
)

func init() {
	say[Step, Redraw]("place all cards from your hand on top of your Used Pile and take as many from top of {Whose} {Pile} into hand",
		"placer toutes les cartes de votre main sur votre pile utilisée et en prendre autant en main du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
}
