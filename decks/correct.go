package decks

import (
	"fmt"
	"html"
	"strings"

	"cantina/engine/catalog"
)

// Rewritten is the text of a line of an imported list as it would be if the line named another
// card, in the form of the list; ok is false for a form whose lines do not stand for a card each.
// The text is the whole line of the source, without its end.
func (im *Imported) Rewritten(text string, l Line, k *catalog.Card) (line string, ok bool) {
	n := max(min(l.Entry.Count, MaxCopies), 1)
	switch im.Format {
	case "list", "swccgdb":
		return fmt.Sprintf("%dx %s", n, k.Title), true
	case "Holotable":
		start := ""
		if m := holoCard.FindStringSubmatch(strings.TrimSpace(text)); m != nil && strings.TrimSpace(m[4]) != "" {
			start = " " + strings.TrimSpace(m[4])
		}
		return fmt.Sprintf(`card "%s" %d%s`, holoPath(k), n, start), true
	case "GEMP":
		if !strings.Contains(text, l.Text) || strings.HasPrefix(l.Text, "<!--") {
			return "", false
		}
		name := "card"
		if l.Entry.Outside {
			name = "cardOutsideDeck"
		}
		return strings.Replace(text, l.Text, fmt.Sprintf(`<%s blueprintId="%s" title="%s"/>`, name, k.Number, html.EscapeString(k.Title)), 1), true
	}
	return "", false
}

// TitleIn is the title of a card as a person writes it in a list, without count, set and marks.
func TitleIn(line string) string {
	title, _ := countOf(strings.TrimSpace(line))
	return cleanTitle(title)
}

// CountIn is how many copies such a line asks for, 0 if it does not say.
func CountIn(line string) int {
	line = strings.TrimSpace(line)
	title, n := countOf(line)
	if title == line {
		return 0
	}
	return max(n, 0)
}
