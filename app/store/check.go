package store

import (
	"bytes"
	"encoding/json"
	"strconv"

	"cantina/engine/card"
)

// A checker looks at every bucket and record of a file as pages walks over them: that
// they have a place here, that each seal fits its place, that the lines of a game are
// all there. What a newer program has written it does not know and lets be.
type checker struct {
	path     [][]byte // of buckets, from the root
	shelf    bool     // the first of them holds games
	id       ID       // of the second
	roots    int      // buckets at the root that we know
	problem  error    // the first one
	version  []byte
	sealed   []byte // the version, once more, with a seal
	sequence uint64 // of the bucket of games: no game has a greater number
	newest   uint64 // game id
	decks    deckTally
	game     tally
	lines    bool   // the walk stands in the lines of a game
	small    uint32 // the sum of the bucket of a game and of the six zeros that begin a small key
	buf      place
}

// at is a place that is forgotten again.
func (c *checker) at(id ID, bucket, key []byte) place {
	c.buf = c.buf[:0].of(id, bucket, key)
	return c.buf
}

// A tally is what has been seen of a game.
type tally struct {
	buckets, records int
	lines, marks     uint64
	cuts, lastCut    uint64
	record           record
}

// gameBuckets are the buckets of a game that every game has; older ones lack marks.
var gameBuckets = [][]byte{linesBucket, statesBucket, cutsBucket}

// bad notes a problem. It is no error at once: in the file of a newer program it is none.
func (c *checker) bad(en, fr string, args ...any) {
	if c.problem == nil {
		c.problem = card.Because(en, fr, args...)
	}
}

// Words for what a game consists of.
var partWords = map[string]card.Text{
	"header": card.T("its header", "son en-tête"),
	"record": card.T("its record", "sa fiche"),
	inLines:  card.T("line", "ligne"),
	inStates: card.T("checkpoint", "point de reprise"),
	inCuts:   card.T("undone decisions", "décisions reprises"),
	inMarks:  card.T("mark", "marque"),
}

// part is the word for a part of a game.
func part(key []byte) card.Text {
	if t, ok := partWords[string(key)]; ok {
		return t
	}
	return card.T(quoted(string(key)), quoted(string(key)))
}

// finish says what was wrong.
func (c *checker) finish() error {
	v, err := strconv.Atoi(string(c.version))
	switch {
	case err != nil || v < 1:
		return card.Because("it does not say its version", "il ne dit pas sa version")
	case v > 1 && !bytes.Equal(c.version, c.sealed):
		return card.Because("its version is damaged", "sa version est illisible")
	case v > len(migrations):
		return nil
	}
	roots := 4
	if v >= 3 {
		roots = 5
	}
	if c.roots != roots {
		c.bad("one of the buckets at its root is missing", "il manque un des compartiments de sa racine")
	}
	if c.decks.newest > c.decks.sequence {
		c.bad("the number of decks is damaged", "le nombre de decks est faux")
	}
	if c.newest > c.sequence {
		c.bad("the number of games is damaged", "le nombre de parties est faux")
	}
	return c.problem
}

// inGame tells whether the walk stands in the bucket of a game, and how deep below it.
func (c *checker) inGame() (id ID, depth int, ok bool) {
	return c.id, len(c.path) - 2, c.shelf && len(c.path) >= 2
}

// onShelf tells whether the walk stands in a bucket whose buckets are games.
func (c *checker) onShelf() bool { return c.shelf && len(c.path) == 1 }

// isShelf tells whether a bucket holds games.
func isShelf(name []byte) bool {
	return bytes.Equal(name, gamesBucket) || bytes.Equal(name, trashBucket)
}

// enter begins a bucket.
func (c *checker) enter(name, value []byte) error {
	if len(value) < bucketHeader {
		return card.Because("a bucket without a head", "un compartiment sans en-tête")
	}
	_, depth, game := c.inGame()
	switch {
	case len(c.path) == 0:
		c.shelf = isShelf(name)
		c.enterRoot(name, native.Uint64(value[8:]))
	case c.onShelf():
		c.id = ID(numberOf(name))
		if len(name) != 8 || numberOf(name) == 0 {
			c.bad("a game has no number", "une partie n’a pas de numéro")
		}
		c.newest = max(c.newest, numberOf(name))
		c.game = tally{}
	case game && depth == 0:
		c.lines, c.small = bytes.Equal(name, linesBucket), c.at(c.id, name, make([]byte, 6)).sum()
		switch {
		case among(gameBuckets, name):
			c.game.buckets++
		case !bytes.Equal(name, marksBucket):
			c.bad("game %s: there is no bucket %s", "partie %s : il n’y a pas de compartiment %s", numberOf(c.path[1]), quoted(string(name)))
		}
		if bytes.Equal(name, cutsBucket) {
			c.game.cuts = native.Uint64(value[8:])
		}
	default:
		c.bad("a bucket %s stands where none belongs", "un compartiment %s se trouve là où il n’en faut pas", quoted(string(name)))
	}
	c.path = append(c.path, name)
	return nil
}

