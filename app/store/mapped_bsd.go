//go:build unix && !linux

package store

const populate = 0 // of Linux only
