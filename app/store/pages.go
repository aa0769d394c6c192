package store

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"hash/fnv"
	"slices"
	"sync/atomic"

	"cantina/engine/card"
)

// The layout of a bbolt file (version 2). bbolt itself trusts its pages: a
// truncated or damaged file makes it panic, fault or recurse without end, in
// goroutines of its own. So a file is read here, with every step checked, before
// bbolt may open it.
const (
	pageHeader   = 16
	elementSize  = 16
	metaSize     = 64
	bucketHeader = 16
	metaMagic    = 0xED0CDAED
	metaVersion  = 2

	branchFlag   = 0x01
	leafFlag     = 0x02
	metaFlag     = 0x04
	freelistFlag = 0x10
	bucketLeaf   = 0x01
	noFreelist   = ^uint64(0)
)

var native = binary.NativeEndian

// pages is a bbolt file in memory while it is checked.
type pages struct {
	data    []byte
	size    uint64        // of a page
	high    uint64        // pages in use: all ids are below it
	seen    []atomic.Bool // by page: reached or free
	badMeta bool          // one of the two pages at the head is damaged
	records *checker
	games   []shelved // whose buckets are still to be checked
	depth   int       // of pages below each other, on the walk
}

// maxDepth is how many pages may stand below each other, over three buckets. bbolt's trees
// have four or five at the most; without a bound a chain of pages fills the stack.
const maxDepth = 64

// verifyFile says whether the file at path is a whole file of saved games; the
// error says what is wrong with it.
func verifyFile(path string) error {
	data, done, err := mapped(path)
	if err != nil {
		return err
	}
	defer done()
	return verifyPages(data)
}

// verifyPages checks a file: its meta pages, every page that can be reached from the
// root, the order of the keys, the list of free pages, and that every page is either
// reached or free; then the buckets, keys and seals of all records (checker). What
// bbolt writes leaves no gaps, so a changed number is seen also where it would hide
// records and break nothing.
func verifyPages(data []byte) error {
	_, err := checkPages(data)
	return err
}

// checkPages is verifyPages; half tells that one of the two pages at the head is
// damaged, which costs the last transaction and nothing else.
func checkPages(data []byte) (half bool, err error) {
	if len(data) == 0 {
		return false, card.Because("the file is empty", "le fichier est vide")
	}
	p := &pages{data: data, records: &checker{}}
	m, err := p.meta()
	if err != nil {
		return false, err
	}
	if have := uint64(len(data)) / p.size; have < p.high {
		return false, card.Because("the file is cut off: %s of %s pages are there", "le fichier est tronqué : il s’y trouve %s pages sur %s", have, p.high)
	}
	p.seen = make([]atomic.Bool, p.high)
	if _, err := p.tree(m.root, nil); err != nil {
		return false, err
	}
	if err := p.checkGames(); err != nil {
		return false, err
	}
	if err := p.freelist(m.free); err != nil {
		return false, err
	}
	return p.badMeta, p.records.finish()
}

// A head is what a meta page says.
type head struct{ root, free, high, txid, size uint64 }

// meta takes the newer good one of the two meta pages.
func (p *pages) meta() (head, error) {
	all := heads(p.data)
	if len(all) == 0 {
		return head{}, card.Because("neither of the two pages at its head is a good one", "aucune des deux pages à sa tête n’est bonne")
	}
	p.size, p.high, p.badMeta = all[0].size, all[0].high, len(all) == 1
	if p.high < 2 || p.high > uint64(len(p.data)) {
		return head{}, card.Because("the file is cut off", "le fichier est tronqué")
	}
	return all[0], nil
}

// heads reads the good meta pages, the newer one first. The second one stands at the
// page size, which is a power of two.
func heads(data []byte) (all []head) {
	for at := 0; at <= 64<<10 && at+pageHeader+metaSize <= len(data); at = max(512, at*2) {
		m := data[at+pageHeader:]
		h := head{native.Uint64(m[16:]), native.Uint64(m[32:]), native.Uint64(m[40:]), native.Uint64(m[48:]), uint64(native.Uint32(m[8:]))}
		if native.Uint16(data[at+8:])&metaFlag != 0 && goodMeta(m) && (at == 0 || uint64(at) == h.size) {
			all = append(all, h)
		}
	}
	slices.SortFunc(all, func(a, b head) int { return cmp.Compare(b.txid, a.txid) })
	return all
}

// goodMeta tells whether the bytes are a meta page with a right checksum.
func goodMeta(m []byte) bool {
	size := native.Uint32(m[8:])
	h := fnv.New64a()
	h.Write(m[:56])
	return native.Uint32(m) == metaMagic && native.Uint32(m[4:]) == metaVersion &&
		size >= 512 && size <= 64<<10 && size&(size-1) == 0 && h.Sum64() == native.Uint64(m[56:])
}

// page returns a page with its overflow, checked and marked as reached.
func (p *pages) page(id uint64) ([]byte, error) {
	if id < 2 || id >= p.high {
		return nil, card.Because("page %s does not exist", "la page %s n’existe pas", id)
	}
	head := p.data[id*p.size:]
	if got := native.Uint64(head); got != id {
		return nil, card.Because("page %s says that it is page %s", "la page %s dit qu’elle est la page %s", id, got)
	}
	n := uint64(native.Uint32(head[12:])) + 1
	if n > p.high-id {
		return nil, card.Because("page %s runs over the end", "la page %s dépasse la fin", id)
	}
	for i := id; i < id+n; i++ {
		if p.seen[i].Swap(true) {
			return nil, card.Because("page %s is used twice", "la page %s sert deux fois", i)
		}
	}
	return p.data[id*p.size : (id+n)*p.size], nil
}

