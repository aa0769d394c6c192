package session

import (
	"encoding/json"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// until plays on by random until a decision is wanted, or the game is over.
func until(t *testing.T, s *Session, seed uint64, wanted func(*game.Decision) bool) *game.Decision {
	t.Helper()
	for players := randomPlayers(seed); ; {
		d, err := s.decision()
		if err != nil {
			t.Fatal(err)
		}
		if d == nil || wanted(d) {
			return d
		}
		if _, err := s.step(players); err != nil {
			t.Fatal(err)
		}
	}
}

func loses(least int) func(*game.Decision) bool {
	return func(d *game.Decision) bool {
		_, ok := d.Loses(game.Reserve)
		return ok && d.Kind == game.AskLose && d.Left >= least
	}
}

// Battle damage that nothing is left to be forfeited for is lost at once, too.
func TestAllOfBattleDamageAtOnce(t *testing.T) {
	for seed := uint64(1); seed < 30; seed++ {
		s, err := Start(saves(t), realRules(), starters(seed))
		if err != nil {
			t.Fatal(err)
		}
		d := until(t, s, seed, func(d *game.Decision) bool {
			_, ok := d.Loses(game.Reserve)
			return ok && d.Kind == game.AskForfeit && d.Left > 1
		})
		if d == nil {
			continue
		}
		key, _ := d.Loses(game.Reserve)
		p := &s.g.View(d.Seat).Players[d.Seat]
		lost, most := p.LostCount, p.Reserve
		if _, err := s.ChooseAll(key); err != nil {
			t.Fatal(err)
		}
		if now := s.g.View(d.Seat).Players[d.Seat].LostCount; now != lost+min(d.Left, most) {
			t.Errorf("seed %d: %d of %d lost", seed, now-lost, d.Left)
		}
		return
	}
	t.Error("no player owed more than 1 battle damage with nothing to forfeit")
}

// Two units and more come from one pile at once, and go back with one undo.
func TestAllOfALossAtOnce(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	d := until(t, s, 7, loses(2))
	if d == nil {
		t.Fatal("nobody lost 2 Force")
	}
	key, _ := d.Loses(game.Reserve)
	seat, n := d.Seat, s.Decisions()
	lost := s.g.View(seat).Players[seat].LostCount
	if _, err := s.ChooseAll(key); err != nil {
		t.Fatal(err)
	}
	if now := s.g.View(seat).Players[seat].LostCount; now != lost+d.Left || s.Decisions() < n+d.Left {
		t.Errorf("%d of %d lost, in %d decisions", now-lost, d.Left, s.Decisions()-n)
	}
	if err := s.Undo(ByChoice); err != nil || s.Decisions() != n {
		t.Errorf("an undo leads from %d to decision %d: %v", n, s.Decisions(), err)
	}
	if _, err := s.Choose(key); err != nil || s.g.Decision().Left != d.Left-1 {
		t.Errorf("one unit alone: %v", err)
	}
}

// What a player has ordered is done for him, is told once, and no undo stops at it. The other
// player is asked as before.
func TestOrders(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	orders := game.Normal.Ordered(card.Light)
	orders.Skip[card.Light] = orders.Skip[card.Light].With(game.Draw, true)
	if err := s.Order(card.Light, orders); err != nil {
		t.Fatal(err)
	}
	var asked [card.Sides]struct{ losses, theirs, draws int }
	until(t, s, 7, func(d *game.Decision) bool {
		st := s.g.Status()
		if loses(1)(d) {
			asked[d.Seat].losses++
		}
		if d.Kind == game.AskAction && st.Active != d.Seat && !st.Fighting && st.Phase != game.Control && st.Phase != game.Battling {
			asked[d.Seat].theirs++
		}
		if d.Kind == game.AskAction && st.Active == d.Seat && st.Phase == game.Draw {
			asked[d.Seat].draws++
		}
		return st.Turn > 30
	})
	if l, d := asked[card.Light], asked[card.Dark]; l.losses+l.theirs+l.draws > 0 || d.losses == 0 || d.theirs+d.draws == 0 {
		t.Errorf("asked %+v", asked)
	}
	given := s.Given()
	if given[card.Light].Lost == 0 || given[card.Light].Passed == 0 || given[card.Dark] != (Given{})[card.Dark] || s.Given() != (Given{}) {
		t.Errorf("given by orders: %+v", given)
	}
	for i, m := range s.marks {
		if m.Kind == game.AskLose && m.Forced && s.keys[i] != "" {
			return
		}
	}
	t.Error("an undo stops at answers that were ordered")
}

// A game that was played by orders opens as it was, and without them.
func TestOrdersAreNotNeededToResume(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	for side := range card.Sides {
		if err := s.Order(side, game.Beginner.Ordered(side)); err != nil {
			t.Fatal(err)
		}
	}
	until(t, s, 7, func(*game.Decision) bool { return s.g.Status().Turn > 12 })
	r, note, err := Resume(s.store, s.maker, s.ID())
	if err != nil || !note.Empty() || r.hash() != s.hash() || r.Orders(card.Light) != (game.Orders{}) {
		t.Errorf("%+v, %v", note, err)
	}
}

// The presets are told apart, and none passes in a player's own turns.
func TestPresetsOfOrders(t *testing.T) {
	for side := range card.Sides {
		for p := range game.Presets {
			o := p.Ordered(side)
			if got, ok := game.PresetOf(o, side); !ok || got != p || o.Skip[side] != 0 {
				t.Errorf("preset %d of %s is %d, and in his own turns he passes in %b", p, side, got, o.Skip[side])
			}
		}
	}
	old := game.Orders{Lose: true} // what Normal was in earlier versions
	old.Skip[card.Light] = game.EveryPhase.With(game.Control, false).With(game.Battling, false)
	if got := old.Renewed(card.Dark); got != game.Normal.Ordered(card.Dark) {
		t.Errorf("the old Normal is %+v", got)
	}
	if old.Lose = false; old.Renewed(card.Dark) != old {
		t.Error("orders of one's own are changed")
	}
	if _, ok := game.PresetOf(game.Orders{Pass: game.Everywhere}, card.Dark); ok {
		t.Error("orders of one's own are a preset")
	}
}

// Who ends his turn passes until it is over, and one undo leads back; what he is asked in
// between is asked.
func TestEndTurn(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	own := func(phase game.Phase) func(*game.Decision) bool {
		return func(d *game.Decision) bool {
			st := s.g.Status()
			_, ok := d.Passes()
			return ok && st.Active == d.Seat && st.Phase == phase && st.Turn > 3 && !st.Fighting
		}
	}
	until(t, s, 7, own(game.Deploy))
	turn, n := s.g.Status().Turn, s.Decisions()
	if err := s.EndTurn(); err != nil {
		t.Fatal(err)
	}
	if st := s.g.Status(); st.Turn != turn+1 || s.Given() != (Given{}) {
		t.Errorf("after the end of turn %d it is turn %d", turn, st.Turn)
	}
	if err := s.Undo(ByChoice); err != nil || s.Decisions() != n {
		t.Errorf("the undo leads to decision %d, not %d: %v", s.Decisions(), n, err)
	}
	pass, _ := s.g.Decision().Passes()
	if _, err := s.Choose(pass); err != nil || s.errand.turn != 0 {
		t.Errorf("after the undo the turn still ends by itself: %v", err)
	}
	until(t, s, 7, func(d *game.Decision) bool { return d.Kind != game.AskAction })
	if err := s.EndTurn(); err == nil {
		t.Error("a turn ends in the midst of a question")
	}
}

// Orders that an earlier version saved do not speak of what is in vain: what was a preset is one.
func TestOrdersOfEarlierVersions(t *testing.T) {
	for side := range card.Sides {
		for p := range game.Presets {
			data, err := json.Marshal(p.Ordered(side))
			if err != nil {
				t.Fatal(err)
			}
			old := strings.NewReplacer(`"Vain":true,`, "", `"Vain":false,`, "").Replace(string(data))
			if old == string(data) {
				t.Fatalf("%s does not speak of it", data)
			}
			o := game.Normal.Ordered(side) // as the program reads them
			if err := json.Unmarshal([]byte(old), &o); err != nil {
				t.Fatal(err)
			}
			if got, ok := game.PresetOf(o.Renewed(side), side); !ok || got != p {
				t.Errorf("preset %d of %s is %+v", p, side, o.Renewed(side))
			}
		}
	}
}
