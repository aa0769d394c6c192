package decks

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

var update = flag.Bool("update", false, "bless the goldens")

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, _ := os.ReadFile(file); got != string(want) {
		t.Errorf("%s is not what is printed now (bless with -update):\n%s", file, got)
	}
}

func cards(t testing.TB) *catalog.Catalog {
	t.Helper()
	cat, _ := catalog.Embedded()
	return cat
}

// TestStarters: the starter decks read, are legal but for cards that the engine
// may not understand yet, have proportions that play, a rating, and in both languages notes and
// a plan of two sentences. Those for
// learners say so by a tag, and have fewer different cards.
func TestStarters(t *testing.T) {
	cat := cards(t)
	var sides [card.Sides]int
	for _, d := range Embedded() {
		sides[d.Side]++
		for _, p := range Legality(d, cat) {
			if strings.Contains(p.Text[card.English], "does not understand") {
				t.Logf("%s: %v", d.Name, p)
				continue
			}
			t.Errorf("%s: %v", d.Name, p)
		}
		s := StatsOf(d, cat)
		different := 38
		if slices.Contains(d.Tags, "simple") {
			different = 30
		}
		if s.Different < different || s.Cards != 60 || s.ByType[card.Location] < 8 || s.Force[d.Side] < 10 {
			t.Errorf("%s: odd proportions: %+v", d.Name, s)
		}
		if k := cat.Get(d.Start); k == nil || k.Type != card.Objective && !rules.CanStart(cat, k.Slug) {
			t.Errorf("%s cannot start at %q", d.Name, d.Start)
		}
		for l := range card.Langs {
			if d.Notes[l] == "" {
				t.Errorf("%s has no notes in %s", d.Name, l.Code())
			}
			if n := len(regexp.MustCompile(`[.?!](\s|$)`).FindAllString(d.Plan[l], -1)); n != 2 {
				t.Errorf("%s: the plan has %d sentences in %s: %s", d.Name, n, l.Code(), d.Plan[l])
			}
		}
		if d.Difficulty == 0 {
			t.Errorf("%s is not rated", d.Name)
		}
		src, _ := starters.ReadFile(strings.ToLower(strings.ReplaceAll(d.Name, " ", "-")) + ".toml")
		if got := d.TOML(cat); got != string(src) {
			t.Errorf("%s is not written as TOML writes it:\n%s", d.Name, got)
		}
	}
	if sides != [card.Sides]int{10, 10} {
		t.Errorf("starter decks, by side: %v", sides)
	}
	for i, d := range Graded()[1:] {
		if d.Difficulty < Graded()[i].Difficulty {
			t.Errorf("%s stands behind a harder deck", d.Name)
		}
	}
}

// TestInvalid: the .txt beside each file is what its author sees.
func TestInvalid(t *testing.T) {
	files, _ := filepath.Glob("testdata/invalid/*.toml")
	for _, file := range files {
		src, _ := os.ReadFile(file)
		_, problems := Parse(filepath.Base(file), string(src))
		var b strings.Builder
		for _, p := range problems {
			b.WriteString(p.Explain() + "\n")
		}
		golden(t, strings.TrimSuffix(file, ".toml")+".txt", b.String())
	}
}

func TestNoSuchDeck(t *testing.T) {
	_, problems := LoadFile("rebel-strik")
	if len(problems) != 1 || !strings.Contains(problems[0].Explain(), "rebel-strike") {
		t.Error(problems)
	}
}

// TestLegality: the .txt beside each deck holds its problems, in both languages.
func TestLegality(t *testing.T) {
	files, _ := filepath.Glob("testdata/legality/*.toml")
	for _, file := range files {
		d, problems := LoadFile(file)
		for _, p := range problems {
			t.Error(p.Explain())
		}
		var b strings.Builder
		for _, p := range Legality(d, cards(t)) {
			if strings.Contains(p.Text[card.English], "does not understand") {
				continue // changes as the game text grows
			}
			kind := "illegal"
			if p.Warning {
				kind = "warning"
			}
			fmt.Fprintf(&b, "%s %s %q\n  %s\n  %s\n", kind, p.Rule, p.Cards, p.Text[card.English], p.Text[card.French])
		}
		golden(t, strings.TrimSuffix(file, ".toml")+".txt", b.String())
	}
}

