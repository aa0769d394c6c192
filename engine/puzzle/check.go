package puzzle

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Bound is how many positions the proof of a puzzle may take.
const Bound = 10_000

// Check proves a puzzle: it is won, its trap fails, and the proof holds when it is played
// through (Verify). What its file says of the proof is not compared; see Written.
func (z *Puzzle) Check(cat *catalog.Catalog) (*Proof, error) {
	t, err := z.Start(cat)
	if err != nil {
		return nil, err
	}
	p := NewProver(t, Bound)
	proof, err := p.Prove()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", z.File, err)
	}
	if proof.Length == 0 {
		return proof, fmt.Errorf("%s: no answer of the solver loses: this is no puzzle", z.File)
	}
	if err := p.Verify(); err != nil {
		return proof, fmt.Errorf("%s: %w", z.File, err)
	}
	p.again(p.Limit)
	if err := p.trap(z); err != nil {
		return proof, fmt.Errorf("%s: %w", z.File, err)
	}
	return proof, nil
}

// trap plays the moves of the trap, which must lose.
func (p *Prover) trap(z *Puzzle) error {
	moves, problems := scene.ParseMoves(z.File+": trap", z.Trap)
	if len(problems) > 0 {
		return problems[0]
	}
	g := p.Game
	for _, m := range moves {
		next, err := play(p.Cards, g, m)
		if err != nil {
			return err
		}
		g = next
	}
	switch p.Judge(g) {
	case Won:
		return fmt.Errorf("its trap reaches the goal")
	case Unproved:
		return fmt.Errorf("its trap is not judged within %d positions", p.Limit)
	}
	return nil
}

// play makes a move of a scene on a copy of a game, everybody passing until it is on offer.
func play(cat *catalog.Catalog, g *rules.Game, m scene.Move) (*rules.Game, error) {
	why := ""
	for range 40 {
		t, err := scene.On(cat, g)
		if err != nil {
			return nil, err
		}
		d := g.Decision()
		if d == nil {
			break
		}
		key, tied, ok := t.Find(m)
		if len(tied) > 0 {
			return nil, m.Problem("it may mean any of these", strings.Join(tied, "\n"))
		}
		if !ok {
			if d.Seat == m.Side && why == "" {
				why = "on offer was:"
				for _, o := range d.Options {
					why += "\n  " + o.Key
				}
			}
			if key, ok = game.PassedOver(d); !ok {
				break
			}
			ok = false
		}
		i := slices.IndexFunc(d.Options, func(o game.Option) bool { return o.Key == key })
		if g = take(g, &d.Options[i]); ok {
			return g, nil
		}
	}
	return nil, m.Problem("this move cannot be made", why)
}

// Moves are the moves of a line as a scene writes them.
func Moves(line []Move) string {
	var b strings.Builder
	for _, m := range line {
		b.WriteString("> " + m.Key)
		for i, n := range m.Draws {
			b.WriteString([]string{"   # drawn: ", ", "}[min(i, 1)])
			fmt.Fprint(&b, n)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Written is the file of a puzzle with what its proof says, and whether it said so before.
func (z *Puzzle) Written(proof *Proof) (src string, same bool) {
	src = z.src
	for _, of := range []struct{ key, value string }{
		{"grade", fmt.Sprint(proof.Grade)}, {"solutions", fmt.Sprint(proof.Solutions)}, {"nodes", fmt.Sprint(proof.Nodes)},
	} {
		src = z.put(src, of.key, regexp.MustCompile(`(?m)^`+of.key+` = .*\n`), of.key+" = "+of.value+"\n")
	}
	src = z.put(src, "solution", regexp.MustCompile(`(?ms)^solution = '''.*?'''\n`), "solution = '''\n"+Moves(proof.Line)+"'''\n")
	return src, src == z.src
}

// put writes an entry in the place of an older one, or before the words.
func (z *Puzzle) put(src, key string, old *regexp.Regexp, entry string) string {
	if at := old.FindStringIndex(src); at != nil {
		return src[:at[0]] + entry + src[at[1]:]
	}
	at := strings.Index(src, "[title]")
	return src[:at] + entry + src[at:]
}

// An Answer is an option and what it comes to.
type Answer struct {
	Key     string
	Verdict Verdict
}

// Survey is the verdict on each answer to the decision at hand, whose ever it is.
func (p *Prover) Survey(g *rules.Game) (list []Answer) {
	d := g.Decision()
	if d == nil {
		return nil
	}
	for _, i := range p.order(g, d) {
		v, _ := p.option(g, &d.Options[i], 0)
		list = append(list, Answer{d.Options[i].Key, v})
	}
	return list
}

// Verify plays the proof through: the solver's shortest answer at each of his decisions,
// every answer of the opponent, every number drawn, on what the rules make of it. The goal
// must be reached at the end of each line.
func (p *Prover) Verify() error {
	p.again(p.Limit)
	v := &verifier{p.pricer(), map[uint64]bool{}}
	return v.play(p.Game, nil)
}

type verifier struct {
	*pricer
	seen map[uint64]bool // positions played on, by all that a state holds
}

func (v *verifier) play(g *rules.Game, line []Move) error {
	if verdict, ended := v.ended(g); ended {
		if verdict == Won {
			return nil
		}
		return fmt.Errorf("the proof fails in this line:\n%s", Moves(line))
	}
	h := g.Hash()
	if v.seen[h] {
		return nil
	}
	v.seen[h] = true
	d := g.Decision()
	list := v.order(g, d)
	options := make([]*game.Option, 0, len(list))
	if d.Seat == v.Seat {
		_, o := v.best(g)
		if o == nil {
			return fmt.Errorf("no answer wins in this line:\n%s", Moves(line))
		}
		options = append(options, o)
	} else {
		for _, i := range list {
			options = append(options, &d.Options[i])
		}
	}
	for _, o := range options {
		for out := range v.outcomes(g, o) {
			if out.game == nil {
				return &Unproven{v.Limit}
			}
			if out.chance {
				return fmt.Errorf("the proof rests on chance in this line:\n%s> %s", Moves(line), o.Key)
			}
			next := append(line[:len(line):len(line)], Move{Seat: d.Seat, Key: o.Key, Draws: numbers(out.draws)})
			if err := v.play(out.game, next); err != nil {
				return err
			}
		}
	}
	return nil
}
