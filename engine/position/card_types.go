package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A CardType is what the icon in the upper left corner of a card shows: its category, but
// characters have several (type.type).
type CardType struct {
	Name card.Text
	of   card.Type
	kind string // of a character
}

// CardTypes are all card types, those of characters first.
var CardTypes = cardTypes()

func cardTypes() (list []CardType) {
	for _, c := range []struct{ kind, en, fr string }{
		{"alien", "alien", "alien"}, {"dark jedi master", "Dark Jedi Master", "maître Jedi obscur"}, {"droid", "droid", "droïde"},
		{"imperial", "Imperial", "Impérial"}, {"jedi master", "Jedi Master", "maître Jedi"}, {"rebel", "Rebel", "rebelle"},
		{"republic", "Republic", "République"}, {"sith", "Sith", "Sith"},
	} {
		list = append(list, CardType{card.T(c.en, c.fr), card.Character, c.kind})
	}
	for t := range card.Types {
		if t != card.Character {
			list = append(list, CardType{card.TypeNames[t], t, ""})
		}
	}
	return list
}

// Is tells whether a card is of the type; one with several icons is of each.
func (t *CardType) Is(d *card.Def) bool { return d.Type == t.of && (t.kind == "" || d.Is(t.kind)) }

func init() {
	Post(func(_ *Compiler, x gametext.OfThatType) Matcher {
		return func(c *Context, id game.CardID) bool {
			if x.Ref > len(c.Bound) || !c.Bound[x.Ref-1].Set {
				return false
			}
			return CardTypes[c.Bound[x.Ref-1].N.Int()].Is(c.P.Def(id))
		}
	})
}
