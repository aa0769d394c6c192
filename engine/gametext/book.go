package gametext

import (
	"cmp"
	"reflect"
	"slices"
	"sync"

	"cantina/engine/card"
)

// PhraseInfo describes a phrase of the language.
type PhraseInfo struct {
	Interface string       // Head, Step, Cond, Post, Amount ...
	Type      reflect.Type // what it is read into
	En, Fr    string       // its templates
}

var (
	phrases  []*phrase                    // all, in the order said
	phraseOf = map[reflect.Type]*phrase{} // how to print each type
	enums    = map[reflect.Type]*enum{}
)

// Phrases returns every phrase, sorted by interface and English words.
func Phrases() []PhraseInfo {
	ready()
	out := make([]PhraseInfo, 0, len(phrases))
	for _, p := range phrases {
		fr := p.text[card.French]
		if p.sayer {
			fr = "(" + p.typ.Name() + ".french)"
		}
		out = append(out, PhraseInfo{p.iface.Name(), p.typ, p.text[card.English], fr})
	}
	return out
}

// ready compiles the language once everything has been said.
var ready = sync.OnceFunc(func() {
	slices.SortFunc(phrases, func(a, b *phrase) int {
		return cmp.Or(cmp.Compare(a.iface.Name(), b.iface.Name()), cmp.Compare(a.text[card.English], b.text[card.English]))
	})
	for _, p := range phrases {
		if speeches[p.iface] == nil {
			speeches[p.iface] = &speech{typ: p.iface, name: p.iface.Name(), first: &node{}, more: &node{}}
		}
	}
	for _, p := range phrases {
		speeches[p.iface].slot = slotOf(p.iface, "")
	}
	for _, p := range phrases {
		for l := range p.form {
			p.resolve(p.form[l])
		}
		p.plant()
	}
})

// resolve finds how each slot is read and what each alternative agrees with: the
// number right before it; else the first cards or player of the phrase. In a Post
// it is the cards that the Post narrows, unless other cards stand before the word.
func (p *phrase) resolve(form []part) {
	subject := -1
	if !hosted[p.iface] {
		subject = p.firstSubject(p.form[card.English])
	}
	p.subject = subject
	for i := range form {
		pt := &form[i]
		switch {
		case pt.field >= 0:
			t := p.typ.Field(pt.field).Type
			pt.slot = slotOf(t, pt.join)
			if pt.cases != nil && !(t == filterType && len(pt.cases) == 2) && (enums[t] == nil || len(enums[t].names) != len(pt.cases)) {
				p.panic("{%s:…} must have a case for each value of %v", p.typ.Field(pt.field).Name, t)
			}
			if i > 0 && enums[t] != nil && form[i-1].field >= 0 && isNumber(p.typ.Field(form[i-1].field).Type) {
				pt.agree = form[i-1].field
			}
		case pt.alts == nil || pt.about != "":
		case i > 0 && form[i-1].field >= 0 && isNumber(p.typ.Field(form[i-1].field).Type):
			pt.agree = form[i-1].field
		case hosted[p.iface]:
			pt.agree = p.firstSubject(form[:i])
		default:
			pt.agree = subject
		}
	}
}

// firstSubject returns the first field of a form that words can agree with.
func (p *phrase) firstSubject(form []part) int {
	for _, pt := range form {
		if pt.field >= 0 {
			if t := p.typ.Field(pt.field).Type; t == filterType || t == filtersType || t == quantityType || t == agentType || enums[t] != nil && enums[t].person {
				return pt.field
			}
		}
	}
	return -1
}

var (
	filterType   = reflect.TypeFor[Filter]()
	filtersType  = reflect.TypeFor[[]Filter]()
	amountType   = reflect.TypeFor[Amount]()
	numType      = reflect.TypeFor[card.Num]()
	postType     = reflect.TypeFor[Post]()
	headType     = reflect.TypeFor[Head]()
	ruleType     = reflect.TypeFor[Rule]()
	stepType     = reflect.TypeFor[Step]()
	placeType    = reflect.TypeFor[Place]()
	toType       = reflect.TypeFor[To]()
	condType     = reflect.TypeFor[Cond]()
	predType     = reflect.TypeFor[Pred]()
	changeType   = reflect.TypeFor[Change]()
	deltaType    = reflect.TypeFor[Delta]()
	variableType = reflect.TypeFor[Variable]()

	directionType = reflect.TypeFor[Direction]()

	quantityType = reflect.TypeFor[Quantity]()
	agentType    = reflect.TypeFor[Agent]()
	whereType    = reflect.TypeFor[Where]()
)

// hosted are the parts of speech whose words agree with what they are said of: the
// cards that a Post narrows, the subject of a predicate, those whose fate makes a moment,
// those that come from somewhere.
var hosted = map[reflect.Type]bool{postType: true, predType: true, reflect.TypeFor[Can](): true,
	reflect.TypeFor[Fate](): true, reflect.TypeFor[Act](): true, reflect.TypeFor[Origin](): true,
	reflect.TypeFor[From](): true}

func isNumber(t reflect.Type) bool {
	return t == amountType || t == numType || t.Kind() == reflect.Int
}
