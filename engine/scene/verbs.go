package scene

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// why asks why an action is refused.
func (r *runner) why(side card.Side, verb string, id, target game.CardID) []game.Reason {
	switch v := verbOf[verb]; v {
	case game.Pass, game.VTarget, game.VDone, game.VNumber, game.VYes, game.VNo, game.VLose, game.VForfeit, game.VStart, game.VPlace:
		return nil // answers, not actions
	default:
		return r.g.WhyVerb(side, v, id, target)
	}
}

// verbOf are the verbs by their words in keys.
var verbOf = func() map[string]game.Verb {
	m := map[string]game.Verb{}
	for v := range game.Verbs {
		if v != game.VConcede { // always a move, in words of its own
			m[v.String()] = v
		}
	}
	return m
}()
