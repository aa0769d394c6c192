package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// Rules that stand: a subject and what is said of it. They hold as soon and as long as
// their condition does (value.automatic).

type (
	Does struct { // of the card that carries the text
		rule
		Do []Pred
	}
	CardsDo struct {
		rule
		Cards Filter
		Do    []Pred
	}
	Measure struct { // a number of the game is changed
		rule
		What Quantity
		At   Place
		By   Change
	}
	Turned struct {
		rule
		What Quantity
		At   Place
		How  Turn
	}
	Firm struct { // value.forbidden, value.limit
		rule
		What Quantity
		At   Place
		How  Tampering
	}
	Limited struct { // a limit comes last (value.limit)
		rule
		What Quantity
		At   Place
		N    int
	}
	PlayerMayNot struct {
		rule
		Who  Who
		Deed Deed
	}
	TextCanceled struct { // action.cancel.text
		rule
		Cards Filter
	}
)

// A Turn is what becomes of a number as a whole.
type Turn uint8

const (
	Doubled Turn = iota
	Tripled
	Halved // rounded up (ex.drain.7)
	Void
)

// A Tampering is what may not be done to a number.
type Tampering uint8

const (
	Increased Tampering = iota
	Reduced
	RaisedAbovePrint
	ModifiedByOpponent
	CanceledByOpponent
)

// An Undertaking is what a player does.
type Undertaking uint8

const (
	MovingHere Undertaking = iota
	ReactingTo             // react.def
	ReactingToOrFrom
	InitiatingBattles // battle.condition, at some place
	ForceDraining     // drain.condition, at some place
)

// A Deed is what a player may not do.
type Deed interface{ isDeed() }
type deed struct{}

func (deed) isDeed() {}

type (
	Undertakes struct {
		deed
		What Undertaking
		At   Place
	}
	DrawMore struct { // battle.destiny.count
		deed
		N  int
		At Place
	}
)

func init() {
	words[Turn](card.T("doubled", "doublé|doublée|doublés|doublées"), card.T("tripled", "triplé|triplée|triplés|triplées"),
		card.T("halved (rounded up)", "réduit de moitié (arrondi au supérieur)|réduite de moitié (arrondie au supérieur)|réduits de moitié (arrondis au supérieur)|réduites de moitié (arrondies au supérieur)"),
		card.T("canceled", "annulé|annulée|annulés|annulées"))
	words[Tampering](card.T("increased", "augmenté|augmentée|augmentés|augmentées"), card.T("reduced", "réduit|réduite|réduits|réduites"),
		card.T("above its printed value", "porté|portée|portés|portées au-delà de sa valeur imprimée"),
		card.T("modified by opponent", "modifié|modifiée|modifiés|modifiées par l'adversaire"),
		card.T("canceled by opponent", "annulé|annulée|annulés|annulées par l'adversaire"))

	say[Rule, Does]("{Do and}", "{this} {Do and}")
	say[Rule, CardsDo]("{Cards} {Do and}", "{Cards each} {Do and}")
	say[Rule, Measure]("{What} {At?} is|are {By}", "{What} {At?} est|sont augmenté|augmentée|augmentés|augmentées±diminué|diminuée|diminués|diminuées de {By abs}")
	say[Rule, Turned]("{What} {At?} is|are {How}", "{What} {At?} est|sont {How}")
	say[Rule, Firm]("{What} {At?} may not be {How}", "{What} {At?} ne peut|peuvent pas être {How}")
	say[Rule, Limited]("{What} {At?} is|are limited to {N}", "{What} {At?} est|sont limité|limitée|limités|limitées à {N}")
	say[Rule, PlayerMayNot]("{Who} may not {Deed}", "{Who} ne peut|pouvez {Deed}")
	say[Rule, TextCanceled]("game text of {Cards} is canceled", "le texte de {Cards} est annulé")

	words[Undertaking](card.T("move here", "effectuer aucun déplacement vers ici"), card.T("react to here", "pas réagir vers ici"),
		card.T("react to or from here", "réagir ni vers ici ni depuis ici"),
		card.T("initiate battles", "engager aucune bataille"), card.T("Force drain", "effectuer aucun drain de Force"))
	say[Deed, Undertakes]("{What} {At?}", "{What} {At?}")
	say[Deed, DrawMore]("draw more than {N} battle destiny {At?}", "")
}

// french says "tirer aucune destinée de bataille" of no more than none.
func (x DrawMore) french(w *writer, _ agreement, space bool) {
	switch x.N {
	case 0:
		w.put("tirer aucune destinée de bataille", space)
	case 1:
		w.put("pas tirer plus d'une destinée de bataille", space)
	default:
		w.put("pas tirer plus de "+itoa(x.N)+" destinées de bataille", space)
	}
	w.spaced(reflect.ValueOf(&x.At).Elem(), "", agreement{}, true)
}
