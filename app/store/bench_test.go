package store

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"cantina/engine/game"
)

// thousand fills a file with 1,000 games of 450 decisions and twenty checkpoints each, of
// which the day's backup has been made.
func thousand(b testing.TB) (path string) {
	path = filepath.Join(b.TempDir(), FileName)
	s, _, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	state := make([]byte, 700)
	header := testHeader
	header.Cards = map[string]string{}
	for i := range 90 {
		header.Cards[fmt.Sprintf("card-of-some-name-%d", i)] = "0123456789abcdef"
	}
	s.db.NoSync = true
	s.journal.file.Close()
	s.journal = nil // the next start writes one
	for range 1000 {
		id, err := s.NewGame(header, Status{}, nil)
		for n := 0; n < 450 && err == nil; n += 22 {
			st := Step{N: n, State: state}
			for i := range 22 {
				st.Keys = append(st.Keys, fmt.Sprintf("dark deploy stormtrooper#%d at tatooine-cantina", n+i))
				st.Marks = append(st.Marks, Mark{Turn: n / 22, Kind: game.AskTarget})
			}
			for i := range state {
				state[i] = byte(rng.Uint32())
			}
			err = s.Append(id, st)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	s.db.Sync()
	backedUp(b, s)
	if s, _, err = Open(path); err != nil {
		b.Fatal(err)
	}
	s.Close()
	return path
}

// BenchmarkOpen opens a whole file.
func BenchmarkOpen(b *testing.B) {
	path := thousand(b)
	if info, err := os.Stat(path); err == nil {
		b.Logf("%d MB", info.Size()>>20)
	}
	b.ReportAllocs()
	for b.Loop() {
		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			b.Fatal(rep, err)
		}
		s.Close()
	}
}

// BenchmarkSalvage searches a file whose list of games is gone: every page is an orphan.
func BenchmarkSalvage(b *testing.B) {
	data, err := os.ReadFile(thousand(b))
	if err != nil {
		b.Fatal(err)
	}
	head := heads(data)[0]
	page := func(id uint64) []byte { return data[id*head.size : (id+1)*head.size] }
	elements(page(head.root), leafFlag, func(e element) {
		if string(e.key) == string(gamesBucket) {
			clear(page(native.Uint64(e.value)))
		}
	})
	for b.Loop() {
		if w := salvage(data); len(w.games) != 1000 {
			b.Fatal(len(w.games), "games")
		}
	}
}
