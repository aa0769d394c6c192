package rules_test

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// A walk looks at sentences one by one.
type walk struct {
	t     *testing.T
	n     int            // sentences looked at
	read  int            // those that the checker let through
	other int            // those that read back as another one that is written alike
	said  map[typed]bool // the phrases in those that are whole
	words map[any]bool   // and the words of enumerated types
}

// look judges a sentence and tells whether it is whole. What the checker lets through
// reads back as it was, or as the one sentence that is written so where two would be
// (words at the end of one phrase may be said of the cards before them, too), and is
// carried out; it is refused only for what no slot can tell: that a name, a moment, a
// target or a type of card is not what it needs.
func (w *walk) look(s sentence) bool {
	w.t.Helper()
	w.n++
	v := judge(s)
	for _, e := range append(v.unread, v.refused...) {
		if e.Msg == "" || e.Pos < 0 || e.Pos+e.Len > len(v.text)+1 {
			w.t.Errorf("%q: an error nowhere: %+v", v.text, *e)
		}
	}
	if len(v.unread) > 0 {
		return false
	}
	w.read++
	if v.other {
		w.other++
		again := s
		again.cl = v.cl
		if back := judge(again); back.other || back.text != v.text {
			w.t.Errorf("%q is read back as something that is not written so:\n%+v\nnot\n%+v", v.text, bare(v.cl), bare(s.cl))
		}
		return false
	}
	for _, e := range v.refused {
		if !slices.ContainsFunc(lawful, func(words string) bool { return strings.Contains(e.Msg, words) }) {
			w.t.Errorf("%q on %v is refused: %s", v.text, s.def.Type, e.Msg)
		}
	}
	if v.whole() {
		w.note(&v.cl)
	}
	return v.whole()
}

// lawful are words of the refusals that depend on more than the type of a slot.
var lawful = []string{
	"nothing carries out",      // a predicate, an adverbial or a quantity there
	" named ",                  // "that weapon" must be one
	"this cannot be done with", // cards of other types
	"nothing is targeted",      // by a shot
	"whose is",                 // of what a weapon or device deploys on
	"a react answers",          // a battle or a Force drain, no other moment
	"that has a total",         // a destiny without a name
	"whose is ",                // a weapon or device deploys on its owner's cards
}

// note remembers the phrases and words of a sentence that is whole.
func (w *walk) note(cl *gametext.Clause) {
	gametext.Walk(cl, func(x any) bool {
		w.said[reflect.TypeOf(x)] = true
		if v := reflect.ValueOf(x); v.Kind() == reflect.Struct {
			for i := range v.NumField() {
				w.noteWords(v.Field(i))
			}
		}
		return true
	})
}

func (w *walk) noteWords(v reflect.Value) {
	switch {
	case gametext.Values(v.Type()) > 0:
		w.words[v.Interface()] = true
	case v.Kind() == reflect.Slice && gametext.Values(v.Type().Elem()) > 0:
		for i := range v.Len() {
			w.noteWords(v.Index(i))
		}
	}
}

func newWalk(t *testing.T) *walk {
	return &walk{t: t, said: map[typed]bool{}, words: map[any]bool{}}
}

// base finds a sentence in which a phrase is whole.
func (w *walk) base(t typed) (phrase reflect.Value, at int, ok bool) {
	phrase, ok = fillings(t, func(v reflect.Value) bool {
		for i, s := range around(v.Interface()) {
			if v := judge(s); v.whole() && !v.other {
				at = i
				w.note(&v.cl)
				return true
			}
		}
		return false
	})
	return phrase, at, ok
}

var speechTypes = []typed{headT, ruleT, predT, canT, stepT, condT, postT, amountT, changeT, eventT, fateT}

