package scene_test

import (
	"cmp"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// TestWritten: a position of a random game that a scene can say is one in which the same may
// be done, and each seat sees the same.
func TestWritten(t *testing.T) {
	cat := embedded()
	said, asked := 0, 0
	unsaid := map[string]int{}
	for seed := uint64(0); said < 60 && seed < 40; seed++ { // as many games as it takes
		var setup rules.Setup
		setup.Seed = seed
		for side := range card.Sides {
			setup.Decks[side] = decks.Random(cat, side, seed).Dealt()
		}
		g, err := rules.New(cat, setup)
		if err != nil {
			t.Fatal(err)
		}
		players := [card.Sides]bot.Player{bot.NewRandom(seed, card.Dark), bot.NewRandom(seed, card.Light)}
		_, err = bot.Game(g, players, func(n int, d *game.Decision, _ string) error {
			if d.Kind != game.AskAction {
				return nil
			}
			asked++
			text, missing := scene.Write(g.S, cat)
			for _, what := range missing {
				unsaid[what]++
			}
			if len(missing) == 0 {
				said++
				sameGame(t, cat, g, text)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if said < 60 {
		t.Errorf("of %d positions only %d can be said: %v", asked, said, unsaid)
	}
	t.Logf("%d of %d positions; unsaid of the others: %v", said, asked, unsaid)
}

// sameGame compares a game with the one that a scene builds.
func sameGame(t *testing.T, cat *catalog.Catalog, g *rules.Game, text string) {
	t.Helper()
	scenes, problems := scene.Parse("written", text)
	if len(problems) > 0 {
		t.Fatalf("%s\n%s", problems[0].Explain(), text)
	}
	scenes[0].Title = "written"
	built, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for seat := range card.Sides {
		was, is := plainView(g.View(seat)), plainView(built.View(seat))
		if bad := differ("view", reflect.ValueOf(was), reflect.ValueOf(is)); bad != "" {
			t.Fatalf("%s sees something else: %s\n%s", seat, bad, text)
		}
	}
}

// plainView is a view without what tells the past.
func plainView(v *game.View) *game.View {
	v.Log = nil
	for side := range v.Players {
		v.Players[side].Activated, v.Players[side].Entitled = 0, 0
	}
	if v.Prompt != nil {
		slices.SortStableFunc(v.Prompt.Options, func(a, b game.Option) int {
			return cmp.Or(cmp.Compare(uncounted(a.Key), uncounted(b.Key)), cmp.Compare(a.Cost, b.Cost))
		})
	}
	return v
}

// counts are the numbers by which copies are told from each other.
var counts = regexp.MustCompile(` ?#\d+| \(\d+\)`)

func uncounted(s string) string { return counts.ReplaceAllString(s, "") }

// differ is the first place at which two views differ, but for the numbers of cards and
// copies.
func differ(path string, a, b reflect.Value) string {
	if a.Type() == reflect.TypeFor[game.CardID]() {
		if (a.Int() == 0) != (b.Int() == 0) {
			return path
		}
		return ""
	}
	switch a.Kind() {
	case reflect.Pointer:
		if a.IsNil() || b.IsNil() {
			return yes(a.IsNil() == b.IsNil(), path)
		}
		if a.Pointer() == b.Pointer() {
			return ""
		}
		return differ(path, a.Elem(), b.Elem())
	case reflect.Struct:
		for i := range a.NumField() {
			if name := a.Type().Field(i).Name; name != "Copy" {
				if bad := differ(path+"."+name, a.Field(i), b.Field(i)); bad != "" {
					return bad
				}
			}
		}
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return path + " has another length"
		}
		for i := range a.Len() {
			if bad := differ(path+"."+string(rune('0'+i%10)), a.Index(i), b.Index(i)); bad != "" {
				return bad
			}
		}
	case reflect.String:
		if uncounted(a.String()) != uncounted(b.String()) {
			return path + ": " + a.String() + ", not " + b.String()
		}
	default:
		return yes(a.Equal(b), path)
	}
	return ""
}

func yes(ok bool, path string) string {
	if ok {
		return ""
	}
	return path
}

// TestUnsaid: what a scene cannot say of a position is told, and what it can is not.
func TestUnsaid(t *testing.T) {
	cat := embedded()
	const position = `title: x
dark:  at "Tatooine: Cantina": Stormtrooper [moved] with "Blaster Rifle", 2 Stormtrooper   table: Presence Of The Force   hand: Darth Vader   reserve: 3 Stormtrooper, Sense
light: at "Tatooine: Cantina": Rebel Trooper [hit]   force: 2 Rebel Trooper   reserve: 0
locations: dark Tatooine [starting, drained], light "Tatooine: Cantina" over dark "Tatooine: Cantina" [battled]
phase: dark move
asked: light due results
`
	scenes, problems := scene.Parse("x", position)
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		t.Fatal(err)
	}
	s := g.(*rules.Game).S
	text, unsaid := scene.Write(s, cat)
	if len(unsaid) > 0 {
		t.Errorf("of this position a scene can say all: %v\n%s", unsaid, text)
	}
	sameGame(t, cat, g.(*rules.Game), text)
	if !strings.Contains(text, "\nasked: light due results\n") {
		t.Errorf("who is asked though he has nothing is not said:\n%s", text)
	}
	for what, change := range map[string]func(*game.State){
		"changes that last":                      func(s *game.State) { s.Lasting = append(s.Lasting, game.Lasting{}) },
		"where creatures were attacked":          func(s *game.State) { s.Attacks = append(s.Attacks, s.Row[0]) },
		"what is going on":                       func(s *game.State) { s.Frames = s.Frames[:1] },
		"what Darth Vader has to do with others": func(s *game.State) { s.C(9).Aim = s.Row[0] },
	} {
		c := s.Clone()
		change(c)
		if _, unsaid := scene.Write(c, cat); len(unsaid) != 1 || unsaid[0] != what {
			t.Errorf("unsaid is %q, not %q", unsaid, what)
		}
	}
}
