package scene

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// An arg is what stood in a slot of a form.
type arg struct {
	span
	side  card.Side
	name  name
	names []item
	rules []string
	num   card.Num
	stat  card.Stat
	slot  card.Slot
	zone  game.Zone
	flag  game.Flags
	seen  string // a state that is no flag of the card: one of seenWords
	phase game.Phase
	ask   game.Ask
	text  string
}

// An element is a piece of a form's words: a literal or a slot.
type element struct {
	text string
	slot bool
}

// elements cuts the words of a form.
func elements(words string) (out []element) {
	words = strings.NewReplacer(":", " : ", ",", " , ").Replace(words)
	for _, w := range strings.Fields(words) {
		if s, ok := strings.CutPrefix(w, "{"); ok {
			out = append(out, element{strings.TrimSuffix(s, "}"), true})
		} else {
			out = append(out, element{w, false})
		}
	}
	return out
}

// expectation finds the form of the line.
func (p *parser) expectation(st *step) bool {
	start, far := p.i, p.i
	p.wants = nil
	p.bound(st)
	for i, f := range forms {
		if (st.least || st.most) && figures[f.words] == nil {
			continue
		}
		p.i = start
		args := make([]arg, 0, 3)
		if p.fits(elements(f.words), &args, &far) {
			st.form, st.args = i, args
			return true
		}
	}
	p.i = far
	at := p.peek()
	wants := p.wants
	words := make([]string, len(forms))
	for i, f := range forms {
		words[i] = f.words
	}
	help := "for example: power of dark at \"Tatooine: Cantina\": 6\nall forms stand in engine/scene/forms.go"
	var like []string
	first := p.toks[start].text
	for _, w := range words {
		if strings.HasPrefix(w, first+" ") && len(like) < 6 {
			like = append(like, w)
		}
	}
	if len(like) > 0 {
		help = "it may be said so: " + strings.Join(like, "\n                   ")
	} else if near := catalog.Nearest(first, words); near != "" {
		help = "did you mean: " + near
	}
	help = "expected here: " + strings.Join(wants, ", or ") + "\n" + help
	p.fail(span{at.pos, max(at.end, at.pos+1)}, help, "this expectation is not understood from here on")
	return false
}

// bound takes "or more" or "or fewer" from the end of the line.
func (p *parser) bound(st *step) {
	n := len(p.toks) - 3 // before the end of the line
	if n <= p.i || p.toks[n].kind != bare || p.toks[n].text != "or" || p.toks[n+1].kind != bare {
		return
	}
	switch p.toks[n+1].text {
	case "more":
		st.least = true
	case "fewer":
		st.most = true
	default:
		return
	}
	p.toks = append(p.toks[:n], p.toks[n+2])
}

// fits tries the elements on the tokens. far is where the best try failed.
func (p *parser) fits(els []element, args *[]arg, far *int) bool {
	if len(els) == 0 {
		if p.peek().kind == eol {
			return true
		}
		p.missed(far, p.i, "the end of the line")
		return false
	}
	e := els[0]
	if !e.slot {
		if t := p.peek(); t.kind != quoted && t.text == e.text {
			p.i++
			return p.fits(els[1:], args, far)
		}
		p.missed(far, p.i, strconv.Quote(e.text))
		return false
	}
	start, had := p.i, len(*args)
	for n := 1; ; n++ {
		p.i = start
		a, ok, more := p.slotArg(e.text, n)
		if ok {
			*args = append((*args)[:had], a)
			if p.fits(els[1:], args, far) {
				return true
			}
		}
		if !more {
			*args = (*args)[:had]
			p.missed(far, start, expected(e.text))
			return false
		}
	}
}

// missed notes what was expected where the line went wrong, which is where the forms
// that come farthest end.
func (p *parser) missed(far *int, at int, what string) {
	if at > *far {
		*far, p.wants = at, nil
	}
	if at == *far && !slices.Contains(p.wants, what) {
		p.wants = append(p.wants, what)
	}
}

// formWords may stand in a title only if it is in quotes.
var formWords = []string{"at", "of", "on", "in", "is", "not", "aboard", "as", "out", "has"}

// nameArg reads a card: a side perhaps, and a title in quotes or n bare words.
func (p *parser) nameArg(a arg, n int) (arg, bool, bool) {
	a.name.span = a.span
	if s, ok := card.SideOf(p.peek().text); ok && p.peek().kind == bare {
		a.name.side, a.name.own = s, true
		p.i++
	}
	if t := p.peek(); t.kind == quoted {
		p.i++
		a.name.text, a.name.end, a.end = t.text, t.end, t.end
		return a, true, false
	}
	for range n {
		t := p.peek()
		if t.kind != bare || slices.Contains(formWords, t.text) {
			return a, false, false
		}
		p.i++
		a.name.text, a.name.end, a.end = strings.TrimSpace(a.name.text+" "+t.text), t.end, t.end
	}
	return a, true, n < 6
}

// quietItems reads cards between commas without complaining.
func (p *parser) quietItems() ([]item, bool) {
	var out []item
	for {
		it := item{}
		if n, ok := number(p.peek().text); ok && p.peek().kind == bare && p.toks[p.i+1].kind != eol {
			it.count = n.Int()
			p.i++
		}
		start := p.i
		for n := 8; ; n-- {
			if n == 0 {
				return nil, false
			}
			p.i = start
			if a, ok, _ := p.nameArg(arg{span: p.peek().span}, n); ok {
				it.name = a.name
				break
			}
		}
		out = append(out, it)
		if !p.is(",") {
			return out, true
		}
	}
}
