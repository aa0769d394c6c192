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

// Why is what an error says in each language. What a player may meet of the system's errors is
// said in our words; what else others than this program say, and what only its authors
// understand, comes in English: in French it is quoted.
func Why(err error) Text {
	if t, ok := err.(Teller); ok {
		return t.Said()
	}
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		if t, ok := p.Err.(Teller); ok { // what is wrong with the file is said by us
			return Say("%s: %s", "%s : %s", p.Path, t.Said())
		}
	}
	t := T(err.Error(), "« "+err.Error()+" »")
	for _, s := range systemWords {
		if errors.Is(err, s.err) {
			t = Say("%s%s", "%s%s", s.said, fileOf(err))
		}
	}
	return t
}

// systemWords are the errors of the system that a player may meet and mend.
var systemWords = []struct {
	err  error
	said Text
}{
	{fs.ErrNotExist, T("this file or folder does not exist", "ce fichier ou ce dossier n’existe pas")},
	{fs.ErrExist, T("this file exists already", "ce fichier existe déjà")},
	{fs.ErrPermission, T("the system does not allow it", "le système n’en donne pas le droit")},
	{syscall.ENOSPC, T("the disk is full", "le disque est plein")},
}

// fileOf names the file that an error of the system speaks of.
func fileOf(err error) Text {
	var p *fs.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return T(": "+p.Path, " : "+p.Path)
	case errors.As(err, &l):
		return T(": "+l.Old, " : "+l.Old)
	}
	return Text{}
}
