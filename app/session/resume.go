package session

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"strconv"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Note says what is not as it was in a game that was brought back.
type Note struct {
	Changed    []string  // slugs of its cards whose text is another one now
	Because    card.Text // why its replay, asked because it is not known which texts changed, did not do
	Dropped    int       // decisions after the last one that still runs; they are kept with the game
	Checkpoint int       // decisions before the checkpoint that was opened
}

// Empty tells that the game is exactly as it was.
func (n Note) Empty() bool {
	return len(n.Changed) == 0 && n.Because == (card.Text{}) && n.Dropped == 0
}

// Resume goes on with a saved game, exactly where it was saved: from its newest
// checkpoint, and what was chosen after it. Where that no longer runs, because
// another version saved it, the whole replay is tried; if that does not run either
// the game goes on as far as it does, and the note says so, as it does if the text of
// a card has changed.
func Resume(st *store.Store, mk Maker, id store.ID) (*Session, Note, error) {
	h, err := st.Header(id)
	if err != nil {
		return nil, Note{}, err
	}
	keys, _ := st.Lines(id) // a damaged line is "", which no replay gets over
	s := &Session{store: st, maker: mk, id: id, head: h, front: h.First}
	b, err := s.rebuild(keys)
	if err != nil {
		return nil, Note{}, err
	}
	s.g, s.keys = b.g, append(s.keys, keys[:b.n]...)
	note := Note{Checkpoint: b.at, Dropped: len(keys) - b.n}
	if note.Dropped > 0 {
		note.Because = card.Why(b.err)
	}
	if s.marks, s.base, err = st.Marks(id); err != nil {
		return nil, note, err
	}
	s.history()
	s.marks = s.marks[:max(0, b.n-s.base)]
	s.base = min(s.base, b.n)
	err = guard(func() error {
		s.remark()
		if note.Changed = s.changed(); h.Cards == nil || s.base > 0 {
			s.compare(b, &note)
		}
		status := s.status()
		s.turn = status.Turn
		if note.Dropped > 0 {
			return st.Truncate(id, b.n, status)
		}
		return nil
	})
	if err == nil {
		_, err = s.play(nil)
	}
	if err != nil {
		return nil, note, err
	}
	return s, note, nil
}

// changed lists the cards whose text is not what it was when the game began.
func (s *Session) changed() (slugs []string) {
	now := s.maker.Texts(s.head)
	for _, slug := range slices.Sorted(maps.Keys(s.head.Cards)) {
		if now[slug] != s.head.Cards[slug] {
			slugs = append(slugs, slug)
		}
	}
	return slugs
}

// compare runs the whole replay of a game that an older program saved: for the marks
// that it lacks, and to see whether anything has changed since, where the texts of
// its cards were not noted.
func (s *Session) compare(b *built, note *Note) {
	r := b
	if !b.whole {
		r = s.fromStart(s.keys)
	}
	if r.err == nil && s.base > 0 {
		s.marks, s.base = r.marks, 0
	}
	if s.head.Cards != nil || note.Because != (card.Text{}) {
		return
	}
	if r.err != nil {
		note.Because = card.Why(r.err)
		return
	}
	was, err := b.g.Save()
	is, err2 := r.g.Save()
	if err = errors.Join(err, err2); err != nil {
		note.Because = card.Why(err)
	} else if !bytes.Equal(was, is) {
		note.Because = card.Say("the replay leads to another position at decision %s", "les décisions rejouées mènent à une autre position à la décision %s", b.n)
	}
}

// remark makes the marks anew that an older program did not save, or saved without what was
// shown, as far as the decisions run by today's rules: from each checkpoint to the next.
func (s *Session) remark() {
	lacking := func(m store.Mark) bool { return !m.Known }
	for end := len(s.keys); end > 0 && (s.base > 0 || slices.ContainsFunc(s.marks[:min(end, len(s.marks))], lacking)); {
		b, err := s.fromCheckpoint(s.keys[:end], end-1)
		if err != nil {
			return
		}
		if b.at < s.base && b.n >= s.base { // they go on from here without a gap
			s.marks, s.base = append(b.marks[:s.base-b.at:s.base-b.at], s.marks...), b.at
		}
		for i, m := range b.marks {
			if n := b.at + i - s.base; n >= 0 && lacking(s.marks[n]) {
				s.marks[n] = m
			}
		}
		end = b.at
	}
}

// built is a game brought back after n decisions.
type built struct {
	g     game.Game
	at    int // where it began to run
	n     int
	marks []store.Mark // from at on
	whole bool         // it ran from the start
	err   error        // why it stopped before the last decision; nil if it did not
}

// rebuild brings a game back after all of keys, or after as many as run: from the
// newest checkpoint, or if that does not lead to the end from the start.
func (s *Session) rebuild(keys []string) (*built, error) {
	b, err := s.fromCheckpoint(keys, len(keys))
	if err == nil && b.err == nil {
		return b, nil
	}
	r := s.fromStart(keys)
	switch {
	case r.err == nil:
		return r, nil
	case err == nil:
		return b, nil
	}
	return nil, &Closed{s.id, s.head.Program, r.err, err}
}

// fromCheckpoint answers keys from the newest checkpoint on that opens and stands after no
// more than n of them.
func (s *Session) fromCheckpoint(keys []string, n int) (*built, error) {
	var cause error = card.Because("there is none", "il n’y en a pas")
	for n >= 0 {
		state, at, err := s.store.Checkpoint(s.id, n)
		if err != nil {
			return nil, err
		}
		if state == nil {
			break
		}
		b := &built{at: at, n: at}
		err = guard(func() error { b.g, err = s.maker.Load(s.head, state); return err })
		if err == nil {
			b.run(&s.head, keys)
			return b, nil
		}
		cause, n = err, at-1
	}
	return nil, cause
}

// fromStart plays the whole replay.
func (s *Session) fromStart(keys []string) *built {
	b := &built{whole: true}
	b.err = guard(func() (err error) { b.g, err = s.maker.New(s.head); return err })
	if b.err == nil {
		b.run(&s.head, keys)
	}
	return b
}

// run answers the decisions from b.n on.
func (b *built) run(h *store.Header, keys []string) {
	b.err = guard(func() error {
		for ; b.n < len(keys); b.n++ {
			d := b.g.Decision()
			if d == nil {
				return atDecision(b.n, keys[b.n], card.Because("the game is over", "la partie est finie"))
			}
			_, forced := unasked(h, d)
			m := store.Mark{Kind: d.Kind, Forced: forced || h.Machine(d.Seat), Turn: b.g.Status().Turn}
			if _, err := b.g.Choose(keys[b.n]); err != nil {
				return atDecision(b.n, keys[b.n], err)
			}
			m.Shown, m.Known = b.g.Learned(), true
			b.marks = append(b.marks, m)
		}
		return nil
	})
}

// atDecision says at which decision it is that something is wrong.
func atDecision(n int, key string, err error) error {
	return card.Because("decision %s, %s: %s", "décision %s, %s : %s", n, strconv.Quote(key), err)
}
