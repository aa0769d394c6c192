package tool

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// Themes have names of their own, and what is said to say one is a phrase.
func TestThemes(t *testing.T) {
	phrases, names := map[string]bool{}, map[string]bool{}
	for _, p := range gametext.Phrases() {
		phrases[p.Type.Name()] = true
	}
	for _, x := range themes {
		if names[x.name] {
			t.Errorf("there are two themes %q", x.name)
		}
		names[x.name] = true
	}
	for name, types := range has {
		if !names[name] || len(types) == 0 {
			t.Errorf("%q is no theme, or nothing says it", name)
		}
		for _, p := range types {
			if !phrases[p] {
				t.Errorf("there is no phrase %s, which says %q: take it out of themes.go", p, name)
			}
		}
	}
}

// A pattern finds what it is named after, and leaves alone what it must.
func TestThemesFind(t *testing.T) {
	for _, c := range []struct {
		theme     string
		yes, no   string
		kind, sub string
	}{
		{theme: "Force drains changed elsewhere, or by an amount", yes: "Your Force drains are +1 at Mos Brannick.", no: "Force drain +1 here."},
		{theme: "otherwise", yes: "Roll. Otherwise, weep.", no: "Draws one if not able to otherwise."},
		{theme: "deploy on a card", yes: "Deploy on a barge.", no: "Deploy on table."},
		{theme: "attrition changed", yes: "Your attrition is tripled.", no: "Immune to attrition."},
		{theme: "if a player controls a place", yes: "If you control Mos Brannick, rest.", no: "During your control phase, rest."},
		{theme: "an amount X", yes: "Lose X Force.", no: "Lose 3 Force."},
		{theme: "Utinni Effects", kind: "Effect", sub: "Utinni"},
		{theme: "Defensive Shields", kind: "Defensive Shield"},
	} {
		i := slices.IndexFunc(themes, func(x theme) bool { return x.name == c.theme })
		if i < 0 {
			t.Errorf("there is no theme %q", c.theme)
			continue
		}
		if !themes[i].find(&ref{Type: c.kind, SubType: c.sub, Gametext: c.yes}) {
			t.Errorf("%q is not found in %q", c.theme, c.yes)
		}
		if themes[i].find(&ref{Type: "Effect", Gametext: c.no}) {
			t.Errorf("%q is found in %q", c.theme, c.no)
		}
	}
}

// The unwritten card of the test set lacks a mechanic; nothing is said of the whole ones.
func TestWanted(t *testing.T) {
	cat, _ := catalog.Load(os.DirFS("testdata/audit"))
	refs, err := readRefs("testdata/audit")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	(&env{out: &out}).wanted(cat, refs, []string{"Test"})
	for _, want := range []string{"    1      1  mechanic  sabacc\n", "    3          1                 0      0      0      1  test\n", "\nwanted: "} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}

// A draw gives each type its share, and the same seed the same cards; what was drawn before
// can be left out.
func TestDraw(t *testing.T) {
	cat, _ := catalog.Embedded()
	first := stratified(cat, 60, 1, nil)
	if len(first) != 60 || !reflect.DeepEqual(first, stratified(cat, 60, 1, nil)) {
		t.Fatalf("%d cards, and others the second time", len(first))
	}
	have, all := map[card.Type]int{}, map[card.Type]int{}
	not, n := map[string]bool{}, 0
	for _, k := range cat.All() {
		if !k.Written() {
			all[k.Type]++
			n++
		}
	}
	for _, k := range first {
		if have[k.Type]++; k.Written() || not[k.Number] {
			t.Errorf("%s is drawn twice, or is written", k.Slug)
		}
		not[k.Number] = true
	}
	for typ, cards := range all {
		if low := 60 * cards / n; have[typ] < low || have[typ] > low+1 {
			t.Errorf("%d cards of type %s, its share of 60 is %d or one more", have[typ], typ, low)
		}
	}
	for _, k := range stratified(cat, 60, 1, not) {
		if not[k.Number] {
			t.Errorf("%s is drawn again", k.Slug)
		}
	}
	if other := stratified(cat, 60, 2, nil); reflect.DeepEqual(first, other) {
		t.Error("another seed draws the same cards")
	}
}

// The printed texts are shown only if somebody says where they are; an earlier draw is left out.
func TestDrawPrints(t *testing.T) {
	code, out, _ := run(t, "", "cards", "-draw", "3", "-seed", "5")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != fine || len(lines) != 3 || strings.Count(lines[0], "\t") != 2 {
		t.Fatalf("status %d\n%s", code, out)
	}
	file := t.TempDir() + "/drawn"
	os.WriteFile(file, []byte(out), 0o644)
	_, again, _ := run(t, "", "cards", "-draw", "3", "-seed", "5", "-not", file)
	for _, l := range lines {
		if strings.Contains(again, l) {
			t.Errorf("%s is drawn again", l)
		}
	}
	if code, _, errw := run(t, "", "cards", "-draw", "3", "-texts", t.TempDir()); code != usage || errw == "" {
		t.Errorf("status %d, complaint %q", code, errw)
	}
}
