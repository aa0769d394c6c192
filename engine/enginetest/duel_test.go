package enginetest

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// duelists are cards of each side of which a duel or lightsaber combat is likely.
var duelists = theme{spare: 5, kinds: []game.Kind{game.DuelStarted, game.DuelWon, game.CombatStarted, game.CombatCard}, cards: [card.Sides][]string{
	card.Dark: {"darth-maul", "darth-vader", "maul-strikes", "the-circle-is-now-complete", "vaders-obsession", "deep-hatred", "house-sabers", "lightsaber-parry",
		"house-canceler", "house-epic", "tatooine-cantina-dark", "vaders-lightsaber", "maul-strikes", "darth-maul", "house-sabers", "house-sabers", "house-sabers"},
	card.Light: {"obi-wan-kenobi", "qui-gon-jinn", "luke-skywalker", "house-challenge", "youll-find-im-full-of-surprises", "inner-strength", "jedi-escape",
		"a-jedis-patience", "a-jedis-concentration", "glancing-blow", "house-second", "house-school", "tatooine-cantina-light", "obi-wans-lightsaber", "rebel-trooper", "gold-5"},
}}

// TestDuels: duels and lightsaber combat are won, canceled, and fought with combat cards.
func TestDuels(t *testing.T) {
	duelists.play(t, func(*rules.Game, *game.Event) {})
}
