package decks

import (
	"regexp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

var countSuffix = regexp.MustCompile(`[\s:]*(\(\d+\)|:\s*\d+|\d+)?[\s:]*$`)

// headings are the words that stand over a group of cards, in every language, folded, without plural.
var headings = func() map[string]bool {
	m := map[string]bool{"card": true, "deck": true, "starting": true, "start": true, "side deck": true, "outside of deck": true, "outside": true,
		"rebel": true, "imperial": true, "alien": true, "droid": true, "site": true, "system": true, "sector": true,
		"starting card": true, "used interrupt": true, "lost interrupt": true, "admiral order": true, "ship": true, "total": true}
	for _, w := range []string{"carte", "depart", "au depart", "carte de depart", "debut", "a cote", "a cote du deck", "hors du deck", "rebelle", "imperial", "droide",
		"systeme", "secteur", "vaisseau", "interruption utilisee", "interruption perdue", "ordre d amiral"} {
		m[w] = true
	}
	for t := range card.Types {
		for _, name := range card.TypeNames[t] {
			m[singular(catalog.Fold(name))] = true
		}
		m[catalog.Fold(t.String())] = true
	}
	return m
}()

// singular takes the mark of the plural off each word: in French all of them have it.
func singular(folded string) string {
	words := strings.Fields(folded)
	for i, w := range words {
		switch stem, aux := strings.CutSuffix(w, "aux"); {
		case aux && !strings.HasSuffix(stem, "e"):
			words[i] = stem + "al"
		case len(w) > 3:
			words[i] = strings.TrimRight(w, "sx")
		}
	}
	return strings.Join(words, " ")
}

// sets are headings only with a count or a colon: "Hoth" alone is a card.
var sets = strings.Split("premiere,a new hope,hoth,dagobah,cloud city,jabbas palace,special edition,endor,death star ii,"+
	"reflections ii,reflections iii,tatooine,coruscant,theed palace", ",")

// isHeading: a type in singular or plural, perhaps with a count: "Locations (9)".
func isHeading(text string) bool {
	bare := text
	if strings.ContainsAny(text[max(0, len(text)-1):], "0123456789):") {
		bare = countSuffix.ReplaceAllString(text, "")
	}
	s := catalog.Fold(bare)
	return headings[s] || headings[strings.TrimSuffix(s, "s")] || headings[strings.TrimSuffix(s, "ies")+"y"] || headings[singular(s)] ||
		bare != text && slices.Contains(sets, s)
}

// isBeside and isStart tell of a heading whether it stands over cards beside the deck, or over those that
// a game starts with.
func isBeside(heading string) bool {
	s := catalog.Fold(heading)
	return strings.HasPrefix(s, "side deck") || strings.Contains(s, "outside") || strings.HasPrefix(s, "a cote") || strings.HasPrefix(s, "hors du deck")
}

func isStart(heading string) bool {
	s := catalog.Fold(heading)
	return strings.HasPrefix(s, "start") || strings.Contains(s, "depart") || strings.HasPrefix(s, "debut")
}

// sideWords name a side, and beside stands nothing but what sideFiller has: "Light Side deck", "Camp : obscur".
var (
	sideWords  = map[string]card.Side{"light": card.Light, "lumineux": card.Light, "lumiere": card.Light, "dark": card.Dark, "obscur": card.Dark, "obscure": card.Dark}
	sideFiller = map[string]bool{"deck": true, "side": true, "cote": true, "camp": true, "du": true, "de": true, "la": true, "force": true}
)

// sideIn is the side that a line says, if it says nothing else.
func sideIn(line string) (side card.Side, ok bool) {
	if len(line) > 40 {
		return 0, false
	}
	words, said := strings.Fields(catalog.Fold(line)), 0
	for _, w := range words {
		if s, is := sideWords[w]; is {
			side, said = s, said+1
		} else if !sideFiller[w] {
			return 0, false
		}
	}
	return side, said == 1 && len(words) > 1
}
