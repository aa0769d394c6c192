package gametext

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
)

// A namer is a phrase that names what its tagged field holds only sometimes.
type namer interface{ binds(c *Clause) bool }

type binding struct {
	Binder
	phrase int
}

// resolve fills Ref and Bind in a node and all within it, and asks phrases whether
// they suit the card. It returns the node.
func (k *checker) resolve(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		x := reflect.New(v.Elem().Type()).Elem()
		x.Set(v.Elem())
		k.resolve(x)
		v.Set(x)
	case reflect.Slice:
		for i := range v.Len() {
			k.resolve(v.Index(i))
		}
	case reflect.Struct:
		if f, ok := v.Addr().Interface().(*Filter); ok {
			k.filter(f)
			return v
		}
		k.phrase(v)
	}
	return v
}

func (k *checker) phrase(v reflect.Value) {
	if s, ok := v.Interface().(suiter); ok {
		if why := s.suits(k.ctx); why != "" {
			k.add(why, "")
		}
	}
	if r, ok := v.Interface().(referrer); ok {
		if f, what := v.FieldByName("Ref"), r.refersTo(); f.IsValid() && what != "" {
			f.SetInt(int64(k.number(what)))
		}
	}
	ph := phraseOf[v.Type()]
	if ph == nil {
		return
	}
	if !hosted[ph.iface] { // "a droid was forfeited from a Jawa" is one phrase
		k.phr++
	}
	me := k.phr
	if x, yes := v.Interface().(coming); yes && x.isComing() {
		k.coming = true
		defer func() { k.coming = false }()
	}
	fields := make([]int, 0, 4)
	for _, pt := range ph.form[card.English] {
		if pt.field >= 0 {
			fields = append(fields, pt.field)
		}
	}
	for _, b := range ph.binds {
		if !slices.Contains(fields, b.field) {
			k.bind(v, b, me)
		}
	}
	for _, i := range fields {
		k.resolve(v.Field(i))
		for _, b := range ph.binds {
			if b.field == i {
				k.bind(v, b, me)
			}
		}
	}
}

// bind makes a binder for a tagged field. "cards" is a filter's cards; a noun is a
// card that no filter chose; anything else is the name of a number, which what is about
// to happen does not have yet, but for how much is about to be retrieved.
func (k *checker) bind(v reflect.Value, b bind, phrase int) {
	if x, ok := v.Interface().(namer); ok && !x.binds(k.c) {
		return
	}
	n := binding{Binder{Kind: "number", Noun: b.name}, phrase}
	f := v.Field(b.field)
	if x, force := v.Interface().(TurnsForce); k.coming && f.Kind() == reflect.Int && !(force && x.How == RetrievesForce && b.name == "number") {
		return
	}
	if f.Type() == filtersType && f.Len() > 0 {
		f = f.Index(0)
		n.Many = true
	}
	if f.Type() == filterType {
		g := f.Addr().Interface().(*Filter)
		n.Binder = Binder{Kind: "cards", Noun: g.name(), Many: n.Many || g.agreement(card.English).many, Cards: *g}
		g.Bind = len(k.bound) + 1
	} else if noun, ok := LookupNoun(b.name); ok {
		n.Binder = Binder{Kind: "cards", Noun: noun.Word, Cards: Filter{Det: DetA, Nouns: []string{noun.Word}}}
	}
	k.bound = append(k.bound, n)
	if f.Kind() == reflect.Int {
		f.SetInt(int64(len(k.bound)))
		return
	}
	if f := v.FieldByName("Bind"); f.IsValid() && f.Kind() == reflect.Int && f.Int() == 0 {
		f.SetInt(int64(len(k.bound)))
	}
}

// name is how an error calls the cards of a filter.
func (f *Filter) name() string {
	if len(f.Nouns) > 0 {
		return f.Nouns[len(f.Nouns)-1]
	}
	return f.englishCore(false)
}

