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
	if !g.doubles() {
		if g.S.Dates != nil {
			g.S.Change().Dates = nil
		}
		return
	}
	var now []game.Date
	fresh := false
	for _, id := range g.inPlay() {
		if !g.doubled(id) {
			continue
		}
		dated := slices.ContainsFunc(g.S.Dates, func(d game.Date) bool { return d.On == id && d.By == 0 })
		now = append(now, game.Date{On: id})
		for _, c := range g.changes(id, card.Power, nil) {
			d := game.Date{On: id, By: c.source, Clause: c.clause, Since: c.time}
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

// doubles tells whether anything doubles the power of a card.
func (g *Game) doubles() bool {
	g.inPlay()
	if g.index.kinds.has(int(mDouble)) {
		return true
	}
	return slices.ContainsFunc(g.S.Lasting, func(l game.Lasting) bool {
		return l.Until != game.Scheduled && slices.ContainsFunc(g.cards[l.Def].clauses[l.Clause].lasting(l.Op), func(m *mod) bool { return m.kind == mDouble })
	})
}

// doubled tells whether the power of a card is doubled.
func (g *Game) doubled(id game.CardID) bool {
	for m := range g.mods(mDouble) {
		if m.hits(id) {
			return true
		}
	}
	return false
}
