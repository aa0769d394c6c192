package find

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// nouns are the nouns of game text by their folded forms in both languages.
func (ix *Index) nouns() map[string]*entry { return ix.nounForms().byForm }

// nounOrder are the same in the order of the tables.
func (ix *Index) nounOrder() []*entry { return ix.nounForms().order }

// nouned are the nouns by form and in order.
type nouned struct {
	byForm map[string]*entry
	order  []*entry
}

func (ix *Index) newNouns() nouned {
	out := map[string]*entry{}
	v := &vocabulary{}
	for t := range card.Types { // "effect" is any Effect, and "card" none
		v.add(t.String(), card.TypeNames[t], func() set { return ix.where(func(k *catalog.Card) bool { return k.Type == t }) }, t.String()+"s")
	}
	for _, n := range gametext.Nouns() {
		if n.In != "" {
			v.add(n.Word, card.T(n.Word, n.Fr), func() set { return ix.noun(n.Word) }, n.Plural, n.FrPlural)
		}
	}
	for _, e := range v.ready().entries {
		for _, f := range e.folded {
			if out[f] == nil {
				out[f] = e
			}
		}
	}
	return nouned{out, v.entries}
}
