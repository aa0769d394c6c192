package app

import (
	"fmt"
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

// A shelf is the decks that can be chosen for one side: the starter decks of the program, the
// simplest first, then the kept ones, the one changed last first.
type shelf struct {
	decks  []*decks.Deck
	shown  []string // their names; the second of a name has a number
	broken []error  // kept decks and files of the player's that are no good decks
}

// deckDir is where decks lie that may be taken in.
func deckDir() string {
	dir, err := store.DataDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "decks")
}

// deckFiles are the files that lie there.
func deckFiles() []string {
	files, _ := filepath.Glob(filepath.Join(deckDir(), "*.toml"))
	slices.Sort(files)
	return files
}

// shelves finds all decks; without a store, the starter decks.
func shelves(st *store.Store) (both [card.Sides]shelf) {
	for _, d := range decks.Graded() {
		both[d.Side].put(d)
	}
	if st == nil {
		return both
	}
	kept, err := st.Decks()
	if err != nil {
		both[card.Dark].broken = append(both[card.Dark].broken, err)
	}
	for _, sum := range kept {
		d, err := keptDeck(st, sum)
		if err != nil {
			both[sum.Side].broken = append(both[sum.Side].broken, err)
			continue
		}
		both[d.Side].put(d)
	}
	for _, file := range deckFiles() {
		d, problems := decks.LoadFile(file)
		side := card.Dark
		if d != nil {
			side = d.Side
		}
		for _, p := range problems {
			both[side].broken = append(both[side].broken, p)
		}
	}
	return both
}

// keptDeck reads the newest version of a kept deck.
func keptDeck(st *store.Store, sum store.DeckSummary) (*decks.Deck, error) {
	v, err := st.Deck(sum.ID)
	if err != nil {
		return nil, err
	}
	d, problems := decks.Parse(sum.Name, v.Text)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	return d, nil
}

// put puts a deck on the shelf.
func (s *shelf) put(d *decks.Deck) {
	name := d.Name
	for n := 2; slices.Contains(s.shown, name); n++ {
		name = fmt.Sprintf("%s (%d)", d.Name, n)
	}
	s.decks, s.shown = append(s.decks, d), append(s.shown, name)
}

// names are the names of the decks.
func (s shelf) names() []string { return s.shown }

// called is the deck of a name, or the first, or nil, and the name that it is shown under.
func (s shelf) called(name string) (*decks.Deck, string) {
	i := max(0, slices.Index(s.shown, name))
	if i >= len(s.decks) {
		return nil, ""
	}
	return s.decks[i], s.shown[i]
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

// listed is the cards of a deck by type, a line for each type, and those beside it.
func listed(d *decks.Deck, cat *catalog.Catalog) string {
	var lines []string
	for _, outside := range []bool{false, true} {
		for i, g := range d.Groups(cat, outside) {
			if outside && i == 0 {
				lines = append(lines, say.T("app.setup.beside"))
			}
			cards := make([]string, len(g.Cards))
			for i, e := range g.Cards {
				if cards[i] = cat.Get(e.Slug).Title; e.Count > 1 {
					cards[i] = fmt.Sprintf("%d× %s", e.Count, cards[i])
				}
			}
			name := []rune(card.TypeNames[g.Type][say.Lang()])
			lines = append(lines, say.T("app.setup.colon", strings.ToUpper(string(name[:1]))+string(name[1:]), g.Count, strings.Join(cards, ", ")))
		}
	}
	return strings.Join(lines, "\n")
}
