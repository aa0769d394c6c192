package gametext

import (
	"fmt"
	"reflect"
	"strings"

	"cantina/engine/card"
)

// A phrase ties a Go type to the words that say it, in every language.
type phrase struct {
	typ     reflect.Type
	iface   reflect.Type
	text    card.Text
	form    [card.Langs][]part
	own     int    // how many of its words are not in slots
	subject int    // the field that its words agree with, -1 none
	sayer   bool   // it says itself in French
	binds   []bind // fields tagged bind, in the order of the template
}

// A part of a phrase is a literal, alternatives that agree with something, or a slot.
type part struct {
	lit   string   // a literal as printed
	alts  []string // forms of a word that agrees
	inf   string   // the infinitive of a French verb, "" if it has none
	toks  []string // an English literal as it is read
	field int      // of a slot, else -1
	join  string   // how a list in the slot is joined, or how it is said
	cases []string // what a French slot says for each value of an enumerated type
	maybe bool     // the slot may be left empty
	turns []string // the forms of a word when the number it speaks of goes down
	this  bool     // French: the card that carries the text, "cette carte" or "elle"
	space bool     // a space goes before it

	about string // after @: the field that alts agree with
	agree int    // that field, -1 for what the phrase stands beside
	slot  *slot  // how a slot is read
}

// A bind is a field that names what it holds for the words after it.
type bind struct {
	field int
	name  string // "cards", or the name of a number
}

// An enum is an enumerated type: its values are words, perhaps in several forms.
type enum struct {
	names  []card.Text
	vals   []reflect.Value
	root   *node
	person bool // one of its words is "you": verbs agree with it in person
}

// words names the values of T, from zero up.
func words[T ~uint8](names ...card.Text) {
	t := reflect.TypeFor[T]()
	if enums[t] != nil {
		panic(fmt.Sprintf("the words of %v are given twice", t))
	}
	e := &enum{names: names, root: &node{}}
	for i, n := range names {
		if n[card.English] == "" || n[card.French] == "" {
			panic(fmt.Sprintf("value %d of %v lacks a word", i, t))
		}
		v := reflect.New(t).Elem()
		v.SetUint(uint64(i))
		e.vals = append(e.vals, v)
		e.person = e.person || n[card.English] == "you"
		for _, form := range strings.FieldsFunc(n[card.English], func(r rune) bool { return r == '|' || r == '^' }) {
			at := e.root
			for _, w := range literal(form) {
				at = at.follow(w)
			}
			if at.value >= 0 && at.ends {
				panic(fmt.Sprintf("%q is two values of %v", form, t))
			}
			at.value, at.ends, at.name = i, true, n[card.English]
		}
	}
	enums[t] = e
}

// say adds T to the language as one way to say an I. Each {Field} of the
// templates is a field of T. It panics if the templates do not fit T.
func say[I, T any](en, fr string) {
	t, i := reflect.TypeFor[T](), reflect.TypeFor[I]()
	p := &phrase{typ: t, iface: i, text: card.T(en, fr)}
	if i.Kind() != reflect.Interface || !t.Implements(i) {
		p.panic("%v is not a %v", t, i)
	}
	if t.Kind() != reflect.Struct {
		p.panic("%v is not a struct", t)
	}
	p.sayer = t.Implements(reflect.TypeFor[frenchSayer]())
	for l, s := range p.text {
		p.form[l] = p.compile(s, card.Lang(l))
		if len(p.form[l]) == 0 && !(p.sayer && card.Lang(l) == card.French) {
			p.panic("it has no words in %v", card.Lang(l).Code())
		}
	}
	for _, pt := range p.form[card.English] {
		if pt.field < 0 {
			p.own += max(len(pt.toks), 1)
		}
	}
	p.demandFields()
	if old := phraseOf[t]; old != nil && old.text != p.text {
		p.panic("%v is also said as %q", t, old.text[card.English])
	}
	phraseOf[t] = p
	phrases = append(phrases, p)
}

func (p *phrase) panic(format string, args ...any) {
	panic(fmt.Sprintf("phrase %q: ", p.text[card.English]) + fmt.Sprintf(format, args...))
}

