package tool

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Kept finds the text of a kept deck by its name, where there is a database; ok is false if
// there is none of that name.
type Kept func(name string) (text string, ok bool, err error)

// deckVerbs are the words that follow deck.
var deckVerbs = map[string]func(e *env, do *deckLine) int{
	"check": (*env).deckCheck, "show": (*env).deckShow, "stats": (*env).deckStats, "convert": (*env).deckConvert, "diff": (*env).deckDiff,
}

// A deckLine is what the words behind deck say.
type deckLine struct {
	names []string
	lang  card.Lang
	as    string // the format to write
	force bool
}

// deck does with decks what the word behind it says.
func deck(e *env, args []string) int {
	f := e.flags()
	code := f.String("lang", "en", "language: en or fr")
	do := &deckLine{}
	f.StringVar(&do.as, "as", "", "the format that convert writes: "+strings.Join(decks.WriterNames(e.writers(card.English)), ", "))
	f.BoolVar(&do.force, "force", false, "write over a file that is there")
	rest, status, stop := e.parse(f, args)
	if stop {
		return status
	}
	lang, good := e.lang(*code)
	if !good {
		return usage
	}
	if len(rest) == 0 || deckVerbs[rest[0]] == nil {
		return e.bad("say one of: deck %s; the program carries: %v", strings.Join(slices.Sorted(maps.Keys(deckVerbs)), ", deck "), decks.EmbeddedNames())
	}
	if do.names, do.lang = rest[1:], lang; len(do.names) == 0 {
		return e.bad("which deck? the program carries: %v", decks.EmbeddedNames())
	}
	return deckVerbs[rest[0]](e, do)
}

// writers are the formats that decks can be written in.
func (e *env) writers(l card.Lang) []decks.Writer {
	if e.win.Writers == nil {
		return decks.Writers
	}
	return e.win.Writers(l)
}

