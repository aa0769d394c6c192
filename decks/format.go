package decks

import (
	"embed"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"

	"github.com/BurntSushi/toml"
)

// A Format says what the rules of deck construction leave open (deck.size, deck.copies,
// deck.virtual). It is written as a TOML file: see decks/formats.
type Format struct {
	Key        string    // the name of its file, such as "premiere"
	Name       card.Text // as it is shown
	About      card.Text // in a sentence
	Size       int       // deck.size
	Outside    int       // at most so many cards beside the deck (deck.starting-effect.count)
	Sets       []string  // cards of these sets only; none: of all
	Banned     []string  // slugs
	Restricted []string  // slugs of which one copy is allowed (deck.copies)
	Virtual    bool      // virtual cards, too (deck.virtual)
	Sealed     bool      // only cards of the Pool
	Edition    string    // the rulebook that its games follow where rulebooks differ; "" the usual reading

	Pool map[string]int // of a sealed format: how many copies a player has of each card, by slug
}

//go:embed formats/*.toml
var formatFiles embed.FS

// formatOrder puts the wide before the narrow.
var formatOrder = []string{"open", "printed", "premiere", "block-1", "block-2", "block-3", "block-4", "sealed"}

// Formats are those that the program carries, the widest first.
var Formats = sync.OnceValue(func() []*Format {
	cat, _ := catalog.Embedded()
	var out []*Format
	for _, key := range formatOrder {
		src, err := formatFiles.ReadFile("formats/" + key + ".toml")
		if err != nil {
			panic(err)
		}
		f, mistakes := ParseFormat("formats/"+key+".toml", string(src), cat)
		if len(mistakes) > 0 {
			panic(mistakes[0].Explain()) // TestFormats reads them all
		}
		out = append(out, f)
	}
	return out
})

// LoadFormats reads a player's own formats, the *.toml files of a folder, in the order of their
// names: one is told by its key from those of the program, and may take the place of one. A
// folder that is not there has none.
func LoadFormats(dir string, cat *catalog.Catalog) (out []*Format, mistakes []Mistake) {
	files, _ := filepath.Glob(filepath.Join(dir, "*.toml"))
	slices.Sort(files)
	for _, file := range files {
		src, err := catalog.ReadFile(file, maxFormatFile)
		if err != nil {
			mistakes = append(mistakes, unreadable(file, err, card.Text{}))
			continue
		}
		f, wrong := ParseFormat(filepath.ToSlash(file), string(src), cat)
		if mistakes = append(mistakes, wrong...); len(wrong) == 0 {
			out = append(out, f)
		}
	}
	return out, mistakes
}

// WithOwn are the formats of the program and a player's own.
func WithOwn(own []*Format) []*Format {
	out := slices.Clone(Formats())
	for _, f := range own {
		if i := slices.IndexFunc(out, func(x *Format) bool { return x.Key == f.Key }); i >= 0 {
			out[i] = f
		} else {
			out = append(out, f)
		}
	}
	return out
}

// FormatOf is the format with a key among those given, or nil; the name in any language
// serves, too, and "" is open play.
func FormatOf(key string, among []*Format) *Format {
	if key == "" {
		key = "open"
	}
	for _, f := range among {
		if f.Key == key || slices.ContainsFunc(f.Name[:], func(n string) bool { return catalog.Fold(n) == catalog.Fold(key) }) {
			return f
		}
	}
	return nil
}

// Standard is open play: virtual and printed cards mix freely (deck.virtual).
var Standard = Format{Key: "open", Size: 60, Outside: 50, Virtual: true}

// Printed is the format of the printed cards alone.
var Printed = Format{Key: "printed", Size: 60, Outside: 50}

// maxFormatFile is larger than any list of cards needs, in bytes.
const maxFormatFile = 1 << 18

