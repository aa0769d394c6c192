package decks

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// HandSize is how many cards a starting hand has (start.hand).
const HandSize = 8

// Odds are exact: so many cards are drawn from a shuffled deck, and none is put back.
type Odds struct {
	Deck  int       // cards to draw from: what starts has left the deck
	Good  int       // of them, those in question
	Drawn int       // cards drawn
	P     []float64 // P[k] is the chance of exactly k good ones
}

// OddsOf are the odds of finding cards among the first ones drawn: HandSize for the starting
// hand. What starting cards take from the deck by a choice is not reckoned with.
func OddsOf(d *Deck, cat *catalog.Catalog, drawn int, is func(k *catalog.Card) bool) Odds {
	n, good := 0, 0
	for _, e := range d.drawn(cat, true) {
		n += e.Count
		if is(cat.Get(e.Slug)) {
			good += e.Count
		}
	}
	return oddsOf(n, good, drawn)
}

// oddsOf is the hypergeometric distribution.
func oddsOf(deck, good, drawn int) Odds {
	o := Odds{Deck: deck, Good: good, Drawn: max(0, min(drawn, deck))}
	least := max(0, o.Drawn-(deck-good))
	most := min(o.Drawn, good)
	o.P = make([]float64, o.Drawn+1)
	if deck == 0 {
		o.P[0] = 1
		return o
	}
	// The chance of the least number as a product, each further one from the one before.
	p := 1.0
	if least == 0 {
		for i := range o.Drawn {
			p *= float64(deck-good-i) / float64(deck-i)
		}
	} else { // all that are not good are drawn
		for i := range deck - o.Drawn {
			p *= float64(good-i) / float64(deck-i)
		}
	}
	for k := least; k <= most; k++ {
		o.P[k] = p
		p *= float64(good-k) * float64(o.Drawn-k) / (float64(k+1) * float64(deck-good-o.Drawn+k+1))
	}
	return o
}

// AtLeast is the chance of k good ones or more.
func (o Odds) AtLeast(k int) (p float64) {
	for n := max(k, 0); n < len(o.P); n++ {
		p += o.P[n]
	}
	return min(p, 1)
}

// Mean is how many good ones there are as a rule.
func (o Odds) Mean() float64 {
	if o.Deck == 0 {
		return 0
	}
	return float64(o.Drawn) * float64(o.Good) / float64(o.Deck)
}

// Counted says what was counted.
func (o Odds) Counted() card.Text {
	return card.Say("exact: %s of %s, %s drawn at once; what starts has left the deck with all that it brings without a choice, and what else it fetches is not reckoned with",
		"exact : %s sur %s, %s tirées d’un coup ; ce qui débute a quitté le deck avec tout ce que cela amène sans choix, et ce que cela va chercher d’autre n’est pas compté", o.Good, copies(o.Deck), o.Drawn)
}
