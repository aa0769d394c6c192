package gametext

// What the icons of a card stand for (01-cards, icon.*), and characteristics that a
// text gives.

type (
	Maintain struct { // icon.maintenance
		step
		N    int
		Lose int
	}
	MaintainOrOut struct {
		step
		N int
	}
)

func init() {
	say[Step, Maintain]("use {N} Force to maintain this, lose {Lose} Force to place it in Used Pile, or place it out of play",
		"utiliser {N} Force pour entretenir cette carte, perdre {Lose} Force pour la placer dans la pile de cartes utilisées, ou la placer hors jeu")
	say[Step, MaintainOrOut]("use {N} Force to maintain this, or place it out of play",
		"utiliser {N} Force pour entretenir cette carte, ou la placer hors jeu")
}
