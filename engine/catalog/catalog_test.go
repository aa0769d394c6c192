package catalog

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/assets"
	"cantina/engine/card"

	"github.com/BurntSushi/toml"
)

var update = flag.Bool("update", false, "bless the goldens")

// golden compares got with a file that people read; -update blesses.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := os.ReadFile(file)
	if got != string(want) {
		t.Errorf("%s is not what is printed now (bless with -update):\n%s", file, got)
	}
}

// TestInvalid reads each file of testdata/invalid; the .txt beside it is what an author sees.
func TestInvalid(t *testing.T) {
	files, _ := filepath.Glob("testdata/invalid/*.toml")
	for _, file := range files {
		data, _ := os.ReadFile(file)
		c, _ := Load(fstest.MapFS{filepath.Base(file): {Data: data}})
		var b strings.Builder
		for _, p := range c.Problems() {
			if p.ofText { // the words are gametext's own, tested there
				p = Problem{File: p.File, Line: p.Line, Col: p.Col, Msg: "(game text)"}
				b.WriteString(p.Error() + "\n")
				continue
			}
			b.WriteString(p.Explain() + "\n")
		}
		golden(t, strings.TrimSuffix(file, ".toml")+".txt", b.String())
	}
}

// TestValid prints every fact of the cards of testdata/valid.
func TestValid(t *testing.T) {
	c, _ := Load(os.DirFS("testdata/valid"))
	for _, p := range c.Problems() {
		t.Error(p.Explain())
	}
	var b strings.Builder
	for _, k := range c.All() {
		b.WriteString(describe(k))
	}
	golden(t, "testdata/valid/cards.txt", b.String())
}

// describe prints a card's facts, one a line.
func describe(k *Card) string {
	var b strings.Builder
	state := "whole"
	switch {
	case !k.Written():
		state = "unwritten"
	case !k.Whole():
		state = "declined"
	}
	fmt.Fprintf(&b, "%s %s %s%s (%s, %s)\n", k.Number, k.Slug, k.Marks(), k.Title, k.Side, state)
	fmt.Fprintf(&b, "  %s %v class %q system %q\n  icons %q traits %q personas %q matching %q\n ", k.Type, k.Kinds, k.Class, k.System,
		k.Icons, k.Traits, k.Personas, k.Matching)
	for s := range card.Stats {
		if n := k.Num[s]; n.Has {
			fmt.Fprintf(&b, " %s %s", s, n.N)
		}
	}
	fmt.Fprintf(&b, " by text %q\n  force dark %d light %d, enclosed %v\n", strings.Join(k.Signs[:], ""), k.Force[card.Dark], k.Force[card.Light], k.Enclosed)
	for l := range card.Langs {
		for _, line := range k.Text(l) {
			fmt.Fprintf(&b, "  %s: %s\n", l.Code(), line)
		}
		if older := k.Older[l]; older != "" {
			fmt.Fprintf(&b, "  %s, before its errata (%v): %s\n", l.Code(), k.Errata, older)
		}
	}
	return b.String()
}

// TestEmbedded reads the cards that the program carries: no mistake in the facts,
// and what game text is not understood is declined, not lost.
func TestEmbedded(t *testing.T) {
	c, _ := Load(assets.Cards)
	for _, p := range c.Problems() {
		if !p.ofText {
			t.Error(p.Explain())
		}
	}
	whole := 0
	for i, k := range c.All() {
		if c.Get(k.Slug) != k || c.Index(k.Slug) != i || c.At(i) != k {
			t.Errorf("%s is not found by its slug", k.Slug)
		}
		if got := c.ByTitle(strings.ToUpper(k.Title), k.Side); got == nil || got.Title != k.Title || k.Written() && !got.Written() {
			t.Errorf("%s is not found by its title", k.Title)
		}
		if c.ByNumber(k.Number) != k {
			t.Errorf("%s is not found by its number", k.Slug)
		}
		for _, name := range append(k.Matching, k.Title, k.System) {
			if name != "" && !c.Known(name) {
				t.Errorf("%s: %q is no title", k.Slug, name)
			}
		}
		if k.Whole() {
			whole++
			for l := range card.Langs {
				if len(k.Text(l)) < len(k.Clauses()) {
					t.Errorf("%s: a clause is not printed in %s", k.Slug, l.Code())
				}
			}
		}
	}
	t.Logf("%d of %d cards are whole", whole, c.Len())
	again, _ := Load(assets.Cards)
	if c.Hash() != again.Hash() {
		t.Error("the hash is not stable")
	}
}

