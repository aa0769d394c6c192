package scene

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// patience is how many passes are implied before a move, at most.
const patience = 60

// clone copies the game, with the pace of a scene: it halts at every question.
func (r *runner) clone() *rules.Game {
	g := r.g.Clone()
	g.Halts = true
	return g
}

// A trail is what was done by force since the last step that went on.
type trail struct {
	forced  []*game.Decision // the questions, but for those of which the scene has spoken
	windows []*rules.Game    // the game at each of them
}

// A stand is where the runner is.
type stand struct {
	g *rules.Game
	trail
	said int
}

func (r *runner) here() stand { return stand{r.g, r.trail, len(r.said)} }

func (r *runner) back(to stand) { r.g, r.trail, r.said = to.g, to.trail, r.said[:to.said] }

// take makes a choice; how says for the trace how it came about.
func (r *runner) take(o *game.Option, how string) error {
	d, key, from := r.g.Decision(), o.Key, 0
	if len(d.Options) == 1 {
		how = "forced"
	}
	if r.tracing {
		from = len(r.g.View(d.Seat).Log)
	}
	_, err := r.g.Choose(key)
	if r.tracing && err == nil {
		r.tell(d, key, how, from)
	}
	return err
}

// must takes an option that the scene does not speak of.
func (r *runner) must(o *game.Option) {
	if d := r.g.Decision(); len(d.Options) == 1 {
		r.forced = append(r.forced, d)
		r.windows = append(r.windows, r.clone())
	}
	if err := r.take(o, "implied"); err != nil {
		panic(err)
	}
}

// maxForced is more answers in a row that are no choice than any game has.
const maxForced = 1000

// settle takes what is no choice: the only answer to a question, and the pass of one
// who cannot respond. It stops where somebody may choose, or has agreed to be asked, and at a chance to act, be it
// to pass only: there the moment of a move is over, and the next begins.
func (r *runner) settle() {
	for n := 0; ; n++ {
		if n > maxForced {
			r.fail(span{r.scene.pos, r.scene.pos + 1}, "two texts that answer each other for ever are a fault of the engine", "after %d answers that are no choice nobody can choose yet", maxForced)
			return
		}
		d := r.g.Decision()
		if d == nil || len(d.Options) > 1 || d.Idle || d.Kind == game.AskAction {
			return
		}
		r.must(&d.Options[0])
	}
}

// obeyed tells whether a move says what was just done by force, and forgets it.
func (r *runner) obeyed(move []word) bool {
	side, _ := mover(move)
	for i, d := range r.forced {
		if d.Seat == side {
			if o, _ := r.match(d, move); o != nil {
				r.forced = r.forced[i+1:]
				return true
			}
		}
	}
	return false
}

// implied is the option of a decision that is taken where a scene says nothing of it:
// a pass, or the only answer. Nil if somebody must choose.
func implied(d *game.Decision) *game.Option {
	if d != nil && len(d.Options) == 1 {
		return &d.Options[0]
	}
	return pass(d)
}

// pass is the option of a decision that passes, or nil.
func pass(d *game.Decision) *game.Option {
	if d != nil {
		for i := range d.Options {
			if d.Options[i].Verb == game.Pass {
				return &d.Options[i]
			}
		}
	}
	return nil
}

// A moment is a phase of a turn.
type moment struct {
	turn   int16
	active card.Side
	phase  game.Phase
}

func (r *runner) moment() moment { return moment{r.g.S.Turn, r.g.S.Active, r.g.S.Phase} }

// seek lets everybody pass until the move is on offer within the phase. The runner is
// then at that moment; if there is none it stays where it was, and why says why.
func (r *runner) seek(move []word) (o *game.Option, why string) {
	side, ok := mover(move)
	if !ok {
		return nil, `a move begins with "dark" or "light"`
	}
	here := r.here()
	r.g = r.clone()
	defer func() {
		if o == nil {
			r.back(here)
		}
	}()
	now, first := r.moment(), ""
	for range patience {
		d := r.g.Decision()
		if d == nil {
			return nil, or(first, "the game is over")
		}
		if d.Seat == side {
			o, tied := r.match(d, move)
			switch at := r.moment(); {
			case o != nil && at != now:
				return nil, fmt.Sprintf("this phase is over before it is on offer; write above it \"go: %s %s\"", at.active, at.phase)
			case o != nil:
				return o, ""
			case len(tied) > 0:
				return nil, "it may mean any of these; write more of it:\n" + list(tied)
			case first == "":
				first = "on offer for " + side.String() + " is:\n" + list(keys(d))
			}
		}
		p := implied(d)
		if p == nil || r.g.S.Turn > now.turn+1 {
			return nil, or(first, asked(d))
		}
		r.must(p)
	}
	return nil, first
}

