package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// useOwn moves N Force from a player's Force Pile to his Used Pile (life.use). The
// caller has checked that they are there.
func (g *Game) useOwn(side card.Side, n int) {
	g.spends(side, n, game.Event{Kind: game.ForceUsed, By: side, N: card.Whole(n)})
}

// spends moves N Force from its owner's Force Pile to his Used Pile, and tells it.
func (g *Game) spends(side card.Side, n int, e game.Event) {
	for range n {
		p := g.S.Piles[side][game.Force]
		g.S.ToPile(p[len(p)-1], game.Used)
	}
	if n > 0 {
		g.event(e)
	}
	pile := g.S.Piles[side][game.Used]
	g.showUsed(pile[len(pile)-n:]...)
}

// showUsed shows cards that have come unseen to a Used Pile, where that lies face up: once
// all of them are there (pile.look).
func (g *Game) showUsed(ids ...game.CardID) {
	if !g.FaceUp(game.Used) {
		return
	}
	for _, id := range ids {
		g.event(game.Event{Kind: game.Revealed, By: g.S.C(id).Owner, Card: id, From: game.Used})
	}
}

var activateVerb = &verb{
	verb: game.VActivate,
	pre:  []requirement{inPhase(game.Activate, "turn.activate.amount")},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		if sought.card == 0 && sought.target == 0 { // one more than is allowed, to say why it is not
			for n := min(int(r.S.Generation-r.S.Activated), len(r.S.Piles[side][game.Reserve])) + 1; n > 0; n-- {
				emit(game.Option{N: int32(n)})
			}
		}
	},
	needs: []requirement{
		need("turn.activate.amount", "The text of a card says that you may not activate Force.", "Le texte d’une carte dit que vous ne pouvez pas activer de Force.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return !r.Forbidden(position.ModNoActivation, side, 0)
			}),
		need("insert.not-part", "With an insert in your Reserve Deck you activate once, as much as you announced.",
			"Avec une carte insérée dans votre pile de réserve, vous activez une seule fois, autant qu’annoncé.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return r.S.Activated == 0 || r.Inserts(side) == 0
			}),
		need("turn.activate.deck-out", "There are not so many cards in the Reserve Deck.", "La Réserve n’a pas autant de cartes.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return int(o.N) <= len(r.S.Piles[side][game.Reserve])
			}),
		need("turn.activate.amount", "That is more than you generated this turn.", "C’est plus que ce que vous avez généré ce tour-ci.",
			func(r *Referee, side card.Side, o *game.Option) bool { return o.N <= r.S.Generation-r.S.Activated }),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pActivate, side, &activating{Left: int(o.N)})
	},
}

var drawVerb = &verb{
	verb: game.VDraw,
	pre:  []requirement{inPhase(game.Draw, "turn.draw")},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		if sought.card == 0 && sought.target == 0 {
			for n := range r.Usable(side) + 1 {
				emit(game.Option{N: int32(n + 1)})
			}
		}
	},
	needs: []requirement{
		need("turn.draw", "There are not so many cards in the Force Pile.", "La pile de Force n’a pas autant de cartes.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return int(o.N) <= r.Usable(side)
			}),
		{rule: "value.separate-cost", // what is paid may leave nothing to draw
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				each := r.DrawCost(side)
				return (int(o.N)-1)*(1+each)+each <= r.Usable(side)
			},
			unmet: func(r *Referee, side card.Side, _ *game.Option) card.Text {
				return card.Say("Each card that you draw first costs %s Force.", "Chaque carte tirée coûte d’abord %s Force.", r.DrawCost(side))
			}},
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pDraw, side, &drawing{Left: int(o.N)})
	},
}

// drawing draws cards from the Force Pile into hand, one by one (turn.draw).
type drawing struct {
	Left int `json:"left"` // how many are still to come
}

func (d *drawing) Clone() game.Body {
	b := *d
	return &b
}

// drawUnit draws one card from the top of the Force Pile into hand (turn.draw).
func drawUnit(g *Game, f *game.Frame, d *drawing) flow {
	each := g.DrawCost(f.Side)
	if d.Left == 0 || g.Usable(f.Side) < max(each, 1) {
		return done
	}
	g.useOwn(f.Side, each)
	id := g.Top(f.Side, game.Force)
	if id == 0 {
		return done
	}
	g.S.ToPile(id, game.Hand)
	g.event(game.Event{Kind: game.DrewCard, By: f.Side, Card: id, Secret: true})
	g.checkLife()
	d.Left--
	return again
}
