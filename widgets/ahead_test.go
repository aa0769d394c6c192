package widgets

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// ahead is a rig in whose game more can be done later in the turn.
func ahead(t *testing.T, phase string) (*rig, *[]game.Later) {
	t.Helper()
	g := gameOf(t, strings.Replace(`dark:  hand: Stormtrooper   at "Tatooine: Cantina": AT-AT Driver   force: 3   reserve: 9
light: reserve: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark %s
`, "%s", phase, 1))
	r := newRig(t, g.View(card.Dark))
	var done []game.Later
	r.tb.act.Why = func(id, to game.CardID) []game.Reason { return g.Why(card.Dark, id, to) }
	r.tb.act.PassTo = func(game.Phase) { t.Error("it only passes") }
	r.tb.act.Later = func() []game.Later { return g.Later(1) }
	r.tb.act.Ahead = func(l game.Later) { done = append(done, l) }
	r.tb.SetView(g.View(card.Dark))
	return r, &done
}

// A card that may be brought somewhere later in the turn only shows where, otherwise than what may be
// done now, and goes there by itself.
func TestBroughtAhead(t *testing.T) {
	for _, c := range []struct {
		phase, title, to, verb string
		want                   game.Phase
	}{
		{"control", "Stormtrooper", "Tatooine: Mos Eisley", "deploy", game.Deploy},
		{"control", "AT-AT Driver", "Tatooine: Mos Eisley", "move", game.Move},
		{"deploy", "AT-AT Driver", "Tatooine: Mos Eisley", "move", game.Move},
		{"deploy", "Stormtrooper", "Tatooine: Mos Eisley", "deploy", game.Start},
		{"move", "Stormtrooper", "Tatooine: Mos Eisley", "", game.Start},
	} {
		r, done := ahead(t, c.phase)
		id := r.card(c.title).id
		r.tb.touch.startAim(id)
		var to spot
		for id, l := range r.tb.places {
			if l.Card.Def.Title == c.to {
				to = spot{Card: id}
			}
		}
		if r.tb.aim.lit[to] != (c.verb != "") || r.tb.aim.later[to] != c.want {
			t.Errorf("%s in the %s phase: lit %v, later %v", c.title, c.phase, r.tb.aim.lit[to], r.tb.aim.later[to])
		}
		if c.want == game.Start {
			continue
		}
		r.tb.touch.setHot(to)
		if says := r.tb.prompt.question(); !strings.Contains(says, game.OfPhase[c.want][card.English]+" phase") {
			t.Errorf("%s in the %s phase: the prompt says %q", c.title, c.phase, says)
		}
		if !r.tb.touch.drop(to, 0, 0) || len(*done) != 1 || (*done)[0].Phase != c.want || !strings.Contains((*done)[0].Key, c.verb) {
			t.Errorf("%s in the %s phase: done %v", c.title, c.phase, *done)
		}
	}
}

// The menu of a card tells which of its ways wait for a phase.
func TestMenuAhead(t *testing.T) {
	r, _ := ahead(t, "deploy")
	w := r.card("AT-AT Driver")
	r.tb.touch.openCardMenu(w.view, 10, 10)
	says := []string{}
	for _, i := range r.tb.menu.opts {
		says = append(says, r.tb.menu.labelAt(i))
	}
	if len(says) == 0 || !strings.HasPrefix(says[0], "In the move phase: Move AT-AT Driver") {
		t.Errorf("the menu offers %q", says)
	}
}
