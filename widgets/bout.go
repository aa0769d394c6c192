package widgets

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A bout is a contest of two: a game of sabacc, a duel, an attack of or on a creature, a Podrace.
// It has a sheet in the column, with both players' totals itemised, and where cards lie ready
// for it a plate over the board. Another such contest fills in a bout of its own (boutOf).
type bout struct {
	title string
	terms []string // what it is about, a line each
	sides [2]boutSide
}

// A boutSide is one player's part in it: own, the other's.
type boutSide struct {
	side  card.Side
	who   *game.CardView // with whom he takes part, nil with nobody
	label string         // of his total
	total string
	note  string // what else must be known of him
	cards []boutCard
	sums  []boutSum // what changes the total besides the cards
	won   bool
}

// A boutCard is one of his cards, what it counts and why. Without a view the seat sees
// its back.
type boutCard struct {
	view   *game.CardView
	n, how string
	under  string // what stands below the card of that, if not all
	prize  bool   // the other may win it
}

// A boutSum is a line of the sheet.
type boutSum struct {
	say, n string
	view   *game.CardView // whose doing it is, nil for the rules'
	line   bool           // a rule is drawn above it
	head   bool           // the lines below it belong to it
}

// boutOf is the contest in progress, nil without one.
func boutOf(t *tableau) *bout {
	switch v := t.view; {
	case v == nil:
	case v.Duel != nil:
		return duelBout(t)
	case v.Sabacc != nil:
		return sabaccBout(t)
	case v.Attack != nil && v.Battle == nil && v.Attempt == nil:
		return huntBout(t)
	case v.Race != nil && v.Battle == nil && v.Attempt == nil:
		return raceBout(t)
	}
	return nil
}

// contest tells whether a battle, a duel, an Epic Event, a search, an attack of or on a creature or a game
// of sabacc is in progress, which has a sheet of its own until it is over.
func contest(v *game.View) bool {
	return v != nil && (v.Battle != nil || v.Sabacc != nil || v.Duel != nil || v.Attempt != nil || v.Attack != nil)
}

// racing tells whether a Podrace is on. Its sheet lasts for turns, and gives way to a contest.
func racing(v *game.View) bool { return v != nil && v.Race != nil }

// plated is the bout whose cards lie on the plate over the board, nil without one.
func (t *tableau) plated() *bout {
	if b := boutOf(t); b != nil && len(b.sides[0].cards)+len(b.sides[1].cards) > 0 {
		return b
	}
	return nil
}

func (t *tableau) isFolded() bool { return t.folded[t.view.Seat] }

// onPlate tells whether a card lies on the plate.
func (t *tableau) onPlate(id game.CardID) bool {
	s := t.view.Sabacc
	return s != nil && slices.ContainsFunc(slices.Concat(s.Sides[0].Hand, s.Sides[1].Hand), func(v game.CardView) bool { return v.ID == id })
}
