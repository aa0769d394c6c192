package gametext

import (
	"fmt"
	"strings"
	"testing"

	"cantina/engine/card"
)

// A template that does not fit its type stops the program where it is said.
func TestBadTemplates(t *testing.T) {
	type bad struct {
		step
		N     int
		Cards Filter
	}
	type empty struct{ step }
	type notStep struct{}
	for _, c := range []struct {
		want string
		say  func()
	}{
		{"no words in fr", func() { say[Step, empty]("zap", "") }},
		{"is not a gametext.Step", func() { say[Step, notStep]("zap", "zapper") }},
		{"has no field Nn", func() { say[Step, bad]("zap {Nn}", "zapper {Nn}") }},
		{"only one language says {N}", func() { say[Step, bad]("zap {N} {Cards}", "zapper {Cards}") }},
		{"nothing says {Cards}", func() { say[Step, bad]("zap {N}", "zapper {N}") }},
		{"5 forms", func() { say[Step, empty]("a|b|c|d|e", "x") }},
		{"is not closed", func() { say[Step, bad]("zap {N", "zapper {N}") }},
		{"may not name a card", func() { say[Step, empty](`zap "Luke"`, "zapper") }},
		{"given twice", func() { words[Who](card.T("a", "b")) }},
	} {
		func() {
			defer func() {
				if r := fmt.Sprint(recover()); !strings.Contains(r, c.want) {
					t.Errorf("want a panic with %q, got %q", c.want, r)
				}
			}()
			c.say()
		}()
	}
}

func TestNumbers(t *testing.T) {
	for in, want := range map[string]string{"3": "3", "1/2": "½", "1 1/2": "1½", "½": "½", "1½": "1½", "3.14": "3.14", "12 ": "12"} {
		toks, errs := lex(in)
		if len(errs) > 0 || len(toks) != 2 || toks[0].kind != number || toks[0].low != want {
			t.Errorf("%q is read as %v %v", in, toks, errs)
		}
	}
	for _, in := range []string{"1st", "R2-D2", "TIE/ln", "Twi'lek"} {
		if toks, _ := lex(in); len(toks) != 2 || toks[0].kind != word || toks[0].text != in {
			t.Errorf("%q is not one word: %v", in, toks)
		}
	}
}

// What meets in French runs together.
func TestFrenchMeets(t *testing.T) {
	for _, c := range []struct{ a, b, want string }{
		{"de", "le site", "du site"}, {"de", "les sites", "des sites"}, {"de", "l'arme", "de l'arme"},
		{"à", "le site", "au site"}, {"à", "les sites", "aux sites"}, {"à", "la main", "à la main"},
		{"de", "un droïde", "d'un droïde"}, {"que", "il perd", "qu'il perd"}, {"si", "il perd", "s'il perd"}, {"si", "elle perd", "si elle perd"},
		{"de", "X-wing", "de X-wing"}, {"de", "hasard", "de hasard"}, {"de", "habileté", "d'habileté"}, {"le", "onze", "le onze"},
		{"la", "étoile", "l'étoile"}, {"de", "«" + nbsp + "Endor" + nbsp + "»", "d'«" + nbsp + "Endor" + nbsp + "»"},
		{"de", "8 droïdes", "de 8 droïdes"}, {"de", "Hoth", "de Hoth"}, {"perdez", ":", "perdez" + nbsp + ":"},
	} {
		w := writer{l: card.French}
		w.put(c.a, true)
		w.put(c.b, true)
		if got := string(w.b); got != c.want {
			t.Errorf("%q and %q make %q, want %q", c.a, c.b, got, c.want)
		}
	}
}
