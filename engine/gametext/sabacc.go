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
	UseWildCards struct {
		deed
		Game string // the Interrupt by which it is played
	}
	WinsSabacc struct {
		event
		Game  string
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

func init() {
	say[Step, PlaySabacc]("play sabacc with {Cards}, wild cards {Low} to {High} {Wild many}, clone cards {Clones many}, stakes {Stakes many}{Favor?}",
		"jouer au sabacc avec {Cards} ; jokers de {Low} à {High} : {Wild many} ; cartes clones : {Clones many} ; mises : {Stakes many}{Favor?}")
	say[Favor, CountClones](", with {Cards} clone cards may count {N}", " ; avec {Cards}, les cartes clones peuvent compter pour {N}")
	say[Favor, MakeWild](", with {Cards} {Wild} may be wild", " ; avec {Cards}, {Wild} peut|peuvent@Wild servir de joker")

	say[Deed, UseWildCards]("use wild cards in {Game}", "utiliser aucun joker au {Game}")
	say[Event, WinsSabacc]("won^win {Game} with {Cards}", "gagner au {Game} avec {Cards}")
}
