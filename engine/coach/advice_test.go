package coach_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/coach"
	"cantina/engine/game"
	"cantina/engine/scene"
)

var update = flag.Bool("update", false, "bless what the coach says")

// What the coach says in some positions stands in testdata/advice.golden, to be read.
func TestAdvice(t *testing.T) {
	cat, _ := catalog.Embedded()
	src, err := os.ReadFile("testdata/advice.scene")
	if err != nil {
		t.Fatal(err)
	}
	scenes, problems := scene.Parse("advice.scene", string(src))
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	var b bytes.Buffer
	for _, s := range scenes {
		res := s.Run(cat)
		for _, p := range res.Failures {
			t.Fatal(p.Explain())
		}
		advise(&b, s.Title, res.Game)
	}
	const golden = "testdata/advice.golden"
	if *update {
		if err := os.WriteFile(golden, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil || !bytes.Equal(b.Bytes(), want) {
		t.Errorf("the coach says something else now (-update blesses it): %v\n%s", err, b.Bytes())
	}
}

// advise writes what the coach says to whoever must decide.
func advise(b *bytes.Buffer, title string, g game.Game) {
	v := g.View(g.Decision().Seat)
	c := coach.Coach{Look: g.Foresee}
	fmt.Fprintf(b, "%s\n", title)
	for _, s := range c.Suggest(v) {
		fmt.Fprintf(b, "  ? %s\n      %s\n      %s\n", s.Option.Key, s.Why[card.English], s.Why[card.French])
	}
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		for _, w := range c.Warn(v, o) {
			sure := "probably"
			if w.Sure {
				sure = "surely"
			}
			fmt.Fprintf(b, "  ! %s: %s, %s\n      %s\n      %s\n", o.Key, w.Topic, sure, w.Say[card.English], w.Say[card.French])
		}
	}
	fmt.Fprintln(b)
}
