package catalog

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A Problem is a mistake in a file: where, what, and how to mend it.
type Problem struct {
	File      string
	Line, Col int // from 1, in letters; 0 when the whole file is meant
	Width     int // letters that the caret underlines
	Msg       string
	Help      string // what was expected, how to mend it; may be ""

	text string // the line in the file, or the part of a long one around the column
	pad  int    // letters of text before the column
	full string // said already by gametext
}

// NewProblem returns a problem at a byte of src: width bytes are wrong.
func NewProblem(file, src string, at, width int, msg, help string) Problem {
	at = max(0, min(at, len(src)))
	start := strings.LastIndexByte(src[:at], '\n') + 1
	end := len(src)
	if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
		end = at + i
	}
	text, pad := window(src, start, end, at)
	return Problem{
		File: file, Line: strings.Count(src[:at], "\n") + 1, Col: utf8.RuneCountInString(src[start:at]) + 1,
		Width: min(shown/2, max(1, utf8.RuneCountInString(src[at:min(at+max(width, 0), end)]))),
		Msg:   msg, Help: help, text: strings.TrimSuffix(text, "\r"), pad: pad,
	}
}

// Error says where and what on one line.
func (p Problem) Error() string {
	if p.Line == 0 {
		return p.File + ": " + p.Msg
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Col, p.Msg)
}

// Explain shows the problem under its line, and how to mend it.
func (p Problem) Explain() string {
	if p.full != "" {
		return p.full
	}
	s := p.Error() + "\n"
	if p.Line > 0 {
		pad := []rune(p.text)
		pad = pad[:min(p.pad, len(pad))]
		for i, r := range pad {
			if r != '\t' {
				pad[i] = ' '
			}
		}
		s += fmt.Sprintf("\n%5d | %s\n      | %s%s\n", p.Line, p.text, string(pad), strings.Repeat("^", p.Width))
	}
	if p.Help != "" {
		s += "\n  " + strings.ReplaceAll(p.Help, "\n", "\n  ") + "\n"
	}
	return s
}

var _ error = Problem{}
