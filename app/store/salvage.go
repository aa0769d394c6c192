package store

import (
	"bytes"
	"encoding/json"
	"hash/crc32"
)

// A wreck is a damaged file while it is searched for records. What the tree still leads
// to is found first, by the newer of the two heads; then every leaf page that nothing leads
// to. A record counts if its seal fits, and the first one found of a place counts.
type wreck struct {
	data  []byte
	size  uint64
	seen  []bool // by page
	games map[ID]*found
	prefs map[string][]byte
	decks map[string][]byte // by key
	most  ID                // no game has a greater number
	depth int
}

// A found is what is left of a game.
type found struct {
	id     ID
	trash  bool
	header []byte
	record *record
	bucket map[string]map[uint64][]byte // by name and key
	stray  map[uint64][]byte            // lines from pages that nothing leads to
}

// salvage searches a damaged file, as far as the disk can read it.
func salvage(data []byte) (w *wreck) {
	defer func() { recover() }() // a fault: what has been found counts
	w = &wreck{data: data, size: 4096, games: map[ID]*found{}, prefs: map[string][]byte{}, decks: map[string][]byte{}}
	all := heads(data)
	if len(all) > 0 {
		w.size = all[0].size
	}
	pages := uint64(len(data)) / w.size
	w.most = ID(pages + 1) // a game takes more than a page
	w.seen = make([]bool, pages)
	for _, h := range all {
		w.leaves(h.root, w.root)
	}
	for _, take := range []func([]element){w.orphan, w.strays, w.strayDecks} { // what is left of a game first, then what is its
		for id := uint64(2); id < pages; id++ {
			if page := w.page(id); !w.seen[id] && native.Uint16(page[8:])&leafFlag != 0 {
				var all []element
				elements(page, leafFlag, func(e element) { all = append(all, e) })
				take(all)
			}
		}
	}
	return w
}

// page is page id with what runs over, as far as there is any.
func (w *wreck) page(id uint64) []byte {
	from := id * w.size
	to := from + (1+uint64(native.Uint32(w.data[from+12:])))*w.size
	return w.data[from:min(to, uint64(len(w.data)))]
}

// leaves walks over the elements of all leaf pages below page id.
func (w *wreck) leaves(id uint64, do func(element)) {
	if id < 2 || id >= uint64(len(w.seen)) || w.seen[id] || w.depth > maxDepth {
		return
	}
	w.seen[id] = true
	w.depth++
	defer func() { w.depth-- }()
	page := w.page(id)
	if native.Uint16(page[8:])&leafFlag != 0 {
		elements(page, leafFlag, do)
		return
	}
	elements(page, branchFlag, func(e element) { w.leaves(e.child, do) })
}

// elements walks over the elements of a page that lie within it. How many there are is
// also known from where the first one's key begins: behind all of them.
func elements(page []byte, kind uint16, do func(element)) {
	if len(page) < pageHeader+elementSize {
		return
	}
	count := int(native.Uint16(page[10:]))
	if count == 0 && kind == leafFlag && native.Uint32(page[pageHeader+4:]) == 0 {
		return
	}
	if first := elementAt(page, 0, kind); first.ok {
		count = max(count, (first.at-pageHeader)/elementSize)
	}
	for i := range min(count, (len(page)-pageHeader)/elementSize) {
		if e := elementAt(page, i, kind); e.ok {
			do(e)
		}
	}
}

// below walks over the elements of a bucket.
func (w *wreck) below(value []byte, do func(element)) {
	switch {
	case len(value) < bucketHeader:
	case native.Uint64(value) != 0:
		w.leaves(native.Uint64(value), do)
	default:
		elements(value[bucketHeader:], leafFlag, do)
	}
}

// root takes an element of the root: what is neither the preferences nor what the file
// says about itself must be games.
func (w *wreck) root(e element) {
	switch {
	case bytes.Equal(e.key, prefsBucket):
		w.below(e.value, func(p element) {
			if data, err := unseal(placeOf(0, prefsBucket, p.key), p.value); err == nil && w.prefs[string(p.key)] == nil {
				w.prefs[string(p.key)] = data
			}
		})
	case !bytes.Equal(e.key, metaBucket):
		w.below(e.value, func(g element) {
			w.deckRecord(g)
			w.shelved(g, bytes.Equal(e.key, trashBucket))
		})
	}
}

