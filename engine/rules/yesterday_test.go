package rules_test

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A record is a file of testdata/yesterday: states, and what happened after them.
type record struct {
	Catalog string       `json:"catalog"`
	Slugs   []string     `json:"slugs"`
	States  []savedState `json:"states"`
}

type savedState struct {
	Seed     uint64          `json:"seed"`
	Decision int             `json:"decision"`
	State    json.RawMessage `json:"state"`
	Next     []struct {
		Offer []string `json:"offer"`
		Took  string   `json:"took"`
	} `json:"next"`
}

func readRecord(t testing.TB, name string) *record {
	t.Helper()
	f, err := os.Open("testdata/yesterday/" + name + ".json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	r := &record{}
	if err := json.NewDecoder(z).Decode(r); err != nil {
		t.Fatal(err)
	}
	return r
}

// open opens a state of a record with a catalog.
func (r *record) open(cat *catalog.Catalog, s *savedState) (*rules.Game, error) {
	if game.Unnamed(s.State) {
		return rules.LoadOld(cat, s.State, r.Slugs)
	}
	return rules.Load(cat, s.State)
}

// plays plays a state on as its record says, as long as that is legal. It tells what is
// offered now and was not then (+), what is no longer (-), and where the record ends.
func (r *record) plays(cat *catalog.Catalog, s *savedState) (changes []string, err error) {
	g, err := r.open(cat, s)
	if err != nil {
		return nil, err
	}
	for n, m := range s.Next {
		d := g.Decision()
		if d == nil {
			return append(changes, fmt.Sprintf("decision %d: the game is over", n)), nil
		}
		var keys []string
		for _, o := range d.Options {
			keys = append(keys, o.Key)
		}
		for _, k := range keys {
			if !slices.Contains(m.Offer, k) {
				changes = append(changes, fmt.Sprintf("decision %d: +%s", n, k))
			}
		}
		for _, k := range m.Offer {
			if !slices.Contains(keys, k) {
				changes = append(changes, fmt.Sprintf("decision %d: -%s", n, k))
			}
		}
		if !slices.Contains(keys, m.Took) {
			return append(changes, fmt.Sprintf("decision %d: ends before %s", n, m.Took)), nil
		}
		if _, err := g.Choose(m.Took); err != nil {
			return changes, fmt.Errorf("decision %d: %w", n, err)
		}
	}
	return changes, nil
}

// more is cards that come before, between and after those of the catalog.
var more = fstest.MapFS{"more.toml": {Data: []byte(moreCards())}}

func moreCards() string {
	src := "set = \"Tomorrow\"\n"
	for i, number := range []string{"0_1", "1_0", "1_150", "1_230", "2_1", "3_100", "5_90", "7_1", "7_250", "9_40", "99_1"} {
		side := []string{"dark", "light"}[i%2]
		src += fmt.Sprintf("\n[card.tomorrow-%d]\ntitle = \"Tomorrow %d\"\nnumber = %q\nside = %q\ntype = \"character\"\nkinds = [\"alien\"]\n"+
			"destiny = 2\ndeploy = 3\npower = 3\nability = 1\nforfeit = 3\nrules = \"\"\n", i, i, number, side)
	}
	return src
}

// Yesterday's states open today, and with tomorrow's cards before and between
// theirs: the same keys are on offer at every decision, but for what rules that were
// mended since have changed. Those changes stand in testdata/yesterday/changes.txt.
func TestYesterday(t *testing.T) {
	today, _ := catalog.Embedded()
	tomorrow, problems := catalog.EmbeddedWith(more)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	if tomorrow.Index(today.At(0).Slug) == 0 || tomorrow.Len() != today.Len()+11 {
		t.Fatal("tomorrow has no cards before those of today")
	}
	house, _ := scene.Catalog()
	changes := map[string]bool{}
	for _, c := range []struct {
		file string
		cats []*catalog.Catalog
	}{
		{"states-v0", []*catalog.Catalog{today, tomorrow}}, {"scenes-v0", []*catalog.Catalog{house}},
		{"states-v1", []*catalog.Catalog{today, tomorrow}}, {"scenes-v1", []*catalog.Catalog{house}},
	} {
		r := readRecord(t, c.file)
		for i := range r.States {
			for n, cat := range c.cats {
				if i%len(c.cats) != n && os.Getenv("CANTINA_LONG") == "" {
					continue
				}
				list, err := r.plays(cat, &r.States[i])
				if err != nil {
					t.Errorf("%s, state %d, catalog %d: %v", c.file, i, n, err)
				}
				for _, line := range list {
					changes[fmt.Sprintf("%s %d, %s", c.file, i, line)] = true
				}
			}
		}
	}
	const golden = "testdata/yesterday/changes.txt"
	got := strings.Join(slices.Sorted(maps.Keys(changes)), "\n") + "\n"
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, _ := os.ReadFile(golden); got != string(want) {
		t.Errorf("other things have changed since yesterday than %s says (-update blesses; read the diff)", golden)
	}
}

// No question, put or not put, leaves a trace in the state.
func TestAskingChangesNothing(t *testing.T) {
	cat, _ := scene.Catalog()
	asked := map[string]int{}
	defer rules.WatchAsks(cat, func(g *rules.Referee, proc, step string, ask func()) {
		what := proc + ": " + step
		if asked[what]++; asked[what] > 20 {
			ask()
			return
		}
		before := g.S.Hash()
		ask()
		if g.S.Hash() != before {
			t.Errorf("%s: the question changes the state", what)
		}
	})()
	for _, file := range []string{"states-v0", "scenes-v0"} {
		r := readRecord(t, file)
		for i := range r.States {
			s := r.States[i]
			s.Next = s.Next[:min(4, len(s.Next))]
			if _, err := r.plays(cat, &s); err != nil {
				t.Error(err)
			}
		}
	}
	if len(asked) < 50 {
		t.Errorf("only %d questions were asked", len(asked))
	}
}
