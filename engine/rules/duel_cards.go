package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Combat cards: cards of the hand that lie face down under a Jedi or Dark Jedi, and stand
// for destinies of duels and lightsaber combat (duel.combat-card).

// mostCombatCards is how many lie under one character at most (duel.combat-card.limits).
const mostCombatCards = 2

// placesCombatCard puts a card of the player's hand under a character.
func (w *writer) placesCombatCard(x gametext.Put, to gametext.LaidAs) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	w.Unable(x, to.Cards.Ref == 0 || x.Chance != nil || x.From != gametext.From(gametext.FromPile{Whose: gametext.Your, Pile: gametext.Hand}))
	w.Demand(to.Cards, card.Character)
	t := w.Aimed(to.Cards)
	t.NarrowBecause(func(c *position.Context, id game.CardID) bool { return len(c.P.CombatCards(id)) < mostCombatCards },
		func(c *position.Context, id game.CardID) []game.Reason {
			return []game.Reason{{Rule: "duel.combat-card.limits", Say: card.Say("%s has %s combat cards, and may not have more.",
				"%s a %s cartes de combat et ne peut pas en avoir plus.", refer(c.P).Title(id), mostCombatCards)}}
		})
	return func(g *Game, a *acting, c *position.Context, id game.CardID) {
		for _, on := range c.Chosen(to.Cards, nil) {
			g.S.Lay(id, on)
			g.S.Edit(id).Flags |= game.FaceDown
			g.event(game.Event{Kind: game.Stacked, By: c.You, Card: id, On: on, Secret: true})
			g.laidDown(c.You, id)
		}
	}
}

// pollCombatCard: the combat cards of a player's duelist, while he has destinies to draw
// (duel.combat-card.use).
func (r *Referee) pollCombatCard(f *game.Frame, d *dueling, side card.Side, b *ballot) {
	b.side = side
	switch {
	case r.duelBroken(f, d) || d.due(side) == 0:
		return
	case d.Which != 0:
		b.destinies(d.Which)
		return
	}
	b.among("duel.combat-card.use", "Only one of the duelist's own combat cards.", "Seulement une des cartes de combat du duelliste.")
	for _, id := range r.CombatCards(d.Duelists[side]) {
		if r.S.C(id).Owner != side { // whose character it was once
			continue
		}
		b.put(game.Option{Verb: game.VTarget, Card: id})
	}
}

// tookCombatCard: a combat card that is used, or which of its two destiny numbers counts
// (value.multi-destiny).
func (g *Game) tookCombatCard(d *dueling, side card.Side, o *game.Option) {
	id := o.Card
	switch {
	case d.Which != 0:
		id, d.Which = d.Which, 0
		g.countsDestiny(id, o)
	case g.Def(id).Destiny2.Has:
		d.Which = id
		return
	}
	g.usesCombatCard(d, side, id)
}

// usesCombatCard lets a combat card stand for a destiny; it goes to its owner's Used Pile.
// What changes the destinies drawn does not change it (duel.combat-card.use,
// destiny.substitute).
func (g *Game) usesCombatCard(d *dueling, side card.Side, id game.CardID) {
	n, _ := g.Value(id, card.Destiny)
	list := d.of(side)
	*list = append(*list, duelDestiny{Combat: true, Value: game.Value{Cards: []game.CardID{id}, N: n, Set: true}})
	g.S.ToPile(id, game.Used)
	g.event(game.Event{Kind: game.CombatCard, By: side, Card: id, On: d.Duelists[side], N: n})
}

// addsToDuel files a clause under what is done in a duel: without a moment of its own, in
// the second step (duel.steps).
func (w *writer) addsToDuel() {
	if w.Clause.Trig == nil {
		w.Clause.Duel = position.InDuel
	}
}

// addsDuelDestiny lets a player draw more destinies in the duel in progress.
func (g *Game) addsDuelDestiny(side card.Side, by game.CardID, n int) {
	if _, d := g.duel(); d != nil && !d.Combat {
		d.Due[side] += n
		g.event(game.Event{Kind: game.AddedDuel, By: side, Card: by, N: card.Whole(n)})
	}
}

// altersDuel adds to a player's total in the duel in progress.
func (w *writer) altersDuel(whose gametext.Whose, by position.Amount) {
	w.addsToDuel()
	w.then("change the duel total", func(g *Game, a *acting, c *position.Context) {
		if _, d := g.duel(); d != nil && !d.Combat {
			d.Plus[c.Whose(whose)] += by(c)
		}
	})
}

// unsoundDuel says what of a duel does not fit: "" if all does.
func (r *Referee) unsoundDuel(d *dueling) string {
	a := bodyOf[*acting](r.frame(d.To))
	switch {
	case a == nil || int(d.Op) > len(r.script(a).result) || d.Op < 0:
		return "no text says what the duel comes to"
	case d.Bind < 0 || d.Bind+1 >= len(a.Bound):
		return "the text of the duel names no loser"
	case d.Winner < 0 || d.Winner > int8(card.Sides):
		return "the winner of the duel is no player"
	case d.Duelists[card.Dark] <= 0 || d.Duelists[card.Light] <= 0:
		return "a duel is of two"
	}
	return ""
}

// dropsCombatCard puts a combat card on its owner's Used Pile: its character leaves the
// table (duel.combat-card.limits).
func (g *Game) dropsCombatCard(id game.CardID) {
	side := g.S.C(id).Owner
	g.S.ToPile(id, game.Used)
	g.event(game.Event{Kind: game.PlacedCard, By: side, Card: id, From: game.Used, Secret: !g.FaceUp(game.Used)})
}
