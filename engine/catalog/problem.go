package catalog

import (
	"fmt"

	"cantina/engine/gametext"
)

// A Problem is a mistake in a file: where, what, and how to mend it.
type Problem struct {
	File      string
	Line, Col int // from 1, in letters; 0 when the whole file is meant
	Width     int // letters that the caret underlines
	Msg       string
	Help      string // what was expected, how to mend it; may be ""

	line   gametext.Excerpt
	ofText bool // gametext says it
}

// NewProblem returns a problem at a byte of src: width bytes are wrong.
func NewProblem(file, src string, at, width int, msg, help string) Problem {
	return newProblem(file, src, 0, 1, at, width, msg, help)
}

// newProblem is NewProblem; byte from of src is known to stand on a line of that number.
func newProblem(file, src string, from, line, at, width int, msg, help string) Problem {
	e := gametext.ExcerptAt(src, from, line, at, width)
	return Problem{File: file, Line: e.Line, Col: e.Col, Width: e.Width, Msg: msg, Help: help, line: e}
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
	s := p.Error() + "\n"
	if p.Line > 0 {
		s += p.line.String()
	}
	return s + gametext.Helped(p.Help)
}

var _ error = Problem{}
