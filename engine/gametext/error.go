package gametext

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// An Error is a mistake in a card's game text: where it is, what was wanted there,
// and how to mend it.
type Error struct {
	Pos, Len int // bytes, in the card's rules text
	Msg      string
	Help     string
}

func (e *Error) Error() string { return e.Msg }

// Explain shows the error under its line. Base is where the rules text begins in
// src, in bytes.
func (e *Error) Explain(file, src string, base int) string {
	at := ExcerptAt(src, 0, 1, base+e.Pos, e.Len)
	return fmt.Sprintf("%s:%d:%d: %s\n%v", file, at.Line, at.Col, e.Msg, at) + Helped(e.Help)
}

func sortErrors(errs []*Error) {
	slices.SortStableFunc(errs, func(a, b *Error) int { return cmp.Compare(a.Pos, b.Pos) })
}

func hasErrorIn(errs []*Error, from, to int) bool {
	return slices.ContainsFunc(errs, func(e *Error) bool { return e.Pos >= from && e.Pos <= to })
}

// report makes the error for a clause that could not be read.
func (p *parser) report() *Error {
	if p.suspect != nil && p.reach >= p.far {
		return p.suspect
	}
	t := p.toks[p.far]
	e := &Error{Pos: t.pos, Len: max(t.end-t.pos, 1)}
	want, words, hints := p.wanted()
	first := p.far == 0 || p.toks[p.far-1].kind == newline
	if near, n := p.nearest(words); near != "" {
		last := p.toks[p.far+n-1]
		e.Len = last.end - t.pos
		e.Msg = fmt.Sprintf("no phrase has %q here; did you mean %q?", Brief(p.said(p.far, n)), near)
		hints = slices.DeleteFunc(hints, func(h string) bool {
			return !slices.Contains(strings.FieldsFunc(strings.ToLower(h), func(r rune) bool { return r == ' ' || r == '|' }), near)
		})
	} else if first && t.kind != newline {
		e.Msg = fmt.Sprintf("no clause begins with %s", found(t))
		hints = nil
	} else if t.kind == newline {
		if p.far > 0 {
			e.Pos = p.toks[p.far-1].end
		}
		e.Msg = "the clause ends too soon: expected " + list(want)
	} else {
		e.Msg = fmt.Sprintf("expected %s, found %s", list(want), found(t))
	}
	var help []string
	for at := p.far; at >= max(p.far-2, 0) && len(help) == 0; at-- {
		if say := p.ours(at); say != "" {
			help = append(help, say)
		}
	}
	for _, h := range hints {
		help = append(help, "in: "+h)
	}
	e.Help = strings.Join(help, "\n")
	return e
}

func found(t token) string {
	if t.kind == title {
		return "the title " + strconv.Quote(Brief(t.text))
	}
	return strconv.Quote(Brief(t.text))
}

// wanted sums up the misses at the farthest token: what to list, every word that
// would have fit, and the phrases that had begun.
func (p *parser) wanted() (want, words, hints []string) {
	add := func(to *[]string, s string) {
		if s != "" && !slices.Contains(*to, s) {
			*to = append(*to, s)
		}
	}
	for _, m := range p.misses {
		if m.node != nil && m.start < p.far && !m.inner { // inside a phrase
			for _, w := range m.node.order {
				add(&want, strconv.Quote(w))
			}
		}
	}
	for _, m := range p.misses {
		if m.inner {
			m.addWords(add, &words)
			continue
		}
		switch {
		case m.node == nil && m.lit:
			add(&want, strconv.Quote(m.name))
			m.addWords(add, &words)
		case m.node == nil:
			add(&want, m.name)
			m.addWords(add, &words)
		default:
			m.addWords(add, &words)
			if m.start == p.far && (len(m.node.order) > 4 || len(m.node.slots) > 0) {
				add(&want, article(speechName(strings.TrimPrefix(strings.TrimPrefix(m.name, "an "), "a "))))
				continue
			}
			for _, w := range m.node.order {
				add(&want, strconv.Quote(w))
			}
			for _, b := range m.node.slots {
				if e := enums[b.slot.typ]; e == nil || len(e.root.order) > 4 { // else its words are listed
					add(&want, b.slot.name)
				}
			}
			for _, h := range m.node.templates(nil) {
				if len(hints) < 3 {
					add(&hints, h)
				}
			}
		}
	}
	return want, words, hints
}

