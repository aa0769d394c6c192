package gametext

// Words of the start of the game and of Objectives.

type (
	Imprison struct { // start.captive-start
		step
		Cards Filter
		To    Filter
	}
	StartingHand struct {
		step
		N int
	}
	WinGame struct { // win.special
		step
		Who Who
	}
	FlipThis struct { // objective.flip
		rule
		If Cond
	}
	OutOfPlay struct { // of the card that has the text
		rule
		If Cond
	}

	StartedWith struct {
		cond
		Cards Filter
	}
)

func init() {
	say[Step, Imprison]("imprison {Cards} of opponent's choice from opponent's Reserve Deck at {To}", "emprisonner {Cards} au choix de l'adversaire depuis la pile de cartes de réserve de l'adversaire à {To}")
	say[Step, StartingHand]("draw {N} cards for your starting hand", "tirer {N} cartes pour votre main de départ")
	say[Step, WinGame]("{Who} wins|win the game", "{Who} gagne|gagnez la partie")
	say[Rule, FlipThis]("flip this if {If}", "retournez cette carte si {If}")
	say[Rule, OutOfPlay]("place this out of play if {If}", "placez cette carte hors jeu si {If}")

	say[Cond, StartedWith]("your starting location was {Cards}", "votre localisation de départ était {Cards}")
}
