package rules_test

import (
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A yesterday is a file of states that a program of the past saved: see the README
// beside them.
type yesterday struct {
	States []struct {
		Seed, Decision int
		Procs          []int
		State          json.RawMessage
		Next           []struct {
			Offer []string
			Took  string
		}
	}
}

// TestYesterday opens states in the midst of procedures, as programs of the past saved
// them, and goes on: the same keys are on offer, decision for decision.
func TestYesterday(t *testing.T) {
	cat, _ := scene.Catalog()
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
		var all yesterday
		if err := json.NewDecoder(z).Decode(&all); err != nil {
			t.Fatal(err)
		}
		for _, s := range all.States {
			g, err := rules.Load(cat, s.State)
			if err != nil {
				t.Errorf("%s, seed %d, decision %d, procedures %v: %v", name, s.Seed, s.Decision, s.Procs, err)
				continue
			}
			for i, n := range s.Next {
				var offer []string
				if d := g.Decision(); d != nil {
					for _, o := range d.Options {
						offer = append(offer, o.Key)
					}
				}
				if !slices.Equal(offer, n.Offer) {
					t.Errorf("%s, seed %d, decision %d, procedures %v, %d further on:\n  on offer then %q\n  on offer now  %q",
						name, s.Seed, s.Decision, s.Procs, i, n.Offer, offer)
					break
				}
				if _, err := g.Choose(n.Took); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
