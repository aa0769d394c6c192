package mutate

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing/fstest"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/scene"
)

// A Text is a catalog to be mutated: its files, and the scenes that may notice.
type Text struct {
	Cards  fs.FS   // the files whose texts are mutated
	More   []fs.FS // further cards that scenes use
	Scenes []*scene.Scene
}

// A cardMutant is a card with one sentence changed.
type cardMutant struct {
	Mutant
	card  *catalog.Card
	rules string // the whole text with the change
}

// Judge draws mutants and judges them; tell is told each verdict as it falls.
func (t *Text) Judge(d Draw, tell func(Verdict)) ([]Verdict, error) {
	known, err := Known()
	if err != nil {
		return nil, err
	}
	cat, problems := catalog.Load(append([]fs.FS{t.Cards}, t.More...)...)
	if len(problems) > 0 {
		return nil, fmt.Errorf("the cards have problems; mend them first: %s", problems[0].Explain())
	}
	users, err := t.users(cat)
	if err != nil {
		return nil, err
	}
	all, n, err := t.candidates(cat, d)
	if err != nil {
		return nil, err
	}
	return inOrder(all, n, tell, func(m cardMutant) (Verdict, bool) {
		changed, ok := t.with(m)
		if !ok {
			return Verdict{}, false
		}
		if d.Only != nil && !d.Only[m.Key()] {
			return Verdict{Mutant: m.Mutant, Passed: true}, true
		}
		v := Verdict{Mutant: m.Mutant, By: first(users[m.card.Slug], changed)}
		if v.By == "" {
			v.Why = known.Why(m.Key())
		}
		return v, true
	}), nil
}

// candidates are the mutants to judge, in order, and how many of them.
func (t *Text) candidates(cat *catalog.Catalog, d Draw) (all []cardMutant, n int, err error) {
	found := map[string]bool{}
	for _, k := range cat.All() {
		if _, err := fs.Stat(t.Cards, k.File); err != nil || !k.Whole() {
			continue
		}
		file := strings.TrimSuffix(k.File, ".toml")
		if len(d.Of) == 0 || slices.Contains(d.Of, k.Slug) || slices.Contains(d.Of, file) {
			all = append(all, mutantsOf(k)...)
			found[k.Slug], found[file] = true, true
		}
	}
	if len(d.Of) == 0 {
		return drawn(all, d.Seed, func(m cardMutant) string { return m.Key() }), d.N, nil
	}
	for _, name := range d.Of {
		if !found[name] {
			return nil, 0, fmt.Errorf("%q is no slug of a whole card and no file with one", name)
		}
	}
	return all, len(all), nil
}

// mutantsOf are the mutants of one card. Of two ways to the same sentence one is a mutant.
func mutantsOf(k *catalog.Card) (out []cardMutant) {
	seen := map[string]bool{}
	for _, c := range k.Clauses() {
		was := k.Rules[c.Pos:c.End]
		for _, v := range sentences(c) {
			is, ok := printed(v.clause)
			if !ok || is == was || seen[was+is] {
				continue
			}
			seen[was+is] = true
			out = append(out, cardMutant{
				Mutant: Mutant{Where: fmt.Sprintf("%s:%d: %s", k.File, k.Line, k.Title), Within: k.Slug, Kind: v.kind, Before: was, After: is},
				card:   k, rules: k.Rules[:c.Pos] + is + k.Rules[c.End:],
			})
		}
	}
	return out
}

// printed says a clause, if it can be said.
func printed(c gametext.Clause) (text string, ok bool) {
	defer func() {
		if recover() != nil { // a slot is empty that may not be
			ok = false
		}
	}()
	text = gametext.Print(c, card.English)
	return text, text != ""
}

// with is the catalog with a mutant in it; false if the checker refuses the text.
func (t *Text) with(m cardMutant) (*catalog.Catalog, bool) {
	data, err := fs.ReadFile(t.Cards, m.card.File)
	if err != nil {
		return nil, false
	}
	head := "[card." + m.card.Slug + "]"
	before, block, ok := strings.Cut(string(data), head)
	if !ok || !strings.Contains(block, m.card.Rules) {
		return nil, false
	}
	src := before + head + strings.Replace(block, m.card.Rules, m.rules, 1)
	cat, _ := catalog.Load(append([]fs.FS{over{t.Cards, fstest.MapFS{m.card.File: {Data: []byte(src)}}}}, t.More...)...)
	i := cat.Index(m.card.Slug)
	return cat, i >= 0 && cat.At(i).Whole()
}

// over is a file system with other files laid over some of its own.
type over struct {
	fs.FS
	top fstest.MapFS
}

func (o over) Open(name string) (fs.File, error) {
	if o.top[name] != nil {
		return o.top.Open(name)
	}
	return o.FS.Open(name)
}
