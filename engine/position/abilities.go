package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A destination is where words say that cards deploy or move to.
type destination struct {
	at     placer // nil: anywhere
	aboard bool   // aboard the card that carries the text
	named  bool   // it names places
}

// Destination is at which locations cards arrive; nil at any.
func (comp *Compiler) Destination(x gametext.To) func(c *Context, loc game.CardID) bool {
	way := comp.to(x)
	comp.refuse(x, way.aboard)
	return way.at
}

// onto is to where a starship or vehicle is a destination, too: aboard it.
func (comp *Compiler) onto(x gametext.To) destination {
	if at, ok := x.(gametext.ToCard); ok {
		comp.Demand(at.Place, card.Location, card.Starship, card.Vehicle)
		return destination{at: placer(comp.Filter(at.Place)), named: namesPlace(at.Place)}
	}
	way := comp.to(x)
	if at := way.at; at != nil {
		way.at = func(c *Context, loc game.CardID) bool { return c.P.Def(loc).Type == card.Location && at(c, loc) }
	}
	return way
}

// Reaches tells whether a deployment to a target goes where words say: to its location, or
// aboard a starship or vehicle, to one of whose sites it may be (place.aboard).
func (c *Context) Reaches(at placer, target game.CardID) bool {
	loc := c.P.S.Where(target)
	if loc == 0 {
		return false
	}
	if target == loc {
		target = c.P.ShipOf(loc)
	}
	return at(c, loc) || target != 0 && at(c, target)
}

// Arrives is Reaches where words may say no place: they mean a side of the table, too.
func (c *Context) Arrives(at placer, target game.CardID) bool {
	return at == nil || c.Reaches(at, target)
}

func (comp *Compiler) to(x gametext.To) destination {
	switch x := x.(type) {
	case nil:
		return destination{}
	case gametext.Toward:
		switch x.Way {
		case gametext.Hither:
			return destination{at: here}
		case gametext.ToAboard:
			return destination{aboard: true}
		}
	case gametext.ToCard:
		comp.Demand(x.Place, card.Location)
		return destination{at: placer(comp.Filter(x.Place)), named: namesPlace(x.Place)}
	case gametext.ToPlanet:
		return destination{named: true, at: func(c *Context, loc game.CardID) bool {
			return loc != 0 && (c.P.isOn(loc, x.System) || c.P.siteOf(loc, x.System))
		}}
	case gametext.ToSame:
		as, others := x.As.(gametext.AsOf)
		if !others {
			return destination{at: func(c *Context, loc game.CardID) bool { return spotted(c.P, x.Spot, c.Here(), loc, true) }}
		}
		with := comp.Filter(as.Cards)
		return destination{at: func(c *Context, loc game.CardID) bool {
			return c.any(func(c *Context, id game.CardID) bool {
				return spotted(c.P, x.Spot, c.P.S.Where(id), loc, true) && with(c, id)
			})
		}}
	}
	comp.cannot(x)
	return destination{}
}

// spotted tells whether loc is the place meant by "same site", "same or adjacent site"
// and the like, seen from here (place.same-system, place.same-and-related). Of starships a
// sector is a system, too (location.sector.starship-cards).
func spotted(p *Position, spot gametext.Spot, here, loc game.CardID, starship bool) bool {
	if here == 0 || loc == 0 {
		return false
	}
	switch spot {
	case gametext.SameSite:
		return loc == here && p.IsSite(loc)
	case gametext.SameExterior:
		return loc == here && p.Exterior(loc)
	case gametext.SameSystem:
		return loc == here && (p.IsSystem(loc) || starship && p.IsSector(loc) && !p.Newest())
	case gametext.SameOrAdjacent:
		return p.IsSite(loc) && p.IsSite(here) && (loc == here || p.Adjacent(loc, here))
	case gametext.SameAndRelated:
		return p.IsSite(loc) && p.IsSite(here) && (loc == here || p.Related(loc, here))
	case gametext.SameOrRelated:
		return loc == here || p.Related(loc, here)
	}
	return loc == here
}

