package store

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"slices"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// An Exported is what Export wrote, and what it had to leave out.
type Exported struct {
	Games, Trash, Decks, Prefs int
	Drafts                     int
	Problems                   []card.Text
}

// Export writes all that is saved as text, with the decks that it is given. What is
// damaged is left out, and the problems say so.
func (s *Store) Export(w io.Writer, decks []DeckFile) (did Exported, err error) {
	defer asError(&err)
	out := &textWriter{out: bufio.NewWriter(w), did: &did}
	err = s.db.View(func(tx *bolt.Tx) error {
		games := gamesIn(tx)
		fmt.Fprintf(&out.block, "%s\ngames %d\ndecks %d\n", textHead, len(games), len(decksIn(tx).all()))
		out.flush()
		out.prefs(tx.Bucket(prefsBucket))
		for _, d := range decks {
			out.deck(d)
		}
		out.keptDecks(decksIn(tx))
		for _, id := range games {
			out.game(gameIn(tx, id), tx.Bucket(trashBucket).Bucket(number(uint64(id))) != nil)
			if out.err != nil {
				return out.err
			}
		}
		return nil
	})
	if err != nil {
		return did, err
	}
	fmt.Fprintf(out.out, "\nsum %08x\n", crc32.Update(out.sum, crc32.IEEETable, []byte("\n")))
	return did, out.out.Flush()
}

// gamesIn are all games in the order in which they began, those in the trash too.
func gamesIn(tx *bolt.Tx) (all []ID) {
	for _, shelf := range [][]byte{gamesBucket, trashBucket} {
		tx.Bucket(shelf).ForEachBucket(func(k []byte) error {
			all = append(all, ID(numberOf(k)))
			return nil
		})
	}
	slices.Sort(all)
	return all
}

// A textWriter writes blocks.
type textWriter struct {
	out   *bufio.Writer
	block bytes.Buffer
	sum   uint32 // of all that was written
	err   error
	did   *Exported
}

func (t *textWriter) bad(en, fr string, args ...any) {
	t.did.Problems = append(t.did.Problems, card.Say(en, fr, args...))
}

// line adds a line to the block.
func (t *textWriter) line(format string, args ...any) { fmt.Fprintf(&t.block, format+"\n", args...) }

// end writes the block, with its checksum.
func (t *textWriter) end() {
	block := bytes.Clone(t.block.Bytes())
	t.block.Reset()
	fmt.Fprintf(&t.block, "\n%send %08x\n", block, crc32.ChecksumIEEE(block))
	t.flush()
}

// flush writes what has been said.
func (t *textWriter) flush() {
	t.sum = crc32.Update(t.sum, crc32.IEEETable, t.block.Bytes())
	if _, err := t.out.Write(t.block.Bytes()); t.err == nil {
		t.err = err
	}
	t.block.Reset()
}

func (t *textWriter) prefs(b *bolt.Bucket) {
	t.line(wordPrefs)
	b.ForEach(func(k, v []byte) error {
		value, err := unseal(placeOf(0, prefsBucket, k), v)
		if err == nil && len(value) <= maxPref {
			t.did.Prefs++
			t.json(fmt.Sprintf("pref %q", k), value)
		} else {
			t.bad("preference %s: it is damaged and was left out", "préférence %s : elle est endommagée et a été laissée de côté", quoted(string(k)))
		}
		return nil
	})
	t.end()
}

func (t *textWriter) deck(d DeckFile) {
	t.did.Decks++
	t.line("%s %q\ntext %q", wordDeck, d.Name, d.Text)
	t.end()
}

// json adds a line with JSON, which stands on one line.
func (t *textWriter) json(word string, data []byte) {
	var one bytes.Buffer
	if json.Compact(&one, data) == nil {
		t.line("%s %s", word, one.Bytes())
	} else {
		t.bad("%s: it is damaged and was left out", "%s : c’est endommagé et a été laissé de côté", word)
	}
}

func (t *textWriter) game(g *gameBucket, trash bool) {
	t.did.Games++
	t.line("%s %d", wordGame, g.id)
	for _, key := range [][]byte{headerKey, recordKey} {
		if data, err := g.get(nil, key); err == nil {
			t.json(string(key), data)
		} else {
			t.bad("game %s, %s: it is damaged and was left out", "partie %s, %s : c’est endommagé et a été laissé de côté", g.id, part(key))
		}
	}
	t.lines(g)
	t.cuts(g)
	if trash {
		t.did.Trash++
		t.line("trash")
	}
	t.states(g)
	if t.block.Len() > maxBlock {
		t.bad("game %s is larger than %s MB: it was written, but no restore takes it", "la partie %s dépasse %s Mo : elle a été écrite, mais aucune restauration ne la prendra", g.id, maxBlock>>20)
	}
	t.end()
}

// lines adds the lines and their marks; one that is damaged leaves its place empty.
func (t *textWriter) lines(g *gameBucket) {
	for n := range g.count() {
		if key, err := g.get(linesBucket, number(uint64(n))); err == nil {
			t.line("line %q", key)
		} else {
			t.bad("game %s: line %s is damaged and was left out", "partie %s : la ligne %s est endommagée et a été laissée de côté", g.id, n)
			t.line("line")
		}
	}
	marks, from := g.marks()
	for i, m := range marks {
		data, _ := json.Marshal(m) // numbers and a truth
		t.line("mark %d %s", from+i, data)
	}
}

func (t *textWriter) cuts(g *gameBucket) {
	b := g.in(cutsBucket)
	if b == nil {
		return
	}
	b.ForEach(func(k, _ []byte) error {
		if data, err := g.get(cutsBucket, k); err == nil {
			t.json("cut", data)
		} else {
			t.bad("game %s: undone decisions are damaged and were left out", "partie %s : des décisions reprises sont endommagées et ont été laissées de côté", g.id)
		}
		return nil
	})
}

// states adds the checkpoints, the newest first, as many as a block may hold.
func (t *textWriter) states(g *gameBucket) {
	b := g.in(statesBucket)
	if b == nil {
		return
	}
	c := b.Cursor()
	for k, _ := c.Last(); k != nil; k, _ = c.Prev() {
		data, err := g.get(statesBucket, k)
		if err == nil {
			err = inflates(data)
		}
		text := base64.StdEncoding.EncodedLen(len(data))
		switch {
		case err != nil:
			t.bad("game %s: the checkpoint after %s lines was left out: %s", "partie %s : le point de reprise après %s lignes a été laissé de côté : %s", g.id, numberOf(k), card.Why(err))
		case t.block.Len()+text > maxBlock-100:
			t.bad("game %s: it is too large for its checkpoints before line %s", "partie %s : elle est trop grande pour ses points de reprise avant la ligne %s", g.id, numberOf(k))
			return
		default:
			t.line("state %d %s", numberOf(k), base64.StdEncoding.EncodeToString(data))
		}
	}
}
