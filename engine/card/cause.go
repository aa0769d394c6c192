package card

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// A Teller is an error that says itself in every language: what a player may read.
type Teller interface {
	error
	Said() Text
}

// A Cause is an error made of a sentence in every language.
type Cause struct {
	said Text
	of   error
}

var _ Teller = (*Cause)(nil)

// Error says it in English.
func (c *Cause) Error() string { return c.said[English] }

// Said says it in every language.
func (c *Cause) Said() Text { return c.said }

// Unwrap is the last of its arguments that was an error, nil if none was.
func (c *Cause) Unwrap() error { return c.of }

// Because makes a Cause as Say makes a text; its arguments may be errors, too.
func Because(en, fr string, args ...any) *Cause {
	c, said := &Cause{}, make([]any, len(args))
	for i, a := range args {
		if err, ok := a.(error); ok {
			a, c.of = Why(err), err
		}
		said[i] = a
	}
	c.said = Say(en, fr, said...)
	return c
}

// Why is what an error says in each language. What others than this program say, the
// system or a library, and what only its authors understand, comes in English: in French
// it is quoted.
func Why(err error) Text {
	if t, ok := err.(Teller); ok {
		return t.Said()
	}
	t := T(err.Error(), "« "+err.Error()+" »")
	for _, s := range systemWords {
		if errors.Is(err, s.err) {
			t[French] = s.french + fileOf(err)
		}
	}
	return t
}

// systemWords are the errors of the system that a player may meet and mend.
var systemWords = []struct {
	err    error
	french string
}{
	{fs.ErrNotExist, "ce fichier ou ce dossier n'existe pas"},
	{fs.ErrExist, "ce fichier existe déjà"},
	{fs.ErrPermission, "le système n'en donne pas le droit"},
	{syscall.ENOSPC, "le disque est plein"},
}

// fileOf names the file that an error of the system speaks of.
func fileOf(err error) string {
	var p *fs.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return " : " + p.Path
	case errors.As(err, &l):
		return " : " + l.Old
	}
	return ""
}
