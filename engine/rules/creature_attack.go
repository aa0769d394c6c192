package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// The three kinds of attack (creature.attack.kinds), in Frame.N of pAttack.
// Frame.Card is the creature, With its victim or the other creature, To the location,
// Side the attacker; Cards are the weapons fired in it, Bound the destinies drawn: for
// the ferocity of Card and of With, and for whoever resists or attacks the creature.
// None of them makes battle damage, attrition or forfeiting.
const (
	preying = 1 + iota // two creatures attack each other
	hunting            // a creature attacks a character or creature vehicle
	hunted             // a player attacks a creature
)

func init() {
	proc(pAttack, "attack", // creature.attack.steps
		step{name: "whose cards", ask: askPreySide, took: tookPreySide},
		step{name: "begin", do: beginAttack},
		step{name: "weapons", do: func(g *Game, f *game.Frame) flow {
			if f.N != preying && !g.attackOver(f) {
				g.push(game.Frame{Proc: pShots, Side: f.Side})
			}
			return next
		}},
		step{name: "ferocity", do: drawFerocity},
		step{name: "destiny", ask: askAttackDestiny, took: tookAttackDestiny},
		step{name: "compare", do: settleAttack},
		step{name: "fate", ask: askFate, took: tookFate},
		step{name: "end", do: endAttack},
		step{name: "ended", do: func(g *Game, f *game.Frame) flow {
			e := game.Event{Kind: game.AttackEnded, By: f.Side, At: f.To, Card: f.Card}
			g.event(e)
			g.window(e)
			return done
		}},
	)
	proc(pShots, "shots", step{name: "actions", ask: askShots, took: tookBattleAction})
}

// attack is the attack in progress, nil if there is none.
func (g *Game) attack() *game.Frame {
	for i := len(g.S.Frames) - 1; i >= 0; i-- {
		if g.S.Frames[i].Proc == pAttack {
			return &g.S.Frames[i]
		}
	}
	return nil
}

// attacked tells whether a card is the creature at which the participants of the
// attack in progress may fire (creature.attack.weapons).
func (g *Game) attacked(id game.CardID) bool {
	f := g.attack()
	return f != nil && f.N != preying && f.Card == id
}

// attends tells whether a card takes part in an attack against its creature: its
// victim, or the attacker's cards.
func (g *Game) attends(f *game.Frame, id game.CardID) bool {
	if f.N == hunting {
		return id == f.With
	}
	return f.N == hunted && g.inParty(f.Side, f.To, id)
}

// attackOver tells whether one side of an attack has no card left, or the attack was
// canceled (creature.attack.steps).
func (g *Game) attackOver(f *game.Frame) bool {
	switch {
	case f.Canceled || g.S.C(f.Card).Zone != game.Table || g.S.Where(f.Card) != f.To:
		return true
	case f.N == hunted:
		return !g.hasParty(f.Side, f.Card)
	}
	return f.With == 0 || !g.presentWith(f.Card, f.With)
}

// beginAttack chooses the victim at random among those of the side chosen, pays, and
// opens the responses (creature.attacks.target, creature.attacked.cost). Whoever is
// attacked defends itself as if active (creature.attack.inactive).
func beginAttack(g *Game, f *game.Frame) flow {
	f.Bound = make([]game.Value, 3)
	e := game.Event{Kind: game.AttackStarted, By: f.Side, Card: f.Card, At: f.To, Frame: g.frameNo()}
	switch f.N {
	case hunting:
		g.S.Edit(f.Card).Attacked = g.S.Turn
		list := g.preyOf(f)
		if len(list) == 0 {
			return done
		}
		f.With = list[0]
		if len(list) > 1 {
			f.With = list[g.S.Random(len(list))]
		}
		g.S.Edit(f.With).Flags |= game.Defends
	case hunted:
		g.use(f.Side, int(f.M))
		f.M = 0
		g.S.Change().Attacks = append(g.S.Attacks, f.To)
		e.Kind = game.Hunted
	}
	e.On = f.With
	g.event(e)
	g.window(e)
	return next
}

// askShots lets both players act in turn, the attacker first, as in a weapons segment
// (creature.attack.weapons).
func askShots(g *Game, f *game.Frame) *game.Decision {
	a := g.attack()
	if f.Passed >= 2 || g.attackOver(a) {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskAction, Rule: "weapon.fire.when", Source: a.Card,
		Prompt:  format("Attack with %s: fire, act or pass.", "Attaque avec %s : tirez, agissez ou passez.", g.title(a.Card)),
		Options: append(g.legal(f.Side, nil), game.Option{Verb: game.Pass})}
}

// drawFerocity draws what the ferocity of the creatures depends on (stat.ferocity).
func drawFerocity(g *Game, f *game.Frame) flow {
	if g.attackOver(f) {
		return next
	}
	for i, id := range []game.CardID{f.Card, f.With} {
		if id != 0 && g.def(id).Type == card.Creature {
			g.draws(g.S.C(id).Owner, g.ferocityDraws(id), i, game.ByText, id)
		}
	}
	return next
}

