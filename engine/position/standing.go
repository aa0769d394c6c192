package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, _ gametext.Beneath) []*Modifier { return nil }) // asked when a deck is built (deck.starting-effect.count)
	modifies(func(comp *Compiler, x gametext.SelfStat) []*Modifier { return comp.on(StatsOf[x.Stat], nil, x.By) })
	modifies(func(comp *Compiler, x gametext.SelfSet) []*Modifier {
		if comp.Text.Def.Type == card.Creature && x.Stat == gametext.Landspeed { // stat.landspeed: stated there
			return one(Modifier{Kind: ModBase, Stats: StatsOf[x.Stat], By: func(*Context) card.Num { return x.N }})
		}
		return one(Modifier{Kind: ModSet, Stats: StatsOf[x.Stat], By: func(*Context) card.Num { return x.N }})
	})
	modifies(func(comp *Compiler, x gametext.CardStat) []*Modifier {
		return comp.on(StatsOf[x.Stat], comp.Filter(x.Cards), x.By)
	})
	modifies(func(comp *Compiler, x gametext.CardStatInBattle) []*Modifier {
		return one(Modifier{Kind: ModStat, Stats: StatsOf[x.Stat], Affects: comp.Filter(x.Cards), By: comp.change(x.By), battle: true})
	})
	modifies(func(comp *Compiler, x gametext.AddsTo) []*Modifier {
		return one(Modifier{Kind: ModStat, Stats: StatsOf[x.Stat], Affects: comp.Filter(x.Cards), By: func(*Context) card.Num { return x.N }})
	})
	modifies(func(comp *Compiler, x gametext.NotRaised) []*Modifier { return forbids(comp, x.Stat, nil, +1) })
	modifies(func(comp *Compiler, x gametext.CardNotRaised) []*Modifier {
		return forbids(comp, x.Stat, comp.Filter(x.Cards), +1)
	})
	modifies(func(comp *Compiler, x gametext.CardNotLowered) []*Modifier {
		return forbids(comp, x.Stat, comp.Filter(x.Cards), -1)
	})
	modifies(func(comp *Compiler, x gametext.NotAbovePrinted) []*Modifier {
		return one(Modifier{Kind: ModLimited, Stats: StatsOf[x.Stat], Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.SetStat) []*Modifier { // value.reset
		return one(Modifier{Kind: ModSet, Stats: StatsOf[x.Stat], Affects: comp.Filter(x.Cards), By: comp.Amount(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.PowerDoubled) []*Modifier {
		return one(Modifier{Kind: ModDouble, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.ImmuneBelow) []*Modifier {
		return one(Modifier{Kind: ModImmune, N: x.N})
	})
	modifies(func(comp *Compiler, x gametext.ImmuneToAll) []*Modifier {
		return one(Modifier{Kind: ModImmune, N: immuneToAll})
	})
	modifies(func(comp *Compiler, x gametext.CardImmuneBelow) []*Modifier {
		return one(Modifier{Kind: ModImmune, Affects: comp.Filter(x.Cards), N: x.N})
	})
	modifies(func(comp *Compiler, x gametext.CardImmuneToAll) []*Modifier {
		return one(Modifier{Kind: ModImmune, Affects: comp.Filter(x.Cards), N: immuneToAll})
	})
	modifies(func(comp *Compiler, x gametext.DrainHere) []*Modifier {
		return one(Modifier{Kind: ModDrain, By: comp.change(x.By), At: here})
	})
	modifies(func(comp *Compiler, x gametext.TotalPowerIn) []*Modifier {
		return one(Modifier{Kind: ModTotalPower, Whose: x.Whose, By: comp.change(x.By), At: comp.place(x.At)})
	})
	modifies(func(comp *Compiler, x gametext.TotalAbilityHere) []*Modifier {
		return one(Modifier{Kind: ModTotalAbility, Whose: x.Whose, By: comp.change(x.By), At: here})
	})
	modifies(func(comp *Compiler, x gametext.ForceGeneration) []*Modifier {
		return one(Modifier{Kind: ModGeneration, Whose: x.Whose, By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.TransitCost) []*Modifier {
		return one(Modifier{Kind: ModTransit, N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.TransitFree) []*Modifier { return one(Modifier{Kind: ModTransit}) })
	modifies(func(comp *Compiler, x gametext.DeployHere) []*Modifier {
		return one(Modifier{Kind: ModDeployHere, Affects: comp.Filter(x.Cards), By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.DeployToSystemWith) []*Modifier {
		which := comp.Filter(x.Cards)
		return one(Modifier{Kind: ModDeployTo, By: comp.change(x.By), At: func(c *Context, loc game.CardID) bool {
			return c.P.IsSystem(loc) && c.any(func(c *Context, id game.CardID) bool { return c.P.S.Where(id) == loc && which(c, id) })
		}})
	})
	modifies(func(comp *Compiler, x gametext.SelfDeployAt) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModDeployTo, By: comp.change(x.By), At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
}

func init() {
	modifies(func(comp *Compiler, x gametext.DeployFreeTo) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModDeployFree, May: namesPlace(x.Place), At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(comp *Compiler, x gametext.DeployFreeToSiteOf) []*Modifier {
		which := comp.Filter(x.Cards)
		return one(Modifier{Kind: ModDeployFree, At: func(c *Context, loc game.CardID) bool {
			return c.P.IsSite(loc) && c.any(func(c *Context, id game.CardID) bool { return c.P.S.Where(id) == loc && which(c, id) })
		}})
	})
	modifies(func(comp *Compiler, x gametext.DeployOnlyTo) []*Modifier {
		return one(Modifier{Kind: ModDeployOnly, May: namesPlace(x.Place), Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.MayNotDeployTo) []*Modifier {
		return one(Modifier{Kind: ModDeployNot, Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.DeployAt) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModDeployHere, Affects: comp.Filter(x.Cards), By: comp.change(x.By), At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(comp *Compiler, x gametext.CrossingOver) []*Modifier {
		return one(Modifier{Kind: ModCross, Affects: comp.Filter(x.Cards), By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.NeverTo) []*Modifier {
		return one(Modifier{Kind: ModNever, Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.MoveOnlyTo) []*Modifier {
		return one(Modifier{Kind: ModMoveOnly, Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.MayNotMoveTo) []*Modifier {
		return one(Modifier{Kind: ModMoveNot, Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.MayNotMove) []*Modifier { return one(Modifier{Kind: ModNoMove}) })
	modifies(func(comp *Compiler, x gametext.Hindered) []*Modifier {
		return one(Modifier{Kind: ModHinder, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, _ gametext.ReactMove) []*Modifier {
		return one(Modifier{Kind: ModReact, At: anywhere})
	})
	modifies(func(comp *Compiler, _ gametext.ReactOnlyFight) []*Modifier {
		return one(Modifier{Kind: ModReact, At: anywhere})
	})
	modifies(func(comp *Compiler, _ gametext.ReactAdjacent) []*Modifier {
		return one(Modifier{Kind: ModReact, At: func(c *Context, loc game.CardID) bool { return c.P.Adjacent(c.Here(), loc) }})
	})
	modifies(func(comp *Compiler, x gametext.ReactHere) []*Modifier {
		return one(Modifier{Kind: ModReact, Affects: comp.Filter(x.Cards), At: here})
	})
	modifies(func(comp *Compiler, x gametext.ImmuneTo) []*Modifier {
		return one(Modifier{Kind: ModImmuneTo, titles: x.Titles})
	})
	modifies(func(comp *Compiler, x gametext.CardImmuneTo) []*Modifier {
		return one(Modifier{Kind: ModImmuneTo, Affects: comp.Filter(x.Cards), titles: x.Titles})
	})
	modifies(func(comp *Compiler, _ gametext.ReactDeploy) []*Modifier { return one(Modifier{Kind: ModReactDeploy}) })
	modifies(func(comp *Compiler, x gametext.ReactDeployBy) []*Modifier {
		return one(Modifier{Kind: ModReactDeploy, By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.ReactDeployTo) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModReactDeploy, At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(comp *Compiler, x gametext.ReactDeployPilotTo) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModReactDeploy, May: true, At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(comp *Compiler, x gametext.ReactDeployHere) []*Modifier {
		return one(Modifier{Kind: ModReactDeploy, Affects: comp.Filter(x.Cards), At: here})
	})
	modifies(func(comp *Compiler, _ gametext.ReactAway) []*Modifier { return one(Modifier{Kind: ModReactAway}) })
	modifies(func(comp *Compiler, _ gametext.NoReact) []*Modifier { return one(Modifier{Kind: ModNoReact}) })
}

func init() {
	modifies(func(comp *Compiler, _ gametext.NoReactTo) []*Modifier {
		return one(Modifier{Kind: ModNoReact, May: true})
	})
	modifies(func(comp *Compiler, x gametext.DeployAboard) []*Modifier {
		return one(Modifier{Kind: ModDeployAboard, Affects: comp.Filter(x.Cards), By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.Regardless) []*Modifier {
		return one(Modifier{Kind: ModRegardless, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.FirstUseToDeploy) []*Modifier {
		w := gametext.Your
		if x.Who == gametext.Opponent {
			w = gametext.Opponents
		}
		return one(Modifier{Kind: ModFirstUse, Affects: comp.Filter(x.Cards), Whose: w, N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.UnderNight) []*Modifier {
		return one(Modifier{Kind: ModNight, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.IsUndercover) []*Modifier {
		return one(Modifier{Kind: ModUnder, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, _ gametext.DeployUnder) []*Modifier { return one(Modifier{Kind: ModDeployUnder}) })
	modifies(func(comp *Compiler, _ gametext.MovesFree) []*Modifier { return one(Modifier{Kind: ModMoveFree}) })
	modifies(func(comp *Compiler, x gametext.ShuttleOr) []*Modifier {
		speed := card.Whole(x.Speed)
		return []*Modifier{{Kind: ModCarries, N: card.Whole(x.N)}, {Kind: ModBase, Stats: []card.Stat{card.Landspeed}, By: func(*Context) card.Num { return speed }}}
	})
	modifies(func(comp *Compiler, x gametext.Replaces) []*Modifier {
		return one(Modifier{Kind: ModReplaces, Affects: comp.Filter(x.Cards), N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.NotAboard) []*Modifier {
		return one(Modifier{Kind: ModNotAboard, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.WeaponDestinyHere) []*Modifier {
		return one(Modifier{Kind: ModWeaponDestiny, Whose: x.Whose, By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.BattleDestinyDraws) []*Modifier {
		return one(Modifier{Kind: ModBattleDestiny, Whose: x.Whose, By: comp.change(x.By)})
	})
	modifies(func(comp *Compiler, x gametext.AbilityRequired) []*Modifier {
		w := gametext.Your
		if x.Who == gametext.Opponent {
			w = gametext.Opponents
		}
		return one(Modifier{Kind: ModAbilityRequired, Whose: w, N: x.N})
	})
	modifies(func(comp *Compiler, x gametext.DrawsIfUnable) []*Modifier {
		return one(Modifier{Kind: ModIfUnable, N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.DrawIfUnable) []*Modifier {
		return one(Modifier{Kind: ModIfUnable, N: card.Whole(x.N), May: true})
	})
	modifies(func(comp *Compiler, x gametext.TextCanceled) []*Modifier {
		return one(Modifier{Kind: ModNoText, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.CardCanceled) []*Modifier {
		return one(Modifier{Kind: ModCancelCard, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.IconsHere) []*Modifier {
		m := Modifier{Kind: ModIcons}
		m.icons[card.Dark], m.icons[card.Light] = x.Dark, x.Light
		return one(m)
	})
	modifies(func(comp *Compiler, x gametext.AnyWeapons) []*Modifier {
		return one(Modifier{Kind: ModAnyWeapons, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.NoBattles) []*Modifier {
		return []*Modifier{{Kind: ModNoBattles, Whose: gametext.Whose(x.Who)}}
	})
}

func init() {
	modifies(func(comp *Compiler, x gametext.BombingRuns) []*Modifier {
		return []*Modifier{{Kind: ModRun, Affects: comp.Filter(x.Cards)}}
	})
	modifies(func(comp *Compiler, x gametext.AttackRuns) []*Modifier {
		return []*Modifier{{Kind: ModRun, N: card.One, Affects: comp.Filter(x.Cards)}}
	})
}

func forbids(comp *Compiler, s gametext.Stat, affects Matcher, sign card.Num) []*Modifier {
	return one(Modifier{Kind: ModForbid, Stats: StatsOf[s], Affects: affects, N: sign})
}

func anywhere(*Context, game.CardID) bool { return true }

func here(c *Context, loc game.CardID) bool { return loc != 0 && loc == c.Here() }

// on makes the usual modifier: a change of numbers of some cards. A limit on what a
// card gives itself bounds the finished number; one on what it gives another card
// bounds what comes from this source (value.limit).
func (comp *Compiler) on(stats []card.Stat, affects Matcher, by gametext.Change) []*Modifier {
	m := &Modifier{Kind: ModStat, Stats: stats, Affects: affects, By: comp.change(by)}
	x, limited := by.(gametext.ForEachLimited)
	switch {
	case limited && affects == nil:
		m.By = comp.change(gametext.ForEach{By: x.By, Cards: x.Cards}) // reductions are counted before the limit
		return []*Modifier{m, {Kind: ModLimited, Stats: stats, N: x.Limit.Num()}}
	case limited:
		m.limit = x.Limit.Num()
	}
	return []*Modifier{m}
}
