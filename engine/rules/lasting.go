package rules

import (
	"slices"

	"cantina/engine/game"
)

// lasting are the modifiers that a step of this clause makes for a time.
func (cl *clause) lasting(op int16) []*mod { return cl.lastings[op] }

// last notes a step that makes modifiers for a time and returns its number.
func (p *compiler) last(mods []*mod) int16 {
	for _, m := range mods {
		m.setMask()
	}
	p.cl.lastings = append(p.cl.lastings, mods)
	return int16(len(p.cl.lastings) - 1)
}

// begin makes a lasting change run. On is the card with which it goes, if one.
func (g *Game) begin(f *game.Frame, op int16, until game.Until, turn int16, on game.CardID) {
	l := game.Lasting{Def: g.S.C(f.Card).Def, Card: f.Card, Side: f.Side, Clause: f.Clause, Op: op, Until: until, Turn: turn, On: on, Since: g.S.Clock}
	for _, v := range f.Bound {
		v.Cards = slices.Clone(v.Cards)
		l.Bound = append(l.Bound, v)
	}
	g.S.Change().Lasting = append(g.S.Lasting, l)
}