// tree checks the page id and everything below it; after is the key that all of
// its keys must not come before, last the greatest of them.
func (p *pages) tree(id uint64, after []byte) (last []byte, err error) {
	page, err := p.page(id)
	if err != nil {
		return nil, err
	}
	if p.depth++; p.depth > maxDepth {
		return nil, card.Because("page %s stands too deep", "la page %s se trouve trop bas", id)
	}
	defer func() { p.depth-- }()
	return p.nodes(id, page, after)
}

// nodes checks the elements of a branch or leaf page.
func (p *pages) nodes(id uint64, page []byte, after []byte) (last []byte, err error) {
	flags, count := native.Uint16(page[8:]), int(native.Uint16(page[10:]))
	if flags != branchFlag && flags != leafFlag {
		return nil, card.Because("page %s is of a wrong kind", "la page %s est d’une autre sorte", id)
	}
	if flags == branchFlag && count == 0 || pageHeader+count*elementSize > len(page) {
		return nil, card.Because("page %s holds a wrong number of elements", "le nombre d’éléments de la page %s est faux", id)
	}
	next := pageHeader + count*elementSize // where the next key begins
	for i := range count {
		e := elementAt(page, i, flags)
		switch {
		case !e.ok:
			err = card.Because("it runs over the end of its page", "il dépasse la fin de sa page")
		case e.at != next:
			err = card.Because("there is a gap before it", "il y a un vide devant lui")
		case len(e.key) == 0:
			err = card.Because("a key without length", "une clé sans longueur")
		case i > 0 && bytes.Compare(after, e.key) >= 0 || flags == leafFlag && bytes.Compare(after, e.key) > 0:
			err = card.Because("keys out of order", "des clés en désordre")
		case flags == branchFlag:
			if after, err = p.tree(e.child, e.key); err != nil {
				return nil, err // which says where it is
			}
		default:
			after, err = e.key, p.leaf(id, e)
		}
		if err != nil {
			return nil, card.Because("page %s, element %s: %s", "page %s, élément %s : %s", id, i, err)
		}
		next = e.at + len(e.key) + len(e.value)
	}
	return after, nil
}

// leaf checks what a leaf page holds: a record or a bucket.
func (p *pages) leaf(id uint64, e element) error {
	switch e.flags {
	case 0:
		return p.records.record(e.key, e.value)
	case bucketLeaf:
		if p.records.onShelf() {
			p.games = append(p.games, shelved{p.records.path[0], id, e})
			return nil
		}
		return p.within(id, e)
	}
	return card.Because("neither a record nor a bucket", "ni un enregistrement ni un compartiment")
}

// within checks a bucket and all that it holds.
func (p *pages) within(id uint64, e element) error {
	if err := p.records.enter(e.key, e.value); err != nil {
		return err
	}
	if err := p.bucket(id, e.value); err != nil {
		return err
	}
	p.records.leave()
	return nil
}

// An element is one entry of a page.
type element struct {
	ok         bool // it lies within the page
	flags      uint32
	at         int // where its key begins in the page
	key, value []byte
	child      uint64 // the page below, of a branch
}

// elementAt reads element i of a page whose head has been checked.
func elementAt(page []byte, i int, kind uint16) (e element) {
	at := pageHeader + i*elementSize
	b := page[at:]
	pos, ksize, vsize := native.Uint32(b[4:]), native.Uint32(b[8:]), native.Uint32(b[12:])
	if kind == branchFlag {
		pos, ksize, vsize, e.child = native.Uint32(b), native.Uint32(b[4:]), 0, native.Uint64(b[8:])
	} else {
		e.flags = native.Uint32(b)
	}
	from, mid := uint64(pos), uint64(pos)+uint64(ksize)
	if to := mid + uint64(vsize); to <= uint64(len(b)) {
		e.ok, e.at, e.key, e.value = true, at+int(pos), b[from:mid], b[mid:to]
	}
	return e
}

// bucket checks a bucket: its own tree, or the page inside its value.
func (p *pages) bucket(id uint64, value []byte) (err error) {
	if root := native.Uint64(value); root != 0 {
		_, err = p.tree(root, nil)
		return err
	}
	if len(value) < bucketHeader+pageHeader || native.Uint16(value[bucketHeader+8:]) != leafFlag {
		return card.Because("a bucket without a page", "un compartiment sans page")
	}
	_, err = p.nodes(id, value[bucketHeader:], nil)
	return err
}

// freelist checks that every page is in use or free, and none is both.
func (p *pages) freelist(id uint64) error {
	if id == noFreelist {
		return nil
	}
	page, err := p.page(id)
	if err != nil {
		return err
	}
	if native.Uint16(page[8:]) != freelistFlag {
		return card.Because("page %s is not a list of free pages", "la page %s n’est pas une liste de pages libres", id)
	}
	ids, count := page[pageHeader:], uint64(native.Uint16(page[10:]))
	if count == 0xFFFF {
		count, ids = native.Uint64(ids), ids[8:]
	}
	if count > uint64(len(ids))/8 {
		return card.Because("the list of free pages is too long", "la liste des pages libres est trop longue")
	}
	for i := range count {
		switch free := native.Uint64(ids[i*8:]); {
		case free < 2 || free >= p.high:
			return card.Because("free page %s does not exist", "la page libre %s n’existe pas", free)
		case p.seen[free].Swap(true):
			return card.Because("page %s is in use and free", "la page %s est utilisée et libre à la fois", free)
		}
	}
	for i := range p.seen[2:] {
		if !p.seen[2+i].Load() {
			return card.Because("page %s is neither in use nor free", "la page %s n’est ni utilisée ni libre", 2+i)
		}
	}
	return nil
}
