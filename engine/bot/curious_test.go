package bot

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A curious player does what is new to it rather than anything else, once; after that, and with
// what is in vain, it is as a random player.
func TestCuriousTriesWhatIsNew(t *testing.T) {
	use := func(vain bool, clause int16) *game.View {
		return &game.View{Prompt: &game.Decision{Options: []game.Option{
			{Verb: game.Pass, Key: "pass"}, {Verb: game.VMove, Card: 4, Key: "move"}, {Verb: game.VMove, Card: 5, Key: "other move"},
			{Verb: game.VUse, Card: 6, Clause: clause, Key: "use", Vain: vain},
		}}}
	}
	first, again, other, vain := 0, 0, 0, 0
	for seed := range uint64(400) {
		c := NewCurious(seed, card.Dark)
		if c.Choose(use(false, 0)) == "use" {
			first++
			again += one(c.Choose(use(false, 0)) == "use")
			other += one(c.Choose(use(false, 1)) == "use")
		}
		vain += one(NewCurious(seed, card.Dark).Choose(use(true, 0)) == "use")
	}
	if first < 340 || other < first*8/10 {
		t.Errorf("of 400 it tries %d, and another text %d times", first, other)
	}
	if again > first/2 || vain > 200 {
		t.Errorf("of %d it does it again %d times, and what is in vain %d times of 400", first, again, vain)
	}
}

func TestCuriousIsTheSameForASeed(t *testing.T) {
	v := view(game.Pass, game.VDeploy, game.VUse, game.VPlay, game.VMove)
	for i := range v.Prompt.Options {
		v.Prompt.Options[i].Card, v.Prompt.Options[i].Clause = game.CardID(i+1), int16(i)
	}
	a, b := NewCurious(7, card.Light), NewCurious(7, card.Light)
	for i := range 50 {
		if x, y := a.Choose(v), b.Choose(v); x != y {
			t.Fatalf("choice %d: %s and %s", i, x, y)
		}
	}
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}
