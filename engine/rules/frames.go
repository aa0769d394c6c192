package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// The stack of procedures in progress: how one begins, and how others look into it.

// push lets a procedure run before the current one goes on. Several pushed in
// one step run in that order.
func (g *Game) push(p game.Proc, side card.Side, b game.Body) {
	g.pushAt(p, 0, side, b)
}

// pushAt is push for a procedure that begins with a later step.
func (g *Game) pushAt(p game.Proc, step int16, side card.Side, b game.Body) {
	g.pushed = append(g.pushed, game.Frame{Proc: p, Step: step, Side: side, Body: b})
}

// parent is the frame below the top one, nil if there is none.
func (r *Referee) parent() *game.Frame {
	if len(r.S.Frames) < 2 {
		return nil
	}
	return &r.S.Frames[len(r.S.Frames)-2]
}

// actionBelow is the action whose result the top frame carries out, nil if
// it is no part of one.
func (r *Referee) actionBelow() *acting {
	if f := r.parent(); f != nil && f.Proc == pAct {
		return bodyOf[*acting](f)
	}
	return nil
}

// frame is the frame with a number, as events call it; nil if it is over.
func (r *Referee) frame(no int16) *game.Frame {
	if no <= 0 || int(no) > len(r.S.Frames) {
		return nil
	}
	return &r.S.Frames[no-1]
}

// frameNo is 1 + the index of the top frame, for events that speak of it.
func (r *Referee) frameNo() int16 { return int16(len(r.S.Frames)) }

// frameOf is the frame of the action that an event speaks of, nil if it is over.
func (r *Referee) frameOf(e *game.Event) *game.Frame { return r.frame(e.Frame) }

// bodyOf is what a frame remembers if it is of that kind, else nil.
func bodyOf[B game.Body](f *game.Frame) (b B) {
	if f != nil {
		b, _ = f.Body.(B)
	}
	return b
}

// innermost is the innermost frame of a procedure, nil if there is none.
func (r *Referee) innermost(p game.Proc) *game.Frame {
	for i := len(r.S.Frames) - 1; i >= 0; i-- {
		if r.S.Frames[i].Proc == p {
			return &r.S.Frames[i]
		}
	}
	return nil
}

// canceled is what is canceled with a frame: the card that it is about, and the number of
// a game.Canceling.
func canceled(f *game.Frame) (game.CardID, card.Num) {
	what, id := game.CanceledCard, subjectOf(f)
	switch b := f.Body.(type) {
	case *acting:
		what, id = game.CanceledText, b.played()
	case *draining:
		what, id = game.CanceledDrain, b.At
	case *battling:
		what, id = game.CanceledBattle, b.At
	case *deploying:
		what = game.CanceledDeployment
		if b.React {
			what = game.CanceledReact
		}
	case *moving:
		what = game.CanceledMove
	case *reacting:
		what = game.CanceledReact
	case *dueling:
		if what = game.CanceledDuel; b.Combat {
			what = game.CanceledCombat
		}
	case *retrieving:
		what = game.CanceledRetrieval
	case *destiny:
		what, id = game.CanceledDestiny, b.Card
	}
	return id, card.Whole(int(what))
}

// subjectOf is the card that a procedure is about, if it is about one.
func subjectOf(f *game.Frame) game.CardID {
	if b, ok := f.Body.(interface{ subject() game.CardID }); ok {
		return b.subject()
	}
	return 0
}
