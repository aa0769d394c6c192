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

// errands are cards of each side of which Immediate, Mobile and Utinni Effects are likely to
// come on table, and to be reached: Effects, those whom they target, and places.
var errands = [card.Sides][]string{
	card.Dark: {"house-far-call", "after-her", "bantha-herd", "sandwhirl-dark", "luke-luuuuke", "this-is-just-wrong", "cane-adiss", "imperial-propaganda",
		"tatooine-mos-eisley-dark", "tatooine-cantina-dark", "tatooine-desert-dark", "tatooine-jundland-wastes", "stormtrooper", "darth-vader", "jawa-dark",
		"lateral-damage", "tie-fighter", "kessel-dark", "pride-of-the-empire"},
	card.Light: {"house-standing-hush", "house-sudden-hush", "they-win-this-round", "sandwhirl-light", "heroic-sacrifice", "imperial-atrocity", "house-scout-errand",
		"tatooine-mos-eisley-light", "tatooine-cantina-light", "tatooine-desert-light", "luke-skywalker", "leia-organa", "rebel-trooper", "corporal-midge",
		"jawa-light", "x-wing", "legendary-starfighter", "alderaan-light", "our-most-desperate-hour"},
}

// errandsDecks are random decks, most of whose cards are those.
func errandsDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := RandomDecks(cat, seed)
	for side := range card.Sides {
		d := &s.Decks[side]
		d.Cards = slices.Clone(d.Cards)
		for i := range d.Cards {
			if slug := errands[side][(i+int(seed))%len(errands[side])]; i%4 > 0 && cat.Get(slug) != nil && !slices.Contains([]string{d.Start, d.Effect, d.Interrupt}, d.Cards[i]) {
				d.Cards[i] = slug
			}
		}
	}
	return s
}

// TestErrands: random players deploy such Effects, also in response, and all that holds for
// every game holds with them: saved and loaded, dealt anew where a seat does not see.
func TestErrands(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	o, n := Options{Copy: 11, Redeal: 3, Accept: 23}, 8
	if long() {
		o, n = Every, 60
	}
	told, immediate := map[game.Kind]int{}, 0
	for i := range n {
		s := errandsDecks(cat, uint64(i+1))
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
			if e.Kind == game.Deployed && e.Def > 0 && g.Cards[e.Def-1].Def.Is("immediate") {
				immediate++
			}
		}
	}
	for _, k := range []game.Kind{game.ReachedAim, game.WentMissing} {
		word, _ := k.MarshalText()
		if t.Logf("%s: %d", word, told[k]); told[k] == 0 {
			t.Errorf("in %d games there was no %s", n, word)
		}
	}
	if t.Logf("immediate: %d", immediate); immediate == 0 {
		t.Errorf("in %d games there was no Immediate Effect", n)
	}
}
