package puzzle

import (
	"fmt"

	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Verdict is what is proved of a position.
type Verdict uint8

const (
	Unproved Verdict = iota // the bound was reached first
	Won                     // the solver reaches the goal, whatever happens
	Lost                    // the solver cannot make sure of it
)

func (v Verdict) String() string { return [...]string{"unproved", "won", "lost"}[v] }

// A Prover judges positions of a task. It is not safe for two goroutines.
type Prover struct {
	*Task
	Limit int // how many positions it looks at before it gives up
	Nodes int // how many it has looked at
	Tries int // how many options it has carried out, with each number that may be drawn

	keys   keyer
	judged map[key]Verdict
	path   map[key]int // positions on the way to the one at hand, with their depth
	plain  *rules.Plain
}

// NewProver makes a prover of a task.
func NewProver(t *Task, limit int) *Prover {
	p := &Prover{Task: t, Limit: limit, judged: map[key]Verdict{}, path: map[key]int{}}
	p.keys = keyer{blank: make([]bool, len(t.Game.S.Cards)), exact: t.Exact}
	for _, id := range t.Blank {
		p.keys.blank[id] = true
	}
	p.plain = rules.PlainCards(t.Cards)
	return p
}

// Judge is the verdict on a position of the task.
func (p *Prover) Judge(g *rules.Game) Verdict {
	v, _ := p.judge(g, 0)
	return v
}

// none is a depth below which nothing was cut off.
const none = 1 << 30

// judge is the verdict on a position at a depth. low is the least depth of a position on
// the way to which it came back: what comes back to itself is no way to a goal, and a
// position lost for that reason alone may be won on another way.
func (p *Prover) judge(g *rules.Game, depth int) (v Verdict, low int) {
	met := p.Goal.met(g)
	if v, ended := p.over(g, met); ended {
		return v, none
	}
	k := p.keys.of(g.S, met)
	if v, ok := p.judged[k]; ok {
		return v, none
	}
	if at, ok := p.path[k]; ok {
		return Lost, at
	}
	if p.spent() {
		return Unproved, none
	}
	p.Nodes++
	p.path[k] = depth
	v, low = p.among(g, depth)
	delete(p.path, k)
	if v == Won || v == Lost && low >= depth {
		p.judged[k] = v
	}
	if low >= depth {
		low = none
	}
	return v, low
}

// ended tells whether nothing is left to choose for the verdict on a position.
func (p *Prover) ended(g *rules.Game) (v Verdict, ended bool) { return p.over(g, p.Goal.met(g)) }

// over is ended; met is what of the goal is so.
func (p *Prover) over(g *rules.Game, met uint64) (v Verdict, ended bool) {
	over := p.Until.Past(g.Status()) || g.Decision() == nil
	switch {
	case (over || !p.Keep) && met == p.Goal.all():
		return Won, true
	case over:
		return Lost, true
	}
	return Unproved, false
}

// spent tells whether the bound is reached: a position has eight tries on the average.
func (p *Prover) spent() bool { return p.Nodes >= p.Limit || p.Tries >= 8*p.Limit }

// again gives the prover its whole bound once more.
func (p *Prover) again(limit int) { p.Nodes, p.Tries, p.Limit = 0, 0, limit }

// key is the key of a position.
func (p *Prover) key(g *rules.Game) key { return p.keys.of(g.S, p.Goal.met(g)) }

// among judges a position by its options: of the solver one good one is enough, of the
// opponent all count.
func (p *Prover) among(g *rules.Game, depth int) (Verdict, int) {
	d := g.Decision()
	low, doubt := none, false
	mine := d.Seat == p.Seat
	for _, i := range p.order(g, d) {
		v, l := p.option(g, &d.Options[i], depth)
		low = min(low, l)
		switch {
		case mine && v == Won, !mine && v == Lost:
			if v == Won {
				low = none
			}
			return v, low
		case v == Unproved:
			doubt = true
		}
	}
	switch {
	case doubt:
		return Unproved, low
	case mine:
		return Lost, low
	}
	return Won, none
}

// order lists the options of a decision in the order in which they are tried: what is done
// before what is passed up. What would be done with a blank card of the hand is none.
func (p *Prover) order(g *rules.Game, d *game.Decision) []int {
	list, later := make([]int, 0, len(d.Options)), []int(nil)
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case p.usesBlank(g, o):
		case o.Verb == game.Pass || o.Verb == game.VDone || o.Verb == game.VDraw:
			later = append(later, i)
		default:
			list = append(list, i)
		}
	}
	if list = append(list, later...); len(list) == 0 { // nothing else may be answered
		for i := range d.Options {
			list = append(list, i)
		}
	}
	return list
}

// usesBlank tells whether an option plays a blank card from hand.
func (p *Prover) usesBlank(g *rules.Game, o *game.Option) bool {
	switch o.Verb {
	case game.VLose, game.VForfeit, game.VTarget, game.VPlace:
		return false
	}
	blank := func(id game.CardID) bool {
		return id > 0 && int(id) < len(p.keys.blank) && p.keys.blank[id] && g.S.C(id).Zone == game.Hand
	}
	return blank(o.Card) || blank(o.With)
}

// option is the verdict on an option: the worst of what may be drawn.
func (p *Prover) option(g *rules.Game, o *game.Option, depth int) (v Verdict, low int) {
	v, low = Won, none
	for next := range p.outcomes(g, o) {
		w, l := Lost, none
		switch {
		case next.game == nil:
			w = Unproved
		case !next.chance:
			w, l = p.judge(next.game, depth+1)
		}
		low = min(low, l)
		if w == Lost {
			return Lost, low
		}
		if w == Unproved {
			v = Unproved
			if p.spent() {
				return v, low
			}
		}
	}
	if v == Won {
		low = none
	}
	return v, low
}

// take carries out an option on a copy of a game.
func take(g *rules.Game, o *game.Option) *rules.Game {
	c := g.Clone()
	x := *o
	c.Take(&x)
	return c
}

// An Unproven says that a task is not proved within its bound.
type Unproven struct{ Nodes int }

// Error says it in English.
func (e *Unproven) Error() string { return fmt.Sprintf("not proved within %d positions", e.Nodes) }
