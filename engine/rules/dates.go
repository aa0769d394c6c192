package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// date keeps, for each card whose power is doubled, since when its other modifiers
// are at work: one whose condition comes true after the doubling is added after
// it (value.modifier). It runs before each decision and does nothing while
// nothing is doubled.
func (g *Game) date() {
	if !g.Doubles() {
		if g.S.Dates != nil {
			g.S.Change().Dates = nil
		}
		return
	}
	var now []game.Date
	fresh := false
	for _, id := range g.InPlay() {
		if !g.Doubled(id) {
			continue
		}
		dated := slices.ContainsFunc(g.S.Dates, func(d game.Date) bool { return d.On == id && d.By == 0 })
		now = append(now, game.Date{On: id})
		for _, one := range g.Changes(id, card.Power, nil) {
			d := game.Date{On: id, By: one.Source, Clause: one.Clause, Since: one.Time}
			if dated && !slices.Contains(g.S.Dates, d) {
				d.Since, fresh = g.S.Clock+1, true
			}
			now = append(now, d)
		}
	}
	if !slices.Equal(g.S.Dates, now) {
		g.S.Change().Dates = now
	}
	if fresh {
		g.S.Tick()
	}
}
