package gametext

// Words of the start of the game and of Objectives.

type (
	FrontSide struct{ head } // a face of a double-sided card
	BackSide  struct{ head }

	DeployOutOf struct {
		step
		Cards Filter
		From  Pile
	}
	DeployOutOfTo struct {
		step
		Cards Filter
		From  Pile
		To    Filter
	}
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
	FirstTurn struct{ step }
	FlipThis  struct{ step }
	OutOfPlay struct{ step } // of the card that has the text

	MayNotDeploy struct { // deploy.restriction.objective
		step
		Who   Who
		Cards Filter
	}
	NotConverted struct {
		step
		Cards Filter
	}
	DeployOnlyIf struct {
		step
		If Cond
	}

	StartedWith struct {
		cond
		Cards Filter
	}
	OnTableNow struct {
		cond
		Cards Filter
	}
	NoneOnTable struct {
		cond
		Cards Filter
	}

	WithoutCost struct{ post }
)

func init() {
	say[Head, FrontSide]("front", "recto")
	say[Head, BackSide]("back", "verso")

	say[Step, DeployOutOf]("deploy {Cards} from {From}", "déployer {Cards} depuis votre {From}")
	say[Step, DeployOutOfTo]("deploy {Cards} from {From} to {To}", "déployer {Cards} depuis votre {From} à {To}")
	say[Step, Imprison]("imprison {Cards} of opponent's choice from opponent's Reserve Deck at {To}", "emprisonner {Cards} au choix de l'adversaire depuis la pile de cartes de réserve de l'adversaire à {To}")
	say[Step, StartingHand]("draw {N} cards for your starting hand", "tirer {N} cartes pour votre main de départ")
	say[Step, FirstTurn]("take the first turn", "jouer le premier tour")
	say[Step, WinGame]("{Who} wins|win the game", "{Who} gagne|gagnez la partie")
	say[Step, FlipThis]("flip this", "retourner cette carte")
	say[Step, OutOfPlay]("place this out of play", "placer cette carte hors jeu")
	say[Step, MayNotDeploy]("{Who} may not deploy {Cards}", "{Who} ne peut|pouvez pas déployer {Cards}")
	say[Step, NotConverted]("{Cards} may not be converted", "{Cards} ne peut|peuvent pas être converti|convertie|convertis|converties")
	say[Step, DeployOnlyIf]("deploys only if {If}", "ne se déploie que si {If}")

	say[Cond, StartedWith]("your starting location was {Cards}", "votre localisation de départ était {Cards}")
	say[Cond, OnTableNow]("{Cards} is|are on table", "{Cards} est|sont sur la table")
	say[Cond, NoneOnTable]("no {Cards one} is on table", "aucun|aucune|aucun|aucune@Cards {Cards one} n'est sur la table")

	say[Post, WithoutCost]("without deploy cost", "sans coût de déploiement")
}
