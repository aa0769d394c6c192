package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Spared tells whether attrition need not take a card: its immunity, or that of what it is
// aboard, exceeds the attrition (battle.attrition.immunity, battle.attrition.immunity.aboard).
// That is fixed when the damage segment begins.
func (p *Position) Spared(id game.CardID) bool {
	b := &p.S.Battle
	if b.Judged {
		return slices.Contains(b.Spared, id)
	}
	against := b.Against[p.S.C(id).Owner]
	for other := id; other != 0 && p.S.C(other).Zone == game.Table; other = p.S.C(other).At {
		if (other == id || p.Enclosed(other) && p.Siege() == 0) && (p.immunity(other) > against || p.immuneToJust(other, against)) {
			return true
		}
	}
	return false
}

// immuneToJust tells whether a text makes a card immune to attrition of exactly so much.
func (p *Position) immuneToJust(id game.CardID, n card.Num) bool {
	for m := range p.Mods(ModImmuneExactly) {
		if m.N == n && m.Hits(id) {
			return true
		}
	}
	return false
}

// Forfeitable: a participant with a forfeit value (battle.forfeit).
func (p *Position) Forfeitable(id game.CardID) bool {
	if !p.Fighter(id) && !p.IsArtillery(id) { // weapon.artillery
		return false
	}
	_, has := p.Value(id, card.Forfeit)
	return has && p.InBattle(id) && !p.Kept(id)
}

// InHandToForfeit lists the cards of a player's hand that a text lets him forfeit, as he has
// lost the battle.
func (p *Position) InHandToForfeit(side card.Side) (out []game.CardID) {
	if p.S.Battle.Winner != 1+int8(side.Other()) {
		return nil
	}
	for m := range p.Mods(ModFromHand) {
		for _, id := range p.Pile(side, game.Hand) {
			_, has := p.Value(id, card.Forfeit)
			if m.C.You == side && has && m.Hits(id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// Kept tells whether a text says that a card may not be forfeited.
func (p *Position) Kept(id game.CardID) bool { return p.Said(ModKept, id) }

// BattleDamage is the difference of total powers with its modifiers, in the order
// in which they came; nothing raises a damage of 0 (battle.damage.amount).
func (p *Position) BattleDamage(loser card.Side, n card.Num) int {
	var list []*Working
	for m := range p.Mods(ModDamage) { // copies of one text change it once (value.cumulative); a tripled result is one card's
		if m.May && m.C.Whose(m.Whose) != loser { // it speaks of one player's
			continue
		}
		if !slices.ContainsFunc(list, func(working *Working) bool {
			return working.source() == m.source() && working.clause == m.clause && working.C.Self != m.C.Self
		}) {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b *Working) int { return int(a.time - b.time) })
	for _, m := range list {
		switch {
		case n <= 0:
		case m.By != nil:
			n += m.By(&m.C)
		default:
			n = n.Times(m.N)
		}
	}
	return max(n, 0).Int()
}

// NoDamage tells whether a text cancels all battle damage against a player where he
// battles (battle.damage.amount).
func (p *Position) NoDamage(side card.Side) bool {
	for m := range p.Mods(ModNoDamage) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, p.S.Battle.At) {
			return true
		}
	}
	return false
}

// Satisfies tells whether a text lets the forfeit of a card satisfy all battle damage and
// attrition against its owner.
func (p *Position) Satisfies(id game.CardID) bool {
	return p.Said(ModSatisfies, id)
}

// SparesAttrition tells whether a text forbids that a card be forfeited to satisfy
// attrition: its forfeit takes nothing off that.
func (p *Position) SparesAttrition(id game.CardID) bool { return p.Said(ModSparesAttrition, id) }

// InPlace lists the forfeits of a card instead of a hit one
// (battle.forfeit.in-place).
func (p *Position) InPlace(side card.Side) (out []game.Option) {
	for m := range p.Mods(ModInPlace) {
		if m.C.You != side || !p.Forfeitable(m.C.Self) {
			continue
		}
		for id := range p.At(p.S.Battle.At) {
			if id != m.C.Self && p.S.C(id).Is(game.Hit) && p.InBattle(id) && p.S.C(id).Owner == side && m.Hits(id) {
				out = append(out, game.Option{Verb: game.VForfeit, Card: m.C.Self, Target: id})
			}
		}
	}
	return out
}

// losesImmunity tells whether the clause takes the immunity to attrition of the
// card that a binder names, whatever else is so.
func (comp *Compiler) losesImmunity(bind int) (yes bool) {
	gametext.Walk(comp.Source, func(n any) bool {
		if _, perhaps := n.(gametext.IfThen); perhaps {
			return false
		}
		x, ok := n.(gametext.CardsDo)
		loses := func(p gametext.Pred) bool { return p == gametext.Pred(gametext.Are{State: gametext.NotImmune}) }
		yes = yes || ok && bind > 0 && x.Cards.Ref == bind && slices.ContainsFunc(x.Do, loses)
		return !yes
	})
	return yes
}
