package scene

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A Goal is expectations that must all hold of a game that goes on being played.
type Goal struct {
	file, src string
	steps     []step
}

// ParseGoal reads a goal: expectations without "=", a line each. Only those that the window
// can say in both languages (goalWords) may be a goal.
func ParseGoal(file, src string) (*Goal, []Problem) {
	p := &parser{file: file, src: src, lines: 1}
	g := &Goal{file: file, src: src}
	for _, l := range lines(src) {
		st, found := step{span: span{l.pos, l.end}, kind: '='}, p.found
		if p.lex(l.pos, l.end); p.peek().text == "=" {
			p.fail(p.peek().span, `leave out the "="`, "a line of a goal is the expectation alone")
		} else if p.expectation(&st) {
			if _, ok := goalWords[forms[st.form].words]; !ok {
				p.fail(st.span, "goals are, besides:\n  "+strings.Join(goalForms(), "\n  "), "this expectation cannot be a goal: the window has no words for it")
			}
		}
		if p.found == found {
			g.steps = append(g.steps, st)
		}
	}
	if len(g.steps) == 0 && p.found == 0 {
		p.fail(span{0, 1}, "such as: lost of dark: 2", "a goal says what must be so")
	}
	return g, p.problems
}

// goalForms are the forms that may be a goal, in their order.
func goalForms() (words []string) {
	for _, f := range forms {
		if _, ok := goalWords[f.words]; ok {
			words = append(words, f.words)
		}
	}
	return words
}

// Moves are moves of a scene, to be found among what is on offer.
type Moves []Move

// A Move is one of them.
type Move struct {
	Side  card.Side
	Words string // as written
	file  string
	src   string
	at    span
	words []word
}

// Problem is a mistake at a move.
func (m Move) Problem(msg, help string) Problem {
	return catalog.NewProblem(m.file, m.src, m.at.pos, m.at.end-m.at.pos, msg, help)
}

// ParseMoves reads lines "> MOVE".
func ParseMoves(file, src string) (Moves, []Problem) {
	p := &parser{file: file, src: src, lines: 1}
	var out Moves
	for _, l := range lines(src) {
		text := strings.TrimSpace(src[l.pos:l.end])
		at := span{l.pos, l.pos + len(text)}
		if text[0] != '>' {
			p.fail(at, "such as: > dark deploy Stormtrooper at \"Tatooine: Cantina\"", "here stand moves, each after \">\"")
			continue
		}
		s, found := &Scene{}, p.found
		p.lex(l.pos+1, l.end)
		if p.step(s, '>', at); len(s.steps) == 0 || p.found > found {
			continue
		}
		move := s.steps[0].move
		side, ok := mover(move)
		if !ok {
			p.fail(at, "", `a move begins with "dark" or "light"`)
			continue
		}
		out = append(out, Move{side, strings.TrimSpace(text[1:]), file, src, at, move})
	}
	return out, p.problems
}

// MovesOf are the moves ("> MOVE") among the steps of a scene's text; what cannot be read is
// left out.
func MovesOf(file, steps string) (out Moves) {
	for _, l := range lines(steps) {
		if text := steps[l.pos:l.end]; text[0] == '>' {
			moves, _ := ParseMoves(file, text)
			out = append(out, moves...)
		}
	}
	return out
}

// An Until is where a try at a goal is over: a phase, the next turn, or left unsaid.
type Until struct {
	goal goal
	said bool
}

// ParseUntil reads "dark control" or "next turn".
func ParseUntil(file, src string) (Until, []Problem) {
	p := &parser{file: file, src: src, lines: 1}
	ls := lines(src)
	if len(ls) != 1 {
		p.fail(span{0, 1}, "", `here stands a phase, such as "dark control", or "next turn"`)
		return Until{}, p.problems
	}
	s := &Scene{}
	p.lex(ls[0].pos, ls[0].end)
	p.goal(s, span{ls[0].pos, ls[0].end})
	if p.end(); len(s.steps) == 1 && !s.steps[0].goal.phases() && !s.steps[0].goal.turn {
		p.fail(s.steps[0].span, "", `here stands a phase, such as "dark control", or "next turn"`)
	}
	if len(p.problems) > 0 {
		return Until{}, p.problems
	}
	return Until{s.steps[0].goal, true}, nil
}

// A Deadline is the moment at which a try is over.
type Deadline struct {
	Turn  int
	Phase game.Phase
}

// From is the deadline of a try that begins where a game stands; said nowhere it is the end of
// the learner's turn, of his next one if it is not his turn.
func (u Until) From(st game.Status, learner card.Side) Deadline {
	d := Deadline{Turn: st.Turn + 1}
	switch {
	case !u.said && st.Active != learner:
		d.Turn++
	case u.said && u.goal.turn || !u.said:
	case u.goal.side == st.Active && u.goal.phase > st.Phase:
		d = Deadline{st.Turn, u.goal.phase}
	case u.goal.side == st.Active:
		d = Deadline{st.Turn + 2, u.goal.phase}
	default:
		d.Phase = u.goal.phase
	}
	return d
}

// Past tells whether the moment has come, or the game is over.
func (d Deadline) Past(st game.Status) bool {
	return st.Ended || st.Turn > d.Turn || st.Turn == d.Turn && st.Phase >= d.Phase
}

// An Unmet is an expectation of a goal that is not so.
type Unmet struct {
	Line string    // as written
	Is   string    // what is so instead, for authors
	Say  card.Text // what is not so, for players
}

// Unmet lists what of a goal is not so now. The error is of its author: a card that is not in
// this game.
func (t *Table) Unmet(g *Goal) (out []Unmet, err error) {
	r := t.runner
	r.scene = &Scene{File: g.file, src: g.src}
	for _, st := range g.steps {
		r.broken, r.failures = false, nil
		is := r.not(st)
		if r.broken && len(r.failures) > 0 {
			return nil, r.failures[0]
		}
		if is != "" {
			out = append(out, Unmet{strings.TrimSpace(g.src[st.pos:st.end]), is, r.unmet(st)})
		}
	}
	return out, nil
}

// Met tells whether all of a goal is so now.
func (t *Table) Met(g *Goal) bool {
	unmet, err := t.Unmet(g)
	return err == nil && len(unmet) == 0
}

// Find is the key of the option of the decision at hand that a move means; tied are those
// that it does not tell apart, ok tells whether there is just one.
func (t *Table) Find(m Move) (key string, tied []string, ok bool) {
	d := t.g.Decision()
	if d == nil || d.Seat != m.Side {
		return "", nil, false
	}
	o, tied := t.match(d, m.words)
	if o == nil {
		return "", tied, false
	}
	return o.Key, nil, true
}

// Unknown is a title in a move that no card of the game has, or "".
func (t *Table) Unknown(m Move) string {
	i := slices.IndexFunc(m.words, func(w word) bool {
		return w.quoted && len(t.all(name{text: w.text}, func(*game.Card) bool { return true })) == 0
	})
	if i < 0 {
		return ""
	}
	return m.words[i].text
}
