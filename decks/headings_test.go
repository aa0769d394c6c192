package decks

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// A list is read with its headings, sides and starting cards in either language, and with sites by their names
// behind their system.
func TestListsOfBothLanguages(t *testing.T) {
	cat := cards(t)
	for _, src := range []string{
		"Summer\nLight Side deck\n\nStarting card\n1 Tatooine: Mos Eisley\n\nLocations (2)\n1 Yavin 4\n1 Dune Sea\n\nCharacters:\n2 Luke Skywalker\nStarships\n1 X-wing\n\nOutside of deck\n1 Han Solo\nStrategy: win\n",
		"Été\nCamp : lumineux\n\nAu départ\n1 Tatooine: Mos Eisley\n\nLocalisations (2)\n1 Yavin 4\n1 Dune Sea\n\nPersonnages :\n2 Luke Skywalker\nVaisseaux spatiaux\n1 X-wing\n\nÀ côté du deck\n1 Han Solo\nStratégie : gagner\n",
	} {
		im := Import("x.txt", src, cat)
		var odd []string
		for _, l := range im.Lines {
			if l.Status == Unknown || l.Status == Guessed && !strings.Contains(l.Text, "Dune Sea") {
				odd = append(odd, l.Text)
			}
		}
		d := im.Deck
		if len(odd) > 0 || d.Side != card.Light || d.Size() != 6 || d.Start != "tatooine-mos-eisley-light" || d.Notes[card.English] == "" {
			t.Errorf("%s: not understood %q; %d cards of the %v side, starts %q, notes %q", im.Deck.Name, odd, d.Size(), d.Side, d.Start, d.Notes[card.English])
		}
		for _, e := range d.Cards {
			if (e.Slug == "han-solo") != e.Outside {
				t.Errorf("%s: %+v", d.Name, e)
			}
		}
	}
	if side, ok := sideIn("Dark Deal"); ok {
		t.Errorf("a card is taken for a side: %v", side)
	}
}
