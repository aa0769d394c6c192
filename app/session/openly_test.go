package session

import (
	"testing"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/game"
)

// What open cards can answer is asked while both look on: of the hands nothing is shown, nobody
// changes seats, and who wants to see his hand gets the curtain.
func TestAskedOpenly(t *testing.T) {
	found := map[game.Ask]int{}
	missing := func() bool { return found[game.AskForfeit] == 0 || found[game.AskAction] == 0 }
	for seed := uint64(0); seed < 2 || seed < 12 && missing(); seed++ {
		s := normal(t, drawn(seed))
		until(t, s, seed, func(d *game.Decision) bool {
			if s.NeedsCurtain() {
				s.Lift()
				return s.Status().Turn > 40
			}
			if !s.opened() {
				return false
			}
			found[d.Kind]++
			front := s.front
			if front == d.Seat || s.Front() != d.Seat {
				t.Fatalf("decision %d: %s asks itself openly", s.Decisions(), front)
			}
			openly(t, s, d)
			if why := s.Why(1, 0); len(why) != 1 || why[0].Say != handCovered {
				t.Fatalf("decision %d: hands lie covered, and why not is told: %v", s.Decisions(), why)
			}
			s.Look()
			if !s.NeedsCurtain() || s.front != front {
				t.Fatalf("decision %d: a hand is shown without a curtain", s.Decisions())
			}
			s.open.hand = 0
			if s.NeedsCurtain() {
				t.Fatalf("decision %d: a curtain falls for an open question", s.Decisions())
			}
			return false
		})
	}
	for _, kind := range []game.Ask{game.AskForfeit, game.AskAction} {
		if found[kind] == 0 {
			t.Errorf("of kind %d nothing was asked openly: %v", kind, found)
		}
	}
}

// openly fails where the view of an open question shows what one of the seats does not see.
func openly(t *testing.T, s *Session, d *game.Decision) {
	t.Helper()
	v := s.View()
	if !v.Common || v.Seat != d.Seat || v.Prompt == nil || len(v.Prompt.Options) == 0 {
		t.Fatalf("decision %d is not asked: %+v", s.Decisions(), v.Prompt)
	}
	dark, light := s.seen(card.Dark), s.seen(card.Light)
	for c := range v.All() {
		if !c.FaceDown && !(dark[c.ID] && light[c.ID]) || c.FaceDown && (c.Def != nil || c.Key != "" || c.ID > 0) {
			t.Fatalf("decision %d shows %q", s.Decisions(), c.Key)
		}
	}
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		if !among(d.Options, o.Key) || o.Card != 0 && !(dark[o.Card] && light[o.Card]) {
			t.Fatalf("decision %d offers %q", s.Decisions(), o.Key)
		}
	}
	if len(v.Players[d.Seat].Hand) != v.Hands[d.Seat] {
		t.Fatalf("decision %d: %d cards in hand, %d shown", s.Decisions(), v.Hands[d.Seat], len(v.Players[d.Seat].Hand))
	}
	mine, theirs := s.view(d.Seat).Log, s.view(d.Seat.Other()).Log
	for i, l := range v.Log {
		if l.Say != mine[i].Say && l.Say != theirs[i].Say || l.Say != mine[i].Say && l.By != d.Seat || l.Say != theirs[i].Say && l.By == d.Seat {
			t.Fatalf("decision %d: both read %q", s.Decisions(), l.Say[card.English])
		}
	}
}

// Who passes over what open cards can do in a phase that he skips is not asked again for it in
// that turn; activating ends its phase.
func TestOpenQuestionsComeOnce(t *testing.T) {
	s := normal(t, drawn(1))
	seen := 0
	turn, offered, activated := 0, [card.Sides]map[string]bool{}, 0
	until(t, s, 7, func(d *game.Decision) bool {
		st := s.g.Status()
		if st.Turn != turn {
			turn, offered, activated = st.Turn, [card.Sides]map[string]bool{{}, {}}, 0
		}
		if d.Kind == game.AskAction && !st.Fighting && d.Seat != st.Active {
			fresh := false
			seen++
			for _, key := range d.Offered(s.common()) {
				fresh = fresh || !offered[d.Seat][key]
			}
			if !fresh {
				t.Fatalf("turn %d: %s is asked again for %v", st.Turn, d.Seat, d.Offered(s.common()))
			}
			if pass, ok := d.Passes(); ok {
				for _, key := range d.Offered(s.common()) {
					offered[d.Seat][key] = true
				}
				if _, err := s.Choose(pass); err != nil {
					t.Fatal(err)
				}
			}
			return false
		}
		if d.Kind == game.AskAction && st.Phase == game.Activate && d.Seat == st.Active {
			for _, o := range d.Options {
				if o.Verb == game.VActivate {
					activated++
				}
			}
			if activated > 1 && s.course.activated {
				t.Fatalf("turn %d: after activating it is asked again", st.Turn)
			}
		}
		return false
	})
	if seen == 0 {
		t.Error("nobody was asked in the other's turn")
	}
}

// drawn starts a game of decks that are drawn by chance: they hold cards that the starters lack.
func drawn(seed uint64) store.Header {
	h := starters(seed)
	for side := range card.Sides {
		h.Decks[side] = decks.Random(realRules().Cat, side, seed).Dealt()
	}
	return h
}

// normal begins a game in which both players have ordered as the preset Normal does.
func normal(t *testing.T, h store.Header) *Session {
	t.Helper()
	s, err := Start(saves(t), realRules(), h)
	if err != nil {
		t.Fatal(err)
	}
	for side := range card.Sides {
		if err := s.Order(side, game.Normal.Ordered(side)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
