package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Spread says how often a destiny number comes up: weights of the whole numbers from 0.
// Fractions count as the whole number below.
type Spread [game.HighestDestiny + 1]int

// Usual is the spread of a deck that nobody has looked at: 3 on average.
var Usual = Spread(game.UsualDestinies)

// Add counts one more card of a destiny number.
func (s *Spread) Add(n card.Num) { s[min(max(n.Int(), 0), game.HighestDestiny)]++ }

// Cards is how many cards the spread counts.
func (s *Spread) Cards() (n int) {
	for _, w := range s {
		n += w
	}
	return n
}

// Mean is the average number; 0 of no cards.
func (s *Spread) Mean() card.Num {
	sum := 0
	for n, w := range s {
		sum += n * w
	}
	if all := s.Cards(); all > 0 {
		return card.Num(sum * int(card.One) / all)
	}
	return 0
}

// totals says how often each total of so many draws comes up: weights by total, and their
// sum. Each draw is reckoned from the whole spread: of a pile of any size that is close.
func (s *Spread) totals(draws int) (by []int64, sum int64) {
	by, sum = []int64{1}, 1
	if s.Cards() == 0 {
		return by, sum
	}
	for range min(draws, maxDraws) {
		next := make([]int64, len(by)+game.HighestDestiny)
		for total, w := range by {
			for n, times := range s {
				next[total+n] += w * int64(times)
			}
		}
		by, sum = next, sum*int64(s.Cards())
	}
	return by, sum
}

// maxDraws is how many destiny draws are reckoned: so many keep the weights of a Spread of
// some hundred cards within bounds.
const maxDraws = 3
