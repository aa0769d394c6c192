package mutate

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed testdata/equal.txt
var equal string

// Known are the mutants that change nothing, or nothing that a card written so far could
// show, by their keys, each with the reason.
func Known() (map[string]string, error) { return readKnown("equal.txt", equal) }

// readKnown reads lines such as "KEY | reason"; # begins a comment.
func readKnown(name, text string) (map[string]string, error) {
	known := map[string]string{}
	no := 0
	for line := range strings.Lines(text) {
		no++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		at := strings.LastIndex(line, " | ")
		if strings.Count(line, " | ") < 3 || strings.TrimSpace(line[at+3:]) == "" {
			return nil, fmt.Errorf("%s:%d: a line says where | before | after | why it changes nothing", name, no)
		}
		if _, twice := known[line[:at]]; twice {
			return nil, fmt.Errorf("%s:%d: this mutant is listed twice", name, no)
		}
		known[line[:at]] = line[at+3:]
	}
	return known, nil
}
