package bot

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

func view(verbs ...game.Verb) *game.View {
	d := &game.Decision{}
	for i, v := range verbs {
		d.Options = append(d.Options, game.Option{Verb: v, Key: string(rune('a' + i))})
	}
	return &game.View{Prompt: d}
}

func TestSameSeedSameChoices(t *testing.T) {
	v := view(game.Pass, game.VDeploy, game.VDeploy, game.VMove, game.VConcede)
	a, b := NewRandom(7, card.Dark), NewRandom(7, card.Dark)
	for i := range 200 {
		if x, y := a.Choose(v), b.Choose(v); x != y {
			t.Fatalf("choice %d: %s and %s", i, x, y)
		}
	}
}

func TestNeverConcedes(t *testing.T) {
	v := view(game.VConcede, game.Pass)
	r := NewRandom(1, card.Light)
	for range 200 {
		if r.Choose(v) == "a" {
			t.Fatal("the random player conceded")
		}
	}
}

func TestTakesEveryOption(t *testing.T) {
	v := view(game.Pass, game.VDeploy, game.VDeploy, game.VEmbark)
	r, seen := NewRandom(1, card.Light), map[string]bool{}
	for range 2000 {
		seen[r.Choose(v)] = true
	}
	if len(seen) != 4 {
		t.Errorf("only %v were ever chosen", seen)
	}
}
