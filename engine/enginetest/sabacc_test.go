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

// gamblers are cards of each side of which a game of sabacc is likely: sites, players,
// Interrupts, wild cards, clones and stakes.
var gamblers = [card.Sides][]string{
	card.Dark: {"cloud-city-sabacc-dark", "dune-sea-sabacc-dark", "jabbas-palace-sabacc-dark", "trooper-sabacc-dark", "watto", "quick-fingers", "house-devaronian",
		"jawa-dark", "stormtrooper", "cloud-city-casino-dark", "cloud-city-lower-corridor-dark", "tatooine-cantina-dark", "jabbas-palace-audience-chamber-dark",
		"house-ugnaught", "jawa-pack", "desert-dark", "imperial-blaster", "tie-fighter", "tractor-beam", "general-tagge", "nikto", "sandcrawler-dark"},
	card.Light: {"cloud-city-sabacc-light", "dune-sea-sabacc-light", "jabbas-palace-sabacc-light", "trooper-sabacc-light", "han-solo", "lando-calrissian-light",
		"devaronian", "house-hustler", "jawa-light", "rebel-trooper", "cloud-city-casino-light", "cloud-city-lower-corridor-light", "tatooine-cantina-light",
		"jabbas-palace-entrance-cavern", "jawa-siesta", "desert-light", "blaster", "x-wing", "house-croupier", "arcona", "gold-5"},
}

// gamblersDecks are random decks, most of whose cards are those.
func gamblersDecks(cat *catalog.Catalog, seed uint64) rules.Setup {
	s := RandomDecks(cat, seed)
	for side := range card.Sides {
		d := &s.Decks[side]
		d.Cards = slices.Clone(d.Cards)
		for i := range d.Cards {
			if i%4 > 0 && !slices.Contains([]string{d.Start, d.Effect, d.Interrupt}, d.Cards[i]) {
				d.Cards[i] = gamblers[side][(i+int(seed))%len(gamblers[side])]
			}
		}
	}
	return s
}

// TestSabacc: random players play sabacc, and all that holds for every game holds in its
// midst: saved and loaded, dealt anew where a seat does not see, won by either side.
func TestSabacc(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	o, n := Options{Copy: 11, Redeal: 3, Accept: 23}, 8
	if long() {
		o, n = Every, 60
	}
	told := map[game.Kind]int{}
	for i := range n {
		s := gamblersDecks(cat, uint64(i+1))
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
	for _, k := range []game.Kind{game.SabaccDrew, game.SabaccShown, game.SabaccWon} {
		word, _ := k.MarshalText()
		if t.Logf("%s: %d", word, told[k]); told[k] == 0 {
			t.Errorf("in %d games there was no %s", n, word)
		}
	}
}
