package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// An action said to happen before another goes first: the choice to initiate that
// other one is taken back, and its player chooses anew (action.before). The frame
// holds the choice.
func init() {
	proc(pOpportunity, "opportunity",
		step{name: "before", do: func(g *Game, f *game.Frame) flow {
			f.M = int32(len(g.S.Log))
			o := chosen(f)
			e, _ := dueEvent(f.Side, &o)
			e.Frame = g.frameNo()
			g.window(e)
			return next
		}},
		step{name: "begin", do: func(g *Game, f *game.Frame) flow {
			if int(f.M) == len(g.S.Log) { // nothing came before
				o := chosen(f)
				g.start(f.Side, &o)
				return done
			}
			g.parent().Side = f.Side
			return done
		}},
	)
}

// due are the events of what is about to be initiated, by verb.
var due = map[game.Verb]game.Kind{game.VBattle: game.BattleDue, game.VDrain: game.DrainDue, game.VDeploy: game.DeployDue,
	game.VMove: game.MoveDue, game.VTransit: game.MoveDue, game.VHyper: game.MoveDue, game.VLand: game.MoveDue,
	game.VTakeOff: game.MoveDue, game.VShuttle: game.MoveDue, game.VEmbark: game.MoveDue, game.VDisembark: game.MoveDue,
	game.VSector: game.MoveDue, game.VText: game.MoveDue, game.VSite: game.MoveDue}

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

// chosen is the choice that the frame holds.
func chosen(f *game.Frame) game.Option {
	return game.Option{Verb: game.Verb(f.Passed), Card: f.Card, Target: f.To, With: f.With, Slot: f.Slot, Clause: f.Clause, Cost: f.N, N: int32(f.Fire), Via: f.Cards}
}

// begin starts a top-level action, after what answers that it is about to happen.
func (g *Game) beginAction(f *game.Frame, o *game.Option) {
	side := f.Side.Other() // the opportunity has passed on already
	if e, ok := dueEvent(side, o); ok && g.anyResponse(&e) {
		g.push(game.Frame{Proc: pOpportunity, Side: side, Passed: uint8(o.Verb), Card: o.Card, To: o.Target, With: o.With, Slot: o.Slot,
			Clause: o.Clause, N: o.Cost, Fire: game.Fire(o.N), Cards: o.Via})
		return
	}
	g.start(side, o)
}
