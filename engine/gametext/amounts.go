package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// An Amount is a number said in words, as a tree.

type (
	Number struct {
		amount
		N card.Num
	}
	X       struct{ amount } // chosen by the player where it is first used
	CalledX struct {         // other texts may change it (XOf)
		amount
		N Amount
	}
	Found struct { // while the text is carried out
		amount
		What Figure
		Ref  int
	}
	AddedTo struct {
		amount
		A  Amount
		By Delta
	}
	PlusOrMinus struct {
		amount
		A  Amount
		Op Op
		B  Amount
	}
	Half struct { // value.rounding
		amount
		Of  Amount
		Way Rounding
	}
	StatOf struct {
		amount
		Stat  Stat
		Cards Filter
	}
	Count struct {
		amount
		Cards Filter
	}
	CountIcons struct { // of both sides (presence.force-icons)
		amount
		At Place
	}
	CountKinds struct { // of those named one beside the other: how many are there at all
		amount
		Cards Filter
	}
)

// suits refuses "for 2 droids": what is counted is each of the cards.
func (x ForEach) suits(Context) string {
	if per, cards := x.Each.(PerCard); cards && per.Cards.Det != DetEach {
		return `a number changes "for each" of the cards that are counted`
	}
	return ""
}

// A Figure is a number that the text has come to.
type Figure uint8

const (
	Total       Figure = iota // of the destinies drawn so far
	ThatDestiny               // drawn last
	ThatMuch
	Difference   // of the totals of a duel, or of the destinies drawn against a number
	NotedParsecs // by an Utinni Effect (NotesStart); other texts may change it (XOf)
	TheirPower   // the opponent's total power at the location in question
	AnyOfYours   // each of the destinies that you drew together, held against a number for itself
	AnyOfTheirs
	TopRace   // the highest race total of any player (podrace.total)
	YourPower // your own there
	YourBattleDestiny
	TheirBattleDestiny
	YourLifeForce  // life.force
	AbilityPresent // that of your cards in battle which are present there
	TheirTopRace   // podrace.total
	ThisRace       // that of the Podracer with the text
)

func (x Found) refersTo() string {
	return [...]string{ThatDestiny: "destiny", ThatMuch: "number", AnyOfYours: "destiny", ThisRace: ""}[x.What]
}

// An Op joins two numbers.
type Op uint8

const (
	Plus Op = iota
	Minus
	Times
)

// A Rounding says which way a number is rounded.
type Rounding uint8

const (
	Up Rounding = iota
	Down
)

// A Change is what a modifier does to a number.
type Change interface{ isChange() }
type change struct{}

func (change) isChange() {}

type (
	By struct {
		change
		By Delta
	}
	ForEach struct { // value.limit
		change
		By   Delta
		Each Each
		Cap  Cap
	}
	ByX struct { // other texts may change it (XOf)
		change
		By Variable
		N  Amount
	}
)

// A Variable is a number that a text has a letter for, with its sign.
type Variable uint8

const (
	PlusX Variable = iota
	MinusX
)

// A ForceSide is a side of the Force.
type ForceSide uint8

const (
	DarkForce ForceSide = iota
	LightForce
)

// french says "la moitié de ce nombre de" where "autant de" would stand.
func (x Half) french(w *writer, _ agreement, space bool) {
	w.put("la moitié", space)
	w.spaced(reflect.ValueOf(x.Way), "", agreement{}, true)
	w.put("de", true)
	if found, is := x.Of.(Found); is && found.What == ThatMuch {
		w.put("ce nombre de", true)
		return
	}
	w.spaced(reflect.ValueOf(&x.Of).Elem(), "", agreement{}, true)
}

func init() {
	words[Op](card.T("plus", "plus"), card.T("minus", "moins"), card.T("times", "fois"))
	words[Rounding](card.T("up", "(arrondie au supérieur)"), card.T("down", "(arrondie à l'inférieur)"))
	say[Amount, AddedTo]("{A} {By}", "{A} {By}")
	say[Amount, PlusOrMinus]("({A} {Op} {B})", "({A} {Op} {B})")
	say[Amount, Half]("half (round {Way}) of {Of}", "")
	say[Change, ForEach]("{By} {Each} {Cap?}", "{By} {Each} {Cap?}")
	words[ForceSide](card.T("dark", "du côté obscur"), card.T("light", "du côté lumineux"))
	say[Amount, Number]("{N}", "{N}")
	say[Amount, X]("X", "X")
	say[Amount, CalledX]("(X = {N})", "(X = {N})")
	words[Figure](card.T("total", "le total"), card.T("that destiny", "cette destinée"), card.T("that much", "autant de"), card.T("difference", "la différence^la différence en"),
		card.T("noted parsecs", "la distance relevée en parsecs^la distance relevée en parsecs, en"),
		card.T("opponent's total power there", "la puissance totale de l'adversaire à cet endroit"),
		card.T("any of your destinies", "une de vos destinées"), card.T("any of opponent's destinies", "une des destinées de l'adversaire"), card.T("highest race total", "le plus haut total de course"),
		card.T("your total power there", "votre puissance totale à cet endroit"),
		card.T("your battle destiny", "votre destinée de bataille"), card.T("opponent's battle destiny", "la destinée de bataille de l'adversaire"),
		card.T("your Life Force", "votre Force vitale"),
		card.T("your ability present in battle", "votre habileté présente dans la bataille"),
		card.T("opponent's highest race total", "le plus haut total de course de l'adversaire"),
		card.T("race total of this", "le total de course de cette carte"))
	say[Amount, Found]("{What}", "{What}")
	say[Amount, StatOf]("{Stat} of {Cards}", "{Stat} de {Cards}")
	say[Amount, Count]("number of {Cards many}", "le nombre de {Cards many}")
	say[Amount, CountKinds]("number of kinds of {Cards many}", "le nombre de types de {Cards many}")

	say[Amount, CountIcons]("number of Force icons {At}", "le nombre d'icônes de Force {At}")
	say[Change, By]("{By}", "{By}")
	words[Variable](card.T("+X", "+X"), card.T("-X", "-X"))
	say[Change, ByX]("{By} (X = {N})", "{By} (X = {N})")
}
