package catalog

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"cantina/assets"
	"cantina/engine/card"

	"github.com/BurntSushi/toml"
)

// Embedded returns the catalog that the program carries. It is read once.
var Embedded = sync.OnceValues(func() (*Catalog, []Problem) { return load(true, assets.Cards) })

// EmbeddedWith returns the catalog of the program with the cards of fsys besides.
func EmbeddedWith(fsys fs.FS) (*Catalog, []Problem) { return load(true, assets.Cards, fsys) }

// Load reads the facts of every *.toml file of the file systems, the later ones after
// the earlier. The catalog is never nil; the problems are those of the facts of all
// files, in the order of files and lines. Catalog.Problems has those of the texts, too.
func Load(all ...fs.FS) (*Catalog, []Problem) { return load(false, all...) }

// With returns a catalog of these cards and those of more file systems; the problems are
// those of the further ones.
func (c *Catalog) With(all ...fs.FS) (*Catalog, []Problem) {
	l := loading{Catalog: &Catalog{own: c.own, cards: slices.Clone(c.cards)}}
	return l.files(all)
}

// WithText returns a catalog of these cards and those of the text of a file.
func (c *Catalog) WithText(path, src string) (*Catalog, []Problem) {
	l := loading{Catalog: &Catalog{own: c.own, cards: slices.Clone(c.cards)}}
	l.file(path, src)
	return l.ready()
}

// A file is the text of a file of cards.
type file struct{ path, src string }

// Rewritten returns the catalog with other texts of some cards: those of the text of a
// file, which are known by their slugs and have the titles and numbers they had. Nothing
// else is read again.
func (c *Catalog) Rewritten(path, src string) *Catalog {
	d := &Catalog{cards: slices.Clone(c.cards), bySlug: c.bySlug, byNum: c.byNum, byTitle: c.byTitle, titles: c.titles,
		known: c.known, names: c.names, folded: c.folded, runes: c.runes, bags: c.bags, base: c, rewrite: file{path, src}}
	cards, problems := readFile(path, src)
	for _, k := range cards {
		d.cards[d.bySlug[k.Slug]] = k
		problems = append(problems, k.wrong...)
	}
	d.problems = problems
	d.prepare(map[string]string{path: src})
	return d
}

// Base is the catalog of which this one has some cards rewritten, and what makes the same
// of it again; nil if it has none.
func (c *Catalog) Base() (*Catalog, func(*Catalog) *Catalog) {
	return c.base, func(of *Catalog) *Catalog { return of.Rewritten(c.rewrite.path, c.rewrite.src) }
}

func load(own bool, all ...fs.FS) (*Catalog, []Problem) {
	l := loading{Catalog: &Catalog{own: own}}
	return l.files(all)
}

// A loading is a catalog to which cards are added.
type loading struct {
	*Catalog
	source map[string]string
	wrong  []Problem // with files; cards keep their own
}

// files reads every *.toml file.
func (l *loading) files(all []fs.FS) (*Catalog, []Problem) {
	for _, fsys := range all {
		fs.WalkDir(fsys, ".", func(path string, e fs.DirEntry, err error) error {
			if err == nil && (e.IsDir() || !strings.HasSuffix(path, ".toml")) {
				return nil
			}
			var data []byte
			if err == nil {
				data, err = readIn(fsys, path, MaxCardFile)
			}
			if err != nil {
				l.wrong = append(l.wrong, Unreadable(path, err, ""))
				return nil
			}
			l.file(path, string(data))
			return nil
		})
	}
	return l.ready()
}

// file reads the cards of a file.
func (l *loading) file(path, src string) {
	if l.source == nil {
		l.source = map[string]string{}
	}
	if p, large := TooLarge(path, src, MaxCardFile); large {
		l.wrong = append(l.wrong, p)
		return
	}
	l.source[path] = src
	cards, problems := readFile(path, src)
	l.cards = append(l.cards, cards...)
	l.wrong = append(l.wrong, problems...)
}

// ready is the catalog, when all cards are there.
func (l *loading) ready() (*Catalog, []Problem) {
	c, problems := l.Catalog, l.wrong
	c.cards = unrepeated(c.cards, l.source, &problems)
	c.index()
	c.prepare(l.source)
	for _, k := range c.cards {
		if k.catalog == c {
			problems = append(problems, k.wrong...)
		}
	}
	c.problems = inOrder(problems)
	return c, c.problems
}

