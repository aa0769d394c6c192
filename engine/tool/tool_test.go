package tool

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/assets"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// run runs a command and returns its status, its output and what it complained.
func run(t *testing.T, in string, args ...string) (int, string, string) {
	t.Helper()
	var out, errw bytes.Buffer
	code := Run(args, strings.NewReader(in), &out, &errw)
	return code, out.String(), errw.String()
}

func lastLine(s string) string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	return lines[len(lines)-1]
}

func TestEveryCommandHasHelp(t *testing.T) {
	for _, name := range Names() {
		if name == "audit" {
			continue
		}
		code, out, _ := run(t, "", name, "-h")
		if code != fine || !strings.HasPrefix(out, name+" ") {
			t.Errorf("%s -h: status %d, %q", name, code, out)
		}
	}
}

func TestBadUsage(t *testing.T) {
	for _, args := range [][]string{{}, {"shwo"}, {"show"}, {"show", "-x"}, {"cards", "-set", "nowhere"}, {"deck"}, {"replay"},
		{"sim", "-games", "0"}, {"sim", "one-deck"}, {"show", "-lang", "xx", "Sense"},
		{"mutate"}, {"mutate", "-cards", "0"}, {"mutate", "-cards", "-3"}, {"mutate", "-cards", "1", "-rules", "1"}, {"mutate", "-rules", "x"}, {"mutate", "-cards", "1", "-of", "x"}, {"mutate", "-rules", "1", "-in", "x"}, {"mutate", "-cards", "1", "-hunt"}, {"mutate", "-cards", "1", "more"}, {"mutate", "-cards", "1", "-again", "no-such-file"}} {
		if code, _, errw := run(t, "", args...); code != usage || errw == "" {
			t.Errorf("%v: status %d, complaint %q; want 2 and a complaint", args, code, errw)
		}
	}
	if _, _, errw := run(t, "", "shwo"); !strings.Contains(errw, `did you mean "show"?`) {
		t.Errorf("a misspelt command: %q", errw)
	}
}

func TestShow(t *testing.T) {
	code, out, _ := run(t, "", "show", "Darth Vader")
	if code != fine || !strings.Contains(out, "•Darth Vader") || !strings.Contains(out, "power 6") {
		t.Errorf("status %d\n%s", code, out)
	}
	code, out, _ = run(t, "", "show", "Drath Vader")
	if code != finding || !strings.Contains(out, `did you mean "Darth Vader"?`) {
		t.Errorf("status %d\n%s", code, out)
	}
	_, out, _ = run(t, "", "show", "-lang", "fr", "Darth Vader")
	if !strings.Contains(out, "puissance 6") {
		t.Errorf("no French:\n%s", out)
	}
	for title, mended := range map[string]bool{"Biggs Darklighter": true, "Stormtrooper": false} {
		_, en, _ := run(t, "", "show", title)
		_, fr, _ := run(t, "", "show", "-lang", "fr", title)
		if strings.Contains(en, "with its errata") != mended || strings.Contains(fr, "avec ses errata") != mended {
			t.Errorf("%s: errata are told: want %v\n%s%s", title, mended, en, fr)
		}
	}
	_, en, _ := run(t, "", "show", "Captain Needa")
	_, fr, _ := run(t, "", "show", "-lang", "fr", "Captain Needa")
	if !strings.Contains(en, "before: When you choose losses in battle he must be forfeited first") || !strings.Contains(fr, "avant\u00a0: Quand vous choisissez vos pertes") {
		t.Errorf("how Captain Needa read before is not told\n%s%s", en, fr)
	}
}

func TestCards(t *testing.T) {
	_, out, _ := run(t, "", "cards", "-set", "premiere")
	if last := lastLine(out); !strings.HasPrefix(last, "premiere: ") || !strings.Contains(last, " whole of 324 cards, ") || !strings.HasSuffix(last, " unwritten") {
		t.Errorf("last line %q", last)
	}
}

