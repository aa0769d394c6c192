package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// The three steps of every action that a clause of game text allows: conditions,
// targets and costs; responses; result (action.steps).
func init() {
	proc(pAct, "action",
		step{name: "targets", ask: askTarget, took: tookTarget},
		step{name: "x", ask: askX, took: tookX},
		step{name: "pay", do: payAct},
		step{name: "announce", do: announceAct},
		step{name: "result", do: resultOfAct},
		step{name: "end", do: endAct},
	)
	for _, v := range []game.Verb{game.VPlay, game.VUse, game.VFire} {
		addVerb(&verb{
			verb:  v,
			list:  func(g *Game, side card.Side, w want, emit func(game.Option)) { g.listClauses(v, side, w, emit) },
			needs: clauseNeeds,
			start: func(g *Game, side card.Side, o *game.Option) { g.startClause(side, o, game.Event{}) },
		})
	}
}

// listClauses lists the top-level actions of cards in hand (Interrupts) and on
// table, broadly.
func (g *Game) listClauses(v game.Verb, side card.Side, w want, emit func(game.Option)) {
	for i := 1; i < len(g.S.Cards); i++ {
		id := game.CardID(i)
		c := &g.S.Cards[i]
		t := g.prog.cards[c.Def]
		if !w.card_(id) || !t.actions && len(t.fires) == 0 && (w.card == 0 || t.answers == 0) {
			continue
		}
		switch v {
		case game.VPlay:
			if c.Zone != game.Hand || c.Owner != side {
				continue
			}
		default:
			if !g.S.OnTable(id) || c.Owner != side && t.def.Type != card.Location {
				continue
			}
		}
		for _, cl := range t.clauses {
			if cl.trig != nil && w.card == 0 || cl.fire != (v == game.VFire) || cl.fn != fnNone != (v == game.VPlay) || !cl.acts() {
				continue
			}
			g.candidates(side, id, cl, nil, w, emit)
		}
	}
}

// acts tells whether a clause is an action or a response, not a modifier or a
// place to deploy.
func (cl *clause) acts() bool {
	return !cl.deploy && (cl.fire || cl.fn != fnNone || cl.trig != nil || len(cl.result) > 0)
}

// candidates lists the ways to use a clause: one for each card on table that its
// first target might be, or a single one.
func (g *Game) candidates(side card.Side, id game.CardID, cl *clause, e *game.Event, w want, emit func(game.Option)) {
	if cl.side != 0 && cl.side != 1+int8(side) {
		return
	}
	o := game.Option{Verb: game.VUse, Card: id, Clause: cl.no}
	if cl.fire {
		o.Verb = game.VFire
	} else if cl.fn != fnNone {
		o.Verb = game.VPlay
	}
	if e != nil {
		o.N = int32(e.Frame)
	}
	if len(cl.targets) == 0 || cl.targets[0].max != 1 || cl.targets[0].min != 1 {
		if w.target == 0 {
			emit(o)
		}
		return
	}
	c := g.clauseCtx(side, id, cl, e)
	any := false
	for i := 1; i < len(g.S.Cards); i++ {
		x := game.CardID(i)
		if (g.S.OnTable(x) || slices.Contains(cl.targets[0].zones, g.S.C(x).Zone)) && w.target_(x) && (w.target != 0 || cl.targets[0].match(c, x)) {
			o.Target = x
			any = true
			emit(o)
		}
	}
	if !any && w.card != 0 && w.target == 0 {
		o.Target = 0
		emit(o)
	}
}

// clauseCtx is the context in which a clause is initiated: what its trigger names
// is bound.
func (g *Game) clauseCtx(side card.Side, id game.CardID, cl *clause, e *game.Event) *ctx {
	c := &ctx{g: g, self: id, you: side, clause: cl.no, ev: e, bound: make([]game.Value, cl.binders+2)}
	c.at = g.placeOf(e)
	if e != nil {
		if cl.trig != nil {
			cl.trig.match(c, e)
		}
	}
	return c
}

