package catalog

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// faceBreak stands between the titles of the two sides of a double-sided card.
const faceBreak = " / "

// faces makes the two sides of a double-sided card into cards of their own
// (type.double-sided). What says no side holds whichever is up: it stands on both,
// but for what is done at the start (objective.clauses).
func (k *Card) faces() {
	front, back, ok := strings.Cut(k.Title, faceBreak)
	if k.Back == nil || !ok {
		k.Back = nil
		return
	}
	num := k.Back.Num
	face := func(title, kind string, but gametext.Head) *card.Def {
		d := *k.Def
		d.Title, d.Front, d.Back, d.Text = title, nil, nil, [card.Langs][]string{}
		d.Kinds = append(slices.Clone(d.Kinds), kind)
		for _, c := range k.Clauses {
			heads := slices.Clone(c.Heads)
			if slices.Contains(heads, but) || kind == "back" && slices.Contains(heads, gametext.Head(gametext.StartingFunction{})) {
				continue
			}
			c.Heads = slices.DeleteFunc(heads, func(h gametext.Head) bool {
				return h == gametext.Head(gametext.FrontSide{}) || h == gametext.Head(gametext.BackSide{})
			})
			for l := range card.Langs {
				d.Text[l] = append(d.Text[l], gametext.Sentence(c, l))
			}
		}
		return &d
	}
	k.Front, k.Back = face(front, "front", gametext.BackSide{}), face(back, "back", gametext.FrontSide{})
	for s, n := range num {
		if n.Has {
			k.Back.Num[s] = n
		}
	}
}
