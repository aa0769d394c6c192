package face

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// What stands beside a card's type is said in the language of the player: nothing that game
// text has a French word for stays English.
func TestKindsAndCharacteristicsAreSaid(t *testing.T) {
	cat, _ := catalog.Embedded()
	for slug, want := range map[string]string{"wampa": "Des neiges", "kabe": "voleur · femme · Chadra-Fan"} {
		d := cat.Get(slug).Def
		f := &canvas{d: d, look: Look{Lang: card.French}}
		if got := f.typeLine() + " " + f.traitLine(); !strings.Contains(got, want) {
			t.Errorf("%s: %q lacks %q", slug, got, want)
		}
	}
}

// Titles stand in italics, and nothing after them does, whatever mark follows.
func TestTitlesEndWhereTheyEnd(t *testing.T) {
	for _, line := range []string{
		`Used: cancel ("Sense" or "Alter"); draw`,
		`Utilisée : annuler « Sense » ou « Alter » ; tirer`,
		`Utilisée : annuler « Sense » (ou « Alter ») : tirer`,
	} {
		p, slanted := newPainter(), ""
		p.words([]string{line})
		for _, w := range p.text.pieces {
			if w.f == italic {
				slanted += strings.Trim(w.s, "();:«»\"\u00a0") + " "
			}
		}
		if slanted != "Sense Alter " {
			t.Errorf("%s: in italics stands %q", line, slanted)
		}
	}
}