// ParseFormat reads the file of a format, and tells all that is wrong in it.
func ParseFormat(name, src string, cat *catalog.Catalog) (*Format, []Mistake) {
	f := &Format{Key: strings.TrimSuffix(name[strings.LastIndexByte(name, '/')+1:], ".toml"), Size: Standard.Size}
	var mistakes []Mistake
	wrong := func(what, mend card.Text) {
		if len(mistakes) < catalog.MaxProblems {
			mistakes = append(mistakes, mistaken(catalog.Problem{File: name}, what, mend))
		}
	}
	if len(src) > maxFormatFile {
		wrong(card.T("this file is too large", "ce fichier est trop grand"), card.Text{})
		return f, mistakes
	}
	var read struct {
		Size, Outside            *int
		Sets, Banned, Restricted []string
		Virtual, Sealed          bool
		Edition                  string
		Name, About              map[string]string
	}
	meta, err := toml.Decode(src, &read)
	if err != nil {
		return f, []Mistake{notTOML(name, err)}
	}
	for _, k := range meta.Undecoded() {
		near := catalog.Nearest(k.String(), formatKeys)
		wrong(card.Say("a format has no %s", "un format n’a pas de %s", quoteKey(k.String())), didYouMean(near))
	}
	f.readNames(read.Name, read.About, wrong)
	f.Sets, f.Virtual, f.Sealed, f.Edition = read.Sets, read.Virtual, read.Sealed, read.Edition
	f.Banned, f.Restricted = read.Banned, read.Restricted
	for _, x := range []struct {
		key  string
		n    *int
		into *int
	}{{"size", read.Size, &f.Size}, {"outside", read.Outside, &f.Outside}} {
		if x.n == nil {
			continue
		}
		if *x.into = *x.n; *x.n < 0 || *x.n > MaxCards {
			wrong(card.Say("%s is a number from 0 to %s", "%s est un nombre de 0 à %s", x.key, MaxCards), card.Text{})
		}
	}
	if f.Edition != "" && f.Edition != game.Newest {
		wrong(card.Say("there is no edition %s", "il n’y a pas d’édition %s", quoteKey(f.Edition)), didYouMean(game.Newest))
	}
	f.known(cat, wrong)
	return f, mistakes
}

// notTOML is the mistake of a file that is no TOML.
func notTOML(name string, err error) Mistake {
	at := catalog.Problem{File: name}
	what, mend := card.T(err.Error(), "« "+err.Error()+" »"), card.Text{}
	if e := (toml.ParseError{}); errors.As(err, &e) {
		at.Line = e.Position.Line
		what, mend = tomlSaid(e.Message)
	}
	return mistaken(at, what, mend)
}

// MaxCards is more than any format asks for.
const MaxCards = 1000

// formatKeys are the keys of the file of a format.
var formatKeys = []string{"name", "about", "size", "outside", "sets", "banned", "restricted", "virtual", "sealed", "edition"}

func quoteKey(s string) string { return "“" + catalog.Brief(s) + "”" }

func didYouMean(near string) card.Text {
	if near == "" {
		return card.Text{}
	}
	return card.Say("did you mean %s?", "vouliez-vous dire %s ?", quoteKey(near))
}

func (f *Format) readNames(name, about map[string]string, wrong func(what, mend card.Text)) {
	for l := range card.Langs {
		f.Name[l], f.About[l] = catalog.Brief(name[l.Code()]), about[l.Code()]
	}
	for l := range card.Langs {
		if f.Name[l] == "" {
			f.Name[l] = f.Name[1-l]
		}
		if f.About[l] == "" {
			f.About[l] = f.About[1-l]
		}
	}
	if f.Name[0] == "" {
		wrong(card.T("this format has no name", "ce format n’a pas de nom"), card.T("[name]\nen = \"...\"", "[name]\nfr = \"…\""))
	}
}

// known tells which sets and cards there are none of.
func (f *Format) known(cat *catalog.Catalog, wrong func(what, mend card.Text)) {
	sets := setsOf(cat)
	for _, s := range f.Sets {
		if !slices.Contains(sets, s) {
			wrong(card.Say("there is no set %s", "il n’y a pas de série %s", quoteKey(s)), didYouMean(catalog.Nearest(s, sets)))
		}
	}
	for _, slug := range slices.Concat(f.Banned, f.Restricted) {
		if cat.Get(slug) == nil {
			near := ""
			if k := cat.ByTitle(cat.NearestTitle(slug), card.Light); k != nil {
				near = k.Slug
			} else if k := cat.ByTitle(cat.NearestTitle(slug), card.Dark); k != nil {
				near = k.Slug
			}
			wrong(card.Say("there is no card %s", "il n’y a pas de carte %s", quoteKey(slug)), didYouMean(near))
		}
	}
}

// setsOf are the sets of a catalog, in the order of print.
func setsOf(cat *catalog.Catalog) (out []string) {
	for _, k := range cat.All() {
		if len(out) == 0 || out[len(out)-1] != k.Set && !slices.Contains(out, k.Set) {
			out = append(out, k.Set)
		}
	}
	return out
}

// A Verdict is what a format says of a deck.
type Verdict struct {
	Format   *Format
	Legal    bool
	Problems []Problem
}

// Matrix asks several formats about a deck.
func Matrix(d *Deck, cat *catalog.Catalog, formats []*Format) []Verdict {
	out := make([]Verdict, len(formats))
	for i, f := range formats {
		f = f.with(d)
		p := f.Legality(d, cat)
		out[i] = Verdict{Format: f, Legal: Legal(p), Problems: p}
	}
	return out
}
