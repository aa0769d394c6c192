package session

import (
	"cantina/app/store"
	"cantina/engine/card"
)

// A Fault is a panic of the rules.
type Fault struct{ Cause error }

var _ card.Teller = (*Fault)(nil)

// Error says it in English.
func (f *Fault) Error() string { return f.Said()[card.English] }

// Said says it in every language.
func (f *Fault) Said() card.Text {
	return card.Say("an error of the rules engine: %s", "une erreur du moteur de règles : %s", card.Why(f.Cause))
}

// Unwrap is what they panicked with.
func (f *Fault) Unwrap() error { return f.Cause }

// A Failure is a choice that came to nothing: the rules or the disk failed. The
// game stands where it was, unless Stuck says why it could not be brought back.
type Failure struct {
	Cause error
	Stuck error
}

var _ card.Teller = (*Failure)(nil)

// Error says it in English.
func (f *Failure) Error() string { return f.Said()[card.English] }

// Said says it in every language.
func (f *Failure) Said() card.Text {
	if f.Stuck != nil {
		return card.Say("%s\n\nThe game cannot be brought back to where it was either (%s). Go back to the home screen and continue it from the list.",
			"%s\n\nLa partie ne peut pas non plus être ramenée où elle en était (%s). Revenez à l’accueil et continuez-la depuis la liste.", card.Why(f.Cause), card.Why(f.Stuck))
	}
	return card.Say("%s\n\nNothing of this was saved; the game stands where it was.",
		"%s\n\nRien n’a été enregistré ; la partie en est où elle en était.", card.Why(f.Cause))
}

// Unwrap is the cause.
func (f *Failure) Unwrap() error { return f.Cause }

// A Closed is a saved game that this version cannot open. It stays in the list.
type Closed struct {
	ID         store.ID
	Program    string // the version that saved it
	Replay     error  // why its replay does not run
	Checkpoint error  // why none of its checkpoints opens
}

var _ card.Teller = (*Closed)(nil)

// Error says it in English.
func (c *Closed) Error() string { return c.Said()[card.English] }

// Said says it in every language.
func (c *Closed) Said() card.Text {
	return card.Say("Game %s was saved by Cantina %s. Its decisions no longer run:\n%s\n\nNone of its checkpoints can be opened:\n%s\n\nIt stays in the list for the version that saved it.",
		"La partie %s a été enregistrée par Cantina %s. Ses décisions ne se rejouent plus :\n%s\n\nAucun de ses points de reprise ne s’ouvre :\n%s\n\nElle reste dans la liste pour la version qui l’a enregistrée.",
		c.ID, c.Program, card.Why(c.Replay), card.Why(c.Checkpoint))
}
