package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// promptVerb deploys Effects at times of their own: as a response to the event that their
// text names, in the phase that it names, or in any (effect.immediate).
var promptVerb = &verb{
	verb: game.VDeploy,
	pre:  []requirement{outsideBattle},
	list: listDeploy(true), needs: anyDeployment, price: deployPrice, pays: "deploy.cost",
	start: func(g *Game, side card.Side, o *game.Option) { g.pushDeploy(side, o, false) },
}

// promptly lists the ways in which a clause of a card in hand deploys it in response to the
// event in question.
func (r *Referee) promptly(side card.Side, id game.CardID, clause int16, emit func(game.Option)) {
	if !r.InHand(id) {
		return
	}
	seen := map[game.CardID]bool{}
	r.listBearers(side, id, want{}, func(o game.Option) {
		o.Verb = game.VDeploy
		if o.Clause == clause && !seen[o.Target] && r.allows(promptVerb, side, &o) {
			seen[o.Target] = true
			emit(o)
		}
	})
}

// deployClause is the clause by which a card would be deployed, nil if its text says nothing
// of that.
func (r *Referee) deployClause(o *game.Option) *position.Clause {
	t := r.Text(o.Card)
	if len(t.Deploys) == 0 || r.AsPiece(o.Card, o.Target) {
		return nil
	}
	return t.Clauses[o.Clause]
}

// deployMoment: an Effect whose text names a time of its deployment is deployed then
// (effect.immediate).
var deployMoment = requirement{rule: "effect.immediate", grave: passing, ends: true,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		cl := r.deployClause(o)
		switch {
		case cl == nil || !r.Prompt(o.Card):
			return true
		case cl.Trig == nil:
			return cl.Timely(r.Position, side)
		}
		return r.ev != nil && cl.Trig.Answers(r.ev.Kind) && cl.Trig.Match(r.clauseCtx(side, o.Card, cl), r.ev)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if cl := r.deployClause(o); cl.Trig != nil {
			return card.Say("It is deployed in response, and this is not its moment: %s.", "Elle se déploie en réponse, et ce n’est pas son moment : %s.", cl.When)
		}
		return card.T("This is not the phase that its text names.", "Ce n’est pas la phase que nomme son texte.")
	}}

// deployLimit: a text that says how often its card is deployed, as one for each Force drain
// (limit.one).
var deployLimit = requirement{rule: "limit.one", grave: passing,
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		cl := r.deployClause(o)
		return cl == nil || !r.spent(o.Card, cl)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s has been deployed as often as its text allows.", "%s a été déployé{e} autant de fois que son texte le permet.", r.Title(o.Card))
	}}

// deployAim: what else the text targets as the card is deployed is there (utinni.target).
var deployAim = requirement{rule: "utinni.target",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		cl := r.deployClause(o)
		return cl == nil || len(cl.Targets) <= cl.Lies() || r.targetable(cl, r.clauseCtx(side, o.Card, cl), o)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		cl := r.deployClause(o)
		return r.sayUntargeted(cl, r.clauseCtx(side, o.Card, cl), o.Target)
	}}

// names notes what the words of the clause name by which a card is deployed, for its targets
// and for what else the clause does.
func (g *Game) names(side card.Side, d *deploying, e game.Event) {
	cl := g.deployClause(&game.Option{Card: d.Card, Target: d.To, Clause: d.Clause})
	if cl == nil || cl.Trig == nil && len(cl.Targets) <= cl.Lies() && !cl.Active {
		return
	}
	r := g.Referee
	if e.Kind != game.None {
		r = g.answeringTo(&e)
	}
	d.Event, d.Bound = e, r.clauseCtx(side, d.Card, cl).Bound
	if !cl.Beside {
		d.Bound[cl.Targets[0].Bind] = game.Value{Cards: []game.CardID{d.To}, Set: true}
	}
	d.Targets = cl.Lies()
	if len(cl.Targets) > cl.Lies() {
		g.S.ToPile(d.Card, game.Playing) // shown before its target is chosen
	}
}

// acting is the deployment as the carrying out of its clause.
func (d *deploying) acting() *acting {
	return &acting{Card: d.Card, Clause: d.Clause, Event: d.Event, Bound: d.Bound, Targets: d.Targets}
}

// pollAim, askAim, tookAim: what else the text targets is chosen as the card is deployed
// (utinni.target).
func pollAim(r *Referee, f *game.Frame, d *deploying, b *ballot) {
	pollTarget(r, f, d.acting(), b)
}

func askAim(r *Referee, f *game.Frame, d *deploying) *game.Decision {
	if len(d.Bound) == 0 {
		return nil
	}
	return askTarget(r, f, d.acting())
}

func tookAim(g *Game, f *game.Frame, d *deploying, o *game.Option) flow {
	a := d.acting()
	fl := tookTarget(g, f, a, o)
	d.Bound, d.Targets = a.Bound, a.Targets
	return fl
}

// aims notes what an Utinni Effect or Jedi Test that has come on table targets, and does what
// else its clause says (utinni.target, jedi-test.deploy, effect.immediate).
func (g *Game) aims(side card.Side, d *deploying) {
	if len(d.Bound) == 0 {
		return
	}
	cl := g.Text(d.Card).Clauses[d.Clause]
	for _, t := range cl.Targets[cl.Lies():] {
		list := d.Bound[t.Bind].Cards
		if len(list) == 0 {
			continue
		}
		switch it := g.S.Edit(d.Card); {
		case t.Mentor:
			it.Mentor = list[0]
		case it.Aim != 0:
			it.Second = list[0]
		default:
			it.Aim = list[0]
		}
		g.event(game.Event{Kind: game.TargetChosen, By: side, Card: list[0], On: d.Card})
	}
	if cl.Active {
		g.push(pResult, side, d.acting())
	}
}
