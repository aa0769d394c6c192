package rules

import (
	"iter"

	"cantina/engine/game"
)

// An index is what can be derived from a state and is asked for all the time: the
// cards in play, and which kinds of modifier are among them. It is made anew when
// the state's clock, which counts every change of place, has moved.
type index struct {
	state *game.State
	clock int32
	cards []game.CardID           // on table or in the row, by id
	kinds bitset                  // bits of the modKinds of their texts
	by    [modKinds][]game.CardID // those whose texts have a modifier of the kind
}

// inPlay lists the cards on table and in the row, active or not.
func (g *Game) inPlay() []game.CardID {
	if g.index.state != g.S || g.index.clock != g.S.Clock {
		list := make([]game.CardID, 0, 64)
		g.index.kinds = bitset{}
		n := 0
		for i := 1; i < len(g.S.Cards); i++ {
			if z := g.S.Cards[i].Zone; z == game.Table || z == game.Row {
				list = append(list, game.CardID(i))
				kinds := &g.cards[g.S.Cards[i].Def].kinds
				g.index.kinds.join(kinds)
				n += kinds.len()
			}
		}
		all := make([]game.CardID, 0, n) // never written again: somebody may be ranging over it
		for k := range g.index.by {
			from := len(all)
			for _, id := range list {
				if g.cards[g.S.Cards[id].Def].kinds.has(k) {
					all = append(all, id)
				}
			}
			g.index.by[k] = all[from:len(all):len(all)]
		}
		g.index.state, g.index.clock, g.index.cards = g.S, g.S.Clock, list
	}
	return g.index.cards
}

// active lists the active cards on table.
func (g *Game) active() iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for _, id := range g.inPlay() {
			if g.isActive(id) && !yield(id) {
				return
			}
		}
	}
}

// at lists the active cards at a location, aboard and on other cards included.
// In a besieged battle its ship is the location of those who fight there.
func (g *Game) at(loc game.CardID) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		if loc != 0 && g.siege() == loc {
			for _, id := range g.inPlay() {
				if g.S.Cards[id].Is(game.Fought) && g.isActive(id) && !yield(id) {
					return
				}
			}
			return
		}
		for _, id := range g.inPlay() {
			if g.S.Cards[id].Zone == game.Table && g.S.Where(id) == loc && g.isActive(id) && !yield(id) {
				return
			}
		}
	}
}

// on lists the cards that lie directly on or aboard a card.
func (g *Game) on(host game.CardID) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for _, id := range g.inPlay() {
			if c := &g.S.Cards[id]; c.At == host && c.Zone == game.Table && !yield(id) {
				return
			}
		}
	}
}
