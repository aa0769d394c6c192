package rules_test

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A yesterdayState is what a program of the past saved, and how the game went on: see
// the README beside the files.
type yesterdayState struct {
	Seed, Decision int
	Procs          []int
	State          json.RawMessage
	Next           []struct {
		Offer []string
		Took  string
	}
}

// yesterdays calls see with every state of yesterday.
func yesterdays(t *testing.T, see func(what string, s *yesterdayState)) {
	files, err := filepath.Glob("testdata/yesterday/*.json.gz")
	if err != nil || len(files) == 0 {
		t.Fatal("no states of yesterday", err)
	}
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		z, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		var all struct{ States []yesterdayState }
		if err := json.NewDecoder(z).Decode(&all); err != nil {
			t.Fatal(err)
		}
		for i := range all.States {
			s := &all.States[i]
			see(fmt.Sprintf("%s, seed %d, decision %d, procedures %v", filepath.Base(name), s.Seed, s.Decision, s.Procs), s)
		}
	}
}

// TestYesterday opens states in the midst of procedures, as programs of the past saved
// them, and goes on: the same keys are on offer, decision for decision.
func TestYesterday(t *testing.T) {
	cat, _ := scene.Catalog()
	yesterdays(t, func(what string, s *yesterdayState) {
		g, err := rules.Load(cat, s.State)
		if err != nil {
			t.Errorf("%s: %v", what, err)
			return
		}
		for i, n := range s.Next {
			if now := offer(g); !slices.Equal(now, n.Offer) {
				t.Errorf("%s, %d further on:\n  on offer then %q\n  on offer now  %q", what, i, n.Offer, now)
				return
			}
			if _, err := g.Choose(n.Took); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// offer lists the keys of the options of a game.
func offer(g *rules.Game) (keys []string) {
	if d := g.Decision(); d != nil {
		for _, o := range d.Options {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// TestAskingChangesNothing: no question, put or not put, leaves a trace in the state.
func TestAskingChangesNothing(t *testing.T) {
	cat, _ := scene.Catalog()
	asked := map[string]int{}
	defer rules.WatchAsks(cat, func(g *rules.Game, proc, step string, ask func()) {
		if what := proc + ": " + step; asked[what] < 20 {
			asked[what]++
			before := g.S.Hash()
			ask()
			if g.S.Hash() != before {
				t.Errorf("%s: the question changes the state", what)
			}
			return
		}
		ask()
	})()
	yesterdays(t, func(_ string, s *yesterdayState) {
		g, err := rules.Load(cat, s.State)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range s.Next[:min(4, len(s.Next))] {
			if _, err := g.Choose(n.Took); err != nil {
				t.Fatal(err)
			}
		}
	})
	if len(asked) < 50 {
		t.Errorf("only %d questions were asked", len(asked))
	}
}
