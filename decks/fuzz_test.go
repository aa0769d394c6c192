package decks

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

// deckFiles are the sources in some folders of testdata, and the starter decks.
func deckFiles(globs ...string) (out []string) {
	for _, g := range globs {
		files, _ := filepath.Glob(g)
		for _, file := range files {
			if !strings.HasSuffix(file, ".golden") {
				src, _ := os.ReadFile(file)
				out = append(out, string(src))
			}
		}
	}
	return out
}

// sound: a problem of a file says what, and where in it; it is read on one screen.
func sound(t *testing.T, src string, problems []catalog.Problem) {
	t.Helper()
	lines := 1 + strings.Count(src, "\n")
	for _, p := range problems {
		text := p.Explain()
		if large := len(src) > catalog.MaxDeckFile; p.Msg == "" || !large && (p.Line < 1 || p.Line > lines || p.Col < 1) || len(text) > 3000 {
			t.Errorf("line %d, column %d of %d lines: %.3000s", p.Line, p.Col, lines, text)
		}
	}
}

// accounted: every line of an import with something on it has become something, and what
// the deck holds is what the lines say. The deck is written and read back as it is.
func accounted(t *testing.T, im *Imported, cat *catalog.Catalog) {
	t.Helper()
	cards, last := 0, 0
	for _, l := range im.Lines {
		if l.N < max(last, 1) {
			t.Errorf("line %d comes after line %d: %q", l.N, last, l.Text)
		}
		last = l.N
		if !l.Entry.Outside {
			cards += l.Entry.Count
		}
		switch l.Status {
		case Matched, Guessed:
			if cat.Get(l.Entry.Slug) == nil {
				t.Errorf("%q is %s, but no card: %q", l.Text, l.Status, l.Entry.Slug)
			}
		case Unknown:
			if l.Entry.Slug != "" {
				t.Errorf("%q is unknown, and %s", l.Text, l.Entry.Slug)
			}
		}
	}
	if im.Format != "Cantina" && cards != im.Deck.Size() {
		t.Errorf("%s: the lines hold %d cards, the deck %d", im.Format, cards, im.Deck.Size())
	}
	thereAndBack(t, im.Deck, cat)
}

// thereAndBack: a deck is written and read back as it is, but for entries of more copies
// than a file of ours may say.
func thereAndBack(t *testing.T, d *Deck, cat *catalog.Catalog) {
	t.Helper()
	if d.Name == "" {
		d.Name = "x" // a deck file must have one
	}
	Legality(d, cat)
	if len(d.Cards) > MaxEntries || slices.ContainsFunc(d.Cards, func(e Entry) bool { return e.Count > 100 }) {
		return
	}
	out := d.TOML(cat)
	if len(out) > catalog.MaxDeckFile {
		return
	}
	back, problems := Parse("x", out)
	for _, p := range problems {
		t.Errorf("%s\n%s", p.Explain(), out)
	}
	if again := back.TOML(cat); again != out {
		t.Errorf("written:\n%s\nread back and written:\n%s", out, again)
	}
}

// FuzzImport: whatever is imported, its format found by itself, every line is accounted for.
func FuzzImport(f *testing.F) {
	for _, src := range deckFiles("testdata/import/*.*", "*.toml") {
		f.Add(src)
	}
	cat := cards(f)
	f.Fuzz(func(t *testing.T, src string) { accounted(t, Import("x", src, cat), cat) })
}

// FuzzFormats gives any text to the reader of each format, whatever it looks like.
func FuzzFormats(f *testing.F) {
	formats := []func(*importer, string){
		(*importer).gempXML, (*importer).gempContents, (*importer).gempHTML, (*importer).holotable, (*importer).list,
		(*importer).octgn, (*importer).tabletop,
		func(im *importer, src string) { im.own("x", src) },
	}
	for i, src := range deckFiles("testdata/import/*.*") {
		f.Add(uint8(i), src)
	}
	cat := cards(f)
	f.Fuzz(func(t *testing.T, format uint8, src string) {
		if len(src) > catalog.MaxDeckFile {
			return
		}
		im := &importer{cat: cat, out: &Imported{Deck: &Deck{Name: "x"}}}
		formats[int(format)%len(formats)](im, Decode(src))
		im.settle()
		accounted(t, im.out, cat)
	})
}

// FuzzDeck: a deck file of ours is read, or what is wrong is told with its place. What was
// understood is written and reads back; what GEMP writes we import with every card that
// has a number of its own.
func FuzzDeck(f *testing.F) {
	for _, src := range deckFiles("*.toml", "testdata/invalid/*.toml", "testdata/legality/*.toml") {
		f.Add(src)
	}
	cat := cards(f)
	f.Fuzz(func(t *testing.T, src string) {
		d, problems := Parse("x", src)
		sound(t, src, English(problems))
		if d.Name == "" {
			d.Name = "x"
		}
		if len(problems) == 0 {
			thereAndBack(t, d, cat)
		}
		copies := 0
		for _, e := range d.Cards {
			copies += e.Count
		}
		if copies > MaxEntries { // of an import
			return
		}
		im, text := Import("x", d.GEMP(cat), cat), d.Text(cat)
		for _, e := range d.Cards {
			k := cat.Get(e.Slug)
			if k == nil || cat.ByNumber(k.Number) != k || e.Outside {
				continue
			}
			if n := im.Deck.Count(e.Slug); n < e.Count { // a card that we do not know may have its number
				t.Errorf("GEMP: %d of %d %s\n%s", n, e.Count, e.Slug, d.GEMP(cat))
			}
			if !strings.Contains(text, k.Title) {
				t.Errorf("the list lacks %s:\n%s", k.Title, text)
			}
		}
	})
}
