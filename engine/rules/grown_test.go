package rules_test

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

var grow = flag.Int("grow", 0, "write the cards of the recorded tables anew, so many of them grown at random")

// toldEach is how many cards of the recorded tables say a phrase in as small a sentence as can be.
const toldEach = 2

// TestGrow writes cards for recorded tables (package tables): each phrase is said by some, and
// further ones say what has grown at random. They are written once, and then they stand: who
// runs it anew lays all tables anew, too.
func TestGrow(t *testing.T) {
	if *grow == 0 {
		t.Skip("only where cards are wanted: -grow 500")
	}
	w := newWalk(t)
	var list []sentence
	written := map[string]bool{}
	add := func(s sentence) bool {
		text := gametext.Print(s.cl, card.English)
		if _, ok := facts[s.def.Type]; !ok || written[text] {
			return false
		}
		written[text] = true
		list = append(list, s)
		return true
	}
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			n, tried := 0, 0
			fillings(p, func(v reflect.Value) bool {
				tried++
				for _, s := range around(v.Interface()) {
					if v := judge(s); v.whole() && !v.other && add(s) {
						n++
						break
					}
				}
				return n == toldEach || tried > 200
			})
		}
	}
	for g, n := newGardener(7), 0; n < *grow; {
		if s := g.sentence(); w.look(s) && add(s) {
			n++
		}
	}
	list = meantSo(list)
	b := "set = \"Premiere\"\n"
	for i, s := range list {
		title := fmt.Sprintf("Told %d", i)
		if s.def.Type == card.Location {
			title = "Tatooine: " + title
		}
		b += fmt.Sprintf("\n[card.told-%d]\ntitle = %q\nside = %q\nnumber = \"1_%d\"\nrarity = \"C\"\ntype = %q\ndestiny = 2\n%srules = '''\n%s\n'''\n",
			i, title, card.Side(i%2), 1000+i, s.def.Type, facts[s.def.Type], strings.TrimSpace(gametext.Print(s.cl, card.English)))
	}
	if err := os.WriteFile("../enginetest/tables/testdata/told.toml", []byte(b), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d cards", len(list))
}