// lifted are the manners of deploying here that lift a restriction.
var lifted = map[gametext.Manner]ModKind{
	gametext.Regardless: ModRegardless, gametext.PastObjective: ModPastObjective, gametext.WithoutPresence: ModWithoutPresence,
}

func init() {
	can(func(comp *Compiler, s subject, x gametext.CanDeploy, may bool) []*Modifier {
		way := comp.to(x.To)
		if how, ok := x.How.(gametext.InWay); ok {
			lifts, ok := lifted[how.Way]
			if !ok {
				return comp.reactsByDeploying(s, x, way, may)
			}
			comp.refuse(x, x.To != gametext.To(gametext.Toward{Way: gametext.Hither}) || !may || s.cards == nil || x.Cost != nil)
			return one(Modifier{Kind: lifts, Affects: s.cards})
		}
		_, free := x.Cost.(gametext.Free)
		switch {
		case x.Cost != nil && !(free && way.aboard && may && s.cards != nil):
			comp.cannot(x)
		case way.aboard && may && s.cards != nil:
			return one(Modifier{Kind: ModAdmits, Affects: s.cards, May: free})
		case way.aboard || may && (s.cards == nil || way.at == nil):
			comp.cannot(x)
		case may:
			return one(Modifier{Kind: ModPermit, Affects: s.cards, At: way.at})
		case s.cards == nil && way.at != nil:
			return one(Modifier{Kind: ModDeployNot, Affects: Matcher(way.at)})
		case s.cards == nil:
			comp.cannot(x)
		}
		return one(Modifier{Kind: ModBarred, Affects: s.cards, At: way.at})
	})
	can(func(comp *Compiler, s subject, x gametext.CanMove, may bool) []*Modifier {
		_, free := x.Cost.(gametext.Free)
		react := x.How == gametext.How(gametext.InWay{Way: gametext.AsReact})
		if x.To == gametext.To(gametext.Toward{Way: gametext.Away}) { // react.away
			comp.refuse(x, !react || x.Cost != nil || may == (s.cards != nil))
			if !may {
				return one(Modifier{Kind: ModNoReactAway, Affects: s.cards})
			}
			return one(Modifier{Kind: ModReactAway})
		}
		way := comp.to(x.To)
		switch {
		case x.How == gametext.How(gametext.InWay{Way: gametext.InCompany}):
			comp.refuse(x, !(free && may && s.cards != nil && x.To == nil))
			return one(Modifier{Kind: ModCompany, Affects: s.cards})
		case x.Cost != nil && !(free && may && react):
			comp.cannot(x)
		case may && x.How == nil && x.To == nil && s.cards != nil: // though its own text forbids it
			return one(Modifier{Kind: ModMayMove, Affects: s.cards})
		case way.aboard || x.How != nil && !react || may != react:
			comp.cannot(x)
		case react && way.at == nil:
			return one(Modifier{Kind: ModReact, Affects: s.cards, At: anywhere, May: free})
		case react:
			return one(Modifier{Kind: ModReact, Affects: s.cards, At: way.at, May: free})
		case way.at == nil:
			return one(Modifier{Kind: ModNoMove, Affects: s.cards})
		case s.cards != nil && x.To == gametext.To(gametext.Toward{Way: gametext.Hither}):
			return one(Modifier{Kind: ModNoEntry, Affects: s.cards})
		case s.cards != nil:
			comp.cannot(x)
		}
		return one(Modifier{Kind: ModMoveNot, Affects: Matcher(way.at)})
	})
}

