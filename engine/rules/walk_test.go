package rules_test

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// A walk looks at sentences one by one.
type walk struct {
	t    *testing.T
	acts map[typed]bool // heads under which a rule that stands is refused
	n    int            // sentences looked at
	read int            // those that the checker let through
}

// doing tells whether heads make of a clause something that is done.
func (w *walk) doing(hs heads) bool {
	for _, h := range hs {
		if w.acts[reflect.TypeOf(h)] {
			return true
		}
	}
	return false
}

// look judges a sentence and tells whether it is whole. What the checker lets through
// must read back as it was, and is refused when, and only when, the tables of functions
// lack one for some part of it, or a name that it needs is not there.
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
		if gametext.Print(v.cl, card.English) != v.text || !swallows(&s.cl) && !begins(&s.cl) {
			w.t.Errorf("%q is read back as something else:\n%+v\nnot\n%+v", v.text, bare(v.cl), bare(s.cl))
		}
		return false
	}
	why := missing(&v.cl, w.doing)
	for _, e := range v.refused {
		switch {
		case strings.HasPrefix(e.Msg, "the rules fail"):
			w.t.Errorf("%q on %v: %s", v.text, s.def.Type, e.Msg)
		case strings.Contains(e.Msg, " named "), // "that weapon" must be one
			strings.HasPrefix(e.Msg, "this cannot be done with"), // cards of other types
			strings.HasPrefix(e.Msg, "nothing is targeted"),      // by a shot
			strings.Contains(e.Msg, "a react answers"):           // a battle or a Force drain, no other moment
			return false
		}
	}
	if (why != "") != (len(v.refused) > 0) {
		w.t.Errorf("%q on %v: the tables lack %q, refused is %v", v.text, s.def.Type, why, v.refused)
	}
	return v.whole()
}

// swallows tells whether a sentence has a phrase whose last words may also be said of
// the cards right before them, as "in battle": the parser gives them to the cards, and
// the sentence that was meant cannot be written.
func swallows(cl *gametext.Clause) (yes bool) {
	gametext.Walk(cl, func(x any) bool {
		t := reflect.TypeOf(x)
		if t.Kind() == reflect.Struct && t != reflect.TypeFor[gametext.Clause]() {
			words := gametext.Template(t)
			tail := strings.TrimSpace(words[strings.LastIndexByte(words, '}')+1:])
			yes = yes || tail != "" && slices.ContainsFunc(phrasesOf(postT), func(p typed) bool { return gametext.Template(p) == tail })
		}
		return !yes
	})
	return yes
}

// begins tells whether the first step of a sentence has a colon of its own, as "if hit: ...":
// where no head stands before it, the parser takes its beginning for one.
func begins(cl *gametext.Clause) bool {
	return len(cl.Steps) > 0 && strings.Contains(gametext.Template(reflect.TypeOf(cl.Steps[0])), ":")
}

func newWalk(t *testing.T) *walk { return &walk{t: t, acts: acting()} }

// acting finds out under which heads a rule that stands is refused.
var acting = sync.OnceValue(func() map[typed]bool {
	acts := map[typed]bool{}
	for _, h := range phrasesOf(headT) {
		fillings(h, func(v reflect.Value) bool {
			for _, s := range around(v.Interface()) {
				if len(s.cl.Heads) > 1 {
					continue
				}
				s.cl.Steps = []gametext.Step{gametext.SelfStat{By: gametext.By{By: gametext.Delta(card.One)}}}
				if v := judge(s); len(v.unread) == 0 {
					acts[h] = acts[h] || len(v.refused) > 0
				}
			}
			return true
		})
	}
	return acts
})

// base finds a sentence in which a phrase is whole.
func (w *walk) base(t typed) (phrase reflect.Value, at int, ok bool) {
	phrase, ok = fillings(t, func(v reflect.Value) bool {
		for i, s := range around(v.Interface()) {
			if v := judge(s); v.whole() && !v.other {
				at = i
				return true
			}
		}
		return false
	})
	return phrase, at, ok
}

var speechTypes = []typed{headT, stepT, condT, postT, amountT, changeT}

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
	turn := 0
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			for _, s := range gametext.Slots(p) {
				if !bases[p].IsValid() {
					continue
				}
				all := w.everything(p.Field(s.Field).Type, s.Join, bases)
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
	t.Logf("%d sentences", w.n)
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
				v := reflect.New(t).Elem()
				v.Set(bases[p])
				out = append(out, v)
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
		if d == gametext.DetCount || d == gametext.DetUpTo {
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
				f := one(noun)
				f.Posts = []gametext.Post{bases[p].Interface().(gametext.Post)}
				out = append(out, f)
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
		rule := gametext.CardStat{Cards: f, Stat: gametext.Forfeit, By: gametext.By{By: gametext.Delta(card.One)}}
		for _, s := range []sentence{on(card.Character, nil, rule), on(card.Effect, action, aim, gametext.Target{Cards: f})} {
			if v := judge(s); !w.look(s) {
				t.Errorf("%q is not carried out: %v %v", v.text, v.unread, v.refused)
			}
		}
	}
}
