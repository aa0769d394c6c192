package decks

import (
	"encoding/base64"
	"fmt"
	"html"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// A Drawer draws the face of a card for a page: a picture that browsers know, and its kind,
// such as "image/jpeg".
type Drawer func(d *card.Def, l card.Lang) (picture []byte, kind string)

// FacesWriter writes a deck as a page of its cards' faces, to look at and to print. This
// package draws nothing: who can does it with draw, in the language of the page.
func FacesWriter(draw Drawer, l card.Lang) Writer {
	return Writer{Name: "faces", Ext: ".html", What: card.T("a page of the cards' faces, to print", "une page des cartes en images, à imprimer"), Cuts: []Loss{LosesReading},
		text: func(d *Deck, cat *catalog.Catalog) string { return d.page(cat, draw, l) }}
}

const pageHead = `<!DOCTYPE html>
<html lang="%s">
<head>
<meta charset="utf-8">
<title>%s</title>
<style>
body { font: 11pt/1.35 sans-serif; margin: 1.2em auto; max-width: 62em; color: #111 }
h1 { font-size: 18pt; margin: 0 }
h2 { font-size: 11pt; margin: 1em 0 .4em; border-bottom: 1px solid #999; break-after: avoid }
.cards { display: flex; flex-wrap: wrap; gap: .6em; align-items: flex-start }
figure { margin: 0; width: 44mm; break-inside: avoid }
figure.lying { width: 62mm }
img { width: 100%%; display: block; border-radius: 2mm }
figcaption { font-size: 9pt; text-align: center }
.notes { margin-top: 1.2em; white-space: pre-line }
@media print { body { margin: 0 } * { -webkit-print-color-adjust: exact; print-color-adjust: exact } }
</style>
</head>
<body>
<h1>%s</h1>
<p>%s</p>
`

// page is the deck as a page of faces: a picture for each card, and how many copies. Cards that
// the catalog does not know have their name only.
func (d *Deck) page(cat *catalog.Catalog, draw Drawer, l card.Lang) string {
	var b strings.Builder
	name := html.EscapeString(d.Name)
	head := fmt.Sprintf("%s · %s", card.SideNames[d.Side][l], copies(d.Size())[l])
	fmt.Fprintf(&b, pageHead, l.Code(), name, name, html.EscapeString(head))
	for _, outside := range []bool{false, true} {
		for _, g := range d.Groups(cat, outside) {
			kind := kindOf(g)[l]
			if outside {
				kind += card.T(", beside the deck", ", à côté du deck")[l]
			}
			fmt.Fprintf(&b, "<h2>%s (%d)</h2>\n<div class=\"cards\">\n", html.EscapeString(upper(kind)), g.Count)
			for _, e := range g.Cards {
				d.figure(&b, e, cat.Get(e.Slug), draw, l)
			}
			b.WriteString("</div>\n")
		}
	}
	if unknown := d.Unknown(cat); len(unknown) > 0 {
		fmt.Fprintf(&b, "<h2>%s</h2>\n<ul>\n", card.T("Not in the catalog", "Hors du catalogue")[l])
		for _, e := range unknown {
			fmt.Fprintf(&b, "<li>%d× %s</li>\n", e.Count, html.EscapeString(e.name()))
		}
		b.WriteString("</ul>\n")
	}
	for _, t := range []card.Text{d.Plan, d.Notes} {
		if text := Unwrapped(t[l]); text != "" {
			fmt.Fprintf(&b, "<div class=\"notes\">%s</div>\n", html.EscapeString(text))
		}
	}
	return b.String() + "</body>\n</html>\n"
}

// kindOf is what the cards of a group are, in the plural if there are several.
func kindOf(g Group) card.Text {
	if n, ok := gametext.LookupNoun(g.Type.String()); ok && g.Count > 1 {
		return card.T(n.Plural, n.FrPlural)
	}
	return card.TypeNames[g.Type]
}

// figure is a card on the page, with the note that the player wrote on it.
func (d *Deck) figure(b *strings.Builder, e Entry, k *catalog.Card, draw Drawer, l card.Lang) {
	class, title := "", html.EscapeString(k.Title)
	if k.Type == card.Location {
		class = ` class="lying"`
	}
	picture, kind := draw(k.Def, l)
	fmt.Fprintf(b, "<figure%s><img alt=\"%s\" src=\"data:%s;base64,%s\">", class, title, kind, base64.StdEncoding.EncodeToString(picture))
	caption := fmt.Sprintf("%d× %s", e.Count, title)
	if !e.Outside && d.Starts(e.Slug) {
		caption += " · " + card.T("starts", "débute")[l]
	}
	if e.Note != "" {
		caption += "<br>" + html.EscapeString(e.Note)
	}
	fmt.Fprintf(b, "<figcaption>%s</figcaption></figure>\n", caption)
}

// shortLine is a line, in letters, that was not broken because there was no more room.
const shortLine = 60

// Unwrapped joins the lines of each paragraph that were broken for want of room.
func Unwrapped(text string) string {
	paragraphs := strings.Split(strings.TrimSpace(text), "\n\n")
	for i, p := range paragraphs {
		var b strings.Builder
		room := 0
		for line := range strings.Lines(p) {
			line = strings.Join(strings.Fields(line), " ")
			switch {
			case b.Len() == 0:
			case room < shortLine:
				b.WriteByte('\n')
			default:
				b.WriteByte(' ')
			}
			b.WriteString(line)
			room = len([]rune(line))
		}
		paragraphs[i] = b.String()
	}
	return strings.Join(paragraphs, "\n\n")
}

// upper is a heading: its first letter is a capital.
func upper(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}
