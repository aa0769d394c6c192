package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
)

// duelKey is the name of the sheet of a duel, or of lightsaber combat.
func duelKey(d *game.DuelView) string {
	if d.Combat {
		return "tab.combat"
	}
	return "tab.duel"
}

// duelBout is the duel or lightsaber combat in progress: both duelists, their totals with
// each term, and what is still to be drawn.
func duelBout(t *tableau) *bout {
	d := t.view.Duel
	b := &bout{title: t.title(d.At)}
	for k, side := range [2]card.Side{t.view.Seat, t.view.Seat.Other()} {
		b.sides[k] = duelist(t, side, &d.Sides[side])
	}
	return b
}

func duelist(t *tableau, side card.Side, h *game.DuelSide) boutSide {
	s := boutSide{side: side, who: t.shown[h.Duelist], label: t.say("duel.total"), total: "?", won: h.Won}
	if h.Total.Has && len(h.Total.Terms) > 0 {
		s.total = h.Total.Total.String()
	}
	s.sums = append(s.sums, boutSum{say: t.say("duel.due"), n: strconv.Itoa(h.Due)})
	if h.Cards > 0 {
		s.sums = append(s.sums, boutSum{say: t.say("duel.cards"), n: strconv.Itoa(h.Cards)})
	}
	s.itemise(t, h.Total.Terms)
	return s
}
