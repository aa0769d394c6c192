package decks

import (
	"regexp"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// Forms of a line that names a card, tried in this order.
var (
	countFirst = regexp.MustCompile(`^(-?\d{1,9})\s*[xX×]?\s+(.+)$`)
	countGlued = regexp.MustCompile(`^(-?\d{1,9})[xX×]\s*(.+)$`)
	countLast  = regexp.MustCompile(`^(.+?)\s+[xX×]\s*(-?\d{1,9})$`)
	tabled     = regexp.MustCompile(`^[^|]*\|([^|]+)\|\s*(-?\d{1,9})$`) // id|name|qty
	field      = regexp.MustCompile(`^(Title|Titre|Nom|Author|Auteur|Date|Rating|Description|Strategy|Stratégie|Notes|Format|Sets?|Séries?|From|Publisher)[\s\x{a0}\x{202f}]*:\s*(.*)$`)
	setSuffix  = regexp.MustCompile(`\s*\[[^\]]*\]\s*$`)
	marks      = regexp.MustCompile(`^[•·*<>\s-]+`)
	altImage   = regexp.MustCompile(`\s*\(AI\)`)
	virtual    = regexp.MustCompile(`\s*\(V\)`)
)

// cleanTitle takes marks of uniqueness and of pictures off; "(V)" stays, last.
func cleanTitle(s string) string {
	s = marks.ReplaceAllString(withoutSet(strings.TrimSpace(s)), "")
	if strings.ContainsRune(s, '(') {
		s = altImage.ReplaceAllString(s, "")
		if virtual.MatchString(s) {
			s = virtual.ReplaceAllString(s, "") + " (V)"
		}
	}
	return strings.TrimSpace(s)
}

// list reads a list as people and other programs write them: swccgdb, Holodeck's
// text, GEMP's pasted list, forum posts, or free-hand.
func (im *importer) list(src string) {
	im.out.Format = "list"
	n, cards, outside, starts, notes, named := 0, 0, false, false, false, false
	for line := range strings.Lines(src) {
		n++
		text := strings.TrimSpace(line)
		low := strings.ToLower(text)
		f := field.FindStringSubmatch(text)
		side, sided := sideIn(text)
		switch {
		case text == "" && !notes:
			im.line(n, line, Ignored)
		case f != nil && (f[1] == "Strategy" || f[1] == "Stratégie" || f[1] == "Notes") || strings.HasPrefix(low, "strategy:") || strings.HasPrefix(low, "notes:"):
			notes = true
			im.notes = append(im.notes, strings.TrimSpace(f2(f)))
			im.line(n, line, Note)
		case notes:
			im.notes = append(im.notes, text)
			im.line(n, line, Note)
		case strings.HasPrefix(low, "side:"):
			if s, ok := card.SideOf(strings.TrimSpace(low[len("side:"):])); ok {
				im.side(s)
				im.out.Format = "swccgdb"
			}
			im.line(n, line, Heading)
		case f != nil:
			if f[1] == "Title" || f[1] == "Titre" || f[1] == "Nom" {
				im.out.Deck.Name, named = catalog.Brief(f[2]), true
			} else if f[1] != "Set" && f[1] != "Sets" && f[1] != "Série" && f[1] != "Séries" {
				im.notes = append(im.notes, text)
				im.line(n, line, Note)
				continue
			}
			im.line(n, line, Heading)
		case low == "deck:" || low == "cards:" || low == "cartes:":
			im.line(n, line, Heading)
		case isHeading(text):
			outside, starts = isBeside(text), isStart(text)
			im.line(n, line, Heading)
		case sided:
			im.side(side)
			im.line(n, line, Heading)
		case cards == 0 && !named && !hasCount(text) && !im.cardLike(text):
			im.out.Deck.Name, named = catalog.Brief(text), true // the first line that is no card names the deck
			im.line(n, line, Heading)
		default:
			title, count := countOf(text)
			if count != 1 && im.cardLike(text) { // a title that begins with a number
				title, count = text, 1
			}
			cards++
			im.counted(n, line, count, outside, request{title: cleanTitle(title), set: setOf(title), start: starts})
		}
	}
}

// withoutSet takes the set in brackets off the end of a title.
func withoutSet(s string) string {
	if !strings.ContainsRune(s, '[') { // hardly any title has one, and the search is dear
		return s
	}
	return setSuffix.ReplaceAllString(s, "")
}

// setOf is the set in brackets at the end of a title, as a folder would be called.
func setOf(title string) string { return folder(strings.ToLower(setSuffix.FindString(title))) }

func f2(f []string) string {
	if len(f) > 2 {
		return f[2]
	}
	return ""
}

// cardLike tells whether a line without a count is exactly a card's title.
func (im *importer) cardLike(text string) bool {
	title := cleanTitle(text)
	_, known := im.cat.Spelt(title)
	return known || im.cat.ByTitle(title, card.Light) != nil || im.cat.ByTitle(title, card.Dark) != nil
}

func hasCount(text string) bool {
	title, _ := countOf(text)
	return title != text
}

// countOf splits a line into a title and a count; 1 without one.
func countOf(text string) (title string, count int) {
	if m := tabled.FindStringSubmatch(text); m != nil {
		return m[1], number(m[2])
	}
	for _, form := range []*regexp.Regexp{countGlued, countFirst} {
		if m := form.FindStringSubmatch(text); m != nil {
			return m[2], number(m[1])
		}
	}
	if m := countLast.FindStringSubmatch(withoutSet(text)); m != nil {
		return m[1], number(m[2])
	}
	return text, 1
}

func number(s string) int {
	n, _ := strconv.Atoi(s) // of nine digits at the most
	return n
}
