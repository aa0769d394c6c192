package decks

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// copyOf is a deck of its own with the same cards.
func copyOf(d *Deck) *Deck {
	c := *d
	c.Cards = slices.Clone(d.Cards)
	return &c
}

// legal is a starter deck, to be broken.
func starter(t testing.TB, name string) *Deck {
	t.Helper()
	d, problems := LoadFile(name)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return d
}

// broken are decks with one fault each, the rule that tells of it, and the mends offered.
var broken = []struct {
	name   string
	format func(f *Format)
	spoil  func(d *Deck)
	rule   string
	mends  []string
}{
	{"a card of the other side", nil, func(d *Deck) { d.Add(Entry{Slug: "darth-vader"}, 2) }, "deck.one-side", []string{"take it out"}},
	{"all cards of the other side", nil, func(d *Deck) { d.Side = card.Dark }, "deck.one-side", []string{"make it a deck of the other side", "take them out"}},
	{"a banned card", func(f *Format) { f.Banned = []string{"luke-skywalker"} }, func(d *Deck) {}, "deck.copies", []string{"take it out"}},
	{"a restricted card twice", func(f *Format) { f.Restricted = []string{"luke-skywalker"} }, func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker"}, 2) }, "deck.copies", []string{"leave one copy"}},
	{"a restricted card, once in the deck and once beside it", func(f *Format) { f.Restricted = []string{"luke-skywalker"} },
		func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker", Outside: true}, 1) }, "deck.copies", []string{"leave one copy"}},
	{"a virtual card", func(f *Format) { f.Virtual = false }, func(d *Deck) { d.Add(Entry{Slug: "sudden-impact-v"}, 1) }, "deck.virtual", []string{"put the printed ones in their place", "take it out"}},
	{"a card of another set", func(f *Format) { f.Sets = []string{"Hoth"} }, func(d *Deck) {}, "deck.copies", nil},
	{"more than the pool has", func(f *Format) { f.Sealed = true; f.Pool = map[string]int{"luke-skywalker": 1} }, func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker"}, 1) }, "deck.copies",
		[]string{"take out what the pool does not have"}},
	{"two Objectives", nil, func(d *Deck) {
		d.Add(Entry{Slug: "hidden-base"}, 1)
		d.Add(Entry{Slug: "dantooine-base-operations"}, 1)
	}, "deck.objective", nil},
	{"an Objective twice", nil, func(d *Deck) { d.Add(Entry{Slug: "dantooine-base-operations"}, 2) }, "deck.double-sided", []string{"leave one copy"}},
	{"a card beside the deck and no Starting Effect", nil, func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker", Outside: true}, 1) }, "deck.shields", []string{"put it into the deck", "take it out"}},
	{"too much beside the deck", func(f *Format) { f.Outside = 2 }, func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker", Outside: true}, 5) }, "deck.starting-effect.count", []string{"leave the first 2 beside it"}},
	{"a card beside the deck where none may be", func(f *Format) { f.Outside = 0 }, func(d *Deck) { d.Add(Entry{Slug: "luke-skywalker", Outside: true}, 1) }, "deck.starting-effect.count", []string{"leave none beside it"}},
	{"the start is not in the deck", nil, func(d *Deck) { d.Add(Entry{Slug: d.Start}, -d.Count(d.Start)) }, "deck.no-start", nil},
	{"the start cannot start", nil, func(d *Deck) { d.Start = "luke-skywalker" }, "start.location.legal", nil},
	{"nothing to start with", nil, func(d *Deck) { d.Start = "" }, "deck.no-start", nil},
	{"the Objective starts, and not the location that is named", nil, func(d *Deck) {
		d.Add(Entry{Slug: "hidden-base"}, 1)
		d.Add(Entry{Slug: "kessel-light", Outside: true}, 1)
	}, "deck.objective", []string{"begin without Tatooine: Mos Eisley"}},
	{"two Starting Effects", nil, func(d *Deck) {
		d.Add(Entry{Slug: "an-unusual-amount-of-fear"}, 2)
		d.Effect = "an-unusual-amount-of-fear"
	}, "deck.starting-effect", []string{"keep An Unusual Amount Of Fear only"}},
	{"an Effect that is no Starting Effect", nil, func(d *Deck) { d.Effect = "luke-skywalker" }, "start.kinds", []string{"begin without Luke Skywalker"}},
	{"a misspelt card", nil, func(d *Deck) { d.Add(Entry{Title: "Luke Skywlker"}, 2) }, "deck.validation", []string{"put Luke Skywalker in its place", "take it out"}},
	{"no playing card", nil, func(d *Deck) { d.Add(Entry{Title: "Checklist"}, 1) }, "deck.forbidden", []string{"take it out"}},
	{"a card whose text is not written", nil, func(d *Deck) { d.Add(Entry{Slug: "rogue-gunner"}, 1) }, "deck.validation", []string{"take it out"}},
}

// TestMends: every mend of a fault is rid of it, the text of each in both languages; and the
// first mends of all faults together leave none that has a mend.
func TestMends(t *testing.T) {
	cat := cards(t)
	for _, c := range broken {
		f := Standard
		if c.format != nil {
			c.format(&f)
		}
		d := starter(t, "rebel-strike")
		before := f.Legality(d, cat)
		c.spoil(d)
		problems := f.Legality(d, cat)
		i := slices.IndexFunc(problems, func(p Problem) bool { return p.Rule == c.rule && (c.format != nil || !told(before, p)) })
		if i < 0 {
			t.Errorf("%s: %v", c.name, problems)
			continue
		}
		var said []string
		for _, m := range problems[i].Mends {
			said = append(said, m.Text[card.English])
			if m.Text[card.French] == "" || m.Text[card.French] == m.Text[card.English] {
				t.Errorf("%s: %q in French is %q", c.name, m.Text[0], m.Text[1])
			}
			mended := copyOf(d)
			m.Do(mended)
			if told(f.Legality(mended, cat), problems[i]) {
				t.Errorf("%s: after %q still %v", c.name, m.Text[0], problems[i])
			}
		}
		if len(said) == 0 || c.mends != nil && strings.Join(said, "|") != strings.Join(c.mends, "|") {
			t.Errorf("%s: mends %q, want %q", c.name, said, c.mends)
		}
	}
}

// told tells whether a problem is among others.
func told(list []Problem, p Problem) bool {
	return slices.ContainsFunc(list, func(q Problem) bool { return q.Rule == p.Rule && q.Text == p.Text })
}

func TestAllMends(t *testing.T) {
	cat := cards(t)
	d := starter(t, "rebel-strike")
	for _, c := range broken {
		if c.format == nil && c.name != "all cards of the other side" {
			c.spoil(d)
		}
	}
	for n := 0; ; n++ {
		i := slices.IndexFunc(Legality(d, cat), func(p Problem) bool { return len(p.Mends) > 0 })
		if i < 0 {
			break
		}
		p := Legality(d, cat)[i]
		if n > 30 {
			t.Fatalf("still %v", p)
		}
		p.Mends[0].Do(d)
	}
	for _, p := range Legality(d, cat) {
		if !p.Warning && p.Rule != "deck.size" {
			t.Errorf("%v", p)
		}
	}
}

// TestShieldsUnderEffect: Defensive Shields in a deck whose Starting Effect could hold them.
func TestShieldsUnderEffect(t *testing.T) {
	cat := cards(t)
	for side := range card.Sides {
		var effect, shield *catalog.Card
		for _, k := range cat.All() {
			if k.Side == side && k.Whole() && k.Type == card.Effect && k.Is("starting") {
				effect = k
			}
			if k.Side == side && k.Type == card.DefensiveShield && k.Whole() {
				shield = k
			}
		}
		if effect == nil || shield == nil {
			continue
		}
		d := &Deck{Side: side, Starting: card.Starting{Effect: effect.Slug}}
		d.Add(Entry{Slug: effect.Slug}, 1)
		d.Add(Entry{Slug: shield.Slug}, 2)
		p := Legality(d, cat)
		i := slices.IndexFunc(p, func(p Problem) bool { return p.Rule == "deck.shields" && p.Warning })
		if i < 0 {
			t.Fatalf("%s and %s: %v", effect.Title, shield.Title, p)
		}
		p[i].Mends[0].Do(d)
		if told(Legality(d, cat), p[i]) || d.Count(shield.Slug) != 0 || d.copies(shield.Slug) != 2 {
			t.Errorf("%+v", d.Cards)
		}
		return
	}
	t.Error("no Starting Effect is whole")
}

// TestMarkerMended: an Objective asks for one card under it (objective.start): none, and three.
func TestMarkerMended(t *testing.T) {
	cat := cards(t)
	for _, n := range []int{0, 3} {
		d := starter(t, "the-hidden-base")
		marker := ""
		for i := range d.Cards {
			if d.Cards[i].Outside {
				marker = d.Cards[i].Slug
				d.Cards[i].Count = n
			}
		}
		d.settle()
		problems := Legality(d, cat)
		i := slices.IndexFunc(problems, func(p Problem) bool { return p.Rule == "deck.objective" && !p.Warning })
		if marker == "" || i < 0 || len(problems[i].Mends) == 0 || n == 3 && len(problems[i].Mends) != 1 {
			t.Fatalf("%d beside it: %v", n, problems)
		}
		for _, m := range problems[i].Mends {
			mended := copyOf(d)
			m.Do(mended)
			if p := Legality(mended, cat); slices.ContainsFunc(p, func(p Problem) bool { return p.Rule == "deck.objective" && !p.Warning }) {
				t.Errorf("after %q: %v", m.Text[0], p)
			}
		}
	}
}

// TestFormats: the formats that the program carries can be read, are in order, and differ.
func TestFormats(t *testing.T) {
	cat := cards(t)
	files, _ := formatFiles.ReadDir("formats")
	if len(files) != len(Formats()) {
		t.Errorf("%d files, %d formats", len(files), len(Formats()))
	}
	open, printed := FormatOf("", Formats()), FormatOf("cartes imprimees", Formats())
	if open.Key != Standard.Key || open.Size != Standard.Size || open.Outside != Standard.Outside || open.Virtual != Standard.Virtual || printed == nil || printed.Key != "printed" {
		t.Errorf("%+v %+v", open, printed)
	}
	d := starter(t, "rebel-strike")
	var got []string
	for _, v := range Matrix(d, cat, Formats()) {
		why := ""
		for _, p := range v.Problems {
			if !p.Warning {
				why = p.Rule
				break
			}
		}
		got = append(got, fmt.Sprint(v.Format.Key, " ", v.Legal, " ", why))
	}
	if s := strings.Join(got, ", "); s != "open true , printed true , premiere true , block-1 true , block-2 false deck.copies, block-3 false deck.copies, block-4 false deck.copies, sealed false deck.copies" {
		t.Error(s)
	}
	for _, c := range []struct{ src, en, mend string }{
		{"siz = 3\n[name]\nen=\"x\"", "a format has no “siz”", "did you mean “size”?"},
		{"sets = [\"Hott\"]\n[name]\nen=\"x\"", "there is no set “Hott”", "did you mean “Hoth”?"},
		{"banned = [\"luke-skywlker\"]\n[name]\nen=\"x\"", "there is no card “luke-skywlker”", "did you mean “luke-skywalker”?"},
		{"edition = \"new\"\n[name]\nen=\"x\"", "there is no edition “new”", "did you mean “newest”?"},
		{"size = -1\n[name]\nen=\"x\"", "size is a number from 0 to 1000", ""},
		{"size = 60", "this format has no name", "[name]\nen = \"...\""},
		{"size = ", "", ""},
		{strings.Repeat("#", maxFormatFile+1), "this file is too large", ""},
	} {
		_, m := ParseFormat("x.toml", c.src, cat)
		if len(m) != 1 || m[0].Said()[card.French] == m[0].Said()[card.English] || c.en != "" && (m[0].what[card.English] != c.en || m[0].mend[card.English] != c.mend) {
			t.Errorf("%.30q: %+v", c.src, m)
		}
	}
}

func BenchmarkFormats(b *testing.B) {
	cat := cards(b)
	for _, name := range []string{"rebel-strike", "the-hidden-base"} {
		d := starter(b, name)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Legality(d, cat)
			}
		})
	}
	d := starter(b, "rebel-strike")
	b.Run("matrix", func(b *testing.B) {
		for b.Loop() {
			Matrix(d, cat, Formats())
		}
	})
}

// TestOwnFormats: a player's own are read from a folder, beside those of the program.
func TestOwnFormats(t *testing.T) {
	cat, dir := cards(t), t.TempDir()
	for name, src := range map[string]string{
		"mine.toml": "size = 40\nsets = [\"Hoth\"]\n[name]\nfr = \"Neige\"", "open.toml": "size = 50\n[name]\nen = \"Fifty\"", "bad.toml": "size =", "notes.txt": "no format",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	own, mistakes := LoadFormats(dir, cat)
	all := WithOwn(own)
	if len(own) != 2 || len(mistakes) != 1 || !strings.Contains(mistakes[0].Said()[0], "bad.toml:1") || len(all) != len(Formats())+1 {
		t.Errorf("%v %v %d", own, mistakes, len(all))
	}
	if f := FormatOf("neige", all); f == nil || f.Size != 40 || f.Name[card.English] != "Neige" {
		t.Errorf("%+v", f)
	}
	if f := FormatOf("", all); f.Size != 50 || FormatOf("", Formats()).Size != 60 {
		t.Errorf("%+v", f)
	}
	if own, mistakes := LoadFormats(filepath.Join(dir, "none"), cat); own != nil || mistakes != nil {
		t.Error(own, mistakes)
	}
}

// FuzzFormatFile: whatever a file says, it is read or its mistakes are told, and the format
// judges a deck.
func FuzzFormatFile(f *testing.F) {
	files, _ := formatFiles.ReadDir("formats")
	for _, file := range files {
		src, _ := formatFiles.ReadFile("formats/" + file.Name())
		f.Add(string(src))
	}
	for _, s := range []string{"size = 1e9", "sets = 3", "[name]\nen = 3", "\xff", "name = \"x\"", "[[name]]", "banned = [\"\"]", "size = 99999999999999999999"} {
		f.Add(s)
	}
	cat := cards(f)
	d, _ := LoadFile("rebel-strike")
	f.Fuzz(func(t *testing.T, src string) {
		format, mistakes := ParseFormat("x.toml", src, cat)
		for _, m := range mistakes {
			if said := m.Said(); said[0] == "" || said[1] == "" {
				t.Fatalf("%+v", m)
			}
		}
		if len(mistakes) == 0 && (format.Name[0] == "" || format.Name[1] == "") {
			t.Fatal("a format without a name")
		}
		format.Legality(d, cat)
	})
}

// What lies beside the deck is taken away from there; its copies in the deck stay.
func TestWhatLiesBesideIsTakenFromThere(t *testing.T) {
	cat := cards(t)
	d := starter(t, "rebel-strike")
	const slug = "luke-skywalker"
	inside := 0
	for _, e := range d.Cards {
		if e.Slug == slug {
			inside += e.Count
		}
	}
	d.Add(Entry{Slug: slug, Outside: true}, 1)
	for _, p := range Standard.Legality(d, cat) {
		if p.Rule != "deck.shields" {
			continue
		}
		d = copyOf(d)
		p.Mends[1].Do(d)
		n := 0
		for _, e := range d.Cards {
			if e.Slug == slug {
				n += e.Count
			}
			if e.Outside {
				t.Errorf("%+v is still beside the deck", e)
			}
		}
		if inside == 0 || n != inside {
			t.Errorf("%d copies are left of %d", n, inside)
		}
		return
	}
	t.Error("a card beside the deck without a Starting Effect is no problem")
}
