package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Probe cards: cards of the hand that a player lays face down under systems, to look for
// the Hidden Base of the opponent, of which a card under his Objective says where it is.

func init() {
	ruledNoun("hidden base", func(c *Context, id game.CardID) bool { // of the same title, whatever its set
		d := c.P.Def(id)
		return d.Is("system") && slices.ContainsFunc(c.P.markers(), func(under game.CardID) bool { return c.P.Def(under).Title == d.Title })
	})
	ruledNoun("probed", func(c *Context, id game.CardID) bool { return c.P.Probed(id) })
}

// markers are the cards that say where a Hidden Base is.
func (p *Position) markers() (out []game.CardID) {
	for id, it := range p.S.All {
		if it.Zone == game.Under && p.Def(it.At).Type == card.Objective && p.Def(id).Type == card.Location {
			out = append(out, id)
		}
	}
	return out
}

// Probes are a player's probe cards.
func (p *Position) Probes(side card.Side) (out []game.CardID) {
	for id, it := range p.S.All {
		if it.Owner == side && it.Zone == game.Under && it.Is(game.FaceDown) && p.Def(it.At).Is("system") {
			out = append(out, id)
		}
	}
	return out
}

// Probed tells whether a probe card lies under a system; one that is blown away counts as
// probed.
func (p *Position) Probed(loc game.CardID) bool {
	title := p.Def(loc).Title
	return p.S.C(loc).Is(game.BlownAway) || slices.ContainsFunc(slices.Concat(p.Probes(card.Dark), p.Probes(card.Light)), func(id game.CardID) bool {
		return p.Def(p.S.C(id).At).Title == title
	})
}
