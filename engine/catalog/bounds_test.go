package catalog

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// hostileCards are card files of shapes that none has.
func hostileCards(size int) map[string]string {
	head := "set = \"x\"\n"
	many := func(form string) string {
		var b strings.Builder
		b.WriteString(head)
		for i := 0; b.Len() < size; i++ {
			fmt.Fprintf(&b, form, i)
		}
		return b.String()
	}
	fill := func(s string) string { return strings.Repeat(s, size/len(s)) }
	return map[string]string{
		"cards":      many("[card.a%d]\n"),
		"same cards": head + fill("[card.a]\n"),
		"keys":       head + "[card.a]\n" + fill("x = 1\n"),
		"nested":     head + "[card.a]\nx = " + fill("{a = "),
		"no cards":   many("a%d = 1\n"),
		"no head":    fill("{a = "),
		"rules":      head + "[card.a]\ntitle = \"A\"\ntype = \"Effect\"\nrules = '''\n" + fill("x\n") + "'''\n",
		"one rule":   head + "[card.a]\ntitle = \"A\"\ntype = \"Effect\"\nrules = '''\n" + fill("x ") + "'''\n",
		"one title":  head + "[card.a]\ntitle = \"" + fill("x ") + "\"\n",
		"one value":  head + "[card.a]\ntype = \"" + fill("x ") + "\"\n",
		"list":       head + "[card.a]\nkinds = [" + fill("\"x\",") + "]\n",
		"one line":   fill("x"),
		"quotes":     head + "[card.a]\ntitle = " + fill("'"),
	}
}

// A card file of any size or shape is read or refused at once, in few words, and takes no
// other card with it: neither those of other files nor the one at its own end.
func TestHostileCards(t *testing.T) {
	const good = "\n[card.good]\ntitle = \"Good\"\nnumber = \"1_1\"\ntype = \"effect\"\nside = \"light\"\nrarity = \"C1\"\ndestiny = 3\n"
	for _, size := range []int{60 << 10, 1 << 20, 3 << 20} {
		for name, src := range hostileCards(size) {
			name := fmt.Sprintf("%s, %d KB", name, size>>10)
			c, _ := Load(fstest.MapFS{
				"a.toml":   {Data: []byte(src + strings.ReplaceAll(good, "good", "same-file"))},
				"zoo.toml": {Data: []byte("set = \"x\"\n" + good)},
			})
			problems := c.Problems()
			if len(problems) == 0 || len(problems) > 5*maxCards {
				t.Errorf("%s: %d problems", name, len(problems))
			}
			for _, p := range problems {
				if text := p.Explain(); p.File != "a.toml" || len(text) > 2000 || strings.Contains(text, strings.Repeat("x ", 101)) {
					t.Fatalf("%s: %.3000s", name, text)
				}
			}
			if k := c.Get("good"); k == nil || len(k.Problems()) > 0 {
				t.Errorf("%s: another file's card is lost", name)
			}
			many := strings.Count(src, "[card.") > maxCards
			if k := c.Get("same-file"); size < MaxCardFile && !many && (k == nil || k.Title != "Good") {
				t.Errorf("%s: the next card of the file is lost", name)
			}
		}
	}
}
