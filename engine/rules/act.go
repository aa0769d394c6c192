package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// acting carries out a clause of game text: as an action with the three steps of
// every action, conditions, targets and costs; responses; result (action.steps). The
// result is a procedure of its own, whose steps are the phrases of the clause.
type acting struct {
	Card    game.CardID   `json:"card"`             // whose text it is
	Clause  int16         `json:"clause"`           // which clause of it
	Event   game.Event    `json:"event"`            // what it answers
	Bound   []game.Value  `json:"bound,omitempty"`  // what its words have named, chosen and drawn; then X, then the total drawn
	Parts   []addend      `json:"parts,omitempty"`  // what its steps have added to the total drawn
	Kept    []game.Value  `json:"kept,omitempty"`   // the destinies drawn among which one chooses (destiny.choose)
	Fire    game.Fire     `json:"fire"`             // how a weapon is fired
	Plus    card.Num      `json:"plus"`             // added to each weapon destiny draw
	Targets int           `json:"targets"`          // how many of its target steps are done
	First   bool          `json:"first"`            // of two ways the first was chosen
	Hit     bool          `json:"hit"`              // it has hit what it targeted (weapon.hit)
	Count   int           `json:"count"`            // how often a step that repeats has been done
	Moved   []game.CardID `json:"moved,omitempty"`  // what has moved, of several (move.away, move.by-card)
	Found   []game.CardID `json:"found,omitempty"`  // what was looked for, until it is retrieved
	Held    game.CardID   `json:"held"`             // the card of the hand that will be exchanged (pile.exchange)
	Turned  game.CardID   `json:"turned"`           // whose text has turned the shot on another target (weapon.retarget-valid)
	Forfeit card.Num      `json:"forfeit"`          // the forfeit value of the first target then (weapon.forfeit-note)
	Tripled int           `json:"tripled"`          // how many texts triple what it does
	Grabber game.CardID   `json:"grabber"`          // what has taken the Interrupt (icon.grabber)
	ToLost  bool          `json:"toLost"`           // its text puts the Interrupt on the Lost Pile
	ToDeck  bool          `json:"toDeck"`           // its text puts the Interrupt back into the Reserve Deck
	To      game.Zone     `json:"to"`               // another pile where its text puts the Interrupt; 0 none
	Sure    bool          `json:"sure"`             // it succeeds without the destiny that its text draws
	Granted bool          `json:"granted"`          // no destiny was drawn, and the opponent lets it succeed (destiny.failed)
	Due     []game.CardID `json:"due,omitempty"`    // for which cards what a text does for each is still to be done
	Chosen  []game.CardID `json:"chosen,omitempty"` // whose destiny number its owner has chosen of two (value.multi-destiny)
	Plays   game.CardID   `json:"plays"`            // the Interrupt played for the text of another card; 0 none
}

func (a *acting) Clone() game.Body {
	b := *a
	b.Bound, b.Kept, b.Moved = game.CloneValues(a.Bound), game.CloneValues(a.Kept), slices.Clone(a.Moved)
	b.Parts, b.Found = slices.Clone(a.Parts), slices.Clone(a.Found)
	b.Due, b.Chosen = slices.Clone(a.Due), slices.Clone(a.Chosen)
	return &b
}

// drawn is the value to which a destiny draw of this clause goes.
func (a *acting) drawn(bind int) *game.Value { return &a.Bound[bind] }

// subject is the card acted with.
func (a *acting) subject() game.CardID { return a.Card }

// played is the Interrupt that is played: the card acted with, or what is played for it.
func (a *acting) played() game.CardID {
	if a.Plays != 0 {
		return a.Plays
	}
	return a.Card
}

// interrupt is the Interrupt that is played, 0 if none is.
func (a *acting) interrupt(cl *position.Clause) game.CardID {
	if !cl.Interrupts() {
		return 0
	}
	return a.played()
}

// Acts tells whose text is carried out, and what its words mean.
func (a *acting) Acts() (game.CardID, int16, []game.Value) { return a.Card, a.Clause, a.Bound }

// part is what the result of an action begins with.
func (a *acting) part() *acting {
	b := a.Clone().(*acting)
	b.Targets = 0
	return b
}

// Actions from game text: Interrupts are played, other cards used, weapons fired.
var playVerb, useVerb, fireVerb = clauseVerb(game.VPlay), clauseVerb(game.VUse), clauseVerb(game.VFire)

func clauseVerb(v game.Verb) *verb {
	return &verb{
		verb: v, clauses: true,
		list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
			r.listClauses(v, side, sought, emit)
		},
		needs: textAction, price: clausePrice, pays: "action.cost",
		start: startPlaying,
	}
}

