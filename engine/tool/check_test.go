package tool

import (
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/catalog"
)

// A card whose sentence asks for the number that it changes is reported by its title and
// with its sentence; one that asks for another number, or for other cards, is not.
func TestCheckReportsRings(t *testing.T) {
	for text, bad := range map[string]bool{
		"other characters present with power > 2 are power +1":               true,
		"characters present with power > 2 are power +1":                     true,
		"characters present with power > 2 are power = 5":                    true,
		"while at same site as a character with power > 3, power +1":         true,
		"all Jedi present are ability +1":                                    true,
		"characters present with ability > 2 are power +1":                   false,
		"characters present are power +1":                                    false,
		"starships here are power +1 while you control a site with an alien": false,
		"power +1 for each of your other characters present with power > 2":  false,
		"during your control phase, once per turn: opponent loses 1 Force":   false,
	} {
		cat, problems := catalog.EmbeddedWith(fstest.MapFS{"cards/odd.toml": {Data: []byte("set = \"Premiere\"\n\n[card.odd]\ntitle = \"Odd One\"\nside = \"dark\"\nnumber = \"1_1\"\nrarity = \"C\"\n" +
			"type = \"character\"\nkinds = [\"alien\"]\ndestiny = 2\npower = 3\nability = 2\ndeploy = 2\nforfeit = 3\nrules = '''\n" + text + "\n'''\n")}})
		for _, p := range problems {
			t.Fatal(p.Explain())
		}
		var said []string
		checkRings(cat, func(text string) { said = append(said, text) })
		if len(said) > 0 != bad {
			t.Errorf("%q: reported %q", text, said)
		}
		for _, line := range said {
			if !strings.Contains(line, "Odd One") || !strings.Contains(strings.ToLower(line), strings.ToLower(text)) {
				t.Errorf("%q: the report names neither card nor sentence: %q", text, line)
			}
		}
	}
}
