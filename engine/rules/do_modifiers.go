package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func anywhere(*ctx, game.CardID) bool { return true }

func here(c *ctx, loc game.CardID) bool { return loc != 0 && loc == c.here() }

// on makes the usual modifier: a change of numbers of some cards. A limit on what a
// card gives itself bounds the finished number; one on what it gives another card
// bounds what comes from this source (value.limit).
func (p *compiler) on(stats []card.Stat, affects matcher, by gametext.Change) []*mod {
	m := &mod{kind: mStat, stats: stats, affects: affects, by: p.change(by)}
	x, limited := by.(gametext.ForEachLimited)
	switch {
	case limited && affects == nil:
		m.by = p.change(gametext.ForEach{By: x.By, Cards: x.Cards}) // reductions are counted before the limit
		return []*mod{m, {kind: mLimited, stats: stats, n: x.Limit.Num()}}
	case limited:
		m.limit = x.Limit.Num()
	}
	return []*mod{m}
}

func init() {
	modifies(func(p *compiler, _ gametext.Beneath) []*mod { return nil }) // asked when a deck is built (deck.starting-effect.count)
	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, x gametext.SelfStat) []*mod { return p.on(statsOf[x.Stat], nil, x.By) })
	modifies(func(p *compiler, x gametext.SelfSet) []*mod {
		if p.text.def.Type == card.Creature && x.Stat == gametext.Landspeed { // stat.landspeed: stated there
			return one(mod{kind: mBase, stats: statsOf[x.Stat], by: func(*ctx) card.Num { return x.N }})
		}
		return one(mod{kind: mSet, stats: statsOf[x.Stat], by: func(*ctx) card.Num { return x.N }})
	})
	modifies(func(p *compiler, x gametext.CardStat) []*mod {
		return p.on(statsOf[x.Stat], p.filter(x.Cards), x.By)
	})
	modifies(func(p *compiler, x gametext.CardStatInBattle) []*mod {
		return one(mod{kind: mStat, stats: statsOf[x.Stat], affects: p.filter(x.Cards), by: p.change(x.By), battle: true})
	})
	modifies(func(p *compiler, x gametext.AddsTo) []*mod {
		return one(mod{kind: mStat, stats: statsOf[x.Stat], affects: p.filter(x.Cards), by: func(*ctx) card.Num { return x.N }})
	})
	forbids := func(p *compiler, s gametext.Stat, affects matcher, sign card.Num) []*mod {
		return one(mod{kind: mForbid, stats: statsOf[s], affects: affects, n: sign})
	}
	modifies(func(p *compiler, x gametext.NotRaised) []*mod { return forbids(p, x.Stat, nil, +1) })
	modifies(func(p *compiler, x gametext.CardNotRaised) []*mod { return forbids(p, x.Stat, p.filter(x.Cards), +1) })
	modifies(func(p *compiler, x gametext.CardNotLowered) []*mod { return forbids(p, x.Stat, p.filter(x.Cards), -1) })
	modifies(func(p *compiler, x gametext.NotAbovePrinted) []*mod {
		return one(mod{kind: mLimited, stats: statsOf[x.Stat], affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.SetStat) []*mod { // value.reset
		return one(mod{kind: mSet, stats: statsOf[x.Stat], affects: p.filter(x.Cards), by: p.amount(x.N)})
	})
	modifies(func(p *compiler, x gametext.PowerDoubled) []*mod {
		return one(mod{kind: mDouble, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.ImmuneBelow) []*mod { return one(mod{kind: mImmune, n: x.N}) })
	modifies(func(p *compiler, x gametext.ImmuneToAll) []*mod { return one(mod{kind: mImmune, n: immuneToAll}) })
	modifies(func(p *compiler, x gametext.CardImmuneBelow) []*mod {
		return one(mod{kind: mImmune, affects: p.filter(x.Cards), n: x.N})
	})
	modifies(func(p *compiler, x gametext.CardImmuneToAll) []*mod {
		return one(mod{kind: mImmune, affects: p.filter(x.Cards), n: immuneToAll})
	})
	modifies(func(p *compiler, x gametext.DrainHere) []*mod {
		return one(mod{kind: mDrain, by: p.change(x.By), at: here})
	})
	modifies(func(p *compiler, x gametext.TotalPowerIn) []*mod {
		return one(mod{kind: mTotalPower, whose: x.Whose, by: p.change(x.By), at: p.place(x.At)})
	})
	modifies(func(p *compiler, x gametext.TotalAbilityHere) []*mod {
		return one(mod{kind: mTotalAbility, whose: x.Whose, by: p.change(x.By), at: here})
	})
	modifies(func(p *compiler, x gametext.ForceGeneration) []*mod {
		return one(mod{kind: mGeneration, whose: x.Whose, by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.TransitCost) []*mod { return one(mod{kind: mTransit, n: card.Whole(x.N)}) })
	modifies(func(p *compiler, x gametext.TransitFree) []*mod { return one(mod{kind: mTransit}) })
	modifies(func(p *compiler, x gametext.DeployHere) []*mod {
		return one(mod{kind: mDeployHere, affects: p.filter(x.Cards), by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.DeployToSystemWith) []*mod {
		which := p.filter(x.Cards)
		return one(mod{kind: mDeployTo, by: p.change(x.By), at: func(c *ctx, loc game.CardID) bool {
			return c.g.isSystem(loc) && c.any(func(c *ctx, id game.CardID) bool { return c.g.S.Where(id) == loc && which(c, id) })
		}})
	})
	modifies(func(p *compiler, x gametext.SelfDeployAt) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mDeployTo, by: p.change(x.By), at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.DeployFreeTo) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mDeployFree, may: namesPlace(x.Place), at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.DeployFreeToSiteOf) []*mod {
		which := p.filter(x.Cards)
		return one(mod{kind: mDeployFree, at: func(c *ctx, loc game.CardID) bool {
			return c.g.isSite(loc) && c.any(func(c *ctx, id game.CardID) bool { return c.g.S.Where(id) == loc && which(c, id) })
		}})
	})
	modifies(func(p *compiler, x gametext.DeployOnlyTo) []*mod {
		return one(mod{kind: mDeployOnly, may: namesPlace(x.Place), affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.MayNotDeployTo) []*mod {
		return one(mod{kind: mDeployNot, affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.DeployAt) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mDeployHere, affects: p.filter(x.Cards), by: p.change(x.By), at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.CrossingOver) []*mod {
		return one(mod{kind: mCross, affects: p.filter(x.Cards), by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.NeverTo) []*mod {
		return one(mod{kind: mNever, affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.MoveOnlyTo) []*mod {
		return one(mod{kind: mMoveOnly, affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.MayNotMoveTo) []*mod {
		return one(mod{kind: mMoveNot, affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.MayNotMove) []*mod { return one(mod{kind: mNoMove}) })
	modifies(func(p *compiler, x gametext.Hindered) []*mod {
		return one(mod{kind: mHinder, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, _ gametext.ReactMove) []*mod { return one(mod{kind: mReact, at: anywhere}) })
	modifies(func(p *compiler, _ gametext.ReactOnlyFight) []*mod { return one(mod{kind: mReact, at: anywhere}) })
	modifies(func(p *compiler, _ gametext.ReactAdjacent) []*mod {
		return one(mod{kind: mReact, at: func(c *ctx, loc game.CardID) bool { return c.g.adjacent(c.here(), loc) }})
	})
	modifies(func(p *compiler, x gametext.ReactHere) []*mod {
		return one(mod{kind: mReact, affects: p.filter(x.Cards), at: here})
	})
	modifies(func(p *compiler, x gametext.ImmuneTo) []*mod { return one(mod{kind: mImmuneTo, titles: x.Titles}) })
	modifies(func(p *compiler, x gametext.CardImmuneTo) []*mod {
		return one(mod{kind: mImmuneTo, affects: p.filter(x.Cards), titles: x.Titles})
	})
	modifies(func(p *compiler, _ gametext.ReactDeploy) []*mod { return one(mod{kind: mReactDeploy}) })
	modifies(func(p *compiler, x gametext.ReactDeployBy) []*mod {
		return one(mod{kind: mReactDeploy, by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.ReactDeployTo) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mReactDeploy, at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.ReactDeployPilotTo) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mReactDeploy, may: true, at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.ReactDeployHere) []*mod {
		return one(mod{kind: mReactDeploy, affects: p.filter(x.Cards), at: here})
	})
	modifies(func(p *compiler, _ gametext.ReactAway) []*mod { return one(mod{kind: mReactAway}) })
	modifies(func(p *compiler, _ gametext.NoReact) []*mod { return one(mod{kind: mNoReact}) })
	modifies(func(p *compiler, _ gametext.NoReactTo) []*mod { return one(mod{kind: mNoReact, may: true}) })
	modifies(func(p *compiler, x gametext.DeployAboard) []*mod {
		return one(mod{kind: mDeployAboard, affects: p.filter(x.Cards), by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.Regardless) []*mod {
		return one(mod{kind: mRegardless, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.FirstUseToDeploy) []*mod {
		w := gametext.Your
		if x.Who == gametext.Opponent {
			w = gametext.Opponents
		}
		return one(mod{kind: mFirstUse, affects: p.filter(x.Cards), whose: w, n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.UnderNight) []*mod {
		return one(mod{kind: mNight, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.IsUndercover) []*mod {
		return one(mod{kind: mUnder, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, _ gametext.DeployUnder) []*mod { return one(mod{kind: mDeployUnder}) })
	modifies(func(p *compiler, _ gametext.MovesFree) []*mod { return one(mod{kind: mMoveFree}) })
	modifies(func(p *compiler, x gametext.ShuttleOr) []*mod {
		speed := card.Whole(x.Speed)
		return []*mod{{kind: mCarries, n: card.Whole(x.N)}, {kind: mBase, stats: []card.Stat{card.Landspeed}, by: func(*ctx) card.Num { return speed }}}
	})
	modifies(func(p *compiler, x gametext.Replaces) []*mod {
		return one(mod{kind: mReplaces, affects: p.filter(x.Cards), n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.NotAboard) []*mod {
		return one(mod{kind: mNotAboard, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.WeaponDestinyHere) []*mod {
		return one(mod{kind: mWeaponDestiny, whose: x.Whose, by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.BattleDestinyDraws) []*mod {
		return one(mod{kind: mBattleDestiny, whose: x.Whose, by: p.change(x.By)})
	})
	modifies(func(p *compiler, x gametext.AbilityRequired) []*mod {
		w := gametext.Your
		if x.Who == gametext.Opponent {
			w = gametext.Opponents
		}
		return one(mod{kind: mAbilityRequired, whose: w, n: x.N})
	})
	modifies(func(p *compiler, x gametext.DrawsIfUnable) []*mod {
		return one(mod{kind: mIfUnable, n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.DrawIfUnable) []*mod {
		return one(mod{kind: mIfUnable, n: card.Whole(x.N), may: true})
	})
	modifies(func(p *compiler, x gametext.TextCanceled) []*mod {
		return one(mod{kind: mNoText, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.CardCanceled) []*mod {
		return one(mod{kind: mCancelCard, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.IconsHere) []*mod {
		m := mod{kind: mIcons}
		m.icons[card.Dark], m.icons[card.Light] = x.Dark, x.Light
		return one(m)
	})
	modifies(func(p *compiler, x gametext.AnyWeapons) []*mod {
		return one(mod{kind: mAnyWeapons, affects: p.filter(x.Cards)})
	})
}
