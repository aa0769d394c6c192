package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.MustFirst) []*Modifier {
		m := Modifier{N: card.Whole(x.N)}
		bring, brings := x.Event.(gametext.BringsCards)
		fight, fights := x.Event.(gametext.Fights)
		one, draws := x.Event.(gametext.DrawsOne)
		drawn := one.What
		comp.refuse(x, draws && one.At != nil)
		loses := x.How == gametext.LoseForceFirst
		comp.refuse(x, brings && bring.From != nil)
		comp.refuse(x, x.At != nil && !(brings && bring.How == gametext.DeploysCards))
		replaces := brings && bring.How == gametext.Substitutes
		comp.refuse(x, loses && !replaces && !(fights && fight.What == gametext.StartsBattle) || replaces && !loses)
		switch {
		case replaces:
			m.Kind, m.Affects = ModLoseFirstOf, comp.Filter(bring.Cards)
		case loses:
			m.Kind, m.At = ModLoseFirst, comp.somewhere(fight.At)
		case brings && bring.How == gametext.PlaysCards:
			m.Kind, m.Affects = ModUseFirst, comp.Filter(bring.Cards)
		case brings:
			m.Kind, m.Affects, m.At = ModFirstUse, comp.Filter(bring.Cards), comp.somewhere(x.At)
		case draws && drawn == gametext.DrawsFromForcePile:
			m.Kind = ModFirstDraw
		case fights && fight.What == gametext.StartsBattle:
			m.Kind, m.At = ModFirstBattle, comp.somewhere(fight.At)
		case fights && fight.What == gametext.StartsDrain:
			m.Kind, m.At = ModFirstDrain, comp.somewhere(fight.At)
		default:
			comp.cannot(x)
		}
		return ofPlayers(x.Who, m)
	})
	modifies(func(comp *Compiler, x gametext.InitiatesFor) []*Modifier {
		m := Modifier{Kind: [...]ModKind{gametext.OfBattles: ModBattleCost, gametext.OfDrains: ModDrainCost}[x.What], At: comp.somewhere(x.At)}
		switch cost := x.Cost.(type) {
		case gametext.ByCost:
			m.By = comp.change(cost.By)
		case gametext.Free:
		case gametext.ForForce: // value.reset
			comp.refuse(x, x.What != gametext.OfBattles)
			m.Kind, m.By = ModBattlePrice, comp.Amount(cost.N)
		default:
			comp.cannot(x)
		}
		return ofPlayers(x.Who, m)
	})
}

// ofPlayers is a modifier for one player, or one for each.
func ofPlayers(who gametext.Who, m Modifier) []*Modifier {
	mine, others := m, m
	mine.Whose, others.Whose = gametext.Your, gametext.Opponents
	switch who {
	case gametext.You:
		return one(mine)
	case gametext.Opponent:
		return one(others)
	}
	return []*Modifier{&mine, &others}
}

// BattleCost is what it costs a player to initiate a battle at a location (battle.cost),
// and what texts ask first besides, which is never waived (value.separate-cost).
func (p *Position) BattleCost(side card.Side, loc game.CardID) int {
	for m := range p.Mods(ModBattlePrice) { // value.reset
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			return p.initiatesFor(m.By(&m.C), ModBattleCost, ModFirstBattle, side, loc)
		}
	}
	return p.initiating(ModBattleCost, ModFirstBattle, card.One, side, loc)
}

// initiatesFor is a cost that nothing changes, though it may be free (value.reset, value.free).
func (p *Position) initiatesFor(n card.Num, changed, first ModKind, side card.Side, loc game.CardID) int {
	for m := range p.Mods(changed) {
		if m.C.Whose(m.Whose) == side && m.By == nil && m.At(&m.C, loc) {
			n = 0
		}
	}
	return n.Int() + p.besides(first, side, loc)
}

// besides is what else texts ask for first (value.separate-cost).
func (p *Position) besides(first ModKind, side card.Side, loc game.CardID) int {
	n := card.Num(0)
	for m := range p.Mods(first) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			n += m.N
		}
	}
	return n.Int()
}

// BattleLoss is the Force that a player must first lose to initiate a battle at a location
// (value.separate-cost).
func (p *Position) BattleLoss(side card.Side, loc game.CardID) (n int) {
	for m := range p.Mods(ModLoseFirst) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			n += m.N.Int()
		}
	}
	return n
}

// DrawCost is what a player first uses for each card that he draws from his Force Pile
// (value.separate-cost).
func (p *Position) DrawCost(side card.Side) (n int) {
	for m := range p.Mods(ModFirstDraw) {
		if m.C.Whose(m.Whose) == side {
			n += m.N.Int()
		}
	}
	return n
}

// DrainCost is likewise what a Force drain costs, which in itself is free (drain.condition).
func (p *Position) DrainCost(side card.Side, loc game.CardID) int {
	return p.initiating(ModDrainCost, ModFirstDrain, 0, side, loc)
}

func (p *Position) initiating(changed, first ModKind, n card.Num, side card.Side, loc game.CardID) int {
	free := false
	for m := range p.Mods(changed) {
		if m.C.Whose(m.Whose) != side || !m.At(&m.C, loc) {
			continue
		}
		if m.By == nil {
			free = true // value.free
		} else {
			n += m.By(&m.C)
		}
	}
	if free {
		n = 0
	}
	return max(n, 0).Int() + p.besides(first, side, loc)
}

// DeployCost is what a card costs to deploy: its box, else what its text says of the card
// that it lies on, else nothing (stat.deploy-cost). Where no text speaks of its bearer, who
// stole it, the first price counts.
func (p *Position) DeployCost(id game.CardID) card.Num {
	if n, ok := p.Value(id, card.Deploy); ok {
		return n
	}
	first, found := card.Num(0), false
	host := p.S.Host(id)
	for cl, c := range p.deployWays(id) {
		var cost card.Num
		if cl.Cost != nil {
			if !cl.Beside && host != 0 {
				c.Bound[cl.Targets[0].Bind].Cards = []game.CardID{host}
			}
			cost = cl.Cost(c)
		}
		if host != 0 && !cl.Beside && cl.Targets[0].Match(c, host) {
			return cost
		}
		if !found {
			first, found = cost, true
		}
	}
	return first
}
