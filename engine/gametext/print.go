package gametext

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

// Print says a clause, a filter, a phrase ... in language l.
func Print(x any, l card.Lang) string {
	ready()
	w := writer{l: l}
	switch x := x.(type) {
	case nil:
	case Clause:
		w.clause(&x)
	case *Clause:
		w.clause(x)
	default:
		v := reflect.ValueOf(x)
		if v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		w.value(v, "", agreement{})
	}
	return string(w.b)
}

// Sentence prints a clause as the card's face shows it: with a capital and a full
// stop. A side of a location that has no text is only its name and a colon.
func Sentence(c Clause, l card.Lang) string {
	s := Print(c, l)
	r, n := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(r)) + s[n:]
	if strings.HasSuffix(s, ":") {
		return s
	}
	return s + "."
}

// A writer puts words together.
type writer struct {
	l   card.Lang
	b   []byte
	inf bool   // verbs are infinitives: the clause says "may", or something is about to be done
	by  string // which part of a change is said: see Change
}

// An agreement is what words that agree have to agree with.
type agreement struct {
	fem, many bool
	self      bool  // the card that carries the text, of which English says nothing
	person    uint8 // 0 it, 1 you, 2 they
}

// itself is what the predicate of a rule without a subject agrees with: "cette carte".
var itself = agreement{self: true, fem: true}

// put adds text, after a space if there is to be one. In French the words that
// meet may run together.
func (w *writer) put(s string, space bool) {
	if s == "" {
		return
	}
	space = space && len(w.b) > 0 && w.b[len(w.b)-1] != '('
	if w.l == card.French {
		s, space = w.meet(s, space)
	}
	if space {
		w.b = append(w.b, ' ')
	}
	w.b = append(w.b, s...)
}

// value prints what a slot holds. Host is what the value stands beside.
func (w *writer) value(v reflect.Value, join string, host agreement) {
	w.spaced(v, join, host, false)
}

func (w *writer) spaced(v reflect.Value, join string, host agreement, space bool) {
	if v.Kind() == reflect.Interface {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	t := v.Type()
	if t == filterType {
		f := v.Interface().(Filter)
		w.filter(&f, space, join)
		return
	}
	if p := phraseOf[t]; p != nil {
		was := *w
		switch join {
		case "inf":
			w.inf = true
		case "past":
			w.inf = false
		case "abs", "n", "tail":
			w.by = join
		}
		w.phrase(p, v, host, space)
		w.inf, w.by = was.inf, was.by
		return
	}
	if e := enums[t]; e != nil {
		n := v.Uint()
		if n >= uint64(len(e.names)) {
			panic(fmt.Sprintf("%v has no value %d", t, n))
		}
		s := e.names[n][w.l]
		if strings.Contains(s, "|") {
			s = host.choose(strings.Split(s, "|"))
		}
		if w.l == card.French {
			s = frenchArticle(s, join)
		}
		w.put(s, space)
		return
	}
	if p, ok := v.Interface().(printer); ok {
		w.put(p.print(w.l), space)
		return
	}
	switch {
	case t == numType:
		w.put(numText(card.Num(v.Int()), w.l), space)
	case t.Kind() == reflect.Int:
		w.put(strconv.FormatInt(v.Int(), 10), space)
	case t.Kind() == reflect.String:
		w.put(quoted(v.String(), w.l), space)
	case t.Kind() == reflect.Slice:
		if join == "" && t.Elem() == stepType {
			join = "and"
		}
		word, elem := joiner(join, w.l), ""
		if join == "en" { // "en puissance et en habileté"
			word, elem = "et", "bare"
		}
		for i := range v.Len() {
			switch {
			case i == 0:
			case join == ";":
				w.semicolon()
			case i < v.Len()-1:
				w.put(",", false)
			default:
				w.put(word, true)
			}
			if elem != "" {
				w.put(join, space || i > 0)
			}
			w.spaced(v.Index(i), elem, host, space || i > 0)
		}
	default:
		panic(fmt.Sprintf("nothing prints a %v", t))
	}
}

func (w *writer) phrase(p *phrase, v reflect.Value, host agreement, space bool) {
	form := p.form[w.l]
	if !hosted[p.iface] {
		host = itself
		if p.subject >= 0 {
			host = agreeWith(v.Field(p.subject), w.l)
		}
	}
	by := w.by
	w.by = ""
	for i := range form {
		pt := &form[i]
		space := pt.space || i == 0 && space
		switch {
		case by == "n" && i > 0 || by == "tail" && i == 0:
		case by != "" && i == 0:
			w.put(strings.TrimLeft(Print(v.Field(pt.field).Interface(), w.l), "+-"), space)
		case pt.cases != nil:
			w.put(pt.cases[v.Field(pt.field).Uint()], space)
		case pt.field >= 0:
			inner := host
			if hosted[p.iface] {
				if subj := p.firstSubject(form[:i]); subj >= 0 {
					inner = agreeWith(v.Field(subj), w.l)
				}
			}
			if pt.agree >= 0 { // "2 destinies"
				inner = agreeWith(v.Field(pt.agree), w.l)
			}
			w.spaced(v.Field(pt.field), pt.join, inner, space)
		case pt.alts != nil:
			a := host
			if pt.agree >= 0 {
				a = agreeWith(v.Field(pt.agree), w.l)
			} else if !hosted[p.iface] {
				a = agreement{}
			}
			if i == 0 && host.self && pt.alts[0] == "is" && p.iface == predType {
				continue // "power +1"
			}
			forms := pt.alts
			if pt.turns != nil && falls(v) {
				forms = pt.turns
			}
			w.put(a.choose(forms), space)
		case pt.turns != nil && falls(v):
			w.put(pt.turns[0], space)
		case pt.inf != "" && w.inf:
			w.put(pt.inf, space)
		default:
			w.put(pt.lit, space)
		}
	}
}

// choose picks the form of a word: it|they, it|you|they, or masculine, feminine,
// plural masculine, plural feminine.
func (a agreement) choose(forms []string) string {
	many, fem := 0, 0
	if a.many {
		many = 1
	}
	if a.fem {
		fem = 1
	}
	switch len(forms) {
	case 1:
		return forms[0]
	case 2:
		return forms[max(many, int(min(a.person, 1)))]
	case 3:
		if a.many {
			return forms[2]
		}
		return forms[a.person]
	}
	return forms[2*many+fem]
}

// agreeWith tells what words beside the value have to agree with.
func agreeWith(v reflect.Value, l card.Lang) agreement {
	if v.Kind() == reflect.Interface {
		if v.IsNil() {
			return agreement{}
		}
		v = v.Elem()
	}
	t := v.Type()
	if t == filterType {
		f := v.Interface().(Filter)
		return f.agreement(l)
	}
	if n, ok := v.Interface().(noun); ok {
		return n.agrees()
	}
	if t.Kind() == reflect.Slice {
		if v.Len() == 1 {
			return agreeWith(v.Index(0), l)
		}
		return agreement{many: true}
	}
	if e := enums[t]; e != nil {
		switch s := e.names[v.Uint()][card.English]; {
		case s == "you" || strings.HasPrefix(s, "you "):
			return agreement{person: 1}
		case strings.HasSuffix(s, "players"):
			return agreement{many: true, person: 2}
		}
		return agreement{}
	}
	return agreement{many: !isOne(v, l)}
}

// A noun is a phrase that verbs agree with.
type noun interface{ agrees() agreement }

// falls tells whether the change that a phrase speaks of makes a number smaller.
func falls(v reflect.Value) bool {
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case !v.Type().Field(i).IsExported():
		case f.Kind() == reflect.Interface && !f.IsNil() && f.Type() == changeType:
			return falls(f.Elem())
		case f.Type() == deltaType:
			return f.Int() < 0
		}
	}
	return false
}

