package bot_test

import (
	"testing"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Two Plain players who look at what texts and weapons do play to an end, and the same game twice alike.
func TestLookingPlays(t *testing.T) {
	cat, _ := catalog.Embedded()
	var hashes [2]uint64
	for i := range hashes {
		s := rules.Setup{Seed: 5, Options: game.Options{Shuffled: true}}
		for side := range card.Sides {
			s.Decks[side] = decks.Random(cat, side, 8).Dealt()
		}
		g, err := rules.New(cat, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Game(g, [card.Sides]bot.Player{bot.Plain{Look: g.Foresee}, bot.Plain{Look: g.Foresee}}, nil); err != nil {
			t.Fatal(err)
		}
		hashes[i] = g.Hash()
	}
	if hashes[0] != hashes[1] {
		t.Error("the same game was played otherwise")
	}
}

// What is seen to gain something is done, and what is not is left alone.
func TestPlainLooks(t *testing.T) {
	cat, _ := catalog.Embedded()
	for _, c := range []struct{ title, position, moves, want string }{
		{"a lightsaber makes a drain larger", `
light: at "Tatooine: Cantina": "Obi-Wan Kenobi" with "Obi-Wan's Lightsaber"   reserve: 20   force: 2
dark:  reserve: 20
phase: light control
`, "> light drain at \"Tatooine: Cantina\"\n", "light use obi-wans-lightsaber 2"},
		{"a blaster is fired at who can be hit", `
light: at "Tatooine: Cantina": "Han Solo" with "Han's Heavy Blaster Pistol"   reserve: 20   force: 6
dark:  at "Tatooine: Cantina": Stormtrooper   reserve: 20
phase: light battle
next destiny: light 5, 5
`, "> light battle at \"Tatooine: Cantina\"\n", "light fire hans-heavy-blaster-pistol on stormtrooper"},
	} {
		g := laid(t, cat, c.position, c.moves)
		d := g.Decision()
		if key := (bot.Plain{Look: g.Foresee}).Choose(g.View(d.Seat)); key != c.want {
			t.Errorf("%s: it chose %q, not %q of\n%v", c.title, key, c.want, keys(d))
		}
	}
}

// laid is a game in a position, after moves of a scene.
func laid(t *testing.T, cat *catalog.Catalog, position, moves string) game.Game {
	t.Helper()
	scenes, problems := scene.Parse("test", "title: test"+position+moves)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	res := scenes[0].Run(cat)
	for _, p := range res.Failures {
		t.Fatal(p.Explain())
	}
	return res.Game
}

func keys(d *game.Decision) (list []string) {
	for i := range d.Options {
		list = append(list, d.Options[i].Key)
	}
	return list
}
