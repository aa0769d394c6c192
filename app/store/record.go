package store

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"errors"
	"hash/crc32"
	"io"
)

// errRecord is a value whose checksum does not fit: the disk changed it.
var errRecord = errors.New("the record is damaged")

// seal puts a checksum before a value. bbolt has none of its own.
func seal(data []byte) []byte {
	out := make([]byte, 4, 4+len(data))
	binary.BigEndian.PutUint32(out, crc32.ChecksumIEEE(data))
	return append(out, data...)
}

// unseal gives back what seal was given. The result is good for as long as rec.
func unseal(rec []byte) ([]byte, error) {
	if len(rec) < 4 || binary.BigEndian.Uint32(rec) != crc32.ChecksumIEEE(rec[4:]) {
		return nil, errRecord
	}
	return rec[4:], nil
}

// sealJSON seals a value as JSON.
func sealJSON(v any) ([]byte, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return seal(data), nil
}

// unsealJSON reads what sealJSON wrote.
func unsealJSON(rec []byte, v any) error {
	data, err := unseal(rec)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

// sealState seals an encoded state, deflated: about a tenth of its size.
func sealState(data []byte) ([]byte, error) {
	var buf bytes.Buffer
	w, err := flate.NewWriter(&buf, flate.DefaultCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return seal(buf.Bytes()), nil
}

// unsealState reads what sealState wrote, into memory of its own.
func unsealState(rec []byte) ([]byte, error) {
	data, err := unseal(rec)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(flate.NewReader(bytes.NewReader(data)))
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
