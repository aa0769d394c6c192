package position

import (
	"fmt"
	"reflect"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A subject is of which cards a predicate speaks: of the card that carries the text if
// there are no words.
type subject struct {
	cards Matcher // nil: the card itself
	words *gametext.Filter
}

// Predicates and abilities by the Go type of their words.
var (
	preds     = map[reflect.Type]func(*Compiler, subject, any) []*Modifier{}
	abilities = map[reflect.Type]func(*Compiler, subject, any, bool) []*Modifier{}
)

func pred[T gametext.Pred](do func(*Compiler, subject, T) []*Modifier) {
	Enter[T](preds, func(comp *Compiler, s subject, x any) []*Modifier { return do(comp, s, x.(T)) })
}

// can files what a text allows (may) or forbids.
func can[T gametext.Can](do func(comp *Compiler, s subject, x T, may bool) []*Modifier) {
	Enter[T](abilities, func(comp *Compiler, s subject, x any, may bool) []*Modifier { return do(comp, s, x.(T), may) })
}

// predicates compiles all that is said of a subject.
func (comp *Compiler) predicates(s subject, list []gametext.Pred) (out []*Modifier) {
	for _, x := range list {
		do := preds[reflect.TypeOf(x)]
		comp.refuse(x, do == nil)
		list := do(comp, s, x)
		if _, given := x.(gametext.Adds); !given { // what it adds to is checked there
			comp.suits(x, s.words, list)
		}
		out = append(out, list...)
	}
	return out
}

func (comp *Compiler) abilities(s subject, may bool, list ...gametext.Can) (out []*Modifier) {
	for _, x := range list {
		do := abilities[reflect.TypeOf(x)]
		comp.refuse(x, do == nil)
		out = append(out, do(comp, s, x, may)...)
	}
	return out
}

// refuse declines the sentence if nothing carries it out.
func (comp *Compiler) refuse(x any, nothing bool) {
	if nothing {
		comp.cannot(x)
	}
}

// Unable is refuse for those who carry out steps.
func (comp *Compiler) Unable(x any, nothing bool) { comp.refuse(x, nothing) }

// decline stops the compiling of a sentence, and says why and what would do.
func (comp *Compiler) decline(x any, why, help string) {
	comp.Refuse(x, fmt.Sprintf("nothing carries out %q%s", said(x), why), help)
	panic(stop{})
}

// cannot stops the compiling of a sentence that nothing can carry out: its card is
// declined.
func (comp *Compiler) cannot(x any) {
	comp.decline(x, " here", "")
}

func init() {
	modifies(func(comp *Compiler, x gametext.Does) []*Modifier { return comp.predicates(subject{}, x.Do) })
	modifies(func(comp *Compiler, x gametext.CardsDo) []*Modifier {
		return comp.predicates(subject{comp.Filter(x.Cards), &x.Cards}, x.Do)
	})

	pred(func(comp *Compiler, s subject, x gametext.Stats) (out []*Modifier) {
		var stats []card.Stat
		for _, stat := range x.Stats {
			if stat == gametext.DeployCost {
				comp.cannot(x) // "deploys -1"
			}
			if stat == gametext.Immunity {
				out = append(out, one(Modifier{Kind: ModImmunity, Affects: s.cards, By: comp.change(x.By)})...)
				continue
			}
			stats = append(stats, StatsOf[stat]...)
		}
		if len(stats) > 0 {
			out = append(out, comp.on(stats, s.cards, x.By)...)
		}
		return out
	})
	pred(func(comp *Compiler, s subject, x gametext.StatIs) []*Modifier {
		comp.priced(x, x.Stat)
		m := Modifier{Kind: ModSet, Stats: comp.stats(x, x.Stat), Affects: s.cards, By: comp.Amount(x.N)}
		if s.cards == nil && x.Stat == gametext.Landspeed && !comp.Text.Def.Num[card.Landspeed].Has { // stat.landspeed: stated there
			m.Kind = ModBase
		}
		return one(m)
	})
	pred(func(comp *Compiler, s subject, x gametext.Immune) []*Modifier {
		switch to := x.To.(type) {
		case gametext.AttritionBelow:
			m := Modifier{Kind: ModImmune, Affects: s.cards}
			if fixed, is := to.N.(gametext.Number); is {
				m.N = fixed.N
			} else {
				m.By = comp.Amount(to.N)
			}
			if more, or := to.More.(gametext.IfImmune); or {
				m.Kind, m.limit = ModImmuneOr, more.By.Num()
			}
			return one(m)
		case gametext.AttritionOf:
			return one(Modifier{Kind: ModImmuneExactly, Affects: s.cards, N: card.Whole(to.N)})
		case gametext.TitlesNamed:
			return one(Modifier{Kind: ModImmuneTo, Affects: s.cards, titles: to.Titles})
		}
		return one(Modifier{Kind: ModImmune, Affects: s.cards, N: immuneToAll})
	})
	pred(func(comp *Compiler, s subject, x gametext.Are) []*Modifier {
		k := [...]ModKind{gametext.Canceled: ModCancelCard, gametext.Suspended: ModSuspend, gametext.Excluded: ModExclude, gametext.UndercoverNow: ModUnder,
			gametext.UnderNight: ModNight, gametext.Rotated: ModRotate, gametext.NotUnique: ModNotUnique, gametext.Asleep: ModAsleep,
			gametext.NotImmune: ModNoImmune, gametext.MissingNow: ModMissing, gametext.Powered: ModPowered, gametext.Unlinked: ModUnlinked, gametext.Weaponless: ModNoArms,
			gametext.NoBattleground: ModPeaceful}[x.State]
		return one(Modifier{Kind: k, Affects: s.cards})
	})
	pred(func(comp *Compiler, s subject, x gametext.AreAlso) []*Modifier {
		m := Modifier{Kind: ModTrait, Affects: s.cards}
		who, others := sortOf(comp.Text.Def), len(x.What.Titles)+len(x.What.Or)+len(x.What.Posts)+len(x.What.Except) > 0 || x.What.System != ""
		if s.words != nil {
			who = comp.sortsOf(s.words)
		}
		for _, t := range x.What.Tests() {
			switch {
			case t.Look == gametext.LookTrait && !t.Not:
				m.titles = append(m.titles, t.Value)
			case t.Look == gametext.LookIcon && !t.Not && skill(t.Value):
				m.titles = append(m.titles, t.Value)
			case t == usedInterrupt:
				return one(Modifier{Kind: ModUsed, Affects: s.cards})
			case t.Look == gametext.LookType && sortCalled(t.Value)&who == 0, t.Look != gametext.LookType && t != anyCard:
				others = true
			}
		}
		if others || m.titles == nil { // a kind, another icon or a title is printed, and no text gives it
			comp.decline(x, " here: a text gives characteristics, and only such as cards of that type may have",
				"right: your aliens are also spies\nwrong: your aliens are also droids")
		}
		return one(m)
	})
	pred(func(comp *Compiler, s subject, x gametext.AreMatching) []*Modifier {
		return one(Modifier{Kind: ModMatching, Affects: s.cards, At: placer(comp.Filter(x.What))})
	})
}

func init() {
	pred(func(comp *Compiler, s subject, x gametext.Adds) []*Modifier {
		m := Modifier{Kind: ModStat, By: comp.Amount(x.N)}
		if limit, ok := x.Cap.(gametext.LimitOf); ok {
			m.limit = limit.By.Num()
		}
		switch of := x.To.(type) {
		case gametext.StatOfCards:
			m.Affects = comp.Filter(of.Cards)
			if m.Stats = StatsOf[of.Stat]; of.Stat == gametext.Immunity {
				m.Kind = ModImmunity
				comp.refuse(x, x.Cap != nil)
			}
			comp.refuse(x, s.cards != nil)
			comp.suits(x, &of.Cards, one(m))
		case gametext.StatOfPiloted:
			comp.refuse(x, s.cards == nil)
			m.Stats, m.from = comp.stats(x, of.Stat), pilotOf(s.cards)
			m.Affects = func(c *Context, id game.CardID) bool { return m.from(c, id) != 0 }
		default:
			comp.cannot(x) // a quantity is changed: "your Force drains here are +1"
		}
		return one(m)
	})
	pred(func(comp *Compiler, s subject, x gametext.AddsDestiny) []*Modifier {
		comp.refuse(x, s.cards != nil && s.words.Det != gametext.DetThis || x.For == gametext.ToDuelTotal || x.At != nil && x.For == gametext.ToAttritionOnly || x.At == nil && x.For == gametext.ToBothPowers)
		m := Modifier{Kind: [...]ModKind{gametext.BattleDestiny: ModDestiny, gametext.ToPowerOnly: ModPowerDestiny, gametext.ToAttritionOnly: ModAttritionDestiny, gametext.ToBothPowers: ModPowerDestiny}[x.For],
			N: card.Whole(x.N), May: x.For == gametext.ToBothPowers}
		if x.At != nil { // wherever the card itself is
			m.At = comp.place(x.At)
		}
		return one(m)
	})
	pred(func(comp *Compiler, s subject, x gametext.DrawsIfUnable) []*Modifier {
		return comp.drawsIfUnable(s, x.N, false)
	})
	pred(func(comp *Compiler, s subject, x gametext.May) []*Modifier { return comp.abilities(s, true, x.Can) })
	pred(func(comp *Compiler, s subject, x gametext.MayNot) []*Modifier {
		return comp.abilities(s, false, x.Can...)
	})
	pred(func(comp *Compiler, s subject, x gametext.Goes) []*Modifier {
		return [...]func(subject, gametext.Goes) []*Modifier{gametext.ToDeploy: comp.deploys, gametext.ToMove: comp.moves, gametext.ToFire: comp.fires,
			gametext.ToGoUpOrDown: comp.moves, gametext.ToFly: comp.moves, gametext.ToShuttle: comp.moves, gametext.ToPlay: comp.fires}[x.Act](s, x)
	})
	pred(func(comp *Compiler, s subject, x gametext.GoesOnly) []*Modifier {
		comp.refuse(x, s.cards != nil || x.Act == gametext.ToFire || x.Act >= gametext.ToGoUpOrDown)
		if x.Act == gametext.ToMove {
			return one(Modifier{Kind: ModMoveOnly, Affects: Matcher(comp.to(x.To).at)})
		}
		if at, ok := x.To.(gametext.ToParsec); ok {
			return one(Modifier{Kind: ModBase, Stats: []card.Stat{card.Parsec}, By: func(*Context) card.Num { return card.Whole(at.N) }})
		}
		if orbit, ok := x.To.(gametext.InOrbitOf); ok {
			comp.refuse(x, !comp.Text.Def.Has("mobile"))
			return comp.deploysInOrbit(orbit.System)
		}
		way, only := comp.onto(x.To), Modifier{Kind: ModDeployOnly}
		if _, cards := x.To.(gametext.ToCard); cards {
			only.N = card.One // it may name what the card deploys aboard
		}
		only.May, only.Affects = way.named, Matcher(way.at)
		return one(only)
	})
	pred(func(comp *Compiler, s subject, x gametext.DeploysOnlyIf) []*Modifier {
		comp.refuse(x, s.cards != nil)
		ok := comp.Cond(x.If)
		return one(Modifier{Kind: ModOnlyIf, Affects: func(c *Context, _ game.CardID) bool { return ok(c) }})
	})
	pred(func(comp *Compiler, s subject, x gametext.ActsLike) []*Modifier {
		comp.refuse(x, s.cards != nil)
		switch {
		case x.Acts == gametext.IsCarried && x.Like == gametext.Vehicle:
			return one(Modifier{Kind: ModLike, N: carriedLikeVehicle})
		case x.Acts == gametext.OnlyMoves && x.Like == gametext.Starfighter:
			return one(Modifier{Kind: ModLike, N: movesLikeFighter})
		case x.Acts == gametext.OnlyMoves && x.Like == gametext.Character:
			return one(Modifier{Kind: ModLike, N: movesLikeCharacter})
		case x.Acts == gametext.DeploysAndMoves && x.Like == gametext.UndercoverSpy:
			return one(Modifier{Kind: ModSeeker})
		case x.Acts == gametext.DeploysAndMoves && x.Like == gametext.Starfighter:
			return one(Modifier{Kind: ModLike, N: isLikeFighter})
		}
		comp.cannot(x)
		return nil
	})
	pred(func(comp *Compiler, s subject, x gametext.NeverTo) []*Modifier {
		comp.refuse(x, s.cards != nil)
		return one(Modifier{Kind: ModNever, Affects: comp.Filter(x.Place)})
	})
}

// priced refuses what is said of a deploy cost as of another number: it is the deployment
// that a text makes cheaper, dearer or free (deploy.cost.modifiers).
func (comp *Compiler) priced(x any, s gametext.Stat) {
	if s == gametext.DeployCost {
		comp.decline(x, " here: of what cards cost only a change is said, or that they deploy free",
			"right: your aliens deploy -1\nright: your aliens deploy free\nwrong: your aliens are deploy cost = 1")
	}
}

// drawsIfUnable: of other cards only those in battle count (battle.destiny.if-unable).
func (comp *Compiler) drawsIfUnable(s subject, n int, may bool) []*Modifier {
	m := Modifier{Kind: ModIfUnable, N: card.Whole(n), May: may}
	if s.cards != nil {
		m.Affects = func(c *Context, id game.CardID) bool { return c.P.InBattle(id) && s.cards(c, id) }
	}
	return one(m)
}

// moves is what cards move for (move.cost).
func (comp *Compiler) moves(s subject, x gametext.Goes) []*Modifier {
	if dearer, ok := x.Cost.(gametext.ByCost); ok { // value.separate-cost
		to := comp.to(x.To).at
		comp.refuse(x, x.Act != gametext.ToMove || s.cards == nil || to == nil)
		return one(Modifier{Kind: ModMoveCost, Affects: s.cards, At: to, By: comp.change(dearer.By)})
	}
	_, free := x.Cost.(gametext.Free)
	comp.refuse(x, !free)
	m := Modifier{Kind: ModMoveFree, Affects: s.cards}
	if x.Act >= gametext.ToGoUpOrDown {
		comp.refuse(x, x.Act == gametext.ToFly && s.cards != nil)
		m.Kind = ModFlightFree
	}
	if x.Act == gametext.ToShuttle {
		m.Kind = ModShuttleFree
	}
	switch x.To {
	case nil:
	case gametext.Toward{Way: gametext.ToOrFrom}:
		m.At = here
	case gametext.Toward{Way: gametext.FromHere}:
		m.At, m.N = here, card.One
	default:
		way := comp.to(x.To)
		comp.refuse(x, way.at == nil)
		m.At, m.N = way.at, -card.One
	}
	return one(m)
}

// fires is what weapons fire for, and Interrupts are played for (weapon.fire.cost,
// action.cost).
func (comp *Compiler) fires(s subject, x gametext.Goes) []*Modifier {
	comp.refuse(x, s.cards == nil || x.Act == gametext.ToPlay && (x.To != nil || x.Cost != gametext.Cost(gametext.Free{})))
	which := s.cards
	switch x.To {
	case nil:
	case gametext.Toward{Way: gametext.ToAboard}:
		which = func(c *Context, id game.CardID) bool { return c.P.S.Host(id) == c.Self && s.cards(c, id) }
	default:
		comp.cannot(x)
	}
	if cost, ok := x.Cost.(gametext.ByCost); ok { // weapon.cost
		return one(Modifier{Kind: ModFireCost, Affects: which, By: comp.change(cost.By)})
	}
	_, free := x.Cost.(gametext.Free)
	comp.refuse(x, !free)
	if x.Act == gametext.ToPlay {
		return one(Modifier{Kind: ModPlayFree, Affects: which})
	}
	return one(Modifier{Kind: ModFireFree, Affects: which})
}

// deploys is a change of what a card's deployment costs (deploy.cost.modifiers).
func (comp *Compiler) deploys(s subject, x gametext.Goes) []*Modifier {
	way := comp.onto(x.To)
	if _, free := x.Cost.(gametext.Free); free {
		if way.aboard && s.cards != nil {
			return one(Modifier{Kind: ModFreeAboard, Affects: s.cards})
		}
		m := Modifier{Kind: ModDeployFree, Affects: s.cards, At: way.at, May: way.named && s.cards == nil}
		comp.refuse(x, way.aboard)
		return one(m)
	}
	if each, shared := x.Cost.(gametext.OfEach); shared {
		n, fixed := each.N.(gametext.Number)
		comp.refuse(x, s.cards != nil || x.To != nil || !fixed)
		return one(Modifier{Kind: ModShared, N: n.N})
	}
	if set, fixed := x.Cost.(gametext.ForForce); fixed {
		n, plain := set.N.(gametext.Number)
		comp.refuse(x, s.cards == nil || way.at == nil || way.aboard || !plain)
		return one(Modifier{Kind: ModDeployFor, Affects: s.cards, At: way.at, N: n.N})
	}
	if once, ok := x.Cost.(gametext.ByCostOnce); ok {
		comp.refuse(x, s.cards == nil || way.at == nil || way.aboard)
		return one(Modifier{Kind: ModDeployHere, Affects: s.cards, By: comp.change(once.By), At: way.at, Once: true})
	}
	cost, ok := x.Cost.(gametext.ByCost)
	comp.refuse(x, !ok)
	by := cost.By
	switch {
	case way.aboard && s.cards != nil:
		return one(Modifier{Kind: ModDeployAboard, Affects: s.cards, By: comp.change(by)})
	case way.aboard:
		comp.cannot(x)
	case way.at == nil:
		return comp.on([]card.Stat{card.Deploy}, s.cards, by)
	case s.cards == nil:
		return one(Modifier{Kind: ModDeployTo, By: comp.change(by), At: way.at})
	}
	return one(Modifier{Kind: ModDeployHere, Affects: s.cards, By: comp.change(by), At: way.at})
}
