package decks

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A card line: path, perhaps the card's whole text (version 1), quantity, and two
// more numbers for cards that start.
var holoCard = regexp.MustCompile(`^card\s+"([^"]*)"\s*(?:"((?:[^"\\]|\\.)*)"\s*)?(\d+)?((?:\s+\d+)*)\s*$`)

// holotable reads a Holotable or Holodeck deck (.htd).
func (im *importer) holotable(src string) {
	im.out.Format = "Holotable"
	n := 0
	for line := range strings.Lines(src) {
		n++
		text := strings.TrimSpace(line)
		m := holoCard.FindStringSubmatch(text)
		switch {
		case text == "":
			im.line(n, line, Ignored)
		case strings.HasPrefix(text, "ver "):
			im.line(n, line, Heading)
		case strings.HasPrefix(text, "back "):
			if strings.Contains(text, "reb") {
				im.side(card.Light)
			} else {
				im.side(card.Dark)
			}
			im.line(n, line, Heading)
		case m == nil:
			im.line(n, line, Unknown)
		default:
			im.holoCard(n, line, m)
		}
	}
}

// holoCard reads what a card line says. Identity is the file's name; the old
// version's text begins with the title.
func (im *importer) holoCard(n int, line string, m []string) {
	path := m[1]
	r := request{start: strings.TrimSpace(m[4]) != ""}
	file := path[strings.LastIndexByte(path, '/')+1:]
	if strings.HasPrefix(path, "/TWOSIDED") { // t_front/back
		parts := strings.Split(path, "/")
		front := strings.TrimPrefix(parts[max(0, len(parts)-2)], "t_")
		r.front, file = catalog.Squeeze(front), front+parts[len(parts)-1]
		path = strings.Join(parts[:len(parts)-1], "/")
	}
	r.file = catalog.Squeeze(strings.TrimPrefix(file, "t_"))
	if dir := path[:max(0, strings.LastIndexByte(path, '/'))]; dir != "" {
		set, _, _ := strings.Cut(dir[strings.LastIndexByte(dir, '/')+1:], "-")
		r.set = folder(strings.ToLower(set))
	}
	if m[2] != "" {
		title, _, _ := strings.Cut(m[2], `\n`)
		if i := strings.LastIndex(title, " ("); i > 0 { // "•Grey Guard (3)": destiny
			title = title[:i]
		}
		r.title = cleanTitle(title)
	}
	count, err := strconv.Atoi(cmp.Or(m[3], "1"))
	if err != nil {
		count = MaxCopies + 1
	}
	im.counted(n, line, count, false, r)
}
