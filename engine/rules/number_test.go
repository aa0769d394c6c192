package rules_test

import (
	"reflect"
	"slices"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// numbered are the cards of a new game in the order of their ids.
func numbered(t *testing.T, cat *catalog.Catalog, s rules.Setup) (slugs []string) {
	t.Helper()
	g, err := rules.New(cat, s)
	if err != nil {
		t.Fatal(err)
	}
	for id := range g.S.Cards[1:] {
		slugs = append(slugs, g.Def(game.CardID(id+1)).Slug)
	}
	return slugs
}

// The number of a card does not tell where it stood in the list of its deck, and is
// another one in the next game; in the games of before it was its place.
func TestCardsAreNumberedAtRandom(t *testing.T) {
	cat, setup := starters(1)
	listed := slices.Concat(setup.Decks[card.Dark].Cards, setup.Decks[card.Light].Cards)
	if !slices.Equal(numbered(t, cat, setup), listed) {
		t.Error("a game of before is not numbered in the order of its decks")
	}
	setup.Options.Shuffled = true
	one := numbered(t, cat, setup)
	setup.Seed++
	other := numbered(t, cat, setup)
	same, again := 0, 0
	for i := range listed {
		if one[i] == listed[i] {
			same++
		}
		if one[i] == other[i] {
			again++
		}
	}
	if len(one) != len(listed) || same > len(listed)/4 || again > len(listed)/4 {
		t.Errorf("%d of %d cards have the number of their place, %d the same in two games", same, len(listed), again)
	}
	slices.Sort(one)
	slices.Sort(listed)
	if !slices.Equal(one, listed) {
		t.Error("not the cards of the decks")
	}
}

// faceDownGame is a table on which Dark has laid a character face down at a site; of two
// that Light has seen on table before, the first or the second. The other is in his hand.
func faceDownGame(t *testing.T, which int, lay func(*game.State, game.CardID, game.CardID)) (g *rules.Game, id game.CardID) {
	t.Helper()
	cat, _ := catalog.Embedded()
	g = crowd(t, cat, 0, func(k *catalog.Card) bool { return k.Side == card.Dark })
	var two []game.CardID
	for _, k := range cat.All() {
		if k.Whole() && k.Type == card.Character && k.Side == card.Dark && len(two) < 2 {
			two = append(two, g.Add(k.Slug, k.Side, game.Hand))
		}
	}
	for _, id := range two {
		g.S.ToTable(id, g.S.Row[0], card.OnCard, card.Dark)
		g.S.ToPile(id, game.Hand)
	}
	lay(g.S, two[which], g.S.Row[0])
	g.S.Edit(two[which]).Flags |= game.FaceDown
	g.S.Close()
	return g, two[which]
}

// What lies face down has no number by which the other seat could tell which card it is.
func TestTheNumberOfAFaceDownCardIsNotShown(t *testing.T) {
	for name, lay := range map[string]func(s *game.State, id, at game.CardID){
		"under a site": func(s *game.State, id, at game.CardID) { s.Lay(id, at) },
		"at a site":    func(s *game.State, id, at game.CardID) { s.ToTable(id, at, card.OnCard, card.Dark) },
	} {
		a, first := faceDownGame(t, 0, lay)
		b, second := faceDownGame(t, 1, lay)
		if first == second {
			t.Fatal("one card")
		}
		va, vb := a.View(card.Light), b.View(card.Light)
		va.Log, vb.Log = nil, nil
		if !reflect.DeepEqual(va, vb) {
			t.Errorf("%s: Light can tell which card lies there", name)
		}
		backs := 0
		for c := range va.All() {
			if c.FaceDown {
				backs++
				if c.ID >= 0 || len(a.Why(card.Light, c.ID, 0)) == 0 || len(a.Why(card.Light, a.S.Row[0], c.ID)) == 0 {
					t.Errorf("%s: a back is called %d, and answered for", name, c.ID)
				}
			}
		}
		if backs == 0 {
			t.Errorf("%s: Light sees no back", name)
		}
		mine := false
		for c := range a.View(card.Dark).All() {
			mine = mine || c.ID == first && c.Covered
		}
		if !mine {
			t.Errorf("%s: Dark does not know his own card", name)
		}
	}
}
