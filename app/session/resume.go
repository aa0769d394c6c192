package session

import (
	"bytes"
	"fmt"

	"cantina/app/store"
	"cantina/engine/game"
)

// A Note says how a saved game was brought back, when it was not its replay alone.
type Note struct {
	Checkpoint int    // decisions before the checkpoint that was opened; 0 with Because "" is none
	Because    string // why the replay did not do
	Dropped    int    // decisions after the last one that still runs; they are kept with the game
}

// Empty tells that the game is exactly as it was, from its replay.
func (n Note) Empty() bool { return n.Because == "" && n.Dropped == 0 }

// Resume goes on with a saved game, exactly where it was saved. When its replay
// no longer runs, because another version saved it, it opens at the newest
// checkpoint and goes on as far as the decisions after it run; the note says so.
func Resume(st *store.Store, mk Maker, id store.ID) (*Session, Note, error) {
	h, err := st.Header(id)
	if err != nil {
		return nil, Note{}, err
	}
	keys, _ := st.Lines(id) // a damaged line is "", which no replay gets over
	b, err := rebuild(st, mk, id, h, keys)
	if err != nil {
		return nil, Note{}, err
	}
	s := &Session{store: st, maker: mk, id: id, head: h, g: b.g, marks: b.marks, base: b.base, front: h.First}
	s.keys = append(s.keys, keys[:b.n]...)
	s.turn = s.status().Turn
	b.note.Dropped = len(keys) - b.n
	if b.note.Dropped > 0 {
		if err := st.Truncate(id, b.n, s.status()); err != nil {
			return nil, b.note, err
		}
	}
	_, err = s.play(nil)
	return s, b.note, err
}

// built is a game brought back after n decisions.
type built struct {
	g     game.Game
	n     int
	marks []mark
	base  int
	note  Note
}

// rebuild brings a game back after all of keys: by its replay, or if that does
// not run or leads elsewhere, from the newest checkpoint and as far as it goes.
func rebuild(st *store.Store, mk Maker, id store.ID, h store.Header, keys []string) (built, error) {
	state, at, err := st.Checkpoint(id, len(keys))
	if err != nil {
		return built{}, err
	}
	g, err := makeGame(mk, h)
	if err == nil {
		b := built{g: g}
		if err = b.run(keys, at, state); err == nil {
			return b, nil
		}
	}
	cause := err
	for state != nil {
		b := built{n: at, base: at, note: Note{Checkpoint: at, Because: cause.Error()}}
		err = guard(func() error { b.g, err = mk.Load(state); return err })
		if err == nil {
			b.run(keys, 0, nil) // as far as it goes
			return b, nil
		}
		if at == 0 {
			break
		}
		if state, at, err = st.Checkpoint(id, at-1); err != nil {
			break
		}
	}
	if state == nil && err == nil {
		err = fmt.Errorf("there is none")
	}
	return built{}, &Closed{id, h.Program, cause, err}
}

// run answers the decisions from b.n on. At decision at the state must be the
// one that was saved there: a replay that runs may yet lead elsewhere.
func (b *built) run(keys []string, at int, state []byte) error {
	return guard(func() error {
		for {
			if b.n == at && state != nil {
				if data, err := b.g.Save(); err != nil || !bytes.Equal(data, state) {
					return fmt.Errorf("the replay leads to another position at decision %d", at)
				}
			}
			if b.n >= len(keys) {
				return nil
			}
			d := b.g.Decision()
			if d == nil {
				return fmt.Errorf("decision %d, %q: the game is over", b.n, keys[b.n])
			}
			_, forced := forcedKey(d)
			m := mark{kind: d.Kind, forced: forced, turn: b.g.Status().Turn}
			if _, err := b.g.Choose(keys[b.n]); err != nil {
				return fmt.Errorf("decision %d, %q: %w", b.n, keys[b.n], err)
			}
			b.marks = append(b.marks, m)
			b.n++
		}
	})
}
