package mutate

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

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
		changed, ok := t.with(cat, m)
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
		same, _ := printed(c)
		for _, v := range sentences(c) {
			is, ok := printed(v.clause)
			if !ok || is == same || seen[was+is] {
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
func (t *Text) with(cat *catalog.Catalog, m cardMutant) (*catalog.Catalog, bool) {
	data, err := fs.ReadFile(t.Cards, m.card.File)
	if err != nil {
		return nil, false
	}
	set, cards, _ := strings.Cut(string(data), "\n[card.")
	head := "[card." + m.card.Slug + "]"
	_, block, ok := strings.Cut("\n[card."+cards, "\n"+head)
	if !ok {
		return nil, false
	}
	block, _, _ = strings.Cut(block, "\n[card.")
	if !strings.Contains(block, m.card.Rules) {
		return nil, false
	}
	changed := cat.Rewritten(m.card.File, set+"\n"+head+strings.Replace(block, m.card.Rules, m.rules, 1))
	return changed, changed.Get(m.card.Slug).Whole()
}