// clauseOf gives the clause and context of a candidate.
func (g *Game) clauseOf(side card.Side, o *game.Option) (*clause, *ctx) {
	cl := g.text(o.Card).clauses[o.Clause]
	return cl, g.clauseCtx(side, o.Card, cl, g.ev)
}

// clauseNeeds are the requirements of every action from game text.
var clauseNeeds = slices.Concat([]requirement{
	{rule: "state.active",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			if cl.fn != fnNone {
				return g.S.C(o.Card).Zone == game.Hand
			}
			if g.S.OnTable(o.Card) {
				return g.textWorks(o.Card, mStat) || cl.fire && g.isActive(o.Card)
			}
			return g.leaving(o.Card)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s is not active, or its text does not work now.", "%s n'est pas active, ou son texte ne fonctionne pas en ce moment.", g.title(o.Card))
		}},
	{rule: "action.condition",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl, c := g.clauseOf(side, o)
			if cl.trig == nil {
				return true
			}
			return g.ev != nil && cl.trig.kind == g.ev.Kind && cl.trig.match(c, g.ev)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("It answers something that is not happening now.", "Elle répond à quelque chose qui ne se produit pas en ce moment.")
		}},
	{rule: "turn.phase.default",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			switch cl.whose {
			case 1:
				if g.S.Active != side {
					return false
				}
			case 2:
				if g.S.Active == side {
					return false
				}
			}
			return cl.phase == game.Start || g.S.Phase == cl.phase
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			cl := g.text(o.Card).clauses[o.Clause]
			if cl.phase != game.Start {
				return format("Only during the %s phase that its text names.", "Seulement pendant la phase %s que nomme son texte.", game.OfPhase[cl.phase])
			}
			return format("Only during the turn that its text names.", "Seulement pendant le tour que nomme son texte.")
		}},
	{rule: "battle.weapons.not",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			return cl.battle == 0 || (cl.battle == 1) == g.S.Battle.On
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			if g.S.Battle.On {
				return format("Not during a battle.", "Pas pendant une bataille.")
			}
			return format("Only during a battle.", "Seulement pendant une bataille.")
		}},
	{rule: "limit.one",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			for _, per := range cl.limit {
				if g.limited(o.Card, cl.no, per) {
					return false
				}
			}
			return g.ev == nil || !g.answered(o.Card, cl.no)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("It has been used as often as its text allows.", "Elle a été utilisée autant de fois que son texte le permet.")
		}},
	{rule: "limit.per-turn-count",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			d := g.def(o.Card)
			return d.Type != card.Interrupt || d.Dots == 0 || g.playedThisTurn(o.Card) < d.Dots
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s has been played this turn already.", "%s a déjà été joué ce tour-ci.", g.title(o.Card))
		}},
	{rule: "action.condition",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl, c := g.clauseOf(side, o)
			return c.holds(cl.conds)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("A condition of its text is not met.", "Une condition de son texte n'est pas remplie.")
		}},
}, fireNeeds, []requirement{
	{rule: "action.target",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl, c := g.clauseOf(side, o)
			return g.targetable(cl, c, o)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("There is nothing that its text could target.", "Il n'y a rien que son texte puisse cibler.")
		}},
	clauseCost,
})

// targetable tells whether all that a clause needs can be targeted now
// (action.target).
func (g *Game) targetable(cl *clause, c *ctx, o *game.Option) bool {
	for i := range cl.targets {
		t := &cl.targets[i]
		if i == 0 && o.Target != 0 {
			if !t.match(c, o.Target) || !g.S.OnTable(o.Target) && !slices.Contains(t.zones, g.S.C(o.Target).Zone) {
				return false
			}
			c.bound[t.bind].Cards = []game.CardID{o.Target}
			continue
		}
		if list := g.targetsOf(cl, t, c); len(list) < t.min {
			return false
		} else if t.min == 1 && t.max == 1 {
			c.bound[t.bind].Cards = list[:1]
			defer func() { c.bound[t.bind].Cards = nil }()
		}
	}
	return true
}

