package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// each adds a step for one player, or for both: then the active player decides whose
// part comes first (action.competing).
func (w *writer) each(who gametext.Who, name string, do func(g *Game, a *acting, c *position.Context, side card.Side)) {
	if who != gametext.EachPlayer {
		w.then(name, func(g *Game, a *acting, c *position.Context) { do(g, a, c, c.Who(who)) })
		return
	}
	w.asks(name, func(r *Referee, a *acting, c *position.Context) *game.Decision {
		return &game.Decision{Seat: r.S.Active, Kind: game.AskYesNo, Source: a.Card, Rule: "action.competing",
			Prompt: card.Say("%s: are you first?", "%s : êtes-vous le premier ?", r.Title(a.Card)),
			Options: []game.Option{{Verb: game.VYes, Say: card.T("You first", "Vous d’abord")},
				{Verb: game.VNo, Say: card.T("The opponent first", "L’adversaire d’abord")}}}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		first := g.S.Active
		if o.Verb == game.VNo {
			first = first.Other()
		}
		do(g, a, c, first)
		do(g, a, c, first.Other())
	})
}

// agent is the player who does what a step says: you, if it names nobody.
func agent(x gametext.Agent) gametext.Who {
	if other, ok := x.(gametext.Another); ok {
		return other.Who
	}
	return gametext.You
}

// Steps that move units of Force.
func init() {
	does(func(w *writer, x gametext.HandleForce) {
		w.Unable(x, x.From != nil && x.Do != gametext.Loses || x.Into != nil && x.Do != gametext.LosesAll)
		switch {
		case x.Do == gametext.Activates:
			w.activates(x)
		case x.Do == gametext.ActivatesUpTo:
			w.Unable(x, x.By != nil)
			w.activatesUpTo(x)
		case x.Do == gametext.Retrieves:
			w.retrieves(x)
		case x.Do == gametext.Uses:
			w.uses(x)
		case x.From != nil:
			w.losesFrom(x)
		case x.Do == gametext.LosesAll:
			w.losesAll(x)
		default:
			w.loses(x)
		}
	})
}

// putsOff does a step at the end of the turn, of the player's next one, or of the battle
// (state.inactive.scheduled).
func (w *writer) putsOff(by gametext.Hedge, do gametext.Step) {
	at := int16(len(w.result)) + 2
	w.then("put off", func(g *Game, a *acting, c *position.Context) {
		turn := g.S.Turn
		switch by {
		case gametext.AtNextEnd:
			turn = g.nextOwn(c.You)
		case gametext.AtBattleEnd:
			turn = endsBattle
		}
		g.begin(c.You, a, game.Lasting{Op: at, Until: game.Scheduled, Turn: turn})
	})
	end := w.unless(func(*Referee, *acting, *position.Context) bool { return false }, false)
	w.Clause.NotYet(func() { w.step(do) })
	w.result = append(w.result, step{name: "done", do: func(*Game, *game.Frame) flow { return done }})
	w.land(end)
}

// uses makes a player use Force, as much of it as he has.
func (w *writer) uses(x gametext.HandleForce) {
	n := w.Per(w.Amount(x.N), x.Each)
	w.each(agent(x.By), "use Force", func(g *Game, a *acting, c *position.Context, side card.Side) {
		g.useOwn(side, min(n(c).Int(), g.Usable(side)))
	})
}

// nextOwn is the number of a player's next turn.
func (r *Referee) nextOwn(side card.Side) int16 {
	if r.S.Active == side {
		return r.S.Turn + 2
	}
	return r.S.Turn + 1
}

// loses loses Force (life.lose).
func (w *writer) loses(x gametext.HandleForce) {
	n, insert := w.Per(w.Amount(x.N), x.Each), w.Clause.Reveal
	w.each(agent(x.By), "lose Force", func(g *Game, a *acting, c *position.Context, side card.Side) {
		many := n(c).Int()
		if insert {
			many = g.DrainLoss(side, many, 0)
		}
		g.loses(side, losing{Left: many, Of: a.Card})
	})
}

// losesAll loses Force that nothing reduces; what is lost may be stacked on the card with the
// text, face down (value.forbidden, state.stacked).
func (w *writer) losesAll(x gametext.HandleForce) {
	n, on := w.Per(w.Amount(x.N), x.Each), x.Into == gametext.Into(gametext.Beyond{Where: gametext.ClosedOnThis})
	w.Unable(x, x.Into != nil && !on)
	w.each(agent(x.By), "lose Force unreduced", func(g *Game, a *acting, c *position.Context, side card.Side) {
		l := &losing{Left: n(c).Int(), Of: a.Card, Firm: true}
		if on {
			l.On = a.Card
		}
		g.push(pLose, side, l)
	})
}

// losesFrom loses Force from the loser's own hand or pile that the words name (life.lose.from).
func (w *writer) losesFrom(x gametext.HandleForce) {
	n, who := w.Per(w.Amount(x.N), x.Each), agent(x.By)
	from, pile := x.From.(gametext.FromPile)
	w.Unable(x, !pile || who == gametext.EachPlayer || (who == gametext.Opponent) != (from.Whose == gametext.Opponents))
	w.each(who, "lose Force from a place", func(g *Game, a *acting, c *position.Context, side card.Side) {
		g.push(pLose, side, &losing{Left: n(c).Int(), Of: a.Card, OneZone: true, From: position.PileZone[from.Pile]})
	})
}

// retrieves retrieves Force (life.retrieve).
func (w *writer) retrieves(x gametext.HandleForce) {
	most := w.Per(w.Amount(x.N), x.Each)
	w.each(agent(x.By), "retrieve", func(g *Game, a *acting, c *position.Context, side card.Side) {
		a.Bound[x.Bind-1].Set = true
		g.retrieve(side, retrieving{N: most(c).Int() + g.bounty(side, &a.Event), To: g.frameNo(), Bind: x.Bind - 1})
	})
}

// bounty is what texts add to what a player retrieves as a captive has been delivered to a
// prison (move.prisoner, life.retrieve).
func (r *Referee) bounty(side card.Side, e *game.Event) int {
	var gives position.Once
	for m := range r.Mods(position.ModBounty) {
		if e.Kind == game.Delivered && m.C.Whose(m.Whose) == side && m.Hits(e.On) {
			gives.Add(m)
		}
	}
	return gives.Sum().Int()
}

// activatesUpTo lets the player say how many: at least one if there is one (value.upto).
func (w *writer) activatesUpTo(x gametext.HandleForce) {
	n := w.Per(w.Amount(x.N), x.Each)
	w.asksAmong("activate up to", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		b.numbers("value.upto", 1, min(n(c).Int(), len(r.S.Piles[c.You][game.Reserve])))
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "turn.activate.forced",
			Prompt: card.Say("%s: activate how much Force?", "%s : activer combien de Force ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		g.push(pActivate, c.You, &activating{Left: int(o.N), Ordered: true})
	})
}

// activates is an order to activate Force (turn.activate.forced).
func (w *writer) activates(x gametext.HandleForce) {
	n := w.Per(w.Amount(x.N), x.Each)
	w.each(agent(x.By), "activate", func(g *Game, a *acting, c *position.Context, side card.Side) {
		g.push(pActivate, side, &activating{Left: n(c).Int(), Ordered: true})
	})
}
