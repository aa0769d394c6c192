package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	does(func(w *writer, x gametext.Fight) {
		against, ok := x.Foes.(gametext.Against)
		switch {
		case !ok:
			w.Unable(x, !slices.ContainsFunc(w.Source.Binders, func(b gametext.Binder) bool { return slices.Contains(b.Cards.Nouns, "captive") }))
			w.captivesBattle(x)
		case against.Cards.Owner == gametext.TheOpponents && slices.ContainsFunc(against.Cards.Posts, func(p gametext.Post) bool { at, is := p.(gametext.Stands); return is && at.How == gametext.Aboard }):
			w.besieges(x.Cards)
		default:
			w.battles(x.Cards, against.Cards)
		}
	})
}

// battles makes some cards battle each other, with nobody else (battle.local). As in any
// battle none of them has fought this turn, and nobody has at their location
// (battle.once-per-card, battle.once-per-location).
func (w *writer) battles(cards, with gametext.Filter) {
	for _, f := range []gametext.Filter{cards, with} {
		w.Demand(f, card.Character, card.Vehicle, card.Starship)
	}
	may := func(c *position.Context, id game.CardID) bool {
		return c.P.MayBattle(id) && !slices.Contains(c.P.S.Battles, c.P.S.Where(id))
	}
	for _, f := range []gametext.Filter{cards, with} {
		if t := w.target(f); t != nil {
			t.Narrow(may)
		}
	}
	some, others := w.Filter(cards), w.Filter(with)
	fight := func(c *position.Context) (game.CardID, []game.CardID) {
		able := func(list []game.CardID) []game.CardID {
			return slices.DeleteFunc(slices.Clone(list), func(id game.CardID) bool { return !may(c, id) })
		}
		return opposed(c, able(c.Chosen(cards, some)), able(c.Chosen(with, others)))
	}
	w.then("battle", func(g *Game, a *acting, c *position.Context) {
		if loc, who := fight(c); loc != 0 && !g.S.Battle.On {
			g.push(pBattle, c.You, &battling{At: loc, Among: who})
		}
	})
	chosen := cards.Ref > 0 || with.Ref > 0 // only then
	w.Clause.Asks(func(c *position.Context) bool {
		if c.P.S.Battle.On {
			return false
		}
		loc, _ := fight(c)
		return chosen || loc != 0
	}, noBattle)
}

// mayInitiate tells whether a player, whom a text lets initiate a battle at a location, may
// do so as at other times: none was there this turn, nothing forbids it and he can pay
// (battle.once-per-location, battle.condition, battle.cost).
func mayInitiate(c *position.Context, loc game.CardID) bool {
	return !slices.Contains(c.P.S.Battles, loc) && !c.P.Forbidden(position.ModNoBattles, c.You, loc) &&
		c.P.CanUse(c.You, c.P.BattleCost(c.You, loc))
}

var noBattle = card.T("no such battle can begin now", "aucune bataille de ce genre ne peut s’engager en ce moment")

// opposed finds a location where cards of one lot meet some of the other, and those of
// both that are there (battle.local).
func opposed(c *position.Context, some, others []game.CardID) (loc game.CardID, who []game.CardID) {
	for _, id := range some {
		at := c.P.S.Where(id)
		there := func(list []game.CardID) (out []game.CardID) {
			for _, id := range list {
				if c.P.S.Where(id) == at {
					out = append(out, id)
				}
			}
			return out
		}
		if with := there(others); at != 0 && len(with) > 0 {
			return at, append(there(some), with...)
		}
	}
	return 0, nil
}

// barred tells whether a standing text excludes a card from the battle
// (battle.exclude).
func (r *Referee) barred(id game.CardID) bool {
	for m := range r.Mods(position.ModExclude) {
		if m.Hits(id) && (m.C.Self != id || !r.Said(position.ModNoHiding, id)) {
			return true
		}
	}
	return false
}

// exclude excludes the participants that a text now bars, all at once: they are
// inactive until the battle is over, and lost if they have been hit (battle.exclude,
// weapon.hit).
func (g *Game) exclude() {
	if !g.S.Battle.On {
		return
	}
	var out []game.CardID
	for id := range g.At(g.S.Battle.At) {
		if g.S.C(id).Is(game.Fought) && g.barred(id) {
			out = append(out, id)
		}
	}
	for _, id := range g.alightAll(out) {
		g.S.Edit(id).Flags |= game.Excluded
		g.event(game.Event{Kind: game.WasExcluded, By: g.S.C(id).Owner, Card: id})
	}
	for _, id := range out {
		if g.S.C(id).Is(game.Hit) {
			g.lost(id) // weapon.hit
		}
	}
}

// aboutToExclude lets what names that moment answer before anybody is excluded by a text
// (battle.exclude, action.before).
func (w *writer) aboutToExclude(cards gametext.Filter, which position.Matcher) {
	w.then("about to exclude", func(g *Game, a *acting, c *position.Context) {
		for _, id := range c.Chosen(cards, which) {
			if g.InBattle(id) {
				g.window(game.Event{Kind: game.ExclusionDue, By: c.You, Card: id, On: a.Card, At: g.S.Battle.At})
			}
		}
	})
}

// putAside makes those at the location of a battle restricted to some cards
// inactive by rule, but for what carries one of them openly (battle.local).
func (g *Game) putAside(loc game.CardID, among []game.CardID) {
	var out []game.CardID
	for id := range g.At(loc) {
		switch g.Def(id).Type {
		case card.Character, card.Vehicle, card.Starship, card.Creature:
		default:
			continue
		}
		carries := slices.ContainsFunc(among, func(other game.CardID) bool {
			return g.S.Host(other) == id && g.PresentAt(other) == loc
		})
		if !slices.Contains(among, id) && !carries {
			out = append(out, id)
		}
	}
	for _, id := range out {
		g.S.Edit(id).Flags |= game.Aside
	}
}