// inOrder sorts problems by files and lines.
func inOrder(problems []Problem) []Problem {
	slices.SortStableFunc(problems, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return problems
}

// readFile reads the facts of every card of a file.
func readFile(path, src string) ([]*Card, []Problem) {
	head, blocks := split(src)
	set, problems := readHead(path, src, &head)
	if len(blocks) > maxCards {
		at := blocks[maxCards].header
		problems = append(problems, NewProblem(path, src, at, 1, fmt.Sprintf("a file has no more than %d cards", maxCards), "the others are not read; make a second file of them"))
		blocks = blocks[:maxCards]
	}
	cards := make([]*Card, len(blocks))
	each(len(blocks), func(i int) { cards[i] = readCard(path, src, set, &blocks[i]) })
	return cards, problems
}

// readHead reads what stands before the first card: the name of the set.
func readHead(path, src string, head *block) (string, []Problem) {
	if at, msg, fits := TOMLBounds(src[:head.end], maxHeadKeys); !fits {
		return "", []Problem{NewProblem(path, src, at, 1, msg[card.English], `the only key before the cards is "set"`)}
	}
	set := struct{ Set string }{}
	md, err := toml.Decode(src[:head.end], &set)
	switch {
	case err != nil:
		return "", []Problem{syntax(path, src, 0, err)}
	case set.Set == "":
		return "", []Problem{NewProblem(path, src, 0, 1, "the file does not say its set", `begin with a line such as set = "Premiere"`)}
	}
	var problems []Problem
	for _, k := range md.Undecoded() {
		at, _ := head.find(k[0])
		problems = append(problems, NewProblem(path, src, at.at, len(k[0]), fmt.Sprintf("nothing is called %q here", Brief(k.String())), `the only key before the cards is "set"`))
	}
	return set.Set, problems
}

// each calls f for 0 to n-1, on all processors.
func each(n int, f func(int)) {
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := w; i < n; i += workers {
				f(i)
			}
		}()
	}
	wg.Wait()
}

// maxKeys is more than a card can have, maxHeadKeys more than stand before the first one.
const (
	maxKeys     = 1000
	maxHeadKeys = 20
)

// problem is a mistake in the card, at a byte of its file.
func (k *Card) problem(src string, at, width int, msg, help string) Problem {
	return newProblem(k.File, src, k.header, k.Line, at, width, msg, help)
}

var slugForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// readCard reads one card's facts.
func readCard(path, src, set string, b *block) *Card {
	k := &Card{Def: &card.Def{Slug: b.slug, Set: set}, File: path, Line: b.line, header: b.header}
	r := &reader{Card: k, src: src, b: b}
	if rules, ok := b.find("rules"); ok {
		k.rulesAt = rules.text
	}
	if !slugForm.MatchString(b.slug) {
		r.problem("this is no name for a card", "write the title in small letters joined by hyphens: [card.luke-skywalker]")
	}
	if b.end-b.start > maxCard {
		k.wrong = append(k.wrong, k.problem(src, b.header, 1, "this card is "+larger(maxCard), "no card needs to be that large"))
		k.Title = Brief(b.slug)
		return k
	}
	table, ok := decodeQuick(src[b.start:b.end])
	if at, msg, fits := TOMLBounds(src[b.start:b.end], maxKeys); !ok && !fits {
		k.wrong = append(k.wrong, k.problem(src, b.start+at, 1, msg[card.English], "a card needs no more than a few levels and keys"))
		k.Title = b.slug
		return k
	}
	if !ok {
		if _, err := toml.Decode(src[b.start:b.end], &table); err != nil {
			k.wrong = append(k.wrong, syntax(path, src, b.start, err))
			k.Title = b.slug
			return k
		}
	}
	for _, f := range fields {
		if v, ok := table[f.name]; ok {
			r.key = f.name
			f.read(r, v)
			delete(table, f.name)
		}
	}
	for _, name := range sortedKeys(table) {
		r.key = name
		r.problem(fmt.Sprintf("a card has no key %q", Brief(name)), guess(Brief(name), fieldNames()))
	}
	r.check()
	return k
}

// syntax is a mistake in the TOML of a part of src that begins at base.
func syntax(path, src string, base int, err error) Problem {
	var pe toml.ParseError
	if errors.As(err, &pe) {
		return NewProblem(path, src, base+pe.Position.Start, pe.Position.Len, Brief(pe.Message),
			"the rest of this card is not read; text of several lines stands between ''' and '''")
	}
	return NewProblem(path, src, base, 1, Brief(strings.TrimPrefix(err.Error(), "toml: ")), "")
}

// unrepeated leaves out the second card of a slug, unless it comes from another file and
// is written, and the first is not: then it takes the place of the first.
func unrepeated(cards []*Card, source map[string]string, problems *[]Problem) []*Card {
	at := map[string]int{}
	var out []*Card
	for _, k := range cards {
		i, twice := at[k.Slug]
		switch {
		case !twice:
			at[k.Slug] = len(out)
			out = append(out, k)
		case out[i].File != k.File && !out[i].Written() && k.Written():
			out[i] = k
		default:
			first, src := out[i], source[k.File]
			*problems = append(*problems, NewProblem(k.File, src, k.header, len(cardHeader)+len(k.Slug)+1,
				fmt.Sprintf("there is a card %q already", Brief(k.Slug)),
				fmt.Sprintf("the first is at %s:%d; end one name in -light or -dark", first.File, first.Line)))
		}
	}
	return out
}

// order sorts by set, then by number, then by slug.
func order(a, b *Card) int {
	as, an, aok := NumberParts(a.Number)
	bs, bn, bok := NumberParts(b.Number)
	if aok != bok {
		return cmp.Compare(b2i(bok), b2i(aok))
	}
	return cmp.Or(cmp.Compare(as, bs), cmp.Compare(an, bn), cmp.Compare(a.Slug, b.Slug))
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// NumberParts splits "1_19" into set and number.
func NumberParts(s string) (set, n int, ok bool) {
	a, b, found := strings.Cut(s, "_")
	set, err1 := strconv.Atoi(a)
	n, err2 := strconv.Atoi(b)
	return set, n, found && err1 == nil && err2 == nil
}
