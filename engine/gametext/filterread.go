package gametext

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
)

// read reads a filter in the order that its comment gives.
func (f *Filter) read(p *parser) bool {
	start, amb := p.i, p.amb
	if !f.determiner(p) {
		p.i = start
		return false
	}
	if !f.core(p, true) && (f.Det != DetThis || p.i > start+1) {
		p.i, p.amb = start, amb
		return false
	}
	if f.hasCore() && p.is("except") {
		p.i++
		var g Filter
		if !g.core(p, true) {
			return false
		}
		if f.Except = []Filter{g}; len(g.Or) > 0 && len(g.Nouns)+len(g.Adj) == 0 {
			f.Except = g.Or
		} else if len(g.Titles) > 1 {
			f.Except = nil
			for _, t := range g.Titles {
				f.Except = append(f.Except, Filter{Titles: []string{t}})
			}
		}
		for i := range f.Except {
			f.Except[i].setMany(len(f.Except[i].Titles) == 0)
		}
	}
	f.posts(p)
	if f.Det != DetNone {
		f.Many = false
	}
	f.setMany(f.nounMany())
	f.Pos = p.toks[start].pos
	f.Len = p.toks[p.i-1].end - f.Pos
	return true
}

// setMany gives alternatives the number of the whole, and a filter without
// determiner its own.
func (f *Filter) setMany(many bool) {
	if f.Det == DetNone {
		f.Many = many
	}
	for i := range f.Or {
		f.Or[i].setMany(many && len(f.Or[i].Titles)+len(f.Nouns) == 0)
	}
}

func (f *Filter) posts(p *parser) {
	for {
		start := p.i
		v, ok := p.one(speeches[postType])
		if !ok {
			return
		}
		if at, is := v.Interface().(Stands); is && at.How == BesideThem && p.held == f {
			p.i = start
			return
		}
		f.Posts = append(f.Posts, v.Interface().(Post))
	}
}

// lone holds the determiners that no owner follows.
var lone = map[string]Det{"a": DetA, "an": DetA, "another": DetA, "that": DetThat, "those": DetThose, "this": DetThis}

// determiner reads determiner, owner and "other". There may be none. It is long
// because each determiner has its case.
func (f *Filter) determiner(p *parser) bool {
	t := p.peek()
	many := p.i+1 < len(p.toks) && p.toks[p.i+1].kind == word && p.toks[p.i+1].low == "many"
	if d, ok := lone[t.low]; ok && t.kind == word && !(d == DetThat && many) {
		f.Det, f.Another = d, t.low == "another"
		p.i++
		return true
	}
	of := false // "of your" must follow
	switch {
	case t.kind == number:
		f.Det, f.N = DetCount, t.num.Int()
		if t.num%card.One != 0 || f.N < 1 {
			return p.fail("a whole number")
		}
		p.i++
		of = p.is("of") || f.N == 1
	case t.kind != word:
	case p.is("one"):
		f.Det, f.N, of = DetCount, 1, true
		p.i++
	case p.is("any"):
		f.Det = DetAny
		p.i++
		if p.is("number") {
			p.i++
			f.Det = DetAnyNumber
			if !p.accept("of") {
				return false
			}
		} else {
			of = p.is("of")
		}
	case p.is("that"):
		f.Det = DetThatMany
		p.i += 2
		of = p.is("of")
	case p.is("each"):
		f.Det = DetEach
		p.i++
		of = p.is("of")
	case p.is("all"):
		f.Det = DetAll
		p.i++
	case p.is("up"), p.is("at"):
		word := "to"
		if f.Det = DetUpTo; p.is("at") {
			f.Det, word = DetAtLeast, "least"
		}
		p.i++
		if !p.accept(word) {
			return false
		}
		n := p.peek()
		if n.kind != number || n.num%card.One != 0 || n.num < card.One {
			return p.fail("a whole number")
		}
		f.N = n.num.Int()
		p.i++
		of = p.is("of")
	}
	if of && !p.accept("of") {
		return false
	}
	if of || f.Det == DetNone || f.Det == DetAll || f.Det == DetAnyNumber {
		switch {
		case p.is("your"):
			f.Owner = Yours
			p.i++
		case p.is("opponent's"):
			f.Owner = TheOpponents
			p.i++
		case of:
			return p.fail(`"your" or "opponent's"`)
		}
	}
	if p.is("other") {
		f.Another = true
		p.i++
	}
	return true
}

