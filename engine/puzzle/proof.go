package puzzle

import (
	"cmp"
	"math"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Proof is what is told of a task that is won.
type Proof struct {
	Nodes     int     // positions looked at to prove it
	Solutions int     // see the package comment
	First     []Move  // one answer of each solution
	Length    int     // decisive decisions on the longest defence
	Width     float64 // answers to each of them, on the average
	Bits      float64
	Grade     int    // 1 to 5
	Line      []Move // the shortest solution against the longest defence
}

// A Move is a choice in a line.
type Move struct {
	Seat  card.Side
	Key   string
	Verb  game.Verb
	Say   card.Text
	Draws []int // destiny numbers that blank cards had on the way
	Only  bool  // of the solver: a decisive one
}

// bounds of the grades in bits: a grade has fewer than its own.
var gradeBits = [...]float64{2.5, 3.5, 4.5, 6.5}

func gradeOf(bits float64) int {
	n, _ := slices.BinarySearch(gradeBits[:], bits+1e-9)
	return n + 1
}

// A price is what it takes to win from a position against the longest defence.
type price struct {
	length, moves, width int
	bits                 float64
}

func (a price) compare(b price) int {
	return cmp.Or(cmp.Compare(a.length, b.length), cmp.Compare(a.moves, b.moves), cmp.Compare(a.bits, b.bits))
}

func (a price) plus(b price) price {
	return price{a.length + b.length, a.moves + b.moves, a.width + b.width, a.bits + b.bits}
}

var endless = price{length: 1 << 20}

// A pricer prices the positions that a prover has won.
type pricer struct {
	*Prover
	known map[key]price
	on    map[key]bool
}

func (p *Prover) pricer() *pricer { return &pricer{p, map[key]price{}, map[key]bool{}} }

// of is the price of a position that is won; endless for one that is on the way to itself.
func (p *pricer) of(g *rules.Game) price {
	met := p.Goal.met(g)
	if _, ended := p.over(g, met); ended {
		return price{}
	}
	k := p.keys.of(g.S, met)
	if x, ok := p.known[k]; ok {
		return x
	}
	if p.on[k] {
		return endless
	}
	p.on[k] = true
	x, _ := p.best(g)
	delete(p.on, k)
	if x.length < endless.length {
		p.known[k] = x
	}
	return x
}

// best is the price of a position that is won and not over, and the option that the price
// is of: the solver's shortest, the opponent's longest.
func (p *pricer) best(g *rules.Game) (price, *game.Option) {
	d := g.Decision()
	if d.Seat != p.Seat {
		worst, reply := price{length: -1}, (*game.Option)(nil)
		for _, i := range p.order(g, d) {
			if x := p.after(g, &d.Options[i]); x.compare(worst) > 0 {
				worst, reply = x, &d.Options[i]
			}
		}
		return worst, reply
	}
	own, good, outs := p.winning(g)
	if len(good) == 0 { // the bound was reached
		return endless, nil
	}
	x, o := endless, good[0]
	for i, a := range good {
		y := price{length: -1}
		for _, out := range outs[i] {
			if z := p.of(out.game); z.compare(y) > 0 {
				y = z
			}
		}
		if a.Verb != game.Pass && a.Verb != game.VDone {
			y.moves++
		}
		if y.compare(x) < 0 {
			x, o = y, a
		}
	}
	return x.plus(own), o
}

// after is the price of the worst that may come of an option.
func (p *pricer) after(g *rules.Game, o *game.Option) price {
	worst := price{length: -1}
	for next := range p.outcomes(g, o) {
		if next.game == nil {
			return endless
		}
		if x := p.of(next.game); x.compare(worst) > 0 {
			worst = x
		}
	}
	return worst
}

// answers are the winning answers of the solver, and what it takes to find one.
func (p *Prover) answers(g *rules.Game) (own price, good []*game.Option) {
	own, good, _ = p.winning(g)
	return own, good
}

// winning is answers, with what may come of each.
func (p *Prover) winning(g *rules.Game) (own price, good []*game.Option, outs [][]outcome) {
	d := g.Decision()
	all := p.order(g, d)
	for _, i := range all {
		list, v := []outcome(nil), Won
		for out := range p.outcomes(g, &d.Options[i]) {
			if out.game == nil || out.chance || p.Judge(out.game) != Won {
				v = Lost
				break
			}
			list = append(list, out)
		}
		if v == Won {
			good, outs = append(good, &d.Options[i]), append(outs, list)
		}
	}
	if n := len(all); len(good) > 0 && len(good) < n {
		own = price{length: 1, width: n, bits: math.Log2(float64(n) / float64(len(good)))}
	}
	return own, good, outs
}

// Prove proves the task. The error is *Unproven where the bound was reached first, and
// *Fails where it is lost.
func (p *Prover) Prove() (*Proof, error) {
	switch p.Judge(p.Game) {
	case Unproved:
		return nil, &Unproven{p.Nodes}
	case Lost:
		return nil, &Fails{p.Refute(p.Game)}
	}
	proof := &Proof{Nodes: p.Nodes}
	p.again(p.Limit)
	price := p.pricer()
	x := price.of(p.Game)
	if p.spent() {
		return nil, &Unproven{p.Limit}
	}
	proof.Length, proof.Bits, proof.Grade = x.length, x.bits, gradeOf(x.bits)
	if x.length > 0 {
		proof.Width = float64(x.width) / float64(x.length)
	}
	p.line(price, proof)
	if p.spent() {
		return nil, &Unproven{p.Limit}
	}
	return proof, nil
}

// line writes the shortest solution against the longest defence into a proof, and finds the
// solutions at its first decisive decision.
func (p *Prover) line(price *pricer, proof *Proof) {
	for g := p.Game; ; {
		if _, ended := p.ended(g); ended || p.spent() {
			return
		}
		_, o := price.best(g)
		if o == nil {
			return
		}
		m := said(g, o)
		if m.Seat == p.Seat {
			own, good := p.answers(g)
			m.Only = own.length > 0
			if m.Only && proof.Solutions == 0 {
				proof.First = p.solutions(g, good)
				proof.Solutions = len(proof.First)
			}
		}
		worst := price.worst(g, o)
		if worst.game == nil {
			return
		}
		m.Draws = numbers(worst.draws)
		proof.Line = append(proof.Line, m)
		g = worst.game
	}
}

// worst is the outcome of an option from which it takes longest to win.
func (p *pricer) worst(g *rules.Game, o *game.Option) (worst outcome) {
	most := price{length: -1}
	for out := range p.outcomes(g, o) {
		if out.game == nil {
			return outcome{}
		}
		if x := p.of(out.game); x.compare(most) > 0 {
			most, worst = x, out
		}
	}
	return worst
}

// said is a choice with its words.
func said(g *rules.Game, o *game.Option) Move {
	seat := g.Decision().Seat
	m := Move{Seat: seat, Key: o.Key, Verb: o.Verb}
	for _, x := range g.View(seat).Prompt.Options {
		if x.Key == o.Key {
			m.Say = x.Say
		}
	}
	return m
}

func numbers(draws []draw) (n []int) {
	for _, x := range draws {
		n = append(n, x.n)
	}
	return n
}

// solutions are the winning answers at a decision, one of each solution: answers that come
// to the same position at once, or that may be given in either order, are one.
func (p *Prover) solutions(g *rules.Game, good []*game.Option) (first []Move) {
	class := make([]int, len(good))
	after := make([]*rules.Game, len(good))
	for i, o := range good {
		class[i] = i
		var outs []outcome
		for out := range p.outcomes(g, o) {
			outs = append(outs, out)
		}
		if len(outs) == 1 {
			after[i] = outs[0].game
		}
	}
	for i := range good {
		for j := range i {
			if class[i] != class[j] && after[i] != nil && after[j] != nil && p.commute(after[i], after[j], good[i], good[j]) {
				old := class[i]
				for x := range class {
					if class[x] == old {
						class[x] = class[j]
					}
				}
			}
		}
	}
	for i, o := range good {
		if class[i] == i {
			first = append(first, said(g, o))
		}
	}
	return first
}

// commute tells whether two answers come to the same position, a by the first and b by
// the second: at once, or when each is followed by the other.
func (p *Prover) commute(a, b *rules.Game, first, second *game.Option) bool {
	if p.key(a) == p.key(b) {
		return true
	}
	x, y := p.then(a, second), p.then(b, first)
	return x != nil && y != nil && p.Judge(x) == Won && p.key(x) == p.key(y)
}

// then is a game after an option that was on offer before and still is when the opponent
// has passed, if nothing is drawn by it; nil if it is not.
func (p *Prover) then(g *rules.Game, o *game.Option) *rules.Game {
	for range 4 {
		d := g.Decision()
		if _, ended := p.ended(g); ended {
			return nil
		}
		if d.Seat == p.Seat {
			break
		}
		i := slices.IndexFunc(d.Options, func(x game.Option) bool { return x.Verb == game.Pass })
		if i < 0 {
			return nil
		}
		g = take(g, &d.Options[i])
	}
	d := g.Decision()
	i := slices.IndexFunc(d.Options, func(x game.Option) bool { return x.Key == o.Key })
	if i < 0 || d.Seat != p.Seat {
		return nil
	}
	var outs []outcome
	for out := range p.outcomes(g, &d.Options[i]) {
		outs = append(outs, out)
	}
	if len(outs) != 1 || outs[0].chance {
		return nil
	}
	return outs[0].game
}
