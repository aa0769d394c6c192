package store

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"os"
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
	data []byte
	size uint64 // of a page
	high uint64 // pages in use: all ids are below it
	seen map[uint64]bool
}

// verifyFile says whether the file at path is a whole bbolt file; the error says
// what is wrong with it.
func verifyFile(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return verifyPages(data)
}

// verifyPages checks a bbolt file: its meta pages, every page that can be
// reached from the root, the order of the keys, and the list of free pages.
func verifyPages(data []byte) error {
	if len(data) == 0 {
		return fmt.Errorf("the file is empty")
	}
	p := &pages{data: data, seen: map[uint64]bool{}}
	root, free, err := p.meta()
	if err != nil {
		return err
	}
	if have := uint64(len(data)) / p.size; have < p.high {
		return fmt.Errorf("the file is cut off: %d of %d pages are there", have, p.high)
	}
	if err := p.tree(root, nil); err != nil {
		return err
	}
	return p.freelist(free)
}

// meta reads the two meta pages and takes the newer good one.
func (p *pages) meta() (root, free uint64, err error) {
	var newest uint64
	for _, at := range p.metaOffsets() {
		m := p.data[at+pageHeader:]
		size := uint64(native.Uint32(m[8:]))
		if native.Uint16(p.data[at+8:])&metaFlag == 0 || !goodMeta(m) || at > 0 && uint64(at) != size {
			continue
		}
		if txid := native.Uint64(m[48:]); p.size == 0 || txid > newest {
			newest = txid
			p.size = size
			root, free, p.high = native.Uint64(m[16:]), native.Uint64(m[32:]), native.Uint64(m[40:])
		}
	}
	if p.size == 0 {
		return 0, 0, fmt.Errorf("neither of the two pages at its head is a good one")
	}
	return root, free, nil
}

// metaOffsets are the places where a meta page may begin: the second one stands
// at the page size, which is a power of two.
func (p *pages) metaOffsets() []int {
	var offsets []int
	for at := 0; at <= 64<<10 && at+pageHeader+metaSize <= len(p.data); at = max(512, at*2) {
		offsets = append(offsets, at)
	}
	return offsets
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
		return nil, fmt.Errorf("page %d does not exist", id)
	}
	head := p.data[id*p.size:]
	if got := native.Uint64(head); got != id {
		return nil, fmt.Errorf("page %d says that it is page %d", id, got)
	}
	n := uint64(native.Uint32(head[12:])) + 1
	if n > p.high-id {
		return nil, fmt.Errorf("page %d runs over the end", id)
	}
	for i := id; i < id+n; i++ {
		if p.seen[i] {
			return nil, fmt.Errorf("page %d is used twice", i)
		}
		p.seen[i] = true
	}
	return p.data[id*p.size : (id+n)*p.size], nil
}

// tree checks the page id and everything below it; after is the key that all of
// its keys must not come before.
func (p *pages) tree(id uint64, after []byte) error {
	page, err := p.page(id)
	if err != nil {
		return err
	}
	return p.nodes(id, page, after)
}

// nodes checks the elements of a branch or leaf page.
func (p *pages) nodes(id uint64, page []byte, after []byte) error {
	flags, count := native.Uint16(page[8:]), int(native.Uint16(page[10:]))
	if flags != branchFlag && flags != leafFlag {
		return fmt.Errorf("page %d is of a wrong kind", id)
	}
	if flags == branchFlag && count == 0 || pageHeader+count*elementSize > len(page) {
		return fmt.Errorf("page %d holds a wrong number of elements", id)
	}
	for i := range count {
		at := pageHeader + i*elementSize
		e := page[at:]
		var err error
		var key []byte
		if flags == branchFlag {
			key, _, err = part(e, native.Uint32(e), native.Uint32(e[4:]), 0)
			if err == nil && i > 0 && bytes.Compare(after, key) >= 0 {
				err = fmt.Errorf("keys out of order")
			}
			if err == nil {
				err = p.tree(native.Uint64(e[8:]), key)
			}
		} else {
			var value []byte
			key, value, err = part(e, native.Uint32(e[4:]), native.Uint32(e[8:]), native.Uint32(e[12:]))
			if err == nil && (i > 0 && bytes.Compare(after, key) >= 0 || bytes.Compare(after, key) > 0) {
				err = fmt.Errorf("keys out of order")
			}
			if err == nil && native.Uint32(e)&bucketLeaf != 0 {
				err = p.bucket(id, value)
			}
		}
		if err != nil {
			return fmt.Errorf("page %d, element %d: %w", id, i, err)
		}
		after = key
	}
	return nil
}

// part cuts key and value out of an element.
func part(e []byte, pos, ksize, vsize uint32) (key, value []byte, err error) {
	from, mid := uint64(pos), uint64(pos)+uint64(ksize)
	if to := mid + uint64(vsize); to > uint64(len(e)) {
		return nil, nil, fmt.Errorf("runs over the end of its page")
	}
	return e[from:mid], e[mid : mid+uint64(vsize)], nil
}

// bucket checks a bucket: its own tree, or the page inside its value.
func (p *pages) bucket(id uint64, value []byte) error {
	if len(value) < bucketHeader {
		return fmt.Errorf("a bucket without a head")
	}
	if root := native.Uint64(value); root != 0 {
		return p.tree(root, nil)
	}
	if len(value) < bucketHeader+pageHeader {
		return fmt.Errorf("a bucket without a page")
	}
	return p.nodes(id, value[bucketHeader:], nil)
}

// freelist checks that no page is both free and in use, and none free twice.
func (p *pages) freelist(id uint64) error {
	if id == noFreelist {
		return nil
	}
	page, err := p.page(id)
	if err != nil {
		return err
	}
	if native.Uint16(page[8:]) != freelistFlag {
		return fmt.Errorf("page %d is not a list of free pages", id)
	}
	ids, count := page[pageHeader:], uint64(native.Uint16(page[10:]))
	if count == 0xFFFF {
		count, ids = native.Uint64(ids), ids[8:]
	}
	if count > uint64(len(ids))/8 {
		return fmt.Errorf("the list of free pages is too long")
	}
	for i := range count {
		switch free := native.Uint64(ids[i*8:]); {
		case free < 2 || free >= p.high:
			return fmt.Errorf("free page %d does not exist", free)
		case p.seen[free]:
			return fmt.Errorf("page %d is in use and free", free)
		default:
			p.seen[free] = true
		}
	}
	return nil
}
