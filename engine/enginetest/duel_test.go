package enginetest

import (
	"slices"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// duelists are cards of each side of which a duel or lightsaber combat is likely.
var duelists = [card.Sides][]string{
	card.Dark: {"darth-maul", "darth-vader", "maul-strikes", "the-circle-is-now-complete", "vaders-obsession", "deep-hatred", "house-sabers", "lightsaber-parry",
		"house-canceler", "house-epic", "tatooine-cantina-dark", "vaders-lightsaber", "maul-strikes", "darth-maul", "house-sabers", "house-sabers", "house-sabers"},
	card.Light: {"obi-wan-kenobi", "qui-gon-jinn", "luke-skywalker", "house-challenge", "youll-find-im-full-of-surprises", "inner-strength", "jedi-escape",
		"a-jedis-patience", "a-jedis-concentration", "glancing-blow", "house-second", "house-school", "tatooine-cantina-light", "obi-wans-lightsaber", "rebel-trooper", "gold-5"},
}

// duelistsDecks are random decks, most of whose cards are those.
func duelistsDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := RandomDecks(cat, seed)
	for side := range card.Sides {
		d := &s.Decks[side]
		d.Cards = slices.Clone(d.Cards)
		for i := range d.Cards {
			if i%5 > 0 && !slices.Contains([]string{d.Start, d.Effect, d.Interrupt}, d.Cards[i]) {
				d.Cards[i] = duelists[side][(i+int(seed))%len(duelists[side])]
			}
		}
	}
	return s
}

// TestDuels: random players duel, and all that holds for every game holds in the midst of
// a duel: saved and loaded, dealt anew where a seat does not see, won, canceled, fought with
// combat cards.
func TestDuels(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	o, n := Options{Copy: 11, Redeal: 3, Accept: 23}, 12
	if long() {
		o, n = Every, 60
	}
	told := map[game.Kind]int{}
	for i := range n {
		s := duelistsDecks(cat, uint64(i+1))
		Play(t, cat, s, s.Seed, o)
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.NewRandom(s.Seed, card.Dark), bot.NewRandom(s.Seed, card.Light)}, nil); err != nil {
			t.Fatal(err)
		}
		for _, e := range g.S.Log {
			told[e.Kind]++
		}
	}
	for _, k := range []game.Kind{game.DuelStarted, game.DuelWon, game.CombatStarted, game.CombatCard} {
		word, _ := k.MarshalText()
		if t.Logf("%s: %d", word, told[k]); told[k] == 0 {
			t.Errorf("in %d games there was no %s", n, word)
		}
	}
}
