package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// wantsMovers makes a clause that relocates cards choose only what can be done: cards that
// may move and have somewhere to go, and a place where those who were chosen, or somebody
// of those named otherwise, can be (action.target.implied, move.relocate).
func (w *writer) wantsMovers(cards, to gametext.Filter, which, place position.Matcher) {
	mine, dest := w.target(cards), w.target(to)
	if dest != nil {
		place = dest.Match
	}
	if mine != nil {
		goals := func(c *position.Context, id game.CardID) []game.CardID {
			then := *c
			then.Bound = slices.Clone(c.Bound)
			then.Bound[mine.Bind].Cards = []game.CardID{id}
			return refer(c.P).goals(&then, to, place, dest)
		}
		mine.NarrowBecause(func(c *position.Context, id game.CardID) bool {
			return !refer(c.P).withheld(c.You, id) && slices.ContainsFunc(goals(c, id), func(at game.CardID) bool { return refer(c.P).canGo(id, at) })
		}, func(c *position.Context, id game.CardID) []game.Reason {
			return refer(c.P).strands([]game.CardID{id}, goals(c, id))
		})
	}
	movable := func(c *position.Context, at game.CardID) bool {
		list, can := c.Chosen(cards, which), func(id game.CardID) bool { return refer(c.P).canGo(id, at) }
		if mine != nil {
			return !slices.ContainsFunc(list, func(id game.CardID) bool { return !can(id) })
		}
		return slices.ContainsFunc(list, can)
	}
	switch {
	case dest != nil:
		dest.NarrowBecause(movable, func(c *position.Context, at game.CardID) []game.Reason {
			return refer(c.P).strands(c.Chosen(cards, which), []game.CardID{at})
		})
	case mine == nil && !w.Clause.Epic: // an Epic Event is attempted all the same
		w.Clause.Asks(func(c *position.Context) bool {
			return slices.ContainsFunc(c.Chosen(to, place), func(at game.CardID) bool { return movable(c, at) })
		}, card.T("nothing can be relocated there", "rien ne peut y être relocalisé"))
	}
}

// target is the target of the clause that a filter means, nil if it means none.
func (w *writer) target(f gametext.Filter) *position.Target {
	for i := range w.Clause.Targets {
		if t := &w.Clause.Targets[i]; f.Ref > 0 && t.Bind == f.Ref-1 {
			return t
		}
	}
	return nil
}

// goals are the places of which a clause that relocates cards speaks.
func (r *Referee) goals(c *position.Context, to gametext.Filter, place position.Matcher, dest *position.Target) []game.CardID {
	if dest == nil || len(c.Bound[dest.Bind].Cards) > 0 {
		return c.Chosen(to, place)
	}
	return slices.DeleteFunc(slices.Collect(r.inReach()), func(at game.CardID) bool { return !place(c, at) })
}

// strands says why cards cannot be relocated to any of some places: of the first that
// cannot go there.
func (r *Referee) strands(ids, places []game.CardID) []game.Reason {
	for _, at := range places {
		for _, id := range ids {
			if !r.canGo(id, at) {
				o := game.Option{Card: id, Target: at}
				if rs := r.unmet(anyRelocation, r.S.C(id).Owner, &o); len(rs) > 0 {
					return rs[:1]
				}
				return r.noSlot(r.S.C(id).Owner, id, at)
			}
		}
	}
	return nil
}

// withheld tells whether a player relocates his card by no choice of his
// (ruling.captive-fury).
func (r *Referee) withheld(side card.Side, id game.CardID) bool {
	return r.S.C(id).Owner == side && r.Said(position.ModWithheld, id)
}

// canGo tells whether a card could be relocated to a place.
func (r *Referee) canGo(id, to game.CardID) bool {
	_, ok := r.berth(id, to)
	return ok
}
