package decks

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// rich is a starter deck with everything else that a deck can say.
func rich(d *Deck) *Deck {
	d = d.Clone()
	d.Format, d.Tags, d.Plan, d.Difficulty = "premiere", []string{"fast"}, card.T("Drain.", "Drainer."), 4
	d.Pool = &Pool{Seed: 1 << 63, Packs: []Pack{{Product: "premiere", Cards: []string{"x-wing", "darth-vader"}}, {Product: "hoth"}}}
	d.Add(Entry{Title: "Nobody Fett", Number: "99_91"}, 2)
	d.Add(Entry{Title: "Rebel-made <\"Card\"> & Friends"}, 1)
	for i := range d.Cards {
		if d.Cards[i].Slug != "" && d.Cards[i].Count > 1 {
			d.Cards[i].Note, d.Cards[i].Tags = "why", []string{"pile"}
			beside := Entry{Slug: d.Cards[i].Slug, Outside: true}
			d.Add(beside, 2)
			break
		}
	}
	return d
}

// parts are what a deck says, each as a text: what a loss is about, and the cards.
func parts(d *Deck, lost []Loss) map[string]string {
	lose := func(l Loss) bool { return slices.Contains(lost, l) }
	out := map[string]string{"side": d.Side.String()}
	if !lose(LosesName) {
		out["name"] = d.Name
	}
	if !lose(LosesStart) {
		out["start"] = fmt.Sprint(d.Starting)
	}
	if !lose(LosesNotes) {
		out["notes"] = strings.TrimSpace(d.Notes[card.English])
	}
	if !lose(LosesWords) {
		out["words"] = fmt.Sprintf("%q %q %q %d %+v", d.Format, d.Tags, d.Plan, d.Difficulty, d.Pool)
	}
	cards := map[string]int{}
	for _, e := range d.Cards {
		name := e.Slug
		if name == "" {
			if lose(LosesUnknown) && e.Number == "" {
				continue
			}
			if name = e.Title; lose(LosesSpelling) {
				name = "?"
			}
			if !lose(LosesNumbers) {
				name += " " + e.Number
			}
		}
		if e.Outside && !lose(LosesBeside) {
			name += " beside"
		}
		if !lose(LosesWords) {
			name += fmt.Sprintf("%q %q", e.Tags, e.Note)
		}
		cards[name] += e.Count
	}
	out["cards"] = fmt.Sprint(cards)
	return out
}

// Every starter deck, with all that a deck can say, comes back from every format whole but
// for what the format is said to lose; and all that is said to be lost is.
func TestEveryFormatThereAndBack(t *testing.T) {
	cat := cards(t)
	for _, starter := range Embedded() {
		d := rich(starter)
		for _, f := range Writers {
			text, said := f.Write(d, cat)
			im := Import("odd name"+f.Ext, text, cat)
			if got, want := parts(im.Deck, f.Cuts), parts(d, f.Cuts); !reflect.DeepEqual(got, want) {
				t.Errorf("%s of %s:\n got %q\nwant %q\n%s", f.Name, d.Name, got, want, text)
			}
			if len(said) != len(f.Cuts) {
				t.Errorf("%s of %s: %d of %d losses are said", f.Name, d.Name, len(said), len(f.Cuts))
			}
			for i, l := range f.Cuts {
				others := slices.Delete(slices.Clone(f.Cuts), i, i+1)
				if l == LosesUnknown || l == LosesSpelling { // these two go together
					others = slices.DeleteFunc(slices.Clone(f.Cuts), func(l Loss) bool { return l == LosesUnknown || l == LosesSpelling })
				}
				if got, want := parts(im.Deck, others), parts(d, others); reflect.DeepEqual(got, want) {
					t.Errorf("%s of %s: %s is said to be lost, and is not", f.Name, d.Name, lossTexts[l][card.English])
				}
			}
			if n := im.Count(Guessed); n > 0 {
				t.Errorf("%s of %s: %d lines are guessed", f.Name, d.Name, n)
			}
		}
		plain := &Deck{Name: "x", Side: starter.Side, Cards: []Entry{{Slug: starter.Cards[0].Slug, Count: 1}}}
		for _, f := range Writers {
			if _, said := f.Write(plain, cat); len(said) > 1 || len(said) == 1 && said[0] != lossTexts[LosesName] {
				t.Errorf("%s: %q is said to be lost", f.Name, said)
			}
		}
	}
}

