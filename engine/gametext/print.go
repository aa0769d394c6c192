package gametext

import (
	"bytes"
	"fmt"
	"reflect"
	"strconv"
	"strings"

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
	if l == card.French {
		return raised(string(w.b))
	}
	return string(w.b)
}

// raised sets the apostrophes of French as they are printed; those of titles stay as on the card.
func raised(s string) string {
	if strings.IndexByte(s, '\'') < 0 {
		return s
	}
	var b strings.Builder
	title := false
	for _, r := range s {
		switch r {
		case '«', '»':
			title = r == '«'
		case '\'':
			if !title {
				r = '’'
			}
		}
		b.WriteRune(r)
	}
	return b.String()
}

// A writer puts words together.
type writer struct {
	l   card.Lang
	b   []byte
	inf bool   // verbs are infinitives: the clause says "may", or something is about to be done
	by  string // which part of a change is said: see Change

	// Of French.
	me     bool           // this card is the subject already: "elle"
	si     bool           // conditions follow "si", else "tant que"
	soit   bool           // an "or" inside must say where it begins
	plain  bool           // conditions follow "soit": they are joined without "que" or "si"
	moving bool           // of places: something moves there
	comma  bool           // a comma stands before the next word
	target []int          // the binders of targets
	latest int            // the one of them that was called last
	told   int            // the card found otherwise whose name was said last, nothing else since
	called map[int]string // how cards found otherwise are called, by their binders
}

