package widgets

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// TestReasonsStandBelowTheirAction: where reasons speak of several actions, each begins
// with what it is; a single action goes without saying.
func TestReasonsStandBelowTheirAction(t *testing.T) {
	move, fly := card.T("Move", "Déplacer"), card.T("Fly", "Voler")
	for _, c := range []struct {
		does []card.Text
		want []bool
	}{
		{[]card.Text{move, move}, []bool{false, false}},
		{[]card.Text{move, move, fly}, []bool{true, false, true}},
		{[]card.Text{{}}, []bool{false}},
	} {
		rs := make([]game.Reason, len(c.does))
		for i := range rs {
			rs[i].Does = c.does[i]
		}
		for i := range rs {
			if got := headed(rs, i); got != c.want[i] {
				t.Errorf("%v: reason %d begins an action: %v", c.does, i, got)
			}
		}
	}
}

// TestRulesAreCalledByTheirTitles: in the language of the table, never by their ids.
func TestRulesAreCalledByTheirTitles(t *testing.T) {
	for l, want := range card.T("Missing characters and search parties · Members afterwards", "Personnages disparus et groupes de recherche · Les membres, ensuite") {
		if got := RuleTitle("missing.search.bound", card.Lang(l)); got != want {
			t.Errorf("missing.search.bound is called %q, want %q", got, want)
		}
	}
}
