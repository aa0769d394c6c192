package store

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"strings"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// A journal is the file beside the database that says once more all that was done: a line
// for each op, sealed, only ever appended to. Its head names the database that it belongs
// to. So a decision outlives the whole database, and a transaction that the database has
// lost is noticed by the number of the last line.
type journal struct {
	file   *os.File
	id     string
	size   int64 // of all whole lines
	before int64 // size before what was written last
	last   uint64
	torn   bool // something behind size could not be cut off
}

// journalHead is the first line, with the name of the journal.
const journalHead = "cantina journal 1 "

// maxJournal is the size at which a journal is written anew, from what is saved.
const maxJournal = 64 << 20

// Where the database keeps the name of its journal, and of the one that is about to take
// its place: whichever of the two is there after a crash belongs to it.
var (
	journalKey = []byte("journal")
	nextKey    = []byte("next")
)

// journalPath is the journal of the database at path.
func journalPath(path string) string { return strings.TrimSuffix(path, ".db") + ".journal" }

// append writes a line to the disk for each op.
func (j *journal) append(all []*op) error {
	var lines []byte
	for _, o := range all {
		line, err := o.line()
		if err != nil {
			return err
		}
		lines = append(lines, line...)
	}
	if j.torn {
		if err := j.cutOff(); err != nil {
			return card.Because("the journal: %s", "le journal : %s", err)
		}
	}
	_, err := j.file.WriteAt(lines, j.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err != nil {
		j.cutOff()
		return card.Because("the journal: %s", "le journal : %s", err)
	}
	j.before, j.size, j.last = j.size, j.size+int64(len(lines)), all[len(all)-1].Seq
	return nil
}

// takeBack removes the n lines just written: the database could not commit what they say.
func (j *journal) takeBack(n int) {
	j.size, j.last = j.before, j.last-uint64(n)
	j.cutOff()
}

// cutOff removes what stands behind the last whole line.
func (j *journal) cutOff() error {
	err := j.file.Truncate(j.size)
	if err == nil {
		err = j.file.Sync()
	}
	j.torn = err != nil
	return err
}

// line is the op as a line: a checksum and JSON.
func (o *op) line() ([]byte, error) {
	data, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "%08x %s\n", crc32.ChecksumIEEE(data), data), nil
}

// errLine is a line of a journal that is damaged.
var errLine error = card.Because("a line is damaged", "une ligne est endommagée")

// lineData is what stands in a line if its checksum fits.
func lineData(line []byte) ([]byte, bool) {
	sum, data, _ := bytes.Cut(line, []byte(" "))
	var want [4]byte
	n, err := hex.Decode(want[:], sum[:min(len(sum), 8)])
	return data, err == nil && n == 4 && len(sum) == 8 && binary.BigEndian.Uint32(want[:]) == crc32.ChecksumIEEE(data)
}

// readOp reads a line.
func readOp(line []byte) (*op, error) {
	data, ok := lineData(line)
	if !ok {
		return nil, errLine
	}
	o := &op{}
	return o, json.Unmarshal(data, o)
}

// openJournal opens the journal at path and looks at its first and last line; what
// stands behind the last whole one was being written when the power went. The error is
// fs.ErrNotExist if there is none, else what is wrong with it.
func openJournal(path string) (*journal, error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	j := &journal{file: f}
	if err := j.read(); err != nil {
		f.Close()
		return nil, err
	}
	return j, nil
}

// read reads the first and the last line.
func (j *journal) read() error {
	info, err := j.file.Stat()
	if err != nil {
		return err
	}
	if info.Size() > maxJournalFile {
		return card.Because("it is larger than %s MB", "il dépasse %s Mo", maxJournalFile>>20)
	}
	head := make([]byte, len(journalHead)+17)
	if _, err := j.file.ReadAt(head, 0); err != nil || !strings.HasPrefix(string(head), journalHead) || head[len(head)-1] != '\n' {
		return card.Because("its first line is damaged", "sa première ligne est endommagée")
	}
	j.id = string(head[len(journalHead) : len(head)-1])
	for tail := int64(64 << 10); ; tail *= 4 {
		from := max(int64(len(head)), info.Size()-tail)
		data := make([]byte, info.Size()-from)
		if _, err := j.file.ReadAt(data, from); err != nil && err != io.EOF {
			return err
		}
		whole := data[:bytes.LastIndexByte(data, '\n')+1] // what follows is torn
		begin := bytes.LastIndexByte(bytes.TrimSuffix(whole, []byte("\n")), '\n') + 1
		if begin == 0 && from > int64(len(head)) {
			continue // the last line is longer than this
		}
		j.size = from + int64(len(whole))
		if len(whole) > 0 {
			o, err := readOp(whole[begin : len(whole)-1])
			if err != nil {
				return err
			}
			j.last = o.Seq
		}
		if j.size < info.Size() {
			return j.cutOff()
		}
		return nil
	}
}