// put adds text, after a space if there is to be one. In French the words that
// meet may run together.
func (w *writer) put(s string, space bool) {
	if s == "" {
		return
	}
	if w.comma {
		w.comma = false
		if !strings.ContainsAny(s[:1], ",;:.)") {
			w.b = append(w.b, ',')
		}
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
		if t := v.Elem().Type(); w.l == card.French && v.Type() == placeType && t == whereType {
			w.put("là", space) // "un drain de Force là où ...", but "un site où ..."
			space = true
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
		w.within(p, v, join, host, space)
		return
	}
	if e := enums[t]; e != nil {
		n := v.Uint()
		if n >= uint64(len(e.names)) {
			panic(fmt.Sprintf("%v has no value %d", t, n))
		}
		s := e.names[n][w.l]
		if past, inf, ok := strings.Cut(s, "^"); ok {
			second := join == "inf" || w.inf && join != "past"
			if t == directionType && w.l == card.French {
				second = w.moving
			}
			if s = past; second {
				s = inf
			}
		}
		if strings.Contains(s, "|") {
			s = host.choose(strings.Split(s, "|"))
		}
		if w.l == card.French {
			s = frenchArticle(s, join)
		}
		w.put(s, space)
		return
	}
	if t == deltaType && join == "abs" {
		w.put(numText(max(card.Num(v.Int()), -card.Num(v.Int())), w.l), space)
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
		w.list(v, join, host, space)
	default:
		panic(fmt.Sprintf("nothing prints a %v", t))
	}
}

// within prints a phrase that stands in a slot of another, in the form that the slot asks for.
func (w *writer) within(p *phrase, v reflect.Value, join string, host agreement, space bool) {
	was := *w
	switch join {
	case "inf":
		w.inf = true
	case "past":
		w.inf = false
	case "abs", "n", "tail":
		w.by = join
	case "moving":
		w.moving = true
	case "short", "long": // an adverb before the price, a place after it
		if p.adverb(v) != (join == "short") {
			return
		}
	}
	w.phrase(p, v, host, space)
	w.inf, w.by, w.moving = was.inf, was.by, was.moving
}

// list prints what is joined: "a, b and c".
func (w *writer) list(v reflect.Value, join string, host agreement, space bool) {
	t := v.Type()
	if join == "" && t.Elem() == stepType {
		join = "and"
	}
	word, elem := joiner(join, w.l), ""
	switch {
	case join == "en": // "en puissance et en habileté"
		word, elem = "et", "bare"
	case join == "ni" && v.Len() == 1:
		w.put("pas", true)
	case join == "ni":
		word = "ni"
		w.put(word, true)
	}
	start := len(w.b)
	for i := range v.Len() {
		switch {
		case i == 0:
		case join == ";":
			w.semicolon()
		case i < v.Len()-1:
			w.put(",", false)
		default:
			if join == "ni" && bytes.Contains(w.b[start:], []byte(" ou ")) { // "ni utiliser d'armes ou d'équipements, ni ..."
				w.put(",", false)
			}
			w.put(word, true)
		}
		if elem != "" {
			w.put(join, space || i > 0)
		}
		if i > 0 && i < v.Len()-1 && join == "ni" {
			w.put(join, true)
		}
		w.spaced(v.Index(i), elem, host, space || i > 0)
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
	if first := p.form[card.English]; p.iface == condType && first[0].field >= 0 && first[0].slot.typ != condType && first[0].slot.typ != postType {
		w.me = false // the condition is about other cards
	}
	if p.sayer && w.l == card.French {
		v.Interface().(frenchSayer).french(w, host, space)
		return
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
		case pt.this:
			w.subject(p, space)
		case pt.cases != nil:
			w.put(pt.cases[caseOf(v.Field(pt.field))], space)
		case pt.field >= 0:
			if p.typ.Field(pt.field).Type == condType && p.iface != condType {
				w.si = w.lastWord() == "si"
			}
			inner := host
			if hosted[p.iface] {
				if subj := p.firstSubject(form[:i]); subj >= 0 {
					inner = agreeWith(v.Field(subj), w.l)
				}
			}
			if pt.agree >= 0 { // "2 destinies"
				inner = agreeWith(v.Field(pt.agree), w.l)
			}
			if p.iface == condType {
				w.lean(v.Field(pt.field), inner, space)
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
		case pt.inf != "" && w.second(p):
			w.put(pt.inf, space)
		default:
			w.put(pt.lit, space)
		}
	}
	switch x := v.Interface().(type) {
	case Target:
		w.target = append(w.target, x.Cards.Bind)
	case PeekAt:
		w.calls(x.Cards, "la carte regardée")
	case BringsCards:
		w.calls(x.Cards, [...]string{DeploysCards: "la carte déployée", PlaysCards: "la carte jouée", CompletesCards: "le test réussi", Substitutes: "la carte utilisée"}[x.How])
	case Befalls:
		switch fate := x.Fate.(type) {
		case BeGone:
			if x.Tense == JustWas {
				w.calls(x.Cards, [...]string{BeLost: "la carte perdue", BeForfeited: "la carte abandonnée", BeReleased: "la carte libérée"}[fate.How])
			}
		case BeTargeted:
			w.calls(x.Cards, "la carte ciblée")
		}
	}
}

// calls says what French calls a card that is found here, where "that card" is meant.
func (w *writer) calls(f Filter, name string) {
	if w.l != card.French || f.Bind == 0 {
		return
	}
	if w.called == nil {
		w.called = map[int]string{}
	}
	w.called[f.Bind] = name
}

// adverb tells whether a phrase is one short French word, such as "ici".
func (p *phrase) adverb(v reflect.Value) bool {
	to, ok := v.Interface().(Toward)
	return ok && (to.Way == Hither || to.Way == Away)
}

// second tells whether the second of "prenez^prendre" is said: the infinitive of a verb;
// of a place "vers" for "à", if something moves there; of a condition "si" for "que".
func (w *writer) second(p *phrase) bool {
	if w.l == card.French {
		switch p.iface {
		case toType:
			return w.moving
		case condType:
			return w.si
		}
	}
	return w.inf
}

// subject says {this} in French: "cette carte", then "elle" as long as no condition is
// about other cards.
func (w *writer) subject(p *phrase, space bool) {
	w.subjectOf(space)
	w.me = w.me || !hosted[p.iface]
}

func (w *writer) subjectOf(space bool) {
	switch {
	case w.me:
		w.put("elle", space)
	case bytes.HasSuffix(w.b, []byte("cette carte,")):
		w.put("celle-ci", space)
	default:
		w.put("cette carte", space)
	}
}

func quoted(s string, l card.Lang) string {
	if l == card.French {
		return "«" + nbsp + s + nbsp + "»"
	}
	return `"` + s + `"`
}