func init() {
	can(func(comp *Compiler, s subject, x gametext.CanDo, may bool) []*Modifier { return comp.feat(s, x, may) })
	can(func(comp *Compiler, s subject, x gametext.CanDeal, may bool) []*Modifier {
		drives := x.What == gametext.ToDrive
		comp.refuse(x, drives && (!may || s.cards != nil) || may && (x.What != gametext.ToAttack && !drives || s.cards != nil) || s.cards != nil && x.What == gametext.ToBeAboard && x.Cards.Det != gametext.DetThis || x.What == gametext.ToPilot && (s.cards == nil || x.Cards.Det != gametext.DetThis))
		with := comp.Filter(x.Cards)
		switch x.What {
		case gametext.ToDrive:
			comp.Demand(x.Cards, card.Vehicle)
			return one(Modifier{Kind: ModDrives, Affects: with})
		case gametext.ToBeAboard:
			if s.cards != nil {
				return one(Modifier{Kind: ModRefuses, Affects: s.cards})
			}
			return one(Modifier{Kind: ModNotAboard, Affects: with})
		case gametext.ToPilot:
			return one(Modifier{Kind: ModNoPilot, Affects: s.cards})
		case gametext.ToAttack:
			if may {
				return one(Modifier{Kind: ModPreys, Affects: with})
			}
			m := Modifier{Kind: ModSpares, Affects: with}
			if s.cards != nil {
				m.At = placer(s.cards)
			}
			return one(m)
		}
		return one(Modifier{Kind: ModNoWeapons, Affects: s.cards, At: placer(with)})
	})
	can(func(comp *Compiler, s subject, x gametext.CanStandIn, may bool) []*Modifier {
		comp.refuse(x, !(may && s.cards == nil))
		return one(Modifier{Kind: ModInPlace, Affects: comp.Filter(x.Cards), May: true})
	})
	can(func(comp *Compiler, s subject, x gametext.CanPassTo, may bool) []*Modifier {
		comp.refuse(x, !may || s.cards == nil)
		comp.Demand(x.To, card.Character, card.Vehicle, card.Starship)
		return one(Modifier{Kind: ModHandsOn, Affects: s.cards, At: placer(comp.Filter(x.To))})
	})
	can(func(comp *Compiler, s subject, x gametext.CanBeFiredAt, may bool) []*Modifier {
		comp.refuse(x, !may || s.cards != nil || comp.Text.Def.Type != card.Weapon)
		return one(Modifier{Kind: ModOpen, N: x.N})
	})
	can(func(comp *Compiler, s subject, x gametext.CanBeThreatened, may bool) []*Modifier {
		comp.refuse(x, may || x.By != gametext.Opponent || !comp.brief())
		return one(Modifier{Kind: ModSafe, Affects: s.cards})
	})
	can(func(comp *Compiler, s subject, x gametext.CanDraw, may bool) []*Modifier {
		comp.refuse(x, !may)
		return comp.drawsIfUnable(s, x.N, true)
	})
	can(func(comp *Compiler, s subject, x gametext.CanDeployForPower, may bool) []*Modifier {
		comp.refuse(x, !(may && s.cards != nil))
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModDeploySquadron, Affects: s.cards, N: card.Whole(x.N),
			At: func(c *Context, loc game.CardID) bool { return loc != 0 && where(c, loc) }})
	})
}

// reactsByDeploying: a card may deploy as a react (react.deploy).
func (comp *Compiler) reactsByDeploying(s subject, x gametext.CanDeploy, way destination, may bool) []*Modifier {
	piloted := x.How == gametext.How(gametext.InWay{Way: gametext.AsReactWithPilot})
	comp.refuse(x, !piloted && x.How != gametext.How(gametext.InWay{Way: gametext.AsReact}))
	m := Modifier{Kind: ModReactDeploy, Affects: s.cards, At: way.at, May: piloted}
	switch cost := x.Cost.(type) {
	case nil:
	case gametext.ByCost:
		m.By = comp.change(cost.By)
	case gametext.Free:
		m.N = card.One
	default:
		comp.cannot(x)
	}
	comp.refuse(x, !(may && !way.aboard && (s.cards == nil || !piloted && x.Cost == nil && way.at != nil)))
	return one(m)
}

