package mutate

import (
	_ "embed"
	"fmt"
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
	before, after string // "where | before" and "after", with * and ... in them
	line, why     string
}

// has tells whether a mutant is of the family: its words are like those of the line, and
// what * stands for after the change stood there before.
func (f *family) has(key string) bool {
	at := strings.LastIndex(key, " | ")
	return at >= 0 && fits(f.before, key[:at], nil, func(words []string) bool { return like(f.after, key[at+3:], words) })
}

// fits looks at the ways in which a text is the pattern with words for *, none of them across
// a part of the key, until they are as asked.
func fits(pattern, text string, words []string, ask func([]string) bool) bool {
	said, rest, open := strings.Cut(pattern, "*")
	if !open {
		return text == pattern && ask(words)
	}
	text, ok := strings.CutPrefix(text, said)
	for n := 0; ok && n <= len(text) && !strings.Contains(text[:n], "|"); n++ {
		if fits(rest, text[n:], append(words, text[:n]), ask) {
			return true
		}
	}
	return false
}

// like tells whether a text is a pattern in which * stands for one of the words, and ...
// for any.
func like(pattern, text string, words []string) bool {
	at := strings.Index(pattern, "*")
	if dots := strings.Index(pattern, "..."); dots >= 0 && (at < 0 || dots < at) {
		at = dots
	}
	if at < 0 {
		return text == pattern
	}
	rest, ok := strings.CutPrefix(text, pattern[:at])
	if !ok {
		return false
	}
	if after, any := strings.CutPrefix(pattern[at:], "..."); any {
		for n := range len(rest) + 1 {
			if like(after, rest[n:], words) {
				return true
			}
		}
		return false
	}
	for _, w := range words {
		if after, ok := strings.CutPrefix(rest, w); ok && like(pattern[at+1:], after, words) {
			return true
		}
	}
	return false
}

// newFamily reads a key with * for any words, of which none are new after the change, and
// ... for any other words.
func newFamily(key, why string) family {
	at := strings.LastIndex(key, " | ")
	return family{key[:at], key[at+3:], key, why}
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
