package store

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash/crc32"
	"io"

	"cantina/engine/card"
)

// errRecord is a value whose checksum does not fit: the disk changed it.
var errRecord error = card.Because("the record is damaged", "l’enregistrement est endommagé")

// A place is where a record stands: its game, its bucket and its key. It is part of
// the seal, so that a record under a wrong key is seen, and one whose page no bucket
// leads to any more can be put back.
type place []byte

// placeOf is the place of a record of a game, or of one beside the games (0).
func placeOf(id ID, bucket, key []byte) place {
	return make(place, 0, 40).of(id, bucket, key)
}

// of appends a place.
func (p place) of(id ID, bucket, key []byte) place {
	p = binary.BigEndian.AppendUint64(p, uint64(id))
	return append(append(append(p, bucket...), 0), key...)
}

// seal puts a checksum before a value. bbolt has none of its own.
func seal(at place, data []byte) []byte {
	out := make([]byte, 4, 4+len(data))
	binary.BigEndian.PutUint32(out, checksum(at.sum(), data))
	return append(out, data...)
}

// sealOf is the seal of a record of four bytes or more.
func sealOf(rec []byte) uint32 { return binary.BigEndian.Uint32(rec) }

// sum is the checksum of a place. That of a place is also that of its bucket followed by
// the key.
func (p place) sum() uint32 { return crc32.ChecksumIEEE(p) }

// checksum is the seal of a value at a place with this sum.
func checksum(at uint32, data []byte) uint32 {
	return crc32.Update(at, crc32.IEEETable, data)
}

// unseal gives back what seal was given. The result is good for as long as rec.
func unseal(at place, rec []byte) ([]byte, error) { return unsealAt(at.sum(), rec) }

// unsealAt is unseal at a place with this sum. Files of version 1 have seals of the data
// alone.
func unsealAt(at uint32, rec []byte) ([]byte, error) {
	if len(rec) < 4 {
		return nil, errRecord
	}
	if sum := sealOf(rec); sum != checksum(at, rec[4:]) && sum != crc32.ChecksumIEEE(rec[4:]) {
		return nil, errRecord
	}
	return rec[4:], nil
}

// maxState bounds a state, maxRatio how much of one may come of a byte: they have about
// 200 KB and deflate to a tenth, but what is deflated can be any size.
const (
	maxState = 16 << 20
	maxRatio = 64
)

// Pack deflates an encoded state: to about a tenth of its size.
func Pack(state []byte) []byte {
	var buf bytes.Buffer
	w, _ := flate.NewWriter(&buf, flate.DefaultCompression) // the level is a good one
	w.Write(state)                                          // a Buffer takes everything
	w.Close()
	return buf.Bytes()
}

// Unpack inflates what Pack made, into memory of its own.
func Unpack(data []byte) ([]byte, error) {
	var state bytes.Buffer
	err := inflate(&state, data)
	return state.Bytes(), err
}

// inflates says what is wrong with a packed state.
func inflates(data []byte) error { return inflate(io.Discard, data) }

// errInflated is a packed state that would be larger than any position is.
var errInflated error = card.Because("it would be larger than any position is", "elle serait plus grande qu’aucune position ne l’est")

func inflate(to io.Writer, data []byte) error {
	most := int64(min(maxState, maxRatio*len(data)+4096))
	n, err := io.Copy(to, io.LimitReader(flate.NewReader(bytes.NewReader(data)), most+1))
	if err == nil && n > most {
		err = errInflated
	}
	return err
}

// number is a key that sorts by its value.
func number(n uint64) []byte {
	return binary.BigEndian.AppendUint64(nil, n)
}

// numberOf reads a key that number made; 0 if it is none.
func numberOf(key []byte) uint64 {
	if len(key) != 8 {
		return 0
	}
	return binary.BigEndian.Uint64(key)
}
