//go:build unix

package store

import (
	"os"
	"syscall"
)

// mapped gives the bytes of a file without a copy; they are good until done is called.
func mapped(path string) (data []byte, done func(), err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return nil, func() {}, err
	}
	data, err = syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED|populate)
	if err != nil {
		return nil, nil, &os.PathError{Op: "map", Path: path, Err: err}
	}
	return data, func() { syscall.Munmap(data) }, nil
}
