package decks

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// hostile are deck files of shapes that no deck has.
func hostile() map[string]string {
	head := "name = \"x\"\nside = \"dark\"\n"
	return map[string]string{
		"large":         head + strings.Repeat("# nothing\n", 40_000),
		"inline tables": head + "[unknown]\nx = " + strings.Repeat("{a = ", 80_000),
		"arrays":        head + "[unknown]\nx = " + strings.Repeat("[", 200_000),
		"dotted keys":   head + strings.Repeat("a.", 100_000) + "a = 1\n",
		"headers":       head + "[" + strings.Repeat("a.", 100_000) + "a]\n",
		"many tables":   head + "[unknown]\n" + strings.Repeat("x = {"+strings.Repeat("a={", 48)+strings.Repeat("}", 49)+"\n", 900),
		"many keys":     head + "[cards]\n" + strings.Repeat("a = 1\n", 40_000),
		"entries":       head + "[cards]\n" + numbered("card-%d = 1\n", 1100),
		"wrong entries": head + "[cards]\n" + numbered("card-%d = 0\n", 4900),
		"long key":      head + "[cards]\n" + strings.Repeat("k", 200_000) + " = 0\n",
		"long value":    head + "[cards]\nx = \"" + strings.Repeat("v", 200_000) + "\"\n",
		"long line":     head + "[cards]\n" + strings.Repeat("é", 100_000) + " = 0\n",
		"long card":     head + "[cards]\n" + strings.Repeat("k", 200_000) + " = 1\n",
		"long unknown":  head + "[unknown]\n\"" + strings.Repeat("k", 200_000) + "\" = 1\n",
		"long number":   head + "[unknown]\nx = {count = 1, number = \"" + strings.Repeat("k", 200_000) + "\"}\n",
		"long start":    head + "start = \"" + strings.Repeat("k", 200_000) + "\"\n",
		"long name":     "name = \"" + strings.Repeat("k", 200_000) + "\"\nside = \"dark\"\n",
		"quotes":        head + strings.Repeat(`"`, 200_000),
		"side":          "name = \"x\"\nside = \"" + strings.Repeat("s", 200_000) + "\"\n",
	}
}

func numbered(form string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, form, i)
	}
	return b.String()
}

// A deck of any size or shape is refused at once, in few words; 400 KB of nested inline
// tables took more than six gigabytes.
func TestHostileDecks(t *testing.T) {
	for name, src := range hostile() {
		d, problems := Parse("x.toml", src)
		if len(problems) == 0 || len(problems) > catalog.MaxProblems || len(d.Cards) > MaxEntries {
			t.Errorf("%s: %d problems, %d entries", name, len(problems), len(d.Cards))
		}
		for _, p := range problems {
			if text := p.Explain(); len(text) > 2000 {
				t.Errorf("%s: %.3000s", name, text)
				break
			}
		}
	}
}

// What is no file is not read: a pipe or a device may have no end.
func TestOnlyFilesAreRead(t *testing.T) {
	if _, problems := LoadFile(os.DevNull); len(problems) != 1 || !strings.Contains(problems[0].Msg, "is no file") {
		t.Error(problems)
	}
	large := filepath.Join(t.TempDir(), "large.toml")
	os.WriteFile(large, make([]byte, catalog.MaxDeckFile+1), 0o600)
	if _, problems := LoadFile(large); len(problems) != 1 || !strings.Contains(problems[0].Msg, "larger than 256 KB") {
		t.Error(problems)
	}
}

// An import of any size or shape is read or refused at once, and every line of it is
// accounted for.
func TestHostileImports(t *testing.T) {
	cat := cards(t)
	for name, src := range hostile() {
		im := Import("x", src, cat)
		if len(im.Lines) == 0 || len(im.Deck.Cards) > MaxEntries {
			t.Errorf("%s: %d lines, %d entries", name, len(im.Lines), len(im.Deck.Cards))
		}
		for _, p := range Legality(im.Deck, cat) {
			if len(p.Text[card.English]) > 2000 && p.Rule == "deck.validation" {
				t.Errorf("%s: %.3000s", name, p.Text[card.English])
				break
			}
		}
	}
	for name, src := range map[string]string{
		"GEMP":      "<deck>" + numbered("<card blueprintId=\"9_%d\" title=\"no such card %[1]d\"/>\n", 4000),
		"elements":  "blueprintId" + strings.Repeat("<a>\n", 60_000),
		"numbers":   strings.TrimSuffix(strings.Repeat("1_19,", 50_000), ","),
		"Holotable": "ver 2\n" + numbered("card \"/x/t_nothing%d\" 1\n", 8000),
		"list":      numbered("1 No Such Card %d\n", 10_000),
		"html":      "<b>Deck:</b>" + strings.Repeat("<br>x", 40_000),
	} {
		im := Import("x", src, cat)
		if len(im.Lines) < MaxEntries || len(im.Deck.Cards) > MaxEntries {
			t.Errorf("%s: %d lines, %d entries", name, len(im.Lines), len(im.Deck.Cards))
		}
	}
	im := Import("x", strings.Repeat("1 Darth Vader\n", 30_000), cat)
	if len(im.Lines) != 1 || im.Lines[0].Status != Unknown || len(im.Deck.Cards) != 0 {
		t.Errorf("%d lines, %v", len(im.Lines), im.Deck.Cards)
	}
}

// BenchmarkImportUnknown imports a thousand cards that nobody knows.
func BenchmarkImportUnknown(b *testing.B) {
	cat := cards(b)
	src := numbered("1 No Such Card as %d of These\n", 1000)
	for b.Loop() {
		Import("x", src, cat)
	}
}
