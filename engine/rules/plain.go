package rules

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Plain are slugs of cards by side and destiny number of which nothing but that number matters
// when they are drawn: they stand for cards that nobody has seen.
type Plain [card.Sides][game.HighestDestiny + 1]string

// thePlain is what a catalog keeps them under.
type thePlain struct{}

// PlainCards finds them in a catalog.
func PlainCards(cat *catalog.Catalog) *Plain {
	return cat.Kept(thePlain{}, func() any {
		list := &Plain{}
		for side := range card.Sides {
			for n := range list[side] {
				best := -1
				for _, k := range cat.All() {
					if k.Side != side || k.Type == card.Location && n > 0 || k.Num[card.Destiny] != card.Some(card.Whole(n)) || k.Destiny2.Has || !k.Written() {
						continue
					}
					if worth := plainness(k); worth > best && k.Whole() {
						best, list[side][n] = worth, k.Slug
					}
				}
			}
		}
		return list
	}).(*Plain)
}

// plainness is how little a card drawn for destiny would matter otherwise.
func plainness(k *catalog.Card) (n int) {
	if k.Type == card.Interrupt {
		n++
	}
	if !strings.Contains(k.Rules, "destiny") {
		n += 4
	}
	if k.Dots == 0 {
		n += 2
	}
	return n
}
