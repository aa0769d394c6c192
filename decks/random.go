package decks

import (
	"fmt"
	"math/rand/v2"

	"cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// What can start a deck, by its place in a pool.
const (
	atObjective = iota
	atLocation
	atEffect
	atInterrupt
	ways
)

// pools are the whole cards of a catalog from which random decks are made.
type pools struct {
	all      [card.Sides][]*catalog.Card // all but Defensive Shields, which are beside a deck
	shields  [card.Sides][]*catalog.Card
	starting [card.Sides][ways][]*catalog.Card
	order    [card.Sides][]*catalog.Card            // in which they are themes
	places   [card.Sides]map[string][]*catalog.Card // the locations of a system
	speakers map[string][]*catalog.Card             // the cards of its side whose texts speak of a card by its name
}

type thePools struct{}

// poolsOf are the pools of a catalog, made once.
func poolsOf(cat *catalog.Catalog) *pools {
	return cat.Kept(thePools{}, func() any {
		p := &pools{speakers: map[string][]*catalog.Card{}}
		for side := range p.places {
			p.places[side] = map[string][]*catalog.Card{}
		}
		for _, k := range cat.All() {
			if k.Whole() {
				p.sort(cat, k)
			}
		}
		for side, list := range p.order {
			r := rand.New(rand.NewPCG(60, uint64(side)))
			r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		}
		return p
	}).(*pools)
}

// sort puts a card into the pools that it belongs to.
func (p *pools) sort(cat *catalog.Catalog, k *catalog.Card) {
	p.order[k.Side] = append(p.order[k.Side], k)
	for _, x := range find.Of(cat).Related("mentions", k.Slug) {
		if x.Side == k.Side && x != k && x.Whole() {
			p.speakers[x.Slug] = append(p.speakers[x.Slug], k)
		}
	}
	if k.Type == card.DefensiveShield {
		p.shields[k.Side] = append(p.shields[k.Side], k)
		return
	}
	p.all[k.Side] = append(p.all[k.Side], k)
	at := -1
	switch {
	case k.Type == card.Objective:
		at = atObjective
	case k.Type == card.Effect && k.Is("starting"):
		at = atEffect
	case k.Type == card.Interrupt && k.Is("starting"):
		at = atInterrupt
	case k.Type == card.Location:
		system := k.System
		if k.Is("system") {
			system = k.Unmarked()
		}
		if system != "" {
			p.places[k.Side][system] = append(p.places[k.Side][system], k)
		}
		if rules.CanStart(cat, k.Slug) {
			at = atLocation
		}
	}
	if at >= 0 {
		p.starting[k.Side][at] = append(p.starting[k.Side][at], k)
	}
}

// Random makes a legal deck of sixty from whole cards of a side, with something to start with.
// The same seed makes the same deck. Of four seeds one throws single cards together, which meet
// in ways that nobody planned; with the others a deck is built round two cards, its themes, with
// what their texts speak of, and holds some of what the themes of the other side's deck of that
// seed are aimed at. Every whole card is a theme in turn. It is nil if the catalog has too few
// cards.
func Random(cat *catalog.Catalog, side card.Side, seed uint64) *Deck {
	p := poolsOf(cat)
	if len(p.all[side]) == 0 {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, uint64(side)+60))
	for range 50 {
		b := &builder{pools: p, cat: cat, rand: r,
			deck: &Deck{Name: fmt.Sprintf("Random %s %d", card.SideNames[side][card.English], seed), Side: side}}
		if !chance(seed) {
			b.themed(seed)
		}
		b.filled()
		if Legal(Legality(b.deck, cat)) {
			return b.deck
		}
	}
	return nil
}

// themed adds the cards of the deck's themes, and what the opponent's want.
func (b *builder) themed(seed uint64) {
	side := b.deck.Side
	for _, k := range b.themesOf(seed, side) {
		b.theme(k)
	}
	if len(b.order[side.Other()]) > 0 {
		for _, k := range b.themesOf(seed, side.Other()) {
			b.aims(k)
		}
	}
	for range locations {
		if b.count(card.Location) < locations {
			b.put(b.pick(b.starting[side][atLocation]), 1)
		}
	}
	b.starts()
}

// count is how many cards of a type there are.
func (b *builder) count(t card.Type) (n int) {
	for _, e := range b.deck.Cards {
		if b.cat.Get(e.Slug).Type == t && !e.Outside {
			n += e.Count
		}
	}
	return n
}

// filled adds cards by chance until there are sixty: first what starts, where there is none.
func (b *builder) filled() {
	d, side := b.deck, b.deck.Side
	for at, to := range []*string{atObjective: &d.Start, atLocation: &d.Start, atEffect: &d.Effect, atInterrupt: &d.Interrupt} {
		from := b.starting[side][at]
		if len(from) == 0 || *to != "" || at != atLocation && b.rand.IntN(3) > 0 { // a location at least
			continue
		}
		b.put(b.pick(from), 1)
		if at == atLocation {
			b.starts()
		}
	}
	b.shielded()
	for d.Size() < 60 {
		d.Add(Entry{Slug: b.pick(b.all[side]).Slug}, 1)
	}
}

// shielded lays ten Defensive Shields beside a deck with a Starting Effect
// (deck.starting-effect.count).
func (b *builder) shielded() {
	list := b.shields[b.deck.Side]
	if b.deck.Effect == "" || len(list) == 0 {
		return
	}
	n := 0
	for _, e := range b.deck.Cards {
		n += truth(b.cat.Get(e.Slug).Type == card.DefensiveShield)
	}
	first := b.rand.IntN(len(list))
	for i := range list {
		if k := list[(first+i)%len(list)]; n < 10 && b.deck.copies(k.Slug) == 0 {
			b.deck.Add(Entry{Slug: k.Slug, Outside: true}, 1)
			n++
		}
	}
}
