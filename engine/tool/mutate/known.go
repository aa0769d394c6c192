package mutate

import (
	_ "embed"
	"fmt"
	"regexp"
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
}

// Known are the reasons that are listed.
func Known() (*Reasons, error) { return readKnown("equal.txt", equal) }

// Why is the reason of a mutant, or "".
func (r *Reasons) Why(key string) string {
	if why := r.byKey[key]; why != "" {
		return why
	}
	for _, f := range r.families {
		if f.like.MatchString(key) {
			return f.why
		}
	}
	return ""
}

// readKnown reads lines such as "KEY | reason"; # begins a comment. A key that begins with
// "*", for any card, or ends with it, for any change of the sentence, is of a family: each
// * in it stands for any words.
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
		if strings.HasPrefix(key, "* | ") || strings.HasSuffix(key, " | *") {
			like := strings.ReplaceAll(regexp.QuoteMeta(key), `\*`, `[^|]*`)
			known.families = append(known.families, family{key, why, regexp.MustCompile("^" + like + "$")})
			continue
		}
		if _, twice := known.byKey[key]; twice {
			return nil, fmt.Errorf("%s:%d: this mutant is listed twice", name, no)
		}
		known.byKey[key] = why
	}
	return known, nil
}