// feat is what some cards, or this one, may do or may not: each text says which of the two.
func (comp *Compiler) feat(s subject, x gametext.CanDo, may bool) []*Modifier {
	var m Modifier
	var says bool // as the rules know it
	switch own := s.cards == nil; x.What {
	case gametext.ToBattle:
		m, says = Modifier{Kind: ModNoBattle}, !may
	case gametext.ToBeBattled:
		m, says = Modifier{Kind: ModBattled, May: true}, may && own
	case gametext.ToInitiateBattle:
		m, says = Modifier{Kind: ModInitiates, May: true}, may && own
	case gametext.ToInitiateDrains:
		m, says = Modifier{Kind: ModDrains, May: true}, may && own
	case gametext.ToBePlayed:
		m, says = Modifier{Kind: ModNoPlay}, !may && !own
	case gametext.ToBeConverted: // location.converting, convert.replace
		m, says = Modifier{Kind: ModFixed}, true
		if may {
			m = Modifier{Kind: ModTurncoat}
		}
	case gametext.ToBeStolen:
		m, says = Modifier{Kind: ModNotStolen}, !may
	case gametext.ToPassToWarriors:
		m, says = Modifier{Kind: ModPassesFree}, may
	case gametext.ToBeForfeitedForAll:
		m, says = Modifier{Kind: ModSatisfies}, may
	case gametext.ToSatisfyAttrition:
		m, says = Modifier{Kind: ModSparesAttrition}, !may
	case gametext.ToBeForfeited:
		m, says = Modifier{Kind: ModKept}, !may && !own
	case gametext.ToUseAny, gametext.ToFireMany:
		m, says = Modifier{Kind: ModAnyWeapons}, may
	case gametext.ToUseDevices:
		m, says = Modifier{Kind: ModAnyDevices}, may
	case gametext.ToUseNone:
		m, says = Modifier{Kind: ModDisarmed}, !may && !own
	case gametext.ToBeSpared:
		m, says = Modifier{Kind: ModWithheld}, !may && !own
	case gametext.ToFireTwice:
		m, says = Modifier{Kind: ModTwice}, may && !own
	case gametext.ToFireAgain:
		m, says = Modifier{Kind: ModFiresAgain}, may && !own
	case gametext.ToBeCanceled:
		m, says = Modifier{Kind: ModNotCanceled}, !may && !own
	case gametext.ToBeAttacked:
		m, says = Modifier{Kind: ModNotAttacked}, !may && !own
	case gametext.ToForfeitInHand:
		m, says = Modifier{Kind: ModFromHand}, may && !own
	case gametext.ToReachNext:
		m, says = Modifier{Kind: ModReaches}, may && !own
	case gametext.ToSteal:
		m, says = Modifier{Kind: ModNoSteal}, !may
	case gametext.ToUseLandspeed:
		m, says = Modifier{Kind: ModNoLandspeed}, !may && !own
	case gametext.ToBeUsed:
		m, says = Modifier{Kind: ModUnusable}, !may && !own
	case gametext.ToMoveOtherwise:
		m, says = Modifier{Kind: ModOnFoot}, !may && !own
	case gametext.ToHide:
		m, says = Modifier{Kind: ModNoHiding}, !may && !own
	case gametext.ToEscortMany:
		m, says = Modifier{Kind: ModEscortsMany}, may && !own
	case gametext.ToApplyAbility:
		m, says = Modifier{Kind: ModNoDestinyAbility}, !may
	case gametext.ToShiftTotal:
		m, says = sabaccChange(ChangesTotal), may && own
		m.By = func(*Context) card.Num { return card.One }
	case gametext.ToCloneItself:
		m, says = sabaccChange(ClonesItself), may && own
	case gametext.ToBomb:
		m, says = Modifier{Kind: ModRun}, may && !own
	}
	comp.refuse(x, !says)
	m.Affects = s.cards
	return one(m)
}
