package catalog

import (
	"strings"
)

// A block is the part of a file from one card's header to the next. Each block is
// decoded by itself, so that a mistake in one card, even an open quote, stops no
// other and every line number is right.
type block struct {
	slug       string
	header     int // byte offset of the header line
	line       int // its number, from 1
	start, end int // body, without the header
	keys       []key
}

// A key is where a key of a block stands. Text is where a multi-line string
// begins, or the value.
type key struct {
	name     string
	at, text int // byte offsets in the file
}

// find returns the key of a name.
func (b *block) find(name string) (key, bool) {
	for _, k := range b.keys {
		if k.name == name {
			return k, true
		}
	}
	return key{}, false
}

const cardHeader = "[card."

// split cuts src into the part before the first card and one block a card. A line
// that begins with "[card." begins a card, whatever stands before it.
func split(src string) (head block, cards []block) {
	cur := &head
	open := "" // the quotes that end the string we are in
	for at, n := 0, 1; at < len(src); n++ {
		next := len(src)
		if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
			next = at + i + 1
		}
		line := src[at:next]
		switch {
		case strings.HasPrefix(line, cardHeader):
			cur.end = at
			slug, _, _ := strings.Cut(line[len(cardHeader):], "]")
			cards = append(cards, block{slug: strings.TrimSpace(slug), header: at, line: n, start: next})
			cur, open = &cards[len(cards)-1], ""
		case open != "":
			if strings.Contains(line, open) {
				open = ""
			}
		case strings.HasPrefix(strings.TrimSpace(line), "#"):
		default:
			open = cur.readKey(line, at)
		}
		at = next
	}
	cur.end = len(src)
	return head, cards
}

// readKey notes the key that a line begins with; it returns the quotes of a
// string that the line leaves open.
func (b *block) readKey(line string, at int) string {
	name, value, ok := strings.Cut(line, "=")
	if !ok {
		return ""
	}
	indent := len(line) - len(strings.TrimLeft(line, " \t"))
	text := at + len(name) + 1 + len(value) - len(strings.TrimLeft(value, " \t"))
	open := ""
	for _, quotes := range []string{"'''", `"""`} {
		_, rest, found := strings.Cut(value, quotes)
		if !found {
			continue
		}
		text = at + len(line) - len(rest)
		if !strings.Contains(rest, quotes) {
			open = quotes
			if r := strings.TrimRight(rest, "\r\n"); r == "" {
				text = at + len(line)
			}
		}
		break
	}
	if name = strings.Trim(name, " \t\""); name != "" && !strings.ContainsAny(name, "{[,") {
		b.keys = append(b.keys, key{name, at + indent, text})
	}
	return open
}
