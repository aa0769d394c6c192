package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// scope limits what the text on a player's side of a location says of cards to his
// own cards, unless it speaks of the opponent itself (location.text-side). By the newest
// rulebook such a text is about everybody's cards, and what both sides say counts
// once (note.location-scope, location.duplicate-text).
func (p *compiler) scope(m *mod, no int16) {
	if p.text.def.Type != card.Location || p.cl.side == 0 || m.affects == nil || gametext.Speaks(p.src).Opponent {
		return
	}
	affects, again := m.affects, p.repeats(no)
	m.affects = func(c *ctx, id game.CardID) bool {
		if c.g.def(id).Type != card.Location { // a text about a place is about a place
			if c.g.newest() && again || !c.g.newest() && c.g.S.C(id).Owner != c.you {
				return false
			}
		}
		return affects(c, id)
	}
}

// reader is the player to whom a side of a location speaks: the one on it, or on a
// rotated location the other. Kind is what is asked for: whether texts are canceled
// that say so of texts cannot depend on itself.
func (g *Game) reader(loc game.CardID, side int8, kind modKind) card.Side {
	you := card.Side(side - 1)
	if kind != mNoText && g.rotated(loc) || kind == mNoText && g.turned(loc, g.isActive) {
		return you.Other()
	}
	return you
}

// rotated tells whether a location is turned round, so that its Force icons and its
// texts are on the other player's side, as long as a text says so (location.text-side).
func (g *Game) rotated(loc game.CardID) bool {
	return g.turned(loc, func(id game.CardID) bool { return g.textWorks(id, mRotate) })
}

// turned tells whether one of the texts that work turns a location round.
func (g *Game) turned(loc game.CardID, works func(game.CardID) bool) bool {
	for _, id := range g.with(mRotate) {
		if !works(id) {
			continue
		}
		c := ctx{g: g, self: id, you: g.S.C(id).Owner}
		for _, m := range g.text(id).mods {
			if m.kind == mRotate && m.affects(&c, loc) {
				return true
			}
		}
	}
	return false
}

// repeats tells whether a clause says what a clause of the other side has said, of
// the same cards (location.duplicate-text).
func (p *compiler) repeats(no int16) bool {
	return !gametext.Speaks(p.src).You && slices.ContainsFunc(p.text.clauses[:no], func(c *clause) bool {
		return c.side != p.cl.side && gametext.Same(c.src, p.src)
	})
}
