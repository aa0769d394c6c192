package session

import (
	"path/filepath"
	"slices"
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

// BenchmarkResume brings back a game that is over.
func BenchmarkResume(b *testing.B) {
	s := benchOver(b)
	b.ResetTimer()
	for b.Loop() {
		if _, _, err := Resume(s.store, s.maker, s.id); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkUndo takes back a choice at the end of a game; what it took back is made
// again outside the time.
func BenchmarkUndo(b *testing.B) { benchUndo(b, ByChoice) }

// BenchmarkUndoTurn takes back a turn at the end of a game.
func BenchmarkUndoTurn(b *testing.B) { benchUndo(b, ByTurn) }

func benchUndo(b *testing.B, u Unit) {
	s := benchOver(b)
	b.ResetTimer()
	for range b.N {
		keys := slices.Clone(s.keys)
		if err := s.Undo(u); err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		for len(s.keys) < len(keys) {
			if _, err := s.Choose(keys[len(s.keys)]); err != nil {
				b.Fatal(err)
			}
		}
		b.StartTimer()
	}
}

// BenchmarkCheckpoint encodes and reads the state at the end of a game.
func BenchmarkCheckpoint(b *testing.B) {
	s := benchOver(b)
	b.ResetTimer()
	for b.Loop() {
		data, err := s.g.Save()
		if err == nil {
			_, err = s.maker.Load(s.head, data)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
}

// benchOver is a game that is over.
func benchOver(b *testing.B) *Session {
	s, players := benchGame(b), randomPlayers(1)
	for {
		if ok, err := s.step(players); err != nil {
			b.Fatal(err)
		} else if !ok {
			b.Logf("%d decisions, %d turns", s.Decisions(), s.Status().Turn)
			return s
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