// core reads adjectives, alternatives in brackets, a system and nouns; or titles.
// Brackets do not lie in brackets.
func (f *Filter) core(p *parser, outer bool) bool {
	start := p.i
	var heads []token
	for {
		t := p.peek()
		switch {
		case t.kind == title && len(f.Or) == 0 && f.System == "" && len(f.Nouns) == 0:
			if n, _, _ := readNoun(p.toks[p.i+1:]); n != nil && n.family() == "location" {
				f.System = t.text
				p.i++
				continue
			}
			f.Titles = []string{t.text}
			p.i++
			return true
		case outer && p.is("(") && len(f.Or)+len(f.Nouns) == 0 && f.System == "":
			p.i++
			if !f.either(p) {
				return false
			}
			if len(f.Titles) > 0 {
				return true
			}
			continue
		case t.kind != word:
		default:
			if n, size, many := readNoun(p.toks[p.i:]); n != nil {
				heads = append(heads, *t)
				f.Nouns = append(f.Nouns, n.Word)
				p.i += size
				if f.Many = many; many {
					break
				}
				continue
			}
			if a, size := readAdjective(p.toks[p.i:]); a != "" && len(f.Nouns) == 0 {
				f.Adj = append(f.Adj, a)
				p.i += size
				continue
			}
		}
		break
	}
	if len(f.Nouns) == 0 {
		p.missed(miss{name: kindOfCard, start: start})
		if len(f.Or) == 0 {
			return false
		}
	}
	return f.sensible(p, start, heads)
}

const kindOfCard = "a kind of card"

// either reads the alternatives after "(" up to and with ")".
func (f *Filter) either(p *parser) bool {
	titles := true
	for {
		var g Filter
		if !g.core(p, false) {
			return false
		}
		g.posts(p)
		titles = titles && len(g.Titles) == 1 && len(g.Posts) == 0
		f.Many = f.Many || g.Many
		f.Or = append(f.Or, g)
		if p.accept("or") || len(f.Or) > 0 && p.is(",") && p.accept(",") {
			continue
		}
		if !p.accept(")") {
			return false
		}
		break
	}
	if titles && len(f.Adj) == 0 {
		for _, g := range f.Or {
			f.Titles = append(f.Titles, g.Titles[0])
		}
		f.Or = nil
	}
	return true
}

// sensible puts words into their fixed order and refuses what no card can be.
func (f *Filter) sensible(p *parser, start int, at []token) bool {
	for i := 1; i < len(f.Nouns); i++ {
		a, b := nounOf(f.Nouns[i-1]), nounOf(f.Nouns[i])
		if !a.meets(b) {
			return p.wrong(&Error{Pos: at[i-1].pos, Len: p.toks[p.i-1].end - at[i-1].pos,
				Msg:  fmt.Sprintf("no card is both %s and %s", article(a.Word), article(b.Word)),
				Help: fmt.Sprintf("%s is a kind of %s, %s of %s", a.Word, a.family(), b.Word, b.family())})
		}
	}
	if n := len(f.Nouns); n > 0 {
		h := nounOf(f.Nouns[n-1])
		for _, a := range f.Adj {
			if in := adjectiveDomain(a); in != "" && h.Word != "card" && !slices.ContainsFunc(strings.Fields(in), func(d string) bool { return within(h.Word, d) || within(d, h.Word) }) {
				return p.wrong(&Error{Pos: p.toks[start].pos, Len: p.toks[p.i-1].end - p.toks[start].pos,
					Msg:  fmt.Sprintf("%q cannot be said of a %s", a, h.Word),
					Help: fmt.Sprintf("it is said of: %s", strings.Join(strings.Fields(in), ", "))})
			}
		}
		for _, a := range f.Nouns {
			if a := nounOf(a); a != nounOf(h.Word) && a.Plural != a.Word && (within(a.Word, h.Word) || within(h.Word, a.Word)) {
				wide, narrow := h.Word, a.Word
				if within(wide, narrow) {
					wide, narrow = narrow, wide
				}
				return p.wrong(&Error{Pos: at[0].pos, Len: p.toks[p.i-1].end - at[0].pos,
					Msg: fmt.Sprintf("%q says already that it is %s", narrow, article(wide)), Help: "write only: " + narrow})
			}
		}
		slices.SortStableFunc(f.Nouns, func(a, b string) int { return nounOf(a).rank - nounOf(b).rank })
	}
	slices.SortStableFunc(f.Adj, func(a, b string) int { return adjectiveRank(a) - adjectiveRank(b) })
	return true
}
