package puzzle

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A Task is what is to be proved of a game: that Seat can reach Goal by Until.
type Task struct {
	Cards *catalog.Catalog
	Game  *rules.Game
	Seat  card.Side
	Goal  *Goal
	Keep  bool // the goal counts at the end only; else as soon as it is reached
	Until scene.Deadline
	Blank []game.CardID // cards that the position lays by numbers
	Exact bool          // a goal names one of equal copies: they are told apart
}

// blanks are the cards in piles that a position does not name: those that it lays by
// numbers, and not those on top of which it says what destiny they have.
func blanks(g *rules.Game, position string) (ids []game.CardID) {
	open := map[game.CardID]bool{}
	for side := range card.Sides {
		pile := g.S.Pile(side, game.Reserve)
		n := min(toldDestinies(position, side), len(pile))
		for _, id := range pile[len(pile)-n:] {
			open[id] = true
		}
	}
	for i := 1; i < len(g.S.Cards); i++ {
		id := game.CardID(i)
		if g.S.C(id).Zone < game.Piles && !open[id] && !strings.Contains(position, g.Def(id).Title) {
			ids = append(ids, id)
		}
	}
	return ids
}

// toldDestinies counts the numbers that a position tells of the top of a Reserve Deck.
func toldDestinies(position string, side card.Side) (n int) {
	for line := range strings.Lines(position) {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "next destiny:"); ok {
			if rest, ok = strings.CutPrefix(strings.TrimSpace(rest), side.String()); ok {
				n = max(n, strings.Count(rest, ",")+1)
			}
		}
	}
	return n
}
