package puzzle

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"cantina/assets"
	"cantina/engine/card"
)

// written is a puzzle as its file has it.
type written struct {
	Order                                                   int
	Theme, Seat                                             string
	Position, Before, Goal, Until, Trap, Opponent, Solution string
	Keep                                                    bool
	Grade, Solutions, Nodes                                 int
	Title, About                                            map[string]string
}

// numbered is how the name of a file begins that says nothing of its puzzle.
var numbered = regexp.MustCompile(`^\d+-`)

// namesCopy tells whether a goal names one of equal copies: "stormtrooper#2".
func namesCopy(src string) bool { return strings.Contains(src, "#") }

// All are the puzzles of the program, the easy ones first, and what is wrong with their files.
var All = sync.OnceValues(func() ([]*Puzzle, []error) { return Read(assets.Puzzles) })

// Read reads the puzzles of files puzzles/*.toml.
func Read(files fs.FS) (list []*Puzzle, problems []error) {
	names, err := fs.Glob(files, "puzzles/*.toml")
	if err != nil {
		return nil, []error{err}
	}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err == nil {
			var z *Puzzle
			if z, err = Parse(path.Base(name), string(data)); err == nil {
				list = append(list, z)
				continue
			}
		}
		problems = append(problems, err)
	}
	slices.SortFunc(list, func(a, b *Puzzle) int { return cmp.Or(cmp.Compare(a.Grade, b.Grade), cmp.Compare(a.Order, b.Order)) })
	for i, b := range list {
		for _, a := range list[:i] {
			if a.Order == b.Order || a.Slug == b.Slug {
				problems = append(problems, fmt.Errorf("%s: it has the order or the name of %s: give it another", b.File, a.File))
			}
		}
	}
	return list, problems
}

// Parse reads a puzzle. The error says where, what was expected and how to mend it.
func Parse(file, src string) (*Puzzle, error) {
	var w written
	meta, err := toml.Decode(src, &w)
	if err != nil {
		if at, ok := err.(toml.ParseError); ok {
			return nil, fmt.Errorf("%s:%d: %s", file, at.Position.Line, at.Message)
		}
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if odd := meta.Undecoded(); len(odd) > 0 {
		return nil, fmt.Errorf("%s:%d: there is no key %q in a puzzle", file, lineOf(src, odd[0].String()), odd[0])
	}
	seat, ok := card.SideOf(w.Seat)
	if !ok {
		return nil, fmt.Errorf("%s:%d: seat is \"dark\" or \"light\", not %q", file, lineOf(src, "seat"), w.Seat)
	}
	z := &Puzzle{
		Slug: strings.TrimSuffix(numbered.ReplaceAllString(file, ""), ".toml"), File: file, Order: w.Order, Theme: Theme(w.Theme), Seat: seat,
		Position: w.Position, Before: w.Before, Goal: w.Goal, Keep: w.Keep, Until: w.Until, Trap: w.Trap,
		Grade: w.Grade, Solutions: w.Solutions, Nodes: w.Nodes, Solution: w.Solution, src: src,
	}
	switch {
	case !slices.Contains(Themes, z.Theme):
		return nil, fmt.Errorf("%s:%d: theme is one of %v, not %q", file, lineOf(src, "theme"), Themes, w.Theme)
	case w.Opponent != "" && w.Opponent != "any":
		return nil, fmt.Errorf("%s:%d: opponent is \"any\": a puzzle is proved against every reply", file, lineOf(src, "opponent"))
	case z.Goal == "":
		return nil, fmt.Errorf("%s: a puzzle has a goal", file)
	case z.Trap == "":
		return nil, fmt.Errorf("%s: a puzzle has a trap: an obvious move that fails", file)
	}
	for _, text := range []struct {
		to   *card.Text
		what string
		from map[string]string
	}{{&z.Title, "title", w.Title}, {&z.About, "about", w.About}} {
		for code := range text.from {
			if code != card.English.Code() && code != card.French.Code() {
				return nil, fmt.Errorf("%s:%d: [%s] is said in en and fr, not in %q", file, lineOf(src, code), text.what, code)
			}
		}
		for l := range card.Langs {
			if text.to[l] = text.from[l.Code()]; strings.TrimSpace(text.to[l]) == "" {
				return nil, fmt.Errorf("%s:%d: [%s] lacks %s", file, lineOf(src, "["+text.what), text.what, l.Code())
			}
		}
	}
	return z, nil
}

// lineOf is the line that begins with a key; 1 if none does.
func lineOf(src, key string) int {
	key = key[strings.LastIndex(key, ".")+1:]
	n := 1
	for line := range strings.Lines(src) {
		if strings.HasPrefix(line, key) {
			return n
		}
		n++
	}
	return 1
}
