package mutate

import (
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// A variant is a value changed in one place.
type variant struct {
	kind string
	v    reflect.Value
}

var (
	filterType = reflect.TypeFor[gametext.Filter]()
	numType    = reflect.TypeFor[card.Num]()
	deltaType  = reflect.TypeFor[gametext.Delta]()
)

// sentences are all sentences that differ from a clause in one number, condition, limit,
// noun or price. Many are no sentences: the checker tells.
func sentences(c gametext.Clause) (out []variantClause) {
	add := func(kind string, change func(*gametext.Clause)) {
		d := c
		change(&d)
		out = append(out, variantClause{kind, d})
	}
	for i, h := range c.Heads {
		if kind := droppable(h); kind != "" {
			add(kind+" dropped", func(d *gametext.Clause) { d.Heads = without(c.Heads, i) })
		}
		switch h.(type) {
		case gametext.Sided, gametext.AsFunction: // another side or function is another sentence
			continue
		}
		for _, x := range variants(reflect.ValueOf(h)) {
			add(x.kind, func(d *gametext.Clause) { d.Heads = with(c.Heads, i, x.v.Interface().(gametext.Head)) })
		}
	}
	if c.While != nil {
		add("condition dropped", func(d *gametext.Clause) { d.While = nil })
		for _, x := range variants(reflect.ValueOf(c.While)) {
			add(x.kind, func(d *gametext.Clause) { d.While = x.v.Interface().(gametext.Cond) })
		}
	}
	if c.Rule != nil {
		for _, x := range variants(reflect.ValueOf(c.Rule)) {
			add(x.kind, func(d *gametext.Clause) { d.Rule = x.v.Interface().(gametext.Rule) })
		}
	}
	for i, s := range c.Steps {
		for _, x := range variants(reflect.ValueOf(s)) {
			add(x.kind, func(d *gametext.Clause) { d.Steps = with(c.Steps, i, x.v.Interface().(gametext.Step)) })
		}
	}
	return out
}

type variantClause struct {
	kind   string
	clause gametext.Clause
}

// droppable says what a head is that a sentence may go without.
func droppable(h gametext.Head) string {
	switch h := h.(type) {
	case gametext.Limit:
		return "limit"
	case gametext.Pay:
		return "price"
	case gametext.If:
		return "condition"
	case gametext.During:
		if h.When == gametext.Within || h.When == gametext.Outside {
			return "condition"
		}
	}
	return ""
}

// variants are the values that differ from v in one place.
func variants(v reflect.Value) []variant {
	switch {
	case v.Kind() == reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return variants(v.Elem())
	case v.Type() == numType, v.Type() == deltaType:
		return numbers(v, int64(card.One))
	case v.Kind() == reflect.Int:
		return numbers(v, 1)
	case gametext.Values(v.Type()) > 1:
		return nextValue(v)
	case v.Type() == filterType:
		return nounsOf(v)
	case v.Kind() == reflect.Struct:
		return slices.Concat(reversed(v), fieldsOf(v))
	case v.Kind() == reflect.Slice:
		return elementsOf(v, v.Type().Elem() == filterType)
	}
	return nil
}

// numbers are one more and one less.
func numbers(v reflect.Value, one int64) (out []variant) {
	for _, by := range []int64{one, -one} {
		w := reflect.New(v.Type()).Elem()
		w.SetInt(v.Int() + by)
		out = append(out, variant{"number", w})
	}
	return out
}

// nextValue is the next word of an enumerated type.
func nextValue(v reflect.Value) []variant {
	w := reflect.New(v.Type()).Elem()
	n := uint64(gametext.Values(v.Type()))
	w.SetUint((v.Uint() + 1) % n)
	return []variant{{"word", w}}
}

// reversed turns a condition round, and takes one of two conditions away.
func reversed(v reflect.Value) []variant {
	switch x := v.Interface().(type) {
	case gametext.Is:
		x.Be = gametext.AreNotSo - x.Be
		return []variant{{"condition reversed", reflect.ValueOf(x)}}
	case gametext.And:
		return []variant{{"condition dropped", reflect.ValueOf(x.A)}, {"condition dropped", reflect.ValueOf(x.B)}}
	}
	return nil
}

// fieldsOf changes one slot of a phrase, or leaves one empty that may be.
func fieldsOf(v reflect.Value) (out []variant) {
	t := v.Type()
	maybe := map[int]bool{}
	if said(t) {
		for _, s := range gametext.Slots(t) {
			maybe[s.Field] = s.Maybe
		}
	}
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() || f.Name == "Ref" || f.Name == "Bind" {
			continue
		}
		for _, x := range variants(v.Field(i)) {
			if x.v.Type().AssignableTo(f.Type) {
				out = append(out, variant{x.kind, changed(v, i, x.v)})
			}
		}
		if maybe[i] && !v.Field(i).IsZero() {
			out = append(out, variant{"condition dropped", changed(v, i, reflect.Zero(f.Type))})
		}
	}
	return out
}

// said tells whether a type is a phrase with a template.
func said(t reflect.Type) (yes bool) {
	defer func() { _ = recover() }() // the type has no phrase
	gametext.Slots(t)
	return true
}

// changed is a copy of a struct with another field.
func changed(v reflect.Value, i int, x reflect.Value) reflect.Value {
	w := reflect.New(v.Type()).Elem()
	w.Set(v)
	w.Field(i).Set(x)
	return w
}

// elementsOf changes one element of a list, or takes one away.
func elementsOf(v reflect.Value, drops bool) (out []variant) {
	for i := range v.Len() {
		for _, x := range variants(v.Index(i)) {
			if x.v.Type().AssignableTo(v.Type().Elem()) {
				w := reflect.AppendSlice(reflect.Zero(v.Type()), v)
				w.Index(i).Set(x.v)
				out = append(out, variant{x.kind, w})
			}
		}
	}
	if drops && v.Len() > 1 {
		out = append(out, shorter(v, "noun dropped")...)
	}
	return out
}

// shorter are the lists without one element.
func shorter(v reflect.Value, kind string) (out []variant) {
	for i := range v.Len() {
		w := reflect.AppendSlice(reflect.Zero(v.Type()), v.Slice(0, i))
		out = append(out, variant{kind, reflect.AppendSlice(w, v.Slice(i+1, v.Len()))})
	}
	return out
}

func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }

func with[T any](list []T, i int, x T) []T {
	out := slices.Clone(list)
	out[i] = x
	return out
}
