package gametext

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// Text of any size or shape is read or refused at once, in few words, of which no more
// than Shown are those of its line.
func TestBounds(t *testing.T) {
	long := strings.Repeat("x", Shown+1)
	for name, src := range map[string]string{
		"large":      strings.Repeat("lose 1 Force\n", 100_000),
		"words":      strings.Repeat("x ", maxText/2),
		"lines":      strings.Repeat("x\n", maxText/2),
		"characters": strings.Repeat("$", maxText),
		"one word":   strings.Repeat("x", maxText),
		"a title":    "lose \"" + strings.Repeat("x", maxText-10) + "\"",
		"a far word": "lose 1 Force " + strings.Repeat("x", maxText-20),
		"case":       "lose 1 Force from the " + strings.Repeat("é", 1000),
		"brackets":   "lose 1 Force for each " + strings.Repeat("(", 4000),
		"heads":      strings.Repeat("if ", maxText/3),
		"spelling":   "Lose 1 Force; " + strings.Repeat("lose 1 Force; ", 500),
	} {
		known := func(string) bool { return false }
		_, errs := Parse(src, Context{Type: card.Interrupt, KnownTitle: known})
		if len(errs) == 0 || len(errs) > maxErrors {
			t.Errorf("%s: %d errors", name, len(errs))
		}
		for _, e := range errs {
			if text := e.Explain("x", src, 0); len(text) > 3000 || strings.Contains(text, long) || strings.Count(text, "lose 1 Force; ") > 30 {
				t.Errorf("%s: %.4000s", name, text)
				break
			}
		}
	}
}
