package app

import (
	"time"

	"cantina/app/session"
	"cantina/engine/game"
)

// A machine is how the program plays at a table: a move at a time, with a pause after each so
// that one sees it. Any key cuts the pause short.
type machine struct {
	waits  bool          // a move is on its way
	failed bool          // its last move came to nothing: it waits for the player to take something back
	pause  time.Duration // before the next move
	hurry  chan struct{}
}

// machinePause is the time between two moves of the program.
const machinePause = 1100 * time.Millisecond

// machineOn lets the program go on where it must decide.
func (t *table) machineOn() {
	m := &t.machine
	if m.waits || m.failed || t.p.screen != screen(t) || !t.s.MachineNext() {
		return
	}
	m.waits = true
	hurry, pause := make(chan struct{}, 1), m.pause
	m.hurry = hurry
	t.p.spawn(func() {
		t.p.rest(pause, hurry)
		t.p.post(t.machineMoves)
	})
}

// rest waits so long, or until there is a hurry.
func (p *program) rest(d time.Duration, hurry <-chan struct{}) {
	if d <= 0 {
		return
	}
	over := make(chan struct{})
	go func() {
		p.sleep(d)
		close(over)
	}()
	select {
	case <-over:
	case <-hurry:
	}
}

// machineMoves makes the program's next move; passes after each other are one.
func (t *table) machineMoves() {
	m := &t.machine
	m.waits = false
	switch {
	case t.p.screen != screen(t) || !t.s.MachineNext(): // the player has left, or taken something back
		return
	case t.p.busy:
		m.pause = machinePause
		t.machineOn()
		return
	}
	m.pause = 0
	t.p.do(func() error {
		for {
			o, err := t.s.Think()
			if err != nil {
				return err
			}
			if o.Verb != game.Pass {
				m.pause = machinePause
				return nil
			}
			if !t.s.MachineNext() {
				return nil
			}
		}
	}, func(err error) {
		if t.p.screen != screen(t) {
			return
		}
		m.failed = err != nil && err != session.ErrNotNow
		t.last.passed = false // what it has done the player has not seen
		t.after(err)
	})
}

// hurry cuts the pause before the program's next move short.
func (t *table) hurry() {
	if t.machine.waits {
		select {
		case t.machine.hurry <- struct{}{}:
		default:
		}
	}
}
