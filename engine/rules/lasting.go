package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// begin makes a lasting change run. On is the card with which it goes, if one.
func (g *Game) begin(side card.Side, a *acting, op int16, until game.Until, turn int16, on game.CardID) {
	l := game.Lasting{Def: g.S.C(a.Card).Def, Card: a.Card, Side: side, Clause: a.Clause, Op: op, Until: until, Turn: turn, On: on, Since: g.S.Clock,
		Bound: game.CloneValues(a.Bound)}
	g.S.Change().Lasting = append(g.S.Lasting, l)
}
