package session

import (
	"path/filepath"
	"testing"

	"cantina/app/store"
)

// BenchmarkChoose is one choice of a player: the rules, the forced answers after
// it, and the commit to the disk.
func BenchmarkChoose(b *testing.B) {
	s, players := benchGame(b), randomPlayers(1)
	for b.Loop() {
		if ok, err := s.step(players); err != nil {
			b.Fatal(err)
		} else if !ok {
			s = benchGame(b)
		}
	}
}

// BenchmarkResume brings back a game after 150 choices.
func BenchmarkResume(b *testing.B) {
	s := benchGame(b)
	players := randomPlayers(1)
	for range 150 {
		if _, err := s.step(players); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		if _, _, err := Resume(s.store, s.maker, s.id); err != nil {
			b.Fatal(err)
		}
	}
}

func benchGame(b *testing.B) *Session {
	st, _, err := store.Open(filepath.Join(b.TempDir(), store.FileName))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { st.Close() })
	s, err := Start(st, realRules(), starters(1))
	if err != nil {
		b.Fatal(err)
	}
	return s
}
