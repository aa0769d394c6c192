package decks

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"cantina/engine/card"
)

// bad notes a sentence that is shown before an imported deck is saved.
func (im *importer) bad(what card.Text) {
	if len(im.out.Problems) < maxSentences {
		im.out.Problems = append(im.out.Problems, what)
	}
}

// maxSentences bounds what is said of an import: nobody reads more.
const maxSentences = 30

// Decode turns the text of any program into UTF-8: UTF-16 by its byte order mark, else
// what Windows wrote. A byte order mark goes.
func Decode(s string) string {
	switch {
	case strings.HasPrefix(s, "\xff\xfe"):
		return fromUTF16(s[2:], binary.LittleEndian)
	case strings.HasPrefix(s, "\xfe\xff"):
		return fromUTF16(s[2:], binary.BigEndian)
	}
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

func fromUTF16(s string, order binary.ByteOrder) string {
	units := make([]uint16, len(s)/2)
	for i := range units {
		units[i] = order.Uint16([]byte(s[2*i : 2*i+2]))
	}
	return string(utf16.Decode(units))
}

// isBinary tells whether a text is none: it has letters that no text has, and many of them.
func isBinary(s string) bool {
	odd := 0
	for _, r := range s {
		if r == 0 || r == utf8.RuneError || r < ' ' && r != '\n' && r != '\r' && r != '\t' && r != '\f' || r >= 0x7f && r < 0xa0 {
			odd++
		}
	}
	return odd > 3 && odd*50 > len(s)
}

// take puts an entry into the deck, no more copies of it than a deck may hold.
func (im *importer) take(l *Line) {
	d := im.out.Deck
	room := MaxCopies
	for _, e := range d.Cards {
		if e.Slug == l.Entry.Slug && e.Title == l.Entry.Title && e.Outside == l.Entry.Outside {
			room -= e.Count
		}
	}
	if l.Entry.Count > room {
		im.bad(card.Say("line %s: no more than %s copies of a card are taken in", "ligne %s : pas plus de %s exemplaires d’une carte sont repris", l.N, MaxCopies))
		l.Entry.Count = room
	}
	if l.Entry.Count > 0 {
		d.Add(l.Entry, l.Entry.Count)
		return
	}
	l.Status, l.Entry = Unknown, Entry{}
}

// copies is how many copies a line may ask for, false for a line that asks for none.
func (im *importer) copies(n, count int) (int, bool) {
	switch {
	case count < 1:
		im.bad(card.Say("line %s asks for %s copies: it is left out", "la ligne %s demande %s exemplaires : elle est laissée de côté", n, count))
		return 0, false
	case count > MaxCopies:
		im.bad(card.Say("line %s asks for %s copies: no more than %s are taken in", "la ligne %s demande %s exemplaires : pas plus de %s sont repris", n, count, MaxCopies))
	}
	return min(count, MaxCopies), true
}

// sides says that cards of both sides stand in one list.
func (im *importer) sides() {
	var count [card.Sides]int
	for _, e := range im.out.Deck.Cards {
		if k := im.cat.Get(e.Slug); k != nil {
			count[k.Side] += e.Count
		}
	}
	if side := im.out.Deck.Side; count[card.Dark] > 0 && count[card.Light] > 0 {
		names, other := card.SideNames[side], card.SideNames[side.Other()]
		names[card.French], other[card.French] = strings.ToLower(names[card.French]), strings.ToLower(other[card.French])
		im.bad(card.Say("cards of both sides stand in one list: %s of the %s side, %s of the %s side; a deck has one side, and this one was taken for a %s deck",
			"des cartes des deux camps sont dans une seule liste : %s du côté %s, %s du côté %s ; un deck n’a qu’un camp, et celui-ci a été pris pour un deck %s",
			count[side], names, count[side.Other()], other, names))
	}
}