func TestHashFollowsFacts(t *testing.T) {
	data, _ := os.ReadFile("testdata/valid/cards.toml")
	hash := func(old, new string) uint64 {
		c, _ := Load(fstest.MapFS{"cards.toml": {Data: []byte(strings.Replace(string(data), old, new, 1))}})
		return c.Hash()
	}
	base := hash("", "")
	if hash("# A system", "# The system") != base {
		t.Error("a comment changes the hash")
	}
	for _, change := range [][2]string{{"parsec = 4", "parsec = 5"}, {"armor = 5", "maneuver = 5"}, {`"1/2"`, "1"}, {"ties = 4", "ties = 3"}, {"ability = 2", "ability = 1"}} {
		if hash(change[0], change[1]) == base {
			t.Errorf("%s instead of %s does not change the hash", change[1], change[0])
		}
	}
}

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"•Tatooine: Lars’ Moisture Farm": "tatooine lars moisture farm",
		"Sense & Recoil In Fear":         "sense & recoil in fear",
		"Figrin D'an":                    "figrin dan",
		"  R2-X2 (Artoo-Extoo) ":         "r2 x2 artoo extoo",
		"A/B":                            "a / b",
		"Chevalier Éternel":              "chevalier eternel",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	titles := []string{"Luke Skywalker", "Leia Organa", "Red 3", "Red 5"}
	for in, want := range map[string]string{"Luke Skywaker": "Luke Skywalker", "leia orgnaa": "Leia Organa", "Red3": "Red 3", "Yoda": ""} {
		if got := Nearest(in, titles); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", in, got, want)
		}
	}
}

// TestQuick: the cards that the program carries are written the plain way.
func TestQuick(t *testing.T) {
	for _, side := range []string{"dark", "light"} {
		src, _ := assets.Cards.ReadFile("cards/premiere-" + side + ".toml")
		_, blocks := split(string(src))
		for _, b := range blocks {
			body := string(src[b.start:b.end])
			if _, ok := decodeQuick(body); !ok && !strings.Contains(body, "permanent = ") {
				t.Errorf("%s is not read by the quick reader", b.slug)
			}
			agree(t, body)
		}
	}
}

// agree checks that the quick reader reads body as TOML does, or leaves it to TOML.
func agree(t *testing.T, body string) {
	t.Helper()
	got, ok := decodeQuick(body)
	if !ok {
		return
	}
	want := map[string]any{}
	if _, err := toml.Decode(body, &want); err != nil {
		t.Errorf("%q is no TOML: %v", body, err)
	} else if !reflect.DeepEqual(got, want) {
		t.Errorf("%q is read as %v, want %v", body, got, want)
	}
}

func FuzzQuick(f *testing.F) {
	f.Add("a = 'x'\nb = \"y\"\nc = [\"p\", \"q\"]\nd = {x = 1, y = 2}\ne = '''\nline\n'''\nf = ''''''\ng = true\n")
	f.Fuzz(func(t *testing.T, body string) { agree(t, body) })
}

