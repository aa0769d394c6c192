package widgets

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Where cards are forfeited each that may be says how much of what is owed it covers, and no
// other card does.
func TestCovers(t *testing.T) {
	v := gameOf(t, `dark:  at "Tatooine: Cantina": Darth Vader, Stormtrooper   force: 9   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker, Rebel Trooper   at Tatooine: X-wing { pilot Biggs Darklighter }   reserve: 20
locations: dark Tatooine, dark "Tatooine: Cantina"
phase: dark battle
next destiny: dark 5
next destiny: light 1
> dark battle at "Tatooine: Cantina"
> dark yes
> light yes
> dark pass
> light pass
> dark forfeit Stormtrooper
`).View(card.Light)
	want := map[string]string{"Luke Skywalker": "7/7", "Rebel Trooper": "2/7"}
	m := newMoves(v.Prompt, func(id game.CardID) bool { return true })
	got := map[string]string{}
	for _, id := range m.cards {
		for gi := range v.Groups {
			for li := range v.Groups[gi].Locations {
				for _, c := range v.Groups[gi].Locations[li].Cards[card.Light] {
					if s := m.covers(id); c.ID == id && s != "" {
						got[c.Def.Title] = s
					}
				}
			}
		}
	}
	if len(got) != len(want) {
		t.Errorf("covers: %v, want %v", got, want)
	}
	for title, s := range want {
		if got[title] != s {
			t.Errorf("%s covers %q, want %q", title, got[title], s)
		}
	}
}

// A question asks for no more than there is: no card to forfeit where none is left, no more Force
// than lies in the Reserve Deck.
func TestQuestionsAskForWhatThereIs(t *testing.T) {
	for _, c := range []struct {
		scene string
		seat  card.Side
		want  card.Text
	}{
		{damaged("force: 1"), card.Light, card.T("lose Force.", "perdez de la Force.")},
		{`dark: reserve: 1
light: reserve: 9
locations: dark "Tatooine: Cantina"
phase: dark activate
`, card.Dark, card.T("Activate up to 1 more Force.", "Activez encore jusqu’à 1 Force.")},
	} {
		p := gameOf(t, c.scene).View(c.seat).Prompt
		if p == nil {
			t.Fatalf("%s is asked nothing", c.seat)
		}
		for lang, want := range c.want {
			if got := p.Prompt[lang]; !strings.HasSuffix(got, want) || strings.Contains(got, "lit card") || strings.Contains(got, "éclairée") {
				t.Errorf("asked %q, want %q", got, want)
			}
		}
	}
}
