package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A sight is which seats see what a card is: a bit a seat.
type sight uint8

const everybody = 1<<card.Dark | 1<<card.Light

func only(seat card.Side) sight { return 1 << seat }

// sightOf tells who sees what a card is, by where it lies (pile.look, zone.hand). What lies
// in a Lost Pile was seen as it came there, unless a text keeps it from being seen.
func (r *Referee) sightOf(id game.CardID) sight {
	it := r.S.C(id)
	switch it.Zone {
	case game.Used:
		if !r.Uppermost(id) {
			return 0
		}
	case game.Reserve, game.Force, game.Insert:
		return 0
	case game.Lost:
		if r.LostUnseen(id) {
			return 0
		}
	case game.Hand:
		return only(it.Owner)
	case game.Sabacc:
		if !it.Is(game.FaceUp) {
			return only(it.Owner)
		}
	case game.Under:
		if r.S.Unseen(id) {
			return 0
		}
		if it.Is(game.FaceDown) || !it.Is(game.FaceUp) && r.Def(id).Type != card.Location {
			return only(it.Owner)
		}
	case game.Table:
		if it.Is(game.FaceDown) {
			return only(it.Owner)
		}
	}
	return everybody
}

// sights are the sights of all cards, by id. A card among which a seat is asked to choose
// it sees wherever that lies.
func (g *Game) sights(list []sight) []sight {
	list = append(list[:0], 0)
	for id := 1; id < len(g.S.Cards); id++ {
		list = append(list, g.sightOf(game.CardID(id)))
	}
	for _, id := range g.Revealed() {
		list[id] = everybody
	}
	if d := g.Decision(); d != nil {
		for i := range d.Options {
			if id := d.Options[i].Card; id != 0 {
				list[id] |= only(d.Seat)
			}
		}
	}
	return list
}

// A reveal is what the last choice has shown: what was seen before it, and the log from
// there. How many cards more each seat has come to see is reckoned when somebody asks.
type reveal struct {
	before []sight // empty: the last choice was none of this decision
	from   int
}

// begin notes what is seen before a choice.
func (v *reveal) begin(g *Game, from int) { v.before, v.from = g.sights(v.before), from }

// Learned tells how many cards each seat has come to see by the last choice that it did
// not see before: drawn, played, looked at, drawn for destiny. They lie open now and did
// not, or the log names them that have come and gone since, as a destiny does.
func (g *Game) Learned() (learned [card.Sides]int) {
	v := &g.reveal
	if len(v.before) == 0 {
		return learned
	}
	after := g.sights(nil)
	for i := range g.S.Log[v.from:] {
		e := &g.S.Log[v.from+i]
		who := sight(everybody)
		if e.Secret {
			who = only(e.By)
		}
		for _, id := range [...]game.CardID{e.Card, e.On} {
			after[id] |= who
		}
	}
	for id := 1; id < len(v.before); id++ {
		for seat := range card.Sides {
			if after[id]&^v.before[id]&only(seat) != 0 {
				learned[seat]++
			}
		}
	}
	return learned
}
