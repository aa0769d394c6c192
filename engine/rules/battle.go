package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	addVerb(&verb{
		verb: game.VBattle,
		pre:  []requirement{inPhase(game.Battling, "battle.condition"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for _, loc := range g.S.Row {
				if w.card_(loc) && w.target == 0 {
					emit(game.Option{Card: loc, Cost: 1})
				}
			}
		},
		needs: []requirement{
			{rule: "battle.condition",
				holds: func(g *Game, side card.Side, o *game.Option) bool {
					return g.canFight(side, o.Card) && g.canFight(side.Other(), o.Card)
				},
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("Both players need presence at %s, of cards that may battle.", "Les deux joueurs doivent avoir une présence à %s, avec des cartes qui peuvent se battre.", g.title(o.Card))
				}},
			{rule: "battle.once-per-location",
				holds: func(g *Game, side card.Side, o *game.Option) bool { return !slices.Contains(g.S.Battles, o.Card) },
				unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
					return format("There has been a battle at %s this turn.", "Il y a déjà eu une bataille à %s ce tour-ci.", g.title(o.Card))
				}},
			affordable("battle.cost"),
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(game.Frame{Proc: pBattle, Side: side, To: o.Card, N: o.Cost})
		},
	})
	proc(pBattle, "battle",
		step{name: "initiate", do: initiateBattle},
		step{name: "weapons segment", do: weaponsSegment},
		step{name: "power segment", do: powerSegment},
		step{name: "initiator's battle destiny", ask: askBattleDestiny(false), took: tookBattleDestiny(false)},
		step{name: "defender's battle destiny", ask: askBattleDestiny(true), took: tookBattleDestiny(true)},
		step{name: "totals", do: battleTotals},
		step{name: "winner", do: battleWinner},
		step{name: "damage segment", do: damageSegment},
		step{name: "end", do: endBattle},
		step{name: "ended", do: func(g *Game, f *game.Frame) flow {
			e := game.Event{Kind: game.BattleEnded, By: f.Side, At: f.To, Card: f.To}
			g.event(e)
			g.window(e)
			return done
		}},
	)
	proc(pSegment, "battle actions", step{name: "actions", ask: askBattleAction, took: tookBattleAction})
	proc(pDamage, "damage", step{name: "actions", ask: askDamage, took: tookDamage})
}

const battleEnd = 8 // the step "end"

// canFight tells whether a player has presence at a location by cards that may
// still battle this turn (battle.condition, battle.once-per-card,
// battle.may-not-battle).
func (g *Game) canFight(side card.Side, loc game.CardID) bool {
	n := card.Num(0)
	for id := range g.at(loc) {
		if c := g.S.C(id); c.Owner == side && g.mayBattle(id) {
			if g.def(id).Has("presence") {
				return true
			}
			n += g.abilityOf(id)
		}
	}
	for m := range g.mods(mTotalAbility) {
		if m.c.whose(m.whose) == side && m.at(&m.c, loc) {
			n += m.by(&m.c)
		}
	}
	return n >= card.One
}

// mayBattle tells whether a card may take part in a battle now: it, and what it
// is aboard, has not fought another battle this turn and is not barred.
func (g *Game) mayBattle(id game.CardID) bool {
	for x := id; x != 0 && g.S.C(x).Zone == game.Table; x = g.S.C(x).At {
		if c := g.S.C(x); c.Battled == g.S.Turn && !c.Is(game.Fought) {
			return false
		}
		for m := range g.mods(mHinder) {
			if m.hits(x) {
				return false
			}
		}
	}
	return true
}

// initiateBattle pays, makes the participants, and opens the responses
// (battle.cost, battle.participants, battle.start.*).
func initiateBattle(g *Game, f *game.Frame) flow {
	s := g.S
	g.use(f.Side, int(f.N))
	s.Battles = append(s.Battles, f.To)
	s.Battle = game.Battle{On: true, At: f.To, By: f.Side, Number: s.Battle.Number + 1}
	for i := 1; i < len(s.Cards); i++ {
		if id := game.CardID(i); s.C(id).Zone == game.Table && s.Where(id) == f.To {
			g.joinBattle(id)
		}
	}
	e := game.Event{Kind: game.BattleStarted, By: f.Side, At: f.To, Card: f.To, Frame: g.frameNo()}
	g.event(e)
	g.window(e)
	return next
}