// whole says whether all lines are good ones.
func (j *journal) whole() error {
	data := make([]byte, j.size)
	if _, err := j.file.ReadAt(data, 0); err != nil {
		return err
	}
	_, data, _ = bytes.Cut(data, []byte("\n"))
	for line := range bytes.Lines(data) {
		if _, ok := lineData(bytes.TrimSuffix(line, []byte("\n"))); !ok {
			return errLine
		}
	}
	return nil
}

// ops reads all lines; damaged is how many could not be read.
func (j *journal) ops() (all []*op, damaged int, err error) {
	data := make([]byte, j.size)
	if _, err := j.file.ReadAt(data, 0); err != nil {
		return nil, 0, err
	}
	_, data, _ = bytes.Cut(data, []byte("\n"))
	for line := range bytes.Lines(data) {
		o, err := readOp(bytes.TrimSuffix(line, []byte("\n")))
		if err != nil {
			damaged++
		} else {
			all = append(all, o)
		}
	}
	return all, damaged, nil
}

// writeJournal writes a journal anew, from all that is saved, and opens it. One that is
// there gets the name aside, if that is not "".
func (s *Store) writeJournal(path, aside string) (*journal, error) {
	id := make([]byte, 8)
	rand.Read(id)
	tmp := path + ".tmp"
	err := s.db.View(func(tx *bolt.Tx) error {
		return writeFile(tmp, func(w io.Writer) error {
			var buf bytes.Buffer
			fmt.Fprintf(&buf, "%s%s\n", journalHead, hex.EncodeToString(id))
			err := everything(tx, func(o *op) error {
				line, err := o.line()
				buf.Write(line)
				return err
			})
			if err == nil {
				_, err = w.Write(buf.Bytes())
			}
			return err
		})
	})
	if err == nil {
		err = s.putJournal(nextKey, hex.EncodeToString(id))
	}
	if err != nil {
		return nil, err
	}
	if aside != "" {
		if err := os.Rename(path, aside); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	if err := os.Rename(tmp, path); err != nil {
		return nil, err
	}
	syncDir(path)
	if err := s.putJournal(journalKey, hex.EncodeToString(id)); err != nil {
		return nil, err
	}
	return openJournal(path)
}

// putJournal notes the name of a journal.
func (s *Store) putJournal(key []byte, id string) error {
	return s.db.Update(func(tx *bolt.Tx) error { return putMeta(tx, key, []byte(id)) })
}

// everything says what is saved as ops, all with the number of the last one.
func everything(tx *bolt.Tx, say func(*op) error) error {
	seq := seqOf(tx)
	tell := func(o *op) error {
		o.Seq = seq
		return say(o)
	}
	for _, shelf := range [][]byte{gamesBucket, trashBucket} {
		err := tx.Bucket(shelf).ForEachBucket(func(k []byte) error {
			g := gameIn(tx, ID(numberOf(k)))
			for _, o := range g.ops(bytes.Equal(shelf, trashBucket)) {
				if err := tell(o); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	if err := everyDeck(tx, tell); err != nil {
		return err
	}
	return tx.Bucket(prefsBucket).ForEach(func(k, v []byte) error {
		value, err := unseal(placeOf(0, prefsBucket, k), v)
		if err != nil {
			return nil
		}
		return tell(&op{Kind: opPref, Name: string(k), Value: value})
	})
}

// ops says the game as ops, its checkpoints left out.
func (g *gameBucket) ops(trash bool) []*op {
	var h Header
	var rec record
	g.getJSON(nil, headerKey, &h)
	g.getJSON(nil, recordKey, &rec)
	keys, _ := g.lines()
	marks, from := g.marks()
	from = min(from, len(keys))
	cuts, _ := g.cuts()
	all := []*op{
		{Kind: opNew, Game: g.id, Header: &h, Status: rec.Status, At: rec.Updated},
		{Kind: opStep, Game: g.id, Keys: keys[:from], Status: rec.Status, At: rec.Updated},
		{Kind: opStep, Game: g.id, N: from, Keys: keys[from:], Marks: marks, Status: rec.Status, At: rec.Updated},
	}
	for i := range cuts {
		all = append(all, &op{Kind: opKeep, Game: g.id, Cut: &cuts[i], At: cuts[i].When})
	}
	if trash {
		all = append(all, &op{Kind: opDelete, Game: g.id})
	}
	return all
}
