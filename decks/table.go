package decks

import (
	"encoding/json"
	"encoding/xml"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// octgn reads a deck of OCTGN (.o8d): cards by name, in sections. The ids in the wild are
// those of other games, and mean nothing.
func (im *importer) octgn(src string) {
	im.out.Format = "OCTGN"
	dec := xml.NewDecoder(strings.NewReader(src))
	dec.Strict = false
	reached, line := 0, 1
	outside := false
	var now *request // the card that the reader stands in
	count, begun := 1, ""
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
			if e.Name.Local != "card" {
				if e.Name.Local == "section" {
					name := strings.ToLower(attrOf(e, "name"))
					outside = strings.Contains(name, "outside") || strings.Contains(name, "side deck") || strings.Contains(name, "shield")
				}
				im.line(n, text, Heading)
				continue
			}
			now, begun, count = &request{}, text, 1
			if qty, err := strconv.Atoi(attrOf(e, "qty")); err == nil {
				count = qty
			}
		case xml.CharData:
			if now != nil {
				now.title += cleanTitle(string(e))
			} else if text != "" {
				im.line(n, text, Ignored)
			}
		case xml.EndElement:
			if now == nil || e.Name.Local != "card" {
				im.line(n, text, Ignored)
				continue
			}
			im.counted(n, begun+now.title+text, count, outside, *now)
			now = nil
		default:
			if text != "" {
				im.line(n, text, Ignored)
			}
		}
	}
	if rest := strings.TrimSpace(begun + src[reached:]); now != nil || strings.TrimSpace(src[reached:]) != "" {
		im.line(line, rest, Unknown)
	}
}

// counted is a card with a number of copies that may be any.
func (im *importer) counted(n int, text string, count int, outside bool, r request) {
	if count, ok := im.copies(n, count); ok && r.title+r.number+r.file != "" {
		im.card(n, text, count, outside, r)
		return
	}
	im.line(n, text, Unknown)
}

func attrOf(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// A ttsObject is an object of Tabletop Simulator: a card, or a heap of them.
type ttsObject struct {
	Name, Nickname   string
	ObjectStates     []ttsObject
	ContainedObjects []ttsObject
}

// tabletop reads a saved object of Tabletop Simulator: a card each, by its nickname.
func (im *importer) tabletop(src string) {
	im.out.Format = "Tabletop Simulator"
	var root ttsObject
	if err := json.Unmarshal([]byte(src), &root); err != nil {
		im.bad(card.Say("the file cannot be read: %s", "le fichier ne peut pas être lu : %s", err))
		im.line(1, src, Unknown)
		return
	}
	n := 0
	var walk func(o ttsObject, outside bool)
	walk = func(o ttsObject, outside bool) {
		n++
		all := append(o.ObjectStates, o.ContainedObjects...)
		low := strings.ToLower(o.Nickname)
		switch {
		case len(all) > 0 || strings.HasPrefix(o.Name, "Deck"):
			outside = outside || strings.Contains(low, "shield") || strings.Contains(low, "outside")
			im.line(n, strings.TrimSpace(o.Name+" "+o.Nickname), Heading)
		case strings.TrimSpace(o.Nickname) == "":
			im.line(n, o.Name, Ignored)
		default:
			im.card(n, o.Nickname, 1, outside, request{title: cleanTitle(o.Nickname)})
		}
		for _, c := range all {
			walk(c, outside)
		}
	}
	walk(root, false)
}

// tooLarge says that a source is larger than any deck.
func (im *importer) tooLarge(size int) {
	im.bad(card.Say("the file has %s KB: no deck has more than %s KB, and nothing of it was read", "le fichier fait %s Ko : aucun deck ne dépasse %s Ko, et rien n’en a été lu", size>>10, catalog.MaxDeckFile>>10))
	im.line(1, "", Unknown)
}
