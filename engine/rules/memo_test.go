package rules_test

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/enginetest"
	"cantina/engine/game"
	"cantina/engine/position"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// What is remembered is what would be found out anew: in every scene, every example
// and some games with Views. CANTINA_LONG=1 looks at each thing that is recalled.
func TestRemembered(t *testing.T) {
	every := 211
	if os.Getenv("CANTINA_LONG") != "" {
		every = 1
	}
	stop := position.Audit(every)
	defer stop()
	cat, _ := scene.Catalog()
	for _, s := range allScenes(t, cat) {
		res := s.Run(cat)
		for _, p := range res.Failures {
			t.Error(p.Explain())
		}
		if g, ok := res.Game.(*rules.Game); ok {
			asksFirst(t, s, g)
		}
	}
	for seed := range uint64(4) {
		playOut(t, seed, func(g *rules.Game) { g.View(g.Decision().Seat) })
	}
	if n := stop(); n < 100_000 {
		t.Errorf("only %d things were recalled", n)
	}
}

// allScenes are all scenes and examples of a catalog.
func allScenes(t *testing.T, cat *catalog.Catalog) (all []*scene.Scene) {
	t.Helper()
	names, err := fs.Glob(scene.Files, "testdata/*.scene")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d scenes, %v", len(names), err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(scene.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		list, _ := scene.Parse(name, string(data))
		all = append(all, list...)
	}
	for _, k := range cat.All() {
		if k.Example != "" {
			list, _ := scene.Example(k)
			all = append(all, list...)
		}
	}
	return all
}

// At every decision of all scenes and examples each seat sees what it sees of the same game
// just opened, where nothing is remembered.
func TestScenesSeeWhatIs(t *testing.T) {
	cat, _ := scene.Catalog()
	watching := ""
	watch := func(door game.Game) {
		g := door.(*rules.Game)
		cold := rules.FromState(cat, g.S.Clone())
		for side := range card.Sides {
			if where := enginetest.Differs(g.View(side), cold.View(side)); where != "" {
				t.Errorf("%s: %v sees what is not so: %s", watching, side, where)
			}
		}
	}
	for _, s := range allScenes(t, cat) {
		watching = fmt.Sprintf("%s:%d", s.File, s.Line)
		s.Watch(cat, watch)
	}
}

// asksFirst asks a game that has just been opened for one number only: it answers as
// the game does that has been asked for much.
func asksFirst(t *testing.T, s *scene.Scene, g *rules.Game) {
	t.Helper()
	for _, id := range g.InPlay() {
		cold := rules.FromState(g.Cat, g.S).Explain(id, card.Power)
		if warm := g.Explain(id, card.Power); warm.Total != cold.Total || warm.Has != cold.Has {
			t.Errorf("%s:%d: %s: power of %s is %v, and in a game just opened %v", s.File, s.Line, s.Title, g.Key(id), warm.Total, cold.Total)
		}
	}
}

// Numbers that ask for each other or for themselves come to an end, and whatever is
// asked first, the answers are the same.
func TestNumbersThatAskForThemselves(t *testing.T) {
	for i, text := range []string{
		"other characters present with power > 2 are power +1",
		"characters present with power > 2 are power +1",
		"power +1 for each of your other characters present with power > 2",
		"while at same site as a character with power > 3, power +1",
		"other characters present with power > 2 are ability +1\nother characters present with ability > 2 are power +1",
	} {
		cat := described(t, text, 12)
		warm := crowd(t, cat, 48, wordy)
		warm.View(card.Dark)
		if i == 0 { // the others count each as it would be without these very changes
			for _, id := range warm.InPlay() {
				d := cat.Get(warm.S.Slugs[warm.S.C(id).Def])
				if d.Is("alien") { // the Cantina strengthens them as well
					continue
				}
				if now := warm.Explain(id, card.Power); d.Num[card.Power].Has && (now.Total > d.Num[card.Power].N) != (d.Num[card.Power].N > card.Whole(2)) {
					t.Errorf("a card of power %v has power %v", d.Num[card.Power].N, now.Total)
				}
			}
		}
		for id := len(warm.S.Cards) - 1; id > 0; id-- {
			cold := rules.FromState(cat, warm.S.Clone())
			for _, s := range []card.Stat{card.Power, card.Ability} {
				a, b := warm.Explain(game.CardID(id), s), cold.Explain(game.CardID(id), s)
				if a.Total != b.Total || a.Has != b.Has {
					t.Fatalf("%q: %v of card %d is %v in a game that has been viewed, %v in a new one", text, s, id, a.Total, b.Total)
				}
			}
		}
	}
}

// A change that asks for the number that it changes is an oddity of its card: the itemised
// number names the card and says in both languages how it is counted. One that asks for
// other numbers is none.
func TestRingsAreSaid(t *testing.T) {
	for text, ring := range map[string]bool{
		"other characters present with power > 2 are power +1":       true,
		"while at same site as a character with power > 3, power +1": true,
		"characters present with power > 2 are power = 5":            true,
		"other characters present with ability > 2 are power +1":     false,
		"power +1 for each of your other characters present":         false,
	} {
		g := crowd(t, described(t, text, 12), 48, wordy)
		g.View(card.Dark)
		said := 0
		for _, id := range g.InPlay() {
			for _, term := range g.Explain(id, card.Power).Terms {
				if term.Say[card.English] == "" || term.Source == 0 {
					continue
				}
				if strings.Contains(term.Say[card.English], "depends on the number that it changes") && strings.Contains(term.Say[card.French], "dépend de la valeur qu’il modifie") {
					said++
				}
			}
		}
		if said > 0 != ring {
			t.Errorf("%q: %d changes are said to ask for what they change", text, said)
		}
	}
}