// startClause begins the action of a clause, which it returns.
func (g *Game) startClause(side card.Side, o *game.Option, e game.Event) *acting {
	cl := g.Clause(o.Card, o.Clause)
	a := &acting{Card: o.Card, Clause: o.Clause, Event: e}
	c := g.answeringTo(&e).clauseCtx(side, o.Card, cl)
	if e.Kind == game.None {
		c.Ev = nil
	}
	a.Bound = c.Bound
	if id := g.interrupt(side, o); id != 0 {
		g.S.ToPile(id, game.Playing) // shown as soon as it is begun
		if id != o.Card {
			a.Plays = id
		}
	}
	if o.Target != 0 && len(cl.Targets) > 0 {
		a.Bound[cl.Targets[0].Bind] = game.Value{Cards: []game.CardID{o.Target}, Set: true}
		a.Targets = 1
	}
	g.push(pAct, side, a)
	return a
}

// payAct pays and marks limits (action.cost).
func payAct(g *Game, f *game.Frame, a *acting) flow {
	cl := g.clause(a)
	c := g.ctxOf(f.Side, a)
	if cl.Cost != nil || a.Fire != 0 {
		g.use(f.Side, cl.Price(c))
	}
	if cl.Loses != nil { // life.lose.as-cost
		g.loses(f.Side, losing{Left: cl.Loses(c).Int(), Why: game.ByCost, Of: a.Card})
	}
	if n := g.lostFirst(f.Side, a.Card, cl); n > 0 {
		g.loses(f.Side, losing{Left: n, Why: game.ByCost, Of: a.Card})
	}
	g.use(f.Side, g.usedFirst(a.interrupt(cl)))
	g.paysCards(cl, a)
	g.counts(a.Card, cl)
	if id := a.interrupt(cl); id != 0 {
		g.marksPlayed(id)
	}
	if cl.NoDrain {
		g.S.Change().Drains = append(g.S.Drains, g.S.Where(a.Card))
	}
	g.usesFor(cl, a)
	return next
}

// announceAct opens the responses to an action whose costs are paid
// (action.steps).
func announceAct(g *Game, f *game.Frame, a *acting) flow {
	if !g.clause(a).Told {
		g.announces(f.Side, a, g.frameNo())
	}
	return next
}

// announces opens the responses to the action of a frame.
func (g *Game) announces(side card.Side, a *acting, frame int16) {
	cl := g.clause(a)
	e := game.Event{Kind: game.ActionStarted, By: side, Card: a.Card, At: g.S.Where(a.Card), Frame: frame}
	if id := a.interrupt(cl); id != 0 {
		e.Kind, e.Card = game.Played, id
		if g.Said(position.ModUsed, id) { // interrupt.used: judged by what it targets now
			a.To = game.Used
		}
	}
	if len(cl.Targets) > 0 && len(a.Bound[cl.Targets[0].Bind].Cards) > 0 {
		e.On = a.Bound[cl.Targets[0].Bind].Cards[0]
	}
	told := e
	told.N = g.function(a)
	g.event(told)
	g.window(e)
}

// function is which function of an Interrupt is played, or which text of a card used; 0 if
// it has no other.
func (r *Referee) function(a *acting) card.Num {
	cl := r.clause(a)
	if cl.Fn != position.NoFunction {
		return card.Whole(int(cl.Fn))
	}
	if a.Plays != 0 { // it is lost afterwards
		return card.Whole(int(position.LostFunction))
	}
	texts := 0
	for _, other := range r.Text(a.Card).Clauses {
		if other.Acts() && other.Fn == position.NoFunction && !other.Fire {
			texts++
		}
	}
	if (texts < 2 || cl.Fire) && !cl.Guest() {
		return 0
	}
	return card.Whole(int(a.Clause) + 1)
}

// resultOfAct carries the clause out unless it was canceled (action.result).
func resultOfAct(g *Game, f *game.Frame, a *acting) flow {
	if g.aimed(f, a) { // weapon.combined
		return done
	}
	if !f.Canceled {
		g.push(pResult, f.Side, a.part())
	}
	return next
}

// endAct puts an Interrupt where it goes: a Used one to the Used Pile, a Lost or
// canceled one to the Lost Pile (interrupt.used, interrupt.lost,
// action.cancel.card).
func endAct(g *Game, f *game.Frame, a *acting) flow {
	cl, id := g.clause(a), a.played()
	if g.S.C(id).Zone != game.Playing {
		return done
	}
	switch {
	case a.Grabber != 0 && g.S.OnTable(a.Grabber): // icon.grabber
		g.S.Lay(id, a.Grabber)
		g.event(game.Event{Kind: game.Stacked, By: g.S.C(a.Grabber).Owner, Card: id, On: a.Grabber})
	case a.ToDeck && !f.Canceled:
		g.S.ToPile(id, game.Reserve)
	case a.To != 0 && !f.Canceled:
		g.S.ToPile(id, a.To)
	case cl.Fn == position.UsedFunction && !f.Canceled && !a.ToLost && !a.ToDeck:
		g.S.ToPile(id, game.Used)
	default:
		g.S.ToPile(id, game.Lost)
	}
	return done
}
