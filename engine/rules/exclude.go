package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(p *compiler, x gametext.Excluded) []*mod {
		return []*mod{{kind: mExclude, affects: p.filter(x.Cards)}}
	})
	modifies(func(p *compiler, _ gametext.MayInitiate) []*mod { return []*mod{{kind: mInitiates, may: true}} })
	modifies(func(p *compiler, _ gametext.MayBeBattled) []*mod { return []*mod{{kind: mBattled, may: true}} })
	does(func(p *writer, x gametext.LocalBattle) {
		some, others := p.filter(x.Cards), p.filter(x.With)
		p.then("battle", func(g *Game, a *acting, c *ctx) {
			who := append(slices.Clone(c.chosen(x.Cards, some)), c.chosen(x.With, others)...)
			if loc := g.S.Where(who[0]); loc != 0 && !g.S.Battle.On && !slices.Contains(g.S.Battles, loc) {
				g.push(pBattle, c.you, &battling{At: loc, Among: who})
			}
		})
		p.cl.conds = append(p.cl.conds, func(c *ctx) bool { return !c.g.S.Battle.On })
	})
}

// barred tells whether a standing text excludes a card from the battle
// (battle.exclude).
func (g *Game) barred(id game.CardID) bool {
	for m := range g.mods(mExclude) {
		if m.hits(id) {
			return true
		}
	}
	return false
}

// exclude excludes the participants that a text now bars, all at once: they are
// inactive until the battle is over (battle.exclude).
func (g *Game) exclude() {
	if !g.S.Battle.On {
		return
	}
	var out []game.CardID
	for id := range g.at(g.S.Battle.At) {
		if g.S.C(id).Is(game.Fought) && g.barred(id) {
			out = append(out, id)
		}
	}
	for _, id := range out {
		g.S.Edit(id).Flags |= game.Excluded
		g.event(game.Event{Kind: game.WasExcluded, By: g.S.C(id).Owner, Card: id})
	}
}

// putAside makes those at the location of a battle restricted to some cards
// inactive by rule, but for what carries one of them openly (battle.local).
func (g *Game) putAside(loc game.CardID, among []game.CardID) {
	var out []game.CardID
	for id := range g.at(loc) {
		switch g.def(id).Type {
		case card.Character, card.Vehicle, card.Starship, card.Creature:
		default:
			continue
		}
		carries := slices.ContainsFunc(among, func(x game.CardID) bool {
			return g.S.Host(x) == id && g.presentAt(x) == loc
		})
		if !slices.Contains(among, id) && !carries {
			out = append(out, id)
		}
	}
	for _, id := range out {
		g.S.Edit(id).Flags |= game.Aside
	}
}
