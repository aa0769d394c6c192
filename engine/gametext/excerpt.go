package gametext

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Shown is how many letters of a line an error shows.
const Shown = 200

// Brief cuts a text that may be of any length to what an error shows of it.
func Brief(s string) string {
	if len(s) <= Shown {
		return s
	}
	n := 0
	for i := range s {
		if n++; n > Shown {
			return s[:i] + "…"
		}
	}
	return s
}

// An Excerpt is the line of a source on which a mistake stands, or the part of a long one
// around it, with a caret under what is wrong.
type Excerpt struct {
	Line, Col int // from 1, in letters
	Width     int // letters that the caret underlines

	text string
	pad  int // letters of text before the column
}

// ExcerptAt is the excerpt at a byte of src where width bytes are wrong. No line begins
// on another number than those counted from byte "from", which stands on the given line.
func ExcerptAt(src string, from, line, at, width int) Excerpt {
	at = max(0, min(at, len(src)))
	from = min(from, at)
	start := strings.LastIndexByte(src[:at], '\n') + 1
	end := len(src)
	if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
		end = at + i
	}
	e := Excerpt{Line: line + strings.Count(src[from:at], "\n"), Col: utf8.RuneCountInString(src[start:at]) + 1}
	e.Width = min(Shown/2, max(1, utf8.RuneCountInString(src[at:min(at+max(width, 0), end)])))
	e.text, e.pad = window(src, start, end, at)
	return e
}

// window is the part of the line src[start:end] around at that an error shows, and how
// many letters of it stand before at.
func window(src string, start, end, at int) (text string, before int) {
	from, to := start, end
	if utf8.RuneCountInString(src[start:min(end, start+8*Shown)]) > Shown {
		from, to = max(start, at-Shown/2), min(end, at+Shown/2-2)
		for n := 1; n < utf8.UTFMax && from > start && !utf8.RuneStart(src[from]); n++ { // what is no UTF-8 may be cut anywhere
			from--
		}
		for n := 1; n < utf8.UTFMax && to < end && !utf8.RuneStart(src[to]); n++ {
			to++
		}
	}
	text, before = strings.TrimSuffix(src[from:to], "\r"), utf8.RuneCountInString(src[from:at])
	if from > start {
		text, before = "…"+text, before+1
	}
	if to < end {
		text += "…"
	}
	return text, before
}

// String is the line and, under it, the caret.
func (e Excerpt) String() string {
	pad := []rune(e.text)
	pad = pad[:min(e.pad, len(pad))]
	for i, r := range pad {
		if r != '\t' {
			pad[i] = ' '
		}
	}
	return fmt.Sprintf("\n%5d | %s\n      | %s%s\n", e.Line, e.text, string(pad), strings.Repeat("^", e.Width))
}

// Helped is how to mend it, as it stands below an excerpt.
func Helped(help string) string {
	if help == "" {
		return ""
	}
	return "\n  " + strings.ReplaceAll(help, "\n", "\n  ") + "\n"
}
