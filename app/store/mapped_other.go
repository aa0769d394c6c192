//go:build !unix

package store

import "io"

// mapped gives the bytes of a file; they are good until done is called.
func mapped(path string) (data []byte, done func(), err error) {
	f, size, err := openFile(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	data = make([]byte, size)
	_, err = io.ReadFull(f, data)
	return data, func() {}, err
}