// compile splits a template into parts.
func (p *phrase) compile(s string, l card.Lang) (out []part) {
	for i := 0; i < len(s); {
		if s[i] == ' ' {
			i++
			continue
		}
		pt := part{field: -1, agree: -1, space: i > 0 && s[i-1] == ' '}
		if s[i] == '{' {
			end := strings.IndexByte(s[i:], '}')
			if end < 0 {
				p.panic("a { is not closed")
			}
			name, cases, ok := strings.Cut(s[i+1:i+end], ":")
			if ok && l == card.French {
				pt.cases = strings.Split(cases, "|")
			}
			name, pt.join, _ = strings.Cut(name, " ")
			name, pt.maybe = strings.CutSuffix(name, "?")
			if pt.this = name == "this" && l == card.French; !pt.this {
				pt.field = p.field(name)
			}
			out = append(out, pt)
			i += end + 1
			continue
		}
		end := i
		for end < len(s) && s[end] != ' ' && s[end] != '{' {
			end++
		}
		w := s[i:end]
		i = end
		body := strings.TrimRight(w, ",;:.")
		if body == "" || l == card.French && strings.TrimLeft(w, ",;:") == "" {
			body = ""
		}
		tail := w[len(body):]
		if body != "" {
			p.compileWord(&pt, body, l)
			// Plain French words that follow each other are kept as written.
			if n := len(out) - 1; l == card.French && n >= 0 && pt.plain() && out[n].plain() && pt.space {
				out[n].lit += " " + pt.lit
			} else {
				out = append(out, pt)
			}
		}
		for _, c := range tail {
			out = append(out, part{lit: string(c), toks: []string{string(c)}, field: -1, agree: -1,
				space: body == "" && pt.space && l == card.English})
			pt.space = false
		}
	}
	return out
}

// plain tells whether a part is a literal that never changes and is not a mark.
func (pt *part) plain() bool {
	return pt.field < 0 && !pt.this && pt.alts == nil && pt.turns == nil && pt.inf == "" && !strings.Contains(",;:.", pt.lit)
}

func (p *phrase) compileWord(pt *part, w string, l card.Lang) {
	if i := strings.IndexByte(w, '@'); i >= 0 {
		w, pt.about = w[:i], w[i+1:]
		if pt.about != "host" {
			pt.agree = p.field(pt.about)
		}
	}
	w = strings.ReplaceAll(w, "_", " ")
	if up, down, ok := strings.Cut(w, "±"); ok && l == card.French {
		w, pt.turns = up, strings.Split(down, "|")
	}
	if strings.Contains(w, "|") {
		pt.alts = strings.Split(w, "|")
		if n := len(pt.alts); n > 4 {
			p.panic("%q has %d forms; two, three or four are possible", w, n)
		}
		return
	}
	if a, b, ok := strings.Cut(w, "^"); ok {
		pt.lit, pt.inf = a, b
		return
	}
	pt.lit = w
	if l == card.English {
		pt.toks = literal(w)
	}
}

// literal returns the tokens of words in a template.
func literal(s string) (out []string) {
	toks, errs := lex(s)
	if len(errs) > 0 || len(toks) == 0 {
		panic(fmt.Sprintf("%q cannot be read as words", s))
	}
	for _, t := range toks[:len(toks)-1] {
		if t.kind == title {
			panic(fmt.Sprintf("a phrase may not name a card: %q", s))
		}
		out = append(out, t.low)
	}
	return out
}

func (p *phrase) field(name string) int {
	f, ok := p.typ.FieldByName(name)
	if !ok || len(f.Index) != 1 || !f.IsExported() {
		p.panic("%v has no field %s", p.typ, name)
	}
	return f.Index[0]
}

// demandFields checks that both languages say every field, and collects binders.
func (p *phrase) demandFields() {
	var said [card.Langs]map[int]bool
	for l, form := range p.form {
		said[l] = map[int]bool{}
		for _, pt := range form {
			if pt.field >= 0 {
				said[l][pt.field] = true
			}
		}
	}
	for i := range p.typ.NumField() {
		f := p.typ.Field(i)
		name, tagged := f.Tag.Lookup("bind")
		en, fr := said[card.English][i], said[card.French][i]
		switch {
		case en != fr && !p.sayer:
			p.panic("only one language says {%s}", f.Name)
		case f.IsExported() && !en && !tagged && f.Name != "Ref" && f.Name != "Bind":
			p.panic("nothing says {%s}", f.Name)
		}
		if tagged && !en {
			p.binds = append(p.binds, bind{i, name}) // before what the slots hold
		}
	}
	for _, pt := range p.form[card.English] {
		if pt.field >= 0 {
			if name, ok := p.typ.Field(pt.field).Tag.Lookup("bind"); ok {
				p.binds = append(p.binds, bind{pt.field, name})
			}
		}
	}
}
