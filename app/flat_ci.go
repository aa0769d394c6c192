//go:build !cgo || ci

package app

// flat does nothing where no real window is opened.
func flat() {}
