package session

import (
	"fmt"

	"cantina/app/store"
)

// A Fault is a panic of the rules.
type Fault struct{ Cause error }

var _ error = (*Fault)(nil)

func (f *Fault) Error() string { return fmt.Sprintf("an error of the rules engine: %v", f.Cause) }

// Unwrap is what they panicked with.
func (f *Fault) Unwrap() error { return f.Cause }

// A Failure is a choice that came to nothing: the rules or the disk failed. The
// game stands where it was, unless Stuck says why it could not be brought back.
type Failure struct {
	Cause error
	Stuck error
}

var _ error = (*Failure)(nil)

func (f *Failure) Error() string {
	if f.Stuck != nil {
		return fmt.Sprintf("%v; the game cannot be brought back either (%v): leave the table and continue it from the list", f.Cause, f.Stuck)
	}
	return fmt.Sprintf("%v. Nothing of this was saved, the game stands where it was", f.Cause)
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

var _ error = (*Closed)(nil)

func (c *Closed) Error() string {
	return fmt.Sprintf("game %d, saved by Cantina %s: neither its replay runs (%v) nor one of its checkpoints (%v); it stays in the list for the version that saved it",
		c.ID, c.Program, c.Replay, c.Checkpoint)
}