// TestPrinted: every printed card is in the catalog, set by set, and besides them nothing but
// the virtual ones of the old blocks that the seed documents quote.
func TestPrinted(t *testing.T) {
	cat, _ := catalog.Embedded()
	have, all, virtual := map[string]int{}, 0, 0
	for _, k := range cat.All() {
		if k.Virtual() {
			virtual++
			if !strings.HasPrefix(k.Set, "Virtual Block ") {
				t.Errorf("%s is of the set %q", k.Title, k.Set)
			}
			continue
		}
		have[k.Set]++
	}
	for _, p := range printed {
		all += p.cards
		if have[p.set] != p.cards {
			t.Errorf("%s: %d cards, %d are printed", p.set, have[p.set], p.cards)
		}
	}
	if all != 2517 || virtual != 6 || cat.Len() != all+virtual || len(have) != len(printed) {
		t.Errorf("%d cards of %d sets in the catalog, %d of them virtual; %d of %d are printed, and 6 are virtual", cat.Len(), len(have), virtual, all, len(printed))
	}
}

func TestWords(t *testing.T) {
	_, out, _ := run(t, "", "words")
	if last := lastLine(out); !strings.HasPrefix(last, "words: ") || !strings.Contains(last, " phrases, ") {
		t.Errorf("last line %q", last)
	}
}

func TestSceneFiles(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.scene"), filepath.Join(dir, "bad.scene")
	os.WriteFile(good, []byte("title: one\nphase: dark activate\n= turn: 5\n"), 0o644)
	os.WriteFile(bad, []byte("title: two\nphase: dark activate\n= turn: 6\n"), 0o644)
	if code, out, _ := run(t, "", "scene", good); code != fine || lastLine(out) != "scenes: 1 passed, 0 failed" {
		t.Errorf("status %d\n%s", code, out)
	}
	code, out, _ := run(t, "", "scene", good, bad)
	if code != finding || lastLine(out) != "scenes: 1 passed, 1 failed" || !strings.Contains(out, bad+":3:1: this is not so: it is 5") {
		t.Errorf("status %d\n%s", code, out)
	}
}

// A scene that fails is told from its first step, and may be played with further cards.
func TestSceneTraceAndCards(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "x.scene")
	os.WriteFile(file, []byte("title: one\ndark: at \"Tatooine: Cantina\": Test Guard\nphase: dark move\n> dark pass\n= power of \"Test Guard\": 3\n"), 0o644)
	if code, out, _ := run(t, "", "scene", file); code != finding || !strings.Contains(out, file+":2:31: there is no card \"Test Guard\"") {
		t.Errorf("status %d\n%s", code, out)
	}
	os.WriteFile(filepath.Join(dir, "guard.toml"), []byte("set = \"House\"\n[card.test-guard]\ntitle = \"Test Guard\"\nside = \"dark\"\nnumber = \"900_1\"\nrarity = \"H\"\n"+
		"type = \"character\"\nkinds = [\"imperial\"]\ndestiny = 1\npower = 2\nability = 1\ndeploy = 1\nforfeit = 1\nblank = true\n"), 0o644)
	code, out, _ := run(t, "", "scene", "-cards", dir, "-trace", file)
	for _, want := range []string{
		file + ":5:1: this is not so: it is 2",
		"    4 | > dark pass\n        forced: dark pass, one of 1\n",
		"light decides: ",
	} {
		if code != finding || !strings.Contains(out, want) {
			t.Errorf("status %d, no %q in\n%s", code, want, out)
		}
	}
	os.WriteFile(filepath.Join(dir, "guard.toml"), []byte("set = \"House\"\n[card.test-guard]\ntitel = \"Test Guard\"\n"), 0o644)
	if code, out, _ := run(t, "", "scene", "-cards", dir, file); code != finding || !strings.Contains(out, "guard.toml:3:1: a card has no key \"titel\"") {
		t.Errorf("status %d\n%s", code, out)
	}
}

func TestFormatRewrites(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.toml")
	os.WriteFile(file, []byte("set = \"Premiere\"\n[card.x]\nrules = '''\nwhile at a   site, power +1\n'''\n"), 0o644)
	if code, out, _ := run(t, "", "fmt", "-d", file); code != finding || lastLine(out) != "fmt: 1 of 1 file changed" {
		t.Errorf("-d: status %d\n%s", code, out)
	}
	if code, out, _ := run(t, "", "fmt", file); code != fine {
		t.Errorf("status %d\n%s", code, out)
	}
	if data, _ := os.ReadFile(file); !strings.Contains(string(data), "\nwhile at a site, power +1\n") {
		t.Errorf("the file now reads:\n%s", data)
	}
}

