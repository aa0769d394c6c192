package puzzle

import (
	"iter"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A draw is a destiny number that a blank card had when it was drawn.
type draw struct {
	card game.CardID
	side card.Side
	n    int
}

// An outcome is what may come of an option: the game afterwards and what was drawn on the
// way. chance tells that something else was left to chance: that proves nothing. Without a
// game it says that the bound was reached.
type outcome struct {
	game   *rules.Game
	draws  []draw
	chance bool
}

// outcomes gives all that may come of an option: one outcome for each destiny number that
// each blank card drawn on the way may have.
func (p *Prover) outcomes(g *rules.Game, o *game.Option) iter.Seq[outcome] {
	return func(yield func(outcome) bool) { p.draw(g, o, nil, yield) }
}

// draw carries out an option with these draws, and with each number of the next blank card
// that is drawn besides. It returns false when no more is wanted.
func (p *Prover) draw(g *rules.Game, o *game.Option, draws []draw, yield func(outcome) bool) bool {
	if p.Tries++; p.spent() {
		return yield(outcome{})
	}
	c := g.Clone()
	for _, x := range draws {
		c.S.Recast(x.card, c.Define(p.plain[x.side][x.n]))
	}
	from, rand := len(c.S.Log), c.S.Rand
	x := *o
	c.Take(&x)
	next, side := p.drawn(c, from, draws)
	if next == 0 {
		return yield(outcome{c, draws, p.chance(c, from, rand)})
	}
	for n := range p.plain[side] {
		if !p.draw(g, o, append(draws[:len(draws):len(draws)], draw{next, side, n}), yield) {
			return false
		}
	}
	return true
}

// drawn is the first blank card that was drawn for destiny since a line of the log and is
// not among the draws, and who drew it; 0 if there is none.
func (p *Prover) drawn(g *rules.Game, from int, draws []draw) (game.CardID, card.Side) {
	for _, e := range g.S.Log[from:] {
		if e.Kind != game.DestinyDrawn || !p.isBlank(e.Card) {
			continue
		}
		said := false
		for _, x := range draws {
			said = said || x.card == e.Card
		}
		if !said {
			return e.Card, e.By
		}
	}
	return 0, 0
}

func (p *Prover) isBlank(id game.CardID) bool {
	return id > 0 && int(id) < len(p.keys.blank) && p.keys.blank[id]
}

// chance tells whether something but a destiny was left to chance since a line of the log:
// cards were put in random order that are not all blank, something was chosen at random, or
// a blank card has come where it matters what it is.
func (p *Prover) chance(g *rules.Game, from int, rand uint64) bool {
	if g.S.Rand != rand {
		shuffled := false
		for _, e := range g.S.Log[from:] {
			if e.Kind != game.Reshuffled {
				continue
			}
			shuffled = true
			for _, id := range g.S.Pile(e.By, e.From) {
				if !p.isBlank(id) {
					return true
				}
			}
		}
		if !shuffled {
			return true
		}
	}
	for id := range p.keys.blank {
		if p.keys.blank[id] && g.S.C(game.CardID(id)).Zone > game.Drawn {
			return true
		}
	}
	return false
}
