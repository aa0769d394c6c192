package session

import (
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A turn does not end unseen: where its player has not passed in the last phase himself, the table
// holds until he hands over or takes back. By a key that ends the turn, or an order to pass in the
// last phase, it ends at once.
func TestATurnEndsSeen(t *testing.T) {
	for _, ordered := range []bool{false, true} {
		s, err := Start(saves(t), realRules(), starters(7))
		if err != nil {
			t.Fatal(err)
		}
		for side := range card.Sides {
			o := game.Normal.Ordered(side)
			o.Skip[side] = o.Skip[side].With(game.Draw, ordered)
			if err := s.Order(side, o); err != nil {
				t.Fatal(err)
			}
		}
		held, ended := 0, 0
		for players := randomPlayers(7); s.Status().Turn < 30; {
			d, st := s.decided(), s.g.Status()
			if s.NeedsCurtain() {
				s.Lift()
			}
			n, answered := s.Decisions(), s.opened() && s.front == st.Active
			if ok, err := s.step(players); !ok || err != nil {
				t.Fatal(err)
			}
			if now := s.g.Status(); now.Turn == st.Turn || d.Seat != st.Active && !answered || st.Turn == 0 || now.Decider == s.front {
				if s.Held() {
					t.Fatalf("decision %d: held within turn %d", n, st.Turn)
				}
				continue
			}
			pass, _ := d.Passes()
			if meant := s.keys[n] == pass && st.Phase == game.Draw; s.Held() == (meant || ordered) {
				t.Fatalf("the end of turn %d by %q: held is %v", st.Turn, s.keys[n], s.Held())
			} else if meant {
				ended++
			}
			if s.Held() {
				held++
				if s.HandOver(); s.Held() {
					t.Fatal("handed over, and held again")
				}
			}
		}
		if (held == 0) != ordered || ended == 0 && !ordered {
			t.Errorf("%d turns were held, %d ended by their players", held, ended)
		}
	}
}

// A turn that ends by what the opponent answered while both looked on is seen by its player, too.
func TestATurnEndsSeenAfterAnOpenAnswer(t *testing.T) {
	n := 0
	for seed := uint64(2); seed < 40 && n == 0; seed++ {
		s := normal(t, drawn(seed))
		for players := randomPlayers(seed); s.Status().Turn < 40 && n == 0; {
			if s.g.Decision() == nil {
				break
			}
			if s.NeedsCurtain() {
				s.Lift()
			}
			d, st, open := s.decided(), s.g.Status(), s.opened()
			if ok, err := s.step(players); !ok || err != nil {
				t.Fatal(err)
			}
			if now := s.g.Status(); open && d.Seat != st.Active && st.Phase != game.Draw && now.Turn != st.Turn && !now.Ended {
				n++
				if !s.Held() {
					t.Errorf("seed %d: turn %d ended unseen", seed, st.Turn)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no turn ended by what was answered openly")
	}
}

// decided is a copy of the decision at hand.
func (s *Session) decided() game.Decision { return *s.g.Decision() }

// What is not to be passed over halts who passes to the end of the turn.
func TestPassingHaltsBeforeWaste(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	for side := range card.Sides {
		o := game.Normal.Ordered(side)
		o.Open = false // nobody is asked on the way
		if err := s.Order(side, o); err != nil {
			t.Fatal(err)
		}
	}
	until(t, s, 7, func(d *game.Decision) bool {
		st := s.g.Status()
		_, ok := d.Passes()
		return ok && st.Active == d.Seat && st.Phase == game.Deploy && st.Turn > 3 && s.view(d.Seat).Players[d.Seat].Force > 0
	})
	turn := s.g.Status().Turn
	var phases []game.Phase
	err = s.PassTo(game.End, func(v *game.View) bool {
		phases = append(phases, v.Phase)
		return v.Phase == game.Draw
	})
	if st := s.g.Status(); err != nil || st.Turn != turn || st.Phase != game.Draw || s.errand.turn != 0 {
		t.Errorf("in the %s phase of turn %d, by way of %v: %v", st.Phase, st.Turn, phases, err)
	}
}

// Phases that go by because nothing is possible in them are told once, those passed by an order are not.
func TestIdlePhasesAreTold(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(7))
	if err != nil {
		t.Fatal(err)
	}
	var o game.Orders
	o.Skip[card.Light] = o.Skip[card.Light].With(game.Move, true)
	if err := s.Order(card.Light, o); err != nil {
		t.Fatal(err)
	}
	told := map[game.Phase]int{}
	for players := randomPlayers(7); s.Status().Turn < 20; {
		d, st := s.decided(), s.g.Status()
		if s.NeedsCurtain() {
			s.Lift()
		}
		if ok, err := s.step(players); !ok || err != nil {
			t.Fatal(err)
		}
		now := s.g.Status()
		for _, ph := range s.Idled() {
			if told[ph]++; d.Seat != st.Active || ph <= st.Phase || now.Turn == st.Turn && ph >= now.Phase || d.Seat == card.Light && ph == game.Move {
				t.Fatalf("from the %s phase of turn %d to the %s phase of turn %d it is told of %s", st.Phase, st.Turn, now.Phase, now.Turn, ph)
			}
		}
		if len(s.Idled()) > 0 {
			t.Fatal("it is told twice")
		}
	}
	if told[game.Battling] == 0 || told[game.Move] == 0 {
		t.Errorf("told: %v", told)
	}
}

// A phase that a player passed on the way to a later one was not one in which nothing was possible.
func TestWhatIsPassedOnTheWayIsNotIdle(t *testing.T) {
	s := normal(t, starters(7)) // or the other one is asked on the way
	passed := 0
	for passed == 0 {
		d := until(t, s, 7, func(d *game.Decision) bool {
			st := s.g.Status()
			_, ok := d.Passes()
			return ok && d.Seat == st.Active && st.Phase == game.Deploy && d.Kind == game.AskAction && !st.Fighting
		})
		if d == nil {
			t.Fatal("nothing could be moved in the whole game")
		}
		var asked []game.Phase
		if err := s.PassTo(game.Draw, func(v *game.View) bool { asked = append(asked, v.Phase); return false }); err != nil {
			t.Fatal(err)
		}
		now := s.g.Status().Phase
		for _, ph := range s.Idled() {
			if slices.Contains(asked, ph) && now != ph {
				t.Errorf("of %v, in which the player was asked, %s is told to have been idle", asked, ph)
			}
		}
		if slices.Contains(asked, game.Move) && now != game.Move {
			passed++
		}
	}
}
