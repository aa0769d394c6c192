package decks

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// Stats are numbers that a builder of decks looks at. Unknown cards and cards
// beside the deck are left out.
type Stats struct {
	Cards     int // copies
	Different int
	ByType    [card.Types]int
	Force     [card.Sides]int // Force icons of the locations, for each player
	Starts    int             // locations that can start
	Pilots    int             // characters with a pilot icon
	Warriors  int
	Unpiloted int // starships without a permanent pilot
	Unique    int // copies of unique cards

	Destiny [8]int // how many cards of destiny 0 to 7; fractions count down
	Sums    [card.Stats]card.Num
	Having  [card.Stats]int // how many cards have the number
}

// Mean is the average of a number over the cards that have it.
func (s *Stats) Mean(stat card.Stat) float64 {
	if s.Having[stat] == 0 {
		return 0
	}
	return float64(s.Sums[stat]) / float64(card.One) / float64(s.Having[stat])
}

// StatsOf counts a deck.
func StatsOf(d *Deck, cat *catalog.Catalog) *Stats {
	s := &Stats{}
	for _, e := range d.Cards {
		k := cat.Get(e.Slug)
		if k == nil || e.Outside {
			continue
		}
		s.Cards += e.Count
		s.Different++
		s.ByType[k.Type] += e.Count
		for side := range k.Force {
			s.Force[side] += k.Force[side] * e.Count
		}
		count := func(into *int, is bool) {
			if is {
				*into += e.Count
			}
		}
		count(&s.Starts, rules.CanStart(cat, k.Slug))
		count(&s.Pilots, k.Type == card.Character && k.Has("pilot"))
		count(&s.Warriors, k.Type == card.Character && k.Has("warrior"))
		count(&s.Unpiloted, k.Type == card.Starship && len(k.Permanent) == 0)
		count(&s.Unique, k.Dots == 1)
		for stat := range card.Stats {
			if n := k.Num[stat]; n.Has {
				s.Sums[stat] += n.N * card.Num(e.Count)
				s.Having[stat] += e.Count
			}
		}
		if n := k.Num[card.Destiny]; n.Has {
			s.Destiny[max(0, min(n.N.Int(), len(s.Destiny)-1))] += e.Count
		}
	}
	return s
}
