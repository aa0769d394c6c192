package gametext

import (
	"fmt"
	"reflect"
	"strings"

	"cantina/engine/card"
)

// A slot is how a field's type is read. There is one for each type and way of
// joining a list.
type slot struct {
	typ  reflect.Type
	join string
	name string // as an error lists it: "a step", "a quoted title"
	read func(*parser) (reflect.Value, bool)
}

var slots []*slot

// slotOf returns the slot for a type. All are made in ready, except for types that
// only Go code reads.
func slotOf(t reflect.Type, join string) *slot {
	if enums[t] != nil {
		join = ""
	}
	for _, s := range slots {
		if s.typ == t && s.join == join {
			return s
		}
	}
	if t.Kind() == reflect.Slice && t.Elem() == stepType && join == "" {
		return slotOf(t, "and") // steps are all done
	}
	s := &slot{typ: t, join: join}
	slots = append(slots, s)
	s.fill()
	return s
}

// fill finds how the slot's type is read. It is long because each kind of type has its
// case.
func (s *slot) fill() {
	t := s.typ
	switch {
	case t == filterType && s.join == "held": // "with" says by which cards, and is no part of it
		s.name = article(strings.ToLower(t.Name()))
		s.read = func(p *parser) (reflect.Value, bool) {
			var f Filter
			p.held = &f
			ok := f.read(p)
			return reflect.ValueOf(f), ok
		}
	case t == filterType && s.join != "":
		s.name = "a noun without a, your or the like"
		s.read = func(p *parser) (reflect.Value, bool) { return p.bareFilter(s) }
	case reflect.PointerTo(t).Implements(reflect.TypeFor[reader]()):
		s.name = article(strings.ToLower(t.Name()))
		s.read = func(p *parser) (reflect.Value, bool) {
			v := reflect.New(t)
			ok := v.Interface().(reader).read(p)
			return v.Elem(), ok
		}
	case t.Kind() == reflect.Interface:
		sp := speeches[t]
		if sp == nil {
			panic(fmt.Sprintf("no phrase says a %v", t))
		}
		s.name = article(speechName(sp.name))
		s.read = func(p *parser) (reflect.Value, bool) { return p.longest(sp) }
	case enums[t] != nil:
		e := enums[t]
		s.name = article(speechName(t.Name()))
		s.read = func(p *parser) (reflect.Value, bool) { return e.read(p, s.name) }
	case t == numType:
		s.name = "a number"
		s.read = func(p *parser) (reflect.Value, bool) {
			if p.peek().kind != number {
				return reflect.Value{}, p.fail(s.name)
			}
			p.i++
			return reflect.ValueOf(p.toks[p.i-1].num), true
		}
	case t.Kind() == reflect.Int:
		s.name = "a whole number"
		s.read = func(p *parser) (reflect.Value, bool) {
			n := p.peek()
			if n.kind != number || n.num%card.One != 0 {
				return reflect.Value{}, p.fail(s.name)
			}
			p.i++
			v := reflect.New(t).Elem()
			v.SetInt(int64(n.num.Int()))
			return v, true
		}
	case t.Kind() == reflect.String:
		s.name = "a quoted title"
		s.read = func(p *parser) (reflect.Value, bool) {
			if p.peek().kind != title {
				return reflect.Value{}, p.fail(s.name)
			}
			p.i++
			v := reflect.New(t).Elem()
			v.SetString(p.toks[p.i-1].text)
			return v, true
		}
	case t.Kind() == reflect.Slice:
		elem := slotOf(t.Elem(), "")
		s.name = elem.name
		s.read = func(p *parser) (reflect.Value, bool) { return p.list(s, elem) }
	default:
		panic(fmt.Sprintf("nothing reads a %v; is words missing?", t))
	}
}

// bareFilter reads a filter that follows words such as "for each" ({Cards one}) or
// "number of" ({Cards many}): it has no determiner, and the noun is of that number.
func (p *parser) bareFilter(s *slot) (reflect.Value, bool) {
	start := p.i
	v, ok := p.read(slotOf(filterType, ""))
	if !ok {
		return v, false
	}
	f := v.Interface().(Filter)
	if f.Det != DetNone && !(f.Det == DetThose && s.join == "many") || s.join == "one" && f.Owner != Anybodys {
		p.i = start
		return v, p.fail(s.name)
	}
	if f.Many != (s.join == "many") && len(f.Titles) == 0 && f.Det == DetNone {
		t := p.toks[start]
		return v, p.wrong(&Error{Pos: t.pos, Len: f.Len, Msg: "the noun must be " + numberNames[s.join] + " here"})
	}
	return v, true
}

var numberNames = map[string]string{"one": "singular", "many": "plural"}

// read takes the value whose words go the farthest.
func (e *enum) read(p *parser, name string) (reflect.Value, bool) {
	best, end, start := -1, p.i, p.i
	for n := e.root; ; {
		if n.ends {
			best, end = n.value, p.i
		}
		if n.words == nil {
			break
		}
		t := p.peek()
		to := n.words[t.low]
		if to == nil || t.kind == title || t.kind == newline {
			p.missed(miss{node: n, start: start, name: name})
			break
		}
		p.i++
		n = to
	}
	p.i = end
	if best < 0 {
		return reflect.Value{}, false
	}
	return e.vals[best], true
}

// list reads one or more values: "A", "A or B", "A, B or C". Joined by ";" all
// marks are semicolons.
func (p *parser) list(s, elem *slot) (reflect.Value, bool) {
	v, ok := p.read(elem)
	if !ok {
		return v, false
	}
	out := reflect.MakeSlice(s.typ, 0, 2)
	out = reflect.Append(out, v)
	word := joiner(s.join, card.English)
	first, amb := p.i, p.amb
	for {
		last := p.is(word)
		if !last && (word == ";" || !p.is(",")) {
			p.missed(miss{name: word, start: p.i, lit: true})
			break
		}
		at := p.i
		p.i++
		if v, ok = p.read(elem); !ok {
			p.i = at
			break
		}
		out = reflect.Append(out, v)
		if last {
			first, amb = p.i, p.amb
			if word != ";" {
				return out, true
			}
		}
	}
	// "A, B" without its "or C" is only A: the rest belongs to the phrase around it.
	p.i, p.amb = first, amb
	if word != ";" {
		out = out.Slice(0, 1)
	}
	return out, true
}

// joiner is the word between the last two of a list.
func joiner(join string, l card.Lang) string {
	switch join {
	case ";":
		return ";"
	case "and":
		return [card.Langs]string{"and", "et"}[l]
	}
	return [card.Langs]string{"or", "ou"}[l]
}

// speechName is how errors call a part of speech.
func speechName(s string) string {
	switch s {
	case "Cond":
		return "condition"
	case "Spot":
		return "kind of place"
	case "Post":
		return "word about those cards"
	case "Head":
		return "head"
	case "Amount":
		return "number"
	case "Pred":
		return "predicate such as \"is power +1\""
	case "Can":
		return "thing to do such as \"move\""
	case "To":
		return "place to go to"
	case "How":
		return "manner such as \"as a react\""
	case "Quantity":
		return "quantity such as \"your Force drains\""
	}
	return strings.ToLower(s)
}

func article(s string) string {
	if strings.ContainsRune("aeiou", rune(s[0])) {
		return "an " + s
	}
	return "a " + s
}
