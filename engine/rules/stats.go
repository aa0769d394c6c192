package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// value is a number of a card as it is now; false if the card has none
// (value.undefined).
func (g *Game) value(id game.CardID, s card.Stat) (card.Num, bool) {
	sum := g.total(id, s, false)
	return sum.Total, sum.Has
}

// Explain says why a number of a card is what it is: print, then every change
// with its source.
func (g *Game) Explain(id game.CardID, s card.Stat) game.Sum {
	if id <= 0 || int(id) >= len(g.S.Cards) {
		return game.Sum{}
	}
	return g.total(id, s, true)
}

var (
	sayPrinted   = card.T("printed", "imprimé")
	sayRule      = card.T("by rule", "par règle")
	sayUnpiloted = card.T("unpiloted", "sans pilote")
	sayLanded    = card.T("landed", "posé")
	sayReset     = card.T("reset to", "fixé à")
	sayDoubled   = card.T("doubled", "doublé")
)

// total adds up a number. The order of changes is the order in which they came
// (value.modifier); of several resets the lowest applies and nothing changes it
// (value.reset); the result is not below 0, the raw sum is kept (value.negative).
func (g *Game) total(id game.CardID, s card.Stat, explain bool) (sum game.Sum) {
	term := func(src game.CardID, say card.Text, n card.Num, set bool) {
		if explain {
			sum.Terms = append(sum.Terms, game.Term{Source: src, Say: say, By: n, Set: set})
		}
	}
	if s == card.Defense {
		return g.defense(id, explain)
	}
	d := g.def(id)
	base, say := d.Num[s], sayPrinted
	if !base.Has && s == card.Landspeed && (d.Type == card.Character || d.Type == card.Creature) {
		base, say = card.Some(card.One), sayRule // stat.landspeed
	}
	if !base.Has {
		return sum
	}
	sum.Has = true
	term(0, say, base.N, false)
	if g.S.OnTable(id) && (d.Type == card.Starship || d.Type == card.Vehicle) {
		if n, why, fixed := g.grounded(id, s); fixed {
			term(0, why, n, true)
			sum.Total = n
			return sum
		}
	}
	if n, has := g.reset(id, s); has {
		term(0, sayReset, n, true)
		sum.Total = n
		return sum
	}
	n := base.N
	for _, ch := range g.changes(id, s) {
		if ch.double {
			term(ch.source, sayDoubled, n, false)
			n *= 2
		} else {
			term(ch.source, card.Text{}, ch.by, false)
			n += ch.by
		}
	}
	sum.Total = max(n, 0)
	return sum
}

// reset is the number that a card's value is set to: of several the lowest
// (value.reset).
func (g *Game) reset(id game.CardID, s card.Stat) (n card.Num, has bool) {
	for m := range g.modsOf(mSet, 1<<s) {
		if m.hits(id) {
			if v := m.by(&m.c); !has || v < n {
				n, has = v, true
			}
		}
	}
	return n, has
}

// A change is one modifier of a number: an addition, or a doubling.
type change struct {
	source game.CardID
	by     card.Num
	double bool
	time   int32
	def    int32 // whose text: copies of one card do not add up
	clause int16 // -1: the card's own text about itself
}

// changes lists the modifiers of a number in the order in which they occurred
// (value.modifier). Of copies of one card the largest change alone counts
// (value.cumulative).
func (g *Game) changes(id game.CardID, s card.Stat) []change {
	var list []change
	add := func(m *inst, c change) {
		c.source, c.time, c.def, c.clause = m.c.self, m.time, m.source(), m.clause
		if m.affects == nil {
			c.clause = -1
		} else if i := slices.IndexFunc(list, func(x change) bool { return x.def == c.def && x.clause == c.clause }); i >= 0 {
			if max(c.by, -c.by) > max(list[i].by, -list[i].by) {
				list[i] = c
			}
			return
		}
		list = append(list, c)
	}
	for m := range g.modsOf(mStat, 1<<s) {
		if m.battle && !g.inBattle(id) || !m.hits(id) {
			continue
		}
		if v := m.by(&m.c); v != 0 {
			add(&m, change{by: v})
		}
	}
	doubled := false
	if s == card.Power {
		for m := range g.mods(mDouble) {
			if m.hits(id) {
				add(&m, change{double: true})
				doubled = true
			}
		}
	}
	if doubled { // the order of additions alone changes nothing
		slices.SortStableFunc(list, func(a, b change) int { return int(a.time - b.time) })
	}
	return list
}

