package assets

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// typewritten is what an English keyboard makes of French: straight quotes, three dots, and a
// sign that can be torn from its word at the end of a line, where a space that does not break
// (U+00A0) belongs before ; : ! ? » and after «.
var typewritten = regexp.MustCompile(`['"“”]|[^\x{a0}] ?[;:?!»](\s|$)| [;:?!»]|«[^\x{a0}]|\.\.\.`)

// printed begins a title of a card, which stays as printed: "Death Star: Trench".
var printed = regexp.MustCompile(`(\p{Lu}[\pL\pN’'-]*|\d): \p{Lu}`)

// twoNames is how the one is called who has two names in French: as on the cards, where he is looked for.
var twoNames = regexp.MustCompile(`\bVador\b`)

// french calls f with each French text of a tree of TOML.
func french(path string, tree any, all bool, f func(path, text string)) {
	switch x := tree.(type) {
	case map[string]any:
		for k, sub := range x {
			french(path+"."+k, sub, all || k == "fr", f)
		}
	case string:
		if all {
			f(path, x)
		}
	}
}

// TestFrenchIsSet: the words of the window, the lessons and the puzzles are set as French is
// printed. The rulebook has a test of its own.
func TestFrenchIsSet(t *testing.T) {
	n := 0
	for room, files := range map[string]fs.FS{"lang": Lang, "lessons": Lessons, "puzzles": Puzzles} {
		names, _ := fs.Glob(files, room+"/*.toml")
		for _, name := range names {
			base := strings.TrimPrefix(name, room+"/")
			if room == "lang" && !strings.HasPrefix(base, "fr") {
				continue
			}
			tree := map[string]any{}
			if _, err := toml.DecodeFS(files, name, &tree); err != nil {
				t.Fatal(err)
			}
			french(name, tree, room == "lang", func(path, text string) {
				n++
				text = printed.ReplaceAllString(text, "")
				if m := typewritten.FindString(text); m != "" {
					t.Errorf("%s: %q in %q", path, m, text)
				}
				if twoNames.MatchString(text) {
					t.Errorf("%s: the cards say Vader: %q", path, text)
				}
			})
		}
	}
	if n < 1000 {
		t.Errorf("only %d French texts were found", n)
	}
	for text, set := range map[string]bool{"l’arme\u00a0: «\u00a0ici\u00a0».": true, "l'arme": false, "arme : ici": false, "arme: ici": false, "« ici\u00a0»": false, "ici...": false} {
		if typewritten.MatchString(text) == set {
			t.Errorf("%q", text)
		}
	}
}
