package decks

import (
	"cmp"
	"fmt"
	"slices"

	"cantina/engine/card"

	"github.com/BurntSushi/toml"
)

// Hardest is the highest rating of a deck by how hard it is to play; 1 is the lowest, 0 is none.
const Hardest = 5

// Graded returns the starter decks, those that are easiest to play first.
func Graded() []*Deck {
	all := Embedded()
	slices.SortStableFunc(all, func(a, b *Deck) int { return cmp.Compare(a.Difficulty, b.Difficulty) })
	return all
}

// Graded says how hard the deck is to play, nothing if it is not rated.
func (d *Deck) Graded() (t card.Text) {
	if d.Difficulty > 0 {
		t = card.Say("difficulty %s of %s", "difficulté %s sur %s", d.Difficulty, Hardest)
	}
	return t
}

// difficulty reads how hard the deck is to play, 0 where the file does not say.
func (p *parser) difficulty(f map[string]any) int {
	v := f["difficulty"]
	n, ok := v.(int64)
	if v == nil || ok && n >= 1 && n <= Hardest {
		return int(n)
	}
	p.key(toml.Key{"difficulty"}, card.Say("%s is no difficulty", "%s n’est pas une difficulté", fmt.Sprint(v)),
		card.Say("write a number from 1, easy to play, to %s, or leave the line out", "écrivez un nombre de 1, facile à jouer, à %s, ou supprimez la ligne", Hardest))
	return 0
}