// grounded gives the numbers that an unpiloted, landed or crashed carrier has by
// rule, which nothing changes (ship.unpiloted, ship.landed, vehicle.crashed).
func (g *Game) grounded(id game.CardID, s card.Stat) (card.Num, card.Text, bool) {
	unpiloted := !g.crew(id) || g.S.C(id).Is(game.Crashed)
	switch s {
	case card.Power, card.Maneuver, card.Hyperspeed, card.Landspeed:
		if unpiloted {
			return 0, sayUnpiloted, true
		}
		if g.landed(id) {
			return 0, sayLanded, true
		}
	case card.Armor:
		if unpiloted {
			return card.Whole(2), sayUnpiloted, true
		}
	}
	return 0, card.Text{}, false
}

// defense is a card's defense value: a character's highest of ability, armor and
// maneuver; a starship's or vehicle's armor or maneuver (stat.defense-value).
func (g *Game) defense(id game.CardID, explain bool) (sum game.Sum) {
	from := []card.Stat{card.Armor, card.Maneuver}
	switch g.def(id).Type {
	case card.Character:
		from = append(from, card.Ability)
		sum.Has = true
	case card.Starship, card.Vehicle:
	default:
		return sum
	}
	for _, s := range from {
		if x := g.total(id, s, explain); x.Has {
			if !sum.Has || x.Total > sum.Total || len(sum.Terms) == 0 && x.Total >= sum.Total {
				sum.Terms = append([]game.Term{{Say: card.StatNames[s], By: x.Total}}, x.Terms...)
				sum.Total = x.Total
			}
			sum.Has = true
		}
	}
	if !explain {
		sum.Terms = nil
	}
	return sum
}

// immunity is below how much attrition a card is immune; -1 for not at all, and
// a very great number for all attrition (battle.attrition.immunity.highest).
func (g *Game) immunity(id game.CardID) card.Num {
	best := card.Num(-1)
	for m := range g.mods(mImmune) {
		if m.hits(id) {
			best = max(best, m.n)
		}
	}
	return best
}

// immuneToAll is the immunity that has no limit.
const immuneToAll = card.Num(1 << 30)

// inBattle tells whether a card takes part in the battle in progress.
func (g *Game) inBattle(id game.CardID) bool {
	return g.S.Battle.On && g.S.C(id).Is(game.Fought) && g.isActive(id) && g.S.Where(id) == g.S.Battle.At
}

// PowerIn lists what a card adds to its side's total power at its location: only
// if it is present there, and a carrier only if it works (battle.power.total).
func (g *Game) powerIn(id game.CardID, loc game.CardID) (card.Num, bool) {
	if g.presentAt(id) != loc {
		return 0, false
	}
	switch d := g.def(id); d.Type {
	case card.Character:
	case card.Starship, card.Vehicle:
		if !g.operational(id) {
			return 0, false
		}
	default:
		return 0, false
	}
	return g.value(id, card.Power)
}

// TotalPower is a player's total power at a location, itemised: by card, then by
// modifier, and in a battle the destinies (battle.power.total).
func (g *Game) TotalPower(side card.Side, loc game.CardID) game.Sum {
	sum := game.Sum{Has: true}
	fighting := g.S.Battle.On && g.S.Battle.At == loc
	for id := range g.at(loc) {
		if g.S.C(id).Owner != side || fighting && !g.S.C(id).Is(game.Fought) {
			continue
		}
		if n, ok := g.powerIn(id, loc); ok {
			sum.Terms = append(sum.Terms, game.Term{Source: id, By: n})
			sum.Total += n
		}
	}
	if fighting {
		seen := map[[2]int32]bool{}
		for m := range g.mods(mTotalPower) {
			if key := [2]int32{m.source(), int32(m.clause)}; m.c.whose(m.whose) == side && m.at(&m.c, loc) && !seen[key] {
				seen[key] = true
				c := m.c
				c.at = loc
				if n := m.by(&c); n != 0 {
					sum.Terms = append(sum.Terms, game.Term{Source: m.c.self, By: n})
					sum.Total += n
				}
			}
		}
		b := &g.S.Battle
		if b.PowerD[side] != 0 {
			sum.Terms = append(sum.Terms, game.Term{Say: card.T("power destinies", "destinées de puissance"), By: b.PowerD[side]})
			sum.Total += b.PowerD[side]
		}
		if b.Draws[side] > 0 {
			sum.Terms = append(sum.Terms, game.Term{Say: card.T("battle destiny", "destinée de bataille"), By: b.Destiny[side]})
			sum.Total += b.Destiny[side]
		}
	}
	sum.Total = max(sum.Total, 0)
	return sum
}
