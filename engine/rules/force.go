package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Generation is the Force a player generates: 1, the icons on his side of every
// location, his Masters, and modifiers; never below 0 (turn.activate.generation).
func (g *Game) Generation(side card.Side) int {
	n := card.One
	for _, loc := range g.S.Row {
		here := card.Whole(g.Icons(loc, side))
		for m := range g.mods(mForceHere) { // turn.activate.icon-vs-generation: a limit comes last
			if g.S.Where(m.c.self) == loc && m.c.whose(m.whose) == side {
				here = min(here, m.n)
			}
		}
		n += here
	}
	for id := range g.active() {
		if d := g.def(id); g.S.C(id).Owner == side && (d.Is("jedi master") || d.Is("dark jedi master")) {
			n += card.One // type.character.master-icon
		}
	}
	var gives once // value.cumulative
	for m := range g.mods(mGeneration) {
		switch {
		case m.c.whose(m.whose) != side:
		case m.at != nil: // Force generation at one location is a value of its own
			n += m.by(&m.c)
		default:
			gives.add(m)
		}
	}
	return max(n+gives.sum(), 0).Int()
}

// Icons counts a player's Force icons at a location, added ones included.
func (g *Game) Icons(loc game.CardID, side card.Side) int {
	n := g.def(loc).Force[side]
	if g.rotated(loc) {
		n = g.def(loc).Force[side.Other()]
	}
	if g.S.C(loc).Flags&(game.Collapsed|game.BlownAway) != 0 {
		n = 0
	}
	for m := range g.mods(mIcons) {
		if g.S.Where(m.c.self) == loc {
			n += m.icons[side]
		}
	}
	return max(n, 0)
}

// use moves N Force from a player's Force Pile to his Used Pile (life.use). The
// caller has checked that they are there.
func (g *Game) use(side card.Side, n int) {
	for range n {
		p := g.S.Piles[side][game.Force]
		g.S.ToPile(p[len(p)-1], game.Used)
	}
	if n > 0 {
		g.event(game.Event{Kind: game.ForceUsed, By: side, N: card.Whole(n)})
	}
}

// canUse tells whether a player has N Force to use.
func (g *Game) canUse(side card.Side, n int) bool { return len(g.S.Piles[side][game.Force]) >= n }

// top is the top card of a pile, 0 if it is empty.
func (g *Game) top(side card.Side, z game.Zone) game.CardID {
	p := g.S.Piles[side][z]
	if len(p) == 0 {
		return 0
	}
	return p[len(p)-1]
}

var activateVerb = &verb{
	verb: game.VActivate,
	pre:  []requirement{inPhase(game.Activate, "turn.activate.amount")},
	list: func(r *Referee, side card.Side, w want, emit func(game.Option)) {
		if w == (want{}) { // one more than is allowed, to say why it is not
			for n := min(int(r.S.Generation-r.S.Activated), len(r.S.Piles[side][game.Reserve])) + 1; n > 0; n-- {
				emit(game.Option{N: int32(n)})
			}
		}
	},
	needs: []requirement{
		need("insert.not-part", "With an insert in your Reserve Deck you activate once, as much as you announced.",
			"Avec une carte insérée dans votre pile de réserve, vous activez une seule fois, autant qu'annoncé.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return r.S.Activated == 0 || r.inserts(side) == 0
			}),
		need("turn.activate.deck-out", "There are not so many cards in the Reserve Deck.", "La pile de cartes de réserve n'a pas tant de cartes.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return int(o.N) <= len(r.S.Piles[side][game.Reserve])
			}),
		need("turn.activate.amount", "That is more than you generated this turn.", "C'est plus que ce que vous avez généré ce tour-ci.",
			func(r *Referee, side card.Side, o *game.Option) bool { return o.N <= r.S.Generation-r.S.Activated }),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pActivate, side, &activating{Left: int(o.N)})
	},
}

var drawVerb = &verb{
	verb: game.VDraw,
	pre:  []requirement{inPhase(game.Draw, "turn.draw")},
	list: func(r *Referee, side card.Side, w want, emit func(game.Option)) {
		if w == (want{}) {
			for n := range len(r.S.Piles[side][game.Force]) + 1 {
				emit(game.Option{N: int32(n + 1), Reveals: true})
			}
		}
	},
	needs: []requirement{
		need("turn.draw", "There are not so many cards in the Force Pile.", "La pile de Force n'a pas tant de cartes.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				return int(o.N) <= len(r.S.Piles[side][game.Force])
			}),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pDraw, side, &drawing{Left: int(o.N)})
	},
}

// activating activates Force unit by unit (life.activate).
type activating struct {
	Left    int  `json:"left"`    // how many are still to come
	Done    int  `json:"done"`    // how many Force have been activated
	Ordered bool `json:"ordered"` // by a card, and so not counted (turn.activate.forced)
}

func (a *activating) Clone() game.Body {
	b := *a
	return &b
}

// drawing draws cards from the Force Pile into hand, one by one (turn.draw).
type drawing struct {
	Left int `json:"left"` // how many are still to come
}

func (d *drawing) Clone() game.Body {
	b := *d
	return &b
}

// activateUnit activates one Force: each card is a separate action (life.activate).
func activateUnit(g *Game, f *game.Frame, a *activating) flow {
	id := g.top(f.Side, game.Reserve)
	if id == 0 || a.Left == 0 { // turn.activate.deck-out
		if a.Done > 0 {
			g.event(game.Event{Kind: game.Activated, By: f.Side, N: card.Whole(a.Done)})
		}
		return done
	}
	g.S.ToPile(id, game.Force)
	if !a.Ordered {
		g.S.Change().Activated++
	}
	a.Left--
	a.Done++
	return again
}

// drawUnit draws one card from the top of the Force Pile into hand (turn.draw).
func drawUnit(g *Game, f *game.Frame, d *drawing) flow {
	id := g.top(f.Side, game.Force)
	if id == 0 || d.Left == 0 {
		return done
	}
	g.S.ToPile(id, game.Hand)
	g.event(game.Event{Kind: game.DrewCard, By: f.Side, Card: id, Secret: true})
	g.checkLife()
	d.Left--
	return again
}
