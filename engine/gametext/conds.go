package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// Conditions: what must be so. Where no card is named the condition is about
// the card that carries the text.

type (
	Outpowered struct { // battle.power.total
		cond
		By Doubling
	}
	Is struct {
		cond
		Cards Filter
		Be    Copula
		What  Filter
	}
	Compare struct {
		cond
		A   Amount
		Cmp Cmp
		B   Amount
	}
	IsParity struct { // value.zero-even
		cond
		N      Amount
		Parity Parity
	}
	AllProvided struct { // value.all-provided
		cond
		How   Share
		Is    Post
		Cards Filter
	}
	IsBlownAway struct { // location.blown-away
		cond
		Cards Filter
	}
)

// A Parity is even or odd; what is no whole number is neither.
type Parity uint8

const (
	Even Parity = iota
	Odd
)

// A Share is how much of a player's ability some cards provide.
type Share uint8

const (
	AllOfIt Share = iota
	NoneOfIt
)

// A Copula says whether cards are something.
type Copula uint8

const (
	AreSo Copula = iota
	AreNotSo
)

// Doubling is whether a number is more or less than twice another.
type Doubling uint8

const (
	MoreThanDouble Doubling = iota
	LessThanDouble
)

// french says "ce nombre" where "autant de" would stand.
func (x Compare) french(w *writer, host agreement, space bool) {
	if found, is := x.A.(Found); is && found.What == ThatMuch {
		w.put("ce nombre", space)
	} else {
		w.spaced(reflect.ValueOf(&x.A).Elem(), "", host, space)
	}
	w.spaced(reflect.ValueOf(x.Cmp), "", host, true)
	w.spaced(reflect.ValueOf(&x.B).Elem(), "", host, true)
}

func init() {
	words[Doubling](card.T("more than double", "plus du double"), card.T("less than double", "moins du double"))
	say[Cond, Outpowered]("opponent has {By} your total power there", "l'adversaire y a {By} de votre puissance totale")
	words[Copula](card.T("is|are", "est|sont"), card.T("is not|are not", "n'est|ne sont"))
	say[Cond, Is]("{Cards} {Be} {What}", "{Cards} {Be} {Be:|pas} {What}")
	say[Cond, Compare]("{A} {Cmp} {B}", "")
	words[Parity](card.T("even", "pair"), card.T("odd", "impair"))
	say[Cond, IsParity]("{N} is {Parity}", "{N} est un nombre {Parity}")
	words[Share](card.T("all your ability", "toute votre habileté"), card.T("none of your ability", "aucune part de votre habileté"))
	say[Cond, AllProvided]("{How} {Is} is provided by {Cards}", "{How} {Is} {How:est|n'est} fournie par {Cards}")
	say[Cond, IsBlownAway]("{Cards} is|are blown away", "{Cards} est|sont anéanti|anéantie|anéantis|anéanties")
}
