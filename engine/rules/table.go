package rules

import (
	"iter"

	"cantina/engine/card"
	"cantina/engine/game"
)

// An index is what can be derived from a state and is asked for all the time: the
// cards in play, and which kinds of modifier are among them. It is made anew when
// the state's clock, which counts every change of place, has moved.
type index struct {
	state     *game.State
	clock     int32
	cards     []game.CardID    // on table or in the row, by id
	acting    []game.CardID    // those, and those in a hand, whose texts have top-level actions
	kinds     bitset           // bits of the modKinds of their texts
	lists     [modKinds]having // those whose texts have a modifier of the kind, made when asked for
	made      int              // how often it was made
	answering []game.CardID    // cards anywhere whose texts answer something
}

// Having is the cards in play whose texts have a modifier of a kind, and those
// modifiers. Its lists are never written again: somebody may be ranging over them.
type having struct {
	made  int // for which making of the index
	cards []game.CardID
	insts []inst
	stats uint32 // which numbers they change
}

func (x *index) list(g *Game, k modKind) *having {
	l := &x.lists[k]
	if l.made == x.made {
		return l
	}
	l.made = x.made
	n, same := 0, 0 // cards; of those, the first that are as they were
	for _, id := range x.cards {
		if g.text(id).kinds.has(int(k)) {
			if n == same && n < len(l.cards) && l.cards[n] == id {
				same++
			}
			n++
		}
	}
	if n == same && n == len(l.cards) {
		return l
	}
	l.stats = 0
	l.cards, l.insts = make([]game.CardID, 0, n), make([]inst, 0, n)
	for _, id := range x.cards {
		if !g.text(id).kinds.has(int(k)) {
			continue
		}
		l.cards = append(l.cards, id)
		for _, m := range g.text(id).mods {
			if m.kind == k {
				l.insts = append(l.insts, inst{mod: m, c: ctx{self: id}})
				l.stats |= m.mask
			}
		}
	}
	return l
}

// with lists the cards in play whose texts have a modifier of a kind.
func (g *Game) with(k modKind) []game.CardID {
	g.inPlay()
	return g.index.list(g, k).cards
}

// inPlay lists the cards on table and in the row, active or not.
func (g *Game) inPlay() []game.CardID {
	if g.index.state != g.S || g.index.clock != g.S.Clock {
		list, acting, answering := make([]game.CardID, 0, 64), make([]game.CardID, 0, 32), make([]game.CardID, 0, 32)
		g.index.kinds = bitset{}
		for i := 1; i < len(g.S.Cards); i++ {
			z, t := g.S.Cards[i].Zone, g.cards[g.S.Cards[i].Def]
			if t.answers.len() > 0 {
				answering = append(answering, game.CardID(i))
			}
			if z != game.Table && z != game.Row && z != game.Hand {
				continue
			}
			if t.actions || len(t.fires) > 0 {
				acting = append(acting, game.CardID(i))
			}
			if z != game.Hand {
				list = append(list, game.CardID(i))
				g.index.kinds.join(&t.kinds)
			}
		}
		g.index.state, g.index.clock, g.index.cards, g.index.acting, g.index.answering = g.S, g.S.Clock, list, acting, answering
		g.index.made++
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
		siege := loc != 0 && g.siege() == loc
		for _, x := range g.stands() {
			if (siege && g.S.Cards[x.id].Is(game.Fought) || !siege && x.loc == loc) && !yield(x.id) {
				return
			}
		}
	}
}

// A stand is where an active card on table is.
type stand struct{ id, loc game.CardID }

// stands lists where the active cards on table are, by id.
func (g *Game) stands() []stand {
	m := g.fresh()
	if m.recalls(&m.here) {
		if audited != nil {
			audited(g, "where the active cards are", &m.here, func(g *Game) *cell { g.stands(); return &g.memo.here })
		}
		return m.places
	}
	asked := m.asksBack(&m.here)
	var o outer
	if !asked {
		o = m.begin(&m.here)
	}
	list, sum := make([]stand, 0, len(m.places)+8), card.Num(0)
	for _, id := range g.inPlay() {
		if g.S.Cards[id].Zone == game.Table && g.isActive(id) {
			at := g.S.Where(id)
			list, sum = append(list, stand{id, at}), sum*31+card.Num(id)*7+card.Num(at)
		}
	}
	if !asked {
		m.end(&m.here, o, sum, true)
		m.places = list
	}
	return list
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
