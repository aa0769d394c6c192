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
		What  Script
		Cards Filter
	}
	TextSpreads struct { // what the location of the card says to a player (ruling.expand-the-empire)
		rule
		Whose Whose
		At    Place
	}
)

// A Script is the text of a card, or of a location what it says to the opponent
// (location.text-side).
type Script uint8

const (
	WholeText Script = iota
	TheirText
)

// A Turn is what becomes of a number as a whole.
type Turn uint8

const (
	Doubled Turn = iota
	Tripled
	Halved // rounded up (ex.drain.7)
	HalvedDown
	Void
	NotIncreased // value.forbidden
	NotReduced
	NotAbovePrint
	NotModified // by the opponent
	NotCanceled
)

// An Undertaking is what a player does.
type Undertaking uint8

const (
	MovingHere Undertaking = iota
	ReactingTo             // react.def
	ReactingToOrFrom
	InitiatingBattles // battle.condition, at some place
	ForceDraining     // drain.condition, at some place
	InitiatingEither  // battles and attacks of and on creatures, at some place
	ActivatingForce   // turn.activate.amount
)

// A HandDeed is what a player does with cards of the other's hand by his texts.
type HandDeed uint8

const (
	LookOrRemove HandDeed = iota
	PutInUsed
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
	TouchesHand struct { // pile.look, pile.place
		deed
		What HandDeed
		With Filter
	}
	DrawMore struct { // battle.destiny.count
		deed
		N  int
		At Place
	}
)

func init() {
	words[Turn](card.T("is doubled|are doubled", "est doublé|est doublée|sont doublés|sont doublées"), card.T("is tripled|are tripled", "est triplé|est triplée|sont triplés|sont triplées"),
		card.T("is halved (rounded up)|are halved (rounded up)", "est réduit de moitié (arrondi au supérieur)|est réduite de moitié (arrondie au supérieur)|sont réduits de moitié (arrondis au supérieur)|sont réduites de moitié (arrondies au supérieur)"),
		card.T("is halved (rounded down)|are halved (rounded down)", "est réduit de moitié (arrondi à l'inférieur)|est réduite de moitié (arrondie à l'inférieur)|sont réduits de moitié (arrondis à l'inférieur)|sont réduites de moitié (arrondies à l'inférieur)"),
		card.T("is canceled|are canceled", "est annulé|est annulée|sont annulés|sont annulées"),
		card.T("may not be increased", "ne peut pas être augmenté|ne peut pas être augmentée|ne peuvent pas être augmentés|ne peuvent pas être augmentées"),
		card.T("may not be reduced", "ne peut pas être réduit|ne peut pas être réduite|ne peuvent pas être réduits|ne peuvent pas être réduites"),
		card.T("may not be above its printed value", "ne peut pas être porté au-delà de sa valeur imprimée|ne peut pas être portée au-delà de sa valeur imprimée|ne peuvent pas être portés au-delà de leur valeur imprimée|ne peuvent pas être portées au-delà de leur valeur imprimée"),
		card.T("may not be modified by opponent", "ne peut pas être modifié par l'adversaire|ne peut pas être modifiée par l'adversaire|ne peuvent pas être modifiés par l'adversaire|ne peuvent pas être modifiées par l'adversaire"),
		card.T("may not be canceled by opponent", "ne peut pas être annulé par l'adversaire|ne peut pas être annulée par l'adversaire|ne peuvent pas être annulés par l'adversaire|ne peuvent pas être annulées par l'adversaire"))

	say[Rule, Does]("{Do and}", "{this} {Do and}")
	say[Rule, CardsDo]("{Cards} {Do and}", "{Cards each} {Do and}")
	say[Rule, Measure]("{What} {At?} is|are {By}", "{What} {At?} est|sont augmenté|augmentée|augmentés|augmentées±diminué|diminuée|diminués|diminuées de {By abs}")
	say[Rule, Turned]("{What} {At?} {How}", "{What} {At?} {How}")
	say[Rule, Limited]("{What} {At?} is|are limited to {N}", "{What} {At?} est|sont limité|limitée|limités|limitées à {N}")
	say[Rule, PlayerMayNot]("{Who} may not {Deed}", "{Who:vous|l'adversaire|aucun joueur} ne peut|pouvez {Deed}")
	words[Script](card.T("game text of", "le texte de"), card.T("opponent's game text of", "le texte du côté adverse de"))
	say[Rule, TextCanceled]("{What} {Cards} is canceled", "{What} {Cards} est annulé")
	say[Rule, TextSpreads]("{Whose} game text here also works {At}", "{Whose:votre texte|le texte adverse} d'ici s'applique aussi {At}")

	words[Undertaking](card.T("move here", "effectuer aucun déplacement vers ici"), card.T("react to here", "pas réagir vers ici"),
		card.T("react to or from here", "réagir ni vers ici ni depuis ici"),
		card.T("initiate battles", "engager aucune bataille"), card.T("Force drain", "effectuer aucun drain de Force"),
		card.T("initiate battles or attacks", "engager ni bataille ni attaque"),
		card.T("activate Force", "activer aucune Force"))
	words[HandDeed](card.T("look at your hand or remove cards from it", "ni regarder votre main ni en retirer de cartes"),
		card.T("place cards from your hand in Used Pile", "placer aucune carte de votre main dans la pile utilisée"))
	say[Deed, TouchesHand]("{What} with {With}", "{What} au moyen de {With}")
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
