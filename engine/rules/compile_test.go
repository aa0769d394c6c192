package rules_test

import (
	"slices"
	"strings"
	"testing"

	"cantina/assets"
	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Whatever the checker accepts can be carried out.
func TestCompileAll(t *testing.T) {
	cat, _ := scene.Catalog()
	for _, p := range cat.Problems() {
		t.Error(p.Explain())
	}
	rules.CompileAll(cat)
}

// A game does not depend on which texts were compiled before it, for other games.
func TestCompiledWhenNeeded(t *testing.T) {
	cat, _ := catalog.Load(assets.Cards)
	play := func() uint64 {
		var s rules.Setup
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, 7).Dealt()
		}
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.NewRandom(7, card.Dark), bot.NewRandom(7, card.Light)}, nil); err != nil {
			t.Fatal(err)
		}
		return g.Hash()
	}
	first := play()
	rules.CompileAll(cat)
	if second := play(); second != first {
		t.Errorf("the same game ends with %x, and with %x once all texts are compiled", first, second)
	}
}

// A card that is not written cannot enter a game, and a game with one does not open.
func TestUnwrittenIsRefused(t *testing.T) {
	cat, _ := catalog.Embedded()
	for _, k := range cat.All() {
		if k.Written() {
			continue
		}
		s := rules.Setup{}
		s.Decks[k.Side].Cards = []string{k.Slug}
		_, err := rules.New(cat, s)
		if want := k.Title + `" is not written yet`; err == nil || !strings.Contains(err.Error(), want) {
			t.Fatalf("%s: %v, want %q", k.Slug, err, want)
		}
	}
}

// Cards beside a deck that nothing brings to the table hinder no game, written or not
// (deck.starting-effect.count).
func TestUnwrittenBesideTheDeck(t *testing.T) {
	cat, setup := starters(1)
	i := slices.IndexFunc(cat.All(), func(k *catalog.Card) bool { return !k.Written() && k.Side == card.Light })
	if i < 0 {
		t.Skip("every card is written")
	}
	setup.Decks[card.Light].Outside = []string{cat.All()[i].Slug}
	if _, err := rules.New(cat, setup); err != nil {
		t.Error(err)
	}
}
