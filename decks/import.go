package decks

import (
	"cmp"
	"strconv"
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
	Format   string // "GEMP", "Holotable", "swccgdb", "OCTGN", "Tabletop Simulator", "list", "Cantina"; "" for nothing that can be read
	Deck     *Deck
	Lines    []Line
	Problems []card.Text // what is to be known before it is saved
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
		im.tooLarge(len(src))
		return im.out
	}
	src = Decode(src)
	trimmed := strings.TrimSpace(src)
	switch {
	case isBinary(src):
		im.bad(card.Say("this is no text, and no deck: nothing of it was read", "ce n’est ni un texte ni un deck : rien n’en a été lu"))
		im.line(1, "", Unknown)
		return im.out
	case strings.Contains(src, "blueprintId"):
		im.gempXML(src)
	case strings.Contains(src, "<deck game=") || strings.Contains(src, "<section name="):
		im.octgn(src)
	case strings.HasPrefix(trimmed, "{") && (strings.Contains(src, `"ObjectStates"`) || strings.Contains(src, `"ContainedObjects"`)):
		im.tabletop(src)
	case strings.HasPrefix(trimmed, "ver 2") || strings.Contains(src, `card "/`) || strings.HasPrefix(trimmed, "back "):
		im.holotable(src)
	case strings.Contains(src, "<b>Deck:</b>"):
		im.gempHTML(src)
	case page.MatchString(src):
		im.page(src)
	case isContents(trimmed):
		im.gempContents(trimmed)
	case strings.Contains(src, "\n[cards]") || strings.HasPrefix(src, "[cards]"):
		im.own(name, src)
	default:
		im.list(src)
	}
	im.settle()
	im.sides()
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
	full  bool // more lines name cards than a deck may have

	matched   map[sought]answer
	printings map[printed]*catalog.Card
	long      map[printed][]*catalog.Card // by titles without what stands in brackets behind
	sites     map[printed][]*catalog.Card // locations by what stands behind their system
}

// A printed is a card by its title, its set and its side.
type printed struct {
	title, set string
	side       card.Side
}

