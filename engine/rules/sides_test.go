package rules_test

import (
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// What a side of a location says of named cards, it says of cards that its player can
// have: of the other's it says "opponent's", or it would speak of nobody
// (location.text-side). What it suspends or cancels is by its nature the other's.
func TestSidesReachSomebody(t *testing.T) {
	cat, _ := catalog.Embedded()
	looked := 0
	for _, k := range cat.All() {
		if k.Type != card.Location {
			continue
		}
		for _, cl := range k.Clauses() {
			side, sided := sideOf(cl)
			rule, ok := cl.Rule.(gametext.CardsDo)
			if !sided || !ok || rule.Cards.Owner != gametext.Anybodys || len(rule.Cards.Titles) == 0 || slices.ContainsFunc(rule.Do, stops) {
				continue
			}
			looked++
			if !slices.ContainsFunc(cat.All(), func(of *catalog.Card) bool {
				return (of.Type == card.Location || of.Side == side) && slices.ContainsFunc(rule.Cards.Titles, of.Named)
			}) {
				t.Errorf("%s: %q speaks of nobody: only the other player has such cards", k.Slug, gametext.Print(cl, card.English))
			}
		}
	}
	if looked < 10 {
		t.Errorf("%d such sentences were looked at", looked)
	}
}

// stops tells whether a predicate puts cards out of function.
func stops(x gametext.Pred) bool {
	are, ok := x.(gametext.Are)
	return ok && (are.State == gametext.Suspended || are.State == gametext.Canceled)
}

// sideOf is the player on whose side of a location a sentence stands.
func sideOf(cl gametext.Clause) (card.Side, bool) {
	for _, h := range cl.Heads {
		if s, ok := h.(gametext.Sided); ok {
			return map[gametext.Facing]card.Side{gametext.LightSide: card.Light, gametext.DarkSide: card.Dark}[s.Side], s.Side <= gametext.DarkSide
		}
	}
	return card.Light, false
}
