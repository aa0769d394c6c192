package rules

import "cantina/engine/game"

// An action said to happen before another goes first: the choice to initiate that
// other one is taken back, and its player chooses anew (action.before). The frame
// holds the choice.
func init() {
	proc(pOpportunity, "opportunity",
		step{name: "before", do: func(g *Game, f *game.Frame) flow {
			f.M = int32(len(g.S.Log))
			g.window(game.Event{Kind: game.BattleDue, By: f.Side, Card: f.Card, At: f.Card, Frame: g.frameNo()})
			return next
		}},
		step{name: "begin", do: func(g *Game, f *game.Frame) flow {
			if int(f.M) == len(g.S.Log) { // nothing came before
				verbOf(game.VBattle).start(g, f.Side, &game.Option{Verb: game.VBattle, Card: f.Card, Cost: f.N})
				return done
			}
			g.parent().Side = f.Side
			return done
		}},
	)
}

// begin starts a top-level action, after what answers that it is about to happen.
func (g *Game) beginAction(f *game.Frame, o *game.Option) {
	side := f.Side.Other() // the opportunity has passed on already
	e := game.Event{Kind: game.BattleDue, By: side, At: o.Card}
	if o.Verb == game.VBattle && g.anyResponse(&e) {
		g.push(game.Frame{Proc: pOpportunity, Side: side, Card: o.Card, N: o.Cost})
		return
	}
	g.start(side, o)
}