// FuzzLoad: whatever stands in a card file, Load returns; every problem has a place in it
// and is read on one screen; reading it again says the same; cards of a problem take none
// of another file with them.
func FuzzLoad(f *testing.F) {
	for _, dir := range []string{"valid", "invalid"} {
		files, _ := filepath.Glob("testdata/" + dir + "/*.toml")
		for _, file := range files {
			data, _ := os.ReadFile(file)
			f.Add(string(data))
		}
	}
	f.Add("set = \"X\"\n[card.x]\ntitle = \"X\"\nside = \"dark\"\ntype = \"effect\"\nnumber = \"999_2\"\ndestiny = 1\nrules = '''\npower +1 and " + strings.Repeat("blah ", 2000) + "\n'''\n")
	const good = "set = \"Good\"\n[card.a-good-card]\ntitle = \"A Good Card\"\nside = \"dark\"\ntype = \"effect\"\nnumber = \"999_1\"\ndestiny = 1\nrules = '''\npower +1\n'''\n"
	f.Fuzz(func(t *testing.T, src string) {
		c, _ := Load(fstest.MapFS{"x.toml": {Data: []byte(src)}})
		lines := 1 + strings.Count(src, "\n")
		for _, p := range c.Problems() {
			if text := p.Explain(); p.Msg == "" || p.Line > lines || p.Line > 0 && p.Col < 1 || len(text) > 5000 {
				t.Errorf("line %d, column %d of %d lines: %.3000s", p.Line, p.Col, lines, text)
			}
		}
		for _, k := range c.All() {
			if got := c.Get(k.Slug); got != k {
				t.Errorf("%q is %v", k.Slug, got)
			}
		}
		if again, _ := Load(fstest.MapFS{"x.toml": {Data: []byte(src)}}); again.Hash() != c.Hash() || len(again.Problems()) != len(c.Problems()) {
			t.Error("read again it is another catalog")
		}
		if both, _ := Load(fstest.MapFS{"x.toml": {Data: []byte(src)}, "y.toml": {Data: []byte(good)}}); both.Get("a-good-card") == nil {
			t.Error("the card of another file is gone")
		}
	})
}

const printed = 2517

// BenchmarkLoad reads the facts of all printed cards: as the files are, and as if all had
// texts and examples like those that are written.
func BenchmarkLoad(b *testing.B) {
	for name, files := range map[string]fs.FS{"today": assets.Cards, "written": allWritten()} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if c, _ := Load(files); c.Len() < printed {
					b.Fatal(c.Len())
				}
			}
		})
	}
}

// allWritten repeats the written cards of a set until there are as many as are printed.
func allWritten() fs.FS {
	files := fstest.MapFS{}
	src, _ := assets.Cards.ReadFile("cards/premiere-light.toml")
	c, _ := Load(assets.Cards)
	head, blocks := split(string(src))
	whole, per := string(src[:head.end]), 0
	for _, b := range blocks {
		if c.Get(b.slug).Written() {
			whole += string(src[b.header:b.end])
			per++
		}
	}
	for i := 0; i*per < printed; i++ {
		files[fmt.Sprintf("%d.toml", i)] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(whole, "]\ntitle", fmt.Sprintf("-%d]\ntitle", i)))}
	}
	return files
}

// BenchmarkRead reads as many texts as the printed game has: those of the written cards
// over and over.
func BenchmarkRead(b *testing.B) {
	c, _ := Load(assets.Cards)
	for b.Loop() {
		for n := 0; n < printed; {
			for _, k := range c.All() {
				if k.Rules != "" && n < printed {
					c.readText(k, "")
					n++
				}
			}
		}
	}
}

// A rewritten card has its new text; all others, and the names, are those of the base.
func TestRewritten(t *testing.T) {
	base, _ := Embedded()
	k := base.Get("rebel-pilot")
	src := "set = \"Premiere\"\n[card.rebel-pilot]\ntitle = \"Rebel Pilot\"\nnumber = \"" + k.Number +
		"\"\nrarity = \"C2\"\nside = \"light\"\ntype = \"character\"\nkinds = [\"rebel\"]\nicons = [\"pilot\"]\ndestiny = 3\npower = 0\n" +
		"ability = 2\ndeploy = 2\nforfeit = 2\nrules = '''\nadds 5 to power of anything this pilots\n'''\n"
	c := base.Rewritten("premiere-light.toml", src)
	if got := c.Get("rebel-pilot"); !strings.Contains(got.Rules, "adds 5") || !got.Whole() {
		t.Errorf("the text is %q, whole: %v; %v", got.Rules, got.Whole(), got.Problems())
	}
	if strings.Contains(k.Rules, "adds 5") || c.Len() != base.Len() || c.Get("luke-skywalker") != base.Get("luke-skywalker") {
		t.Error("another card has changed")
	}
	of, again := c.Base()
	if of != base || again(base).Get("rebel-pilot").Rules != c.Get("rebel-pilot").Rules {
		t.Error("it does not know what it was made from")
	}
	if nothing, _ := base.Base(); nothing != nil {
		t.Error("the base has a base")
	}
}
