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
	if len(c.Steps) == 0 || k.ctx.Type == card.Interrupt || slices.ContainsFunc(c.Heads, bounds) || slices.ContainsFunc(c.Steps, ends) {
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

// ends tells whether a step is done once: it says where or how the card deploys, or takes
// the card itself from table.
func ends(s Step) bool {
	itself := func(f Filter) bool { return f.Det == DetThis && !f.hasCore() }
	switch s := s.(type) {
	case DeployOn, InsertInto:
		return true
	case Put:
		return itself(s.Cards)
	case Take:
		return itself(s.Cards)
	case Retarget: // what is aimed at it already is not aimed at it anew (utinni.retarget)
		return itself(s.To)
	case Become:
		return s.What == AreLost && itself(s.Cards)
	}
	return false
}
