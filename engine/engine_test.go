package engine_test

import (
	"fmt"

	"cantina/decks"
	"cantina/engine"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A game from the two starter decks: Dark activates, and asks why Light may not
// act.
func Example() {
	cat, _ := catalog.Embedded()
	var s engine.Setup
	s.Seed = 1
	for _, name := range []string{"imperial-fist", "rebel-strike"} {
		d, err := decks.LoadFile(name)
		if err != nil {
			fmt.Println(err)
			return
		}
		s.Decks[d.Side] = d.Dealt()
	}
	g, err := engine.New(cat, s)
	if err != nil {
		fmt.Println(err)
		return
	}
	d := g.Decision()
	fmt.Println(d.Seat, d.Prompt[card.English])
	fmt.Println(d.Options[0].Key)
	if _, err := g.Choose("light activate 1"); err != nil {
		fmt.Println(err)
	}
	news := len(must(g.Choose(d.Options[0].Key)))
	v := g.View(card.Light)
	for _, l := range v.Log[len(v.Log)-news:] {
		fmt.Println(l.Say[card.English])
	}
	fmt.Println(v.Players[card.Dark].Force, "Force;", v.Hands[card.Dark], "cards in hand")
	// Output:
	// dark Activate up to 4 more Force.
	// dark activate 4
	// "light activate 1" is not among the options now; ask for the decision and take one of its keys
	// Dark activates 4 Force.
	// Dark: control phase.
	// Dark: deploy phase.
	// 4 Force; 8 cards in hand
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
