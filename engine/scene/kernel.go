package scene

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// kernel is what scenes ask of the rules beyond a game's own door.
type kernel interface {
	TotalPower(side card.Side, loc game.CardID) game.Sum
	TotalAbility(side card.Side, loc game.CardID) card.Num
	Occupies(side card.Side, loc game.CardID) bool
	Controls(side card.Side, loc game.CardID) bool
	Generation(side card.Side) int
	DrainAmount(side card.Side, loc game.CardID) game.Sum
	Icons(loc game.CardID, side card.Side) int
	Explain(id game.CardID, s card.Stat) game.Sum
	WhyNumber(seat card.Side, v game.Verb, n int) []game.Reason
	WhyVerb(seat card.Side, v game.Verb, id, target game.CardID) []game.Reason
}

var _ kernel = (*rules.Game)(nil)

// why asks why an action, or an answer to what is asked, is refused.
func (r *runner) why(side card.Side, verb string, id, target game.CardID) []game.Reason {
	switch v := verbOf[verb]; v {
	case game.Pass, game.VDone, game.VNumber, game.VYes, game.VNo:
		return nil // answers about which there is nothing to say
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
