package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// Heads: on which side, as which function, when, how often, at what price.

type (
	Sided struct {
		face
		Side Facing
	}

	AsFunction struct { // interrupt.function
		head
		As Function
	}
	ImmuneFunction struct { // action.immune
		head
		Title string
	}

	During struct {
		head
		When When
		Span Span
	}
	Limit struct { // limit.one
		head
		Often Often
		Per   Frame
		Each  Each // so often for each of them
	}

	Pay struct { // action.cost, life.lose.as-cost
		head
		How Payment
		N   Amount
	}
	FireFor struct { // the firing of a weapon
		head
		Price Price
		By    Gunner
	}
	ByMeansOf struct { // weapon.instead, duel.epic.declare
		head
		How   Means
		Cards Filter `bind:"cards"`
	}
	Upon struct {
		head
		Occasion Occasion
	}

	If struct { // a condition of the action
		head
		If Cond
	}
)

// A Span is a time that lasts.
type Span interface{ isSpan() }
type span struct{}

func (span) isSpan() {}

type (
	TurnOf struct {
		span
		Whose Whose
	}
	PhaseOf struct {
		span
		Whose Whose
		Phase Phase
	}
	Battle   struct{ span }
	BattleBy struct { // battle.start, battle.end.winner-effects
		span
		Who Who
		How Standing
	}
)

// A Standing is what a player has done of a battle in progress.
type Standing uint8

const (
	Initiated Standing = iota
	Won
)

// A Facing is a player to whom a text speaks, on a location the one on that side, or a face
// of an Objective.
type Facing uint8

const (
	LightSide Facing = iota
	DarkSide
	FrontSide
	BackSide
)

// A Function is what an Interrupt is played as.
type Function uint8

const (
	Used Function = iota
	Lost
	Starting
)

// Means are how something is done with another card than the one with the text.
type Means uint8

const (
	InsteadOfFiring Means = iota
	ByPlaying             // an Interrupt of the hand, for this text only
)

// An Occasion is a moment of which nothing more is said.
type Occasion uint8

const (
	Automatically  Occasion = iota // weapon.automated
	WhenRevealed                   // insert.reveal
	InsteadOfDrain                 // here, by a player who could drain
	BothDrewOne                    // battle.destiny.both-complete
)

// When is how a moment lies to a span.
type When uint8

const (
	Within When = iota
	Outside
	MustWithin // action.mandatory
	AtStart    // turn.start.mandatory, turn.start.optional
	AtEnd      // turn.end.mandatory, turn.end.optional
)

// Often is how many times something may be done in a frame.
type Often uint8

const (
	Once Often = iota
	Twice
	Thrice
	OnceInAll // by all texts of the card that say so
)

// A Frame is what the uses of a text are counted in.
type Frame uint8

const (
	PerTurn Frame = iota
	PerBattle
	PerGame
	PerDuel
	PerDrain
)

// A Payment is how Force is paid.
type Payment uint8

const (
	UseForce Payment = iota
	LoseForceFirst
)

// A Price is what a shot costs.
type Price interface{ isPrice() }
type price struct{}

func (price) isPrice() {}

type ForForce struct {
	price
	cost
	N Amount
}

// A Gunner is who fires what nobody carries (weapon.artillery).
type Gunner interface{ isGunner() }
type gunner struct{}

func (gunner) isGunner() {}

type FiredBy struct {
	gunner
	Cards Filter `bind:"cards"`
}

// ItIs is a condition of time.
type ItIs struct {
	cond
	Span Span
}

// ItIsNot is its opposite.
type ItIsNot struct {
	cond
	Span Span
}

// suits refuses what is no turn or phase.
func (x ItIsNot) suits(Context) string {
	switch x.Span.(type) {
	case Battle, BattleBy:
		return `"it is not" goes with a turn or a phase`
	}
	return ""
}

// suits refuses "it is battle": cards are in battle, and the text says which.
func (x ItIs) suits(Context) string {
	if _, ok := x.Span.(Battle); ok {
		return `"it is" goes with a turn or a phase; of a battle say who is in it: while in battle`
	}
	return ""
}