func (k *checker) filter(f *Filter) {
	for i := range f.Or {
		k.filter(&f.Or[i])
	}
	for i := range f.Except {
		k.filter(&f.Except[i])
	}
	for i := range f.Posts {
		k.resolve(reflect.ValueOf(&f.Posts[i]).Elem())
	}
	if f.Det == DetThat || f.Det == DetThose {
		f.Ref = k.cards(f)
	}
}

// number finds the latest number of that name; "number" is any.
func (k *checker) number(name string) int {
	for i := len(k.bound) - 1; i >= 0; i-- {
		if b := k.bound[i]; b.Kind == "number" && (b.Noun == name || name == "number") {
			return i + 1
		}
	}
	e := &Error{Msg: fmt.Sprintf("no %s is named before this", name), Help: k.named("number")}
	t := k.part[0]
	for _, x := range k.part {
		if x.low == strings.ToLower(name) || name == "number" && x.low == "that" {
			t = x
			break
		}
	}
	e.Pos, e.Len = t.pos, t.end-t.pos
	k.errs = append(k.errs, e)
	return 0
}

// cards finds what "that character" or "those characters" means: cards chosen
// before by a filter of the same noun, else by one whose noun lies in it; the
// latest, unless one phrase chose two that fit.
func (k *checker) cards(f *Filter) int {
	best, fit := 0, 0
	tie := false
	for i, b := range k.bound {
		n := b.fits(f)
		if n == 0 || n < fit {
			continue
		}
		tie = n == fit && best > 0 && k.bound[best-1].phrase == b.phrase
		best, fit = i+1, n
	}
	said := strings.TrimSpace(Print(Filter{Det: f.Det, Nouns: f.Nouns, Or: f.Or, Adj: f.Adj, Titles: f.Titles}, card.English))
	switch {
	case best == 0:
		k.errs = append(k.errs, &Error{Pos: f.Pos, Len: f.Len, Msg: fmt.Sprintf("nothing that %q could mean is named before it", said), Help: k.named("cards")})
	case tie:
		k.errs = append(k.errs, &Error{Pos: f.Pos, Len: f.Len, Msg: fmt.Sprintf("%q could mean more than one thing", said), Help: k.named("cards")})
	}
	return best
}

// fits tells how well the words of f name what was bound: 0 not, 1 by a wider noun,
// 2 by the same.
func (b *binding) fits(f *Filter) int {
	if b.Kind != "cards" || b.Many != (f.Det == DetThose) {
		return 0
	}
	if len(b.Cards.Titles) > 0 && len(b.Cards.Nouns) == 0 || b.Cards.Det == DetThis {
		if len(f.Titles) > 0 && !slices.Equal(f.Titles, b.Cards.Titles) {
			return 0
		}
		return 1
	}
	if len(f.Nouns) == 0 {
		return 0
	}
	fit := 2
	for _, want := range f.Nouns {
		fit = min(fit, b.Cards.isA(want))
	}
	return fit
}

// isA tells whether what the filter picks is surely a noun: 2 if it says that very
// noun, 1 if a narrower one.
func (f *Filter) isA(noun string) int {
	best := 0
	for _, n := range f.Nouns {
		if strings.EqualFold(n, noun) {
			return 2
		}
		if within(n, noun) {
			best = 1
		}
	}
	if best > 0 || len(f.Or) == 0 {
		return best
	}
	for i := range f.Or {
		if f.Or[i].isA(noun) == 0 && len(f.Or[i].Titles) == 0 {
			return 0
		}
	}
	return 1
}

// named lists what the clause has named so far.
func (k *checker) named(kind string) string {
	var out []string
	for _, b := range k.bound {
		if b.Kind == kind {
			s := b.Noun
			if kind == "cards" {
				f := b.Cards
				f.Ref, f.Bind = 0, 0
				s = Print(f, card.English)
			}
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return "nothing is named before it in this clause"
	}
	return "named before it: " + strings.Join(out, "; ")
}
