package puzzle

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// An Outcome is where a try at a puzzle stands.
type Outcome uint8

const (
	Opening Outcome = iota // the moves before it are still to be made
	Going
	Reached
	Wrong // the goal cannot be made sure of any more
)

// A Watch follows a try at a puzzle that is played at the table.
type Watch struct {
	z      *Puzzle
	p      *Prover
	before scene.Moves
	last   *rules.Game // where the solver had to choose last
	out    Outcome
	line   []Move      // how it fails
	end    *rules.Game // and where that ends
}

// Watch begins a try. The error says what is wrong with the puzzle.
func (z *Puzzle) Watch(cat *catalog.Catalog) (*Watch, error) {
	t, err := z.Start(cat)
	if err != nil {
		return nil, err
	}
	before, _ := scene.ParseMoves(z.File, z.Before)
	return &Watch{z: z, p: NewProver(t, Bound), before: before}, nil
}

// Again begins the try anew: what is proved is kept.
func (w *Watch) Again() { w.last, w.out, w.line, w.end = nil, Opening, nil, nil }

// See tells where the try stands at a decision of either seat. It asks the game and changes
// nothing. A choice that reaches the goal by the luck of a draw alone is wrong.
func (w *Watch) See(g game.Game) Outcome {
	at, ok := g.(*rules.Game)
	if !ok || w.out == Wrong {
		return w.out
	}
	if w.Before(g) >= 0 {
		w.out = Opening
		return w.out
	}
	w.p.again(w.p.Limit)
	if o := w.chosen(at); o != nil {
		if v, _ := w.p.option(w.last, o, 0); v == Lost {
			w.fail(w.last, o)
			return w.out
		}
	}
	v, ended := w.p.ended(at)
	switch {
	case ended && v == Won:
		w.out = Reached
	case ended || w.p.Judge(at) == Lost:
		r := w.p.Refute(at)
		w.out, w.line, w.end = Wrong, r.Line, r.End
	default:
		w.out = Going
		if d := at.Decision(); d.Seat == w.z.Seat {
			w.last = at.Clone()
		}
	}
	return w.out
}

// chosen is the option by which the game came about from where the solver had to choose
// last; nil if it did not, or if the opponent has answered since.
func (w *Watch) chosen(g *rules.Game) *game.Option {
	if w.last == nil {
		return nil
	}
	h, d := g.Hash(), w.last.Decision()
	for i := range d.Options {
		if take(w.last, &d.Options[i]).Hash() == h {
			return &d.Options[i]
		}
	}
	return nil
}

// fail notes how a choice fails.
func (w *Watch) fail(g *rules.Game, o *game.Option) {
	w.out = Wrong
	bad, _ := w.p.worstLost(g, o)
	m := said(g, o)
	m.Draws = numbers(bad.draws)
	w.line, w.end = []Move{m}, bad.game
	if bad.game != nil && !bad.chance {
		r := w.p.Refute(bad.game)
		w.line, w.end = append(w.line, r.Line...), r.End
	}
}

// Before is the number of the move before the puzzle that is made now; -1 when all are.
func (w *Watch) Before(g game.Game) int {
	if len(w.before) == 0 || w.out > Opening {
		return -1
	}
	for i := range w.before {
		t, err := scene.On(w.p.Cards, g)
		if err != nil {
			return -1
		}
		if _, _, ok := t.Find(w.before[i]); ok {
			return i
		}
	}
	return -1
}

// Answer is what the opponent answers: the moves before the puzzle, then what refutes a
// wrong try, and against a right one what holds out longest.
func (w *Watch) Answer(g game.Game) (key string, ok bool) {
	at, is := g.(*rules.Game)
	d := g.Decision()
	if !is || d == nil || d.Seat == w.z.Seat {
		return "", false
	}
	if i := w.Before(g); i >= 0 {
		t, err := scene.On(w.p.Cards, g)
		if err != nil {
			return "", false
		}
		key, _, ok = t.Find(w.before[i])
		return key, ok
	}
	w.p.again(w.p.Limit)
	if w.p.Judge(at) == Won {
		if _, o := w.p.pricer().best(at); o != nil {
			return o.Key, true
		}
	} else if o, _ := w.p.failing(at); o != nil {
		return o.Key, true
	}
	return game.PassedOver(d)
}

// Missing says what of the goal is not so where a wrong try ends.
func (w *Watch) Missing() []card.Text {
	if w.end == nil {
		return nil
	}
	return w.p.Missing(w.end)
}

// Hand are the titles of the cards in the opponent's hand, which lies open.
func (w *Watch) Hand(at game.Game) (titles []string) {
	g, ok := at.(*rules.Game)
	if !ok {
		return nil
	}
	for _, id := range g.S.Pile(w.z.Seat.Other(), game.Hand) {
		if !w.p.isBlank(id) {
			titles = append(titles, g.Def(id).Title)
		}
	}
	return titles
}

// Line is how a wrong try fails: the choice itself, what the opponent does, what is drawn.
// What only pays, passes or agrees is left out.
func (w *Watch) Line() (line []Move) {
	for i, m := range w.line {
		switch m.Verb {
		case game.Pass, game.VYes, game.VNo, game.VLose, game.VDone:
			if i > 0 && len(m.Draws) == 0 {
				continue
			}
		}
		line = append(line, m)
	}
	return line
}

// Hint is an option that wins where the solver must choose: the one on the shortest way.
func (w *Watch) Hint(g game.Game) (o game.Option, ok bool) {
	at, is := g.(*rules.Game)
	d := g.Decision()
	if !is || d == nil || d.Seat != w.z.Seat {
		return o, false
	}
	w.p.again(w.p.Limit)
	if w.p.Judge(at) != Won {
		return o, false
	}
	_, best := w.p.pricer().best(at)
	if best == nil {
		return o, false
	}
	o = *best
	o.Say = said(at, best).Say
	return o, true
}
