package position

import (
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A Position is a catalog, its text compiled, and a state: what is so. It asks only: no
// method changes the state, and what it remembers of the state it forgets as soon as
// that has changed. It is not safe for two goroutines.
type Position struct {
	Cat *catalog.Catalog
	S   *game.State

	Prog    *Program
	Cards   []*Text            // by the state's definitions
	byTitle map[string][]int32 // the state's definitions by title
	kinds   bitset             // the kinds of modifier in any of their texts
	answers bitset             // the kinds of event that any of them answers

	apart bool   // one of them keeps apart from others of its title
	aloof []bool // of each definition: some text makes something immune to it (action.immune)

	guests []*Text // of locations, by definition, such as work at others (Guest); nil if no card lets them

	Index index
	memo  memo
	rival []game.CardID // cards whose canceled text competes with what canceled it (action.cancel.text-trigger)
}

// At is the position of a state whose cards this program has compiled.
func (prog *Program) At(cat *catalog.Catalog, s *game.State) *Position {
	p := &Position{Cat: cat, S: s, Prog: prog}
	p.Bind()
	return p
}

// Of is the position of another state of the same game, of which nothing is
// remembered yet.
func (p *Position) Of(s *game.State) *Position {
	return &Position{Cat: p.Cat, S: s, Prog: p.Prog, Cards: p.Cards, byTitle: p.byTitle, kinds: p.kinds, answers: p.answers, apart: p.apart, aloof: p.aloof, guests: p.guests}
}

// Sparing is the same position as if the texts of some cards were not canceled: they
// compete with what has canceled them (action.cancel.text-trigger).
func (p *Position) Sparing(list []game.CardID) *Position {
	apart := p.Of(p.S)
	apart.rival = list
	return apart
}
