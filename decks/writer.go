package decks

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Writer is a way to write a deck for another program, or for people.
type Writer struct {
	Name string    // the word for it in commands, such as "gemp"
	Ext  string    // of its files, with the dot
	What card.Text // what it is
	Cuts []Loss    // what it cannot say
	text func(*Deck, *catalog.Catalog) string
}

// A Loss is something of a deck that a format cannot say.
type Loss uint8

const (
	LosesName     Loss = iota // the deck is called as its file is
	LosesStart                // what the game starts with
	LosesBeside               // which cards are kept beside the deck: they are in it
	LosesUnknown              // cards that the catalog does not know and that have no number
	LosesSpelling             // how such cards are spelt
	LosesNumbers              // the numbers of cards that the catalog does not know
	LosesWords                // plan, tags, piles, notes to cards, the name of the format, the pool
	LosesNotes                // the notes to the deck
	LosesReading              // no program reads it
)

// lossTexts say what is lost.
var lossTexts = [...]card.Text{
	LosesName:     card.T("the name of the deck: it is called as its file is", "le nom du deck : il s’appelle comme son fichier"),
	LosesStart:    card.T("what the game starts with", "ce par quoi la partie commence"),
	LosesBeside:   card.T("which cards are kept beside the deck", "quelles cartes sont gardées à côté du deck"),
	LosesUnknown:  card.T("cards that are not in the catalog and have no number", "les cartes qui ne sont pas au catalogue et n’ont pas de numéro"),
	LosesSpelling: card.T("the spelling of cards that are not in the catalog", "l’orthographe des cartes qui ne sont pas au catalogue"),
	LosesNumbers:  card.T("the numbers of cards that are not in the catalog", "les numéros des cartes qui ne sont pas au catalogue"),
	LosesWords:    card.T("plan, tags, piles, notes to cards, the name of the format and a sealed deck's pool", "le plan, les étiquettes, les piles, les notes aux cartes, le nom du format et la réserve de tirage d’un deck scellé"),
	LosesNotes:    card.T("the notes", "les notes"),
	LosesReading:  card.T("its way back (the page is to be looked at and printed, and no program reads it)", "la possibilité d’être relu (la page est faite pour être regardée et imprimée, aucun programme ne la lit)"),
}

// Writers are all formats that decks are written in.
var Writers = []Writer{
	{"toml", ".toml", card.T("a deck file of Cantina", "un fichier de deck de Cantina"), nil, (*Deck).TOML},
	{"gemp", ".txt", card.T("the export of GEMP's deck builder", "l’export du constructeur de decks de GEMP"),
		[]Loss{LosesName, LosesStart, LosesWords, LosesNotes}, (*Deck).GEMP},
	{"contents", ".txt", card.T("GEMP's line of numbers", "la ligne de numéros de GEMP"),
		[]Loss{LosesName, LosesStart, LosesUnknown, LosesSpelling, LosesWords, LosesNotes}, (*Deck).Contents},
	{"holodeck", ".htd", card.T("a deck of Holodeck and Holotable", "un deck de Holodeck et Holotable"),
		[]Loss{LosesName, LosesBeside, LosesSpelling, LosesNumbers, LosesWords, LosesNotes}, (*Deck).Holodeck},
	{"swccgdb", ".txt", card.T("the text of swccgdb, which most programs read", "le texte de swccgdb, que la plupart des programmes lisent"),
		[]Loss{LosesStart, LosesNumbers, LosesWords}, (*Deck).Text},
	{"html", ".html", card.T("a list to print", "une liste à imprimer"),
		[]Loss{LosesStart, LosesNumbers, LosesWords}, (*Deck).HTML},
}

// WriterNamed is the format of a name, or the first with such an ending of a file, or nil.
func WriterNamed(name string, among []Writer) *Writer {
	i := slices.IndexFunc(among, func(f Writer) bool { return f.Name == name || f.Ext == name })
	if i < 0 {
		return nil
	}
	return &among[i]
}

// WriterNames are the words for formats.
func WriterNames(among []Writer) []string {
	names := make([]string, len(among))
	for i, f := range among {
		names[i] = f.Name
	}
	return names
}

// Write writes a deck, and says what of it is lost by that.
func (f *Writer) Write(d *Deck, cat *catalog.Catalog) (text string, lost []card.Text) {
	return f.text(d, cat), f.Losses(d, cat)
}

// Losses says what of a deck is lost where it is written so.
func (f *Writer) Losses(d *Deck, cat *catalog.Catalog) (lost []card.Text) {
	for _, l := range f.Cuts {
		if d.has(l, cat) {
			lost = append(lost, lossTexts[l])
		}
	}
	return lost
}

// has tells whether the deck has what such a loss is about.
func (d *Deck) has(l Loss, cat *catalog.Catalog) bool {
	unknown := d.Unknown(cat)
	switch l {
	case LosesName:
		return d.Name != ""
	case LosesStart:
		return d.Starting != card.Starting{}
	case LosesBeside:
		return slices.ContainsFunc(d.Cards, func(e Entry) bool {
			k := cat.Get(e.Slug)
			return e.Outside && (k == nil || k.Type != card.DefensiveShield)
		})
	case LosesUnknown:
		return slices.ContainsFunc(unknown, func(e Entry) bool { return e.Number == "" })
	case LosesSpelling:
		return len(unknown) > 0
	case LosesNumbers:
		return slices.ContainsFunc(unknown, func(e Entry) bool { return e.Number != "" })
	case LosesReading:
		return true
	case LosesNotes:
		return d.Notes != card.Text{}
	}
	return d.Format != "" || d.Pool != nil || len(d.Tags) > 0 || d.Difficulty > 0 || d.Plan != (card.Text{}) ||
		slices.ContainsFunc(d.Cards, func(e Entry) bool { return len(e.Tags) > 0 || e.Note != "" })
}

