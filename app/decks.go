package app

import (
	"path/filepath"
	"slices"
	"strings"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// A shelf is the decks that can be chosen for one side: the starter decks of the
// program, then the player's own.
type shelf struct {
	decks  []*decks.Deck
	broken []decks.Mistake // files of the player's that are no good decks
}

// deckDir is where a player's own decks lie.
func deckDir() string {
	dir, err := store.DataDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "decks")
}

// deckFiles are the files of the player's own decks.
func deckFiles() []string {
	files, _ := filepath.Glob(filepath.Join(deckDir(), "*.toml"))
	slices.Sort(files)
	return files
}

// shelves finds all decks.
func shelves() (both [card.Sides]shelf) {
	for _, d := range decks.Embedded() {
		both[d.Side].decks = append(both[d.Side].decks, d)
	}
	for _, file := range deckFiles() {
		d, problems := decks.LoadFile(file)
		if len(problems) > 0 {
			side := card.Dark
			if d != nil {
				side = d.Side
			}
			both[side].broken = append(both[side].broken, problems...)
			continue
		}
		both[d.Side].decks = append(both[d.Side].decks, d)
	}
	return both
}

// names are the names of the decks.
func (s shelf) names() []string {
	out := make([]string, len(s.decks))
	for i, d := range s.decks {
		out[i] = d.Name
	}
	return out
}

// called is the deck of a name, or the first, or nil.
func (s shelf) called(name string) *decks.Deck {
	for _, d := range s.decks {
		if d.Name == name {
			return d
		}
	}
	if len(s.decks) > 0 {
		return s.decks[0]
	}
	return nil
}

// found is everything that is wrong with a deck, a line each: what keeps it from being
// played, and what its player should know before.
func found(d *decks.Deck, cat *catalog.Catalog) (bad, advice string) {
	var lines [2][]string
	for _, p := range decks.Legality(d, cat) {
		k := 0
		if p.Warning {
			k = 1
		}
		lines[k] = append(lines[k], "• "+p.Text[say.Lang()]+" ("+widgets.RuleTitle(p.Rule, say.Lang())+")")
	}
	return strings.Join(lines[0], "\n"), strings.Join(lines[1], "\n")
}
