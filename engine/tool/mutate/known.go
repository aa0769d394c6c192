package mutate

import (
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

//go:embed testdata/equal.txt
var equal string

// Reasons say of mutants why they change nothing, or nothing that a card written so far
// could show.
type Reasons struct {
	byKey    map[string]string
	families []family
}

// A family is mutants of many cards that change nothing for one reason.
type family struct {
	line, why string
	like      *regexp.Regexp // their keys
	after     int            // the group from which on the words are those of the mutant
}

// has tells whether a mutant is of the family: its words are like those of the line, and
// what * stands for after the change stood there before.
func (f *family) has(key string) bool {
	words := f.like.FindStringSubmatch(key)
	if words == nil {
		return false
	}
	for _, w := range words[f.after:] {
		if !slices.Contains(words[1:f.after], w) {
			return false
		}
	}
	return true
}

// newFamily reads a key with * for any words, of which none are new after the change, and
// ... for any other words.
func newFamily(key, why string) family {
	like := strings.ReplaceAll(strings.ReplaceAll(regexp.QuoteMeta(key), `\.\.\.`, `[^|]*`), `\*`, `([^|]*)`)
	return family{key, why, regexp.MustCompile("^" + like + "$"), 1 + strings.Count(key[:strings.LastIndex(key, " | ")], "*")}
}

// Known are the reasons that are listed.
func Known() (*Reasons, error) { return readKnown("equal.txt", equal) }

// Why is the reason of a mutant, or "".
func (r *Reasons) Why(key string) string {
	if why := r.byKey[key]; why != "" {
		return why
	}
	for _, f := range r.families {
		if f.has(key) {
			return f.why
		}
	}
	return ""
}

// readKnown reads lines such as "KEY | reason"; # begins a comment. A key with * or ... in
// it is of a family, if it begins with "*", for any card, or ends with "...", for any
// change of the sentence.
func readKnown(name, text string) (*Reasons, error) {
	known := &Reasons{byKey: map[string]string{}}
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
		key, why := line[:at], line[at+3:]
		if strings.HasPrefix(key, "* | ") || strings.HasSuffix(key, " | ...") {
			known.families = append(known.families, newFamily(key, why))
			continue
		}
		if _, twice := known.byKey[key]; twice {
			return nil, fmt.Errorf("%s:%d: this mutant is listed twice", name, no)
		}
		known.byKey[key] = why
	}
	return known, nil
}