// joinBattle makes a card at the location of the battle take part in it, before
// the power segment (battle.participants.join); one that has battled already, or
// may not battle, is excluded (battle.already-fought, battle.may-not-battle).
func (g *Game) joinBattle(id game.CardID) {
	b := &g.S.Battle
	if !b.On || b.Segment > game.Weapons || g.S.Where(id) != b.At || !g.isActive(id) || g.S.C(id).Is(game.Fought) {
		return
	}
	c := g.S.C(id)
	defer func() { // with all aboard and on it
		for x := range g.on(id) {
			g.joinBattle(x)
		}
	}()
	switch g.def(id).Type {
	case card.Character, card.Vehicle, card.Starship:
		if !g.mayBattle(id) || c.Is(game.Returned) {
			c.Flags |= game.Excluded
			return
		}
		c.Flags |= game.Fought
		c.Battled = g.S.Turn
	case card.Weapon, card.Device:
		c.Flags |= game.Fought
	}
}

// presenceLost ends the battle when a side has no presence left among its
// participants before the damage segment (battle.presence-lost).
func (g *Game) presenceLost() bool {
	b := &g.S.Battle
	for side := range card.Sides {
		n := card.Num(0)
		ok := false
		for id := range g.at(b.At) {
			if c := g.S.C(id); c.Owner == side && c.Is(game.Fought) {
				n += g.abilityOf(id)
				ok = ok || g.def(id).Has("presence")
			}
		}
		for m := range g.mods(mTotalAbility) {
			if m.c.whose(m.whose) == side && m.at(&m.c, b.At) {
				n += m.by(&m.c)
			}
		}
		if n < card.One && !ok {
			return true
		}
	}
	return false
}

// early sends a battle that cannot go on to its end (battle.end.early).
func (g *Game) early(f *game.Frame) (flow, bool) {
	if f.Canceled || g.presenceLost() {
		f.Step = battleEnd
		return again, true
	}
	return next, false
}

func weaponsSegment(g *Game, f *game.Frame) flow {
	if fl, over := g.early(f); over {
		return fl
	}
	g.segment(game.Weapons)
	g.push(game.Frame{Proc: pSegment, Side: f.Side})
	return next
}

func (g *Game) segment(s game.Segment) {
	g.S.Battle.Segment = s
	g.event(game.Event{Kind: game.BattleSegment, By: g.S.Battle.By, At: g.S.Battle.At, N: card.Whole(int(s))})
}

// askBattleAction offers weapons and other battle actions, alternating, initiator
// first (battle.weapons.order).
func askBattleAction(g *Game, f *game.Frame) *game.Decision {
	if f.Passed >= 2 || g.presenceLost() {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskAction, Rule: "battle.weapons.order",
		Prompt: format("Weapons segment at %s: fire, act or pass.", "Segment des armes à %s : tirez, agissez ou passez.", g.title(g.S.Battle.At))}
	d.Options = append(g.legal(f.Side, nil), game.Option{Verb: game.Pass})
	return d
}

func tookBattleAction(g *Game, f *game.Frame, o *game.Option) flow {
	side := f.Side
	f.Side = side.Other()
	if o.Verb == game.Pass {
		f.Passed++
		return again
	}
	f.Passed = 0
	g.start(side, o)
	return again
}

func powerSegment(g *Game, f *game.Frame) flow {
	if fl, over := g.early(f); over {
		return fl
	}
	g.segment(game.PowerSegment)
	return next
}

// destinyAbility is the ability that counts toward battle destiny: of those
// present at the location, and of those who pilot or drive there
// (battle.destiny.ability).
func (g *Game) destinyAbility(side card.Side) card.Num {
	loc := g.S.Battle.At
	n := card.Num(0)
	for id := range g.at(loc) {
		c := g.S.C(id)
		if c.Owner != side || !c.Is(game.Fought) {
			continue
		}
		switch d := g.def(id); d.Type {
		case card.Character:
			host := g.S.Host(id)
			if g.presentAt(id) == loc || host != 0 && g.operational(host) && (c.Slot == card.Pilot || c.Slot == card.Driver) {
				n += g.abilityOf(id)
			}
		case card.Vehicle, card.Starship:
			if g.presentAt(id) == loc && g.operational(id) {
				n += g.abilityOf(id)
			}
		}
	}
	for m := range g.mods(mTotalAbility) {
		if m.c.whose(m.whose) == side && m.at(&m.c, loc) {
			n += m.by(&m.c)
		}
	}
	return max(n, 0)
}

