package gametext

import (
	"fmt"
	"reflect"
	"strings"

	"cantina/engine/card"
)

// A parser reads the tokens of one text, clause by clause.
type parser struct {
	toks  []token
	i     int
	end   int // the token that ends the clause
	memo  []remembered
	chain []int32         // by token: where its chain in memo begins, 0 none
	vals  []reflect.Value // what the slots of the branch being walked hold
	held  *Filter         // a filter whose "with" is the phrase's own
	amb   *Error          // the branch being walked can be read in two ways

	// The farthest failure is nearly always the one to report.
	far     int
	misses  []miss
	root    int    // the token where a part of speech is being begun, else -1
	suspect *Error // a mistake of meaning, found at token reach
	reach   int
}

// A remembered slot is not read twice at one place. Busy ones fail, so that no
// phrase waits for itself.
type remembered struct {
	slot *slot
	val  reflect.Value
	end  int
	ok   bool
	amb  *Error
	next int32 // the next one of the same token
}

// A miss is one thing that would have let the parser go on.
type miss struct {
	node  *node  // its words and slots
	start int    // the token where its phrase began
	name  string // the part of speech or kind of word
	lit   bool   // name is the word itself
	inner bool   // it is one way to begin a part of speech that is itself a miss here
}

func newParser(toks []token) *parser {
	return &parser{toks: toks, end: len(toks) - 1, root: -1, chain: make([]int32, len(toks)),
		memo: make([]remembered, 1, 2*len(toks)+8), vals: make([]reflect.Value, 0, 8), misses: make([]miss, 0, 32)}
}

// Parse reads a card's game text and checks it against the card that has it. It
// returns every clause it understood and every mistake, in the order of the text.
func Parse(src string, c Context) ([]Clause, []*Error) {
	if len(src) > maxText {
		return nil, []*Error{tooLong}
	}
	p, out, errs := parseAll(src)
	good := out[:0]
	for _, r := range out {
		if e := r.clause.spelling(p.toks[r.from:r.to], src); e != nil {
			errs = append(errs, e)
		}
		if more := check(&r.clause, p.toks[r.from:r.to], r.at, c); len(more) > 0 {
			errs = append(errs, more...)
		}
		good = append(good, r)
	}
	clauses := make([]Clause, len(good))
	for i, r := range good {
		clauses[i] = r.clause
	}
	sortErrors(errs)
	return clauses, errs[:min(len(errs), maxErrors)]
}

// A card's game text has less than a tenth of maxText, in bytes. More is not read, and of
// more errors nobody reads.
const (
	maxText   = 8 << 10
	maxErrors = 100
)

var tooLong = &Error{Len: 1, Msg: fmt.Sprintf("this text is longer than %d letters", maxText), Help: "no card says as much"}

// A reading is a clause with the tokens it was read from.
type reading struct {
	clause   Clause
	from, to int   // its tokens
	at       []int // where each head and then each step begins, in bytes
}

// parseAll reads without checking.
func parseAll(src string) (*parser, []reading, []*Error) {
	ready()
	toks, errs := lex(src)
	p := newParser(toks)
	var out []reading
	for from := 0; from < len(toks); from = p.end + 1 {
		for p.end = from; toks[p.end].kind != newline; p.end++ {
		}
		if p.end == from {
			continue
		}
		p.i, p.far, p.misses, p.suspect, p.reach, p.amb = from, from, p.misses[:0], nil, 0, nil
		r := reading{from: from, to: p.end}
		ok := p.clause(&r)
		if ok && p.i < p.end {
			ok = p.fail("the end of the clause")
		}
		switch {
		case !ok:
			if !hasErrorIn(errs, toks[from].pos, toks[p.end].pos) {
				errs = append(errs, p.report())
			}
		case p.amb != nil:
			errs = append(errs, p.amb)
		default:
			r.clause.Pos, r.clause.End = toks[from].pos, toks[p.end-1].end
			out = append(out, r)
		}
	}
	return p, out, errs
}

// clause = [ heads ":" ] ( [ "while" cond "," ] rule | [ "may" ] step { ";" step } )
//
// A side of a location ("light:") has its own colon and may have other heads after
// it. Only heads may go without a body; the checker says which.
func (p *parser) clause(r *reading) bool {
	c := &r.clause
	for p.heads(r) && sideHead(c.Heads[len(c.Heads)-1]) { // each has its own colon
	}
	if len(c.Heads) > 0 && p.i == p.end {
		return true
	}
	for _, h := range c.Heads {
		if _, side := h.(faces); !side {
			return p.deeds(r, h)
		}
	}
	start, amb := p.i, p.amb
	if p.stands(r) && p.i == p.end {
		return true
	}
	p.i, p.amb, c.While, c.Rule, r.at = start, amb, nil, nil, r.at[:len(c.Heads)]
	return p.steps(r)
}

// stands reads a rule that stands, after its condition. A condition that follows is
// understood too, so that Format can put it in its place.
func (p *parser) stands(r *reading) bool {
	c := &r.clause
	first := p.accept("while")
	if first && (!p.condition(c) || !p.accept(",")) {
		return false
	}
	r.at = append(r.at, p.toks[p.i].pos)
	v, ok := p.one(speeches[ruleType])
	if !ok {
		return false
	}
	c.Rule = v.Interface().(Rule)
	if !first && p.is("while") {
		p.i++
		return p.condition(c)
	}
	return true
}

func (p *parser) condition(c *Clause) bool {
	v, ok := p.one(speeches[condType])
	if ok {
		c.While = v.Interface().(Cond)
	}
	return ok
}

