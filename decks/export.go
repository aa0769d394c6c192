package decks

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// Text writes the deck as the list that swccgdb writes and most programs read.
func (d *Deck) Text(cat *catalog.Catalog) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\nSide: %s\n", d.Name, card.SideNames[d.Side][card.English])
	for _, outside := range []bool{false, true} {
		gs := d.Groups(cat, outside)
		if outside && len(gs) > 0 {
			b.WriteString("\nOutside of deck\n")
		}
		for _, g := range gs {
			if !outside {
				fmt.Fprintf(&b, "\n%s (%d)\n", heading(g), g.Count)
			}
			for _, e := range g.Cards {
				k := cat.Get(e.Slug)
				fmt.Fprintf(&b, "%dx %s [%s]\n", e.Count, k.Title, k.Set)
			}
		}
	}
	if us := d.Unknown(cat); len(us) > 0 {
		b.WriteString("\nCards\n")
		for _, e := range us {
			fmt.Fprintf(&b, "%dx %s\n", e.Count, e.name())
		}
	}
	if n := d.Notes[card.English]; n != "" {
		fmt.Fprintf(&b, "\nNotes:\n%s\n", strings.TrimSpace(n))
	}
	return b.String()
}

// heading is the plural of a type, with capitals.
func heading(g Group) string {
	s := g.Type.String()
	s = strings.ToUpper(s[:1]) + s[1:]
	if len(g.Cards) > 1 && !strings.HasSuffix(s, "s") {
		s += "s"
	}
	return s
}
