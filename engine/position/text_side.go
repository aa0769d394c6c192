package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// scope limits what the text on a player's side of a location says of cards to his
// own cards, unless it speaks of the opponent itself (location.text-side). By the newest
// rulebook such a text is about everybody's cards, and what both sides say counts
// once (note.location-scope, location.duplicate-text). A total is nobody's card: both
// players' texts change that of an Epic Event, whoever's that is. What is suspended or
// canceled is by its nature the other's, too.
func (comp *Compiler) scope(m *Modifier, no int16) {
	free := m.Kind == ModEpicTotal || m.Kind == ModSuspend || m.Kind == ModCancelCard || m.Kind == ModNoSide
	if comp.Text.Def.Type != card.Location || comp.Clause.Side == 0 || m.Affects == nil || free || gametext.Speaks(comp.Source).Opponent {
		return
	}
	affects, again := m.Affects, comp.repeats(no)
	m.Affects = func(c *Context, id game.CardID) bool {
		if c.P.Def(id).Type != card.Location { // a text about a place is about a place
			if c.P.Newest() && again && c.Clause < perText || !c.P.Newest() && c.P.S.C(id).Owner != c.You {
				return false
			}
		}
		return affects(c, id)
	}
}

// Reader is the player to whom a side of a location speaks: the one on it, or on a
// rotated location the other.
func (p *Position) Reader(loc game.CardID, side int8) card.Side {
	return turnedFrom(card.Side(side-1), p.Rotated(loc))
}

// readerOf is the same for a modifier: whether texts are canceled that say so of texts cannot
// depend on itself.
func (p *Position) readerOf(loc game.CardID, side int8, kind ModKind) card.Side {
	return turnedFrom(card.Side(side-1), p.faces(loc, kind))
}

// turnedFrom is who reads what a player would, if the card were not turned.
func turnedFrom(side card.Side, turned bool) card.Side {
	if turned {
		return side.Other()
	}
	return side
}

// faces tells whether what is on a location, or on an Effect that is turned with it, faces the
// other player.
func (p *Position) faces(id game.CardID, kind ModKind) bool {
	if kind == ModNoText {
		return p.turned(id, p.IsActive)
	}
	return p.Rotated(id)
}

// SideCanceled tells whether what a location says to a player is canceled
// (action.cancel.text, location.text-side).
func (p *Position) SideCanceled(loc game.CardID, you card.Side) bool {
	for m := range p.Mods(ModNoSide) {
		if m.C.You != you && m.Hits(loc) {
			return true
		}
	}
	return false
}

// Rotated tells whether a location is turned round, so that its Force icons and its
// texts are on the other player's side, as long as a text says so (location.text-side).
func (p *Position) Rotated(loc game.CardID) bool {
	return p.turned(loc, func(id game.CardID) bool { return p.TextWorks(id, ModRotate) })
}

// turned tells whether one of the texts that work turns a location round.
func (p *Position) turned(loc game.CardID, works func(game.CardID) bool) bool {
	for _, id := range p.with(ModRotate) {
		if !works(id) {
			continue
		}
		c := Context{P: p, Self: id, You: p.S.C(id).Owner}
		for _, m := range p.Text(id).Mods {
			if m.Kind == ModRotate && m.Says(&c, loc) {
				return true
			}
		}
	}
	return false
}

// repeats tells whether a clause says what a clause of the other side has said, of
// the same cards (location.duplicate-text).
func (comp *Compiler) repeats(no int16) bool {
	return !gametext.Speaks(comp.Source).You && slices.ContainsFunc(comp.Text.Clauses[:no], func(cl *Clause) bool {
		return cl.Side != comp.Clause.Side && gametext.Same(cl.Src, comp.Source)
	})
}
