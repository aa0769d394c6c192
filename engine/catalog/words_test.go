package catalog

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"cantina/assets"
	"cantina/engine/card"
)

// FuzzNearest: the name most like a word is the same whether all names are compared letter
// by letter or only those that their letters do not rule out. What finds a card by its title
// finds one of that title, and folding twice changes nothing.
func FuzzNearest(f *testing.F) {
	for _, w := range []string{"Luke Skywaker", "obi wan kenobi", "Rebell Trooper", "", "é", "½π", "Tatoine: Cantinna", "aaaaaaaa",
		"Death Star: Detention Block Control", "wedge antillse, red squadron leadre", "boba fetts blastre rifle"} {
		f.Add(w)
	}
	c, problems := Load(set("premiere-light"))
	if c.Len() < 100 {
		f.Fatal(c.Len(), problems)
	}
	f.Fuzz(func(t *testing.T, w string) {
		if again := Fold(Fold(w)); again != Fold(w) {
			t.Errorf("%q folds to %q, then to %q", w, Fold(w), again)
		}
		for side := range card.Sides {
			if k := c.ByTitle(w, side); k != nil && (Fold(k.Title) != Fold(w) || k.Side != side) {
				t.Errorf("%q of %s is %q of %s", w, side, k.Title, k.Side)
			}
			if k := c.BySqueezed(w, side); k != nil && (Squeeze(k.Title) != w || k.Side != side) {
				t.Errorf("%q of %s is %q of %s", w, side, k.Title, k.Side)
			}
		}
		if name, ok := c.Spelt(w); ok && Fold(name) != Fold(w) {
			t.Errorf("%q is not %q", name, w)
		}
		want := ""
		if len(w) <= maxTitle {
			want = nearest(w, c.names)
		}
		if got := c.NearestTitle(w); got != want {
			t.Errorf("%q: got %q, want %q", w, got, want)
		}
	})
}

// set is the cards of one file.
func set(name string) fs.FS {
	name = "cards/" + name + ".toml"
	src, _ := assets.Cards.ReadFile(name)
	return fstest.MapFS{name: {Data: src}}
}

// nearest is what Nearest says, plainly. It leaves out words of other lengths only.
func nearest(w string, words []string) (best string) {
	to := []rune(Fold(w))
	limit := len(to)/3 + 1
	for _, x := range words {
		b := []rune(Fold(x))
		if diff := len(b) - len(to); max(diff, -diff) < limit {
			if d := apart(to, b); d < limit {
				best, limit = x, d
			}
		}
	}
	return best
}

// apart counts the letters to add, leave out, replace, or swap with the next.
func apart(a, b []rune) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		for j := range d[i] {
			switch {
			case i == 0 || j == 0:
				d[i][j] = i + j
			case a[i-1] == b[j-1]:
				d[i][j] = d[i-1][j-1]
			default:
				d[i][j] = 1 + min(d[i-1][j-1], d[i-1][j], d[i][j-1])
			}
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], 1+d[i-2][j-2])
			}
		}
	}
	return d[len(a)][len(b)]
}
