package decks

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// A Mend is a change of a deck that is rid of a problem by it. What else is wrong with the deck
// stays, and a deck may be too small after it.
type Mend struct {
	Text card.Text // "take them out"
	Do   func(d *Deck)
}

// maxMends are offered for one problem at most.
const maxMends = 6

// mend gives the problem found last some mends more; those without a deed are none.
func (c *checker) mend(list ...Mend) {
	p := &c.problems[len(c.problems)-1]
	for _, m := range list {
		if m.Do != nil && len(p.Mends) < maxMends {
			p.Mends = append(p.Mends, m)
		}
	}
}

// copies counts a card in the deck and beside it.
func (d *Deck) copies(slug string) (n int) {
	for _, e := range d.Cards {
		if e.Slug == slug {
			n += e.Count
		}
	}
	return n
}

// leave leaves at most n copies of a card, those of the deck first.
func (d *Deck) leave(slug string, n int) {
	for _, outside := range []bool{false, true} {
		for i := range d.Cards {
			if e := &d.Cards[i]; e.Slug == slug && e.Outside == outside {
				e.Count = min(e.Count, n)
				n -= e.Count
			}
		}
	}
	d.settle()
}

// settle drops entries without copies, and what is to start and is in the deck no more.
func (d *Deck) settle() {
	d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool { return e.Count <= 0 })
	for _, s := range []*string{&d.Start, &d.Effect, &d.Interrupt} {
		if *s != "" && d.Count(*s) == 0 {
			*s = ""
		}
	}
}

func some(n int, one, many card.Text) card.Text {
	if n == 1 {
		return one
	}
	return many
}

func takeOut(slugs []string) Mend {
	return Mend{some(len(slugs), card.T("take it out", "la retirer"), card.T("take them out", "les retirer")), func(d *Deck) {
		for _, s := range slugs {
			d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool { return e.name() == s || e.Slug == s })
		}
		d.settle()
	}}
}

// takeFromBeside takes cards away that lie beside the deck; their copies in it stay.
func takeFromBeside(slugs []string) Mend {
	return Mend{some(len(slugs), card.T("take it out", "la retirer"), card.T("take them out", "les retirer")), func(d *Deck) {
		d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool { return e.Outside && slices.Contains(slugs, e.name()) })
		d.settle()
	}}
}

func takeOutEntry(out Entry) Mend {
	return Mend{card.T("take it out", "la retirer"), func(d *Deck) {
		d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool {
			return e.Slug == out.Slug && e.Title == out.Title && e.Number == out.Number && e.Outside == out.Outside
		})
		d.settle()
	}}
}

func leaveOne(slugs []string) Mend {
	return Mend{some(len(slugs), card.T("leave one copy", "en laisser un exemplaire"), card.T("leave one copy of each", "en laisser un exemplaire de chacune")), func(d *Deck) {
		for _, s := range slugs {
			d.leave(s, 1)
		}
	}}
}

func within(slugs []string, pool map[string]int) Mend {
	return Mend{card.T("take out what the pool does not have", "retirer ce que la réserve de tirage n’a pas"), func(d *Deck) {
		for _, s := range slugs {
			d.leave(s, pool[s])
		}
	}}
}

// keepOnly keeps one copy of one card of several in the deck.
func keepOnly(slugs []string, keep, title string) Mend {
	return Mend{card.Say("keep %s only", "ne garder que %s", title), func(d *Deck) {
		for _, s := range slugs {
			n := 0
			if s == keep {
				n = 1
			}
			d.leave(s, n)
		}
	}}
}

func turnSide() Mend {
	return Mend{card.T("make it a deck of the other side", "en faire un deck de l’autre camp"), func(d *Deck) { d.Side = d.Side.Other() }}
}

// inside puts cards from beside the deck into it.
func inside(slugs []string) Mend {
	return Mend{some(len(slugs), card.T("put it into the deck", "la mettre dans le deck"), card.T("put them into the deck", "les mettre dans le deck")), func(d *Deck) {
		d.shift(slugs, true)
	}}
}

// shift moves all copies of cards out from beside the deck, or there.
func (d *Deck) shift(names []string, outside bool) {
	var moved []Entry
	d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool {
		if e.Outside != outside || !slices.Contains(names, e.name()) {
			return false
		}
		e.Outside = !outside
		moved = append(moved, e)
		return true
	})
	for _, e := range moved {
		d.Add(e, e.Count)
	}
	d.settle()
}

// fewerOutside leaves n cards beside the deck, those listed first.
func fewerOutside(n int) Mend {
	says := card.Say("leave the first %s beside it", "laisser les %s premières à côté", n)
	switch n {
	case 0:
		says = card.T("leave none beside it", "ne rien laisser à côté")
	case 1:
		says = card.T("leave the first beside it", "laisser la première à côté")
	}
	return Mend{says, func(d *Deck) {
		left := n
		for i := range d.Cards {
			if e := &d.Cards[i]; e.Outside {
				e.Count = min(e.Count, left)
				left -= e.Count
			}
		}
		d.settle()
	}}
}

// shields warns of Defensive Shields in the deck that could lie under its Starting Effect
// (deck.shields).
func (c *checker) shields(f Format, starting bool) {
	var in []string
	n, beside := 0, 0
	c.each(func(e Entry, k *catalog.Card) {
		switch {
		case e.Outside:
			beside += e.Count
		case k.Type == card.DefensiveShield:
			in = append(in, e.Slug)
			n += e.Count
		}
	})
	if n > 0 && starting && c.roomFor(n+beside, f) {
		c.warn("deck.shields", in, card.T("Defensive Shields in the deck, though the Starting Effect could hold them: %s", "des boucliers défensifs dans le deck, alors que l’effet de départ pourrait les porter : %s"), c.titles(in))
		c.mend(Mend{card.T("put them under the Starting Effect", "les mettre sous l’effet de départ"), func(d *Deck) { d.shift(in, false) }})
	}
}

