package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A flow is what becomes of a frame after a step.
type flow uint8

const (
	next  flow = iota // go on with the step below
	again             // stay at Frame.Step, which the step may have changed
	done              // the procedure is over
)

// A step is one step of a procedure: either do, which changes the state, or ask,
// which prepares a decision without changing anything, and took, which carries
// out the answer. An ask that returns nil is skipped.
type step struct {
	name string
	do   func(g *Game, f *game.Frame) flow
	ask  func(r *Referee, f *game.Frame) *game.Decision
	took func(g *Game, f *game.Frame, o *game.Option) flow
	poll poll // the candidates among which ask chooses, where they must meet something
}

// from says where the candidates of a step come from, in a procedure whose body is a B.
func from[B game.Body](p func(*Referee, *game.Frame, B, *ballot), s step) step {
	s.poll = func(r *Referee, f *game.Frame, b *ballot) { p(r, f, f.Body.(B), b) }
	return s
}

// doing is a step that changes the state, of a procedure whose body is a B.
func doing[B game.Body](name string, do func(*Game, *game.Frame, B) flow) step {
	return step{name: name, do: func(g *Game, f *game.Frame) flow { return do(g, f, f.Body.(B)) }}
}

// asking is a step that asks somebody, of a procedure whose body is a B.
func asking[B game.Body](name string, ask func(*Referee, *game.Frame, B) *game.Decision, took func(*Game, *game.Frame, B, *game.Option) flow) step {
	return step{name: name,
		ask:  func(r *Referee, f *game.Frame) *game.Decision { return ask(r, f, f.Body.(B)) },
		took: func(g *Game, f *game.Frame, o *game.Option) flow { return took(g, f, f.Body.(B), o) },
	}
}

// untilDone is a step that asks for one thing after the other, until the player is
// done or ask has nothing to offer.
func untilDone[B game.Body](name string, ask func(*Referee, *game.Frame, B) *game.Decision, took func(*Game, *game.Frame, B, *game.Option)) step {
	return asking(name, ask, func(g *Game, f *game.Frame, b B, o *game.Option) flow {
		if o.Verb == game.VDone {
			return next
		}
		took(g, f, b, o)
		return again
	})
}

// whichOf is a step that asks which of some cards it is, and is skipped where there are none.
// What question returns lacks its options; but says what of all others they are.
func whichOf(name string, cards func(*Referee) []game.CardID, question func(*Referee, []game.CardID) *game.Decision,
	but card.Text, took func(*Game, *game.Frame, *game.Option) flow) step {
	poll := func(r *Referee, _ *game.Frame, b *ballot) {
		all := cards(r)
		for _, id := range all {
			b.put(game.Option{Verb: game.VTarget, Card: id})
		}
		if len(all) > 0 && !b.only {
			b.rest = []game.Reason{{Rule: question(r, all).Rule, Say: but}}
		}
	}
	ask := func(r *Referee, f *game.Frame) *game.Decision {
		all := cards(r)
		if len(all) == 0 {
			return nil
		}
		d := question(r, all)
		d.Kind = game.AskTarget
		return r.ballotOf(f, poll).decision(d)
	}
	return step{name: name, ask: ask, took: took, poll: poll}
}
