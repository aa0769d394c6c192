package decks

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/catalog"

	"github.com/BurntSushi/toml"
)

//go:embed *.toml
var starters embed.FS

// Embedded returns the starter decks that the program carries, by file name.
func Embedded() []*Deck {
	var out []*Deck
	for _, name := range EmbeddedNames() {
		d, problems := LoadFile(name)
		if len(problems) > 0 {
			panic(problems[0].Explain()) // TestStarters reads them all
		}
		out = append(out, d)
	}
	return out
}

// EmbeddedNames are the names that LoadFile knows, such as "rebel-strike".
func EmbeddedNames() []string {
	files, _ := fs.Glob(starters, "*.toml")
	for i := range files {
		files[i] = strings.TrimSuffix(files[i], ".toml")
	}
	return files
}

// LoadFile reads a starter deck by its name, else a file of ours by its path.
func LoadFile(name string) (*Deck, []catalog.Problem) {
	if data, err := starters.ReadFile(name + ".toml"); err == nil {
		return Parse("decks/"+name+".toml", string(data))
	}
	data, err := catalog.ReadFile(name, catalog.MaxDeckFile)
	if err != nil {
		p := catalog.Unreadable(name, err, "give the path of a deck file, or one of: "+strings.Join(EmbeddedNames(), ", "))
		if errors.Is(err, fs.ErrNotExist) {
			p.Msg = "there is no such deck"
		}
		return nil, []catalog.Problem{p}
	}
	return Parse(name, string(data))
}

// file is the shape of a deck file.
type file struct {
	Name      string
	Side      string
	Start     string
	Effect    string `toml:"starting_effect"`
	Interrupt string `toml:"starting_interrupt"`
	Cards     map[string]any
	Outside   map[string]any
	Unknown   map[string]any
	Notes     map[string]string
}

// MaxEntries is how many different cards a deck file may name, maxKeys how many keys it may
// have: an unknown card has three.
const (
	MaxEntries = 1000
	maxKeys    = 5 * MaxEntries
)

