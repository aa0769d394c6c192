package enginetest

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

//go:embed testdata/sentences.txt
var sentences string

// Sentences are what becomes of sentences that the phrasebook can build: lines "TYPE | SENTENCE
// | carried out", or what is refused of it instead. Package rules writes them.
func Sentences() []string { return strings.Split(strings.TrimSpace(sentences), "\n") }

// Became is the line of a sentence on a card beside a catalog, as it is now; "" of one that is
// not understood.
func Became(cat *catalog.Catalog, d *card.Def, text string) string {
	clauses, errs := gametext.Parse(text, gametext.Context{Type: d.Type, Kinds: d.Kinds})
	if len(errs) > 0 {
		return ""
	}
	says := []string{"carried out"}
	if refused := rules.Refusals(cat, d, clauses); len(refused) > 0 {
		says = nil
		for _, e := range refused {
			if why := Unquoted(e.Msg); !slices.Contains(says, why) {
				says = append(says, why)
			}
		}
	}
	return fmt.Sprintf("%s | %s | %s", d.Type, text, strings.Join(says, "; "))
}

// Unquoted is why a sentence is refused, whatever it names.
func Unquoted(says string) string {
	words := strings.Split(says, `"`)
	for i := 1; i < len(words); i += 2 {
		words[i] = "…"
	}
	return strings.Join(words, "")
}

// Bearer is a card of a type on which a sentence can stand.
func Bearer(t card.Type) *card.Def {
	d := &card.Def{Slug: "told", Title: "Told", Type: t}
	switch t {
	case card.Interrupt:
		d.Kinds = []string{"used", "lost", "starting"}
	case card.Weapon:
		d.Kinds = []string{"character"}
	case card.Location:
		d.Kinds = []string{"site"}
	}
	return d
}

// Otherwise is the first of some lines that would be another one now, or "".
func Otherwise(cat *catalog.Catalog, lines []string) string {
	for _, line := range lines {
		part := strings.SplitN(line, " | ", 3)
		if len(part) < 3 {
			return line
		}
		for t := range card.Types {
			if t.String() == part[0] && Became(cat, Bearer(t), part[1]) != line {
				return line
			}
		}
	}
	return ""
}
