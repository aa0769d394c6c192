package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Once gathers what texts add to a number that is no card's own. Copies of one card
// do not add up: of those the largest change alone counts (value.cumulative).
type once []given

// A given is what one text adds.
type given struct {
	source game.CardID
	def    int32
	clause int16
	by     card.Num
}

// add counts what a modifier at work gives.
func (o *once) add(m *inst) { o.put(m, m.by(&m.c)) }

// put counts an amount that a modifier at work gives.
func (o *once) put(m *inst, by card.Num) {
	x := given{m.c.self, m.source(), m.clause, by}
	i := slices.IndexFunc(*o, func(y given) bool { return y.def == x.def && y.clause == x.clause })
	switch {
	case i < 0:
		*o = append(*o, x)
	case max(x.by, -x.by) > max((*o)[i].by, -(*o)[i].by):
		(*o)[i] = x
	}
}

// sum is what they add together.
func (o once) sum() (n card.Num) {
	for _, x := range o {
		n += x.by
	}
	return n
}