// DestinyCount is how many battle destinies a player may draw (battle.destiny.count,
// battle.destiny.requirement, battle.destiny.if-unable).
func (g *Game) DestinyCount(side card.Side) int {
	b := &g.S.Battle
	ability := g.destinyAbility(side)
	n := int(b.Added[side])
	if ability >= card.Whole(4) {
		n++
	}
	for m := range g.mods(mAbilityRequired) {
		if m.c.whose(m.whose) == side && g.S.Where(m.c.self) == b.At && ability < m.n {
			n = 0
		}
	}
	for m := range g.mods(mIfUnable) {
		if m.c.you == side && g.inBattle(m.c.self) {
			n = max(n, m.n.Int())
		}
	}
	return n
}

// askBattleDestiny asks whether to draw: all or none (battle.destiny.draw-all-or-none).
func askBattleDestiny(defender bool) func(*Game, *game.Frame) *game.Decision {
	return func(g *Game, f *game.Frame) *game.Decision {
		side := f.Side
		if defender {
			side = side.Other()
		}
		n := g.DestinyCount(side)
		if n == 0 || g.top(side, game.Reserve) == 0 {
			return nil
		}
		return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "battle.destiny.count",
			Prompt:  format("Draw %s battle destiny?", "Tirer %s destinée(s) de bataille ?", n),
			Options: []game.Option{{Verb: game.VYes, N: int32(n)}, {Verb: game.VNo}}}
	}
}

func tookBattleDestiny(defender bool) func(*Game, *game.Frame, *game.Option) flow {
	return func(g *Game, f *game.Frame, o *game.Option) flow {
		side := f.Side
		if defender {
			side = side.Other()
		}
		if o.Verb == game.VYes {
			g.draws(side, int(o.N), -1, game.ByBattleDestiny, f.To)
		}
		return next
	}
}

// battleTotals fixes total power and attrition (battle.power.total,
// battle.attrition.base, battle.attrition.total).
func battleTotals(g *Game, f *game.Frame) flow {
	b := &g.S.Battle
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		b.Power[side] = g.TotalPower(side, b.At).Total
		g.event(game.Event{Kind: game.TotalPower, By: side, At: b.At, N: b.Power[side]})
		foe := side.Other()
		b.Exists[foe] = b.Draws[side] > 0
		if b.Exists[foe] {
			b.Against[foe] = max(b.Destiny[side], 0)
			b.Pending[foe] = b.Against[foe]
			g.event(game.Event{Kind: game.Attrition, By: foe, At: b.At, N: b.Against[foe]})
		}
	}
	return next
}

// battleWinner finds winner, loser and battle damage and opens the responses to
// winning (battle.winner, battle.damage.amount).
func battleWinner(g *Game, f *game.Frame) flow {
	b := &g.S.Battle
	d, l := b.Power[card.Dark], b.Power[card.Light]
	if d == l {
		return next
	}
	win := card.Dark
	if l > d {
		win = card.Light
	}
	b.Winner = int8(win) + 1
	loser := win.Other()
	damage := (b.Power[win] - b.Power[loser]).Int()
	for range b.Triple {
		damage *= 3
	}
	b.Damage[loser] = int32(damage)
	e := game.Event{Kind: game.BattleWon, By: win, At: b.At, Card: b.At, Frame: g.frameNo()}
	g.event(e)
	g.event(game.Event{Kind: game.BattleDamage, By: loser, At: b.At, N: card.Whole(damage)})
	g.window(e)
	return next
}

func damageSegment(g *Game, f *game.Frame) flow {
	g.segment(game.Damage)
	g.push(game.Frame{Proc: pDamage, Side: f.Side})
	return next
}

// askDamage offers forfeits, Force and actions on pending damage, alternating one
// by one (battle.damage.order, battle.damage.actions). A pass is offered only
// where it is allowed (battle.damage.no-pass).
func askDamage(g *Game, f *game.Frame) *game.Decision {
	if f.Passed >= 2 {
		return nil
	}
	b := &g.S.Battle
	side := f.Side
	d := &game.Decision{Seat: side, Kind: game.AskForfeit, Rule: "battle.damage.actions"}
	must := g.mustAct(side)
	for id := range g.at(b.At) {
		if g.mayForfeit(side, id) {
			d.Options = append(d.Options, game.Option{Verb: game.VForfeit, Card: id})
		}
	}
	if b.Damage[side] > 0 {
		d.Options = append(d.Options, g.unitsToLose(side)...)
		e := game.Event{Kind: game.LossDue, By: side, N: card.Whole(int(b.Damage[side])), Why: game.ByBattleDamage, At: b.At, Frame: g.battleFrame()}
		if g.anyResponse(&e) {
			if rs := g.responses(side, &e, false); len(rs) > 0 {
				d.Event, d.Options = e, append(d.Options, rs...)
			}
		}
	}
	d.Prompt = format("Damage segment: battle damage %s, attrition %s.", "Segment des dommages : dommages %s, attrition %s.", b.Damage[side], b.Pending[side])
	if !must || len(d.Options) == 0 {
		d.Options = append(d.Options, game.Option{Verb: game.Pass})
	}
	return d
}

