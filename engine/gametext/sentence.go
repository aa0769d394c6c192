package gametext

import (
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

// Sentence prints a clause as the card's face shows it: with a capital and a full
// stop. A side of a location that has no text is only its name and a colon.
func Sentence(c Clause, l card.Lang) string {
	s := Print(c, l)
	r, n := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(r)) + s[n:]
	if strings.HasSuffix(s, ":") {
		return s
	}
	return s + "."
}

// clause says its heads, its condition, and what stands or is done.
func (w *writer) clause(c *Clause) {
	if w.l == card.French {
		w.frenchHeads(c.Heads)
	} else {
		w.heads(c.Heads)
	}
	if len(c.Heads) > 0 {
		w.put(":", false)
	}
	w.me = false
	if c.While != nil {
		w.put([card.Langs]string{"while", "tant que"}[w.l], true)
		w.si = false
		w.spaced(reflect.ValueOf(c.While), "", agreement{}, true)
		w.put(",", false)
	}
	if c.Rule != nil {
		w.spaced(reflect.ValueOf(c.Rule), "", agreement{}, true)
	}
	if c.May {
		w.put([card.Langs]string{"may", "vous pouvez"}[w.l], true)
		w.inf = true
	}
	for i, s := range c.Steps {
		if i > 0 {
			w.semicolon()
		}
		w.spaced(reflect.ValueOf(s), "", agreement{}, true)
	}
}

func (w *writer) heads(heads []Head) {
	for i, h := range heads {
		switch {
		case i == 0:
		case sideHead(heads[i-1]):
			w.put(":", false)
		default:
			w.put(",", false)
		}
		w.spaced(reflect.ValueOf(h), "", agreement{}, true)
	}
}

func (w *writer) semicolon() { w.put(";", false) }

// sideHead tells whether a head is a side of a location or a face of an Objective, which has its own colon.
func sideHead(h Head) bool {
	_, ok := h.(Sided)
	return ok
}
