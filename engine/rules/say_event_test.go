package rules

import (
	"testing"

	"cantina/engine/card"
)

// In French a side has an article, which runs together with "de".
func TestSidesInFrench(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"", "Le côté lumineux"},
		{"Attrition contre ", "Attrition contre le côté lumineux"},
		{"Puissance totale de ", "Puissance totale du côté lumineux"},
	} {
		if got := string(appendSide([]byte(c.before), card.Light, card.French)); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}