// asked says what must be answered first.
func asked(d *game.Decision) string {
	return fmt.Sprintf("first %s must answer %q:\n%s", d.Seat, d.Prompt[card.English], list(keys(d)))
}

// chance is the game where side is next asked within the phase, everybody else
// passing; the game as it stands if there is no such moment.
func (r *runner) chance(side card.Side) *rules.Game {
	here := r.g
	defer func() { r.g = here }()
	r.g = r.clone()
	now := r.moment()
	for range patience {
		d := r.g.Decision()
		if d == nil || r.moment() != now {
			break
		}
		if d.Seat == side {
			return r.g
		}
		p := implied(d)
		if p == nil {
			break
		}
		if _, err := r.g.Choose(p.Key); err != nil {
			break
		}
	}
	return here
}

// goTo lets everybody pass until the goal is reached, through one turn at most.
func (r *runner) goTo(st step) bool {
	turn := r.g.S.Turn
	if st.goal.phases() && st.goal.reached(r.g.S, turn) {
		r.fail(st.span, "leave it out, or write \"go: next turn\" above it", "it is %s %s already", st.goal.side, st.goal.phase)
		return false
	}
	if st.goal.over && !r.g.S.Battle.On {
		r.fail(st.span, "leave it out", "there is no battle that could end")
		return false
	}
	var over []string
	for range 8 * patience {
		if st.goal.reached(r.g.S, turn) {
			r.trail = trail{}
			r.settle()
			return true
		}
		if st.goal.inBattle && !r.g.S.Battle.On {
			r.fail(st.span, "what happened in a battle may still be asked when it is over", "there is no battle, or nobody had a choice in that segment")
			return false
		}
		d := r.g.Decision()
		if d == nil {
			r.fail(st.span, "the game is over"+passedOver(over), "this is not reached")
			return false
		}
		p := implied(d)
		if p == nil {
			r.fail(st.span, asked(d)+passedOver(over), "this is not reached")
			return false
		}
		if r.g.S.Turn > turn+1 {
			break
		}
		if len(d.Options) > 1 {
			at := r.moment()
			over = append(over, fmt.Sprintf("turn %d, %s %s: %s might %s", at.turn, at.active, at.phase, d.Seat, d.Options[0].Key))
		}
		r.must(p)
	}
	r.fail(st.span, "a \"go:\" ends after one turn; write one for each turn"+passedOver(over), "this is not reached")
	return false
}

// phases tells whether the goal is a phase.
func (g goal) phases() bool { return !g.inBattle && !g.over && !g.turn && !g.end }

// reached tells whether a goal is reached that was set in some turn.
func (g goal) reached(s *game.State, turn int16) bool {
	switch {
	case g.inBattle:
		return s.Battle.On && s.Battle.Segment >= g.segment
	case g.over:
		return !s.Battle.On
	case g.turn:
		return s.Turn > turn
	case g.end:
		return s.Ended
	}
	return s.Active == g.side && s.Phase == g.phase
}

// passedOver tells what somebody might have done on the way.
func passedOver(over []string) string {
	if len(over) == 0 {
		return ""
	}
	return "\npassed over:\n" + list(over)
}

// goOn lets the moment pass: nobody responds, until what was begun is done; or, where
// it is, those pass who can do nothing else, until somebody has a choice again or the
// phase is over.
func (r *runner) goOn(st step) bool {
	now, went := r.moment(), false
	r.trail = trail{}
	for d := r.g.Decision(); d != nil && d.Kind == game.AskRespond && pass(d) != nil; d = r.g.Decision() {
		r.must(pass(d))
		r.settle()
		went = true
	}
	if went {
		return true
	}
	d := r.g.Decision()
	for d != nil && len(d.Options) == 1 && r.moment() == now {
		r.must(&d.Options[0])
		d, went = r.g.Decision(), true
	}
	if !went {
		why := "the game is over"
		if d != nil {
			why = asked(d)
		}
		r.fail(st.span, why, "nothing goes on by itself here")
	}
	r.settle()
	return went
}
