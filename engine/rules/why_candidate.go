package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Candidates calls say for each way to do something with a card (and a target; 0: any),
// with the key that it has or would have on offer and what it does not meet. A scene
// finds among them the one that a move means.
func (g *Game) Candidates(side card.Side, v game.Verb, id, target game.CardID, say func(key string, unmet []game.Reason)) {
	r := g.Referee
	if d := g.Decision(); d != nil && d.Kind == game.AskRespond { // what is refused is a response to that
		r = g.answeringTo(&d.Event)
	}
	for _, known := range verbs {
		if known.verb == v {
			known.list(r, side, want{card: id, target: target}, func(o game.Option) {
				o.Verb = v
				needs := slices.Concat(known.pre, known.needs)
				if known.price != nil {
					o.Cost = known.price(r, side, &o)
				}
				if known.pays != "" {
					needs = append(needs, affordable(known.pays))
				}
				say(r.optionKey(side, &o), r.unmet(needs, side, &o))
			})
		}
	}
}
