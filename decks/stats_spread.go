package decks

import (
	"cmp"
	"math"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Spread is how a printed number is spread over the cards of a deck. Cards beside the deck,
// and cards that the catalog does not know, are left out everywhere.
type Spread struct {
	Stat      card.Stat
	Without   bool // without the cards that start
	Cards     int  // copies that have the number
	Lacking   int  // copies that have none: they are no zero (value.undefined)
	Sum       card.Num
	Mean      float64
	Deviation float64  // standard deviation: how far from the mean a card is, as a rule
	Columns   []Column // by number
}

// A Column is the cards of one number.
type Column struct {
	N     card.Num
	Count int // copies
	Slugs []string
}

// SpreadOf looks at a number of the cards of a deck; without leaves out those that start
// (Started), which are never drawn.
func SpreadOf(d *Deck, cat *catalog.Catalog, stat card.Stat, without bool) Spread {
	s := Spread{Stat: stat, Without: without}
	at := map[card.Num]int{}
	left := d.drawn(cat, without)
	for _, e := range left {
		n := cat.Get(e.Slug).Num[stat]
		if !n.Has {
			s.Lacking += e.Count
			continue
		}
		i, ok := at[n.N]
		if !ok {
			i = len(s.Columns)
			at[n.N] = i
			s.Columns = append(s.Columns, Column{N: n.N})
		}
		s.Columns[i].Count += e.Count
		s.Columns[i].Slugs = append(s.Columns[i].Slugs, e.Slug)
		s.Cards += e.Count
		s.Sum += n.N * card.Num(e.Count)
	}
	slices.SortFunc(s.Columns, func(a, b Column) int { return cmp.Compare(a.N, b.N) })
	if s.Cards == 0 {
		return s
	}
	s.Mean = float64(s.Sum) / float64(card.One) / float64(s.Cards)
	for _, c := range s.Columns {
		off := float64(c.N)/float64(card.One) - s.Mean
		s.Deviation += off * off * float64(c.Count)
	}
	s.Deviation = math.Sqrt(s.Deviation / float64(s.Cards))
	return s
}

// Counted says what was counted.
func (s Spread) Counted() card.Text {
	t := card.Say("%s of %s in the deck", "%s de %s du deck", card.StatNames[s.Stat], copies(s.Cards))
	switch s.Lacking {
	case 0:
	case 1:
		t = joinTexts(t, card.T("; 1 card without the number is left out", " ; 1 carte qui n’en a pas est laissée de côté"))
	default:
		t = joinTexts(t, card.Say("; %s without the number are left out", " ; %s qui n’en ont pas sont laissées de côté", copies(s.Lacking)))
	}
	if s.Stat == card.Destiny {
		t = joinTexts(t, card.T("; a card with two destiny numbers counts with the first", " ; une carte à deux destinées compte avec la première"))
	}
	if s.Without {
		return joinTexts(t, card.T("; what starts is left out, too: it is never drawn", " ; ce qui débute aussi : on ne le tire jamais"))
	}
	return t
}

func joinTexts(list ...card.Text) (t card.Text) {
	for _, x := range list {
		for l := range t {
			t[l] += x[l]
		}
	}
	return t
}

func copies(n int) card.Text {
	return card.Count(n, card.T("card", "carte"), card.T("cards", "cartes"))
}

// drawn are the known cards of the deck; without leaves out what starts.
func (d *Deck) drawn(cat *catalog.Catalog, without bool) (out []Entry) {
	var gone []string
	if without {
		gone = d.Started(cat)
	}
	for _, e := range d.Cards {
		if e.Outside || cat.Get(e.Slug) == nil {
			continue
		}
		if i := slices.Index(gone, e.Slug); i >= 0 {
			gone = slices.Delete(slices.Clone(gone), i, i+1)
			e.Count--
		}
		if e.Count > 0 {
			out = append(out, e)
		}
	}
	return out
}
