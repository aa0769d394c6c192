package tool

import "slices"

// A trail is how far a game has come that is played round a card that is hard to use: its chances,
// and choices of both players from its start. Later games of the card go along it, or a part of the
// way, and then their own; so what asks for much in turn need not be found at one go.
type trail struct {
	decks uint64 // by what chance the decks are made
	order uint64 // by what chance they are shuffled, and all else
	way   []string
	worth int  // of where it ends
	used  bool // the card is, there
	vain  int  // how many games have gone along it and come no farther
}

// Of a card some trails are kept, each until so many games have come no farther by it: from where it
// ends there may be no way.
const (
	trails  = 6
	vainest = 12
)

// kept are the trails of a list and another one that came farthest: if the card was used on any, those.
// Of games with the same chances there is one, until it has been gone too often in vain.
func kept(list []trail, t trail) []trail {
	if len(t.way) == 0 {
		return list
	}
	for i, x := range list {
		if x.decks != t.decks || x.order != t.order {
			continue
		}
		switch x.vain++; {
		case t.farther(x):
			list[i] = t
		case x.used || x.vain < vainest:
			list[i] = x
		default:
			return slices.Delete(list, i, i+1)
		}
		return list
	}
	list = append(list, t)
	slices.SortStableFunc(list, func(a, b trail) int { return b2i(b.farther(a)) - b2i(a.farther(b)) })
	list = list[:min(len(list), trails)]
	if i := slices.IndexFunc(list, func(x trail) bool { return !x.used }); i > 0 {
		list = list[:i]
	}
	return list
}

// farther tells whether a trail came farther than another.
func (t trail) farther(x trail) bool {
	if t.used || x.used {
		return t.used && !x.used
	}
	return t.worth > x.worth
}
