package scene

import (
	"slices"
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
	view  string // a state that only the view knows: "piloted", "landed"
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
	for i, f := range forms {
		p.i = start
		args := make([]arg, 0, 3)
		if p.fits(elements(f.words), &args, &far) {
			st.form, st.args = i, args
			return true
		}
	}
	p.i = far
	at := p.peek()
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
	p.fail(span{at.pos, max(at.end, at.pos+1)}, help, "this expectation is not understood from here on")
	return false
}

// fits tries the elements on the tokens. far is where the best try failed.
func (p *parser) fits(els []element, args *[]arg, far *int) bool {
	if len(els) == 0 {
		if p.peek().kind == eol {
			return true
		}
		*far = max(*far, p.i)
		return false
	}
	e := els[0]
	if !e.slot {
		if t := p.peek(); t.kind != quoted && t.text == e.text {
			p.i++
			return p.fits(els[1:], args, far)
		}
		*far = max(*far, p.i)
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
			*far = max(*far, start)
			return false
		}
	}
}

// slotArg reads a slot from n words. more tells whether a longer try makes sense.
func (p *parser) slotArg(slot string, n int) (a arg, ok, more bool) {
	first := p.peek()
	a.span = first.span
	words := func() string {
		w := []string{}
		for range n {
			if p.peek().kind != bare {
				return ""
			}
			a.end = p.peek().end
			w = append(w, p.take().text)
		}
		return strings.Join(w, " ")
	}
	switch slot {
	case "side":
		a.side, ok = card.SideOf(p.take().text)
		return a, ok && first.kind == bare, false
	case "num":
		a.num, ok = number(p.take().text)
		return a, ok && first.kind == bare, false
	case "text":
		p.i++
		a.text = first.text
		return a, first.kind == quoted, false
	case "rules":
		for ok = true; ok; ok = p.is(",") {
			if p.peek().kind != bare {
				return a, false, false
			}
			a.rules = append(a.rules, p.take().text)
		}
		return a, p.peek().kind == eol, false
	case "names":
		a.names, ok = p.quietItems()
		return a, ok, false
	case "card", "place":
		return p.nameArg(a, n)
	}
	w := words()
	if w == "" {
		return a, false, false
	}
	return a, a.word(slot, w), n < 4
}

// word reads the words of the game.
func (a *arg) word(slot, w string) bool {
	switch slot {
	case "stat":
		for s := range card.Stats {
			if s.String() == w {
				a.stat = s
				return true
			}
		}
	case "pile":
		w = strings.TrimSuffix(w, " pile")
		for _, z := range piles {
			if z.word == w || z.zone == game.Reserve && w == "reserve deck" {
				a.zone = z.zone
				return true
			}
		}
	case "slot":
		for s := card.Pilot; s < card.Slots; s++ {
			if s.String() == w {
				a.slot = s
				return true
			}
		}
	case "phase":
		for f := range game.Phases {
			if f.String() == w {
				a.phase = f
				return true
			}
		}
	case "kind":
		i := slices.Index(askWords, w)
		a.ask = game.Ask(max(i, 0))
		return i >= 0
	case "state":
		for _, f := range flagWords {
			if f.word == w {
				a.flag = f.flag
				return true
			}
		}
		if w == "piloted" || w == "landed" {
			a.view = w
			return true
		}
	}
	return false
}

// askWords are the kinds of decision.
var askWords = []string{
	game.AskAction: "action", game.AskRespond: "respond", game.AskTarget: "target", game.AskNumber: "number",
	game.AskYesNo: "yes or no", game.AskLose: "lose", game.AskForfeit: "forfeit", game.AskPlace: "place",
	game.AskStart: "start", game.AskActivate: "activate", game.AskDraw: "draw", game.AskOrder: "order",
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
			return out, p.peek().kind == eol
		}
	}
}