// isOne tells whether a number takes the singular. French counts up to 1½ so.
func isOne(v reflect.Value, l card.Lang) bool {
	var n card.Num
	switch t := v.Type(); {
	case t == numType:
		n = card.Num(v.Int())
	case t.Kind() == reflect.Int:
		n = card.Whole(int(v.Int()))
	default:
		s := Print(v.Interface(), card.English)
		return s == "1" || s == "½" || l == card.French && (s == "0" || s == "1½")
	}
	if l == card.French {
		return n < card.Whole(2)
	}
	return n == card.One || n == card.One/2
}

func quoted(s string, l card.Lang) string {
	if l == card.French {
		return "«" + nbsp + s + nbsp + "»"
	}
	return `"` + s + `"`
}

func (w *writer) clause(c *Clause) {
	for i, h := range c.Heads {
		if i > 0 {
			if i == 1 && sideHead(c.Heads[0]) {
				w.put(":", false)
			} else {
				w.put(",", false)
			}
		}
		w.spaced(reflect.ValueOf(h), "", agreement{}, true)
	}
	if len(c.Heads) > 0 {
		w.put(":", false)
	}
	if c.While != nil {
		w.put([card.Langs]string{"while", "tant que"}[w.l], true)
		w.spaced(reflect.ValueOf(c.While), "", agreement{}, true)
		w.put(",", false)
	}
	if c.Rule != nil {
		w.spaced(reflect.ValueOf(c.Rule), "", agreement{}, true)
	}
	if c.May {
		w.put([card.Langs]string{"may", "vous pouvez"}[w.l], true)
		w.inf = true
	}
	for i, s := range c.Steps {
		if i > 0 {
			w.semicolon()
		}
		w.spaced(reflect.ValueOf(s), "", agreement{}, true)
	}
}

func (w *writer) semicolon() { w.put(";", false) }

// sideHead tells whether a head is a side of a location or a face of an Objective, which has its own colon.
func sideHead(h Head) bool {
	s := headWord(h)
	return s == "light" || s == "dark" || s == "front" || s == "back"
}

// headWord is the head's words if it is one plain word, else "".
func headWord(h Head) string {
	p := phraseOf[reflect.TypeOf(h)]
	if p == nil || len(p.form[card.English]) != 1 {
		return ""
	}
	return Print(h, card.English)
}
