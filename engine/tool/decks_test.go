package tool

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/catalog"
)

func TestDeckShow(t *testing.T) {
	code, out, _ := run(t, "", "deck", "show", "rebel-strike")
	if code != fine || !strings.Contains(out, "Rebel Strike · Light · 60") || !strings.Contains(out, "\nlocation (") || !strings.Contains(out, " 2  Luke Skywalker\n") ||
		!strings.Contains(out, "Tatooine: Mos Eisley *\n") {
		t.Errorf("status %d\n%s", code, out)
	}
	if code, out, _ = run(t, "", "deck", "-lang", "fr", "show", "rebel-strike"); code != fine || !strings.Contains(out, "personnage (") {
		t.Errorf("status %d\n%s", code, out)
	}
}

func TestDeckStats(t *testing.T) {
	code, out, _ := run(t, "", "deck", "stats", "rebel-strike", "-lang", "fr")
	if code != fine || !strings.Contains(out, "destinée moyenne") || strings.Count(out, "\n") < 8 {
		t.Errorf("status %d\n%s", code, out)
	}
}

// A deck that is converted from format to format is the same deck, and what is lost is told.
func TestDeckConvert(t *testing.T) {
	dir := t.TempDir()
	from := "rebel-strike"
	for _, name := range []string{"a.htd", "b.html", "c.txt", "d.toml"} {
		to := filepath.Join(dir, name)
		code, _, errw := run(t, "", "deck", "convert", from, to)
		want := map[string]string{"a.htd": "holodeck does not keep the name of the deck", "b.html": "html does not keep what the game starts with"}[name]
		if code != fine || !strings.Contains(errw, want) || want == "" && errw != "" {
			t.Errorf("%s: status %d, %s", name, code, errw)
		}
		from = to
	}
	code, out, _ := run(t, "", "deck", "diff", "rebel-strike", from)
	if code != finding || out != "start: Tatooine: Mos Eisley -> nothing\n" {
		t.Errorf("status %d\n%s", code, out)
	}
	if code, out, _ := run(t, "", "deck", "convert", "rebel-strike", "-", "-as", "contents"); code != fine || !strings.Contains(out, ",") || !strings.HasSuffix(out, "|\n") {
		t.Errorf("status %d, %q", code, out)
	}
	to := filepath.Join(dir, "d.toml")
	was, _ := os.ReadFile(to)
	if code, _, errw := run(t, "", "deck", "convert", "imperial-fist", to); code != finding || !strings.Contains(errw, "-force") {
		t.Errorf("status %d, %s", code, errw)
	}
	if is, _ := os.ReadFile(to); !bytes.Equal(was, is) {
		t.Error("it was written over")
	}
	if code, _, _ := run(t, "", "deck", "convert", "-force", "imperial-fist", to); code != fine {
		t.Error(code)
	}
	for _, args := range [][]string{{"convert", "rebel-strike"}, {"convert", "rebel-strike", "x.doc"}, {"diff", "rebel-strike"}, {"frob", "rebel-strike"}, {"show"}} {
		if code, _, _ := run(t, "", append([]string{"deck"}, args...)...); code != usage {
			t.Errorf("%q: status %d", args, code)
		}
	}
}

func TestDeckDiff(t *testing.T) {
	d := decks.Embedded()[0].Clone()
	cat, _ := catalog.Embedded()
	other := d.Clone()
	other.Add(d.Cards[1], 1)
	other.Add(decks.Entry{Title: "Nobody", Outside: true}, 2)
	got := strings.Join(deckDifference(d, other, cat, 1), "\n")
	if k := cat.Get(d.Cards[1].Slug); got != " +1  "+k.Title+" ("+k.Set+")\n +2  Nobody, à côté du deck" {
		t.Error(got)
	}
	other = d.Clone()
	other.Start = "x"
	if got := deckDifference(d, other, cat, 1); len(got) != 1 || !strings.HasPrefix(got[0], "début : ") {
		t.Error(got)
	}
	if got := deckDifference(d, d, cat, 0); len(got) > 0 {
		t.Error(got)
	}
}

// Kept decks are named like the others; where the database cannot be opened, that is said.
func TestKeptDecksAreNamed(t *testing.T) {
	d := decks.Embedded()[0]
	kept := func(name string) (string, bool, error) {
		if name == "busy" {
			return "", false, errors.New("the window is open")
		}
		return d.TOML(nil), name == "My Deck", nil
	}
	for name, want := range map[string]string{"My Deck": d.Name + " ·", "busy": "the window is open", "nowhere": "there is no such deck", "rebel-strike": "Rebel Strike ·"} {
		var out bytes.Buffer
		code := RunWith(Window{Kept: kept}, []string{"deck", "show", name}, strings.NewReader(""), &out, &out)
		if !strings.Contains(out.String(), want) || (code == fine) != strings.HasSuffix(want, "·") {
			t.Errorf("%s: status %d, %s", name, code, out.String())
		}
	}
}

// deck check says the format, and under each problem what would mend it, in both languages.
func TestDeckCheckSaysMendsAndFormat(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.toml")
	if err := os.WriteFile(file, []byte("name = \"A\"\nside = \"dark\"\nformat = \"premiere\"\n[cards]\nstormtrooper = 60\nwampa = 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, _ := run(t, "", "deck", "check", file)
	if code != finding || !strings.Contains(out, "format: Premiere only\n") || !strings.Contains(out, "deck.copies") || !strings.Contains(out, "    mend: take it out\n") {
		t.Errorf("status %d\n%s", code, out)
	}
	code, out, _ = run(t, "", "deck", "-lang", "fr", "check", file)
	if code != finding || !strings.Contains(out, "format : Premiere seulement\n") || !strings.Contains(out, "    remède : la retirer\n") || !strings.Contains(lastLine(out), "problèmes") {
		t.Errorf("status %d\n%s", code, out)
	}
	if _, out, _ = run(t, "", "deck", "-lang", "fr", "check", "rebel-strike"); lastLine(out) != "deck : conforme" {
		t.Error(out)
	}
}
