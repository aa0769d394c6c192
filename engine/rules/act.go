package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// actResult is the step of an action that carries its result out.
const actResult = 5

// The three steps of every action that a clause of game text allows: conditions,
// targets and costs; responses; result (action.steps).
func init() {
	proc(pAct, "action",
		step{name: "targets", ask: askTarget, took: tookTarget},
		step{name: "x", ask: askX, took: tookX},
		step{name: "twice", ask: askTwice, took: tookTwice},
		step{name: "pay", do: payAct},
		step{name: "announce", do: announceAct},
		step{name: "result", do: resultOfAct},
		step{name: "fired", do: firedAct},
		step{name: "next shot", ask: askShot, took: tookShot},
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

// payAct pays and marks limits; a cost that is found by a draw is drawn for and
// paid now (action.cost, interrupt.when).
func payAct(g *Game, f *game.Frame) flow {
	cl := g.clause(f)
	c := g.ctxOf(f)
	if cl.cost != nil || f.Fire != 0 {
		n := cl.price(c)
		g.use(f.Side, n)
		f.N = int32(n)
	}
	if cl.loses != nil { // life.lose.as-cost
		g.loses(f.Side, max(cl.loses(c), 0).Int(), game.ByCost, 0)
	}
	g.use(f.Side, g.usedFirst(cl, f.Card))
	if cl.loseBind > 0 { // action.cost
		g.lost(slices.Clone(f.Bound[cl.loseBind-1].Cards)...)
	}
	for _, per := range cl.limit {
		g.S.Change().Limits = append(g.S.Limits, game.Limit{Card: f.Card, Title: g.S.C(f.Card).Def, Clause: cl.no, Per: per, When: g.frameOfLimit(per)})
	}
	if cl.fn != fnNone {
		g.marksPlayed(f.Card)
	}
	if cl.noDrain {
		g.S.Change().Drains = append(g.S.Drains, g.S.Where(f.Card))
	}
	g.usesFor(cl, f)
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
	if g.S.C(f.Card).Zone != game.Playing {
		return done
	}
	switch {
	case len(f.Cards) > 0 && g.S.OnTable(f.Cards[0]): // icon.grabber
		g.S.Lay(f.Card, f.Cards[0])
		g.event(game.Event{Kind: game.Stacked, By: g.S.C(f.Cards[0]).Owner, Card: f.Card, On: f.Cards[0]})
	case f.Slot == slotDeck && !f.Canceled:
		g.S.ToPile(f.Card, game.Reserve)
	case cl.fn == fnUsed && !f.Canceled && f.Slot == 0:
		g.S.ToPile(f.Card, game.Used)
	default:
		g.S.ToPile(f.Card, game.Lost)
	}
	return done
}
