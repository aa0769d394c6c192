package gametext

import (
	"slices"

	"cantina/engine/card"
)

// A free action that may be done again and again would never end: on a card that stays
// on table an action has a moment, a phase, a price or a limit.

// bounded refuses an action that has none of these. At holds where each head and step
// begins.
func (k *checker) bounded(at []int) {
	c := k.c
	if len(c.Steps) == 0 || k.ctx.Type == card.Interrupt || slices.ContainsFunc(c.Heads, bounds) || slices.ContainsFunc(c.Steps, ends) || fills(c) {
		return
	}
	k.from(at[len(c.Heads)])
	e := &Error{Pos: k.part[0].pos, Len: k.toks[len(k.toks)-1].end - k.part[0].pos,
		Msg:  "this could be done again and again; expected a moment, a phase, a price or a limit before it",
		Help: "right: once per turn: draw 1 destiny\nright: during your control phase, use 1 Force: draw 1 destiny\nwrong: draw 1 destiny\nwrong: during your turn: draw 1 destiny"}
	k.errs = append(k.errs, e)
}

// bounds tells whether what a head precedes cannot be repeated without end: it has its
// moment or phase, it costs something, or it is counted.
func bounds(h Head) bool {
	switch h := h.(type) {
	case During:
		_, phase := h.Span.(PhaseOf)
		return phase && h.When == Within || h.When > Outside
	case Sided, If, ImmuneFunction:
		return false
	}
	return true
}

// ends tells whether a step cannot be repeated without end: it says where or how the card
// deploys, takes the card itself or another from table or stacks it, or uses up the Force
// Pile.
func ends(s Step) bool {
	itself := func(f Filter) bool { return f.Det == DetThis && !f.hasCore() }
	switch s := s.(type) {
	case DeployOn, InsertInto:
		return true
	case Simply:
		return s.Do == FlipsThis
	case Hedged:
		return ends(s.Do)
	case Put:
		top, ok := s.From.(FromTop)
		return itself(s.Cards) || s.From == nil && Stacks(s.Into) || ok && top == FromTop{Whose: Your, Pile: ForcePile} && s.Into == Into(Beyond{Where: OnThis})
	case Take:
		return itself(s.Cards)
	case Treat: // what is canceled is gone
		return s.How == Cancel
	case Retarget: // what is aimed at it already is not aimed at it anew (utinni.retarget)
		return itself(s.To)
	case Become:
		return s.What == AreLost && itself(s.Cards)
	}
	return false
}

// fills tells whether an action stacks a card on its own, and may be done only while none
// of the kind lies there (senate.stacked).
func fills(c *Clause) bool {
	empty := slices.ContainsFunc(c.Heads, func(h Head) bool {
		x, is := h.(If)
		none, are := x.If.(CardsAre)
		return is && are && none.Be == AreNotSo && none.Is == Post(BeIn{What: StackedHere})
	})
	return empty && slices.ContainsFunc(c.Steps, func(s Step) bool {
		put, is := s.(Put)
		return is && Stacks(put.Into)
	})
}
