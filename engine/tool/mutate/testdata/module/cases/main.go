// The cases of tiny: some as quick as a question, and some that ask for what was made at the start.
package main

import (
	"os"
	"time"

	"tiny"
	"tiny/trial"
)

var cases = []struct {
	name string
	ok   func() bool
}{
	{"worth", func() bool { return tiny.Worth(tiny.Pawn) == 1 && tiny.Worth(tiny.Rook) == 5 }},
	{"ends", func() bool { return tiny.Ends(0) == 3 }},
	{"wide", func() bool { return !tiny.Wide(3) && tiny.Wide(30) }},
	{"right", func() bool { return tiny.Right[tiny.Pawn] }},
}

func main() {
	trial.Hear(os.Stdin, os.Stdout, len(cases), len(cases), time.Second, func() func(int) string {
		return func(no int) string {
			if cases[no].ok() {
				return ""
			}
			return cases[no].name
		}
	})
}