// askAttackDestiny: the victim, or the attackers of a creature, may draw one destiny
// with ability 4 or more; it is no battle destiny (creature.attacks.result,
// creature.attacked.result, creature.attack.destiny).
func askAttackDestiny(g *Game, f *game.Frame) *game.Decision {
	if g.attackOver(f) || f.N == preying {
		return nil
	}
	side, ability := f.Side, card.Num(0)
	if f.N == hunting {
		side = g.S.C(f.With).Owner
		ability = g.abilityOf(f.With)
	} else {
		ability = g.abilityThere(side, f.To, func(id game.CardID) bool { return g.inParty(f.Side, f.To, id) })
	}
	if ability < card.Whole(4) {
		return nil
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "type.creature", Source: f.Card,
		Prompt:  format("Draw a destiny against %s?", "Tirer une destinée contre %s ?", g.title(f.Card)),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookAttackDestiny(g *Game, f *game.Frame, o *game.Option) flow {
	if o.Verb == game.VYes {
		side := f.Side
		if f.N == hunting {
			side = g.S.C(f.With).Owner
		}
		g.draws(side, 1, 2, game.ByText, f.Card)
	}
	return next
}

// settleAttack compares: the creature that is less fierce is lost, of equal ones both
// (creature.vs-creature); a victim whose power is lower than the ferocity is defeated
// (creature.attacks.result); a creature is lost to a greater power than its ferocity
// and defense value (creature.attacked.result). Who has no completed draw has no total
// and fails (destiny.failed).
func settleAttack(g *Game, f *game.Frame) flow {
	if g.attackOver(f) {
		return next
	}
	a := g.Explain(f.Card, card.Ferocity)
	show := func(id game.CardID, n card.Num, has bool) {
		if has {
			g.event(game.Event{Kind: game.AttackTotal, By: f.Side, Card: id, At: f.To, N: n})
		}
	}
	switch f.N {
	case preying:
		b := g.Explain(f.With, card.Ferocity)
		if !a.Has && !b.Has {
			return next
		}
		show(f.Card, a.Total, a.Has)
		show(f.With, b.Total, b.Has)
		if !a.Has || b.Has && a.Total <= b.Total {
			g.eaten(f.Card, f.With)
		}
		if !b.Has || a.Has && b.Total <= a.Total {
			g.eaten(f.With, f.Card)
		}
	case hunting:
		power, _ := g.value(f.With, card.Power)
		power += f.Bound[2].N
		show(f.Card, a.Total, a.Has)
		show(f.With, power, true)
		if a.Has && a.Total > power {
			f.M = defeated
		}
	case hunted:
		defense, _ := g.value(f.Card, card.Defense)
		power := g.partyPower(f.Side, f.To) + f.Bound[2].N
		show(f.Card, a.Total+defense, a.Has)
		g.event(game.Event{Kind: game.PartyTotal, By: f.Side, At: f.To, N: power})
		if !a.Has || power > a.Total+defense {
			g.lost(f.Card)
		}
	}
	return next
}

// defeated is Frame.M of an attack whose victim is defeated.
const defeated = 1

// eaten loses a card that a creature has defeated.
func (g *Game) eaten(id, by game.CardID) {
	g.event(game.Event{Kind: game.Eaten, By: g.S.C(by).Owner, Card: id, On: by, At: g.S.Where(id)})
	g.lost(id)
}

// askFate: where a creature's text says that it may carry a defeated card off instead,
// the opponent of the victim chooses; if that is not possible it is eaten
// (creature.attacks.relocate).
func askFate(g *Game, f *game.Frame) *game.Decision {
	if f.M != defeated {
		return nil
	}
	d := &game.Decision{Seat: g.S.C(f.With).Owner.Other(), Kind: game.AskTarget, Rule: "type.creature", Source: f.Card,
		Prompt:  format("%s has defeated %s.", "%s a vaincu %s.", g.title(f.Card), g.title(f.With)),
		Options: []game.Option{{Verb: game.VNumber, N: 1, Say: format("%s is eaten", "%s est dévoré", g.title(f.With))}}}
	if den := g.den(f); den != 0 {
		d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: 2,
			Say: format("%s is relocated to %s", "%s est relocalisé à %s", g.title(f.With), g.title(den))})
	}
	return d
}

// den is where the creature of an attack may carry its victim off to, 0 if nowhere.
func (g *Game) den(f *game.Frame) game.CardID {
	if !g.mobile(f.With) || g.textCanceled(f.Card) {
		return 0
	}
	for _, m := range g.text(f.Card).mods {
		c := &ctx{g: g, self: f.Card, you: g.S.C(f.Card).Owner}
		if m.kind != mCarriesOff || !m.affects(c, f.With) {
			continue
		}
		i := slices.IndexFunc(g.S.Row, func(loc game.CardID) bool {
			return m.at(c, loc) && loc != f.To && g.canBeAt(f.With, loc)
		})
		if i >= 0 {
			return g.S.Row[i]
		}
	}
	return 0
}

func tookFate(g *Game, f *game.Frame, o *game.Option) flow {
	if o.N == 2 {
		id, loc := f.With, g.den(f)
		g.S.ToTable(id, loc, card.OnCard, g.S.C(id).Owner)
		e := game.Event{Kind: game.Moved, By: f.Side, Card: id, On: f.To, At: loc}
		g.event(e)
		g.window(e)
		return next
	}
	g.eaten(f.With, f.Card)
	return next
}

// endAttack: the victim is again what it was; by the newest rulebook a hit creature is
// lost only now (creature.attack.hit, note.creature-hit).
func endAttack(g *Game, f *game.Frame) flow {
	if f.With != 0 {
		g.S.Edit(f.With).Flags &^= game.Defends
	}
	if c := g.S.C(f.Card); c.Zone == game.Table && c.Is(game.Hit) {
		g.lost(f.Card)
	}
	return next
}
