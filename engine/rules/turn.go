package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// alternating is when both players may act in turn: two consecutive passes end it. Its
// frame's side is whose opportunity it is (turn.phase.rhythm).
type alternating struct {
	Passes int `json:"passes"` // consecutive ones
}

func (r *alternating) Clone() game.Body {
	b := *r
	return &b
}

// turnStep is the step of the turn at which a phase begins.
func turnStep(p game.Phase) int16 { return int16(p) }

// startTurn opens a turn: changes until its start stop (turn.start.until), the
// marks of the last turn are cleared.
func startTurn(g *Game, f *game.Frame) flow {
	g.begins(f.Side)
	begun := game.Event{Kind: game.TurnStarted, By: f.Side, N: card.Whole(int(g.S.Turn))}
	g.event(begun)
	g.window(begun)
	return next
}

// begins makes it a side's turn: what was noted of the last one is gone.
func (g *Game) begins(side card.Side) {
	s := g.S
	s.Begin(side)
	s.Change().Drains, s.Change().Battles, s.Count().Attacks = s.Drains[:0], s.Battles[:0], s.Attacks[:0]
	s.Change().Played, s.Change().Lent = s.Played[:0], 0
	s.Count().Generation, s.Count().Activated, s.Count().Ordered = 0, 0, 0
	s.Lapse(func(l *game.Lasting) bool { return l.Until == game.StartOfTurn && l.Turn <= s.Turn }) // turn.start.until
}

// phase opens a phase of the turn (turn.order).
func phase(p game.Phase) func(*Game, *game.Frame) flow {
	return func(g *Game, f *game.Frame) flow {
		if p == game.Move {
			g.bombersReturn(f.Side)
		}
		g.S.Enter(p)
		if p == game.Activate {
			g.S.Count().Generation = int32(g.Generation(f.Side)) // turn.activate.locked
		}
		begun := game.Event{Kind: game.PhaseStarted, By: f.Side, N: card.Whole(int(p))}
		g.event(begun)
		g.window(begun) // what happens at its start comes first
		g.push(pPhase, f.Side, &alternating{})
		return next
	}
}

// askAction offers a top-level action to the player whose opportunity it is
// (turn.phase.rhythm).
func askAction(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	options, rule := r.legal(f.Side), phaseRule[r.S.Phase]
	passes := turns.Passes == 0 || !r.due(f.Side)
	if len(options) == 0 && passes {
		return r.nothingBut(game.AtPhases, game.Decision{Seat: f.Side, Kind: game.AskAction, Rule: rule}, func() card.Text { return r.phasePrompt(f.Side) })
	}
	for i := range options {
		options[i].Vain = r.vain(f.Side, &options[i])
	}
	if passes {
		options = append(options, game.Option{Verb: game.Pass})
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskAction, Rule: rule, Prompt: r.phasePrompt(f.Side), Options: options,
		Idle: len(options) == 1 && r.asksAnyway(f.Side, game.AtPhases)} // what is due is not done by itself where the hand might hold more
}

// endPhase opens what happens at the end of a phase, once nobody acts in it any more.
func endPhase(g *Game, _ *game.Frame) flow {
	g.window(game.Event{Kind: game.PhaseEnded, By: g.S.Active, N: card.Whole(int(g.S.Phase))})
	return next
}

var phaseRule = [game.Phases]string{"turn.start.optional", "turn.activate.amount", "turn.control", "turn.deploy",
	"turn.battle", "turn.move", "turn.draw", "turn.end.optional"}

// tookAction starts the action chosen; two consecutive passes end the phase.
func tookAction(g *Game, f *game.Frame, r *alternating, o *game.Option) flow {
	side := f.Side
	f.Side, f.Step = side.Other(), 0
	if o.Verb == game.Pass {
		if r.Passes++; r.Passes == 2 {
			for _, s := range []card.Side{f.Side, side} {
				if g.due(s) { // what must be done is done before the phase ends
					f.Side, r.Passes = s, 1
					return again
				}
			}
			f.Step = stepOf(pPhase, "mandatory")
		}
		return again
	}
	r.Passes = 0
	g.beginAction(f, o)
	return again
}

// endTurn re-circulates and ends what lasts until the end of the turn
// (turn.end.recirculate, turn.end.mandatory).
func endTurn(g *Game, f *game.Frame) flow {
	s := g.S
	s.Enter(game.End)
	for side := range card.Sides {
		used := s.Piles[side][game.Used]
		if len(used) == 0 {
			continue
		}
		s.Recirculate(side)
		g.event(game.Event{Kind: game.Recirculated, By: side, N: card.Whole(len(used))})
	}
	s.Lapse(func(l *game.Lasting) bool { return l.Until == game.EndOfTurn && l.Turn <= s.Turn })
	s.Clear(game.Returned)
	g.scheduled(g.S.Turn)
	g.event(game.Event{Kind: game.PhaseStarted, By: f.Side, N: card.Whole(int(game.End))})
	g.window(game.Event{Kind: game.PhaseStarted, By: f.Side, N: card.Whole(int(game.End))})
	return next
}

// nextTurn hands the turn over; nothing lies between (turn.nothing-between).
// The whole end of turn belonged to the turn that is over: only now are its limits
// forgotten (turn.end.still-turn).
func nextTurn(g *Game, f *game.Frame) flow {
	g.S.Count().Limits = slices.DeleteFunc(g.S.Limits, func(l game.Limit) bool { return l.Per != game.PerGame })
	if g.S.TimeUp {
		g.timeOver()
		return done
	}
	f.Side, f.Step = f.Side.Other(), 0
	return again
}
