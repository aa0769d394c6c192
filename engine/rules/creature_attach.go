package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Creatures that attack by attaching: they lie on their host, neither attack nor move by
// themselves and go where it goes (creature.attach). What they do to it their text says.

// attaching tells whether the creature of an attack would attach to its victim: it wins
// as soon as the attack comes to the comparison (creature.attach.target).
func (r *Referee) attaching(a *attacking) bool {
	return a.Kind == hunting && r.Attaches(a.Creature)
}

// fasten attaches a creature to a host; its X begins anew (ruling.vine-snake).
func (g *Game) fasten(id, host game.CardID) {
	g.S.ToTable(id, host, card.OnCard, g.S.C(id).Owner)
	g.S.Mark(id).Counted = 0
	e := game.Event{Kind: game.FastenedOn, By: g.S.C(id).Owner, Card: id, On: host, At: g.S.Where(host)}
	g.happens(e)
}

func init() {
	treats(gametext.Detach, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Creature)
		which := w.Filter(x.Cards)
		w.then("detach", func(g *Game, a *acting, c *position.Context) {
			cards := slices.DeleteFunc(slices.Clone(c.Chosen(x.Cards, which)), func(id game.CardID) bool { return g.HostOf(id) == 0 })
			if x.Chance != nil && len(cards) > 1 { // pile.random
				cards = []game.CardID{cards[g.S.Random(len(cards))]}
			}
			for _, id := range cards {
				g.loosen(id)
			}
		})
	})
}

// loosen detaches a creature: it stays where its host is, and does not attach again in
// this turn.
func (g *Game) loosen(id game.CardID) {
	host, at := g.HostOf(id), g.S.Where(id)
	g.S.ToTable(id, at, card.OnCard, g.S.C(id).Owner)
	h := g.S.Mark(id)
	h.Counted, h.Attacked = 0, g.S.Turn
	g.event(game.Event{Kind: game.LetGo, By: g.S.C(id).Owner, Card: id, On: host, At: at})
}

// letGo detaches the creatures from a host that is eaten; one that is lost otherwise takes
// them with it (creature.attach.host-eaten, leave.attached).
func (g *Game) letGo(host game.CardID) {
	for _, id := range slices.Clone(g.Creatures()) {
		if g.HostOf(id) == host {
			g.loosen(id)
		}
	}
}

// sweepDevoured loses a host that has no power left to the creature that took it
// (ruling.vine-snake).
func (g *Game) sweepDevoured() bool {
	if !g.Index.Kinds.Has(int(position.ModDevours)) {
		return false
	}
	for m := range g.Mods(position.ModDevours) {
		host := g.HostOf(m.C.Self)
		if host == 0 || g.S.C(host).Is(game.Frozen) || g.LeavesNow(host) {
			continue
		}
		if n, has := g.Value(host, card.Power); has && n <= 0 {
			g.eaten(host, m.C.Self)
			return true
		}
	}
	return false
}
