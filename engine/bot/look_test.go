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
		{"a race is begun by who has a Podracer and whose opponent has none", `
light: effect "Anakin's Podracer" on "Tatooine: Podrace Arena"   reserve: 20   force: 3
dark:  effect boonta-eve-podrace-dark on "Tatooine: Podrace Arena"   reserve: 20   force: 3
locations: dark "Tatooine: Podrace Arena"
phase: light control
`, "", "light use boonta-eve-podrace-dark 3"},
		{"and not by who has none", `
light: reserve: 20   force: 3
dark:  effect boonta-eve-podrace-dark on "Tatooine: Podrace Arena"   effect "Ben Quadinaros' Podracer" on "Tatooine: Podrace Arena"   reserve: 20   force: 3
locations: dark "Tatooine: Podrace Arena"
phase: light control
`, "", "light pass"},
		{"of two Podracers the one that is ahead races", `
dark: effect boonta-eve-podrace-dark on "Tatooine: Podrace Arena"   effect "Ben Quadinaros' Podracer" on "Tatooine: Podrace Arena"   effect "Ben Quadinaros' Podracer" on "Tatooine: Podrace Arena"   reserve: 30   force: 3
light: reserve: 30   force: 3
locations: dark "Tatooine: Podrace Arena"
phase: dark control
`, "> dark use boonta-eve-podrace-dark\n> dark race ben-quadinaros-podracer#2\n> dark yes\ngo: next turn\ngo: next turn\ngo: dark control\n", "dark race ben-quadinaros-podracer#2"},
		{"of three race destinies the highest is placed first", `
light: effect "Anakin's Podracer" on "Tatooine: Podrace Arena"   reserve: Luke Skywalker, Leia Organa, Rebel Trooper, Rebel Pilot, Red 1, 40   force: 3
dark:  effect boonta-eve-podrace-dark on "Tatooine: Podrace Arena"   reserve: 40   force: 3
locations: dark "Tatooine: Podrace Arena"
phase: dark control
next destiny: dark 20
`, "> light use boonta-eve-podrace-dark\n> dark race \"Tatooine: Podrace Arena\"\n> dark yes\n> light race \"Anakin's Podracer\"\n> light no\n> light no\ngo: light draw\n> light use \"Anakin's Podracer\" 3\ngo: next turn\ngo: dark control\n> light race \"Anakin's Podracer\"\n", "light choose rebel-pilot"},
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
