package mutate

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// A few cards; the example of the guard asks one side of one sentence.
const tiny = `set = "Tiny"

[card.hall]
title = "Tatooine: Hall"
number = "1_1"
rarity = "C1"
side = "dark"
type = "location"
kinds = ["site"]
destiny = 0
system = "Tatooine"
force = { dark = 1, light = 1 }
blank = true

[card.guard]
title = "Guard"
number = "1_2"
rarity = "C1"
side = "dark"
type = "character"
kinds = ["imperial"]
destiny = 2
power = 2
ability = 1
deploy = 2
forfeit = 3
rules = '''
while your alien is here, power +2
'''
example = '''
dark: at "Tatooine: Hall": Guard, Bug
= power of Guard: 4
'''

[card.bug]
title = "Bug"
number = "1_3"
rarity = "C1"
side = "dark"
type = "character"
kinds = ["alien"]
destiny = 2
power = 1
ability = 1
deploy = 2
forfeit = 3
blank = true

[card.clerk]
title = "Clerk"
number = "1_4"
rarity = "C1"
side = "dark"
type = "character"
kinds = ["imperial"]
destiny = 2
power = 1
ability = 1
deploy = 2
forfeit = 3
blank = true

[card.guest]
title = "Guest"
number = "1_5"
rarity = "C1"
side = "light"
type = "character"
kinds = ["alien"]
destiny = 2
power = 2
ability = 1
deploy = 2
forfeit = 3
blank = true

[card.page]
title = "Page"
side = "light"
number = "1_9"
rarity = "C1"
type = "character"
kinds = ["rebel"]
destiny = 2
power = 1
ability = 1
deploy = 2
forfeit = 3
blank = true
`

// More asks the other side of the sentence.
const more = `title: value.condition: A foreigner is of no use
dark: at "Tatooine: Hall": Guard
light: at "Tatooine: Hall": Guest
= power of Guard: 2
`

func TestCards(t *testing.T) {
	judged := func(scenes string) string {
		text := &Text{Cards: fstest.MapFS{"tiny.toml": {Data: []byte(tiny)}}}
		if scenes != "" {
			list, problems := scene.Parse("more.scene", scenes)
			for _, p := range problems {
				t.Fatal(p.Explain())
			}
			text.Scenes = list
		}
		told := 0
		list, err := text.Judge(Draw{Seed: 1, N: 100}, func(Verdict) { told++ })
		if err != nil {
			t.Fatal(err)
		}
		var alive []string
		for _, v := range list {
			if v.By == "" {
				alive = append(alive, v.After)
			}
		}
		if told != len(list) || len(list) < 7 {
			t.Errorf("%d told of %d", told, len(list))
		}
		slices.Sort(alive)
		return strings.Join(alive, "\n")
	}
	const always, anybody = "power +2", "while alien is here, power +2"
	few, many := judged(""), judged(more)
	for _, want := range []string{always, anybody} {
		if !slices.Contains(strings.Split(few, "\n"), want) {
			t.Errorf("the example alone notices %q; alive:\n%s", want, few)
		}
		if slices.Contains(strings.Split(many, "\n"), want) {
			t.Errorf("the scene does not notice %q", want)
		}
	}
	if strings.Contains(few, "+3") || strings.Contains(few, "+1") {
		t.Errorf("the example does not notice another number; alive:\n%s", few)
	}
}

func TestBrokenScene(t *testing.T) {
	broken := strings.Replace(tiny, "of Guard: 4", "of Guard: 5", 1)
	text := &Text{Cards: fstest.MapFS{"tiny.toml": {Data: []byte(broken)}}}
	if _, err := text.Judge(Draw{Seed: 1, N: 1}, func(Verdict) {}); err == nil || !strings.Contains(err.Error(), "mend it first") {
		t.Errorf("a scene that fails by itself: %v", err)
	}
}

// The same seed draws the same; a further card moves nothing.
func TestDrawn(t *testing.T) {
	key := func(s string) string { return s }
	a, b := drawn([]string{"a", "b", "c", "d", "e"}, 7, key), drawn([]string{"e", "x", "d", "c", "b", "a"}, 7, key)
	b = slices.DeleteFunc(b, func(s string) bool { return s == "x" })
	if !slices.Equal(a, b) || slices.Equal(a, drawn(a, 8, key)) {
		t.Errorf("%v, %v", a, b)
	}
}

