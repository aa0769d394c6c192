package session

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/replay"
)

// acting is a real game at which the player in front may begin an action.
func acting(t *testing.T) *Session {
	t.Helper()
	s, err := Start(saves(t), realRules(), starters(5))
	if err != nil {
		t.Fatal(err)
	}
	for players := randomPlayers(5); ; {
		d := s.g.Decision()
		if st := s.Status(); d.Kind == game.AskAction && st.Turn > 3 && st.Phase == game.Deploy && d.Seat == st.Active {
			s.Lift()
			return s
		}
		if ok, err := s.step(players); err != nil || !ok {
			t.Fatal(ok, err)
		}
	}
}

// someone is a character at a location, and another location where he may stand.
func someone(t *testing.T, j *Judging) (who, other game.CardView) {
	t.Helper()
	v := j.View(j.By(), false)
	for _, g := range v.Groups {
		for _, l := range g.Locations {
			for side := range l.Cards {
				for _, c := range l.Cards[side] {
					if c.Def.Type == card.Character && who.ID == 0 {
						who = c
						continue
					}
				}
			}
		}
	}
	for _, g := range v.Groups {
		for _, l := range g.Locations {
			there := slices.ContainsFunc(slices.Concat(l.Cards[0], l.Cards[1]), func(c game.CardView) bool { return c.ID == who.ID })
			if !there && j.Change(game.Change{Card: who.Key, To: l.Card.Key}) == nil {
				if fits := len(j.Unlawful()) == 0; j.Undo() && fits {
					return who, l.Card
				}
			}
		}
	}
	t.Fatal("nobody can be moved")
	return
}

// What both players change by hand is one choice: it is told in the log, saved with a mark, opens
// again as it was, is stepped over by the replay, marked on its timeline, taken back and done again.
func TestAJudgesChangeIsSaved(t *testing.T) {
	s := acting(t)
	was, n := s.hash(), s.Decisions()
	j, err := s.Judge()
	if err != nil {
		t.Fatal(err)
	}
	who, to := someone(t, j)
	if err := j.Change(game.Change{Card: who.Key, To: to.Key}); err != nil {
		t.Fatal(err)
	}
	if s.hash() != was {
		t.Error("the game has changed before that was agreed on")
	}
	said := j.Said()
	if len(said) != 1 || !strings.HasPrefix(said[0][card.English], "Judge: "+who.Def.Title) || !strings.HasPrefix(said[0][card.French], "Juge\u00a0: ") {
		t.Errorf("%q", said)
	}
	if err := j.Done(); err != nil {
		t.Fatal(err)
	}
	log := s.View().Log
	if !slices.ContainsFunc(log, func(l game.LogLine) bool { return l.Say == said[0] }) {
		t.Error("the log does not tell it")
	}
	now := s.hash()
	if games, _ := s.store.Games(); !games[0].Judged {
		t.Error("the game is not marked")
	}
	if again, note, err := Resume(s.store, realRules(), s.ID()); err != nil || !note.Empty() || again.hash() != now {
		t.Errorf("opens otherwise: %v %+v", err, note)
	}
	var text bytes.Buffer
	if err := s.Replay(&text); err != nil {
		t.Fatal(err)
	}
	r, err := replay.Read("", text.String())
	if err != nil {
		t.Fatal(err)
	}
	if res, err := r.Verify(realRules().Cat); err != nil || res.Hash != now {
		t.Errorf("its replay: %v %s", err, res.Remark)
	}
	w, err := OpenWatch(s.store, s.maker, s.ID())
	if err != nil || w.Stopped() != nil {
		t.Fatal(err, w.Stopped())
	}
	if i := slices.IndexFunc(w.Moments(), func(m Moment) bool { return m.Kind == game.JudgeMoved }); i < 0 || w.Moments()[i].N != n+1 {
		t.Errorf("no mark on the timeline at %d: %v", n+1, w.Moments())
	}
	if err := s.Undo(ByChoice); err != nil || s.hash() != was || s.Decisions() != n {
		t.Errorf("not taken back: %v, at %d", err, s.Decisions())
	}
	if games, _ := s.store.Games(); games[0].Judged {
		t.Error("what was taken back marks the game")
	}
	if err := s.Redo(); err != nil || s.hash() != now {
		t.Errorf("not done again: %v", err)
	}
}

// What the rules do not allow is said, and the change cannot be made the game's until it is mended.
func TestAJudgeLeavesALawfulPosition(t *testing.T) {
	s := acting(t)
	was := s.hash()
	j, err := s.Judge()
	if err != nil {
		t.Fatal(err)
	}
	who, _ := someone(t, j)
	if err := j.Change(game.Change{Card: who.Key, Zone: game.Table}); err != nil {
		t.Fatal(err)
	}
	if bad := j.Unlawful(); len(bad) != 1 || bad[0].Rule != "deploy.where" {
		t.Errorf("%v", bad)
	}
	if err := j.Done(); err == nil || s.hash() != was {
		t.Errorf("%v, and it is the game's", err)
	}
	if err := j.Change(game.Change{Card: who.Key, Zone: game.Hand}); err != nil || len(j.Unlawful()) > 0 {
		t.Fatal(err, j.Unlawful())
	}
	if err := j.Done(); err != nil || s.hash() == was {
		t.Error(err)
	}
}

// Before both see a position nothing of a hand is in it; alone a player sees his own.
func TestAJudgeSeesWhatBothSee(t *testing.T) {
	s := acting(t)
	j, err := s.Judge()
	if err != nil {
		t.Fatal(err)
	}
	for seat := range card.Sides {
		for _, alone := range []bool{false, true} {
			v := j.View(card.Side(seat), alone)
			open := len(v.Players[seat].Hand) > 0 && !v.Players[seat].Hand[0].FaceDown
			if open != alone || len(v.Players[card.Side(seat).Other()].Hand) > 0 && !v.Players[card.Side(seat).Other()].Hand[0].FaceDown {
				t.Errorf("%s, alone %v: the hand is open: %v", card.Side(seat), alone, open)
			}
		}
	}
}
