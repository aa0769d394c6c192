package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/position"
)

// How often texts may be used, and what is noted of their uses (limit.one).

// spent tells whether one of the limits of a clause of a card is reached: of those that count
// in one of these frames, if any are named.
func (r *Referee) spent(id game.CardID, cl *position.Clause, per ...game.Per) bool {
	return slices.ContainsFunc(cl.Limits, func(l position.Limit) bool {
		if len(per) > 0 && !slices.Contains(per, l.Per) {
			return false
		}
		if l.Many != nil {
			l.Times *= max(l.Many(r.clauseCtx(r.S.C(id).Owner, id, cl)), 0).Int()
		}
		return r.limited(id, clauseOfLimit(cl, l), l)
	})
}

// counts notes a use of a clause of a card against its limits.
func (g *Game) counts(id game.CardID, cl *position.Clause) {
	for _, l := range cl.Limits {
		g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: id, Title: g.S.C(id).Def, Clause: clauseOfLimit(cl, l), Per: l.Per, When: g.frameOfLimit(l.Per)})
	}
}

// sharedClause marks, among the limits of a card, the uses of all its texts that are
// counted together; those of its guests are counted below it (position.Guest).
const sharedClause = -3

// clauseOfLimit is what uses of a clause are counted under.
func clauseOfLimit(cl *position.Clause, l position.Limit) int16 {
	if l.Shared {
		return sharedClause - position.Whose(cl.No)
	}
	return cl.No
}

// limited tells whether a clause of a card has been used as often as it may in
// its frame (limit.one, limit.once-per-game).
func (r *Referee) limited(id game.CardID, clause int16, limit position.Limit) bool {
	when, uses := r.frameOfLimit(limit.Per), 0
	for _, l := range r.S.Limits {
		if l.Per != limit.Per || l.When != when || l.Clause != clause {
			continue
		}
		if l.Card == id || (limit.Per == game.PerGame || limit.Per == game.PerDrain) && r.Cards[l.Title].Def.Unmarked() == r.Def(id).Unmarked() {
			uses++
		}
	}
	return uses >= limit.Times
}

// searchedInVain tells whether a search function has found nothing this turn, on
// this card or another of its title (pile.search.verify).
func (r *Referee) searchedInVain(id game.CardID, clause int16) bool {
	return slices.ContainsFunc(r.S.Limits, func(l game.Limit) bool {
		return l.Per == game.PerSearch && l.Title == r.S.C(id).Def && l.Clause == clause
	})
}

func (r *Referee) frameOfLimit(per game.Per) int32 {
	switch per {
	case game.PerTurn:
		return int32(r.S.Turn)
	case game.PerBattle:
		return int32(r.S.Battle.Number)
	case game.PerDuel:
		if _, d := r.duel(); d != nil {
			return d.Since
		}
	case game.PerDrain:
		return int32(len(r.S.Drains))
	}
	return 0
}
