package session

import (
	"testing"

	"cantina/engine/game"
)

// aside brings a game to where its player could deploy a card later in his turn, and gives that.
func aside(t *testing.T) (*Session, game.Later) {
	t.Helper()
	s := normal(t, starters(7))
	for range 40 {
		d := until(t, s, 7, func(d *game.Decision) bool {
			st := s.g.Status()
			_, ok := d.Passes()
			return ok && d.Seat == st.Active && st.Phase == game.Control && d.Kind == game.AskAction && !st.Fighting
		})
		if d == nil {
			break
		}
		if s.NeedsCurtain() {
			s.Lift()
		}
		for _, l := range s.Later() {
			if l.Phase == game.Deploy && l.Verb == game.VDeploy && l.Cost > 0 {
				return s, l
			}
		}
		if err := s.PassTo(game.Deploy, nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody could deploy anything after his control phase")
	return nil, game.Later{}
}

// What can be done only later is done at one go, and taken back at one go.
func TestWhatIsDoneAhead(t *testing.T) {
	s, l := aside(t)
	was, turn, force := s.Decisions(), s.g.Status().Turn, s.view(s.front).Players[s.front].Force
	gone, err := s.Ahead(l, nil)
	if st := s.g.Status(); err != nil || gone || st.Turn != turn || st.Phase != game.Deploy || s.errand.turn != 0 {
		t.Fatalf("it stops in the %s phase of turn %d, gone %v: %v", st.Phase, st.Turn, gone, err)
	}
	if !s.went.Has(game.Deploy) {
		t.Error("the phase in which he did it counts as one in which nothing was possible")
	}
	if now := s.view(s.front).Players[s.front].Force; now >= force {
		t.Errorf("of %d Force %d are left", force, now)
	}
	if err := s.Undo(ByChoice); err != nil || s.Decisions() != was || s.g.Status().Phase != game.Control {
		t.Errorf("taken back to decision %d of %d, the %s phase: %v", s.Decisions(), was, s.g.Status().Phase, err)
	}
}

// Where the player would not pass, nothing is done; nor where it cannot be done when he is there.
func TestWhatIsNotDoneAhead(t *testing.T) {
	s, l := aside(t)
	gone, err := s.Ahead(l, func(v *game.View) bool { return v.Phase == game.Deploy })
	if st := s.g.Status(); err != nil || !gone || st.Phase != game.Deploy {
		t.Errorf("in the %s phase, gone %v: %v", st.Phase, gone, err)
	}
	s, l = aside(t)
	l.Key += " nowhere"
	gone, err = s.Ahead(l, nil)
	if st := s.g.Status(); err != nil || !gone || st.Phase != game.Deploy || s.errand.turn != 0 {
		t.Errorf("in the %s phase, gone %v: %v", st.Phase, gone, err)
	}
	l.Phase = game.Control
	if _, err := s.Ahead(l, nil); err != ErrNotNow {
		t.Errorf("back to a phase that is over: %v", err)
	}
}