// shelved takes an element of the games or the trash.
func (w *wreck) shelved(e element, trash bool) {
	if len(e.key) == 8 {
		w.game(ID(numberOf(e.key)), trash, func(do func(element)) { w.below(e.value, do) })
	}
}

// game takes the elements of a game. If the seal of its header says that its number is
// another one, that is the game.
func (w *wreck) game(id ID, trash bool, each func(func(element))) {
	var within []element
	each(func(e element) { within = append(within, e) })
	for _, e := range within {
		if bytes.Equal(e.key, headerKey) {
			id = w.idOf(id, e)
		}
	}
	g := w.games[id]
	if g == nil {
		g = &found{id: id, trash: trash, bucket: map[string]map[uint64][]byte{}, stray: map[uint64][]byte{}}
		w.games[id] = g
	}
	for _, e := range within {
		switch {
		case bytes.Equal(e.key, headerKey):
			if data, err := unseal(placeOf(id, nil, headerKey), e.value); err == nil && g.header == nil {
				g.header = data
			}
		case bytes.Equal(e.key, recordKey):
			var rec record
			data, err := unseal(placeOf(id, nil, recordKey), e.value)
			if err == nil && g.record == nil && json.Unmarshal(data, &rec) == nil {
				g.record = &rec
			}
		default:
			w.below(e.value, func(r element) { g.take(string(e.key), r) })
		}
	}
}

// take takes a record of a bucket of the game. Where the seal does not fit the bucket or
// the key, because a bit of their names is another one, it is tried elsewhere.
func (g *found) take(bucket string, e element) {
	n := numberOf(e.key)
	for _, name := range append([]string{nearName(bucket)}, bucketNames...) {
		for _, key := range []uint64{n, uint64(len(g.bucket[name]))} {
			data, err := unseal(placeOf(g.id, []byte(name), number(key)), e.value)
			if err != nil {
				continue
			}
			if g.bucket[name] == nil {
				g.bucket[name] = map[uint64][]byte{}
			}
			if g.bucket[name][key] == nil {
				g.bucket[name][key] = data
			}
			return
		}
	}
}

// bucketNames are the buckets of a game.
var bucketNames = []string{inLines, inMarks, inStates, inCuts}

// nearName is the bucket whose name is no more than one letter another one.
func nearName(name string) string {
	for _, known := range bucketNames {
		other := 0
		for i := range known {
			if len(known) != len(name) || known[i] != name[i] {
				other++
			}
		}
		if other <= 1 {
			return known
		}
	}
	return inLines
}

// idOf is the game that a header belongs to, by its seal.
func (w *wreck) idOf(id ID, e element) ID {
	if _, err := unseal(placeOf(id, nil, e.key), e.value); err == nil {
		return id
	}
	if other := ownerOf(nil, e); other > 0 && other <= w.most {
		return other
	}
	return id
}

// orphan takes the games of a leaf page that nothing leads to: their buckets, or what
// stands in the bucket of one. Such a page may also be a free one, with what has long been
// written anew elsewhere: nothing is replaced by it.
func (w *wreck) orphan(page []element) {
	for _, e := range page {
		switch {
		case bytes.Equal(e.key, headerKey):
			if id := ownerOf(nil, e); id > 0 && id <= w.most {
				w.game(id, false, func(do func(element)) {
					for _, e := range page {
						do(e)
					}
				})
			}
			return
		case len(e.key) == 8 && e.flags&bucketLeaf != 0:
			w.shelved(e, false)
		}
	}
}

// strays puts the records of a leaf page that nothing leads to back into the games for
// which they are sealed.
func (w *wreck) strays(page []element) {
	for _, e := range page {
		if len(e.key) != 8 || e.flags != 0 || len(e.value) < 4 || sealOf(e.value) == crc32.ChecksumIEEE(e.value[4:]) {
			continue // no record, or one of version 1, whose seal does not say where it belongs
		}
		for _, name := range bucketNames {
			g := w.games[ownerOf([]byte(name), e)]
			switch {
			case g == nil:
				continue
			case name != inLines:
				g.take(name, e)
			case g.stray[numberOf(e.key)] == nil:
				g.stray[numberOf(e.key)] = e.value[4:]
			}
			break
		}
	}
}
