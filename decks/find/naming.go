package find

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// byName says of every name which cards have it as a title, half of one, or persona, or are at
// a system of that name.
func (ix *Index) byName() map[string]set {
	out := map[string]set{}
	for i, k := range ix.cat.All() {
		names := append(slices.Concat(k.Personas, k.Parts, k.Groups, k.Newest), k.Title, k.Unmarked(), k.System)
		for _, p := range k.Permanent {
			names = append(names, p.Persona)
		}
		if front, back, two := strings.Cut(k.Title, " / "); two {
			names = append(names, front, back)
		}
		if place, _, at := strings.Cut(k.Title, ": "); at && k.Type == card.Location {
			names = append(names, place)
		}
		for _, name := range names {
			if name != "" {
				ix.into(out, name, i)
			}
		}
	}
	return out
}

// readNaming understands what a relation is to: what a query in brackets finds, a title or
// persona, a noun of game text, else what titles begin with.
func (r *reader) readNaming(f *Field, v *value) bool {
	ix := r.ix
	if v.sub != nil {
		v.cards = v.sub.cards(ix)
		return true
	}
	if v.words == "" {
		return false
	}
	v.cards = newSet(ix.cat.Len())
	found := false
	if title, known := ix.cat.Spelt(v.text); known {
		v.cards.or(ix.called()[title])
		v.naming, found = card.T("“"+title+"”", "« "+title+" »"), true
	}
	if f.Key == "mentions" { // a text mentions droids by the word, and not because it names one
		v.cards, v.uses = v.cards.clone(), newSet(ix.cat.Len())
	}
	if n := ix.nouns()[v.words]; n != nil && v.uses != nil {
		v.uses = ix.used()[strings.ToLower(n.key)]
		if !found {
			v.naming, found = n.names, true
		}
	} else if n != nil {
		v.cards.or(n.cards())
		if found {
			for l := range card.Langs {
				v.naming[l] += card.T(" or ", " ou ")[l] + n.names[l]
			}
		} else {
			v.naming, found = n.names, true
		}
	}
	if !found && !v.exact {
		hasTitle(ix, r.q.Lang, v, v.cards)
		short := v.words + " "
		for _, n := range ix.nounOrder() { // "vaisseau" is short for "vaisseau spatial"
			if slices.ContainsFunc(n.folded, func(form string) bool { return strings.HasPrefix(form, short) }) {
				v.cards.or(n.cards())
			}
		}
		found = v.cards.any()
		v.naming = card.T("“"+v.text+"…”", "« "+v.text+"… »")
	}
	if !found {
		r.mended(v.from, v.to, card.Say("%s: no title, persona or kind of card is called “%s”", "%s : aucun titre, aucune persona, aucun genre de carte ne s’appelle « %s »", f.What, brief(v.text)),
			func() string { return quotedIfNeeded(ix.cat.NearestTitle(v.text)) })
	}
	return found
}

// Related are the cards that a card has a relation to, such as "pulls": nil if its text is not
// written, or says of none.
func (ix *Index) Related(key, slug string) (out []*catalog.Card) {
	i := ix.cat.Index(slug)
	if i < 0 || ix.relations[key] == nil {
		return nil
	}
	ix.relations[key]()[i].each(func(j int) { out = append(out, ix.cat.At(j)) })
	return out
}
