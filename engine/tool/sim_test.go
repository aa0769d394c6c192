package tool

import (
	"strings"
	"testing"

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
