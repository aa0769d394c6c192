package gametext

import (
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
)

// samples are values for each kind of slot; every phrase is tried with each row.
var samples = []map[reflect.Type]any{
	{filterType: Filter{Det: DetA, Nouns: []string{"droid"}}, numType: card.Whole(2), reflect.TypeFor[Delta](): Delta(card.One)},
	{filterType: Filter{Owner: Yours, Many: true, Adj: []string{"unique"}, Nouns: []string{"alien"}}, numType: card.One, reflect.TypeFor[Delta](): -2 * Delta(card.One)},
	{filterType: Filter{Titles: []string{"Endor"}}, numType: card.One / 2, reflect.TypeFor[Delta](): Delta(card.Whole(3))},
	{filterType: Filter{Owner: TheOpponents, Nouns: []string{"weapon"}}, numType: card.Whole(3), reflect.TypeFor[Delta](): Delta(card.Whole(3))},
}

// sample makes a phrase with all its slots filled. Row picks the values; nested
// phrases are the first of their kind that has no phrases within.
func sample(p *phrase, row int) reflect.Value {
	v := reflect.New(p.typ).Elem()
	for _, pt := range p.form[card.English] {
		if pt.field >= 0 {
			f := v.Field(pt.field)
			f.Set(sampleValue(f.Type(), row))
			if f.Type() == filterType && pt.join != "" {
				f.Set(reflect.ValueOf(Filter{Many: pt.join == "many", Nouns: []string{"alien"}, Posts: []Post{Here{}}}))
			}
		}
	}
	return v
}

func sampleValue(t reflect.Type, row int) reflect.Value {
	if x, ok := samples[row%len(samples)][t]; ok {
		return reflect.ValueOf(x)
	}
	v := reflect.New(t).Elem()
	switch {
	case enums[t] != nil:
		v.SetUint(uint64(min(row, len(enums[t].names)-1)))
	case t.Kind() == reflect.Interface:
		var flat *phrase
		for _, p := range phrases {
			if p.iface == t && (flat == nil || nested(p) < nested(flat)) {
				flat = p
			}
		}
		v.Set(sample(flat, row))
	case t.Kind() == reflect.Int:
		v.SetInt(int64(row + 1))
	case t.Kind() == reflect.String:
		v.SetString("Alderaan")
	case t.Kind() == reflect.Slice:
		for range row%2 + 1 {
			v.Set(reflect.Append(v, sampleValue(t.Elem(), row)))
		}
	}
	return v
}

func nested(p *phrase) int {
	n := 0
	for _, pt := range p.form[card.English] {
		if pt.field >= 0 {
			if t := p.typ.Field(pt.field).Type; t.Kind() == reflect.Interface || t.Kind() == reflect.Slice {
				n++
			}
			if p.typ.Field(pt.field).Type != numType {
				n++
			}
		}
	}
	return n
}

// values counts the words that a phrase may stand for which has none of its own.
func values(p *phrase) (n int) {
	for _, pt := range p.form[card.English] {
		if pt.field >= 0 && p.own == 0 {
			n = max(n, Values(p.typ.Field(pt.field).Type))
		}
	}
	return n
}

// Every phrase is printed in both languages with sample slots and must be read
// back as itself; the golden file shows them all.
func TestEveryPhraseReadsBack(t *testing.T) {
	ready()
	var b strings.Builder
	last := ""
	for _, p := range phrases {
		if n := p.iface.Name(); n != last {
			last = n
			b.WriteString("\n== " + n + "\n")
		}
		said := values(p)
		for row := range max(len(samples), said) {
			x := sample(p, row)
			en := Print(x.Interface(), card.English)
			fr := Print(x.Interface(), card.French)
			if row < max(2, said) {
				b.WriteString(en + "\n    " + fr + "\n")
			}
			if strings.Contains(fr, "  ") || strings.Contains(en, "  ") {
				t.Errorf("%v prints two spaces: %q, %q", p.typ, en, fr)
			}
			toks, errs := lex(en)
			if len(errs) > 0 {
				t.Errorf("%v prints what cannot be split into words: %q", p.typ, en)
				continue
			}
			r := newParser(toks)
			v, ok := r.one(speeches[p.iface])
			switch {
			case !ok:
				t.Errorf("%v prints %q, which is not read", p.typ, en)
			case r.i < r.end:
				t.Errorf("%v prints %q, which is read only up to %q (as %v)", p.typ, en, toks[r.i].text, v.Type())
			case r.amb != nil:
				t.Errorf("%v prints %q: %s\n%s", p.typ, en, r.amb.Msg, r.amb.Help)
			case v.Type() != p.typ:
				t.Errorf("%v prints %q, which is read as %v", p.typ, en, v.Type())
			case Print(v.Interface(), card.English) != en:
				t.Errorf("%v prints %q, read back as %q", p.typ, en, Print(v.Interface(), card.English))
			}
		}
	}
	golden(t, "testdata/phrases.txt", strings.TrimPrefix(b.String(), "\n"))
}
