package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// opportunity is a choice to initiate an action before which another may come first:
// then it is taken back, and its player chooses anew (action.before).
type opportunity struct {
	Option game.Option `json:"option"` // without its words: they are made when somebody is asked
	Log    int         `json:"log"`    // how long the log was when this began
}

func (p *opportunity) Clone() game.Body {
	b := *p
	b.Option.Via = slices.Clone(p.Option.Via)
	return &b
}

func (p *opportunity) subject() game.CardID { return p.Option.Card }

// beforeAction lets what comes before the action come.
func beforeAction(g *Game, f *game.Frame, p *opportunity) flow {
	p.Log = len(g.S.Log)
	e, _ := dueEvent(f.Side, &p.Option)
	e.Frame = g.frameNo()
	g.window(e)
	return next
}

// beginChosen begins the action if nothing came before; else its player has the
// opportunity again.
func beginChosen(g *Game, f *game.Frame, p *opportunity) flow {
	if p.Log == len(g.S.Log) {
		g.start(f.Side, &p.Option)
		return done
	}
	g.parent().Side = f.Side
	return done
}

// due are the events of what is about to be initiated, by verb.
var due = map[game.Verb]game.Kind{game.VBattle: game.BattleDue, game.VDrain: game.DrainDue, game.VDeploy: game.DeployDue,
	game.VMove: game.MoveDue, game.VTransit: game.MoveDue, game.VHyper: game.MoveDue, game.VLand: game.MoveDue,
	game.VTakeOff: game.MoveDue, game.VShuttle: game.MoveDue, game.VEmbark: game.MoveDue, game.VDisembark: game.MoveDue,
	game.VSector: game.MoveDue, game.VText: game.MoveDue, game.VSite: game.MoveDue,
	game.VOrbit: game.MoveDue, game.VBomb: game.MoveDue, game.VStar: game.MoveDue}

// dueEvent is the event of a choice that is about to be carried out, if texts may
// answer such a one.
func dueEvent(side card.Side, o *game.Option) (game.Event, bool) {
	kind, ok := due[o.Verb]
	e := game.Event{Kind: kind, By: side, Card: o.Card, At: o.Card}
	if kind == game.DeployDue || kind == game.MoveDue {
		e.At = o.Target
	}
	return e, ok
}

// beginAction starts a top-level action, after what answers that it is about to happen.
func (g *Game) beginAction(f *game.Frame, o *game.Option) {
	side := f.Side.Other() // the opportunity has passed on already
	if e, ok := dueEvent(side, o); ok && (g.anyResponse(&e) || g.asksAbout(&e)) {
		p := &opportunity{Option: *o}
		p.Option.Key, p.Option.Say, p.Option.Via = "", card.Text{}, slices.Clone(o.Via)
		g.push(pOpportunity, side, p)
		return
	}
	g.start(side, o)
}
