package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// vote tells when the senate majority has passed to somebody else since the last decision
// (senate.majority: it is checked continuously).
func (g *Game) vote() {
	was, now := g.S.Majority, g.Majority()
	if was == now {
		return
	}
	g.S.Count().Majority = now
	if now == 0 {
		g.event(game.Event{Kind: game.MajorityLost, By: card.Side(was - 1)})
		return
	}
	side := card.Side(now - 1)
	g.event(game.Event{Kind: game.MajorityWon, By: side, At: g.Senate(), N: g.Politics(side).Total})
}

// senateView is the count at the Galactic Senate, nil while that is not on table.
func (r *Referee) senateView() *game.SenateView {
	at := r.Senate()
	if at == 0 {
		return nil
	}
	v := &game.SenateView{At: at, Has: r.Majority()}
	for side := range card.Sides {
		v.Sides[side] = r.Politics(side)
	}
	return v
}
