package catalog

import (
	"slices"
	"strings"
	"sync"

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
	face := func(title, kind string, but gametext.Facing) *card.Def {
		d := *k.Def
		d.Title, d.Front, d.Back = title, nil, nil
		d.Kinds = append(slices.Clone(d.Kinds), kind)
		d.Says = sync.OnceValue(func() card.Lines { return k.faceLines(kind, but) })
		return &d
	}
	k.Front, k.Back = face(front, "front", gametext.BackSide), face(back, "back", gametext.FrontSide)
	for s, n := range num {
		if n.Has {
			k.Back.Num[s] = n
		}
	}
}

// faceLines are the lines of a side: all but those of the other.
func (k *Card) faceLines(kind string, but gametext.Facing) (lines card.Lines) {
	if !k.Written() {
		return card.Lines{{Unwritten[0]}, {Unwritten[1]}}
	}
	for _, c := range k.Clauses() {
		heads := slices.Clone(c.Heads)
		if slices.Contains(heads, gametext.Head(gametext.Sided{Side: but})) ||
			kind == "back" && slices.Contains(heads, gametext.Head(gametext.AsFunction{As: gametext.Starting})) {
			continue
		}
		c.Heads = slices.DeleteFunc(heads, func(h gametext.Head) bool {
			s, ok := h.(gametext.Sided)
			return ok && s.Side >= gametext.FrontSide
		})
		for l := range card.Langs {
			lines[l] = append(lines[l], gametext.Sentence(c, l))
		}
	}
	return lines
}
