package gametext

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
)

// readFilter reads a whole text as a filter.
func readFilter(s string) (Filter, *Error) {
	ready()
	toks, errs := lex(s)
	if len(errs) > 0 || len(toks) == 0 {
		return Filter{}, &Error{Msg: "no words"}
	}
	p := newParser(toks)
	var f Filter
	if !f.read(p) || p.i < p.end {
		return f, p.report()
	}
	return f, p.amb
}

// Every noun is read in both numbers; the golden shows it in both languages.
func TestNouns(t *testing.T) {
	var b strings.Builder
	for _, n := range nouns {
		one := Filter{Det: DetA, Nouns: []string{n.Word}}
		many := Filter{Owner: Yours, Many: true, Nouns: []string{n.Word}}
		other := Filter{Det: DetThat, Nouns: []string{n.Word}}
		var cells []string
		for _, f := range []Filter{one, many, other} {
			en := Print(f, card.English)
			got, err := readFilter(en)
			if err != nil {
				t.Errorf("%q is not read: %s", en, err.Msg)
			} else if Print(got, card.English) != en && n.Plural != n.Word {
				t.Errorf("%q is read as %q", en, Print(got, card.English))
			}
			cells = append(cells, en+" = "+Print(f, card.French))
		}
		b.WriteString(strings.Join(cells, "; ") + "\n")
	}
	for _, a := range adjectives {
		word := "card"
		if a.In != "" {
			word = strings.Fields(a.In)[0]
		}
		var cells []string
		for _, f := range []Filter{{Det: DetA, Nouns: []string{word}}, {Owner: Yours, Many: true, Nouns: []string{"weapon"}}} {
			f.Adj = []string{a.Word}
			cells = append(cells, Print(f, card.English)+" = "+Print(f, card.French))
		}
		b.WriteString(strings.Join(cells, "; ") + "\n")
	}
	golden(t, "testdata/nouns.txt", b.String())
}

// Filters made at random are read back as they were.
func TestFiltersReadBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	posts := []Post{Here{}, BeIn{What: Present}, BeIn{What: Alone}, WithStat{Cmp: More, N: Number{N: card.Whole(3)}}}
	noun := func() string { return nouns[r.IntN(len(nouns))].Word }
	n := 0
	for range 20000 {
		f := Filter{Det: Det(r.IntN(int(DetThis) + 1)), Nouns: []string{noun()}}
		if f.Det == DetCount || f.Det == DetUpTo || f.Det == DetAtLeast {
			f.N = 2 + r.IntN(3)
		}
		switch f.Det {
		case DetNone:
			f.Many = r.IntN(2) == 0
			fallthrough
		case DetAny, DetEach, DetAll, DetCount, DetUpTo, DetAtLeast, DetAnyNumber:
			f.Owner = []Owner{Anybodys, Yours, TheOpponents}[r.IntN(3)]
			fallthrough
		case DetA:
			f.Another = r.IntN(4) == 0
		}
		if r.IntN(3) == 0 {
			f.Adj = []string{"unique"}
		}
		switch r.IntN(5) {
		case 0:
			f.Nouns = append([]string{noun()}, f.Nouns...)
		case 1:
			f.Or = []Filter{{Nouns: []string{noun()}}, {Nouns: []string{noun()}, Posts: []Post{posts[r.IntN(len(posts))]}}}
			if r.IntN(2) == 0 {
				f.Nouns = nil
			}
		case 2:
			f.Titles, f.Nouns, f.Adj = []string{"Luke", "Leia"}[:1+r.IntN(2)], nil, nil
		case 3:
			f.Except = []Filter{{Nouns: []string{noun()}}}
		}
		for range r.IntN(3) {
			f.Posts = append(f.Posts, posts[r.IntN(len(posts))])
		}
		en := Print(f, card.English)
		got, err := readFilter(en)
		if err != nil {
			if strings.HasPrefix(err.Msg, "no card is both") || strings.Contains(err.Msg, "says already") || len(f.Nouns) == 2 {
				continue
			}
			t.Fatalf("%q is not read: %s", en, err.Msg)
		}
		if n := len(got.Nouns); n > 0 && nounOf(got.Nouns[n-1]).Plural == got.Nouns[n-1] {
			continue // "Jedi" is both numbers; plural is "Jedi characters"
		}
		en2 := Print(got, card.English)
		again, err := readFilter(en2)
		if err != nil {
			t.Fatalf("%q settles as %q, which is not read: %s", en, en2, err.Msg)
		}
		strip(reflect.ValueOf(&got).Elem())
		strip(reflect.ValueOf(&again).Elem())
		if !reflect.DeepEqual(got, again) {
			t.Fatalf("%q: %#v\nread again: %#v", en, got, again)
		}
		Print(f, card.French)
		n++
	}
	if n < 5000 {
		t.Fatalf("only %d filters made sense", n)
	}
}
