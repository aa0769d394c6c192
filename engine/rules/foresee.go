package rules

import (
	"math/rand/v2"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// maxForeseen bounds the decisions of what is foreseen.
const maxForeseen = 100

// Foresee is what the seat that must decide may expect to see after one of its options: the option
// is carried out in another game that looks the same to it, answer gives its further answers, the
// opponent passes wherever he may, and that goes on until somebody may act again, out of any
// battle, which is fought to its end. What lies hidden
// from the seat is dealt anew by the number as; of the opponent's deck it knows nothing, so
// each of his hidden cards is a plain one, of destinies as they are usual. nil: the option is not on
// offer, or it went on without end.
func (g *Game) Foresee(key string, as uint64, answer func(*game.View) string) *game.View {
	d := g.Decision()
	if d == nil {
		return nil
	}
	seat := d.Seat
	c := g.imagined(seat, d, rand.New(rand.NewPCG(as, uint64(g.S.Turn))))
	if _, err := c.Choose(key); err != nil {
		return nil
	}
	for range maxForeseen {
		d := c.Decision()
		if d == nil || d.Kind == game.AskAction && !c.Status().Fighting {
			return c.View(seat)
		}
		key, ok := game.PassedOver(d)
		if d.Seat == seat && d.Kind != game.AskRespond {
			v := c.View(seat)
			key, ok = answer(v), true
		}
		if !ok {
			return nil
		}
		if _, err := c.Choose(key); err != nil {
			return nil
		}
	}
	return nil
}

// imagined is a game that looks to a seat as this one does.
func (g *Game) imagined(seat card.Side, d *game.Decision, r *rand.Rand) *Game {
	c := g.Clone()
	foe := seat.Other()
	strangers := hidden(c.S, seat, foe, d, g)
	Redeal(c.S, seat, d, g, r)
	var plain [game.HighestDestiny + 1]int32
	for n, slug := range PlainCards(g.Cat)[foe] {
		plain[n] = c.S.Def(slug)
	}
	c.Bind()
	strangers = slices.DeleteFunc(strangers, func(id game.CardID) bool { return c.S.C(id).Back != foe })
	c.S.Unnumber(strangers)
	for _, id := range strangers {
		c.S.Recast(id, plain[usual(r)])
	}
	c.S.Change().Rand = r.Uint64()
	return c
}

// usual draws a destiny number as often as it comes up in a usual deck.
func usual(r *rand.Rand) int {
	all := 0
	for _, w := range game.UsualDestinies {
		all += w
	}
	at := r.IntN(all)
	for n, w := range game.UsualDestinies {
		if at -= w; at < 0 {
			return n
		}
	}
	return game.HighestDestiny
}
