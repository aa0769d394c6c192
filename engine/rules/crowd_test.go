package rules_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// crowd is a table with n characters, taken in turn from those of the catalog that
// some words of ours describe, spread over eight sites of the starter cards' planet.
func crowd(t testing.TB, cat *catalog.Catalog, n int, like func(*catalog.Card) bool) *rules.Game {
	t.Helper()
	s := &game.State{}
	g := rules.FromState(cat, s)
	for _, k := range cat.All() {
		if k.Whole() && k.Type == card.Location && k.Is("site") && k.System == "Tatooine" && len(s.Row) < 8 {
			s.ToRow(g.Add(k.Slug, k.Side, game.Hand), len(s.Row))
		}
	}
	var list []*catalog.Card
	for _, k := range cat.All() {
		if k.Whole() && k.Type == card.Character && like(k) {
			list = append(list, k)
		}
	}
	for i := range n {
		k := list[i%len(list)]
		s.ToTable(g.Add(k.Slug, k.Side, game.Hand), s.Row[i%len(s.Row)], card.OnCard, k.Side)
	}
	for side := range card.Sides {
		for i := range 20 {
			g.Add(list[i%len(list)].Slug, side, game.Reserve)
		}
	}
	rules.StartAt(s, card.Dark, game.Control)
	g.Run()
	return g
}

func texted(k *catalog.Card) bool { return len(k.Clauses()) > 0 }

// BenchmarkCrowd views a table of so many characters that have a text.
func BenchmarkCrowd(b *testing.B) {
	cat, _ := catalog.Embedded()
	for _, n := range []int{10, 20, 40, 80, 120} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := crowd(b, cat, n, texted)
			b.ReportAllocs()
			for b.Loop() {
				g.Forget()
				g.View(card.Dark)
			}
		})
	}
}

// long is a text of four modifiers, each of which looks at the whole table.
const long = `your other characters present with ability > 2 are power +1
your characters at same or adjacent site are landspeed +1
forfeit +1 for each of your other characters at same or adjacent site
power +1 while you control a site with an alien`

// described is the catalog with n characters more that have a text of ours.
func described(t testing.TB, text string, n int) *catalog.Catalog {
	t.Helper()
	var b strings.Builder
	b.WriteString("set = \"Premiere\"\n")
	for i := range n {
		side := card.Side(i % 2)
		fmt.Fprintf(&b, "\n[card.wordy-%d]\ntitle = \"Wordy %d\"\nside = %q\nnumber = \"1_%d\"\nrarity = \"C\"\ntype = \"character\"\n"+
			"kinds = [\"alien\"]\ndestiny = 2\npower = %d\nability = %d\ndeploy = 2\nforfeit = %d\nrules = '''\n%s\n'''\n", i, i, side, 600+i, 1+i%4, 1+i%4, 2+i%4, text)
	}
	cat, problems := catalog.EmbeddedWith(fstest.MapFS{"cards/wordy.toml": {Data: []byte(b.String())}})
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	return cat
}

func wordy(k *catalog.Card) bool { return strings.HasPrefix(k.Slug, "wordy-") }

// BenchmarkWordy views a table of 60 characters with four long modifiers each.
func BenchmarkWordy(b *testing.B) {
	g := crowd(b, described(b, long, 60), 60, wordy)
	b.ReportAllocs()
	for b.Loop() {
		g.Forget()
		g.View(card.Dark)
	}
}
