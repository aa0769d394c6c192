package gametext

// What is said of sabacc: the Interrupts that begin it, and what texts change in it
// (chapter 17 of the rules).

type (
	PlaySabacc struct { // sabacc.initiate, sabacc.variants
		step
		Cards     Filter `bind:"cards"`
		Low, High int
		Wild      Filter
		Clones    Filter
		Stakes    Filter
		Favor     Favor
	}
	WinsDouble struct { // sabacc.double
		pred
		Game Sabacc
	}
	CanChangeTotal struct {
		can
		N    int
		Game Sabacc
	}
	CanCloneItself struct { // sabacc.clone.option
		can
		Game Sabacc
	}
	UseWildCards struct {
		deed
		Game Sabacc
	}
	WinsSabacc struct {
		event
		Game  Sabacc
		Cards Filter `bind:"cards"`
	}
)

// suits refuses wild cards that could count nothing.
func (x PlaySabacc) suits(Context) string {
	if x.Low > x.High {
		return "a wild card counts from the lower number to the higher; right: wild cards 1 to 6"
	}
	return ""
}

// A Favor is what some of those with whom it is played may do besides
// (sabacc.clone.option).
type Favor interface{ isFavor() }
type favor struct{}

func (favor) isFavor() {}

type (
	CountClones struct {
		favor
		Cards Filter
		N     int
	}
	MakeWild struct {
		favor
		Cards Filter
		Wild  Filter
	}
)

// A Sabacc is a variant of the game, or any of them.
type Sabacc interface{ isSabacc() }
type variant struct{}

func (variant) isSabacc() {}

type (
	AnySabacc  struct{ variant }
	ThisSabacc struct {
		variant
		Title string
	}
)

func init() {
	say[Step, PlaySabacc]("play sabacc with {Cards}, wild cards {Low} to {High} {Wild many}, clone cards {Clones many}, stakes {Stakes many}{Favor?}",
		"jouer au sabacc avec {Cards} ; jokers de {Low} à {High} : {Wild many} ; cartes clones : {Clones many} ; mises : {Stakes many}{Favor?}")
	say[Favor, CountClones](", with {Cards} clone cards may count {N}", " ; avec {Cards}, les cartes clones peuvent compter pour {N}")
	say[Favor, MakeWild](", with {Cards} {Wild} may be wild", " ; avec {Cards}, {Wild} peut|peuvent@Wild servir de joker")

	say[Sabacc, AnySabacc]("sabacc", "sabacc")
	say[Sabacc, ThisSabacc]("{Title}", "{Title}")
	say[Pred, WinsDouble]("wins|win double in {Game}", "gagne|gagnent le double au {Game}")
	say[Can, CanChangeTotal]("increase or reduce your total by {N} in {Game}", "augmenter ou diminuer votre total de {N} au {Game}")
	say[Can, CanCloneItself]("count clone cards as its destiny number in {Game}", "compter les cartes clones pour son chiffre de destinée au {Game}")
	say[Deed, UseWildCards]("use wild cards in {Game}", "utiliser aucun joker au {Game}")
	say[Event, WinsSabacc]("won^win {Game} with {Cards}", "gagner au {Game} avec {Cards}")
}