// Contents writes the deck as GEMP keeps it: the numbers of its cards, a card as often as
// there are copies, and behind "|" those beside it.
func (d *Deck) Contents(cat *catalog.Catalog) string {
	var parts [2][]string
	for _, e := range d.Cards {
		number, i := e.Number, 0
		if k := cat.Get(e.Slug); k != nil {
			number = k.Number
		}
		if e.Outside {
			i = 1
		}
		for range e.Count {
			if number != "" {
				parts[i] = append(parts[i], number)
			}
		}
	}
	return strings.Join(parts[0], ",") + "|" + strings.Join(parts[1], ",") + "\n"
}

// Holodeck writes the deck as Holodeck and Holotable do (version 2): the path of the picture
// of each card, and how many; a starting card has two more numbers.
func (d *Deck) Holodeck(cat *catalog.Catalog) string {
	var b strings.Builder
	back := "imp"
	if d.Side == card.Light {
		back = "reb"
	}
	fmt.Fprintf(&b, "ver 2\r\nback %s.gif\r\n", back)
	line := func(path string, n int, starts bool) {
		fmt.Fprintf(&b, "card \"%s\" %d", path, n)
		if starts {
			b.WriteString(" 1 1")
		}
		b.WriteString("\r\n")
	}
	for _, outside := range []bool{false, true} {
		for _, g := range d.Groups(cat, outside) {
			for _, e := range g.Cards {
				line(holoPath(cat.Get(e.Slug)), e.Count, !outside && slices.Contains([]string{d.Start, d.Effect, d.Interrupt}, e.Slug))
			}
		}
	}
	for _, e := range d.Unknown(cat) {
		name := catalog.Squeeze(e.name())
		if name == "" {
			name = "card"
		}
		line(fmt.Sprintf("/starwars/Unknown-%s/t_%s", card.SideNames[d.Side][card.English], name), e.Count, false)
	}
	return b.String()
}

// holoPath is where Holodeck has the picture of a card.
func holoPath(k *catalog.Card) string {
	front, reverse, two := strings.Cut(k.Title, " / ")
	path := fmt.Sprintf("/starwars/%s-%s/t_%s", folder(k.Set), card.SideNames[k.Side][card.English], catalog.Squeeze(front))
	if two {
		path = fmt.Sprintf("/TWOSIDED%s/%s", path, catalog.Squeeze(reverse))
	}
	return path
}

// folder is a set as the names of folders have it: only its letters and digits.
func folder(set string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, set)
}

// HTML writes the deck as a page to print, two columns of it; whatever a name holds is text.
func (d *Deck) HTML(cat *catalog.Catalog) string {
	var b strings.Builder
	name := html.EscapeString(d.Name)
	fmt.Fprintf(&b, `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>%s</title>
<style>
body { font: 11pt/1.35 Georgia, serif; max-width: 46em; margin: 2em auto; color: #111 }
h1 { font-size: 18pt; margin: 0 }
h2 { font-size: 11pt; margin: .8em 0 .1em; border-bottom: 1px solid #999; break-after: avoid }
ul { list-style: none; margin: 0; padding: 0 }
.cards { columns: 2; column-gap: 2.5em }
.notes { margin-top: 1.2em; white-space: pre-line }
</style>
</head>
<body>
<h1>%s</h1>
<p>Side: %s</p>
<p>Total: %d</p>
<div class="cards">
`, name, name, card.SideNames[d.Side][card.English], d.Size())
	group := func(head string, items []string) {
		fmt.Fprintf(&b, "<h2>%s</h2>\n<ul>\n", head)
		for _, i := range items {
			fmt.Fprintf(&b, "<li>%s</li>\n", html.EscapeString(i))
		}
		b.WriteString("</ul>\n")
	}
	d.eachGroup(cat, group)
	b.WriteString("</div>\n")
	if n := strings.TrimSpace(d.Notes[card.English]); n != "" {
		fmt.Fprintf(&b, "<div class=\"notes\"><h2>Notes:</h2>\n%s</div>\n", html.EscapeString(n))
	}
	return b.String() + "</body>\n</html>\n"
}

// eachGroup says the deck group by group, with a heading and a line for each card.
func (d *Deck) eachGroup(cat *catalog.Catalog, say func(head string, lines []string)) {
	for _, outside := range []bool{false, true} {
		var beside []string
		for _, g := range d.Groups(cat, outside) {
			var lines []string
			for _, e := range g.Cards {
				lines = append(lines, fmt.Sprintf("%dx %s [%s]", e.Count, cat.Get(e.Slug).Title, cat.Get(e.Slug).Set))
			}
			if outside {
				beside = append(beside, lines...)
			} else {
				say(fmt.Sprintf("%s (%d)", heading(g), g.Count), lines)
			}
		}
		var unknown []string
		for _, e := range d.Unknown(cat) {
			if e.Outside == outside {
				unknown = append(unknown, fmt.Sprintf("%dx %s", e.Count, oneLine(e.name())))
			}
		}
		if beside = append(beside, unknown...); outside && len(beside) > 0 {
			say("Outside of deck", beside)
		} else if !outside && len(unknown) > 0 {
			say("Cards", unknown)
		}
	}
}

// oneLine is a name without the line breaks that would make two of it.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
