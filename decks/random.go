package decks

import (
	"fmt"
	"math/rand/v2"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// Random makes a legal deck of sixty from all whole cards of a side, with something
// to start with: such decks meet in ways that nobody planned. The same seed makes
// the same deck. It is nil if the catalog has too few cards.
func Random(cat *catalog.Catalog, side card.Side, seed uint64) *Deck {
	return build(cat, side, seed, (*builder).byChance)
}

// A builder makes a random deck.
type builder struct {
	*pools
	cat  *catalog.Catalog
	deck *Deck
	rand *rand.Rand
}

// build has a deck made in a way until one is legal; nil if there is none.
func build(cat *catalog.Catalog, side card.Side, seed uint64, way func(*builder)) *Deck {
	p := poolsOf(cat)
	if len(p.all[side]) == 0 {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, uint64(side)+60))
	for range 50 {
		b := &builder{pools: p, cat: cat, rand: r,
			deck: &Deck{Name: fmt.Sprintf("Random %s %d", card.SideNames[side][card.English], seed), Side: side}}
		way(b)
		if Legal(Legality(b.deck, cat)) {
			return b.deck
		}
	}
	return nil
}

// byChance throws single cards together.
func (b *builder) byChance() {
	b.eachStart(func(to *string, k *catalog.Card) {
		*to = k.Slug
		b.deck.Add(Entry{Slug: k.Slug}, 1)
	})
	shields := b.shields[b.deck.Side]
	for _, k := range shields[:min(len(shields), 10)] { // under a Starting Effect
		if b.deck.Effect != "" {
			b.deck.Add(Entry{Slug: k.Slug, Outside: true}, 1)
		}
	}
	b.fill()
}

// eachStart draws what starts, where the deck has nothing yet: a location at least, or an Objective;
// an Effect and an Interrupt now and then.
func (b *builder) eachStart(begin func(to *string, k *catalog.Card)) {
	d := b.deck
	for at, to := range []*string{atObjective: &d.Start, atLocation: &d.Start, atEffect: &d.Effect, atInterrupt: &d.Interrupt} {
		from := b.starting[d.Side][at]
		if len(from) > 0 && *to == "" && (at == atLocation || b.rand.IntN(3) == 0) {
			begin(to, b.pick(from))
		}
	}
}

// fill adds cards by chance until there are sixty.
func (b *builder) fill() {
	for b.deck.Size() < 60 {
		b.deck.Add(Entry{Slug: b.pick(b.all[b.deck.Side]).Slug}, 1)
	}
}

// pick is one of some cards by chance, nil of none.
func (b *builder) pick(of []*catalog.Card) *catalog.Card {
	if len(of) == 0 {
		return nil
	}
	return of[b.rand.IntN(len(of))]
}
