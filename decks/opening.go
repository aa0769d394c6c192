package decks

import (
	"slices"
	"strings"

	"cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Opening is the card that a game begins with: the Objective of the deck, which must be
// used (deck.objective), or else the location that it names, if that is in it and can start
// a game; "" if there is neither.
func (d *Deck) Opening(cat *catalog.Catalog) string {
	for _, e := range d.Cards {
		if k := cat.Get(e.Slug); k != nil && k.Type == card.Objective && !e.Outside {
			return e.Slug
		}
	}
	if d.Count(d.Start) == 0 || !rules.CanStart(cat, d.Start) {
		return ""
	}
	return d.Start
}

// Started lists the cards of a deck that leave it before the starting hand is drawn, a copy
// of each: the Objective or starting location, the Starting Effect, the Starting Interrupt
// (start.kinds), and what they bring without a choice (Brought).
func (d *Deck) Started(cat *catalog.Catalog) []string {
	out := d.Begins(cat)
	for _, slug := range d.broughtBy(cat, out) {
		if !slices.Contains(out, slug) {
			out = append(out, slug)
		}
	}
	return out
}

// Brought lists the cards of the deck that what starts brings into play, or into hand, without
// a choice: an Objective its locations (objective.start).
func (d *Deck) Brought(cat *catalog.Catalog) []string { return d.broughtBy(cat, d.Begins(cat)) }

func (d *Deck) broughtBy(cat *catalog.Catalog, starting []string) (out []string) {
	for _, slug := range starting {
		for _, b := range find.Of(cat).Brings(slug) {
			var in []string
			for _, k := range b.Cards {
				if d.Count(k.Slug) > 0 {
					in = append(in, k.Slug)
				}
			}
			if b.N > 0 && len(in) <= b.N {
				out = append(out, in...)
			}
		}
	}
	return out
}

// Begins lists the cards that a game starts with, of those that are in the deck and can.
func (d *Deck) Begins(cat *catalog.Catalog) (out []string) {
	add := func(slug string, is bool) {
		if is && d.Count(slug) > 0 && !slices.Contains(out, slug) {
			out = append(out, slug)
		}
	}
	opening := d.Opening(cat)
	add(opening, opening != "")
	for _, x := range []struct {
		slug string
		t    card.Type
	}{{d.Effect, card.Effect}, {d.Interrupt, card.Interrupt}} {
		k := cat.Get(x.slug)
		add(x.slug, k != nil && k.Type == x.t && k.Is("starting"))
	}
	return out
}

// start: what the deck names to start with should be in it and able to; what
// cannot is left out when the game starts (deck.no-start, start.location.illegal).
func (c *checker) start() {
	d := c.deck
	for _, x := range []struct {
		slug string
		why  func(k *catalog.Card) []game.Reason
	}{
		{d.Start, func(k *catalog.Card) []game.Reason {
			if k.Type == card.Objective || !k.Whole() { // a text that is not written is told below
				return nil
			}
			return rules.WhyNotStart(c.cat, k.Slug)
		}},
		{d.Effect, notOf(card.Effect, card.T("only a Starting Effect can", "seul un effet de départ le peut"))},
		{d.Interrupt, notOf(card.Interrupt, card.T("only a Starting Interrupt can", "seule une interruption de départ le peut"))},
	} {
		if x.slug == "" {
			continue
		}
		k := c.cat.Get(x.slug)
		if d.Count(x.slug) == 0 {
			c.warn("deck.no-start", []string{x.slug}, card.T("%s is to start, but is not in the deck: you begin without it", "%s doit débuter mais n’est pas dans le deck : vous commencerez sans elle"), c.titles([]string{x.slug}))
			c.mend(c.startWith(x.slug)...)
			continue
		}
		if k == nil {
			continue
		}
		if why := x.why(k); len(why) > 0 {
			said := card.Say("%s cannot start a game, so you begin without it: %s", "%s ne peut pas débuter une partie, vous commencerez donc sans elle : %s", k.Title, why[0].Say)
			c.problems = append(c.problems, Problem{Rule: why[0].Rule, Text: said, Cards: []string{x.slug}, Warning: true})
			c.mend(c.startWith(x.slug)...)
		}
	}
	if k := c.cat.Get(d.Start); k != nil && k.Type == card.Location { // deck.objective
		c.each(func(e Entry, o *catalog.Card) {
			if o.Type == card.Objective && !e.Outside {
				c.warn("deck.objective", []string{e.Slug}, card.T("the Objective starts, and not %s", "c’est l’objectif qui débute, et non %s"), k.Title)
				c.mend(without(k.Slug, k.Title))
			}
		})
	}
}

// notOf says of a card that is no starting card of a type what only such a one can.
func notOf(t card.Type, only card.Text) func(k *catalog.Card) []game.Reason {
	return func(k *catalog.Card) []game.Reason {
		if k.Type == t && k.Is("starting") {
			return nil
		}
		return []game.Reason{{Rule: "start.kinds", Say: only}}
	}
}

// brought: what must be brought by a card that starts is in the deck, or that card goes out of
// play, or back to the deck, and one begins without it (start.mandatory).
func (c *checker) brought(f Format) {
	for _, slug := range c.deck.Begins(c.cat) {
		k := c.cat.Get(slug)
		for _, b := range find.Of(c.cat).Brings(slug) {
			have := 0
			for _, x := range b.Cards {
				have += c.deck.Count(x.Slug)
			}
			if have >= b.N {
				continue
			}
			front, _, _ := strings.Cut(k.Title, " / ")
			c.problems = append(c.problems, Problem{Rule: "start.mandatory", Text: tooFew(front, b.What, have), Cards: []string{slug}, Warning: true})
			for _, x := range b.Cards {
				if x.Whole() && f.takes(x, c.deck.copies(x.Slug)+1) {
					c.mend(Mend{card.Say("put %s into the deck", "mettre %s dans le deck", x.Title), func(d *Deck) { d.Add(Entry{Slug: x.Slug}, 1) }})
				}
			}
			if k.Type == card.Objective { // deck.objective: it must be used
				c.mend(takeOut([]string{slug}))
			} else {
				c.mend(without(slug, k.Title))
			}
		}
	}
}

// tooFew says that a card cannot bring what it must.
func tooFew(title string, what card.Text, have int) card.Text {
	if have > 0 {
		return card.Say("%s starts by bringing %s from the deck, which holds only %s: you begin without it",
			"%s débute en amenant %s depuis le deck, qui n’en contient que %s : vous commencerez sans cela", title, what, have)
	}
	return card.Say("%s starts by bringing %s from the deck, which holds none: you begin without it",
		"%s débute en amenant %s depuis le deck, qui n’en contient pas : vous commencerez sans cela", title, what)
}

// takes tells whether a deck of the format may hold so many copies of a card.
func (f Format) takes(k *catalog.Card, n int) bool {
	switch {
	case f.Sealed:
		return n <= f.Pool[k.Slug]
	case slices.Contains(f.Banned, k.Slug), n > 1 && slices.Contains(f.Restricted, k.Slug):
		return false
	}
	return (f.Virtual || !k.Virtual()) && (len(f.Sets) == 0 || slices.Contains(f.Sets, k.Set))
}