// roomFor tells whether a Starting Effect of the deck holds so many Defensive Shields.
func (c *checker) roomFor(n int, f Format) (room bool) {
	c.each(func(e Entry, k *catalog.Card) {
		for _, clause := range k.Clauses() {
			if x, ok := clause.Rule.(gametext.Beneath); ok && !e.Outside && k.Type == card.Effect {
				room = room || x.Cards.Det != gametext.DetUpTo || n <= x.Cards.N
			}
		}
	})
	return room && n <= f.Outside
}

// markers mends what an Objective asks for beside the deck: one card that suits.
func (c *checker) markers(f gametext.Filter, n int) {
	if n > 1 {
		c.mend(Mend{card.T("leave the first of them", "n’en laisser que la première"), func(d *Deck) {
			left := 1
			for i := range d.Cards {
				if k := c.cat.Get(d.Cards[i].Slug); d.Cards[i].Outside && k != nil && suits(k.Def, f) {
					d.Cards[i].Count = min(d.Cards[i].Count, left)
					left -= d.Cards[i].Count
				}
			}
			d.settle()
		}})
		return
	}
	for _, k := range c.cat.All() {
		if k.Side == c.deck.Side && k.Whole() && suits(k.Def, f) && len(c.problems[len(c.problems)-1].Mends) < maxMends {
			c.mend(Mend{card.Say("put %s beside it", "mettre %s à côté", k.Title), func(d *Deck) { d.Add(Entry{Slug: k.Slug, Outside: true}, 1) }})
		}
	}
}

// without begins without a card that was to start.
func without(slug, title string) Mend {
	return Mend{card.Say("begin without %s", "commencer sans %s", title), func(d *Deck) {
		for _, s := range []*string{&d.Start, &d.Effect, &d.Interrupt} {
			if *s == slug {
				*s = ""
			}
		}
	}}
}

// starts offers each location of the deck that can start.
func (c *checker) starts() (list []Mend) {
	c.each(func(e Entry, k *catalog.Card) {
		if !e.Outside && rules.CanStart(c.cat, k.Slug) {
			list = append(list, Mend{card.Say("start at %s", "débuter à %s", k.Title), func(d *Deck) { d.Start = k.Slug }})
		}
	})
	return list
}

// startWith mends a choice to start with that cannot: the card is put into the deck if it is
// known and can start there, another location chosen, or none.
func (c *checker) startWith(slug string) (list []Mend) {
	d := c.deck
	k := c.cat.Get(slug)
	if k != nil && d.Count(slug) == 0 && k.Side == d.Side && (slug != d.Start || k.Type == card.Objective || rules.CanStart(c.cat, slug)) &&
		(slug != d.Effect || k.Type == card.Effect && k.Is("starting")) && (slug != d.Interrupt || k.Type == card.Interrupt && k.Is("starting")) {
		list = append(list, Mend{card.Say("put %s into the deck", "mettre %s dans le deck", k.Title), func(d *Deck) { d.Add(Entry{Slug: slug}, 1) }})
	}
	if slug == d.Start {
		list = append(list, c.starts()...)
	}
	return append(list, without(slug, c.name(slug)))
}

// asPrinted puts the printed cards of the same titles in the place of virtual ones.
func (c *checker) asPrinted(slugs []string) Mend {
	return c.replaced(slugs, card.T("put the printed ones in their place", "mettre les imprimées à leur place"), func(k, other *catalog.Card) bool {
		return !other.Virtual() && other.Title == k.Unmarked()
	})
}

// sameTitle puts cards of the same titles from the sets of a format in their place.
func (c *checker) sameTitle(slugs []string, f Format) Mend {
	return c.replaced(slugs, card.T("put those of the same titles from its sets in their place", "mettre à leur place celles du même titre dans ses séries"), func(k, other *catalog.Card) bool {
		return other.Title == k.Title && slices.Contains(f.Sets, other.Set)
	})
}

// replaced is a mend only if every card has another that will do.
func (c *checker) replaced(slugs []string, t card.Text, does func(k, other *catalog.Card) bool) Mend {
	by := map[string]string{}
	for _, slug := range slugs {
		k := c.cat.Get(slug)
		i := slices.IndexFunc(c.cat.All(), func(other *catalog.Card) bool { return other.Side == k.Side && other.Type == k.Type && does(k, other) })
		if i < 0 {
			return Mend{}
		}
		by[slug] = c.cat.At(i).Slug
	}
	return Mend{t, func(d *Deck) {
		old := d.Cards
		d.Cards = nil
		for _, e := range old {
			if to := by[e.Slug]; to != "" {
				e.Slug = to
			}
			d.Add(e, e.Count)
		}
		for _, s := range []*string{&d.Start, &d.Effect, &d.Interrupt} {
			if to := by[*s]; to != "" {
				*s = to
			}
		}
	}}
}

// putFor puts a known card in the place of one that the catalog does not know.
func putFor(e Entry, k *catalog.Card) Mend {
	return Mend{card.Say("put %s in its place", "mettre %s à sa place", k.Title), func(d *Deck) {
		takeOutEntry(e).Do(d)
		d.Add(Entry{Slug: k.Slug, Outside: e.Outside}, e.Count)
	}}
}

// spelt is the card of a title, of the deck's side if there is one.
func (c *checker) spelt(title string) *catalog.Card {
	if k := c.cat.ByTitle(title, c.deck.Side); k != nil {
		return k
	}
	return c.cat.ByTitle(title, c.deck.Side.Other())
}

func (c *checker) name(slug string) string { return c.titles([]string{slug}) }
