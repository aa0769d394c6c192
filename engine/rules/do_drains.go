package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Standing rules about drains, generation, places aboard and costs.
func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	whose := func(w gametext.Who) gametext.Whose {
		if w == gametext.Opponent {
			return gametext.Opponents
		}
		return gametext.Your
	}
	modifies(func(p *compiler, x gametext.Drains) []*mod {
		return one(mod{kind: mDrain, whose: x.Whose, by: p.change(x.By), at: anywhere})
	})
	modifies(func(p *compiler, x gametext.DrainsAt) []*mod {
		return one(mod{kind: mDrain, whose: x.Whose, by: p.change(x.By), at: p.place(x.At)})
	})
	modifies(func(p *compiler, x gametext.DrainLimit) []*mod {
		return one(mod{kind: mDrainLimit, whose: whose(x.Who), n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.HalfDrains) []*mod {
		return one(mod{kind: mDrainHalf, whose: whose(x.Who)})
	})
	modifies(func(p *compiler, x gametext.DrainModifiersCanceled) []*mod {
		return one(mod{kind: mNoDrainMods, whose: x.Whose})
	})
	modifies(func(p *compiler, _ gametext.DrainsFirm) []*mod { return one(mod{kind: mDrainFirm}) })
	modifies(func(p *compiler, _ gametext.DrainsFixed) []*mod { return one(mod{kind: mDrainFixed}) })
	modifies(func(p *compiler, x gametext.ForceHere) []*mod {
		return one(mod{kind: mForceHere, whose: x.Whose, n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.AddsPlaces) []*mod {
		return one(mod{kind: mPlaces, affects: p.filter(x.Cards), n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.Suspend) []*mod {
		return one(mod{kind: mSuspend, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.MustUseFirst) []*mod {
		return one(mod{kind: mUseFirst, affects: p.filter(x.Cards), n: card.Whole(x.N)})
	})
}

// drainRule tells whether a standing rule about a player's drains at a location holds.
func (g *Game) drainRule(k modKind, side card.Side, loc game.CardID) bool {
	for m := range g.mods(k) {
		if m.c.you == side && g.S.Where(m.c.self) == loc {
			return true
		}
	}
	return false
}

// drainLoss is how much of a drain its victim loses: half where a text says so, then
// no more than a limit, which comes last (drain.limit). The amount drained stays.
func (g *Game) drainLoss(victim card.Side, n int) int {
	for m := range g.mods(mDrainHalf) {
		if m.c.whose(m.whose) == victim {
			n = (n + 1) / 2
		}
	}
	for m := range g.mods(mDrainLimit) {
		if m.c.whose(m.whose) == victim {
			n = min(n, m.n.Int())
		}
	}
	return n
}

// drainChanges tells whether a modifier from a player's card changes a drain: not if
// his drain modifiers are canceled (drain.modifier.whose), nor against a drain that
// the opponent may not modify (drain.may-not-be-modified).
func (g *Game) drainChanges(by, drainer card.Side, loc game.CardID) bool {
	if by != drainer {
		return !g.drainRule(mDrainFixed, drainer, loc)
	}
	for m := range g.mods(mNoDrainMods) {
		if m.c.whose(m.whose) == by {
			return false
		}
	}
	return true
}
