package decks

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// A page of faces names the groups in the plural of its language, and its notes flow: lines that
// were broken for want of room are joined, others are not.
func TestPage(t *testing.T) {
	d := &Deck{Name: "Page", Side: card.Dark, Notes: card.T(
		"First line, which goes on until there is no more room in it, and\nthen goes on below.\nStormtroopers: six\n\nAnother.", "Une ligne.")}
	d.Cards = []Entry{{Slug: "stormtrooper", Count: 6}, {Slug: "devastator", Count: 1}, {Slug: "tie-fighter", Count: 2}, {Slug: "trample", Count: 1}}
	draw := func(*card.Def, card.Lang) ([]byte, string) { return nil, "image/jpeg" }
	for l, want := range [card.Langs][]string{
		{"<h2>Characters (6)</h2>", "<h2>Starships (3)</h2>", "<h2>Interrupt (1)</h2>", "no more room in it, and then goes on below.\nStormtroopers: six\n\nAnother."},
		{"<h2>Personnages (6)</h2>", "<h2>Vaisseaux spatiaux (3)</h2>", "<h2>Interruption (1)</h2>", "Une ligne."},
	} {
		w := FacesWriter(draw, card.Lang(l))
		page, _ := w.Write(d, cards(t))
		for _, s := range want {
			if !strings.Contains(page, s) {
				t.Errorf("%s: %q is not on the page", card.Lang(l).Code(), s)
			}
		}
	}
}