// All decks go into one zip and come back as they were.
func TestZip(t *testing.T) {
	cat := cards(t)
	all := []*Deck{worded()}
	for _, d := range Embedded() {
		all = append(all, d, rich(d))
	}
	all[0].Name = "../../etc: \"odd\"?"
	var buf bytes.Buffer
	if err := WriteZip(&buf, all, cat); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "all.zip")
	os.WriteFile(file, buf.Bytes(), 0o600)
	back, err := ImportFile(file, cat)
	if err != nil || len(back) != len(all) {
		t.Fatalf("%d of %d, %v", len(back), len(all), err)
	}
	for i, s := range back {
		if s.Problem != (card.Text{}) || len(s.Imported.Problems) > 0 || s.Imported.Deck.TOML(cat) != all[i].TOML(cat) {
			t.Errorf("%s: %v %v\n%s", s.Name, s.Problem, s.Imported.Problems, s.Imported.Deck.TOML(cat))
		}
		if strings.ContainsAny(s.Name, `/\:"`) {
			t.Errorf("%q is no name of a file", s.Name)
		}
	}
	if _, err := ReadZip([]byte("PK no zip"), cat); err == nil || !strings.Contains(err.Error(), "no zip") {
		t.Error(err)
	}
	var bad bytes.Buffer
	z := zip.NewWriter(&bad)
	for name, text := range map[string]string{"bomb.txt": strings.Repeat("0", 100<<20), "in.zip": buf.String(), "good.txt": "1 Darth Vader\n"} {
		w, _ := z.Create(name)
		w.Write([]byte(text))
	}
	z.Close()
	got, err := ReadZip(bad.Bytes(), cat)
	if err != nil || len(got) != 3 {
		t.Fatal(got, err)
	}
	for _, s := range got {
		switch s.Name {
		case "bomb.txt":
			if !strings.Contains(s.Problem[card.English], "larger than 256 KB") {
				t.Error(s.Problem)
			}
		case "in.zip":
			if len(s.Imported.Problems) != 1 || s.Imported.Deck.Size() != 0 {
				t.Errorf("%+v", s.Imported)
			}
		default:
			if s.Imported.Deck.Count("darth-vader") != 1 {
				t.Errorf("%+v", s.Imported)
			}
		}
	}
}

func TestFolder(t *testing.T) {
	cat, dir := cards(t), t.TempDir()
	os.Mkdir(filepath.Join(dir, "sub"), 0o700)
	os.WriteFile(filepath.Join(dir, "a.txt"), []byte("2 Darth Vader\n"), 0o600)
	os.WriteFile(filepath.Join(dir, "b.bin"), make([]byte, 300<<10), 0o600)
	all, err := ImportFile(dir, cat)
	if err != nil || len(all) != 2 || all[0].Imported.Deck.Count("darth-vader") != 2 || all[1].Problem == (card.Text{}) {
		t.Errorf("%+v, %v", all, err)
	}
	if _, err := ImportFile(filepath.Join(dir, "none"), cat); err == nil {
		t.Error("no error")
	}
}

// What is no good list is told in a clear sentence, and nothing that can be kept is lost.
func TestBadSourcesAreTold(t *testing.T) {
	cat := cards(t)
	utf := func(s string, little bool) string {
		out := []byte{0xfe, 0xff}
		if little {
			out = []byte{0xff, 0xfe}
		}
		for _, u := range utf16.Encode([]rune(s)) {
			if little {
				out = append(out, byte(u), byte(u>>8))
			} else {
				out = append(out, byte(u>>8), byte(u))
			}
		}
		return string(out)
	}
	for name, c := range map[string]struct {
		src, en, fr string
		cards       int
	}{
		"binary":      {"\x7fELF" + strings.Repeat("\x00\x01\xff\xfe", 100), "this is no text, and no deck", "ni un texte ni un deck", 0},
		"10 MB":       {strings.Repeat("1 Darth Vader\n", 10<<20/14), "no deck has more than 256 KB", "aucun deck ne dépasse 256 Ko", 0},
		"negative":    {"-3 Darth Vader\n2 Stormtrooper\n", "line 1 asks for -3 copies: it is left out", "la ligne 1 demande -3 exemplaires", 2},
		"none":        {"0 Darth Vader\n2 Stormtrooper\n", "line 1 asks for 0 copies", "la ligne 1 demande 0 exemplaires", 2},
		"10,000":      {"10000 Darth Vader\n", "asks for 10000 copies: no more than 100", "pas plus de 100", 100},
		"again":       {strings.Repeat("60 Darth Vader\n", 3), "line 2: no more than 100 copies of a card", "pas plus de 100 exemplaires d’une carte", 100},
		"both sides":  {"3 Darth Vader\n2 Luke Skywalker\n", "cards of both sides stand in one list: 3 of the Dark side, 2 of the Light side", "des cartes des deux camps", 5},
		"scripts":     {"<html><head><script>1 Luke Skywalker</script></head><body><b>Deck:</b><br>2x Darth Vader<br><img src=x onerror=alert(1)><script>evil()", "cards beside the deck here: they are missing", "à côté du deck", 2},
		"lines":       {numbered("1 No Such Card %d\n", 1100), "more than 1000 lines name cards", "plus de 1000 lignes", 1000},
		"TOML":        {"name = \"x\"\nside = \"dark\"\n[cards]\ndarth-vader = -1\nstormtrooper = 2\n", "x.txt:4:1: -1 is no number of copies", "n’est pas un nombre d’exemplaires", 2},
		"cyclic tags": {"name = \"x\"\nside = \"dark\"\ntags = [[\"a\", [\"b\"]]]\n[cards]\nstormtrooper = 2\n", "is no tag", "n’est pas une étiquette", 2},
		"UTF-16":      {utf("2 Darth Vader\n", true), "", "", 2},
		"UTF-16 BE":   {utf("2 Darth Vader\n", false), "", "", 2},
		"Windows":     {"2 \x95Darth Vader\n", "", "", 2},
		"number":      {"2X-3KPR (Tooex)\n", "", "", 1},
	} {
		im := Import("x.txt", c.src, cat)
		size := 0
		for _, e := range im.Deck.Cards {
			size += e.Count
		}
		said := fmt.Sprint(im.Problems)
		if size != c.cards || !strings.Contains(said, c.en) || !strings.Contains(said, c.fr) || c.en == "" && len(im.Problems) > 0 {
			t.Errorf("%s: %d cards, %q", name, size, im.Problems)
		}
		if strings.Contains(fmt.Sprintf("%+v", im.Deck), "evil") || len(im.Lines) == 0 {
			t.Errorf("%s: %+v", name, im.Deck)
		}
		if back, mistakes := Parse("x", im.Deck.TOML(cat)); im.Deck.Name != "" && len(mistakes) > 0 {
			t.Errorf("%s: kept, it cannot be read: %v, %+v", name, mistakes[0], back)
		}
	}
	if src := strings.Repeat("x", catalog.MaxDeckFile+1); len(Import("x", src, cat).Problems) != 1 {
		t.Error("nothing is said")
	}
}

