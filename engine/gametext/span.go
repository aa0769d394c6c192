package gametext

import (
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

// Span is where a part of the clause stands in the card's rules text, in bytes: a
// filter where it was read, a phrase where its words are, since a clause is written
// with the very words that print it. What cannot be found is the whole clause.
func (c *Clause) Span(part any) (pos, length int) {
	if f, ok := part.(Filter); ok {
		if f.Len > 0 {
			return f.Pos, f.Len
		}
		part = &f
	}
	length = c.End - c.Pos
	if part == nil || length <= 0 {
		return c.Pos, length
	}
	all, words := Print(c, card.English), Print(part, card.English)
	if v := reflect.ValueOf(part); v.Kind() == reflect.Slice || words == "" || len(all) != length {
		return c.Pos, length
	}
	for from := 0; ; {
		i := strings.Index(all[from:], words)
		if i < 0 {
			return c.Pos, length
		}
		i += from
		before, _ := utf8.DecodeLastRuneInString(all[:i])
		after, _ := utf8.DecodeRuneInString(all[i+len(words):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return c.Pos + i, len(words)
		}
		from = i + len(words)
	}
}

// Template is how English says phrases of a type, with their slots: for those who tell
// what may stand somewhere.
func Template(t reflect.Type) string {
	if p := phraseOf[t]; p != nil {
		return p.text[card.English]
	}
	return t.Name()
}
