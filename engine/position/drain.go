package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func whose(w gametext.Who) gametext.Whose {
	if w == gametext.Opponent {
		return gametext.Opponents
	}
	return gametext.Your
}

// DrainRule tells whether a standing rule about a player's drains at a location holds.
func (p *Position) DrainRule(k ModKind, side card.Side, loc game.CardID) bool {
	for m := range p.Mods(k) {
		if m.C.You == side && m.At(&m.C, loc) {
			return true
		}
	}
	return false
}

// Forbidden tells whether a text forbids a player something at a location.
func (p *Position) Forbidden(k ModKind, side card.Side, loc game.CardID) bool {
	return p.Forbids(k, side, loc) != 0
}

// Forbids is the card whose text forbids it, 0 if none does.
func (p *Position) Forbids(k ModKind, side card.Side, loc game.CardID) game.CardID {
	for m := range p.Mods(k) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			return m.C.Self
		}
	}
	return 0
}

// DrainLoss is how much of a loss to a drain or an insert is left: half where a text says
// so, then no more than a limit, which comes last (drain.limit). The amount drained stays.
// An insert is at no location, 0.
func (p *Position) DrainLoss(victim card.Side, n int, at game.CardID) int {
	for m := range p.Mods(ModDrainHalf) {
		if m.C.Whose(m.Whose) == victim {
			n = (n + 1) / 2
		}
	}
	for m := range p.Mods(ModDrainLimit) {
		if m.C.Whose(m.Whose) == victim && (m.At == nil || at != 0 && m.At(&m.C, at)) {
			n = min(n, m.N.Int())
		}
	}
	return n
}

// HalfLoss is how much of a loss of Force is left where texts halve all that a player loses
// (life.lose, value.rounding).
func (p *Position) HalfLoss(side card.Side, n int) int {
	for m := range p.Mods(ModLossHalf) {
		if m.C.Whose(m.Whose) == side {
			n = (n + m.N.Int()) / 2
		}
	}
	return n
}

// An Added is what a text adds to one Force drain, or takes off it (drain.modifier.sources).
type Added struct {
	Card game.CardID `json:"card"` // whose text it is
	You  card.Side   `json:"you"`  // whose it is to use
	By   card.Num    `json:"by"`
}

// And puts it with others to the same drain: copies of a card add once (value.cumulative).
func (p *Position) And(others []Added, a Added) []Added {
	if slices.ContainsFunc(others, func(b Added) bool { return p.S.C(a.Card).Def == p.S.C(b.Card).Def }) {
		return others
	}
	return append(others, a)
}

// drainChanges tells whether what a text adds changes a drain: not if it is a bonus of the
// drainer's own, of a card of his, and those are canceled, or those of its card (drain.modifier.whose):
// what he has from a location of the opponent's he keeps. Nor does it if it is the opponent's and he
// may not modify the drain (drain.may-not-be-modified).
func (p *Position) drainChanges(a Added, drainer card.Side, loc game.CardID) bool {
	if a.You != drainer {
		return !p.DrainRule(ModDrainFixed, drainer, loc)
	}
	for m := range p.Mods(ModNoBonusOf) {
		if a.By > 0 && m.Hits(a.Card) {
			return false
		}
	}
	for m := range p.Mods(ModNoDrainBonus) {
		if m.C.Whose(m.Whose) == drainer && p.S.C(a.Card).Owner == drainer && a.By > 0 {
			return false
		}
	}
	return true
}

// ControlsToDrain tells whether a player controls a location as far as a Force
// drain asks for it: by presence, or by a card that counts as presence for that
// (presence.pseudo).
func (p *Position) ControlsToDrain(side card.Side, loc game.CardID) bool {
	if p.Controls(side, loc) || p.Occupies(side.Other(), loc) {
		return !p.Occupies(side.Other(), loc)
	}
	for m := range p.Mods(ModDrains) {
		if m.C.You == side && p.S.Where(m.C.Self) == loc {
			return true
		}
	}
	return false
}

// DrainAmount is what a Force drain by a player at a location comes to: the icons
// on the opponent's side and modifiers (drain.amount, drain.modifier.sources), and what
// texts have added to this one.
func (p *Position) DrainAmount(side card.Side, loc game.CardID, added ...Added) game.Sum {
	sum := game.Sum{Has: true, Total: card.Whole(p.Icons(loc, side.Other()))}
	sum.Terms = []game.Term{{Source: loc, Say: card.T("Force icons", "icônes de Force"), By: sum.Total}}
	put := func(say card.Text, a Added) {
		if p.drainChanges(a, side, loc) {
			sum.Terms = append(sum.Terms, game.Term{Source: a.Card, Say: say, By: a.By})
			sum.Total += a.By
		}
	}
	var gives Once
	for m := range p.Mods(ModDrain) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) && p.drainChanges(Added{m.C.Self, m.C.You, m.By(&m.C)}, side, loc) {
			gives.Add(m)
		}
	}
	if n := p.Bluffs(loc); side == card.Dark && len(n) > 0 { // location.bluff-rules
		put(card.T("bluff cards", "cartes de bluff"), Added{loc, side, card.Whole(len(n))})
	}
	for _, given := range gives {
		sum.Terms = append(sum.Terms, game.Term{Source: given.Source, Say: given.Say, By: given.By})
		sum.Total += given.By
	}
	for _, a := range added {
		put(card.Text{}, a)
	}
	sum.Total = max(sum.Total, 0)
	return sum
}