// deeds reads what is done after a head that no rule may follow.
func (p *parser) deeds(r *reading, h Head) bool {
	start, amb := p.i, p.amb
	if p.steps(r) && p.i == p.end {
		return true
	}
	end, n := p.i, len(r.clause.Heads)
	var other reading
	p.i, p.amb = start, amb
	if p.stands(&other) && p.i == p.end {
		t, said := p.toks[start], Print(h, card.English)
		return p.wrong(&Error{Pos: t.pos, Len: p.toks[p.end-1].end - t.pos,
			Msg:  fmt.Sprintf("this is a rule that stands; after %q comes something that is done", Brief(said)),
			Help: "right: while in battle, power +1\nright: once per battle: may add 1 battle destiny\nwrong: once per battle: power +1"})
	}
	p.i, p.amb = end, amb
	return len(r.clause.Steps) > 0 && len(r.at) >= n
}

// steps reads what is done.
func (p *parser) steps(r *reading) bool {
	c := &r.clause
	c.May = p.accept("may")
	for {
		from := p.i
		v, ok := p.one(speeches[stepType])
		if !ok {
			return false
		}
		r.at = append(r.at, p.toks[from].pos)
		c.Steps = append(c.Steps, v.Interface().(Step))
		if !p.accept(";") {
			return true
		}
	}
}

// heads reads heads up to and with their colon, or nothing.
func (p *parser) heads(r *reading) bool {
	start, n, amb := p.i, len(r.clause.Heads), p.amb
	for {
		from := p.i
		v, ok := p.one(speeches[headType])
		if !ok {
			break
		}
		r.clause.Heads = append(r.clause.Heads, v.Interface().(Head))
		r.at = append(r.at, p.toks[from].pos)
		if p.accept(":") {
			return true
		}
		if !p.accept(",") {
			break
		}
	}
	p.i, p.amb, r.clause.Heads, r.at = start, amb, r.clause.Heads[:n], r.at[:n]
	return false
}

// peek returns the next token; at the end of a clause it is a newline.
func (p *parser) peek() *token { return &p.toks[p.i] }

// is tells whether the next token is the word or mark w.
func (p *parser) is(w string) bool {
	t := p.peek()
	return t.low == w && t.kind != title && t.kind != newline
}

// accept takes the word or mark w if it is next.
func (p *parser) accept(w string) bool {
	if !p.is(w) {
		p.missed(miss{name: w, start: p.i, lit: true})
		return false
	}
	p.i++
	return true
}

// fail notes what was wanted at the next token.
func (p *parser) fail(want string) bool {
	p.missed(miss{name: want, start: p.i})
	return false
}

func (p *parser) missed(m miss) {
	if p.i < p.far {
		return
	}
	if p.i > p.far {
		p.far, p.misses = p.i, p.misses[:0]
	}
	m.inner = p.i == p.root
	for _, old := range p.misses {
		if old == m {
			return
		}
	}
	p.misses = append(p.misses, m)
}

// wrong notes a mistake of meaning. It is reported if nothing reads farther.
func (p *parser) wrong(e *Error) bool {
	if p.suspect == nil || p.i > p.reach {
		p.suspect, p.reach = e, p.i
	}
	return false
}

// read reads what a slot holds, or finds it read already.
func (p *parser) read(s *slot) (reflect.Value, bool) {
	start := p.i
	for k := p.chain[start]; k != 0; k = p.memo[k].next {
		m := &p.memo[k]
		if m.slot == s {
			if !m.ok {
				return m.val, false
			}
			p.i = m.end
			p.amb = either(p.amb, m.amb)
			return m.val, true
		}
	}
	k, amb := int32(len(p.memo)), p.amb
	p.memo = append(p.memo, remembered{slot: s, next: p.chain[start]})
	p.chain[start] = k
	p.amb = nil
	v, ok := s.read(p)
	if !ok {
		p.i, p.amb = start, nil
	}
	m := &p.memo[k]
	m.val, m.end, m.ok, m.amb = v, p.i, ok, p.amb
	p.amb = either(amb, p.amb)
	return v, ok
}

func either(a, b *Error) *Error {
	if a != nil {
		return a
	}
	return b
}

// one reads the phrase of a part of speech that goes the farthest.
func (p *parser) one(sp *speech) (reflect.Value, bool) {
	if sp == nil {
		return reflect.Value{}, p.fail("a phrase that exists")
	}
	return p.read(sp.slot)
}

// spelling compares a clause with the words that print it: there is one way to
// write each clause.
func (c *Clause) spelling(toks []token, src string) *Error {
	want := Print(*c, card.English)
	if n := len(toks); n > 0 && src[toks[0].pos:toks[n-1].end] == want {
		return nil // most are written so to the letter
	}
	w, _ := lex(want)
	for i, t := range toks {
		if i < len(w) && w[i].kind == t.kind && w[i].low == t.low {
			continue
		}
		e := &Error{Pos: t.pos, Len: t.end - t.pos, Help: "write: " + Brief(want)}
		switch {
		case i >= len(w)-1:
			e.Msg = fmt.Sprintf("%q is one word too many", Brief(t.text))
		case strings.EqualFold(w[i].text, t.text):
			e.Msg = fmt.Sprintf("%q is not quoted as it should be", Brief(t.text))
		default:
			e.Msg = fmt.Sprintf("write %q here, not %q", Brief(w[i].text), Brief(t.text))
		}
		return e
	}
	return nil
}
