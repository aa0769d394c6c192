package position

import (
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

// drainChanges tells whether a modifier changes a drain: not if it is a bonus of the
// drainer's own, of a card of his, and those are canceled, or those of its card (drain.modifier.whose):
// what he has from a location of the opponent's he keeps. Nor does one if it is the opponent's and he
// may not modify the drain (drain.may-not-be-modified).
func (p *Position) drainChanges(by *Working, drainer card.Side, loc game.CardID) bool {
	if by.C.You != drainer {
		return !p.DrainRule(ModDrainFixed, drainer, loc)
	}
	for m := range p.Mods(ModNoBonusOf) {
		if by.By(&by.C) > 0 && m.Hits(by.C.Self) {
			return false
		}
	}
	for m := range p.Mods(ModNoDrainBonus) {
		if m.C.Whose(m.Whose) == drainer && p.S.C(by.C.Self).Owner == drainer && by.By(&by.C) > 0 {
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
// on the opponent's side and modifiers (drain.amount, drain.modifier.sources).
func (p *Position) DrainAmount(side card.Side, loc game.CardID) game.Sum {
	sum := game.Sum{Has: true, Total: card.Whole(p.Icons(loc, side.Other()))}
	sum.Terms = []game.Term{{Source: loc, Say: card.T("Force icons", "icônes de Force"), By: sum.Total}}
	var gives Once
	for m := range p.Mods(ModDrain) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) && p.drainChanges(m, side, loc) {
			gives.Add(m)
		}
	}
	if n := p.Bluffs(loc); side == card.Dark && len(n) > 0 { // location.bluff-rules
		by := card.Whole(len(n))
		sum.Terms = append(sum.Terms, game.Term{Source: loc, Say: card.T("bluff cards", "cartes de bluff"), By: by})
		sum.Total += by
	}
	for _, given := range gives {
		sum.Terms = append(sum.Terms, game.Term{Source: given.Source, Say: given.Say, By: given.By})
		sum.Total += given.By
	}
	sum.Total = max(sum.Total, 0)
	return sum
}
