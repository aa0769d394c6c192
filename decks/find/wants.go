package find

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// A Want is a noun phrase of a card's text: the whole cards of each side that it can mean, as
// they are printed.
type Want struct {
	Cards [card.Sides][]*catalog.Card
	Named bool // it calls them by a title or persona, and not by a kind alone
}

// Wants is what the text of a card speaks of, in its order: on what it deploys, whom it helps,
// at what it is aimed, where it works. What it only excepts or is immune to is not among it,
// nor what nearly every card is; what brings about what it waits for comes last.
func (ix *Index) Wants(slug string) []Want {
	if known, ok := ix.wanted.Load(slug); ok {
		return known.([]Want)
	}
	w := ix.wanting(slug)
	if w.self >= 0 && ix.cat.At(w.self).Whole() {
		clauses := ix.cat.At(w.self).Clauses()
		for n := range clauses {
			w.clause(&clauses[n])
		}
		w.occasions()
	}
	ix.wanted.Store(slug, w.list)
	return w.list
}

// Company is a card, what its text speaks of, as far as that is no common kind, and what takes it
// from a pile: what must come together for its text to be carried out, and perhaps more. A card
// whose text waits until it is drawn itself is not among it: it is not to be played.
func (ix *Index) Company(slug string) (out []*catalog.Card) {
	if k := ix.cat.Get(slug); !drawn(k) {
		out = append(out, k)
	}
	for _, w := range ix.Grounds(slug) {
		out = append(append(out, w.Cards[card.Dark]...), w.Cards[card.Light]...)
	}
	for _, w := range ix.Wants(slug) {
		if w.Named || len(w.Cards[card.Dark])+len(w.Cards[card.Light]) <= rare {
			out = append(append(out, w.Cards[card.Dark]...), w.Cards[card.Light]...)
		}
	}
	return append(out, ix.Related("pulled-by", slug)...)
}

// drawn tells whether a text waits until its card is drawn for destiny.
func drawn(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Clauses(), func(cl gametext.Clause) bool {
		return slices.ContainsFunc(cl.Heads, func(h gametext.Head) bool {
			b, is := h.(gametext.Befalls)
			return is && b.Cards.Det == gametext.DetThis && b.Fate == gametext.Fate(gametext.Be{What: gametext.BeDrawn})
		})
	})
}

// rare is how many cards a kind has at most that is not common.
const rare = 60

// wanting collects what the text of a card speaks of.
type wanting struct {
	ix    *Index
	self  int
	whole int // how many cards are whole
	you   card.Side
	list  []Want
	sets  []set
	named map[string]bool // titles that a noun phrase has had, meant or excepted
}

// wanting begins to collect for a card; self is below 0 if there is none.
func (ix *Index) wanting(slug string) wanting {
	w := wanting{ix: ix, self: ix.cat.Index(slug)}
	for _, k := range ix.cat.All() {
		w.whole += truth(k.Whole())
	}
	return w
}

// clause collects what a sentence speaks of. Titles outside of noun phrases, such as that of
// the Interrupt by which an Epic Event is carried out, come last.
func (w *wanting) clause(cl *gametext.Clause) {
	if does, is := cl.Rule.(gametext.CardsDo); is && !slices.ContainsFunc(does.Do, func(p gametext.Pred) bool { _, immune := p.(gametext.Immune); return !immune }) {
		return
	}
	w.you = w.ix.cat.At(w.self).Side
	for _, h := range cl.Heads {
		if s, is := h.(gametext.Sided); is {
			w.you = card.Dark
			if s.Side == gametext.LightSide {
				w.you = card.Light
			}
		}
	}
	w.named = map[string]bool{}
	gametext.Walk(*cl, w.visit)
	for _, title := range TitlesIn(cl) {
		if !w.named[title] {
			w.want(w.ix.called()[title], gametext.Anybodys, true)
		}
	}
}

// visit collects a noun phrase, and what is said in it of where it is or what it carries.
func (w *wanting) visit(n any) bool {
	f, is := n.(*gametext.Filter)
	if !is {
		return true
	}
	w.phrase(f)
	return false
}

func (w *wanting) phrase(f *gametext.Filter) {
	named := w.names(f)
	for _, x := range f.Except {
		w.names(&x)
	}
	said := len(f.Nouns)+len(f.Or)+len(f.Titles)+len(f.Adj) > 0 || f.System != ""
	if said && f.Det != gametext.DetThis && f.Det != gametext.DetThat && f.Det != gametext.DetThose {
		w.want(w.ix.meant(*f, w.self, w.you), f.Owner, named)
	}
	for _, p := range f.Posts {
		gametext.Walk(p, w.visit)
	}
	for _, x := range f.Or {
		for _, p := range x.Posts {
			gametext.Walk(p, w.visit)
		}
	}
}

// names notes the titles in a noun phrase, and tells whether there are any.
func (w *wanting) names(f *gametext.Filter) bool {
	for _, t := range f.Titles {
		w.named[t] = true
	}
	some := len(f.Titles) > 0
	if f.System != "" {
		w.named[f.System] = true
		some = true
	}
	for i := range f.Or {
		some = w.names(&f.Or[i]) || some
	}
	return some
}

// common is how large a part of all whole cards may not be meant by what is worth noting.
const common = 6

// want notes the cards of a set, unless it was noted before.
func (w *wanting) want(s set, whose gametext.Owner, named bool) {
	x := Want{Named: named}
	n := 0
	side := int(w.you)
	if whose == gametext.TheOpponents {
		side = int(w.you.Other())
	}
	s.each(func(i int) {
		k := w.ix.cat.At(i)
		if i == w.self || !k.Whole() || whose != gametext.Anybodys && int(k.Side) != side {
			return
		}
		x.Cards[k.Side] = append(x.Cards[k.Side], k)
		n++
	})
	if n == 0 || n > w.whole/common || slices.ContainsFunc(w.sets, func(t set) bool { return slices.Equal(s, t) }) {
		return
	}
	w.list, w.sets = append(w.list, x), append(w.sets, s)
}