// french: "c'est votre tour", "une bataille que vous avez engagée est en cours", "c'est une
// bataille que vous avez gagnée".
func (x ItIs) french(w *writer, host agreement, space bool) {
	by, battle := x.Span.(BattleBy)
	if battle = battle && by.How == Initiated; !battle {
		w.put("c'est", space)
		space = true
	}
	w.spaced(reflect.ValueOf(&x.Span).Elem(), "", host, space)
	if battle {
		w.put("est en cours", true)
	}
}

// french says "utiliser 2 Force", "utiliser autant de Force que le nombre de sites".
func (x Pay) french(w *writer, host agreement, space bool) {
	w.spaced(reflect.ValueOf(x.How), "", host, space)
	if _, counted := x.N.(Count); counted {
		w.put("autant de Force que", true)
		w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
		return
	}
	w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
	w.put("Force", true)
}

// french says "pour une Force égale au nombre d'icônes" of what is counted.
func (x ForForce) french(w *writer, _ agreement, space bool) {
	_, cards := x.N.(Count)
	_, icons := x.N.(CountIcons)
	if !cards && !icons {
		w.put("pour", space)
		w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
		w.put("Force", true)
		return
	}
	w.put("pour une Force égale à", space)
	w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
}

func init() {
	words[Facing](card.T("light", "côté lumineux"), card.T("dark", "côté obscur"), card.T("front", "recto"), card.T("back", "verso"))
	words[Function](card.T("used", "utilisée"), card.T("lost", "perdue"), card.T("starting", "de départ"))
	words[When](card.T("during", "pendant"), card.T("except during", "sauf pendant"), card.T("must during", "obligatoirement pendant"),
		card.T("at the start of", "au début de"), card.T("at the end of", "à la fin de"))
	words[Often](card.T("once", "une fois"), card.T("twice", "deux fois"), card.T("3 times", "3 fois"), card.T("once in all", "une seule fois en tout"))
	words[Frame](card.T("turn", "tour"), card.T("battle", "bataille"), card.T("game", "partie"), card.T("duel", "duel"), card.T("Force drain", "drain de Force"))
	words[Payment](card.T("use", "utiliser"), card.T("lose", "perdre"))

	say[Head, Sided]("{Side}", "{Side}")
	say[Head, AsFunction]("{As}", "{As}")
	say[Head, ImmuneFunction]("immune to {Title}", "immunisée contre {Title}")

	say[Head, During]("{When} {Span}", "{When} {Span}")
	say[Head, Limit]("{Often} per {Per} {Each?}", "{Often} par {Per} {Each?}")
	say[Head, Pay]("{How} {N} Force", "")
	say[Head, FireFor]("fire {Price} {By?}", "faire feu {Price} {By?}")
	words[Means](card.T("instead of firing", "au lieu de faire feu avec"), card.T("by playing", "en jouant"))
	say[Head, ByMeansOf]("{How} {Cards}", "{How} {Cards}")
	words[Occasion](card.T("automatically", "automatiquement"), card.T("when revealed", "une fois révélée"),
		card.T("instead of a Force drain here", "au lieu d'un drain de Force ici"),
		card.T("if both players just drew 1 battle destiny", "si les deux joueurs viennent de tirer 1 destinée de bataille"))
	say[Head, Upon]("{Occasion}", "{Occasion}")
	say[Head, If]("if {If}", "si {If}")

	say[Span, TurnOf]("{Whose} turn", "{Whose:votre tour|le tour de l'adversaire}")
	say[Span, PhaseOf]("{Whose} {Phase} phase", "{Whose:votre phase|la phase} {Phase} {Whose:|de l'adversaire}")
	say[Span, Battle]("battle", "une bataille")
	words[Standing](card.T("initiated", "engagée"), card.T("won", "gagnée"))
	say[Span, BattleBy]("a battle {Who} {How}", "une bataille que {Who:vous avez|l'adversaire a|chaque joueur a} {How}")
	say[Price, Free]("free", "gratuitement")
	say[Price, ForForce]("for {N} Force", "")
	say[Gunner, FiredBy]("by {Cards}", "avec {Cards} comme tireur")
	say[Cond, ItIs]("it is {Span}", "")
	say[Cond, ItIsNot]("it is not {Span}", "ce n'est pas {Span}")
}
