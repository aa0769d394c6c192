package store

import (
	"errors"

	"cantina/engine/card"
)

// A cause is an error that a player may read: what is wrong with a file, in both languages.
type cause card.Text

var _ error = (*cause)(nil)

func (c *cause) Error() string { return c[card.English] }

// because makes a cause; its arguments, one for each %s, may be errors.
func because(en, fr string, args ...any) error {
	for i, a := range args {
		if err, ok := a.(error); ok {
			args[i] = why(err)
		}
	}
	c := cause(card.Say(en, fr, args...))
	return &c
}

// why is what an error says in each language. What the system says it says in one.
func why(err error) card.Text {
	var c *cause
	if errors.As(err, &c) {
		return card.Text(*c)
	}
	return card.T(err.Error(), err.Error())
}
