package session

import (
	"slices"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Judging is a position that both players change by hand. Nothing of it is the game's before
// Done: then it is one choice of the game, told in its log, saved and undone as any other, and
// the game is marked (store.Status.Judged).
type Judging struct {
	s        *Session
	ruling   game.Ruling
	g        game.Game     // as it stands
	unlawful []game.Reason // what of that the rules do not allow
}

// ErrJudged says that the game has gone on since a Judging began.
var ErrJudged error = card.Because("the game has gone on since", "la partie a continué depuis")

// Judge begins to change the position; the seat in front has asked for it. The error says why
// that cannot be done now.
func (s *Session) Judge() (*Judging, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return nil, &Failure{Cause: err}
	}
	if d == nil || d.Kind != game.AskAction || s.g.Status().Fighting {
		return nil, card.Because("A position is changed where a player may begin an action. End what is in progress first, or take it back.",
			"Une position se change là où un joueur peut commencer une action. Terminez d’abord ce qui est en cours, ou reprenez-le.")
	}
	return &Judging{s: s, ruling: game.Ruling{By: s.facing()}, g: s.g}, nil
}

// Change adds a change. With an error nothing has changed.
func (j *Judging) Change(c ...game.Change) error {
	return j.try(append(slices.Clone(j.ruling.Changes), c...))
}

// Undo takes back the last change; false where there is none.
func (j *Judging) Undo() bool {
	n := len(j.ruling.Changes)
	return n > 0 && j.try(j.ruling.Changes[:n-1]) == nil
}

// try looks at the position after some changes.
func (j *Judging) try(changes []game.Change) error {
	j.s.mu.Lock()
	defer j.s.mu.Unlock()
	next := *j
	next.ruling.Changes, next.g, next.unlawful = changes, j.s.g, nil
	if len(changes) > 0 {
		err := guard(func() (err error) {
			next.g, next.unlawful, err = j.s.g.Judge(next.ruling.Key())
			return err
		})
		if err != nil {
			return err
		}
	}
	*j = next
	return nil
}

// Changes are how many there are.
func (j *Judging) Changes() int { return len(j.ruling.Changes) }

// By is the seat that has asked for it.
func (j *Judging) By() card.Side { return j.ruling.By }

// Unlawful is what of the position, as it is now, the rules do not allow.
func (j *Judging) Unlawful() []game.Reason { return j.unlawful }

// View is the position as both players may see it, or one seat alone, without a question.
func (j *Judging) View(seat card.Side, alone bool) *game.View {
	j.s.mu.Lock()
	defer j.s.mu.Unlock()
	v := noView(seat)
	err := guard(func() error {
		v = j.g.View(seat)
		if !alone {
			v = game.Both(v, j.g.View(seat.Other()))
		}
		return nil
	})
	if err == nil {
		own := *v
		own.Prompt, own.Shown = nil, nil
		v = &own
	}
	return v
}

// Is tells whether a card is in a condition now.
func (j *Judging) Is(id game.CardID, is game.Condition) (so bool) {
	j.s.mu.Lock()
	defer j.s.mu.Unlock()
	guard(func() error { so = j.g.Conditioned(id, is); return nil })
	return so
}

// Said are the changes as the log tells them to both.
func (j *Judging) Said() (out []card.Text) {
	by, s := j.ruling.By, j.s
	log := j.View(by, false).Log
	s.mu.Lock()
	defer s.mu.Unlock()
	before := asked(s, len(log), func() int { return len(s.g.View(by).Log) })
	for _, l := range log[min(before, len(log)):] {
		out = append(out, l.Say)
	}
	return out
}

// Done makes the changes the game's. The error says why not, and then nothing is.
func (j *Judging) Done() error {
	s := j.s
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(j.ruling.Changes) == 0 {
		return nil
	}
	if len(j.unlawful) > 0 {
		return card.Because("%s", "%s", j.unlawful[0].Say)
	}
	if d, err := s.decision(); err != nil || d == nil {
		return ErrJudged
	}
	key := j.ruling.Key()
	_, err := s.play(&key)
	return err
}

// marked is what a decision is noted as that is answered by a key: one for which the program
// answers is passed over by an undo, a ruling never is.
func marked(h *store.Header, d *game.Decision, key string, forced bool, turn int) store.Mark {
	m := store.Mark{Kind: d.Kind, Forced: forced || h.Machine(d.Seat), Turn: turn}
	if game.IsRuling(key) {
		m.Kind, m.Forced = game.AskAction, false
	}
	return m
}
