// Package locale keeps Fyne quiet about the locale "C.UTF-8", which containers
// and servers use: its package lang reads the environment when the program
// starts and complains at length. Packages are initialised in the order of their
// import paths, so this one, which imports nothing but os, comes first.
package locale

import "os"

func init() {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); len(v) > 1 && v[:2] == "C." {
			os.Setenv(name, "C")
		}
	}
}
