package catalog

import (
	"strings"

	"cantina/engine/card"
)

// Squeeze is a title as file names have it: only letters and digits.
func Squeeze(title string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, Fold(title))
}

// BySqueezed returns the first card of a side whose title is squeezed to name, or nil.
func (c *Catalog) BySqueezed(name string, side card.Side) *Card {
	c.squeezing.Do(func() {
		for s := range c.squeezed {
			c.squeezed[s] = make(map[string]*Card, len(c.cards))
		}
		for _, k := range c.cards {
			if name := Squeeze(k.Title); c.squeezed[k.Side][name] == nil {
				c.squeezed[k.Side][name] = k
			}
		}
	})
	return c.squeezed[side][name]
}
