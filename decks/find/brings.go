package find

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// A Bringing is what a card takes from the Reserve Deck when a game starts with it, in one
// step of its text (objective.start).
type Bringing struct {
	Cards []*catalog.Card // of its side, that the step can mean as they are printed
	What  card.Text       // the words of the step that name them
	N     int             // so many must be there (start.mandatory); 0: the player may do without
}

// Brings is what a game that starts with a card takes from the Reserve Deck, step by step; nil
// of a card that is not whole, or takes nothing.
func (ix *Index) Brings(slug string) []Bringing {
	if known, ok := ix.brought.Load(slug); ok {
		return known.([]Bringing)
	}
	var list []Bringing
	if i := ix.cat.Index(slug); i >= 0 && ix.cat.At(i).Whole() {
		for _, cl := range ix.cat.At(i).Clauses() {
			switch k := ix.cat.At(i); {
			case slices.Contains(cl.Heads, gametext.Head(gametext.AsFunction{As: gametext.Starting})):
				list = append(list, ix.bringsBy(i, &cl, cl.May || len(cl.Heads) > 1 || cl.While != nil)...)
			case k.Type == card.Location && comesWith(&cl):
				list = append(list, ix.bringsBy(i, &cl, cl.May || cl.While != nil)...)
			}
		}
	}
	ix.brought.Store(slug, list)
	return list
}

// comesWith tells whether a location's sentence speaks of its own deployment, and of an empty
// table else: a location that starts does what it says.
func comesWith(cl *gametext.Clause) (is bool) {
	for _, h := range cl.Heads {
		switch h := h.(type) {
		case gametext.Sided:
		case gametext.Just:
			e, brings := h.Event.(gametext.BringsCards)
			is = brings && e.How == gametext.DeploysCards && e.Cards.Det == gametext.DetThis && h.Who == gametext.ByYou
			if !is {
				return false
			}
		case gametext.If:
			c, being := h.If.(gametext.CardsAre)
			if !being || c.Be != gametext.AreNotSo || c.Is != gametext.Post(gametext.BeIn{What: gametext.OnTable}) {
				return false
			}
		default:
			return false
		}
	}
	return is
}

// bringsBy are the steps of a sentence that take or deploy from the Reserve Deck; able tells
// whether the player may do without. What depends on a condition or a choice is not among them.
func (ix *Index) bringsBy(self int, cl *gametext.Clause, able bool) (list []Bringing) {
	for _, step := range cl.Steps {
		var f gametext.Filter
		var from gametext.From
		switch x := step.(type) {
		case gametext.Deploy:
			f, from = x.Cards, x.From
		case gametext.Take:
			f, from = x.Cards, x.From
		}
		pile, is := from.(gametext.FromPile)
		if !is || pile.Pile != gametext.ReserveDeck || pile.Whose == gametext.Opponents || f.Ref > 0 {
			continue
		}
		b := Bringing{What: card.T(gametext.Print(f, card.English), gametext.Print(f, card.French)), N: least(f)}
		if able {
			b.N = 0
		}
		side := ix.cat.At(self).Side
		ix.meant(f, self, side).each(func(i int) {
			if k := ix.cat.At(i); k.Side == side && i != self {
				b.Cards = append(b.Cards, k)
			}
		})
		list = append(list, b)
	}
	return list
}

// least is how many cards a noun phrase asks for at least.
func least(f gametext.Filter) int {
	switch f.Det {
	case gametext.DetNone, gametext.DetA, gametext.DetAny:
		return 1
	case gametext.DetCount, gametext.DetAtLeast:
		return f.N
	}
	return 0
}
