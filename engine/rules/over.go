package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// over ends the game. The margin is the winner's remaining Life Force, whoever's the
// cards in it were (win.differential).
func (g *Game) over(winner int8, why card.Text) {
	if g.S.Ended {
		return
	}
	if winner > 0 {
		why = join(why, card.Say(" Margin: %s.", " Écart : %s.", g.S.LifeForce(card.Side(winner-1))))
	}
	g.S.Count().Ended, g.S.Count().Winner, g.S.Count().Why = true, winner, why
	g.event(game.Event{Kind: game.GameOver, N: card.Whole(int(winner))})
}

// outside are the moves that are no answers to a decision: a player may concede at
// any time (win.concede), and with a clock either may say that time is up
// (win.time). It tells whether the key was one.
func (g *Game) outside(key string) bool {
	for side := range card.Sides {
		switch key {
		case game.ConcedeKey(side):
			g.event(game.Event{Kind: game.Conceded, By: side})
			g.over(int8(side.Other())+1, card.T("The opponent conceded.", "L’adversaire a abandonné la partie."))
			return true
		case game.TimeKey(side):
			if g.S.Options.Clock && !g.S.TimeUp {
				g.S.Count().TimeUp = true
				g.event(game.Event{Kind: game.TimeIsUp, By: side})
				return true
			}
		}
	}
	return false
}

// timeOver ends the game after the turn in which time was up: who has more Life
// Force wins (win.time).
func (g *Game) timeOver() {
	why := card.T("Time is up.", "Le temps est écoulé.")
	switch d, l := g.S.LifeForce(card.Dark), g.S.LifeForce(card.Light); {
	case d > l:
		g.over(int8(card.Dark)+1, why)
	case l > d:
		g.over(int8(card.Light)+1, why)
	default:
		g.over(0, why)
	}
}

// checkLife ends the game when a Life Force is 0 (win.depletion). It is called
// after every movement of a single card.
func (g *Game) checkLife() {
	var out [card.Sides]bool
	for side := range card.Sides {
		out[side] = g.S.LifeForce(side) == 0
	}
	switch {
	case out[0] && out[1]: // win.simultaneous
		g.over(0, card.T("Both Life Forces are exhausted.", "Les deux Forces vitales sont épuisées."))
	case out[card.Dark]:
		g.over(int8(card.Light)+1, card.T("The Life Force of Dark is exhausted.", "La Force vitale du côté obscur est épuisée."))
	case out[card.Light]:
		g.over(int8(card.Dark)+1, card.T("The Life Force of Light is exhausted.", "La Force vitale du côté lumineux est épuisée."))
	}
}
