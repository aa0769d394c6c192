package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A measured quantity is what a modifier of it looks like.
type measured struct {
	Modifier
	any bool // no place can be said of it
}

// tallies are the modifiers of the numbers of players.
var tallies = map[gametext.Tally]ModKind{gametext.Drains: ModDrain, gametext.Generation: ModGeneration, gametext.TotalPower: ModTotalPower,
	gametext.TotalAbility: ModTotalAbility, gametext.TotalBattleDestiny: ModTotalDestiny, gametext.TotalWeaponDestiny: ModWeaponTotal,
	gametext.TotalOfDuel: ModDuelTotal, gametext.TotalOfCombat: ModCombatTotal, gametext.NextDrain: ModNextDrain}

// measure finds the modifier of a quantity.
func (comp *Compiler) measure(x gametext.Quantity) (m measured) {
	comp.named = comp.Text.Def.Type == card.EpicEvent
	switch x := x.(type) {
	case gametext.StatOfCards:
		m := Modifier{Kind: ModStat, Stats: comp.stats(x, x.Stat), Affects: comp.Filter(x.Cards)}
		var whole any = x
		if turned, is := comp.Source.Rule.(gametext.Turned); is {
			whole = turned
		}
		comp.suits(whole, &x.Cards, one(m))
		return measured{Modifier: m, any: true}
	case gametext.OfPlayer:
		if x.Tally == gametext.BountyRetrieval {
			m.Kind, m.any, m.Whose, m.Affects = ModBounty, true, x.Whose, ties[gametext.CarryingThis]
			break
		}
		if x.Tally == gametext.RaceDestinies {
			comp.refuse(x, comp.Text.Def.Type != card.Podracer)
			m.Kind, m.any, m.Whose = ModRaceDestiny, true, x.Whose
			break
		}
		if x.Tally == gametext.AbilityToDraw {
			m.Kind, m.Whose, m.May = ModThreshold, x.Whose, true
			break
		}
		comp.refuse(x, tallies[x.Tally] == 0 || x.Tally == gametext.NextDrain && !comp.brief())
		m.Kind, m.Whose = tallies[x.Tally], x.Whose
	case gametext.TotalWeaponOf:
		m.Kind, m.Affects, m.any = ModWeaponTotal, comp.Filter(x.Cards), true
	case gametext.Draws:
		comp.refuse(x, x.Kind == gametext.TextDraw || x.Kind == gametext.AsteroidDraw)
		if x.Kind == gametext.DuelDraw {
			m.Kind, m.any = ModDuelDestiny, true
			m.Affects = func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner == c.Whose(x.Whose) }
			break
		}
		if x.Kind == gametext.TrainingDraw { // jedi-test.destiny: of his apprentices
			m.Kind, m.any = ModTraining, true
			m.Affects = func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner == c.Whose(x.Whose) }
			break
		}
		m.Kind, m.Whose = [...]ModKind{gametext.BattleDraw: ModBattleDestiny, gametext.WeaponDraw: ModWeaponDestiny, gametext.EpicDraw: ModEpicDestiny}[x.Kind], x.Whose
	case gametext.DrawsOf:
		return comp.drawsOf(x)
	case gametext.AttritionAgainst:
		m.Kind, m.Whose = ModAttrition, whose(x.Who)
	case gametext.EpicTotal:
		m.Kind, m.any, m.Affects = ModEpicTotal, true, func(c *Context, id game.CardID) bool { return c.P.Named(id, x.Title) }
		if by, fires := x.With.(gametext.FiredWeapon); fires {
			arms := comp.Filter(by.Cards)
			m.Arms = func(c *Context, id game.CardID) bool { return c.AsWeapon(arms, id) }
		}
	case gametext.XOf:
		comp.refuse(x, comp.prog.names.sorts[x.Title]&(effects|epics) == 0)
		m.Kind, m.any, m.Affects = ModX, true, func(c *Context, id game.CardID) bool { return c.P.Named(id, x.Title) }
	case gametext.BlownLoss:
		comp.Demand(x.Cards, card.Location)
		m.Kind, m.any, m.Whose, m.Affects = ModBlownLoss, true, x.Whose, comp.Filter(x.Cards)
		comp.named = true
	case gametext.That:
		switch x.Number {
		case gametext.BattleDamage:
			m.Kind, m.any = ModDamage, true
		case gametext.AbilityNeeded:
			m.Kind = ModThreshold
		default:
			comp.cannot(x)
		}
	default:
		comp.cannot(x)
	}
	return m
}

