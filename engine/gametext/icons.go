package gametext

// What the icons of a card stand for (01-cards, icon.*), and characteristics that a
// text gives.

type (
	Maintain struct { // icon.maintenance
		step
		N       int
		Recycle Recycle
	}
)

// A Recycle is what it costs to keep a card that is not maintained.
type Recycle interface{ isRecycle() }
type recycle struct{}

func (recycle) isRecycle() {}

type LosesToRecycle struct {
	recycle
	N int
}

func init() {
	say[Step, Maintain]("use {N} Force to maintain this{Recycle?}, or place it out of play", "utiliser {N} Force pour entretenir cette carte{Recycle?}, ou la placer hors jeu")
	say[Recycle, LosesToRecycle](", lose {N} Force to place it in Used Pile", ", perdre {N} Force pour la placer sur votre pile utilisée")
}
