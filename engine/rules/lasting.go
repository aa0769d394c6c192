package rules

import (
	"cantina/engine/card"
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
func (g *Game) begin(side card.Side, a *acting, op int16, until game.Until, turn int16, on game.CardID) {
	l := game.Lasting{Def: g.S.C(a.Card).Def, Card: a.Card, Side: side, Clause: a.Clause, Op: op, Until: until, Turn: turn, On: on, Since: g.S.Clock,
		Bound: game.CloneValues(a.Bound)}
	g.S.Change().Lasting = append(g.S.Lasting, l)
}