// Parse reads a deck file of ours. With problems the deck holds what was understood.
// It does not ask whether the cards exist: see Legality.
func Parse(name, src string) (*Deck, []catalog.Problem) {
	var f file
	p := &parser{name: name, src: src, deck: &Deck{}}
	if problem, large := catalog.TooLarge(name, src, catalog.MaxDeckFile); large {
		p.problems = append(p.problems, problem)
		return p.deck, p.problems
	}
	if at, msg, ok := catalog.TOMLBounds(src, maxKeys); !ok {
		p.add(at, 1, msg, "a deck is a list of cards, one on a line")
		return p.deck, p.problems
	}
	md, err := toml.Decode(src, &f)
	var pe toml.ParseError
	switch {
	case errors.As(err, &pe):
		p.add(pe.Position.Start, pe.Position.Len, pe.Message, "")
		return p.deck, p.problems
	case err != nil:
		p.add(0, 1, strings.TrimPrefix(err.Error(), "toml: "), "")
		return p.deck, p.problems
	}
	wrongTable := map[string]bool{}
	for _, k := range md.Undecoded() {
		if len(k) > 2 || wrongTable[k[0]] { // what an unknown card says is read below
			continue
		}
		wrongTable[k[0]] = len(k) == 1
		p.key(k, fmt.Sprintf("a deck has no key %q", k), guess(k[len(k)-1], []string{"name", "side", "start", "starting_effect", "starting_interrupt", "cards", "outside", "unknown", "notes"}))
	}
	for i, name := range []*string{&f.Name, &f.Start, &f.Effect, &f.Interrupt} {
		if !p.brief(toml.Key{[]string{"name", "start", "starting_effect", "starting_interrupt"}[i]}, *name) {
			*name = catalog.Brief(*name)
		}
	}
	p.deck.Name, p.deck.Starting = f.Name, card.Starting{Start: f.Start, Effect: f.Effect, Interrupt: f.Interrupt}
	if f.Name == "" {
		p.add(0, 1, "the deck has no name", `add a line such as name = "Rebel Strike"`)
	}
	side, ok := card.SideOf(f.Side)
	if p.deck.Side = side; !ok && f.Side == "" {
		p.add(0, 1, "the deck does not say its side", `add the line side = "light" or side = "dark"`)
	} else if !ok {
		p.key(toml.Key{"side"}, fmt.Sprintf("%q is no side", f.Side), `write side = "light" or side = "dark"`)
	}
	for _, l := range slices.Sorted(maps.Keys(f.Notes)) {
		if card.LangOf(l).Code() != l {
			p.key(toml.Key{"notes", l}, fmt.Sprintf("%q is no language of the table", l), "write en or fr")
			continue
		}
		p.deck.Notes[card.LangOf(l)] = f.Notes[l]
	}
	for _, k := range md.Keys() { // in the order of the file
		if len(k) == 2 {
			switch k[0] {
			case "cards":
				p.entry(k, Entry{Slug: k[1]}, f.Cards[k[1]])
			case "outside":
				p.entry(k, Entry{Slug: k[1], Outside: true}, f.Outside[k[1]])
			case "unknown":
				p.unknown(k, f.Unknown[k[1]])
			}
		}
	}
	slices.SortStableFunc(p.problems, func(a, b catalog.Problem) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return p.deck, p.problems
}

// A parser collects a deck and what is wrong with its file.
type parser struct {
	name, src string
	deck      *Deck
	problems  []catalog.Problem
}

func (p *parser) add(at, width int, msg, help string) {
	if len(p.problems) >= catalog.MaxProblems {
		return
	}
	msg, help = catalog.Brief(msg), catalog.Brief(help)
	p.problems = append(p.problems, catalog.NewProblem(p.name, p.src, at, width, msg, help))
}

// key notes a problem where a key stands.
func (p *parser) key(k toml.Key, msg, help string) {
	if len(p.problems) >= catalog.MaxProblems {
		return
	}
	word, table, at := k[len(k)-1], "", 0
	for line := range strings.Lines(p.src) {
		trimmed := strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(trimmed, "["); ok {
			table, _, _ = strings.Cut(name, "]")
		}
		name, _, found := strings.Cut(trimmed, "=")
		name = strings.TrimSpace(name)
		here := len(k) == 1 && table == "" || len(k) > 1 && table == k[0]
		if found && here && (name == word || name == strconv.Quote(word)) || len(k) == 1 && trimmed == "["+word+"]" {
			i := strings.Index(line, word)
			p.add(at+i, len(word), msg, help)
			return
		}
		at += len(line)
	}
	p.add(0, 1, msg, help)
}

// maxName is how many letters the name of a card or a deck may have: a few more than Brief
// leaves, which cuts those of an import.
const maxName = 250

// brief refuses a name that is longer than any: it would be shown wherever the deck is.
func (p *parser) brief(k toml.Key, names ...string) bool {
	for _, name := range names {
		if utf8.RuneCountInString(name) > maxName {
			p.key(k, "this name is too long", fmt.Sprintf("a name has no more than %d letters", maxName))
			return false
		}
	}
	return true
}

// entry reads how many copies of a card.
func (p *parser) entry(k toml.Key, e Entry, v any) {
	if !p.brief(k, e.Slug, e.Title, e.Number) {
		return
	}
	n, ok := v.(int64)
	if !ok || n < 1 || n > 100 {
		p.key(k, fmt.Sprintf("%v is no number of copies", v), "write how many copies, such as "+k[1]+" = 2; leave the line out for none")
		return
	}
	if len(p.deck.Cards) >= MaxEntries {
		p.key(k, fmt.Sprintf("a deck names no more than %d cards", MaxEntries), "leave some out")
		return
	}
	p.deck.Add(e, int(n))
}

// unknown reads {count = 1, number = "5_91"}, or only the count; or a list of these, for a
// card that is in the deck and beside it.
func (p *parser) unknown(k toml.Key, v any) {
	for _, v := range listed(v) {
		e := Entry{Title: k[1]}
		if t, ok := v.(map[string]any); ok {
			v = t["count"]
			e.Number, _ = t["number"].(string)
			e.Outside, _ = t["outside"].(bool)
			for _, name := range slices.Sorted(maps.Keys(t)) {
				if !slices.Contains([]string{"count", "number", "outside"}, name) {
					p.key(k, fmt.Sprintf("an unknown card has no key %q", name), guess(name, []string{"count", "number", "outside"}))
				}
			}
		}
		p.entry(k, e, v)
	}
}

// listed are the elements of a list, or what is none alone.
func listed(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case []map[string]any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = v[i]
		}
		return out
	}
	return []any{v}
}

// guess is a line of help: the nearest word, or all of them.
func guess(w string, among []string) string {
	if n := catalog.Nearest(w, among); n != "" {
		return fmt.Sprintf("did you mean %q?", n)
	}
	return "expected one of: " + strings.Join(among, ", ")
}