// Every phrase has a sentence in which it is carried out; and with anything that a slot
// of it accepts, it is carried out or refused, and never fails.
func TestEverySlot(t *testing.T) {
	w := newWalk(t)
	long := os.Getenv("CANTINA_LONG") != ""
	bases := map[typed]reflect.Value{}
	frame := map[typed]int{}
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			var ok bool
			if bases[p], frame[p], ok = w.base(p); !ok {
				t.Errorf("no sentence is found in which %v (%q) is carried out", p, gametext.Template(p))
			}
		}
	}
	for _, p := range gametext.Phrases() { // of the parts of speech that stand within others only
		if !bases[p.Type].IsValid() && !slices.Contains(speechTypes, speechOf(p.Type)) {
			bases[p.Type], _ = fillings(p.Type, func(reflect.Value) bool { return true })
		}
	}
	cat, _ := catalog.Embedded()
	for _, k := range cat.All() { // what a whole card says is carried out
		if k.Whole() {
			for _, cl := range k.Clauses() {
				w.note(&cl)
			}
		}
	}
	turn := 0
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			for _, s := range gametext.Slots(p) {
				if !bases[p].IsValid() {
					continue
				}
				all := w.everything(p.Field(s.Field).Type, s.Join, bases)
				if s.Maybe {
					all = append(all, reflect.Zero(p.Field(s.Field).Type))
				}
				step := 1
				if !long && len(all) > 120 { // the nouns are compiled by the same few lines everywhere
					step = 1 + len(all)/60
				}
				for i := turn % step; i < len(all); i += step {
					x := reflect.New(p).Elem()
					x.Set(bases[p])
					x.Field(s.Field).Set(all[i])
					for k, sent := range around(x.Interface()) {
						if k == frame[p] || long {
							w.look(sent)
						}
					}
				}
				turn++
			}
		}
	}
	if w.other*20 > w.read {
		t.Errorf("of %d sentences %d read back as others", w.read, w.other)
	}
	for _, p := range gametext.Phrases() {
		if bases[p.Type].IsValid() && !w.said[p.Type] && !w.within(p.Type) {
			t.Errorf("no sentence with %v (%q) is carried out", p.Type, p.En)
		}
	}
	for _, way := range []gametext.Manner{gametext.AsCaptive, gametext.AsFrozen} { // three slots must fit at once, which no filling of one finds
		for _, sent := range around(gametext.Deploy{
			Cards: gametext.Filter{Det: gametext.DetA, Nouns: []string{"Rebel"}},
			From:  gametext.FromPile{Whose: gametext.Opponents},
			To:    gametext.ToCard{Place: gametext.Filter{Titles: []string{"Death Star: Detention Block Corridor"}}},
			How:   gametext.InWay{Way: way}}) {
			w.look(sent)
		}
	}
	for _, word := range everyWord() {
		if !w.words[word.Interface()] && !w.finds(word) {
			t.Errorf("no sentence with the %v %q is carried out", word.Type(), gametext.Print(word.Interface(), card.English))
		}
	}
	t.Logf("%d sentences, %d are understood", w.n, w.read)
}

// finds looks for a sentence that is whole with a word in it.
func (w *walk) finds(word reflect.Value) bool {
	found := func() bool { return w.words[word.Interface()] }
	among := []reflect.Value{word}
	for _, p := range gametext.Phrases() {
		for _, s := range gametext.Slots(p.Type) {
			if p.Type.Field(s.Field).Type != word.Type() {
				continue
			}
			if _, ok := fillingsWith(p.Type, s.Field, among, func(v reflect.Value) bool {
				return speechOf(p.Type) != nil && slices.ContainsFunc(around(v.Interface()), w.look) && found()
			}); ok || w.nested(p.Type, s.Field, among, found) {
				return true
			}
		}
	}
	return false
}

// everyWord is each word of the enumerated types that phrases have slots for.
func everyWord() (out []reflect.Value) {
	known := map[typed]bool{}
	for _, p := range gametext.Phrases() {
		for _, s := range gametext.Slots(p.Type) {
			t := p.Type.Field(s.Field).Type
			if t.Kind() == reflect.Slice {
				t = t.Elem()
			}
			if gametext.Values(t) > 0 && !known[t] {
				known[t] = true
				out = append(out, held(t, "")...)
			}
		}
	}
	return out
}

// variants are a phrase with each of the words that it may stand for: its slots are of
// enumerated types only, or it has none.
func variants(base reflect.Value) []reflect.Value {
	out := []reflect.Value{base}
	for _, s := range gametext.Slots(base.Type()) {
		t := base.Type().Field(s.Field).Type
		if gametext.Values(t) == 0 {
			return []reflect.Value{base}
		}
		var more []reflect.Value
		for _, v := range out {
			for _, word := range held(t, "") {
				x := reflect.New(v.Type()).Elem()
				x.Set(v)
				x.Field(s.Field).Set(word)
				more = append(more, x)
			}
		}
		out = more
	}
	return out
}

// within looks for a sentence that is whole in which a phrase stands within another.
func (w *walk) within(q typed) bool {
	return w.nested(q, -1, nil, func() bool { return w.said[q] })
}