// enterRoot begins a bucket at the root.
func (c *checker) enterRoot(name []byte, sequence uint64) {
	switch {
	case bytes.Equal(name, gamesBucket):
		c.sequence = sequence
	case bytes.Equal(name, decksBucket):
		c.decks.sequence = sequence
	case !among([][]byte{metaBucket, trashBucket, prefsBucket}, name):
		c.bad("there is no bucket %s", "il n’y a pas de compartiment %s", quoted(string(name)))
		return
	}
	c.roots++
}

func among(names [][]byte, name []byte) bool {
	for _, n := range names {
		if bytes.Equal(n, name) {
			return true
		}
	}
	return false
}

// leave ends a bucket.
func (c *checker) leave() {
	if len(c.path) == 1 && bytes.Equal(c.path[0], decksBucket) {
		c.endDeck()
	}
	if id, depth, ok := c.inGame(); ok && depth == 0 {
		switch g := &c.game; {
		case g.buckets != len(gameBuckets) || g.records != 2:
			c.bad("game %s is not whole", "la partie %s n’est pas entière", uint64(id))
		case g.record.Lines > 0 && g.record.Lines != g.lines+1:
			c.bad("game %s: %s decisions are there, not %s", "partie %s : il s’y trouve %s décisions, et non %s", uint64(id), g.lines, g.record.Lines-1)
		case g.record.Marks > 0 && g.record.Marks != g.marks+1:
			c.bad("game %s: %s marks are there, not %s", "partie %s : il s’y trouve %s marques, et non %s", uint64(id), g.marks, g.record.Marks-1)
		case g.lastCut > g.cuts:
			c.bad("game %s: the number of undone decisions is damaged", "partie %s : le nombre de décisions reprises est faux", uint64(id))
		}
	}
	c.path = c.path[:len(c.path)-1]
}

// record checks a record.
func (c *checker) record(key, value []byte) error {
	id, depth, game := c.inGame()
	switch {
	case game && depth == 0:
		c.recordOfGame(id, key, value)
	case game && depth == 1:
		c.inBucket(id, c.path[2], key, value)
	case len(c.path) == 1 && bytes.Equal(c.path[0], metaBucket):
		c.meta(key, value)
	case len(c.path) == 1 && bytes.Equal(c.path[0], decksBucket):
		c.deck(key, value)
	case len(c.path) == 1 && bytes.Equal(c.path[0], prefsBucket):
		if _, err := unseal(c.at(0, prefsBucket, key), value); err != nil {
			c.bad("preference %s: %s", "préférence %s : %s", quoted(string(key)), err)
		}
	default:
		c.bad("a record %s stands where none belongs", "un enregistrement %s se trouve là où il n’en faut pas", quoted(string(key)))
	}
	return nil
}

// meta checks what the file says about itself.
func (c *checker) meta(key, value []byte) {
	if bytes.Equal(key, versionKey) {
		c.version = value
		return
	}
	data, err := unseal(c.at(0, metaBucket, key), value)
	if err == nil && bytes.Equal(key, sealKey) {
		c.sealed = data
	}
	if err != nil {
		c.bad("what it says about itself: %s", "ce que le fichier dit de lui-même : %s", err)
	}
}

// recordOfGame checks the header or the record of a game.
func (c *checker) recordOfGame(id ID, key, value []byte) {
	data, err := unseal(c.at(id, nil, key), value)
	switch {
	case err != nil:
		c.bad("game %s, %s: %s", "partie %s, %s : %s", uint64(id), part(key), err)
	case bytes.Equal(key, recordKey):
		if err := json.Unmarshal(data, &c.game.record); err != nil {
			c.bad("game %s, %s: %s", "partie %s, %s : %s", uint64(id), part(key), err)
		}
	case !bytes.Equal(key, headerKey):
		c.bad("game %s: there is no record %s", "partie %s : il n’y a pas d’enregistrement %s", uint64(id), quoted(string(key)))
	}
	c.game.records++
}

// inBucket checks a line, a checkpoint, a mark or an undone piece.
func (c *checker) inBucket(id ID, bucket, key, value []byte) {
	n := numberOf(key)
	if len(key) != 8 {
		c.bad("game %s, %s: a key that is no number", "partie %s, %s : une clé qui n’est pas un numéro", uint64(id), part(bucket))
		return
	}
	var at uint32
	if n < 1<<16 {
		at = checksum(c.small, key[6:])
	} else {
		at = c.at(id, bucket, key).sum()
	}
	if _, err := unsealAt(at, value); err != nil {
		c.bad("game %s, %s %s: %s", "partie %s, %s %s : %s", uint64(id), part(bucket), n, err)
	}
	switch {
	case c.lines:
		if n != c.game.lines {
			c.bad("game %s, line %s: it is missing", "partie %s, ligne %s : elle manque", uint64(id), c.game.lines)
		}
		c.game.lines = n + 1
	case bytes.Equal(bucket, marksBucket):
		c.game.marks++
	case bytes.Equal(bucket, cutsBucket):
		c.game.lastCut = n
	}
}
