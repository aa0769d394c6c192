package session

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/replay"
)

const drainPosition = `
dark:  at "Tatooine: Cantina": Stormtrooper   force: 3   hand: Stormtrooper
light: at "Tatooine: Mos Eisley": "Luke Skywalker"   force: 3   hand: Rebel Trooper
phase: light control
`

func keyOf(t *testing.T, s *Session, words string) string {
	t.Helper()
	d := s.g.Decision()
	i := slices.IndexFunc(d.Options, func(o game.Option) bool { return strings.HasPrefix(o.Key, words) })
	if i < 0 {
		t.Fatalf("no %q among %v", words, d.Options)
	}
	return d.Options[i].Key
}

// A game from a position is saved, taken back to its start, opened again, exported and
// replayed as any other; nobody needs a curtain.
func TestGameFromAPosition(t *testing.T) {
	st := saves(t)
	s, err := Start(st, realRules(), store.Header{Position: drainPosition, Title: "A drain", Of: "lesson", First: card.Light})
	if err != nil {
		t.Fatal(err)
	}
	start := s.hash()
	if _, err := s.Choose(keyOf(t, s, "light drain")); err != nil {
		t.Fatal(err)
	}
	for s.Status().Active == card.Light {
		if s.NeedsCurtain() {
			t.Fatal("of a position both players see all")
		}
		if d := s.View().Prompt; d == nil || d.Seat != s.Front() || len(d.Options) == 0 {
			t.Fatalf("nobody is asked: %v", d)
		}
		key, _ := game.PassedOver(s.g.Decision())
		if _, err := s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	end := s.hash()
	again, note, err := Resume(st, realRules(), s.ID())
	if err != nil || !note.Empty() || again.hash() != end {
		t.Fatalf("not as it was: %v %+v", err, note)
	}
	var text bytes.Buffer
	if err := again.Replay(&text); err != nil {
		t.Fatal(err)
	}
	r, err := replay.Read("replay", text.String())
	if err != nil {
		t.Fatal(err)
	}
	r.Catalog = realRules().Cat.Hash()
	if res, err := r.Verify(realRules().Cat); err != nil || res.Remark != "" || res.Hash != end {
		t.Error(res.Remark, err)
	}
	if !again.UndoShows(ByTurn).None() {
		t.Error("taking back is free")
	}
	if err := again.BackTo(0); err != nil || again.hash() != start {
		t.Errorf("not back at the start: %v", err)
	}
	games, err := st.Games()
	if err != nil || len(games) != 1 || games[0].Position != "A drain" || games[0].Of != "lesson" {
		t.Errorf("%+v, %v", games, err)
	}
}

// A text that is no position begins no game, and says where it is wrong.
func TestNoPosition(t *testing.T) {
	for src, want := range map[string]string{
		"dark: at Cantina:\n":         "position:1:",
		"title: A\n---\ntitle: B\n":   "one position",
		"dark: hand: \"No Such One\"": "position:1:13: there is no card",
	} {
		_, err := Start(saves(t), realRules(), store.Header{Position: src})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", src, err)
		}
	}
}

// waits lets a game stand still once dark must answer.
type waits struct{ on bool }

func (w *waits) Answer(g game.Game) (string, bool, bool) {
	return "", false, w.on && g.Decision().Seat == card.Dark
}

// What sits in the other seat sees every decision, and may let the game stand still.
func TestSeatWithoutPlayerIsWatched(t *testing.T) {
	w := &waits{}
	s, err := Start(saves(t), realRules(), store.Header{Position: drainPosition, Alone: 1 + int8(card.Light), First: card.Light})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Sit(w); err != nil {
		t.Fatal(err)
	}
	w.on = true
	for range 40 {
		seat, _ := s.Next()
		if seat == card.Dark {
			break
		}
		key, _ := game.PassedOver(s.g.Decision())
		if _, err := s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if seat, _ := s.Next(); seat != card.Dark || s.Front() != card.Light || s.NeedsCurtain() {
		t.Error("the game stands still at dark's decision, light in front")
	}
	if err := s.BackTo(0); err != nil {
		t.Fatal(err)
	}
	if seat, _ := s.Next(); seat != card.Light {
		t.Error("light is asked again")
	}
}
