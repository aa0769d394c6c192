package widgets

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Every pile, both players' strips, the totals of each location and every phase say what they are,
// in both languages, when the pointer rests there; the felt says nothing.
func TestTips(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.act.Order = func(game.Orders) {}
	r.tb.SetView(r.tb.view)
	tb := r.tb
	for l := range card.Langs {
		tb.SetLang(card.Lang(l))
		says := func(what string, at rect, parts ...string) {
			t.Helper()
			text, _ := tb.pointer.tipUnder(at.midX(), at.midY())
			if text == "" || strings.Contains(text, "%!") {
				t.Errorf("%s: %q", what, text)
			}
			for _, part := range parts {
				if !strings.Contains(text, part) {
					t.Errorf("%s: %q lacks %q", what, text, part)
				}
			}
		}
		for k := range tb.bars {
			for i := range pileZones {
				says("pile", tb.bars[k].Piles[i])
			}
			side := tb.view.Seat
			if k == 1 {
				side = side.Other()
			}
			says("strip", tb.bars[k].Info, countText(tb.view.Players[side].LifeForce))
		}
		for _, h := range tb.phases.panel.hits {
			says("phase", h.At.move(tb.bands.Phases.X, tb.bands.Phases.Y))
		}
		totals := 0
		for _, g := range tb.eye.row.Groups {
			for _, lane := range g.Lanes {
				if v := lane.View; len(v.Cards[tb.view.Seat]) > 0 {
					totals++
					says("totals", tb.eye.look(lane.Totals[0]), v.Card.Face().Title, v.Power[tb.view.Seat].String())
				}
			}
		}
		if totals == 0 {
			t.Fatal("nobody of this side is on the table")
		}
	}
	if text, _ := tb.pointer.tipUnder(tb.bands.Board.X+2, tb.bands.Board.Y+2); text != "" {
		t.Errorf("the felt says %q", text)
	}
	at := tb.bars[0].Piles[0]
	tb.pointer.pointAt(at.midX(), at.midY())
	tb.pointer.up = true
	tb.pointer.place()
	if !tb.pointer.panel.Visible() {
		t.Fatal("no tip is shown")
	}
	if tb.pointer.pointAt(-1, -1); tb.pointer.panel.Visible() {
		t.Error("the tip stays when the pointer has gone")
	}
}
