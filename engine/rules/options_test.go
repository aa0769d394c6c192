package rules_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// TestOptionsAreAllThatIsLegal: requirements that are asked once a card, or before the
// others, find the same options as all of them asked of every candidate.
func TestOptionsAreAllThatIsLegal(t *testing.T) {
	for seed := range uint64(6) {
		playOut(t, seed, func(g *rules.Game) {
			d := g.Decision()
			if d.Kind != game.AskAction {
				return
			}
			found := map[string]bool{}
			for _, o := range g.List(d.Seat) {
				found[g.KeyOf(d.Seat, &o)] = true
			}
			for key := range g.Broadly(d.Seat) {
				if !found[key] {
					t.Fatalf("seed %d: %q is legal and not offered", seed, key)
				}
				delete(found, key)
			}
			for key := range found {
				t.Fatalf("seed %d: %q is offered and not legal", seed, key)
			}
		})
	}
}

// TestNarrowed: as each scene begins, what is listed for one card, or for one target, is
// that part of all candidates, and nothing else.
func TestNarrowed(t *testing.T) {
	cat, _ := scene.Catalog()
	for _, s := range allScenes(t, cat) {
		looked := false
		s.Watch(cat, func(door game.Game) {
			g := door.(*rules.Game)
			if looked || g.Decision().Kind != game.AskAction {
				return
			}
			looked = true
			for side := range card.Sides {
				if bad := g.Unnarrowed(side); bad != "" {
					t.Errorf("%s:%d: %s", s.File, s.Line, bad)
				}
			}
		})
	}
}

// TestOptionsAreToldApart: no two options of a decision read the same, but those about equal
// cards that lie apart on the screen or of which it does not matter which. Of options that differ
// by nothing but the sentence of their card, each says which it is; of locations of one name the
// second from the left is #2; a location is placed after or before another; and of cards that lie
// face down at a site each has a number.
func TestOptionsAreToldApart(t *testing.T) {
	met := map[string]bool{}
	place := func(o *game.Option, _ *rules.Game) bool { return o.Verb == game.VPlace }
	verbOf := map[string]func(*game.Option, *rules.Game) bool{"after": place, "before": place,
		"face down": func(o *game.Option, _ *rules.Game) bool { return o.Verb == game.VFlip },
		"of one name": func(o *game.Option, g *rules.Game) bool {
			return o.Verb == game.VDrain && g.S.C(o.Card).Zone == game.Row
		},
	}
	look := func(g *rules.Game) {
		said := map[string]string{}
		for _, o := range g.View(g.Decision().Seat).Prompt.Options {
			id, with := o.Card, game.CardID(0)
			if id != 0 && g.S.C(id).Zone == game.Row {
				id = 0 // its name tells it
			}
			if o.With != 0 && !g.S.OnTable(o.With) {
				with = o.With
			}
			reads := fmt.Sprint(id, with, o.Say, o.Text)
			if other, twice := said[reads]; twice {
				t.Fatalf("%q and %q read the same: %s %s", other, o.Key, o.Say[card.English], o.Text[card.English])
			}
			said[reads] = o.Key
			if id != 0 && o.Text[card.English] != "" {
				met["of several texts"] = true
			}
			for l := range card.Langs {
				for what, words := range map[string]card.Text{
					"of one name": card.T(" #2", " #2"), "after": card.T(" after ", " après "), "before": card.T(" before ", " avant "), "face down": card.T(" (card 2)", " (carte 2)"),
				} {
					if verbOf[what](&o, g) && strings.Contains(o.Say[l], words[l]) {
						met[what+" "+l.Code()] = true
					}
				}
			}
		}
	}
	for seed := range uint64(20) {
		playOut(t, seed, look)
	}
	cat, s := starting()
	for seed := range uint64(80) {
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, seed).Dealt()
		}
		s.Seed = seed
		playOf(t, cat, s, look)
	}
	if len(met) != 9 {
		t.Errorf("only met: %v", slices.Sorted(maps.Keys(met)))
	}
}

// TestLocationsOfOneName: of two locations of one name the second from the left is #2, whichever came
// first, and what is said of the first changes as the second comes.
func TestLocationsOfOneName(t *testing.T) {
	cat, _ := scene.Catalog()
	scenes, problems := scene.Parse("names.scene", `title: Of one name
light: hand: light "Endor: Great Forest", Rebel Trooper   force: 9
locations: dark "Endor: Great Forest"
phase: light deploy
`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g := scenes[0].Run(cat).Game
	says := func(key string) string {
		for _, o := range g.View(card.Light).Prompt.Options {
			if o.Key == key {
				return o.Say[card.English]
			}
		}
		return "nothing"
	}
	if s := says("light deploy rebel-trooper at endor-great-forest-dark"); s != "Deploy Rebel Trooper to Endor: Great Forest" {
		t.Errorf("alone it reads %q", s)
	}
	for _, key := range []string{"light deploy endor-great-forest-light", "light place endor-great-forest-light 1"} {
		if _, err := g.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	for key, want := range map[string]string{
		"light deploy rebel-trooper at endor-great-forest-light": "Deploy Rebel Trooper to Endor: Great Forest",
		"light deploy rebel-trooper at endor-great-forest-dark":  "Deploy Rebel Trooper to Endor: Great Forest #2",
	} {
		if s := says(key); s != want {
			t.Errorf("%q reads %q, not %q", key, s, want)
		}
	}
}