func TestSimAndReplay(t *testing.T) {
	code, out, errw := run(t, "", "sim", "-games", "2", "-seed", "3", "-check")
	if last := lastLine(out); code != fine || !strings.HasPrefix(last, "sim: 2 games, 2 ended, 0 errors, ") || !strings.HasSuffix(last, " games/s") {
		t.Fatalf("status %d\n%s%s", code, out, errw)
	}
	file := filepath.Join(t.TempDir(), "x.replay")
	code, out, errw = run(t, "\n1\nconcede\n", "play", "-record", file)
	if code != fine || !strings.HasPrefix(lastLine(out), "play: 2 decisions, ") {
		t.Fatalf("status %d\n%s%s", code, out, errw)
	}
	if code, out, _ := run(t, "", "replay", file); code != fine || lastLine(out) != "replay: 2 decisions, hash ok" {
		t.Errorf("status %d\n%s", code, out)
	}
}

func TestPlayHelpers(t *testing.T) {
	code, out, errw := run(t, "\ntable\nhand\nlog\nwhy nothing\nexplain nothing\nnonsense\n999\nquit\n", "play", "-lang", "fr")
	if code != fine || lastLine(out) != "play: 0 decisions, not finished" || !strings.Contains(out, "Main\u00a0: ") {
		t.Errorf("status %d\n%s%s", code, out, errw)
	}
}

func TestDeckCheck(t *testing.T) {
	file := filepath.Join(t.TempDir(), "short.toml")
	os.WriteFile(file, []byte("name = \"Short\"\nside = \"dark\"\n[cards]\nstormtrooper = 3\n"), 0o644)
	code, out, _ := run(t, "", "deck", "check", file)
	if code != finding || !strings.Contains(out, "deck.size") || !strings.HasPrefix(lastLine(out), "deck: ") {
		t.Errorf("status %d\n%s", code, out)
	}
}

// TestFacesInFrench lists the words that "show" prints of the cards' kinds, icons and
// characteristics, in both languages.
func TestFacesInFrench(t *testing.T) {
	cat, problems := catalog.Load(assets.Cards)
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	said := map[string]bool{}
	for _, k := range cat.All() {
		for look, words := range map[gametext.Look][]string{gametext.LookKind: k.Kinds, gametext.LookIcon: k.Icons, gametext.LookTrait: k.Traits} {
			for _, w := range words {
				said[w+" = "+gametext.Called(look, w, card.French)] = true
			}
		}
	}
	got := strings.Join(slices.Sorted(maps.Keys(said)), "\n") + "\n"
	const file = "testdata/faces-fr.txt"
	if *bless {
		os.WriteFile(file, []byte(got), 0o644)
	}
	if want, _ := os.ReadFile(file); got != string(want) {
		t.Errorf("%s is not what is printed now (bless with -update):\n%s", file, got)
	}
}

// TestCardsFind: the hits as a table, what was understood and what was not.
func TestCardsFind(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		says []string
	}{
		{[]string{"cards", "find", "persona:luke", "-set:endor", "sort:-power"}, fine, []string{"persona of: “Luke”", "not set Endor", "Luke Skywalker, rebel character", "1_19"}},
		{[]string{"cards", "find", "-lang", "fr", "puisance>6"}, fine, []string{"^^^^^^^^ il n’y a pas de champ « puisance »", "vouliez-vous dire puissance>", "de plus"}},
		{[]string{"cards", "find", "-lang", "fr", "annule:sense"}, fine, []string{"annule : « Sense »", "ne disent rien des autres", "Alter"}},
		{[]string{"cards", "find"}, usage, nil},
		{[]string{"cards", "find", "skywlker"}, finding, []string{"no card has", "did you mean Skywalker?"}},
	} {
		var out, errw strings.Builder
		if code := Run(c.args, strings.NewReader(""), &out, &errw); code != c.code {
			t.Errorf("%v: %d, want %d: %s", c.args, code, c.code, errw.String())
		}
		for _, s := range c.says {
			if !strings.Contains(out.String(), s) {
				t.Errorf("%v does not say %q:\n%s", c.args, s, out.String())
			}
		}
	}
}
