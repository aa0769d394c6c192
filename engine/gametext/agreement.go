package gametext

import (
	"reflect"
	"strings"

	"cantina/engine/card"
)

// An agreement is what words that agree have to agree with.
type agreement struct {
	fem, many bool
	self      bool  // the card that carries the text, of which English says nothing
	named     bool  // a card picked by its title
	person    uint8 // 0 it, 1 you, 2 they
}

// itself is what the predicate of a rule without a subject agrees with: "cette carte".
var itself = agreement{self: true, fem: true}

// caseOf is which of its cases a slot says: that of the enumerated value, or the first of
// cards that none is of, and the second of others.
func caseOf(v reflect.Value) int {
	if f, ok := v.Interface().(Filter); ok {
		if f.someone() {
			return 0
		}
		return 1
	}
	return int(v.Uint())
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
			if v.Type() == agentType {
				return agreement{person: 1} // you
			}
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
		case f.Type() == variableType:
			return f.Uint() == uint64(MinusX)
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
