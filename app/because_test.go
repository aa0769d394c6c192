package app

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// After a battle the curtain tells what it came to, in both languages, and no longer that it has begun.
func TestTheCurtainTellsHowABattleEnded(t *testing.T) {
	p := learner(t)
	p.openPosition(position{title: "A battle", text: "dark: at \"Tatooine: Cantina\": Stormtrooper\nlight: at \"Tatooine: Cantina\": Luke Skywalker\nphase: light battle\n", first: card.Light})
	tab := p.screen.(*table)
	began, over := false, false
	for range 60 {
		v := tab.s.Common()
		for _, l := range v.Log {
			began = began || l.Kind == game.BattleStarted
			over = over || l.Kind == game.BattleEnded
		}
		if over {
			break
		}
		key := ""
		for _, o := range v.Prompt.Options {
			if pass, ok := v.Prompt.Passes(); key == "" || o.Verb == game.VBattle || ok && o.Key == pass && began {
				key = o.Key
			}
		}
		if _, err := tab.s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if !began || !over {
		t.Fatal("no battle", began, over)
	}
	for l, word := range map[card.Lang]string{card.English: "Light has won the battle at Tatooine: Cantina. ", card.French: "Le côté lumineux a gagné la bataille à Tatooine: Cantina. "} {
		say.SetLang(l)
		if said := tab.because(); !strings.HasPrefix(said, word) {
			t.Errorf("%q", said)
		}
	}
}
