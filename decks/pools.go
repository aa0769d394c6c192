package decks

import (
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
	all      [card.Sides][]*catalog.Card // what a deck may have more than one of: neither what only starts it nor Defensive Shields
	shields  [card.Sides][]*catalog.Card
	starting [card.Sides][ways][]*catalog.Card
	order    [card.Sides][]*catalog.Card            // in which they are themes
	places   [card.Sides]map[string][]*catalog.Card // the locations of a system
	speakers map[string][]*catalog.Card             // the cards of its side whose texts speak of a card by its name; no Objectives, many of which forbid it
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
		if x.Side == k.Side && x != k && x.Whole() && k.Type != card.Objective {
			p.speakers[x.Slug] = append(p.speakers[x.Slug], k)
		}
	}
	if k.Type == card.DefensiveShield {
		p.shields[k.Side] = append(p.shields[k.Side], k)
		return
	}
	at, other := -1, true
	switch {
	case k.Type == card.Objective:
		at, other = atObjective, false
	case k.Type == card.Effect && k.Is("starting"):
		at, other = atEffect, false
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
	if other {
		p.all[k.Side] = append(p.all[k.Side], k)
	}
	if at >= 0 {
		p.starting[k.Side][at] = append(p.starting[k.Side][at], k)
	}
}