// drawsOf measures the destinies that some cards draw, perhaps only while they target some
// others.
func (comp *Compiler) drawsOf(x gametext.DrawsOf) (m measured) {
	kinds := map[gametext.Draw]ModKind{gametext.WeaponDraw: ModWeaponDraw, gametext.DuelDraw: ModDuelDestiny, gametext.TextDraw: ModTextDraw,
		gametext.TrainingDraw: ModTraining, gametext.AsteroidDraw: ModAsteroid}
	comp.refuse(x, kinds[x.Kind] == 0)
	m.Kind, m.Affects, m.any = kinds[x.Kind], comp.Filter(x.Cards), true
	gametext.Walk(x.Cards, func(n any) bool { // whoever carries a weapon targets nothing with it
		if post, is := n.(gametext.Stands); is && post.How == gametext.Targeting {
			comp.decline(x, ": what a draw targets is said last, with \"against\"",
				"right: weapon destiny draws of weapons carried by this against a capital starship are +1\nwrong: weapon destiny draws of weapons carried by this targeting a capital starship are +1")
		}
		return true
	})
	if foes, is := x.Foes.(gametext.Against); is {
		comp.refuse(x, x.Kind != gametext.WeaponDraw && x.Kind != gametext.TextDraw)
		m.At = placer(comp.Filter(foes.Cards))
	}
	return m
}

// Changed are the modifiers that change a quantity by an amount, everywhere.
func (comp *Compiler) Changed(x gametext.Quantity, by Amount) []*Modifier {
	m := comp.measure(x)
	m.By = by
	if !m.any {
		m.At = anywhere
	}
	return one(m.Modifier)
}

func init() {
	modifies(func(comp *Compiler, x gametext.Measure) []*Modifier {
		m := comp.measure(x.What)
		if m.any && x.At != nil || m.Kind == ModStat {
			comp.cannot(x) // "that alien is power +1"
		}
		m.By = comp.change(x.By)
		switch {
		case m.Kind == ModGeneration: // of the whole game
			m.At = comp.place(x.At)
		case m.Kind != ModWeaponDraw && m.Kind != ModTextDraw: // of which it says against what
			m.At = comp.somewhere(x.At)
		}
		return one(m.Modifier)
	})
	modifies(func(comp *Compiler, x gametext.Turned) []*Modifier {
		switch {
		case x.How == gametext.Void:
			return comp.void(x)
		case x.How > gametext.Void:
			return comp.firm(x)
		}
		return comp.multiplied(x)
	})
	modifies(func(comp *Compiler, x gametext.Limited) []*Modifier {
		what, ok := x.What.(gametext.OfPlayer)
		_, there := x.At.(gametext.Here)
		switch {
		case ok && what.Tally == gametext.DrainLoss:
			return one(Modifier{Kind: ModDrainLimit, Whose: what.Whose, N: card.Whole(x.N), At: comp.place(x.At)})
		case ok && what.Tally == gametext.TotalBattleDestiny && x.At == nil:
			return one(Modifier{Kind: ModMostTotal, Whose: what.Whose, N: card.Whole(x.N)})
		case ok && what.Tally == gametext.TotalAbility:
			return one(Modifier{Kind: ModMostAbility, Whose: what.Whose, N: card.Whole(x.N), At: comp.somewhere(x.At)})
		case what.Tally == gametext.Generation && there:
			return one(Modifier{Kind: ModForceHere, Whose: what.Whose, N: card.Whole(x.N)})
		}
		comp.cannot(x)
		return nil
	})
	modifies(func(comp *Compiler, x gametext.PlayerMayNot) []*Modifier {
		if x.Who == gametext.EachPlayer {
			return append(comp.forbids(gametext.PlayerMayNot{Who: gametext.You, Deed: x.Deed}), comp.forbids(gametext.PlayerMayNot{Who: gametext.Opponent, Deed: x.Deed})...)
		}
		return comp.forbids(x)
	})
}

// forbids is what one player may not do.
func (comp *Compiler) forbids(x gametext.PlayerMayNot) []*Modifier {
	w := whose(x.Who)
	switch deed := x.Deed.(type) {
	case gametext.Undertakes:
		comp.refuse(x, deed.At != nil && (deed.What < gametext.InitiatingBattles || deed.What == gametext.ActivatingForce))
		switch deed.What {
		case gametext.ActivatingForce:
			return one(Modifier{Kind: ModNoActivation, Whose: w, At: anywhere})
		case gametext.MovingHere:
			return one(Modifier{Kind: ModNoEntry, Affects: func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner == c.Who(x.Who) }})
		case gametext.InitiatingBattles:
			return one(Modifier{Kind: ModNoBattles, Whose: w, At: comp.somewhere(deed.At)})
		case gametext.InitiatingEither:
			at := comp.somewhere(deed.At)
			return []*Modifier{{Kind: ModNoBattles, Whose: w, At: at}, {Kind: ModNoAttacks, Whose: w, At: at}}
		case gametext.ForceDraining:
			return one(Modifier{Kind: ModNoDrain, Whose: w, At: comp.somewhere(deed.At)})
		}
		return one(Modifier{Kind: ModNoReact, Whose: w, May: deed.What == gametext.ReactingTo})
	case gametext.UseWildCards:
		m := sabaccChange(NoWildCards)
		m.Whose, m.At = w, placer(inGame(deed.Game))
		return one(m)
	case gametext.TouchesHand:
		comp.refuse(x, x.Who != gametext.Opponent)
		return one(Modifier{Kind: ModHandGuard, Affects: comp.Filter(deed.With), May: deed.What == gametext.PutInUsed})
	case gametext.DrawMore:
		return one(Modifier{Kind: ModMostDestiny, Whose: w, N: card.Whole(deed.N), At: comp.somewhere(deed.At)})
	}
	comp.cannot(x)
	return nil
}

