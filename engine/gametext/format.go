package gametext

import (
	"strings"
	"unicode/utf8"

	"cantina/engine/card"
)

// lineWidth is how long a line may be before Format breaks it, in letters.
const lineWidth = 100

// Format rewrites game text to its one spelling: the words that Print gives, one
// clause a line, a long one broken after its heads and after semicolons. Comments
// stay before their clause or at its end. What cannot be read stays as it is.
func Format(src string) (string, []*Error) {
	if len(src) > maxText {
		return src, []*Error{tooLong}
	}
	_, read, errs := parseAll(src)
	byPos := map[int]*Clause{}
	for i := range read {
		byPos[read[i].clause.Pos] = &read[i].clause
	}
	var b strings.Builder
	for _, ch := range chunks(src) {
		var text string
		if c := byPos[ch.pos]; c != nil {
			text = layout(Print(*c, card.English))
		} else {
			ch.comments, text = nil, strings.TrimRight(src[ch.from:ch.to], " \t\r\n")
		}
		for i, c := range ch.comments {
			if i == len(ch.comments)-1 && ch.trailing && !strings.Contains(text, "\n") {
				text += "  " + c
			} else {
				b.WriteString(c + "\n")
			}
		}
		if text != "" {
			b.WriteString(text + "\n")
		}
	}
	sortErrors(errs)
	return b.String(), errs
}

// A chunk is a clause with its comments, or comments alone.
type chunk struct {
	pos      int // of the clause's first word; below 0 where there are only comments
	from, to int // in the source
	comments []string
	trailing bool // the last comment stands after words
}

// chunks splits text as lex does: a line with a space before it goes on.
func chunks(src string) (out []chunk) {
	at := 0
	for line := range strings.Lines(src) {
		from := at
		at += len(line)
		code, comment := cutComment(strings.TrimRight(line, "\r\n"))
		if strings.TrimSpace(code) == "" && comment == "" {
			continue
		}
		goesOn := (line[0] == ' ' || line[0] == '\t') && len(out) > 0
		if n := len(out) - 1; !goesOn && !(n >= 0 && out[n].pos < 0) {
			out = append(out, chunk{pos: -1, from: from})
		}
		c := &out[len(out)-1]
		c.to = at
		if c.pos < 0 && strings.TrimSpace(code) != "" {
			c.pos = from + len(code) - len(strings.TrimLeft(code, " \t"))
		}
		if comment != "" {
			c.comments = append(c.comments, comment)
			c.trailing = strings.TrimSpace(code) != ""
		} else {
			c.trailing = false
		}
	}
	return out
}

// cutComment splits a line before the # that is not inside a title.
func cutComment(line string) (code, comment string) {
	quoted := false
	for i, r := range line {
		switch {
		case r == '"':
			quoted = !quoted
		case r == '#' && !quoted:
			return strings.TrimRight(line[:i], " \t"), strings.TrimRight(line[i:], " \t")
		}
	}
	return line, ""
}

// layout breaks a clause that is too long for a line.
func layout(s string) string {
	if utf8.RuneCountInString(s) <= lineWidth {
		return s
	}
	var lines []string
	if head, rest, ok := cutOutside(s, ": "); ok && utf8.RuneCountInString(head) <= lineWidth {
		lines, s = append(lines, head+":"), rest
	}
	line := ""
	for s != "" {
		piece, rest, ok := cutOutside(s, "; ")
		if s = rest; ok {
			piece += ";"
		}
		switch {
		case line == "":
			line = piece
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(piece) <= lineWidth-4:
			line += " " + piece
		default:
			lines, line = append(lines, line), piece
		}
	}
	return strings.Join(append(lines, line), "\n    ")
}

// cutOutside cuts s around the first sep that is not inside a title.
func cutOutside(s, sep string) (before, after string, found bool) {
	quoted := false
	for i := range len(s) {
		if s[i] == '"' {
			quoted = !quoted
		}
		if !quoted && strings.HasPrefix(s[i:], sep) {
			return s[:i], s[i+len(sep):], true
		}
	}
	return s, "", false
}
