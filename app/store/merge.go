package store

import (
	"encoding/json"
	"maps"
	"slices"
	"time"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// merge adds what a wreck still holds to the newest backup. If the journal was whole it
// has told all decisions already, and what is left to add is checkpoints.
func (s *Store) merge(w *wreck, journal bool, rep *Report) error {
	for _, id := range slices.Sorted(maps.Keys(w.games)) {
		if id == 0 {
			continue
		}
		if err := s.mergeGame(w.games[id], journal, rep); err != nil {
			return err
		}
	}
	if err := s.mergeDecks(w, journal, rep); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(w.prefs)) {
		var had json.RawMessage
		if s.Pref(name, &had) && (journal || string(had) == string(w.prefs[name])) {
			continue
		}
		if err := s.do(&op{Kind: opPref, Name: name, Value: w.prefs[name]}); err != nil {
			return err
		}
	}
	return nil
}

// mergeGame adds what is left of a game.
func (s *Store) mergeGame(f *found, journal bool, rep *Report) error {
	here, ok := s.kept(f.id)
	if !ok && journal {
		return nil // it is an old page: the journal knows no such game
	}
	if f.record != nil && f.record.Updated.Before(here.updated) {
		f.record = nil // from an old page
	}
	keys, marks := f.lines(here.keys)
	if !ok && f.header == nil {
		if len(keys) > 0 {
			rep.Problems = append(rep.Problems, card.Say("game %s: %s decisions are left of it, but not its decks", "partie %s : il en reste %s décisions, mais pas les decks", uint64(f.id), len(keys)))
		}
		return nil
	}
	if !ok {
		var h Header
		if err := json.Unmarshal(f.header, &h); err != nil {
			return nil
		}
		if err := s.do(&op{Kind: opNew, Game: f.id, Header: &h, Status: f.status(), At: f.at()}); err != nil {
			return err
		}
	}
	if !journal {
		if err := s.mergeLines(f, here.keys, keys, marks, rep); err != nil {
			return err
		}
		for _, cut := range f.cuts() {
			if !slices.ContainsFunc(here.cuts, cut.equal) {
				if err := s.do(&op{Kind: opKeep, Game: f.id, Cut: &cut}); err != nil {
					return err
				}
			}
		}
		if f.trash && !here.trash {
			if err := s.Delete(f.id); err != nil {
				return err
			}
		}
	}
	return s.mergeStates(f, keys)
}

// lines are the lines that are left of a game, as many as its record says; one that is lost
// is what it was in the backup, else what a page says that nothing leads to, else "".
func (f *found) lines(have []string) (keys []string, marks []Mark) {
	n := uint64(0)
	for k := range f.bucket[inLines] {
		if k < maxLines {
			n = max(n, k+1)
		}
	}
	for f.stray[n] != nil {
		n++
	}
	if f.record != nil && f.record.Lines > 0 {
		n = min(f.record.Lines-1, maxLines)
	}
	keys, marks = make([]string, n), make([]Mark, n)
	for i := range keys {
		if data, ok := f.bucket[inLines][uint64(i)]; ok {
			keys[i] = string(data)
		} else if i < len(have) {
			keys[i] = have[i]
		} else {
			keys[i] = string(f.stray[uint64(i)])
		}
		json.Unmarshal(f.bucket[inMarks][uint64(i)], &marks[i])
	}
	return keys, marks
}

func (f *found) cuts() (all []Cut) {
	for _, k := range slices.Sorted(maps.Keys(f.bucket[inCuts])) {
		var c Cut
		if json.Unmarshal(f.bucket[inCuts][k], &c) == nil {
			all = append(all, c)
		}
	}
	return all
}

func (f *found) status() Status {
	if f.record == nil {
		return Status{Turn: 1, Seat: card.Dark}
	}
	return f.record.Status
}

// at is when the game was last changed.
func (f *found) at() (t time.Time) {
	if f.record != nil {
		t = f.record.Updated
	}
	return t
}

// mergeLines makes the lines of a game what they were when the file was damaged.
func (s *Store) mergeLines(f *found, have, keys []string, marks []Mark, rep *Report) error {
	if f.record == nil && len(keys) < len(have) {
		return nil
	}
	same := 0
	for same < min(len(have), len(keys)) && have[same] == keys[same] {
		same++
	}
	if same < len(have) {
		if err := s.do(&op{Kind: opUndo, Game: f.id, N: same, Status: f.status(), At: f.at()}); err != nil {
			return err
		}
	}
	if same == len(keys) {
		return nil
	}
	if i := slices.Index(keys[same:], ""); i >= 0 && f.bucket[inLines][uint64(same+i)] == nil {
		rep.Problems = append(rep.Problems, card.Say("game %s: line %s is lost", "partie %s : la ligne %s est perdue", uint64(f.id), same+i))
	}
	return s.do(&op{Kind: opStep, Game: f.id, N: same, Keys: keys[same:], Marks: marks[same:], Status: f.status(), At: f.at()})
}

// mergeStates adds the checkpoints that the game lacks, where the lines before them are
// those that the game has now.
func (s *Store) mergeStates(f *found, keys []string) error {
	return s.db.Update(func(tx *bolt.Tx) error {
		g := gameIn(tx, f.id)
		now, err := g.lines()
		if err != nil {
			return err
		}
		same := 0
		for same < min(len(now), len(keys)) && now[same] == keys[same] {
			same++
		}
		for _, n := range slices.Sorted(maps.Keys(f.bucket[inStates])) {
			if n <= uint64(same) && g.in(statesBucket).Get(number(n)) == nil {
				if err := g.put(statesBucket, number(n), f.bucket[inStates][n]); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