// A sought is what match was asked, an answer what it said: imported decks repeat cards.
type (
	sought struct {
		request
		side card.Side
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
	front  string // of a card with two sides: the first of its titles, squeezed
	set    string // as a folder is called, in small letters; "" if it is not said
	start  bool
}

func (im *importer) line(n int, text string, s Status) {
	im.out.Lines = append(im.out.Lines, Line{N: n, Text: catalog.Brief(strings.TrimRight(text, "\r\n")), Status: s})
}

func (im *importer) card(n int, text string, count int, outside bool, r request) {
	r.line = len(im.out.Lines)
	im.line(n, text, Unknown)
	if len(im.found) >= MaxEntries {
		if !im.full {
			im.bad(card.Say("more than %s lines name cards: the rest is left out", "plus de %s lignes nomment des cartes : le reste est laissé de côté", MaxEntries))
		}
		im.full = true
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
		k, sure := im.match(r, d.Side)
		if k != nil {
			l.Status = Guessed
			if sure {
				l.Status = Matched
			}
			l.Entry.Slug, l.Entry.Title, l.Entry.Number = k.Slug, "", ""
			if r.start {
				startWith(d, k)
			}
		} else if l.Entry.Title == "" {
			l.Entry.Title = catalog.Brief(r.number + cmp.Or(r.front, r.file))
		}
		if im.out.Format == "Holotable" || im.out.Format == "OCTGN" || im.out.Format == "Tabletop Simulator" {
			l.Entry.Outside = l.Entry.Outside || k != nil && k.Type == card.DefensiveShield // these have no word for beside (deck.shields)
		}
		im.take(l)
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
	if into != nil && (*into == "" || k.Type == card.Objective) { // it takes the place of the starting location (start.kinds)
		*into = k.Slug
	}
}

// match finds the card of a request, first on a side; sure is false for a guess.
// A title that the printed game has but the catalog does not is never guessed to
// be another card.
func (im *importer) match(r request, side card.Side) (k *catalog.Card, sure bool) {
	key := sought{r, side}
	key.line, key.start = 0, false
	a, ok := im.matched[key]
	if !ok {
		a.k, a.sure = im.search(r, side)
		a.k = im.printing(a.k, r.set)
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
			for _, file := range []string{r.file, r.front} {
				if k := im.cat.BySqueezed(file, s); k != nil && file != "" {
					return k, true
				}
			}
		}
	}
	title := r.title
	if title == "" && r.file != "" { // the name of the card's picture is all that there is
		if near := im.cat.NearestTitle(cmp.Or(r.front, r.file)); near != "" {
			return lookup(im.cat, side, near, ""), false
		}
	}
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
	if k := im.shortened(title, side); k != nil {
		return k, false
	}
	if _, known := im.cat.Spelt(title); known {
		return nil, false
	}
	if k := im.site(title, side); k != nil {
		return k, false
	}
	if near := im.cat.NearestTitle(title); near != "" {
		return lookup(im.cat, side, near, ""), false
	}
	return nil, false
}

// site is the only location on a side that is called so behind its system: people write "Dune Sea" for
// "Tatooine: Dune Sea". It is nil if several are.
func (im *importer) site(title string, side card.Side) *catalog.Card {
	if im.sites == nil {
		im.sites = map[printed][]*catalog.Card{}
		for _, k := range im.cat.All() {
			if _, short, more := strings.Cut(k.Unmarked(), ": "); more && k.Type == card.Location && !k.Virtual() {
				key := printed{title: catalog.Fold(short), side: k.Side}
				im.sites[key] = append(im.sites[key], k)
			}
		}
	}
	if all := im.sites[printed{title: catalog.Fold(title), side: side}]; len(all) == 1 {
		return all[0]
	}
	return nil
}

// shortened is the only card on a side whose title goes on in brackets behind another: people
// write "C-3PO" for "C-3PO (See-Threepio)". It is nil if several do.
func (im *importer) shortened(title string, side card.Side) *catalog.Card {
	if im.long == nil {
		im.long = map[printed][]*catalog.Card{}
		for _, k := range im.cat.All() {
			if short, _, more := strings.Cut(k.Unmarked(), " ("); more && !k.Virtual() {
				key := printed{title: catalog.Fold(short), side: k.Side}
				im.long[key] = append(im.long[key], k)
			}
		}
	}
	if all := im.long[printed{title: catalog.Fold(title), side: side}]; len(all) == 1 {
		return all[0]
	}
	return nil
}

// printing is the card of the same title that a set has, if it is another one.
func (im *importer) printing(k *catalog.Card, set string) *catalog.Card {
	if k == nil || set == "" || folder(strings.ToLower(k.Set)) == set {
		return k
	}
	if im.printings == nil {
		im.printings = map[printed]*catalog.Card{}
		for _, k := range im.cat.All() {
			im.printings[printed{catalog.Fold(k.Title), folder(strings.ToLower(k.Set)), k.Side}] = k
		}
	}
	if other := im.printings[printed{catalog.Fold(k.Title), set, k.Side}]; other != nil {
		return other
	}
	return k
}

// own reads a file of ours.
func (im *importer) own(name, src string) {
	im.out.Format = "Cantina"
	d, problems := Parse(name, src)
	wrong := map[int]bool{}
	for _, p := range problems {
		wrong[p.Line] = true
		im.bad(p.Said())
	}
	said := im.ownCards(d)
	n, table := 0, ""
	for line := range strings.Lines(src) {
		n++
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "["); ok {
			table, _, _ = strings.Cut(name, "]")
		}
		key, _, found := strings.Cut(line, "=")
		key = strings.TrimSpace(key)
		if bare, err := strconv.Unquote(key); err == nil {
			key = bare
		}
		e, is := said[table+"\x00"+key]
		switch {
		case wrong[n]:
			im.line(n, line, Unknown)
		case found && is && e.Slug == "":
			im.line(n, line, Unknown)
			im.out.Lines[len(im.out.Lines)-1].Entry = e
		case found && is:
			im.line(n, line, Matched)
			im.out.Lines[len(im.out.Lines)-1].Entry = e
		case strings.TrimSpace(line) == "":
			im.line(n, line, Ignored)
		default:
			im.line(n, line, Heading)
		}
	}
	d.Resolve(im.cat)
	im.out.Deck, im.sided = d, true
}

// ownCards are the cards of a file of ours, by the table and the key under which it names them. One that the catalog
// does not know has a title and no slug.
func (im *importer) ownCards(d *Deck) map[string]Entry {
	out := map[string]Entry{}
	for _, e := range d.Cards {
		table, key := "cards", e.Slug
		switch {
		case e.Slug == "":
			table, key = "unknown", e.Title
		case e.Outside:
			table = "outside"
		}
		entry := Entry{Slug: e.Slug, Title: e.Title, Number: e.Number, Count: e.Count, Outside: e.Outside}
		if k := im.cat.Get(e.Slug); k != nil {
			entry.Title = ""
		} else if k := lookup(im.cat, d.Side, e.Title, e.Number); k != nil && e.Slug == "" { // known by now
			entry.Slug, entry.Title, entry.Number = k.Slug, "", ""
		} else if e.Slug != "" {
			entry.Slug, entry.Title = "", e.Slug
		}
		out[table+"\x00"+key] = entry
	}
	return out
}

// Form is what the format that was read is called: the names of programs are names, a plain
// list is a word.
func (im *Imported) Form() card.Text {
	if im.Format == "list" {
		return card.T("list", "liste")
	}
	return card.T(im.Format, im.Format)
}
