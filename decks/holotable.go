package decks

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// decodeText turns the Windows text of old programs into UTF-8 and takes a byte
// order mark away. Only the letters that card titles use are told apart.
func decodeText(s string) string {
	s = strings.TrimPrefix(s, "\ufeff")
	if utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i := range len(s) {
		switch c := s[i]; {
		case c == 0x91, c == 0x92:
			b.WriteByte('\'')
		case c == 0x93, c == 0x94:
			b.WriteByte('"')
		case c == 0x95:
			b.WriteRune('•')
		case c == 0x96, c == 0x97:
			b.WriteByte('-')
		default: // the rest of what we need is Latin-1
			b.WriteRune(rune(c))
		}
	}
	return b.String()
}

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
	file := path[strings.LastIndexByte(path, '/')+1:]
	if strings.HasPrefix(path, "/TWOSIDED") { // t_front/back
		parts := strings.Split(path, "/")
		file = parts[max(0, len(parts)-2)]
	}
	r := request{file: catalog.Squeeze(strings.TrimPrefix(file, "t_")), start: strings.TrimSpace(m[4]) != ""}
	if m[2] != "" {
		title, _, _ := strings.Cut(m[2], `\n`)
		if i := strings.LastIndex(title, " ("); i > 0 { // "•Grey Guard (3)": destiny
			title = title[:i]
		}
		r.title = cleanTitle(title)
	}
	count, err := strconv.Atoi(m[3])
	if err != nil || count < 1 || count > 100 {
		count = 1
	}
	im.card(n, line, count, false, r)
}
