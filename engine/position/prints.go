package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Prints tells of the cards of a catalog, in no game, which of them a noun phrase speaks of
// by what is printed on them. Where cards stand, and what becomes of them, is no matter: of
// "your aliens here" it knows the aliens. It reads no game text but the phrase. It is not
// safe for two goroutines.
type Prints struct{ p *Position }

// PrintsOf lays every card of a catalog beside the others.
func PrintsOf(cat *catalog.Catalog) *Prints {
	s := &game.State{}
	for _, k := range cat.All() {
		s.Slugs = append(s.Slugs, k.Slug)
	}
	for i, k := range cat.All() {
		s.Add(int32(i), k.Side, game.Reserve)
	}
	return &Prints{NewProgram(cat, func(*Text) {}).At(cat, s)}
}

// Each calls do for each card, by its index in the catalog, that the phrase in the text of
// card self can mean when it speaks to player you.
func (x *Prints) Each(f gametext.Filter, self int, you card.Side, do func(i int)) {
	src := &gametext.Clause{}
	text := &Text{Def: x.p.Cat.At(self).Def, Index: self}
	defer text.Rescue(src, 0)
	comp := &Compiler{prog: x.p.Prog, Text: text, Clause: &Clause{}, Source: src}
	fits := comp.Filter(printedOf(f))
	c := &Context{P: x.p, Self: game.CardID(self + 1), You: you}
	for i := range x.p.Cat.Len() {
		if fits(c, game.CardID(i+1)) {
			do(i)
		}
	}
}

// Pair tells whether two cards of the catalog form a matching pair (char.matching).
func (x *Prints) Pair(a, b int) bool { return x.p.pairs(game.CardID(a+1), game.CardID(b+1)) }

// printedOf leaves of a noun phrase what print tells.
func printedOf(f gametext.Filter) gametext.Filter {
	if f.Det != gametext.DetThis {
		f.Det, f.N = gametext.DetNone, 0
	}
	f.Another = false
	f.Posts = slices.DeleteFunc(slices.Clone(f.Posts), func(p gametext.Post) bool { return !tellsPrint(p) })
	f.Or, f.Except = slices.Clone(f.Or), slices.DeleteFunc(slices.Clone(f.Except), func(g gametext.Filter) bool {
		return slices.ContainsFunc(g.Posts, func(p gametext.Post) bool { return !tellsPrint(p) })
	})
	for i := range f.Or {
		f.Or[i] = printedOf(f.Or[i])
	}
	return f
}

// tellsPrint tells whether what a post says of a card stands on the card.
func tellsPrint(p gametext.Post) bool {
	switch p := p.(type) {
	case gametext.WithStat:
		_, number := p.N.(gametext.Number)
		return number
	case gametext.InTitle:
		return true
	}
	return false
}
