package mutate

import (
	"reflect"
	"slices"

	"cantina/engine/gametext"
)

// nounsOf changes one word of a noun phrase: an adjective, a noun, an owner, a relation or
// an exception goes, a noun becomes another or the family it lies in.
func nounsOf(v reflect.Value) (out []variant) {
	f := v.Interface().(gametext.Filter)
	if f.Ref > 0 && len(f.Posts) == 0 { // "that character": said by what was named before
		return nil
	}
	add := func(kind string, change func(*gametext.Filter)) {
		g := f
		change(&g)
		out = append(out, variant{kind, reflect.ValueOf(g)})
	}
	switch f.Det {
	case gametext.DetCount, gametext.DetUpTo, gametext.DetAtLeast:
		add("number", func(g *gametext.Filter) { g.N++ })
		add("number", func(g *gametext.Filter) { g.N-- })
	case gametext.DetAny, gametext.DetEach, gametext.DetAll, gametext.DetAnyNumber, gametext.DetThatMany:
		add("number", func(g *gametext.Filter) { g.Det, g.N = gametext.DetUpTo, 1 })
	}
	if f.Owner != 0 {
		add("owner dropped", func(g *gametext.Filter) { g.Owner = 0 })
	}
	if f.Another {
		add("condition dropped", func(g *gametext.Filter) { g.Another = false })
	}
	for i := range f.Adj {
		add("adjective dropped", func(g *gametext.Filter) { g.Adj = without(f.Adj, i) })
	}
	if f.System != "" {
		add("system dropped", func(g *gametext.Filter) { g.System = "" })
	}
	for i, n := range f.Nouns {
		if f.Ref > 0 || f.Det == gametext.DetThis { // its noun says nothing that is not known
			break
		}
		if len(f.Nouns) > 1 {
			add("noun dropped", func(g *gametext.Filter) { g.Nouns = without(f.Nouns, i) })
		}
		for _, other := range instead(n) {
			add("noun", func(g *gametext.Filter) { g.Nouns = with(f.Nouns, i, other) })
		}
	}
	for i := range f.Titles {
		if len(f.Titles) > 1 {
			add("title dropped", func(g *gametext.Filter) { g.Titles = without(f.Titles, i) })
		}
	}
	for i := range f.Except {
		add("exception dropped", func(g *gametext.Filter) { g.Except = without(f.Except, i) })
	}
	for i := range f.Posts {
		add("condition dropped", func(g *gametext.Filter) { g.Posts = without(f.Posts, i) })
	}
	for i, name := range []string{"Or", "Except", "Posts"} {
		field, _ := filterType.FieldByName(name)
		for _, x := range elementsOf(v.FieldByIndex(field.Index), i == 0) {
			out = append(out, variant{x.kind, changed(v, field.Index[0], x.v)})
		}
	}
	return out
}

// instead are the nouns that a noun may become: the family in which it lies, and the next
// noun of that family.
func instead(word string) (out []string) {
	all := gametext.Nouns()
	at := slices.IndexFunc(all, func(n gametext.Noun) bool { return n.Word == word })
	if at < 0 || all[at].In == "" { // "card" and "anything" are one
		return nil
	}
	if in := all[at].In; in != "" && in != "card" {
		out = append(out, in)
	}
	for i := 1; i < len(all); i++ {
		if n := all[(at+i)%len(all)]; n.In == all[at].In {
			return append(out, n.Word)
		}
	}
	return out
}
