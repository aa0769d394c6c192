package decks

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// What converters write in a comment for a card that they do not find, and what we add to it for
// one beside the deck.
const (
	notFound       = "Card not found:"
	notFoundBeside = " (beside the deck)"
)

// gempXML reads GEMP's export: one element for each copy. Only the blueprintId
// counts; the title serves cards we do not know. A card that a converter did not find stands in
// a comment, and is one of the deck all the same.
func (im *importer) gempXML(src string) {
	im.out.Format = "GEMP"
	dec := xml.NewDecoder(strings.NewReader(src))
	dec.Strict = false
	reached, line := 0, 1 // bytes accounted for, and the line where they end
	for {
		t, err := dec.Token()
		if err != nil {
			break
		}
		to := min(int(dec.InputOffset()), len(src))
		text := strings.TrimSpace(src[reached:to])
		n := line + strings.Count(src[reached:to], "\n")
		reached, line = to, n
		switch e := t.(type) {
		case xml.StartElement:
			if e.Name.Local != "card" && e.Name.Local != "cardOutsideDeck" {
				im.line(n, text, Heading)
				continue
			}
			r := request{}
			for _, a := range e.Attr {
				switch a.Name.Local {
				case "blueprintId":
					r.number = strings.TrimRight(a.Value, "*^")
				case "title":
					r.title = cleanTitle(a.Value)
				}
			}
			im.card(n, text, 1, e.Name.Local == "cardOutsideDeck", r)
		case xml.Comment:
			if name, lost := strings.CutPrefix(strings.TrimSpace(string(e)), notFound); lost {
				name, outside := strings.CutSuffix(name, notFoundBeside)
				im.card(n, text, 1, outside, request{title: cleanTitle(name)})
				continue
			}
			im.notes = append(im.notes, strings.TrimSpace(string(e)))
			im.line(n, text, Note)
		default:
			if text != "" {
				im.line(n, text, Ignored)
			}
		}
	}
	if rest := strings.TrimSpace(src[reached:]); rest != "" {
		im.line(line, rest, Unknown)
	}
}

var contents = regexp.MustCompile(`^\d+_\d+[*^]*(,\d+_\d+[*^]*)*(\|(\d+_\d+[*^]*(,\d+_\d+[*^]*)*)?)?$`)

func isContents(s string) bool { return contents.MatchString(s) }

// gempContents reads "1_19,1_21|900_1": ids, then ids beside the deck.
func (im *importer) gempContents(src string) {
	im.out.Format = "GEMP"
	deck, outside, _ := strings.Cut(src, "|")
	for i, ids := range []string{deck, outside} {
		for id := range strings.SplitSeq(ids, ",") {
			if id != "" {
				im.card(1, id, 1, i == 1, request{number: strings.TrimRight(id, "*^")})
			}
		}
	}
}

var (
	breaks  = regexp.MustCompile(`(?i)<(br|/h[1-6]|/p|/li|/div|/tr|/title|/ul|li|h[1-6])\b[^<>]*>`)
	tag     = regexp.MustCompile(`<[^>]*>`)
	scripts = regexp.MustCompile(`(?is)<(script|style|head|iframe|object|svg)\b.*?(</(script|style|head|iframe|object|svg)\s*>|$)|<!--.*?(-->|$)`)
	page    = regexp.MustCompile(`(?i)<(!doctype|html|body|script|br|li|p|div|b)\b[^<>]*>`)
)

// gempHTML reads the list that GEMP shows, which players paste in forums.
func (im *importer) gempHTML(src string) {
	im.page(src)
	im.out.Format = "GEMP"
	im.bad(card.Say("GEMP does not list the cards beside the deck here: they are missing", "GEMP ne liste pas ici les cartes à côté du deck : elles manquent"))
}

// page reads a page of HTML as the list that it shows. What does not show, such as a script,
// is neither run nor read.
func (im *importer) page(src string) {
	left := 0
	src = scripts.ReplaceAllStringFunc(src, func(string) string { left++; return "" })
	src = breaks.ReplaceAllString(src, "\n")
	im.list(html.UnescapeString(tag.ReplaceAllString(src, "")))
	n := strings.Count(src, "\n") + 1
	for i := range left {
		im.line(n+i, "<...>", Ignored)
	}
}

// GEMP writes the deck as GEMP's builder does: one element for each copy, by
// category and title, lines ending in CR LF. A card without a number becomes a comment.
func (d *Deck) GEMP(cat *catalog.Catalog) string {
	type element struct {
		category, title, number string
		horizontal, outside     bool
		count                   int
	}
	var all []element
	for _, e := range d.Cards {
		x := element{title: e.Title, number: e.Number, outside: e.Outside, count: e.Count, category: "~"}
		if k := cat.Get(e.Slug); k != nil {
			x.title, x.number, x.category = k.Title, k.Number, k.Type.String()
			x.horizontal = k.Is("site") || k.Type == card.Objective
		}
		all = append(all, x)
	}
	slices.SortStableFunc(all, func(a, b element) int {
		return cmp.Or(cmp.Compare(a.category, b.category), cmp.Compare(a.title, b.title))
	})
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\r\n<deck>\r\n")
	for _, outside := range []bool{false, true} {
		for _, x := range all {
			if x.outside != outside {
				continue
			}
			name := "card"
			if outside {
				name = "cardOutsideDeck"
			}
			for range x.count {
				if x.number == "" {
					beside := ""
					if outside {
						beside = notFoundBeside
					}
					fmt.Fprintf(&b, "    <!-- %s %s%s -->\r\n", notFound, strings.ReplaceAll(x.title, "--", "- -"), beside)
				} else {
					fmt.Fprintf(&b, "    <%s blueprintId=\"%s\" horizontal=\"%t\" title=\"%s\"/>\r\n", name, attr(x.number), x.horizontal, attr(x.title))
				}
			}
		}
	}
	return b.String() + "</deck>\r\n"
}

var attrEscaper = strings.NewReplacer("&", "&amp;", `"`, "&quot;", "<", "&lt;", ">", "&gt;", "\n", "&#10;", "\r", "")

func attr(s string) string { return attrEscaper.Replace(s) }