// loadDeck reads a starter deck, a kept one by its name, or a file, of ours or another
// program's.
func (e *env) loadDeck(name string) (*decks.Deck, []catalog.Problem) {
	if slices.Contains(decks.EmbeddedNames(), name) {
		d, mistakes := decks.LoadFile(name)
		return d, decks.English(mistakes)
	}
	if _, err := os.Stat(name); err != nil && e.win.Kept != nil && !strings.ContainsAny(name, `/\`) {
		text, ok, err := e.win.Kept(name)
		if err != nil {
			return nil, []catalog.Problem{catalog.Unreadable(name, err, "close the window of Cantina, or give the path of a deck file")}
		}
		if ok {
			d, mistakes := decks.Parse(name, text)
			return d, decks.English(mistakes)
		}
	}
	if filepath.Ext(name) == ".toml" || filepath.Ext(name) == "" {
		d, mistakes := decks.LoadFile(name)
		return d, decks.English(mistakes)
	}
	data, err := catalog.ReadFile(name, catalog.MaxDeckFile)
	if err != nil {
		return nil, []catalog.Problem{catalog.Unreadable(name, err, "give the path of a deck file; a deck has a few kilobytes")}
	}
	im := decks.Import(filepath.Base(name), string(data), e.catalog())
	for _, p := range im.Problems {
		fmt.Fprintf(e.errw, "%s: %s\n", name, p[card.English])
	}
	return im.Deck, nil
}

// load reads a deck and tells what is wrong with its file.
func (e *env) load(name string) (*decks.Deck, bool) {
	d, problems := e.loadDeck(name)
	for _, p := range problems {
		fmt.Fprint(e.out, p.Explain())
	}
	return d, d != nil && len(problems) == 0
}

func (e *env) deckCheck(do *deckLine) int {
	n := 0
	for _, name := range do.names {
		d, problems := e.loadDeck(name)
		for _, p := range problems {
			n++
			fmt.Fprint(e.out, p.Explain())
		}
		if d == nil {
			continue
		}
		n += e.deckProblems(name, d, do.lang)
	}
	if n > 0 {
		fmt.Fprintf(e.out, "deck: %s\n", card.Count(n, card.T("problem", "problème"), card.T("problems", "problèmes"))[do.lang])
		return finding
	}
	fmt.Fprintln(e.out, card.T("deck: legal", "deck : conforme")[do.lang])
	return fine
}

// deckProblems prints what the format of a deck finds wrong with it, a line each, and under it
// what would mend it; it returns how many problems keep the deck from being played.
func (e *env) deckProblems(name string, d *decks.Deck, l card.Lang) (n int) {
	f := decks.FormatFor(d, decks.Formats())
	fmt.Fprintf(e.out, "%s\n", card.Say("%s: format: %s", "%s : format : %s", name, decks.FormatNamed(f)[l])[l])
	for _, p := range f.Legality(d, e.catalog()) {
		word := card.T("problem", "problème")
		if p.Warning {
			word = card.T("advice", "conseil")
		} else {
			n++
		}
		fmt.Fprintf(e.out, "%s\n", card.Say("%s: %s: %s: %s", "%s : %s : %s : %s", name, word, p.Rule, p.Text)[l])
		for _, m := range p.Mends {
			fmt.Fprintf(e.out, "    %s\n", card.Say("mend: %s", "remède : %s", m.Text)[l])
		}
	}
	return n
}

// deckShow prints a deck: its head, its cards by type, what it says of itself.
func (e *env) deckShow(do *deckLine) int {
	bad := false
	for _, name := range do.names {
		d, ok := e.load(name)
		if bad = bad || !ok; d == nil {
			continue
		}
		e.printDeck(d, do.lang)
	}
	return b2i(bad)
}

func (e *env) printDeck(d *decks.Deck, l card.Lang) {
	cat := e.catalog()
	fmt.Fprintf(e.out, "%s · %s · %d\n", d.Name, card.SideNames[d.Side][l], d.Size())
	about := slices.DeleteFunc([]string{d.Graded()[l], d.Format, strings.Join(d.Tags, ", ")}, func(s string) bool { return s == "" })
	if len(about) > 0 {
		fmt.Fprintln(e.out, strings.Join(about, "  "))
	}
	mark := map[string]string{}
	for _, slug := range d.Brought(cat) {
		mark[slug] = " +"
	}
	for _, slug := range []string{d.Opening(cat), d.Effect, d.Interrupt} {
		mark[slug] = " *"
	}
	for _, outside := range []bool{false, true} {
		for _, g := range d.Groups(cat, outside) {
			beside := ""
			if outside {
				beside = card.T(", beside the deck", ", à côté du deck")[l]
			}
			fmt.Fprintf(e.out, "\n%s (%d%s)\n", card.TypeNames[g.Type][l], g.Count, beside)
			for _, en := range g.Cards {
				k, note := cat.Get(en.Slug), ""
				if en.Note != "" {
					note = "  – " + oneLine(en.Note)
				}
				if len(en.Tags) > 0 {
					note += "  [" + strings.Join(en.Tags, ", ") + "]"
				}
				fmt.Fprintf(e.out, "%2d  %s%s%s\n", en.Count, k.Title, mark[map[bool]string{true: "-", false: en.Slug}[outside]], note)
			}
		}
	}
	if us := d.Unknown(cat); len(us) > 0 {
		fmt.Fprintf(e.out, "\n%s\n", card.T("not in the catalog", "hors du catalogue")[l])
		for _, en := range us {
			fmt.Fprintf(e.out, "%2d  %s %s\n", en.Count, en.Slug+en.Title, en.Number)
		}
	}
	for _, t := range []card.Text{d.Plan, d.Notes} {
		if text := strings.TrimSpace(t[l]); text != "" {
			fmt.Fprintf(e.out, "\n%s\n", text)
		}
	}
}

// oneLine is a text without line breaks.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// deckStats prints the numbers of decks, each with what was counted.
func (e *env) deckStats(do *deckLine) int {
	bad := false
	for _, name := range do.names {
		d, ok := e.load(name)
		if bad = bad || !ok; d == nil {
			continue
		}
		fmt.Fprintf(e.out, "%s · %s · %d\n", d.Name, card.SideNames[d.Side][do.lang], d.Size())
		for _, f := range decks.Figures(d, e.catalog()) {
			fmt.Fprintf(e.out, "%-52s %7s   %s\n", f.Name[do.lang], strconv.FormatFloat(f.Value, 'f', 2, 64), f.Counted[do.lang])
		}
	}
	return b2i(bad)
}

// deckConvert writes a deck in another format, by the ending of the file or as -as says, and
// tells what is lost by it.
func (e *env) deckConvert(do *deckLine) int {
	if len(do.names) != 2 {
		return e.bad("deck convert FROM TO: expected two names, got %d", len(do.names))
	}
	from, to := do.names[0], do.names[1]
	as := do.as
	if as == "" {
		if as = strings.ToLower(filepath.Ext(to)); as == ".txt" {
			as = "swccgdb"
		}
	}
	writers := e.writers(do.lang)
	w := decks.WriterNamed(as, writers)
	if w == nil {
		return e.bad("%q is no format to write; -as is one of: %s", as, strings.Join(decks.WriterNames(writers), ", "))
	}
	d, ok := e.load(from)
	if d == nil || !ok {
		return finding
	}
	text, lost := w.Write(d, e.catalog())
	flags := os.O_CREATE | os.O_WRONLY | os.O_EXCL
	if do.force {
		flags = os.O_CREATE | os.O_WRONLY | os.O_TRUNC
	}
	if to == "-" {
		fmt.Fprint(e.out, text)
	} else if err := writeTo(to, flags, text); err != nil {
		fmt.Fprintf(e.errw, "deck: %v\n", err)
		if os.IsExist(err) {
			fmt.Fprintln(e.errw, "give another name, or -force to write over it")
		}
		return finding
	}
	for _, l := range lost {
		fmt.Fprintln(e.errw, card.Say("%s does not keep %s", "%s ne garde pas : %s", w.Name, l)[do.lang])
	}
	return fine
}

func writeTo(file string, flags int, text string) error {
	f, err := os.OpenFile(file, flags, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// deckDiff prints what the second of two decks has more and less than the first.
func (e *env) deckDiff(do *deckLine) int {
	if len(do.names) != 2 {
		return e.bad("deck diff A B: expected two decks, got %d", len(do.names))
	}
	var both [2]*decks.Deck
	for i, name := range do.names {
		d, ok := e.load(name)
		if d == nil || !ok {
			return finding
		}
		both[i] = d
	}
	lines := deckDifference(both[0], both[1], e.catalog(), do.lang)
	for _, l := range lines {
		fmt.Fprintln(e.out, l)
	}
	if len(lines) == 0 {
		fmt.Fprintln(e.out, card.T("deck: the same cards", "deck : les mêmes cartes")[do.lang])
	}
	return b2i(len(lines) > 0)
}

// deckDifference is a line for each card of which two decks have another number.
func deckDifference(a, b *decks.Deck, cat *catalog.Catalog, l card.Lang) (lines []string) {
	type what struct {
		name    string
		outside bool
	}
	count := map[what]int{}
	for i, d := range []*decks.Deck{a, b} {
		for _, e := range d.Cards {
			w := what{e.Title, e.Outside}
			if k := cat.Get(e.Slug); k != nil {
				w.name = k.Title + " (" + k.Set + ")"
			} else if e.Slug != "" {
				w.name = e.Slug
			}
			count[w] += e.Count * (2*i - 1)
		}
	}
	all := slices.SortedFunc(maps.Keys(count), func(x, y what) int { return strings.Compare(x.name, y.name) + 2*(b2i(x.outside)-b2i(y.outside)) })
	for _, w := range all {
		if n := count[w]; n != 0 {
			beside := ""
			if w.outside {
				beside = card.T(", beside the deck", ", à côté du deck")[l]
			}
			lines = append(lines, fmt.Sprintf("%+3d  %s%s", n, w.name, beside))
		}
	}
	title := func(slug string) string {
		switch k := cat.Get(slug); {
		case k != nil:
			return k.Title
		case slug == "":
			return card.T("nothing", "rien")[l]
		}
		return slug
	}
	for _, x := range [][2]string{{a.Start, b.Start}, {a.Effect, b.Effect}, {a.Interrupt, b.Interrupt}} {
		if x[0] != x[1] {
			lines = append(lines, card.Say("start: %s -> %s", "début : %s -> %s", title(x[0]), title(x[1]))[l])
		}
	}
	return lines
}
