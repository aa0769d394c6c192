package position

import (
	"cmp"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Adjectives that say in what state a card is, or how it stands to the card whose text
// it is.
func init() {
	ruledNoun("enclosed", func(c *Context, id game.CardID) bool { return c.P.Enclosed(id) })
	ruledNoun("open", func(c *Context, id game.CardID) bool { // vehicle.open-enclosed
		return c.P.Def(id).Type == card.Vehicle && !c.P.Enclosed(id)
	})
	ruledNoun("piloted", func(c *Context, id game.CardID) bool { return c.P.Piloted(id) })
	ruledNoun("unpiloted", func(c *Context, id game.CardID) bool { // ship.unpiloted, ship.driver, vehicle.creature
		return isCarrier(c.P.Def(id)) && !c.P.Crew(id)
	})
	ruledNoun("landed", func(c *Context, id game.CardID) bool { return c.P.Landed(id) })
	ruledNoun("crashed", func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Crashed) })              // vehicle.crashed
	ruledNoun("missing", func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Missing) })              // missing.state
	ruledNoun("restricted", printed(func(d *card.Def) bool { return d.Dots > 1 }))                                   // unique.dots
	ruledNoun("adjacent", func(c *Context, id game.CardID) bool { return c.P.Adjacent(cmp.Or(c.Here(), c.At), id) }) // location.adjacent
	ruledNoun("shielded", func(c *Context, id game.CardID) bool { return c.P.Shielded(id) })                         // location.hoth-shield
	ruledNoun("outermost", func(c *Context, id game.CardID) bool {                                                   // layout.hoth: of the marker sites on table
		n := markerOf(c.P.Def(id))
		return n > 0 && !slices.ContainsFunc(c.P.S.Row, func(other game.CardID) bool { return markerOf(c.P.Def(other)) > n })
	})
	ruledNoun("matching", (*Context).matching)
}

// isCarrier tells whether a card is a starship or vehicle.
func isCarrier(d *card.Def) bool { return d.Type == card.Starship || d.Type == card.Vehicle }

// Piloted tells whether a starship, combat vehicle or shuttle vehicle has a pilot who
// pilots it; those aboard what is landed pilot nothing (ship.piloted, ship.landed.crew).
// Transport vehicles are driven, and creature vehicles need nobody.
func (p *Position) Piloted(id game.CardID) bool {
	d := p.Def(id)
	return (d.Type == card.Starship || d.Type == card.Vehicle && (d.Is("combat") || d.Is("shuttle"))) && p.Operational(id)
}

// matching tells whether a card forms a matching pair with the one whose text it is, or
// with one that the clause has named (char.matching).
func (c *Context) matching(id game.CardID) bool {
	if c.P.pairs(id, c.Self) {
		return true
	}
	for i := range c.Bound {
		if slices.ContainsFunc(c.Bound[i].Cards, func(other game.CardID) bool { return c.P.pairs(id, other) }) {
			return true
		}
	}
	return false
}

// pairs tells whether two cards form a matching pair, whichever of them is the pilot or
// the weapon's user (char.matching).
func (p *Position) pairs(a, b game.CardID) bool {
	if a == 0 || b == 0 || a == b {
		return false
	}
	if p.Def(a).Type != card.Character {
		a, b = b, a
	}
	d, other := p.Def(a), p.Def(b)
	switch {
	case d.Type != card.Character:
		return false
	case isCarrier(other):
		return p.Matches(a, b)
	case other.Type == card.Weapon && other.Is("character"):
		return d.Dots == 1 && other.Dots == 1 && (slices.ContainsFunc(other.Matching, func(name string) bool { return p.Named(a, name) }) || !p.S.C(a).Is(game.Crossed) && slices.ContainsFunc(d.Matching, other.Named))
	}
	return false
}

// demandPair refuses "matching" where no other card is there to match: in the text of
// a card that forms no pairs, before the clause has named one.
func (comp *Compiler) demandPair(f gametext.Filter) {
	switch comp.Text.Def.Type {
	case card.Character, card.Starship, card.Vehicle, card.Weapon:
		return
	}
	for i, b := range comp.Source.Binders {
		if b.Kind == "cards" && (f.Bind == 0 || i+1 < f.Bind) {
			return
		}
	}
	comp.Refuse(f, "nothing is named that it could match", "right: once per turn: target your pilot; take a matching starship from your Reserve Deck into hand\nwrong: once per turn: take a matching starship from your Reserve Deck into hand")
}