// addWords adds every word that would have been right.
func (m *miss) addWords(add func(*[]string, string), words *[]string) {
	switch {
	case m.node != nil:
		for _, w := range m.node.order {
			add(words, w)
		}
	case m.lit:
		add(words, m.name)
	case m.name == kindOfCard:
		for _, n := range nouns {
			add(words, strings.ToLower(n.Word))
			add(words, strings.ToLower(n.Plural))
		}
		for _, a := range adjectives {
			add(words, strings.ToLower(a.Word))
		}
	}
}

// hint is the template as an author is told it: a slot for one of a few words lists them.
func (p *phrase) hint() string {
	s := strings.ReplaceAll(p.text[card.English], "^", "|")
	for _, pt := range p.form[card.English] {
		if pt.field < 0 {
			continue
		}
		f := p.typ.Field(pt.field)
		e := enums[f.Type]
		if e == nil || len(e.names) > 4 {
			continue
		}
		var words []string
		for _, name := range e.names {
			words = append(words, strings.FieldsFunc(name[card.English], func(r rune) bool { return r == '|' || r == '^' })[0])
		}
		s = strings.Replace(s, "{"+f.Name+"}", strings.Join(words, "/"), 1)
	}
	return s
}

// templates returns some of the phrases that lie beyond a node.
func (n *node) templates(out []string) []string {
	if n.ends && strings.Contains(n.name, " ") {
		out = append(out, strings.ReplaceAll(n.name, "^", "|"))
	}
	if n.end != nil && n.end.own > 0 {
		out = append(out, n.end.hint())
	}
	for _, w := range n.order {
		if len(out) < 3 {
			out = n.words[w].templates(out)
		}
	}
	for _, b := range n.slots {
		if len(out) < 3 {
			out = b.to.templates(out)
		}
	}
	return out
}

// list joins at most six things that were wanted.
func list(want []string) string {
	switch n := len(want); {
	case n == 0:
		return "something else"
	case n == 1:
		return want[0]
	case n > 6:
		return strings.Join(want[:6], ", ") + ", …"
	default:
		return strings.Join(want[:n-1], ", ") + " or " + want[n-1]
	}
}

// nearest finds what was meant at the farthest token: a word, or a kind of card of
// up to three words. It tells how many tokens that replaces.
func (p *parser) nearest(words []string) (string, int) {
	for n := 3; n > 0; n-- {
		if p.far+n >= len(p.toks) || slices.ContainsFunc(p.toks[p.far:p.far+n], func(t token) bool { return t.kind != word }) {
			continue
		}
		if near := nearest(strings.ToLower(p.said(p.far, n)), words); near != "" && strings.Count(near, " ") == n-1 {
			if noun := nounByWord[near]; noun != nil && strings.EqualFold(noun.Word, near) {
				near = noun.Word
			} else if noun != nil {
				near = noun.Plural
			}
			return near, n
		}
	}
	return "", 0
}

// said is the text of n tokens.
func (p *parser) said(from, n int) string {
	var out []string
	for _, t := range p.toks[from : from+n] {
		out = append(out, t.text)
	}
	return strings.Join(out, " ")
}

// nearest returns the word most like w, or "".
func nearest(w string, words []string) string {
	best, score := "", 1
	if len(w) > 4 {
		score = 3
	} else if len(w) > 2 {
		score = 2
	}
	for _, x := range words {
		if d := distance(w, x); d < score && d < len(x) {
			best, score = x, d
		}
	}
	return best
}

// distance counts the letters to change, add, drop or swap to make a into b.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	if len(x)-len(y) > 2 || len(y)-len(x) > 2 {
		return 3
	}
	before, row := make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		last := before
		before = row
		row = make([]int, len(y)+1)
		row[0] = i + 1
		for j := range y {
			cost := 1
			if x[i] == y[j] {
				cost = 0
			}
			row[j+1] = min(before[j]+cost, before[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && x[i] == y[j-1] && x[i-1] == y[j] {
				row[j+1] = min(row[j+1], last[j-1]+1)
			}
		}
	}
	return row[len(y)]
}