// TestAPageOfFaces: each card once with its copies, what starts, and names as text.
func TestAPageOfFaces(t *testing.T) {
	cat, d := cards(t), starter(t, "the-hidden-base")
	d.Name = "<script>x</script>"
	d.Add(Entry{Title: "No <b>Card</b>"}, 2)
	d.entry(Entry{Slug: "x-wing"}).Note = "a & b"
	for l := range card.Langs {
		drawn := map[string]int{}
		w := FacesWriter(func(k *card.Def, in card.Lang) ([]byte, string) {
			if drawn[k.Title]++; in != l {
				t.Error("drawn in the other language")
			}
			return []byte(k.Title), "image/png"
		}, l)
		page, lost := w.Write(d, cat)
		if len(drawn) < 50 || drawn["X-wing"] != 1 || len(lost) != 1 {
			t.Errorf("%d cards, %v", len(drawn), lost)
		}
		for _, want := range []string{"&lt;script&gt;", "4× X-wing<br>a &amp; b", "2× No &lt;b&gt;", "data:image/png;base64,WC13aW5n", " · " + card.T("starts", "débute")[l] + "</figcaption>", card.T("beside the deck", "à côté du deck")[l]} {
			if !strings.Contains(page, want) {
				t.Errorf("%q is not on the page", want)
			}
		}
		if strings.Contains(page, "<script>") || strings.Contains(page, "<b>Card") {
			t.Error("a name is no text")
		}
	}
}

// A deck file of ours is imported with every line accounted for: which card it is and how many, and which ones
// nobody knows, also under a key that the catalog does not have.
func TestTheLinesOfAnOwnFile(t *testing.T) {
	cat := cards(t)
	im := Import("mine", `name = "Mine"
side = "light"

[cards]
luke-skywalker = 2
no-such-card = 1
"x-wing" = {count = 3, note = "fast"}

[outside]
"leia-organa" = 1

[unknown]
"Wookie Warrior of Nowhere" = {count = 4}
"Han Solo" = {count = 1}
`, cat)
	want := []Line{
		{N: 5, Status: Matched, Entry: Entry{Slug: "luke-skywalker", Count: 2}},
		{N: 6, Status: Unknown, Entry: Entry{Title: "no-such-card", Count: 1}},
		{N: 7, Status: Matched, Entry: Entry{Slug: "x-wing", Count: 3}},
		{N: 10, Status: Matched, Entry: Entry{Slug: "leia-organa", Count: 1, Outside: true}},
		{N: 13, Status: Unknown, Entry: Entry{Title: "Wookie Warrior of Nowhere", Count: 4}},
		{N: 14, Status: Matched, Entry: Entry{Slug: "han-solo", Count: 1}},
	}
	var got []Line
	for _, l := range im.Lines {
		if l.Text = ""; l.Status >= Matched {
			got = append(got, l)
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v\nproblems %v", got, want, im.Problems)
	}
	accounted(t, im, cat)
}
