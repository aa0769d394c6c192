package rules_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A mutant changes a saved state at random places.
type mutant struct {
	rng   *rand.Rand
	words []string // that stand somewhere in the state
}

// leaf is a place in a decoded state.
type leaf struct {
	get func() any
	set func(any)
}

// leaves lists the places of a tree.
func leaves(x any, set func(any), out []leaf) []leaf {
	switch x := x.(type) {
	case map[string]any:
		keys := make([]string, 0, len(x))
		for k := range x {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			out = leaves(x[k], func(v any) { x[k] = v }, out)
		}
	case []any:
		for i := range x {
			out = leaves(x[i], func(v any) { x[i] = v }, out)
		}
	}
	return append(out, leaf{func() any { return x }, set})
}

// change gives a place another value.
func (m *mutant) change(l leaf) {
	switch x := l.get().(type) {
	case json.Number:
		n, _ := x.Int64()
		others := []int64{-1, 0, 1, 2, 3, n + 1, n - 1, n + 17, -n, 120, 255, 256, 32767, 65536, 1<<31 - 1, -1 << 31}
		l.set(json.Number(fmt.Sprint(others[m.rng.IntN(len(others))])))
	case string:
		l.set(m.words[m.rng.IntN(len(m.words))])
	case bool:
		l.set(!x)
	case []any:
		switch n := m.rng.IntN(3); {
		case n == 0 || len(x) == 0:
			l.set(nil)
		case n == 1:
			l.set(x[:m.rng.IntN(len(x))])
		default:
			l.set(append(x[:len(x):len(x)], x[m.rng.IntN(len(x))]))
		}
	default:
		l.set(nil)
	}
}

// TestDamagedStates changes saved states in a few places, many times: Load says what
// is wrong, or gives a game that goes on. A panic of the rules in the midst of a
// damaged game is for the guard of the session; there must be few.
func TestDamagedStates(t *testing.T) {
	cat, _ := catalog.Embedded()
	r := readRecord(t, "states-v0")
	cases := 500
	if os.Getenv("CANTINA_LONG") != "" {
		cases = 2000
	}
	m := &mutant{rng: rand.New(rand.NewPCG(3, 4))}
	saves := savesOf(t, cat, r, 1)
	refused, opened, guarded := 0, 0, 0
	for i := range cases {
		data, what := m.changed(t, saves[i%len(saves)])
		switch err := played(cat, data); {
		case err == nil:
			opened++
		case err.load:
			refused++
		default:
			guarded++
			t.Logf("case %d (state %d):%s: %v", i, i%len(saves), what, err.cause)
		}
	}
	t.Logf("%d refused, %d opened and played, %d panicked within the guard", refused, opened, guarded)
	if refused == 0 || opened == 0 || guarded > cases/100 {
		t.Errorf("%d of %d opened and panicked", guarded, cases)
	}
}

// savesOf are the states of a record as this version saves them, each nth of them, without
// logs: those are most of a save, and nothing depends on them.
func savesOf(t testing.TB, cat *catalog.Catalog, r *record, nth int) (saves [][]byte) {
	t.Helper()
	for i := 0; i < len(r.States); i += nth {
		g, err := r.open(cat, &r.States[i])
		if err != nil {
			t.Fatal(err)
		}
		g.S.Log = nil
		data, err := g.Save()
		if err != nil {
			t.Fatal(err)
		}
		saves = append(saves, data)
	}
	return saves
}

// changed is a saved state that is changed in a few places.
func (m *mutant) changed(t *testing.T, data []byte) (bad []byte, what string) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	var tree any
	if err := dec.Decode(&tree); err != nil {
		t.Fatal(err)
	}
	m.words = []string{"nonsense", ""}
	for _, l := range leaves(tree, nil, nil) {
		if s, ok := l.get().(string); ok {
			m.words = append(m.words, s)
		}
	}
	for range 1 + m.rng.IntN(3) {
		all := leaves(tree, func(any) {}, nil)
		l := all[m.rng.IntN(len(all))]
		m.change(l)
		what += fmt.Sprintf(" %.60v", l.get())
	}
	bad, err := json.Marshal(tree)
	if err != nil {
		t.Fatal(err)
	}
	return bad, what
}