// targetsOf lists what a target step may choose now.
func (g *Game) targetsOf(cl *clause, t *target, c *ctx) []game.CardID {
	var out []game.CardID
	for i := 1; i < len(g.S.Cards); i++ {
		id := game.CardID(i)
		z := g.S.C(id).Zone
		if (z == game.Table || z == game.Row || slices.Contains(t.zones, z)) && !slices.Contains(c.bound[t.bind].Cards, id) && t.match(c, id) {
			out = append(out, id)
		}
	}
	return out
}

// clauseCost: the Force that the text asks for (action.cost).
var clauseCost = func() requirement {
	r := affordable("action.cost")
	ok := r.holds
	r.holds = func(g *Game, side card.Side, o *game.Option) bool {
		cl, c := g.clauseOf(side, o)
		if cl.cost == nil {
			return true
		}
		if len(cl.targets) > 0 && o.Target != 0 {
			c.bound[cl.targets[0].bind].Cards = []game.CardID{o.Target}
		}
		if cl.usesX {
			o.Cost = 1
		} else {
			o.Cost = int32(max(cl.cost(c), 0).Int())
		}
		return ok(g, side, o)
	}
	return r
}()

// limited tells whether a clause of a card has been used as often as it may in
// its frame (limit.one, limit.once-per-game).
func (g *Game) limited(id game.CardID, clause int16, per game.Per) bool {
	when := g.frameOfLimit(per)
	for _, l := range g.S.Limits {
		if l.Per != per || l.When != when || l.Clause != clause {
			continue
		}
		if l.Card == id || per == game.PerGame && l.Title == g.S.C(id).Def {
			return true
		}
	}
	return false
}

func (g *Game) frameOfLimit(per game.Per) int32 {
	switch per {
	case game.PerTurn:
		return int32(g.S.Turn)
	case game.PerBattle:
		return int32(g.S.Battle.Number)
	}
	return 0
}

// startClause begins the action of a clause.
func (g *Game) startClause(side card.Side, o *game.Option, e game.Event) {
	cl := g.text(o.Card).clauses[o.Clause]
	f := game.Frame{Proc: pAct, Side: side, Card: o.Card, Clause: o.Clause, Event: e, N: -1}
	c := g.clauseCtx(side, o.Card, cl, &e)
	if e.Kind == game.None {
		c.ev = nil
	}
	f.Bound = c.bound
	if cl.fn != fnNone {
		g.S.ToPile(o.Card, game.Playing) // shown as soon as it is begun
	}
	if o.Target != 0 && len(cl.targets) > 0 {
		f.Bound[cl.targets[0].bind] = game.Value{Cards: []game.CardID{o.Target}, Set: true}
		f.M = 1
	}
	g.push(f)
}

// askTarget asks for the targets of a clause, one after the other
// (action.target). Frame.M counts the target steps done.
func askTarget(g *Game, f *game.Frame) *game.Decision {
	cl := g.clause(f)
	if int(f.M) >= len(cl.targets) {
		return nil
	}
	t := &cl.targets[f.M]
	c := g.ctxOf(f)
	list := g.targetsOf(cl, t, c)
	have := len(f.Bound[t.bind].Cards)
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "action.target", Source: f.Card,
		Prompt: format("%s: choose %s.", "%s : choisissez %s.", g.title(f.Card), t.noun)}
	for _, id := range list {
		if have < t.max && g.later(cl, c, t, id) {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	if have >= t.min || len(d.Options) == 0 {
		d.Options = append(d.Options, game.Option{Verb: game.VDone})
	}
	return d
}

// later tells whether choosing id leaves the targets after it possible.
func (g *Game) later(cl *clause, c *ctx, t *target, id game.CardID) bool {
	keep := c.bound[t.bind].Cards
	c.bound[t.bind].Cards = append(slices.Clone(keep), id)
	defer func() { c.bound[t.bind].Cards = keep }()
	past := false
	for i := range cl.targets {
		x := &cl.targets[i]
		if past && len(g.targetsOf(cl, x, c)) < x.min {
			return false
		}
		past = past || x == t
	}
	return true
}

func tookTarget(g *Game, f *game.Frame, o *game.Option) flow {
	t := &g.clause(f).targets[f.M]
	v := &f.Bound[t.bind]
	if o.Verb == game.VTarget {
		v.Cards = append(v.Cards, o.Card)
		v.Set = true
		g.event(game.Event{Kind: game.TargetChosen, By: f.Side, Card: o.Card, On: f.Card})
		if len(v.Cards) < t.max {
			return again
		}
	}
	f.M++
	return again
}

// askX asks for X where the cost is X Force.
func askX(g *Game, f *game.Frame) *game.Decision {
	if !g.clause(f).usesX {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskNumber, Rule: "action.cost", Source: f.Card,
		Prompt: format("%s: how much Force?", "%s : combien de Force ?", g.title(f.Card))}
	for n := 1; n <= len(g.S.Piles[f.Side][game.Force]); n++ {
		d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: int32(n)})
	}
	return d
}

