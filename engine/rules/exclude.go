package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	does(func(w *writer, x gametext.Battle) {
		against, ok := x.Foes.(gametext.Against)
		switch {
		case !ok:
			w.Refuse(x, !slices.ContainsFunc(w.Source.Binders, func(b gametext.Binder) bool { return slices.Contains(b.Cards.Nouns, "captive") }))
			w.captivesBattle(x)
		case against.Cards.Owner == gametext.TheOpponents && slices.ContainsFunc(against.Cards.Posts, func(p gametext.Post) bool { _, aboard := p.(gametext.Aboard); return aboard }):
			w.besieges(x.Cards)
		default:
			w.Refuse(x, x.Cards.Ref == 0 || against.Cards.Ref == 0)
			w.battles(x.Cards, against.Cards)
		}
	})
}

// battles makes some cards battle each other, with nobody else (battle.local).
func (w *writer) battles(cards, with gametext.Filter) {
	some, others := w.Filter(cards), w.Filter(with)
	w.then("battle", func(g *Game, a *acting, c *position.Context) {
		who := append(slices.Clone(c.Chosen(cards, some)), c.Chosen(with, others)...)
		if loc := g.S.Where(who[0]); loc != 0 && !g.S.Battle.On && !slices.Contains(g.S.Battles, loc) {
			g.push(pBattle, c.You, &battling{At: loc, Among: who})
		}
	})
	w.Clause.Conds = append(w.Clause.Conds, func(c *position.Context) bool { return !c.P.S.Battle.On })
}

// barred tells whether a standing text excludes a card from the battle
// (battle.exclude).
func (r *Referee) barred(id game.CardID) bool {
	for m := range r.Mods(position.ModExclude) {
		if m.Hits(id) {
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
	for id := range g.At(g.S.Battle.At) {
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
