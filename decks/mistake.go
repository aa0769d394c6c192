package decks

import (
	"errors"
	"io/fs"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Mistake is what is wrong in a deck file: where, what, and how to mend it, in every
// language. As a Problem it is told in English, as the commands do.
type Mistake struct {
	catalog.Problem
	what, mend card.Text
}

var _ card.Teller = Mistake{}

// Said is where and what, and how to mend it on a line of its own.
func (m Mistake) Said() (t card.Text) {
	for l := range t {
		p := m.Problem
		p.Msg = m.what[l]
		if t[l] = p.Error(); m.mend[l] != "" {
			t[l] += "\n    " + m.mend[l]
		}
	}
	return t
}

// English are mistakes as the commands print them.
func English(mistakes []Mistake) (out []catalog.Problem) {
	for _, m := range mistakes {
		out = append(out, m.Problem)
	}
	return out
}

// mistaken makes a Mistake of the whole file, or of the place that a Problem names.
func mistaken(p catalog.Problem, what, mend card.Text) Mistake {
	for _, t := range []*card.Text{&what, &mend} {
		for l := range t {
			t[l] = catalog.Brief(t[l])
		}
	}
	p.Msg, p.Help = what[card.English], mend[card.English]
	return Mistake{p, what, mend}
}

// unreadable is the mistake of a file that cannot be read.
func unreadable(name string, err error, mend card.Text) Mistake {
	what := card.T("there is no such deck", "il n’y a pas de tel deck")
	if !errors.Is(err, fs.ErrNotExist) {
		if path := (*fs.PathError)(nil); errors.As(err, &path) {
			err = path.Err
		}
		what = card.Say("cannot be read: %s", "impossible à lire : %s", card.Why(err))
	}
	return mistaken(catalog.Problem{File: name}, what, mend)
}
