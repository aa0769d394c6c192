package tool

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// What a series of games says does not depend on how many are played at a time.
func TestSimInParallel(t *testing.T) {
	said := map[string]string{}
	for _, n := range []string{"1", "3"} {
		code, out, errw := run(t, "", "sim", "-random", "-games", "12", "-seed", "5", "-ends", "-parallel", n)
		if code != fine || !strings.Contains(out, "12 games, 12 ended, 0 errors") {
			t.Fatalf("status %d\n%s%s", code, out, errw)
		}
		said[n] = out[:strings.LastIndex(out, ",")] // the speed
	}
	if said["1"] != said["3"] {
		t.Errorf("one at a time:\n%s\nthree:\n%s", said["1"], said["3"])
	}
	if code, _, _ := run(t, "", "sim", "-parallel", "0"); code != usage {
		t.Errorf("-parallel 0: status %d", code)
	}
}

// A census tells of every whole card: what was dealt, what came into play, what was carried out; a
// card whose text only says what holds is used once a turn ended with it.
func TestCensus(t *testing.T) {
	cat, _ := catalog.Embedded()
	c := census{}
	for range often {
		c.add(map[string]fate{
			"darth-vader":  {dealt: true, played: true, used: true},
			"precise-hit":  {dealt: true},
			"stormtrooper": {dealt: true, played: true},
		})
	}
	c.add(map[string]fate{"precise-hit": {dealt: true, played: true, used: true}})
	var b strings.Builder
	c.write(&b, cat)
	for _, want := range []string{
		"dealt, played and used in 20 games or more: 1 of ",
		"     21     1     1  precise-hit: seldom played\n",
		"     20    20     0  stormtrooper: its text was seldom carried out\n",
		"      0     0     0  luke-skywalker: seldom in a deck\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not told", want)
		}
	}
	if strings.Contains(b.String(), "darth-vader:") {
		t.Error("a card is told of that was used often")
	}
	s := newSeries(cat, rules.Setup{Seed: 5, Options: game.Options{Shuffled: true}})
	s.games, s.random, s.census = 1, true, true
	p := s.play(5)
	dealt, played, used := 0, 0, 0
	for slug, f := range p.fates {
		dealt, played, used = dealt+b2i(f.dealt), played+b2i(f.played), used+b2i(f.used)
		if f.used && !f.played {
			t.Errorf("%s was used and not played", slug)
		}
	}
	if dealt < played || played < used || used == 0 {
		t.Errorf("%d dealt, %d played, %d used", dealt, played, used)
	}
}

// A census has the next games played round what was used too seldom, a card a side and game, and leaves
// every fourth to chance.
func TestCensusAims(t *testing.T) {
	cat, _ := catalog.Embedded()
	c := census{}
	if a := c.aim(cat, false); len(a[card.Dark])+len(a[card.Light]) > 0 {
		t.Errorf("before a game it aims at %d cards", len(a[card.Dark])+len(a[card.Light]))
	}
	for i := range often {
		c.add(map[string]fate{"darth-vader": {used: true}, "stormtrooper": {used: i > 0}})
	}
	s := newSeries(cat, rules.Setup{Options: game.Options{Shuffled: true}})
	s.random, s.aim = true, c.aim(cat, false)
	if a := s.aim[card.Dark]; slices.Contains(a, cat.Get("darth-vader")) || !slices.Contains(a, cat.Get("stormtrooper")) || slices.Contains(a, cat.Get("luke-skywalker")) {
		t.Error("it aims at the wrong cards")
	}
	if a := c.aim(cat, true)[card.Dark]; !slices.Contains(a, cat.Get("stormtrooper")) || slices.Contains(a, cat.Get("tusken-raider")) {
		t.Error("it aims at what was never used, where it should at what was seldom")
	}
	never := census{"darth-vader": &career{}}
	if a := never.aim(cat, true)[card.Dark]; !slices.Contains(a, cat.Get("darth-vader")) {
		t.Error("where nothing was seldom used it aims at nothing, and not at what was never")
	}
	for range many - often {
		c.add(map[string]fate{"darth-vader": {dealt: true}, "stormtrooper": {dealt: true}, "tusken-raider": {dealt: true}})
	}
	if len(c.hard(cat)) > 0 {
		t.Errorf("hard to use after %d games: %d cards", many-often, len(c.hard(cat)))
	}
	for range often {
		c.add(map[string]fate{"darth-vader": {dealt: true}, "stormtrooper": {dealt: true}})
	}
	if c.oftenUsed() != 1 {
		t.Errorf("used often: %d cards", c.oftenUsed())
	}
	if hard := c.hard(cat); !hard[cat.Get("stormtrooper")] || len(hard) != 1 {
		t.Errorf("hard to use: %d cards", len(hard))
	}
	s.aim = aim{card.Dark: {cat.Get("special-delivery"), cat.Get("stormtrooper")}}
	had := map[*catalog.Card]int{}
	for seed := range uint64(8) {
		round := s.round(seed)
		had[round[card.Dark]]++
		setup, err := s.randomDecks(seed)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, slug := range setup.Decks[card.Dark].Cards {
			n += b2i(round[card.Dark] != nil && slug == round[card.Dark].Slug)
		}
		if _, devoted := s.player(seed, card.Light).(*bot.Devoted); devoted != (round[card.Dark] != nil) || devoted && n < 4 {
			t.Errorf("seed %d: %d copies of the card, players devoted: %v", seed, n, devoted)
		}
	}
	for slug, bold := range map[string]bool{"special-delivery": false, "imperial-atrocity": true} {
		s.aim = aim{card.Dark: {cat.Get(slug)}}
		if s.heart(1).Drains != bold {
			t.Errorf("%s: bold %v", slug, !bold)
		}
	}
	if had[nil] != 2 || had[cat.Get("special-delivery")] != 3 || had[cat.Get("stormtrooper")] != 3 {
		t.Errorf("of 8 games: %v", had)
	}
}

// A loop is told by what was done in it; passing is not.
func TestWatcher(t *testing.T) {
	cat, _ := catalog.Embedded()
	scenes, problems := scene.Parse("x", `title: x
dark:  at "Tatooine: Cantina": Sandcrawler, Stormtrooper   force: 6
phase: dark move
`)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	door, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	w := watcher{g: door.(*rules.Game)}
	verbs := []game.Verb{game.VEmbark, game.VDisembark}
	for n := 0; len(w.loops) == 0 && n < 20; n++ {
		d := door.Decision()
		key := d.Options[len(d.Options)-1].Key
		for _, o := range d.Options {
			if o.Verb == verbs[0] {
				key, verbs[0], verbs[1] = o.Key, verbs[1], verbs[0]
				break
			}
		}
		w.decision(d, key)
		if _, err := door.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	p := played{seed: 9, why: card.T("Life Force is exhausted. Margin: 12.", ""), loops: w.loops}
	s, b := newSummary(), strings.Builder{}
	s.add(p)
	s.write(&b)
	if want := `how the games ended:
      1  100.0 %  Life Force is exhausted. Margin: N.
a position came for the third time: 1 time; done since it came for the second:
      1  100.0 %  disembark + embark (2.0 decisions; 1 within a turn; seed 9)
in how many of these loops a deed stands:
      1  100.0 %  disembark stormtrooper
      1  100.0 %  embark stormtrooper
`; b.String() != want {
		t.Errorf("got\n%s\nwant\n%s", b.String(), want)
	}
}
