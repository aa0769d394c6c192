package decks

import (
	"fmt"
	"math/rand/v2"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// Random makes a legal deck of sixty from all whole cards of a side, with something
// to start with: such decks meet in ways that nobody planned. The same seed makes
// the same deck. It is nil if the catalog has too few cards.
func Random(cat *catalog.Catalog, side card.Side, seed uint64) *Deck {
	r := rand.New(rand.NewPCG(seed, uint64(side)+60))
	var pool [5][]*catalog.Card // anything; then what starts: Objectives, locations, Effects, Interrupts
	var shields []*catalog.Card
	for _, k := range cat.All() {
		if k.Side != side || !k.Whole() {
			continue
		}
		kind := 0
		switch {
		case k.Type == card.DefensiveShield: // beside a deck, never in it
			shields = append(shields, k)
			continue
		case k.Type == card.Objective:
			kind = 1
		case k.Type == card.Effect && k.Is("starting"):
			kind = 3
		case k.Type == card.Location && rules.CanStart(cat, k.Slug):
			pool[2] = append(pool[2], k)
		case k.Type == card.Interrupt && k.Is("starting"):
			pool[4] = append(pool[4], k)
		}
		pool[kind] = append(pool[kind], k)
	}
	if len(pool[0]) == 0 {
		return nil
	}
	for range 50 {
		d := &Deck{Name: fmt.Sprintf("Random %s %d", card.SideNames[side][card.English], seed), Side: side}
		for i, to := range []*string{&d.Start, &d.Start, &d.Effect, &d.Interrupt} {
			from := pool[1+i]
			if len(from) == 0 || *to != "" || i != 1 && r.IntN(3) > 0 { // a location at least
				continue
			}
			*to = from[r.IntN(len(from))].Slug
			d.Add(Entry{Slug: *to}, 1)
		}
		for _, k := range shields[:min(len(shields), 10)] { // under a Starting Effect
			if d.Effect != "" {
				d.Add(Entry{Slug: k.Slug, Outside: true}, 1)
			}
		}
		for d.Size() < 60 {
			d.Add(Entry{Slug: pool[0][r.IntN(len(pool[0]))].Slug}, 1)
		}
		if Legal(Legality(d, cat)) {
			return d
		}
	}
	return nil
}
