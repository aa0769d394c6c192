//go:build unix

package store

import (
	"os"
	"syscall"
)

// mapped gives the bytes of a file without a copy; they are good until done is called.
func mapped(path string) (data []byte, done func(), err error) {
	f, size, err := openFile(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	if size == 0 {
		return nil, func() {}, nil
	}
	flags := syscall.MAP_SHARED
	if size <= 1<<30 {
		flags |= populate
	}
	data, err = syscall.Mmap(int(f.Fd()), 0, int(size), syscall.PROT_READ, flags)
	if err != nil {
		return nil, nil, &os.PathError{Op: "map", Path: path, Err: err}
	}
	return data, func() { syscall.Munmap(data) }, nil
}
