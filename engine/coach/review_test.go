package coach_test

import (
	"slices"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/coach"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// start lays the position of a scene.
func start(t *testing.T, src string) game.Game {
	t.Helper()
	cat, _ := catalog.Embedded()
	scenes, problems := scene.Parse("review", "title: review\n"+src)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// played plays from a position: what is wanted next as soon as it is on offer, else a pass, until
// nothing more is wanted and the turn is another one. It gives all keys.
func played(t *testing.T, src string, wanted ...string) (keys []string) {
	t.Helper()
	g := start(t, src)
	for turn := g.Status().Turn; len(wanted) > 0 || g.Status().Turn == turn; {
		d := g.Decision()
		if d == nil || len(keys) > 300 {
			t.Fatalf("not on offer: %s", wanted)
		}
		key := d.Options[len(d.Options)-1].Key
		for _, o := range d.Options {
			if o.Verb == game.Pass {
				key = o.Key
			}
		}
		for _, o := range d.Options {
			if len(wanted) > 0 && o.Key == wanted[0] {
				key, wanted = o.Key, wanted[1:]
				break
			}
		}
		if _, err := g.Choose(key); err != nil {
			t.Fatal(err)
		}
		keys = append(keys, key)
	}
	return keys
}

// found tells the findings of a topic for a seat, in English.
func found(t *testing.T, src string, keys []string, seat card.Side, topic coach.Topic) (out []string) {
	t.Helper()
	list, err := new(coach.Coach).Review(start(t, src), keys, seat)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if f.Topic == topic {
			out = append(out, f.Say[card.English])
		}
	}
	return out
}

const cantina = `dark: at "Tatooine: Cantina": Stormtrooper   at "Tatooine: Jundland Wastes": Stormtrooper   reserve: 12   force: 2
light: at "Tatooine: Mos Eisley": Rebel Trooper   reserve: 12
phase: dark control
`

func TestReviewFindsMissedDrains(t *testing.T) {
	keys := played(t, cantina, "dark drain tatooine-jundland-wastes")
	got := found(t, cantina, keys, card.Dark, coach.Draining)
	if len(got) != 1 || !strings.Contains(got[0], "Cantina") {
		t.Errorf("%q", got)
	}
	keys = played(t, cantina, "dark drain tatooine-jundland-wastes", "dark drain tatooine-cantina-dark")
	if got = found(t, cantina, keys, card.Dark, coach.Draining); len(got) != 0 {
		t.Errorf("both drains were made, and found are %q", got)
	}
}

const activation = `dark: reserve: 12   at "Tatooine: Cantina": Stormtrooper
light: reserve: 12
phase: dark activate
`

func TestReviewFindsForceLeftUnactivated(t *testing.T) {
	got := found(t, activation, played(t, activation, "dark activate 1"), card.Dark, coach.Activating)
	if len(got) != 1 || !strings.Contains(got[0], "2 Force") {
		t.Errorf("%q", got)
	}
	if got = found(t, activation, played(t, activation, "dark activate 1", "dark activate 2"), card.Dark, coach.Activating); len(got) != 0 {
		t.Errorf("all was activated, and found is %q", got)
	}
}

const stopping = `dark: at "Tatooine: Mos Eisley": Stormtrooper   hand: Darth Vader   force: 8   reserve: 12
light: at "Tatooine: Cantina": Rebel Trooper   reserve: 12
phase: dark deploy
`

func TestReviewFindsDrainsThatCouldBeStopped(t *testing.T) {
	keys := played(t, stopping, "light drain tatooine-cantina-light")
	got := found(t, stopping, keys, card.Dark, coach.Draining)
	if len(got) != 1 || !strings.Contains(got[0], "could have gone there") {
		t.Errorf("%q", got)
	}
	if got = found(t, stopping, keys, card.Light, coach.Draining); len(got) != 0 {
		t.Errorf("the one who drains could have stopped %q", got)
	}
}

const fight = `dark: at "Tatooine: Cantina": Darth Vader, Stormtrooper   force: 2   reserve: 12
light: at "Tatooine: Cantina": Rebel Trooper, Rebel Trooper   reserve: 12   force: 1
phase: dark battle
`

func TestReviewFindsForceLostBeforeAForfeit(t *testing.T) {
	keys := played(t, fight, "dark battle tatooine-cantina-dark", "light lose reserve", "light lose reserve", "light forfeit rebel-trooper", "light forfeit rebel-trooper#2")
	got := found(t, fight, keys, card.Light, coach.Forfeiting)
	t.Logf("%q", keys)
	if len(got) == 0 {
		t.Errorf("%q", got)
	}
	fights := found(t, fight, keys, card.Light, coach.Fighting)
	if len(fights) != 1 || !strings.Contains(fights[0], ": lost by") || !strings.Contains(fights[0], "You lost it") {
		t.Errorf("%q", fights)
	}
}

// A whole game of a random player has much to find, in its own decisions, in the order of turns;
// the plain player leaves no drain that costs nothing.
func TestReviewOfAGame(t *testing.T) {
	cat, _ := catalog.Embedded()
	s := rules.Setup{Seed: 2, Options: game.Options{Shuffled: true}}
	for _, name := range []string{"the-big-one", "the-hidden-base"} {
		d, _ := decks.LoadFile(name)
		s.Decks[d.Side] = d.Dealt()
	}
	g, err := rules.New(cat, s)
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	var seats []card.Side
	players := [card.Sides]bot.Player{bot.Plain{}, bot.NewRandom(2, card.Light)}
	if _, err := bot.Game(g, players, func(_ int, d *game.Decision, key string) error {
		keys, seats = append(keys, key), append(seats, d.Seat)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	topics := map[coach.Topic]int{}
	for seat := range card.Sides {
		again, _ := rules.New(cat, s)
		list, err := new(coach.Coach).Review(again, keys, seat)
		if err != nil || again.Hash() != g.Hash() {
			t.Fatal(err)
		}
		for _, f := range list {
			if f.Topic != coach.Fighting && seats[f.N] != seat {
				t.Errorf("decision %d is the other player's: %s", f.N, f.Say[card.English])
			}
			if f.Say[card.English] == "" || f.Say[card.French] == "" || strings.Contains(f.Say[card.English], "?") {
				t.Errorf("%q", f.Say)
			}
			if seat == card.Light {
				topics[f.Topic]++
			} else if f.Topic == coach.Activating || f.Topic == coach.Draining && f.Sure {
				t.Errorf("turn %d: the plain player: %s", f.Turn, f.Say[card.English])
			}
		}
		if !slices.IsSortedFunc(list, func(a, b coach.Finding) int { return a.N - b.N }) {
			t.Error("the findings are not in their order")
		}
	}
	for _, want := range []coach.Topic{coach.Activating, coach.Fighting, coach.Forfeiting} {
		if topics[want] == 0 {
			t.Errorf("nothing was found about %s: %v", want, topics)
		}
	}
}