// TestImport: the .golden beside each foreign deck says what became of every line.
func TestImport(t *testing.T) {
	files, _ := filepath.Glob("testdata/import/*.*")
	for _, file := range files {
		if strings.HasSuffix(file, ".golden") {
			continue
		}
		src, _ := os.ReadFile(file)
		im := Import(file, string(src), cards(t))
		var b strings.Builder
		fmt.Fprintf(&b, "%s deck %q, %s, start %q\n", im.Format, im.Deck.Name, im.Deck.Side, im.Deck.Start)
		for _, l := range im.Lines {
			fmt.Fprintf(&b, "%2d %-8s %-60s", l.N, l.Status, strings.TrimSpace(l.Text))
			if e := l.Entry; e.Count > 0 {
				name := e.Slug
				if name == "" {
					name = strings.TrimSpace(fmt.Sprintf("%q %s", e.Title, e.Number))
				}
				fmt.Fprintf(&b, " = %d %s", e.Count, name)
				if e.Outside {
					b.WriteString(" outside")
				}
			}
			b.WriteString("\n")
		}
		if n := im.Deck.Notes[card.English]; n != "" {
			fmt.Fprintf(&b, "notes: %q\n", n)
		}
		golden(t, file+".golden", strings.ReplaceAll(b.String(), " \n", "\n"))
	}
}

// TestThereAndBack: what we export we import again without loss, unknown cards too.
func TestThereAndBack(t *testing.T) {
	cat := cards(t)
	for _, d := range Embedded() {
		d.Add(Entry{Title: "Nobody Fett", Number: "99_91"}, 2)
		d.Add(Entry{Title: "Rebel-made <\"Card\"> & Friends"}, 1)
		sorted := func(x *Deck) string { c := *x; c.Notes = card.Text{}; return c.TOML(cat) }
		back, problems := Parse("x", d.TOML(cat))
		if len(problems) > 0 {
			t.Error(problems)
		}
		if sorted(back) != sorted(d) || back.Notes != d.Notes {
			t.Errorf("TOML: %s", back.TOML(cat))
		}
		im := Import("x.txt", d.GEMP(cat), cat)
		if im.Deck.Size() != d.Size() || im.Deck.Side != d.Side || im.Count(Guessed) != 0 {
			t.Errorf("GEMP: %s", im.Deck.TOML(cat))
		}
		for _, e := range d.Cards {
			if e.Slug != "" && im.Deck.Count(e.Slug) != e.Count {
				t.Errorf("GEMP: %d %s", im.Deck.Count(e.Slug), e.Slug)
			}
		}
		im = Import("x.txt", d.Text(cat), cat)
		if im.Deck.Size() != d.Size() || im.Deck.Side != d.Side || im.Deck.Name != d.Name || im.Count(Guessed) != 0 || im.Count(Unknown) != 2 {
			t.Errorf("text: %s\n%s", im.Deck.TOML(cat), d.Text(cat))
		}
	}
}

func TestAddAndSlugs(t *testing.T) {
	d := &Deck{}
	d.Add(Entry{Slug: "x-wing"}, 2)
	d.Add(Entry{Slug: "x-wing"}, 1)
	d.Add(Entry{Slug: "y-wing"}, 1)
	d.Add(Entry{Slug: "y-wing"}, -1)
	d.Add(Entry{Slug: "red-3", Outside: true}, 1)
	if got := d.Slugs(); !reflect.DeepEqual(got, []string{"x-wing", "x-wing", "x-wing"}) || d.Size() != 3 || d.Count("x-wing") != 3 {
		t.Error(got, d.Size())
	}
}

