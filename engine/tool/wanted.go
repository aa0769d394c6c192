package tool

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"cantina/engine/catalog"
)

// A wish is a theme that nothing says yet, and how many unwritten cards have it.
type wish struct {
	*theme
	cards int
	alone int // of them, cards of which nothing else is missing
}

// An outlook is what the unwritten cards of a set wait for.
type outlook struct {
	tally
	ready     int // nothing missing was found
	one       int // one theme of words
	more      int // several themes of words
	mechanics int // a mechanic
}

// sayable tells whether phrases say a theme by now.
func (t *theme) sayable() bool { return len(has[t.name]) > 0 }

// lacking are the themes of a printed card that nothing says yet.
func lacking(r *ref) (out []int) {
	for i := range themes {
		if !themes[i].sayable() && themes[i].find(r) {
			out = append(out, i)
		}
	}
	return out
}

// add counts an unwritten card by what it lacks.
func (o *outlook) add(lacks []int) {
	switch {
	case len(lacks) == 0:
		o.ready++
	case slices.ContainsFunc(lacks, func(i int) bool { return themes[i].mechanic }):
		o.mechanics++
	case len(lacks) == 1:
		o.one++
	default:
		o.more++
	}
}

// wanted ranks what the unwritten cards lack, by the printed texts of a reference.
func wanted(e *env, from string, sets []string) int {
	refs, err := readRefs(from)
	if err != nil {
		fmt.Fprintln(e.errw, "cards:", err)
		return usage
	}
	e.wanted(e.catalog(), refs, sets)
	return fine
}

func (e *env) wanted(cat *catalog.Catalog, refs map[string]*ref, sets []string) {
	wishes := make([]wish, len(themes))
	for i := range themes {
		wishes[i].theme = &themes[i]
	}
	outlooks := map[string]*outlook{}
	for _, s := range sets {
		outlooks[s] = &outlook{}
	}
	all := &outlook{}
	for _, k := range cat.All() {
		o, r := outlooks[k.Set], refs[k.Number]
		if o == nil {
			continue
		}
		o.count(k)
		all.count(k)
		if k.Written() || r == nil {
			continue
		}
		lacks := lacking(r)
		o.add(lacks)
		all.add(lacks)
		for _, i := range lacks {
			wishes[i].cards++
			if len(lacks) == 1 {
				wishes[i].alone++
			}
		}
	}
	e.printWishes(wishes)
	e.printOutlooks(outlooks, all, sets)
	e.printPhrases(cat, all.whole)
}

func (e *env) printWishes(wishes []wish) {
	fmt.Fprint(e.out, `What unwritten cards lack, by patterns over the printed texts: an upper bound. A pattern finds words, not what they
mean: some of these cards can be said already, and what no pattern looks for is not counted. "alone" are the cards of which
no other theme is missing. Themes that phrases say by now are left out; the table is in engine/tool/themes.go.

cards  alone
`)
	slices.SortStableFunc(wishes, func(a, b wish) int { return cmp.Or(b.cards-a.cards, b.alone-a.alone) })
	for _, w := range wishes {
		if w.cards == 0 {
			continue
		}
		kind := "words   "
		if w.mechanic {
			kind = "mechanic"
		}
		fmt.Fprintf(e.out, "%5d  %5d  %s  %s\n", w.cards, w.alone, kind, w.name)
	}
}

func (e *env) printOutlooks(outlooks map[string]*outlook, all *outlook, sets []string) {
	fmt.Fprint(e.out, `
whole  unwritten, of which: nothing missing found, one theme of words, more themes of words, a mechanic
`)
	say := func(name string, o *outlook) {
		fmt.Fprintf(e.out, "%5d  %9d            %6d %6d %6d %6d  %s\n", o.whole, o.unwritten, o.ready, o.one, o.more, o.mechanics, name)
	}
	for _, s := range sets {
		say(strings.ToLower(s), outlooks[s])
	}
	if len(sets) > 1 {
		say("all sets", all)
	}
}

// printPhrases says how far the phrases reach.
func (e *env) printPhrases(cat *catalog.Catalog, whole int) {
	u := usesIn(cat)
	n := u.count().phrases
	fmt.Fprintf(e.out, "\nwanted: %s, %.2f a card: %s\n", plural(whole, "whole card"), float64(n)/float64(max(1, whole)), u.tallyWords())
}