// multiplied is a number that counts several times; by how much is the kind's own business.
func (comp *Compiler) multiplied(x gametext.Turned) []*Modifier {
	if what, ok := x.What.(gametext.OfPlayer); ok && x.How == gametext.Halved && what.Tally == gametext.DrainLoss && x.At == nil {
		return one(Modifier{Kind: ModDrainHalf, Whose: what.Whose})
	}
	if what, ok := x.What.(gametext.OfPlayer); ok && (x.How == gametext.Halved || x.How == gametext.HalvedDown) && what.Tally == gametext.AnyLoss && x.At == nil {
		more := card.Num(0)
		if x.How == gametext.Halved {
			more = card.One
		}
		return one(Modifier{Kind: ModLossHalf, Whose: what.Whose, N: more})
	}
	if what, ok := x.What.(gametext.OfPlayer); ok && x.How <= gametext.Tripled && what.Tally == gametext.DamageAgainst && x.At == nil { // battle.damage.amount
		return one(Modifier{Kind: ModDamage, Whose: what.Whose, N: card.Whole(2 + int(x.How)), May: true})
	}
	m := comp.measure(x.What)
	switch {
	case x.How == gametext.Halved || x.How == gametext.HalvedDown || x.At != nil:
		comp.cannot(x)
	case m.Kind == ModStat && x.How == gametext.Doubled && m.Stats[0] == card.Power:
		m.Kind = ModDouble
		m.Stats = nil
	case m.Kind == ModDamage, m.Kind == ModX:
		m.N = card.Whole(2 + int(x.How))
	default:
		comp.cannot(x)
	}
	return one(m.Modifier)
}

// void is a number that does not count.
func (comp *Compiler) void(x gametext.Turned) []*Modifier {
	switch what := x.What.(type) {
	case gametext.AttritionAgainst:
		comp.refuse(x, x.At == nil)
		comp.Clause.Segment = SegmentDamage
		return one(Modifier{Kind: ModNoAttrition, Whose: whose(what.Who), At: comp.place(x.At)})
	case gametext.BonusesOf:
		comp.refuse(x, x.At != nil)
		return one(Modifier{Kind: ModNoBonusOf, Affects: comp.Filter(what.Cards)})
	case gametext.OfPlayer:
		if x.At == nil && what.Tally == gametext.DrainBonuses {
			return one(Modifier{Kind: ModNoDrainBonus, Whose: what.Whose})
		}
		if what.Tally == gametext.Drains {
			return one(Modifier{Kind: ModVoidDrain, Whose: what.Whose, At: comp.somewhere(x.At)})
		}
		if x.At == nil && what.Tally == gametext.Retrieval {
			return one(Modifier{Kind: ModNoRetrieval, Whose: what.Whose, At: anywhere})
		}
		if what.Tally == gametext.DamageAgainst {
			return one(Modifier{Kind: ModNoDamage, Whose: what.Whose, At: comp.somewhere(x.At)})
		}
	}
	comp.cannot(x)
	return nil
}

// somewhere compiles where something is so: anywhere if no place is said.
func (comp *Compiler) somewhere(x gametext.Place) placer {
	if x == nil {
		return anywhere
	}
	return comp.place(x)
}

// firm is what may not be done to a number (value.forbidden, value.limit).
func (comp *Compiler) firm(x gametext.Turned) []*Modifier {
	switch what := x.What.(type) {
	case gametext.StatOfCards:
		m := Modifier{Kind: ModForbid, Stats: comp.stats(x, what.Stat), Affects: comp.Filter(what.Cards)}
		comp.suits(x, &what.Cards, one(m))
		comp.priced(x, what.Stat)
		switch x.How {
		case gametext.NotIncreased:
			m.N = +1
		case gametext.NotReduced:
			m.N = -1
		case gametext.NotAbovePrint:
			m.Kind = ModLimited
		default:
			comp.cannot(x)
		}
		if x.At == nil {
			return one(m)
		}
	case gametext.OfPlayer:
		k, ok := map[gametext.Turn]ModKind{gametext.NotCanceled: ModDrainFirm, gametext.NotModified: ModDrainFixed}[x.How]
		if ok && x.At != nil && what.Tally == gametext.Drains && what.Whose == gametext.Your {
			return one(Modifier{Kind: k, At: comp.place(x.At)})
		}
	}
	comp.cannot(x)
	return nil
}
