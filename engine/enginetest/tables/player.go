package tables

import (
	"fmt"
	"math/rand/v2"

	"cantina/engine/game"
)

// A Player chooses for both seats, at random, and rather what he has not done yet.
type Player struct {
	*rand.Rand
	done map[string]int
}

// choose picks an option.
func (p *Player) choose(d *game.Decision) *game.Option {
	weights, total := make([]int, len(d.Options)), 0
	ways := map[string]int{}
	for i := range d.Options {
		ways[way(&d.Options[i])]++
	}
	for i := range d.Options {
		w := way(&d.Options[i])
		weights[i] = max(1, 2520/ways[w]/(1+2*p.done[w]*p.done[w]))
		total += weights[i]
	}
	at := p.IntN(total)
	for i := range weights {
		if at -= weights[i]; at < 0 {
			p.done[way(&d.Options[i])]++
			return &d.Options[i]
		}
	}
	panic("unreachable: the total is of all weights")
}

// way is what an option does, with whatever cards: by the same text or by the same verb.
func way(o *game.Option) string {
	switch o.Verb {
	case game.VUse, game.VPlay, game.VFire, game.VText:
		return fmt.Sprint(o.Verb, " ", o.Card, " ", o.Clause)
	case game.VDeploy, game.VMove:
		return fmt.Sprint(o.Verb, " ", o.Card)
	}
	return fmt.Sprint(o.Verb)
}