// Every line of a card in the list still speaks of a mutant of it.
func TestKnown(t *testing.T) {
	known, err := Known()
	if err != nil {
		t.Fatal(err)
	}
	cat, _ := catalog.Embedded()
	for key := range known.byKey {
		slug, _, _ := strings.Cut(key, " | ")
		if strings.Contains(slug, ".go ") {
			continue // code: the file and function
		}
		k := cat.Get(slug)
		if k == nil || !slices.ContainsFunc(mutantsOf(k), func(m cardMutant) bool { return m.Key() == key }) {
			t.Errorf("no mutant of a card is %q: take the line away", key)
		}
	}
	var keys []string
	for _, k := range cat.All() {
		if k.Whole() {
			for _, m := range mutantsOf(k) {
				keys = append(keys, m.Key())
			}
		}
	}
	for _, f := range known.families {
		if !slices.ContainsFunc(keys, f.has) {
			t.Errorf("no mutant of any card is of the family %q: take the line away", f.line)
		}
	}
	for _, bad := range []string{"a | b | c", "a | b | c | ", "a | b | c | why\na | b | c | why"} {
		if _, err := readKnown("list", bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// unwritten is a reason that a card, or any card of a kind, is not written.
var unwritten = regexp.MustCompile(`^(no |the |)(.+?) (?:is|are) (?:not )?written$`)

// Of no card that is whole is it said that it is not written.
func TestUnwritten(t *testing.T) {
	known, err := Known()
	if err != nil {
		t.Fatal(err)
	}
	cat, _ := catalog.Embedded()
	check := func(key, why string) {
		m := unwritten.FindStringSubmatch(why)
		if m == nil {
			return
		}
		for _, k := range cat.All() {
			kind := strings.ToLower(m[2])
			if d := k.Def; k.Whole() && (d.Named(m[2]) || m[1] == "no " && (d.Is(kind) || d.Trait(kind) || strings.EqualFold(d.Class, kind))) {
				t.Errorf("%s is written, but the reason of %q says it is not: take the line away, or give the true reason", k.Title, key)
				return
			}
		}
	}
	for key, why := range known.byKey {
		check(key, why)
	}
	for _, f := range known.families {
		check(f.line, f.why)
	}
}

// A family is of all cards, and of the words that it names.
func TestFamily(t *testing.T) {
	known, err := readKnown("list", "# why\n* | light: may * (*) | light: may ... | it says so twice\none | a | b | it is odd\ntwo | c | ... | it is missing\n* | your * is | * is | all are yours\n* | *my hat* | *hat* | all are mine")
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{
		"hut | light: may go (a or b) | light: may go (a)": "it says so twice",
		"hut | dark: may go (a or b) | dark: may go (a)":   "",
		"hut | light: may go | light: may go (a)":          "",
		"one | a | b":                              "it is odd",
		"two | a | b":                              "",
		"two | c | d":                              "it is missing",
		"hut | your man is | man is":               "all are yours",
		"hut | your man is | dog is":               "",
		"hut | my hat and my hat | hat and my hat": "all are mine", // the words may stand anywhere
		"hut | my hat and my hat | my hat and hat": "all are mine",
		"hut | my hat and my hat | hat and hat":    "",
	} {
		if got := known.Why(key); got != want {
			t.Errorf("of %q it says %q", key, got)
		}
	}
}

// What is printed of a survivor names it to a later run.
func TestSurvivors(t *testing.T) {
	m := Mutant{Where: "a.toml:1: Who Is In Here", Within: "who-is-in-here", Kind: "number", Before: "power +1", After: "power +2"}
	keys := Survivors("noticed: x in y\n\tb\n\tc\n" + Unnoticed + m.String() + "\nmutate: seed 1\n")
	if len(keys) != 1 || !keys[m.Key()] {
		t.Errorf("%v, want %q", keys, m.Key())
	}
}
