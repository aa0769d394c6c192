package decks

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Status says what became of a line of an imported deck.
type Status uint8

const (
	Ignored Status = iota // empty, or a form of the file that means nothing to a deck
	Heading               // a heading, the deck's name, its side
	Note                  // kept in the deck's notes
	Matched               // a card of the catalog
	Guessed               // written otherwise than the card we took it for: to be confirmed
	Unknown               // kept as a placeholder
)

// StatusNames are the words for what became of a line.
var StatusNames = [...]card.Text{
	card.T("ignored", "ignorée"), card.T("heading", "titre"), card.T("note", "note"), card.T("matched", "reconnue"),
	card.T("guessed", "devinée"), card.T("unknown", "inconnue"),
}

func (s Status) String() string { return StatusNames[s][card.English] }

// A Line is a line of an imported deck (an element, where a format has no lines):
// every one of them is accounted for.
type Line struct {
	N      int // line of the source, from 1
	Text   string
	Status Status
	Entry  Entry
}

// An Imported is what Import read.
type Imported struct {
	Format string // "GEMP", "Holotable", "swccgdb", "list", "Cantina"
	Deck   *Deck
	Lines  []Line
}

// Count is how many lines have a status.
func (i *Imported) Count(s Status) int {
	n := 0
	for _, l := range i.Lines {
		if l.Status == s {
			n++
		}
	}
	return n
}

// Import reads a deck that another program wrote, or a person. The format is found
// by itself. Name is the file's name, for decks that carry none. It never fails:
// what it does not understand is among the lines.
func Import(name, src string, cat *catalog.Catalog) *Imported {
	im := &importer{cat: cat, out: &Imported{Deck: &Deck{Name: baseName(name)}}}
	if len(src) > catalog.MaxDeckFile {
		im.line(1, fmt.Sprintf("(%d KB: larger than any deck)", len(src)>>10), Unknown)
		return im.out
	}
	src = decodeText(src)
	trimmed := strings.TrimSpace(src)
	switch {
	case strings.Contains(src, "blueprintId"):
		im.gempXML(src)
	case strings.HasPrefix(trimmed, "ver 2") || strings.Contains(src, `card "/`) || strings.HasPrefix(trimmed, "back "):
		im.holotable(src)
	case strings.Contains(src, "<b>Deck:</b>"):
		im.gempHTML(src)
	case isContents(trimmed):
		im.gempContents(trimmed)
	case strings.Contains(src, "\n[cards]") || strings.HasPrefix(src, "[cards]"):
		im.own(name, src)
	default:
		im.list(src)
	}
	im.settle()
	return im.out
}

