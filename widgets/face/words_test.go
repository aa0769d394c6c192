package face

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// The words on a card's face are those of its text.
func TestWordsAreThoseOfGameText(t *testing.T) {
	for en, fr := range traitNames {
		if want := gametext.Called(gametext.LookTrait, en, card.French); !strings.EqualFold(fr, want) {
			t.Errorf("%q is %q on the face, %q in texts", en, fr, want)
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
