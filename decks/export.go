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
	d.eachGroup(cat, func(head string, lines []string) {
		fmt.Fprintf(&b, "\n%s\n%s\n", head, strings.Join(lines, "\n"))
	})
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

// TOML writes the deck as a file of ours. The catalog gives the order and the
// headings; without it the cards stand in the deck's own order.
func (d *Deck) TOML(cat *catalog.Catalog) string {
	var b strings.Builder
	fmt.Fprintf(&b, "name = %s\nside = %q\n", quote(d.Name), d.Side)
	for _, x := range [][2]string{{"format", d.Format}, {"start", d.Start}, {"starting_effect", d.Effect}, {"starting_interrupt", d.Interrupt}} {
		if x[1] != "" {
			fmt.Fprintf(&b, "%s = %s\n", x[0], quote(x[1]))
		}
	}
	if len(d.Tags) > 0 {
		fmt.Fprintf(&b, "tags = %s\n", tagList(d.Tags))
	}
	if d.Difficulty > 0 {
		fmt.Fprintf(&b, "difficulty = %d\n", d.Difficulty)
	}
	done := map[string]bool{}
	for _, outside := range []bool{false, true} {
		header := map[bool]string{false: "\n[cards]\n", true: "\n[outside]\n"}[outside]
		line := func(e Entry) {
			b.WriteString(header)
			header = ""
			fmt.Fprintf(&b, "%s = %s\n", bareKey(e.Slug), e.toml())
		}
		if cat != nil {
			for _, g := range d.Groups(cat, outside) {
				b.WriteString(header)
				header = ""
				fmt.Fprintf(&b, "# %s: %d\n", g.Type, g.Count)
				for _, e := range g.Cards {
					line(e)
					done[e.Slug+fmt.Sprint(outside)] = true
				}
			}
		}
		for _, e := range d.Cards {
			if e.Slug != "" && e.Outside == outside && !done[e.Slug+fmt.Sprint(outside)] {
				line(e)
			}
		}
	}
	d.writeUnknown(&b)
	d.writePool(&b)
	writeTexts(&b, "plan", d.Plan)
	writeTexts(&b, "notes", d.Notes)
	return b.String()
}

// writeTexts writes what the deck says of itself, by language.
func writeTexts(b *strings.Builder, table string, t card.Text) {
	if t == (card.Text{}) {
		return
	}
	fmt.Fprintf(b, "\n[%s]\n", table)
	for l := range card.Langs {
		if t[l] != "" {
			fmt.Fprintf(b, "%s = %s\n", l.Code(), quoteLong(t[l]))
		}
	}
}

// tagList writes tags as a list.
func tagList(tags []string) string {
	quoted := make([]string, len(tags))
	for i, t := range tags {
		quoted[i] = quote(t)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// toml is the value of an entry: how many copies, and what else there is to say.
func (e Entry) toml() string {
	if e.Slug != "" && len(e.Tags) == 0 && e.Note == "" {
		return fmt.Sprint(e.Count)
	}
	s := fmt.Sprintf("{count = %d", e.Count)
	if e.Slug == "" && e.Number != "" {
		s += ", number = " + quote(e.Number)
	}
	if e.Slug == "" && e.Outside {
		s += ", outside = true"
	}
	if len(e.Tags) > 0 {
		s += ", tags = " + tagList(e.Tags)
	}
	if e.Note != "" {
		s += ", note = " + quote(e.Note)
	}
	return s + "}"
}

// writeUnknown writes the cards without a slug, in the order in which each title first comes.
func (d *Deck) writeUnknown(b *strings.Builder) {
	var titles []string
	entries := map[string][]string{}
	for _, e := range d.Cards {
		if e.Slug != "" {
			continue
		}
		if entries[e.Title] == nil {
			titles = append(titles, e.Title)
		}
		entries[e.Title] = append(entries[e.Title], e.toml())
	}
	if len(titles) > 0 {
		b.WriteString("\n[unknown]\n")
	}
	for _, title := range titles {
		value := strings.Join(entries[title], ", ")
		if len(entries[title]) > 1 {
			value = "[" + value + "]"
		}
		fmt.Fprintf(b, "%s = %s\n", quote(title), value)
	}
}
