//go:build !unix

package store

import "os"

// mapped gives the bytes of a file; they are good until done is called.
func mapped(path string) (data []byte, done func(), err error) {
	data, err = os.ReadFile(path)
	return data, func() {}, err
}