// battleFrame is 1 + the index of the battle's frame.
func (g *Game) battleFrame() int16 {
	for i, f := range g.S.Frames {
		if f.Proc == pBattle {
			return int16(i + 1)
		}
	}
	return 0
}

// mustAct tells whether a player may not pass: a hit card, battle damage, or
// attrition that a card of his which may be forfeited is not immune to
// (battle.damage.no-pass).
func (g *Game) mustAct(side card.Side) bool {
	b := &g.S.Battle
	if b.Damage[side] > 0 {
		return true
	}
	for id := range g.at(b.At) {
		c := g.S.C(id)
		if c.Owner != side || !g.forfeitable(id) {
			continue
		}
		if c.Is(game.Hit) || b.Pending[side] > 0 && !g.immuneNow(id) {
			return true
		}
	}
	return false
}

// immuneNow tells whether attrition need not take a card: its immunity, or that
// of what it is aboard, exceeds the attrition fixed at the start of the damage
// segment (battle.attrition.immunity, battle.attrition.immunity.aboard).
func (g *Game) immuneNow(id game.CardID) bool {
	b := &g.S.Battle
	against := b.Against[g.S.C(id).Owner]
	for x := id; x != 0 && g.S.C(x).Zone == game.Table; x = g.S.C(x).At {
		if (x == id || g.enclosed(x)) && g.immunity(x) > against {
			return true
		}
	}
	return false
}

// forfeitable: a participant with a forfeit value (battle.forfeit).
func (g *Game) forfeitable(id game.CardID) bool {
	switch g.def(id).Type {
	case card.Character, card.Vehicle, card.Starship:
	default:
		return false
	}
	_, has := g.value(id, card.Forfeit)
	return has && g.inBattle(id)
}

// mayForfeit: a hit card always, others while damage or attrition is pending
// (battle.damage.no-extra).
func (g *Game) mayForfeit(side card.Side, id game.CardID) bool {
	b := &g.S.Battle
	if g.S.C(id).Owner != side || !g.forfeitable(id) {
		return false
	}
	return g.S.C(id).Is(game.Hit) || b.Damage[side] > 0 || b.Pending[side] > 0
}

func tookDamage(g *Game, f *game.Frame, o *game.Option) flow {
	side := f.Side
	f.Side = side.Other()
	b := &g.S.Battle
	if o.Verb == game.Pass {
		f.Passed++
		return again
	}
	f.Passed = 0
	switch o.Verb {
	case game.VForfeit:
		g.forfeit(o.Card)
	case game.VLose:
		b.Damage[side]--
		g.loseUnit(side, o, game.ByBattleDamage)
	default:
		e := game.Event{Kind: game.LossDue, By: side, N: card.Whole(int(b.Damage[side])), Why: game.ByBattleDamage, At: b.At, Frame: g.battleFrame()}
		g.startClause(side, o, e)
	}
	return again
}

// forfeit takes a card's forfeit value off both debts and sends it to the Lost
// Pile (battle.forfeit.counts-twice).
func (g *Game) forfeit(id game.CardID) {
	b := &g.S.Battle
	side := g.S.C(id).Owner
	n, _ := g.value(id, card.Forfeit)
	b.Pending[side] = max(b.Pending[side]-n, 0)
	b.Damage[side] = max(b.Damage[side]-int32(n.Int()), 0)
	b.Forfeits[side]++
	g.event(game.Event{Kind: game.Forfeited, By: side, Card: id, At: b.At, N: n})
	g.push(game.Frame{Proc: pLeave, Card: id, Side: side, N: int32(game.Lost), Event: game.Event{Kind: game.Forfeited}})
}

// endBattle: hit cards that are left are lost, changes for the battle stop and
// excluded cards return (battle.hit.must, battle.end).
func endBattle(g *Game, f *game.Frame) flow {
	s := g.S
	for i := 1; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		if c.Zone == game.Table && c.Is(game.Hit) && c.Is(game.Fought) {
			g.lost(game.CardID(i))
		}
	}
	for i := range s.Cards {
		s.Cards[i].Flags &^= game.Fought | game.Excluded
	}
	s.Lasting = slices.DeleteFunc(s.Lasting, func(l game.Lasting) bool { return l.Until == game.EndOfBattle })
	s.Battle = game.Battle{Number: s.Battle.Number, At: s.Battle.At, Winner: s.Battle.Winner}
	return next
}