// baseName is a file's name up to its first dot.
func baseName(path string) string {
	name := path[strings.LastIndexAny(path, `/\`)+1:]
	name, _, _ = strings.Cut(name, ".")
	return name
}

// An importer collects lines; which card a title means is settled at the end,
// when the side is known.
type importer struct {
	cat   *catalog.Catalog
	out   *Imported
	found []request // by index of line
	sided bool      // the source said the side
	notes []string

	matched map[sought]answer
}

// A sought is what match was asked, an answer what it said: imported decks repeat cards.
type (
	sought struct {
		title, number, file string
		side                card.Side
	}
	answer struct {
		k    *catalog.Card
		sure bool
	}
)

// A request is a card as a line names it.
type request struct {
	line   int // index in out.Lines
	title  string
	number string
	file   string // title squeezed together, as in file names
	start  bool
}

func (im *importer) line(n int, text string, s Status) {
	im.out.Lines = append(im.out.Lines, Line{N: n, Text: catalog.Brief(strings.TrimRight(text, "\r\n")), Status: s})
}

func (im *importer) card(n int, text string, count int, outside bool, r request) {
	r.line = len(im.out.Lines)
	im.line(n, text, Unknown)
	if len(im.found) >= MaxEntries {
		return // said to be unknown, and no part of the deck
	}
	r.title, r.number = catalog.Brief(r.title), catalog.Brief(r.number)
	im.out.Lines[r.line].Entry = Entry{Count: count, Outside: outside, Title: r.title, Number: r.number}
	im.found = append(im.found, r)
}

func (im *importer) side(s card.Side) { im.out.Deck.Side, im.sided = s, true }

// settle finds the cards: first by exact name, which votes for the side, then for
// that side.
func (im *importer) settle() {
	d := im.out.Deck
	if !im.sided {
		votes := [card.Sides]int{}
		for _, r := range im.found {
			var on [card.Sides]bool
			for s := range card.Sides {
				k, _ := im.match(r, s)
				on[s] = k != nil && k.Side == s
			}
			if on[card.Dark] != on[card.Light] {
				if on[card.Light] {
					votes[card.Light] += im.out.Lines[r.line].Entry.Count
				} else {
					votes[card.Dark] += im.out.Lines[r.line].Entry.Count
				}
			}
		}
		if votes[card.Light] > votes[card.Dark] {
			d.Side = card.Light
		}
	}
	for _, r := range im.found {
		l := &im.out.Lines[r.line]
		if k, sure := im.match(r, d.Side); k != nil {
			l.Status = Guessed
			if sure {
				l.Status = Matched
			}
			l.Entry.Slug, l.Entry.Title, l.Entry.Number = k.Slug, "", ""
			if r.start {
				startWith(d, k)
			}
		} else if l.Entry.Title == "" {
			l.Entry.Title = catalog.Brief(r.number + r.file)
		}
		d.Add(l.Entry, l.Entry.Count)
	}
	if len(im.notes) > 0 {
		d.Notes[card.English] = strings.TrimSpace(strings.Join(im.notes, "\n"))
	}
}

// startWith notes a starting card as what its type makes it (start.kinds).
func startWith(d *Deck, k *catalog.Card) {
	var into *string
	switch {
	case k.Type == card.Location || k.Type == card.Objective:
		into = &d.Start
	case k.Type == card.Effect && k.Is("starting"):
		into = &d.Effect
	case k.Type == card.Interrupt && k.Is("starting"):
		into = &d.Interrupt
	}
	if into != nil && *into == "" {
		*into = k.Slug
	}
}

// match finds the card of a request, first on a side; sure is false for a guess.
// A title that the printed game has but the catalog does not is never guessed to
// be another card.
func (im *importer) match(r request, side card.Side) (k *catalog.Card, sure bool) {
	key := sought{r.title, r.number, r.file, side}
	a, ok := im.matched[key]
	if !ok {
		a.k, a.sure = im.search(r, side)
		if im.matched == nil {
			im.matched = map[sought]answer{}
		}
		im.matched[key] = a
	}
	return a.k, a.sure
}

func (im *importer) search(r request, side card.Side) (k *catalog.Card, sure bool) {
	if k := im.cat.ByNumber(r.number); k != nil {
		return k, true
	}
	if r.file != "" {
		for _, s := range []card.Side{side, side.Other()} {
			if k := im.cat.BySqueezed(r.file, s); k != nil {
				return k, true
			}
		}
	}
	title := r.title
	if title == "" || strings.HasSuffix(title, "(V)") { // a virtual card is another card (deck.virtual)
		return nil, false
	}
	names := []string{title}
	if front, back, ok := strings.Cut(title, " / "); ok {
		names = append(names, front, back)
	}
	for _, n := range names {
		if k := lookup(im.cat, side, n, ""); k != nil {
			return k, true
		}
	}
	if _, known := im.cat.Spelt(title); known {
		return nil, false
	}
	if near := im.cat.NearestTitle(title); near != "" {
		return lookup(im.cat, side, near, ""), false
	}
	return nil, false
}

// own reads a file of ours.
func (im *importer) own(name, src string) {
	im.out.Format = "Cantina"
	d, problems := Parse(name, src)
	wrong := map[int]bool{}
	for _, p := range problems {
		wrong[p.Line] = true
	}
	n := 0
	for line := range strings.Lines(src) {
		n++
		switch key, _, found := strings.Cut(line, "="); {
		case wrong[n]:
			im.line(n, line, Unknown)
		case found && im.cat.Get(strings.TrimSpace(key)) != nil:
			im.line(n, line, Matched)
		case strings.TrimSpace(line) == "":
			im.line(n, line, Ignored)
		default:
			im.line(n, line, Heading)
		}
	}
	d.Resolve(im.cat)
	im.out.Deck, im.sided = d, true
}