func tookX(g *Game, f *game.Frame, o *game.Option) flow {
	f.Bound[g.clause(f).binders] = game.Value{N: card.Whole(int(o.N)), Set: true}
	return next
}

// payAct pays and marks limits; a cost that is found by a draw is drawn for and
// paid now (action.cost, interrupt.when).
func payAct(g *Game, f *game.Frame) flow {
	cl := g.clause(f)
	c := g.ctxOf(f)
	if cl.cost != nil {
		n := max(cl.cost(c), 0).Int()
		g.use(f.Side, n)
		f.N = int32(n)
	}
	for _, per := range cl.limit {
		g.S.Limits = append(g.S.Limits, game.Limit{Card: f.Card, Title: g.S.C(f.Card).Def, Clause: cl.no, Per: per, When: g.frameOfLimit(per)})
	}
	if cl.fn != fnNone {
		g.marksPlayed(f.Card)
	}
	if cl.usesBearer() {
		g.uses(f.Card)
	}
	if cl.fire && g.S.Battle.On {
		g.S.C(f.Card).FiredIn = g.S.Battle.Number
	}
	if len(cl.init) > 0 {
		r := *f
		r.Proc, r.Step, r.M, r.To = pInit, 0, 0, 0
		r.Bound = slices.Clone(f.Bound)
		g.push(r)
	}
	return next
}

// announceAct opens the responses to an action whose costs are paid
// (action.steps).
func announceAct(g *Game, f *game.Frame) flow {
	cl := g.clause(f)
	e := game.Event{Kind: game.ActionStarted, By: f.Side, Card: f.Card, At: g.S.Where(f.Card), Frame: g.frameNo()}
	if cl.fn != fnNone {
		e.Kind = game.Played
	}
	if len(cl.targets) > 0 && len(f.Bound[cl.targets[0].bind].Cards) > 0 {
		e.On = f.Bound[cl.targets[0].bind].Cards[0]
	}
	g.event(e)
	g.window(e)
	return next
}

// resultOfAct carries the clause out unless it was canceled (action.result).
func resultOfAct(g *Game, f *game.Frame) flow {
	if f.Canceled {
		return next
	}
	r := *f
	r.Proc, r.Step, r.M = pResult, 0, 0
	r.Bound = slices.Clone(f.Bound)
	g.push(r)
	return next
}

// endAct puts an Interrupt where it goes: a Used one to the Used Pile, a Lost or
// canceled one to the Lost Pile (interrupt.used, interrupt.lost,
// action.cancel.card).
func endAct(g *Game, f *game.Frame) flow {
	cl := g.clause(f)
	if cl.fire && !f.Canceled {
		e := game.Event{Kind: game.Fired, By: f.Side, Card: f.Card, At: g.S.Where(f.Card)}
		g.event(e)
		g.window(e)
	}
	if g.S.C(f.Card).Zone != game.Playing {
		return done
	}
	if cl.fn == fnUsed && !f.Canceled && f.Slot == 0 {
		g.S.ToPile(f.Card, game.Used)
	} else {
		g.S.ToPile(f.Card, game.Lost)
	}
	return done
}
