package main

import (
	"io/fs"
	"strings"
	"testing"

	"cantina/assets"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// TestFind: where two ways to play go apart it is told, and only the cards are left that make
// the difference. The other way is here a catalog with one card that says something else.
func TestFind(t *testing.T) {
	cat, _ := catalog.Embedded()
	data, err := fs.ReadFile(assets.Cards, "cards/premiere-light.toml")
	if err != nil {
		t.Fatal(err)
	}
	set, _, _ := strings.Cut(string(data), "[card.")
	_, block, _ := strings.Cut(string(data), "[card.revolution]")
	block, _, _ = strings.Cut(block, "\n[card.")
	other := cat.Rewritten("cards/premiere-light.toml", set+"[card.revolution]"+strings.Replace(block, "on a location for 3 Force", "on a location for 2 Force", 1))
	scenes, problems := scene.Parse("find", `title: find
dark:  at "Tatooine: Cantina": Stormtrooper, Darth Vader   at Tatooine: TIE Fighter   hand: Sense   force: 3
light: at "Tatooine: Mos Eisley": Rebel Trooper with Blaster, Luke Skywalker   hand: Revolution, Sense   force: 5
phase: light deploy`)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*rules.Game).S
	same := &find{right: cat, wrong: cat.Rewritten("none.toml", "")}
	if found := same.outcome(s); found.words != "" {
		t.Errorf("nothing differs, and it is told: %s", found)
	}
	f := &find{right: cat, wrong: other}
	if found := f.outcome(s); !found.plain || !strings.Contains(found.words, "(cost 2)") {
		t.Errorf("Revolution costs less, and it is told: %q", found)
	}
	small := f.shrunk(s)
	left := len(small.Piles[card.Dark][0]) + len(small.Piles[card.Dark][4])
	text := f.scene(cat, small).String()
	if !strings.Contains(text, `"Revolution"`) || strings.Contains(text, "Luke") || strings.Contains(text, "Vader") || strings.Contains(text, "Sense") || left > 0 {
		t.Errorf("other cards than Revolution are left, or it is not:\n%s", text)
	}
}
