package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// redo carries out an op of the journal in a database that may have a part of it already,
// or of what came after it: done one after the other, all ops lead to what they led to the
// first time.
func (o *op) redo(tx *bolt.Tx) error {
	g := gameIn(tx, o.Game)
	switch {
	case o.Kind == opDeck || o.Kind == opDeckDelete || o.Kind == opDeckUndelete || o.Kind == opDraft:
		return o.redoDeck(tx)
	case o.Kind == opNew && g != nil:
		return nil
	case o.Kind == opUndo && g != nil && g.count() <= o.N:
		return nil
	case o.Kind == opStep && g != nil:
		return g.redoStep(o)
	case o.Kind == opKeep && g != nil:
		cuts, _ := g.cuts()
		if slices.ContainsFunc(cuts, o.Cut.equal) {
			return nil
		}
	case o.Kind == opDelete && g != nil || o.Kind == opUndelete && g != nil:
		if err := o.apply(tx); !errors.Is(err, ErrNoGame) {
			return err
		}
		return nil // it stands there already
	}
	return o.apply(tx)
}

func (c *Cut) equal(other Cut) bool { return c.N == other.N && slices.Equal(c.Keys, other.Keys) }

// redoStep adds the lines of a step that the game lacks; lines that are other ones there
// were undone later, and will be again.
func (g *gameBucket) redoStep(o *op) error {
	have, _ := g.lines()
	if o.N > len(have) {
		return card.Because("game %s: the lines from %s to %s are missing", "partie %s : il manque les lignes %s à %s", uint64(g.id), len(have), o.N)
	}
	same := 0
	for same < len(o.Keys) && o.N+same < len(have) && have[o.N+same] == o.Keys[same] {
		same++
	}
	if same == len(o.Keys) {
		return nil
	}
	rest := *o
	rest.N, rest.Keys = o.N+same, o.Keys[same:]
	if len(o.Marks) == len(o.Keys) {
		rest.Marks = o.Marks[same:]
	}
	if rest.N < len(have) {
		if err := g.undo(&op{N: rest.N, Status: o.Status, At: o.At}); err != nil {
			return err
		}
	}
	return g.step(&rest)
}

// follow opens the journal and does again what the database lacks of it: all of it if the
// database is new. A journal that is missing or damaged, or knows less than the database,
// is written anew. It tells whether the journal had everything.
func (s *Store) follow(rep *Report) (whole bool, err error) {
	path := journalPath(s.path)
	var id, next string
	var seq uint64
	err = s.db.View(func(tx *bolt.Tx) error {
		id, next, seq = metaOf(tx, journalKey), metaOf(tx, nextKey), seqOf(tx)
		return nil
	})
	if err != nil {
		return false, err
	}
	j, problem := openJournal(path)
	if j != nil && j.id == next && id != next {
		if id, err = next, s.putJournal(journalKey, next); err != nil {
			return false, errors.Join(err, j.file.Close())
		}
	}
	missing := errors.Is(problem, fs.ErrNotExist)
	if missing && id == "" && seq == 0 {
		problem = nil // the first start
	} else if problem == nil {
		problem = s.doubt(j, id, seq)
	}
	if j != nil && problem == nil {
		if problem, err = s.redoAll(j, id, seq, rep); err != nil {
			j.file.Close()
			return false, err
		}
	}
	if j != nil && problem == nil && j.size < maxJournal {
		s.journal = j
		return true, nil
	}
	if j != nil {
		j.file.Close()
	}
	aside := ""
	if problem != nil && !missing {
		aside = freeName(path, "cantina-damaged-%d.journal")
	}
	if problem != nil {
		rep.Journal, rep.JournalAside = card.Why(problem), aside
		if missing {
			rep.Journal = card.T("it was missing", "il manquait")
		}
	}
	s.journal, err = s.writeJournal(path, aside)
	return problem == nil && !missing, err
}

// doubt says what is wrong with a journal whose first and last line are good ones. All of
// its lines are read once a day: what they say stands in the database, too, and that is
// looked through at each start.
func (s *Store) doubt(j *journal, id string, seq uint64) error {
	switch {
	case id != "" && j.id != id:
		return card.Because("it belongs to other saved games", "il appartient à d’autres parties enregistrées")
	case j.last < seq:
		return card.Because("its end is missing: %s of %s changes are there", "sa fin manque : il s’y trouve %s changements sur %s", j.last, seq)
	case s.backupDue():
		return j.whole()
	}
	return nil
}

// redoAll does again what the database lacks of the journal: what comes after number seq,
// and if the database has no journal yet, everything. A problem is what could not be done.
func (s *Store) redoAll(j *journal, id string, seq uint64, rep *Report) (problem, err error) {
	if id == j.id && j.last == seq {
		return nil, nil
	}
	ops, damaged, err := j.ops()
	if err != nil {
		return err, nil
	}
	if damaged > 0 {
		problem = card.Because("%s of its lines are damaged", "%s de ses lignes sont endommagées", damaged)
	}
	if id != "" {
		ops = slices.DeleteFunc(ops, func(o *op) bool { return o.Seq <= seq })
	}
	rep.redone = len(ops)
	for len(ops) > 0 && err == nil {
		// bbolt moves a bucket as it was before the transaction: what moves begins a new one.
		n := 1
		for n < len(ops) && ops[n].Kind != opDelete && ops[n].Kind != opUndelete {
			n++
		}
		err = s.db.Update(func(tx *bolt.Tx) error {
			for _, o := range ops[:n] {
				if err := o.redo(tx); err != nil && problem == nil {
					problem = err
				}
			}
			return nil
		})
		ops = ops[n:]
	}
	if err != nil {
		return problem, err
	}
	return problem, s.db.Update(func(tx *bolt.Tx) error {
		if err := putMeta(tx, journalKey, []byte(j.id)); err != nil {
			return err
		}
		return putSeq(tx, max(seq, j.last))
	})
}

// freeName is the first free name beside path for something damaged.
func freeName(path, pattern string) string {
	for n := 1; ; n++ {
		name := filepath.Join(filepath.Dir(path), fmt.Sprintf(pattern, n))
		if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) {
			return name
		}
	}
}
