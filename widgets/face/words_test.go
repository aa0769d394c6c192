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
