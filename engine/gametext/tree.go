package gametext

import (
	"fmt"
	"reflect"

	"cantina/engine/card"
)

// Every phrase of a part of speech lies in one tree of words and slots, so that
// what phrases share at their start is read once. The tree is walked along every
// branch that fits and the phrase that reaches farthest wins.

// A node is a point within phrases.
type node struct {
	words map[string]*node
	order []string // the words, in the order planted
	slots []branch
	end   *phrase // the phrase that is complete here
	empty uint    // its slots that were left empty on the way here, a bit each
	value int     // of an enumerated type: the value complete here
	ends  bool
	name  string // the words of that value
}

type branch struct {
	slot *slot
	to   *node
}

func (n *node) follow(w string) *node {
	if to := n.words[w]; to != nil {
		return to
	}
	if n.words == nil {
		n.words = map[string]*node{}
	}
	to := &node{}
	n.words[w] = to
	n.order = append(n.order, w)
	return to
}

// A speech is a part of speech. More holds the phrases that begin with the same
// part of speech, such as "{A} + {B}": they go on from one already read.
type speech struct {
	typ         reflect.Type
	name        string
	slot        *slot
	first, more *node
}

var speeches = map[reflect.Type]*speech{}

// plant puts a phrase into the tree of its part of speech.
func (p *phrase) plant() {
	sp := speeches[p.iface]
	form, at := p.form[card.English], []planted{{node: sp.first}}
	if form[0].field >= 0 && form[0].slot.typ == p.iface {
		form, at = form[1:], []planted{{node: sp.more}}
	}
	for i, pt := range form {
		var next []planted
		for _, n := range at {
			next = append(next, pt.plant(n, p.iface == predType && i == 0)...)
		}
		at = next
	}
	for _, n := range at {
		if n.end != nil && (n.end != p || n.node.empty != n.empty) {
			p.panic("it is read exactly like %q (%v)", n.end.text[card.English], n.end.typ)
		}
		n.end, n.node.empty = p, n.empty
	}
}

// A planted node is one that a phrase has come to, with the slots it left empty.
type planted struct {
	*node
	empty uint
}

// plant goes on from a node by one part of a phrase, by every way there is. Predicates
// of the card itself go without "is".
func (pt *part) plant(n planted, pred bool) (out []planted) {
	words := func(w ...string) {
		m := n.node
		for _, t := range w {
			m = m.follow(t)
		}
		out = append(out, planted{m, n.empty})
	}
	switch {
	case pt.field >= 0:
		out = append(out, planted{n.pass(pt.slot), n.empty})
		if pt.maybe {
			out = append(out, planted{n.node, n.empty | 1<<pt.field})
		}
	case pt.alts != nil:
		for _, w := range pt.alts {
			words(literal(w)...)
		}
		if pred && pt.alts[0] == "is" {
			words()
		}
	case pt.inf != "":
		words(literal(pt.lit)...)
		words(literal(pt.inf)...)
	default:
		words(pt.toks...)
	}
	return out
}

func (n *node) pass(s *slot) *node {
	for _, b := range n.slots {
		if b.slot == s {
			return b.to
		}
	}
	to := &node{}
	n.slots = append(n.slots, branch{s, to})
	return to
}

// A match is the farthest phrase found in a tree.
type match struct {
	ph    *phrase
	empty uint
	end   int
	vals  []reflect.Value
	amb   *Error
}

func (p *parser) longest(sp *speech) (reflect.Value, bool) {
	start := p.i
	m := match{end: start}
	p.walk(sp.first, sp, start, len(p.vals), &m)
	if m.ph == nil {
		return reflect.Value{}, false
	}
	for {
		p.i, p.amb = m.end, m.amb
		v := m.ph.build(m.vals, m.empty)
		base := len(p.vals)
		p.vals = append(p.vals, v)
		more := match{end: m.end}
		p.walk(sp.more, sp, start, base, &more)
		p.vals = p.vals[:base]
		if more.ph == nil {
			p.i, p.amb = m.end, m.amb
			return v, true
		}
		m = more
	}
}

// walk follows every branch from n and keeps the farthest complete phrase in m.
func (p *parser) walk(n *node, sp *speech, start, base int, m *match) {
	if n.end != nil {
		switch {
		case p.i > m.end:
			m.ph, m.empty, m.end, m.amb = n.end, n.empty, p.i, p.amb
			m.vals = append(m.vals[:0], p.vals[base:]...)
		case p.i < m.end || m.ph == nil || m.ph == n.end || n.end.own < m.ph.own:
		case n.end.own > m.ph.own: // the phrase with more words of its own says it
			m.ph, m.empty, m.amb = n.end, n.empty, p.amb
			m.vals = append(m.vals[:0], p.vals[base:]...)
		case m.amb == nil:
			m.amb = p.twoWays(start, m.ph, n.end)
		}
	}
	t := p.peek()
	if t.kind != title && t.kind != newline {
		if to := n.words[t.low]; to != nil {
			p.i++
			p.walk(to, sp, start, base, m)
			p.i--
		}
	}
	if n.words != nil || n.slots != nil {
		p.missed(miss{node: n, start: start, name: sp.name})
	}
	at, amb, root := p.i, p.amb, p.root
	if at == start {
		p.root = start
	}
	for _, b := range n.slots {
		if v, ok := p.read(b.slot); ok {
			p.vals = append(p.vals, v)
			p.walk(b.to, sp, start, base, m)
			p.vals = p.vals[:len(p.vals)-1]
		}
		p.i, p.amb = at, amb
	}
	p.root = root
}

func (p *parser) twoWays(start int, a, b *phrase) *Error {
	t := p.toks[start]
	return &Error{Pos: t.pos, Len: p.toks[p.i-1].end - t.pos, Msg: "this can be read in two ways",
		Help: fmt.Sprintf("as: %s\nas: %s\none of the two phrases has to go", a.text[card.English], b.text[card.English])}
}

// build makes the phrase's value from what its slots hold.
func (ph *phrase) build(vals []reflect.Value, empty uint) reflect.Value {
	x := reflect.New(ph.typ).Elem()
	i := 0
	for _, pt := range ph.form[card.English] {
		if pt.field >= 0 && empty&(1<<pt.field) == 0 {
			x.Field(pt.field).Set(vals[i])
			i++
		}
	}
	return x
}
