package catalog

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"cantina/engine/card"
)

// A reader reads one card's table and notes every mistake in it.
type reader struct {
	*Card
	src string // the whole file
	b   *block
	key string // the key being read
}

// problem notes a mistake at the current key, or at the header.
func (r *reader) problem(msg, help string) {
	if len(r.wrong) >= maxWrong {
		return
	}
	at, width := r.b.header, r.b.start-r.b.header-1
	if k, ok := r.b.find(r.key); ok {
		at, width = k.at, len(k.name)
	}
	r.wrong = append(r.wrong, r.Card.problem(r.src, at, width, msg, help))
}

func (r *reader) cannot(v any, expected string) {
	r.problem(fmt.Sprintf("%q cannot be %s", r.key, valueName(v)), "expected "+expected)
}

// unknown points at the word itself where the line has it.
func (r *reader) unknown(word string, among []string) {
	msg, help := fmt.Sprintf("nothing is called %q here", Brief(word)), guess(Brief(word), among)
	if k, ok := r.b.find(r.key); ok {
		line, _, _ := strings.Cut(r.src[k.text:r.b.end], "\n")
		if i := strings.Index(line, word); i >= 0 && word != "" && len(r.wrong) < maxWrong {
			r.wrong = append(r.wrong, r.Card.problem(r.src, k.text+i, len(word), msg, help))
			return
		}
	}
	r.problem(msg, help)
}

// guess is a line of help: the nearest word, or all of them.
func guess(w string, among []string) string {
	if n := Nearest(w, among); n != "" {
		return fmt.Sprintf("did you mean %q?", n)
	}
	if len(among) == 0 {
		return "this kind of card has none"
	}
	return "expected one of: " + strings.Join(among, ", ")
}

func (r *reader) text(v any, into *string) {
	s, ok := v.(string)
	if !ok {
		r.cannot(v, `words in quotes, such as "Luke Skywalker"`)
	}
	*into = s
}

func (r *reader) flag(v any, into *bool) {
	b, ok := v.(bool)
	if !ok {
		r.cannot(v, "true or false")
	}
	*into = b
}

func (r *reader) count(v any, into *int) {
	n, ok := v.(int64)
	if !ok || n < 0 || n > 99 {
		r.cannot(v, "a whole number from 0 to 99")
		return
	}
	*into = int(n)
}

// counts reads {dark = 1, light = 2}.
func (r *reader) counts(v any, into map[string]*int) {
	t, ok := v.(map[string]any)
	names := slices.Sorted(maps.Keys(into))
	if !ok {
		r.cannot(v, fmt.Sprintf("numbers in braces, such as {%s = 1}", names[0]))
		return
	}
	for _, k := range sortedKeys(t) {
		if n, ok := into[k]; ok && t[k] == "unlimited" { // of places aboard
			*n = card.Unlimited
		} else if ok {
			r.count(t[k], n)
		} else {
			r.unknown(k, names)
		}
	}
}

// words reads a list of words; each must be among the given ones, unless nil.
func (r *reader) words(v any, into *[]string, among []string) {
	xs, ok := v.([]any)
	if !ok {
		r.cannot(v, `a list such as ["pilot", "warrior"]`)
		return
	}
	for _, x := range xs {
		s, ok := x.(string)
		switch {
		case !ok:
			r.cannot(x, "words in quotes")
		case among != nil && !slices.Contains(among, s):
			r.unknown(s, among)
		}
		*into = append(*into, s)
	}
}

// oneOf reads a word that must be among the given ones.
func (r *reader) oneOf(v any, among []string) string {
	s, ok := v.(string)
	if !ok {
		r.cannot(v, "one of: "+strings.Join(among, ", "))
	} else if !slices.Contains(among, s) {
		r.unknown(s, among)
	}
	return s
}

// list is v as a list; TOML gives two types for one.
func list(v any) []any {
	switch x := v.(type) {
	case []any:
		return x
	case []map[string]any:
		out := make([]any, len(x))
		for i := range x {
			out[i] = x[i]
		}
		return out
	}
	return nil
}

func sortedKeys(m map[string]any) []string { return slices.Sorted(maps.Keys(m)) }

// valueName says what a value is, for a message.
func valueName(v any) string {
	switch x := v.(type) {
	case string:
		return fmt.Sprintf("the words %q", Brief(x))
	case int64, float64:
		return fmt.Sprintf("the number %v", x)
	case bool:
		return fmt.Sprint(x)
	case []any, []map[string]any:
		return "a list"
	case map[string]any:
		return "a table"
	}
	return "a date"
}