// TestResolve: a card that was unknown is found when the catalog has it.
func TestResolve(t *testing.T) {
	d := &Deck{Side: card.Light, Cards: []Entry{{Title: "Luke Skywalker", Count: 1}, {Title: "?", Number: "1_21", Count: 1}, {Title: "Nobody Fett", Count: 1}}}
	d.Resolve(cards(t))
	if d.Count("luke-skywalker") != 1 || d.Count("obi-wan-kenobi") != 1 || d.Cards[2].Title != "Nobody Fett" {
		t.Errorf("%+v", d.Cards)
	}
}

func BenchmarkLegality(b *testing.B) {
	cat, d := cards(b), Embedded()[0]
	for b.Loop() {
		Legality(d, cat)
	}
}

func BenchmarkImport(b *testing.B) {
	cat := cards(b)
	src, _ := os.ReadFile("testdata/import/list.txt")
	for b.Loop() {
		Import("list.txt", string(src), cat)
	}
}

// An Objective in the deck opens the game, whatever the deck names; beside the deck it
// does not (deck.objective).
func TestOpening(t *testing.T) {
	cat, _ := catalog.Embedded()
	const place, objective = "tatooine-mos-eisley-dark", "ralltiir-operations"
	if k := cat.Get(objective); k == nil || k.Type != card.Objective {
		t.Fatalf("%s is no Objective", objective)
	}
	for _, start := range []string{"clouds-dark", "tatooine-cantina-dark"} { // one that cannot start, one that is not in the deck
		d := Deck{Side: card.Dark, Starting: card.Starting{Start: start}, Cards: []Entry{{Slug: "clouds-dark", Count: 1}}}
		if got := d.Opening(cat); got != "" {
			t.Errorf("the game opens with %q", got)
		}
	}
	d := Deck{Side: card.Dark, Starting: card.Starting{Start: place}, Cards: []Entry{{Slug: place, Count: 1}}}
	for _, c := range []struct {
		add  Entry
		want string
	}{
		{Entry{Slug: objective, Count: 1, Outside: true}, place},
		{Entry{Slug: objective, Count: 1}, objective},
	} {
		d.Cards = append(d.Cards, c.add)
		if got := d.Opening(cat); got != c.want {
			t.Errorf("with %+v the game opens with %q, want %q", c.add, got, c.want)
		}
	}
}

// A card that is not written is kept in a deck, and named as what keeps it from being played.
func TestUnwritten(t *testing.T) {
	cat := cards(t)
	i := slices.IndexFunc(cat.All(), func(k *catalog.Card) bool { return !k.Written() && k.Side == card.Light })
	k := cat.At(i)
	im := Import("x.txt", "1 "+k.Title+"\n1 "+cat.Get("luke-skywalker").Title+"\n", cat)
	if im.Deck.Count(k.Slug) != 1 {
		t.Fatalf("%s is not imported: %+v", k.Title, im.Deck.Cards)
	}
	for _, p := range Legality(im.Deck, cat) {
		if slices.Contains(p.Cards, k.Slug) && !p.Warning {
			if !strings.Contains(p.Text[card.English], "not written yet") || !strings.Contains(p.Text[card.French], "pas encore écrit") || !strings.Contains(p.Text[card.French], k.Title) {
				t.Errorf("%q, %q", p.Text[card.English], p.Text[card.French])
			}
			return
		}
	}
	t.Error("the deck is legal")
}

// TestStarterByName: a command names a starter deck as the window does.
func TestStarterByName(t *testing.T) {
	for _, d := range Embedded() {
		if got, mistakes := LoadFile(strings.ToLower(d.Name)); got == nil || len(mistakes) > 0 || got.Name != d.Name {
			t.Errorf("%s: %v, %v", d.Name, got, mistakes)
		}
	}
}