// nested looks for a sentence of which something is true, in which a phrase, with a field
// that holds one of some values, stands within another.
func (w *walk) nested(q typed, field int, among []reflect.Value, found func() bool) bool {
	var fills []reflect.Value
	fillingsWith(q, field, among, func(v reflect.Value) bool {
		fills = append(fills, v)
		return len(fills) > 20
	})
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			for _, s := range gametext.Slots(p) {
				if t := p.Field(s.Field).Type; t.Kind() != reflect.Interface || !q.Implements(t) {
					continue
				}
				if _, ok := fillingsWith(p, s.Field, fills, func(v reflect.Value) bool { return slices.ContainsFunc(around(v.Interface()), w.look) && found() }); ok {
					return true
				}
			}
		}
	}
	return false
}

// speechOf is the part of speech of a phrase, if it is one of speechTypes.
func speechOf(t typed) typed {
	for _, s := range speechTypes {
		if slices.Contains(phrasesOf(s), t) {
			return s
		}
	}
	return nil
}

// everything is all that a slot may hold.
func (w *walk) everything(t typed, join string, bases map[typed]reflect.Value) (out []reflect.Value) {
	switch {
	case t == filterT:
		for _, f := range everyFilter(bases) {
			if join != "" {
				f.Det, f.Owner, f.N, f.Another, f.Many = gametext.DetNone, gametext.Anybodys, 0, false, join == "many" && len(f.Titles) == 0
			}
			out = append(out, reflect.ValueOf(f))
		}
		return out
	case t.Kind() == reflect.Interface && len(phrasesOf(t)) > 0:
		for _, p := range phrasesOf(t) {
			if bases[p].IsValid() {
				for _, x := range variants(bases[p]) {
					v := reflect.New(t).Elem()
					v.Set(x)
					out = append(out, v)
				}
			}
		}
		return out
	case t.Kind() == reflect.Slice:
		for _, x := range w.everything(t.Elem(), "", bases) {
			out = append(out, reflect.Append(reflect.New(t).Elem(), x))
		}
		return out
	}
	return held(t, join)
}

// everyFilter is a filter with each determiner, post, noun and adjective.
func everyFilter(bases map[typed]reflect.Value) (out []gametext.Filter) {
	for _, x := range plain[filterT] {
		out = append(out, x.(gametext.Filter))
	}
	for d := gametext.DetNone; d <= gametext.DetThis; d++ {
		f := gametext.Filter{Det: d, Nouns: []string{"character"}}
		switch d {
		case gametext.DetUpTo: // of up to so many some must be chosen (refused)
			continue
		case gametext.DetCount:
			f.N = 2
		}
		out = append(out, f)
	}
	for _, o := range []gametext.Owner{gametext.Yours, gametext.TheOpponents} {
		out = append(out, gametext.Filter{Owner: o, Nouns: []string{"alien"}}, gametext.Filter{Owner: o, Many: true, Another: true, Nouns: []string{"alien"}})
	}
	for _, p := range phrasesOf(postT) {
		if bases[p].IsValid() {
			for _, noun := range []string{"droid", "site"} {
				for _, x := range variants(bases[p]) {
					f := one(noun)
					f.Posts = []gametext.Post{x.Interface().(gametext.Post)}
					out = append(out, f)
				}
			}
		}
	}
	return append(out, everyNoun()...)
}

// everyNoun is a filter of each noun, and of each adjective with every kind of card that
// it may describe.
func everyNoun() (out []gametext.Filter) {
	for _, n := range gametext.Nouns() {
		out = append(out, one(n.Word))
		if n.Plural != n.Word {
			out = append(out, gametext.Filter{Adj: []string{"non-" + n.Word}, Det: gametext.DetA, Nouns: []string{"card"}})
		}
	}
	for _, a := range gametext.Adjectives() {
		in := strings.Fields(a.In)
		if len(in) == 0 {
			in = []string{"character", "starship", "vehicle", "weapon", "device", "location", "creature"}
		}
		for _, noun := range append(in, "card") {
			out = append(out, gametext.Filter{Det: gametext.DetA, Adj: []string{a.Word}, Nouns: []string{noun}})
		}
	}
	return out
}

// Every noun has a meaning, and every adjective with every kind of card that it may
// describe, in a rule that stands and as a target.
func TestEveryNoun(t *testing.T) {
	w := newWalk(t)
	for _, f := range everyNoun() {
		rule := gametext.CardsDo{Cards: f, Do: []gametext.Pred{immune}}
		for _, s := range []sentence{stands(card.Character, nil, rule), on(card.Effect, action, aim, gametext.Target{Cards: f})} {
			if v := judge(s); !w.look(s) {
				t.Errorf("%q is not carried out: %v %v", v.text, v.unread, v.refused)
			}
		}
	}
}