// FuzzState changes a saved state in a few places, and some bytes of it: Load says what is
// wrong and never fails. What it opens it saves as a state that opens and is the same.
func FuzzState(f *testing.F) {
	cat, _ := catalog.Embedded()
	saves := savesOf(f, cat, readRecord(f, "states-v1"), 5)
	for i := range 8 {
		f.Add(uint8(i), uint64(i), uint32(0), []byte(nil))
	}
	f.Add(uint8(9), uint64(9), uint32(1000), []byte("99"))
	f.Fuzz(func(t *testing.T, n uint8, seed uint64, at uint32, patch []byte) {
		data, _ := (&mutant{rng: rand.New(rand.NewPCG(seed, 1))}).changed(t, saves[int(n)%len(saves)])
		copy(data[int(at)%len(data):], patch)
		g, err := rules.Load(cat, data)
		if err != nil {
			return
		}
		again, err := g.Save()
		if err != nil {
			t.Fatal(err)
		}
		back, err := rules.Load(cat, again)
		if err != nil {
			t.Fatalf("what was opened and saved cannot be opened: %v", err)
		}
		if back.Hash() != g.Hash() {
			t.Error("what was opened and saved is another game")
		}
	})
}

type playError struct {
	load  bool // it did not open
	cause any
}

// played opens a state, looks at it from both seats, and takes each option on a clone.
func played(cat *catalog.Catalog, data []byte) (err *playError) {
	g, lerr := rules.Load(cat, data)
	if lerr != nil {
		return &playError{true, lerr}
	}
	defer func() {
		if p := recover(); p != nil {
			err = &playError{false, p}
		}
	}()
	d := g.Decision()
	for side := range card.Sides {
		g.View(side)
	}
	if d != nil {
		for _, o := range d.Options {
			g.Clone().Choose(o.Key)
		}
	}
	return nil
}

// What is damaged is named.
func TestDamageIsNamed(t *testing.T) {
	cat, _ := catalog.Embedded()
	r := readRecord(t, "states-v0")
	for _, c := range []struct {
		want string
		harm func(s *game.State)
	}{
		{"there is no card \"nobody\"", func(s *game.State) { s.Slugs[0] = "nobody" }},
		{"definition 1 has no slug of its own", func(s *game.State) { s.Slugs[1] = s.Slugs[0] }},
		{"card 3: there is no definition 999", func(s *game.State) { s.Cards[3].Def = 999 }},
		{"card 3: there is no card 999", func(s *game.State) { s.Cards[3].Guard = 999 }},
		{"card 3: there is no card 999", func(s *game.State) { s.Cards[3].Captor = 999 }},
		{"what was played this turn: there is no definition -1", func(s *game.State) { s.Played = []int32{-1} }},
		{"lasting change 0: there is no definition 999", func(s *game.State) { s.Lasting = []game.Lasting{{Def: 999}} }},
		{"lasting change 0: ", func(s *game.State) { s.Lasting = []game.Lasting{{Clause: 99}} }},
		{"lasting change 0: there is no card -2", func(s *game.State) {
			s.Lasting = []game.Lasting{{Bound: []game.Value{{Cards: []game.CardID{-2}}}}}
		}},
		{"limit 0: there is no definition 999", func(s *game.State) { s.Limits = []game.Limit{{Title: 999}} }},
		{"limit 0: ", func(s *game.State) { s.Limits = []game.Limit{{Card: 1, Clause: 99}} }},
		{"there is a battle at no location", func(s *game.State) { s.Battle = game.Battle{On: true} }},
		{"event 0 of the log: there is no card 999", func(s *game.State) { s.Log = []game.Event{{On: 999}} }},
		{"nothing is going on", func(s *game.State) { s.Frames = nil }},
		{"it does not stand at a decision", func(s *game.State) { s.Top().Step = 0 }},
		{"nobody has anything to choose", func(s *game.State) { s.Top().Step = 2 }}, // it asks nothing where nothing is left to do
	} {
		g, err := r.open(cat, &r.States[0])
		if err != nil {
			t.Fatal(err)
		}
		c.harm(g.S)
		data, err := g.Save()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := rules.Load(cat, data); err == nil || !bytes.Contains([]byte(err.Error()), []byte(c.want)) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}
