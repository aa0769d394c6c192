package main

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// near is how many moves are shown at most, if it need not be more: before that a position is
// taken of which a scene cannot say all.
const near = 15

// game plays a game of random decks by the rules and by a mutant. Where they differ the last
// position that a scene can say is told, as small as it can be, with the moves from there.
func (h *hunter) game(i, no int) (best difference) {
	right, wrong := h.cards.Rewritten("none.toml", ""), h.cards.Rewritten("none.toml", "")
	p := &pair{a: h.begin(i, right), no: no}
	if p.a == nil {
		return best
	}
	if stops := p.mutant(func() { p.b = h.begin(i, wrong) }); stops.plain || p.b == nil {
		return plainly("with the mutant no game begins: %s", stops.words)
	}
	p.players(h.seed + uint64(i))
	from, since := p.a.S.Clone(), 0
	for range 400 {
		d := p.a.Decision()
		if d == nil || best.plain {
			break
		}
		if d.Kind == game.AskAction {
			if _, unsaid := scene.Write(p.a.S, h.cards); len(unsaid) == 0 || len(p.moves)-since > near {
				from, since = p.a.S.Clone(), len(p.moves)
			}
		}
		found := p.next()
		if found.words == "" {
			continue
		}
		f := &find{no: no, right: right, wrong: wrong, moves: p.moves[since:]}
		if f.outcome(from).words == "" { // it hangs on something that is remembered
			best.worse(found.below("game %d of random decks, turn %d:", i, p.a.S.Turn))
			continue
		}
		best.worse(f.scene(h.cards, f.shrunk(from)))
	}
	return best
}

// A find is moves after which the rules and a mutant differ.
type find struct {
	no           int
	right, wrong *catalog.Catalog
	moves        []string
}

// outcome is how they differ from a state on, "" if they do not, or if the moves cannot be
// made by the rules.
func (f *find) outcome(s *game.State) (found difference) {
	defer func() {
		if e := recover(); e != nil {
			found = difference{} // the state is no longer one of a game
		}
	}()
	p := &pair{no: f.no, a: rules.FromState(f.right, s.Clone())}
	p.a.Run()
	if stops := p.mutant(func() { p.b = rules.FromState(f.wrong, s.Clone()); p.b.Run() }); stops.plain {
		return stops
	}
	found = p.differ()
	for _, key := range f.moves {
		if found.plain {
			break
		}
		if _, err := p.a.Choose(key); err != nil {
			return found
		}
		found.worse(p.follow(key))
	}
	return found
}

// scene is the text of a find.
func (f *find) scene(cat *catalog.Catalog, s *game.State) difference {
	text, unsaid := scene.Write(s, cat)
	unsaid = slices.DeleteFunc(unsaid, func(what string) bool {
		return strings.HasSuffix(what, "("+game.ZoneNames[game.Out][card.English]+")")
	})
	if len(unsaid) > 0 {
		text += "# unsaid: " + strings.Join(unsaid, "; ") + "\n"
	}
	for _, m := range f.moves {
		text += "> " + m + "\n"
	}
	found := f.outcome(s)
	found.words = text + found.words
	return found
}

// shrunk takes cards out of play as long as there is a difference, as plain as it was.
func (f *find) shrunk(s *game.State) *game.State {
	plain := f.outcome(s).plain
	for fewer := true; fewer; {
		fewer = false
		for id := game.CardID(len(s.Cards) - 1); id > 0; id-- {
			if s.C(id).Zone == game.Out || s.C(id).Zone == game.Under {
				continue
			}
			less := without(s, id)
			if found := f.outcome(less); found.words != "" && found.plain == plain {
				s, fewer = less, true
			}
		}
	}
	out := s.Clone()
	for side := range card.Sides {
		out.Change().Piles[side][game.Out] = nil
	}
	out.Close()
	return out
}

// without is a state with a card, and all that lies on it, out of play.
func without(s *game.State, id game.CardID) *game.State {
	c := s.Clone()
	gone := []game.CardID{id}
	for at := 0; at < len(gone); at++ {
		for other, it := range c.All {
			if (it.Zone == game.Table || it.Zone == game.Under) && it.At == gone[at] && !slices.Contains(gone, other) {
				gone = append(gone, other)
			}
		}
	}
	slices.Reverse(gone)
	for _, id := range gone {
		c.ToPile(id, game.Out)
	}
	c.Close()
	return c
}
