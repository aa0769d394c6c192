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
	Why(seat card.Side, id, target game.CardID) []game.Reason
}

var _ kernel = (*rules.Game)(nil)

// A whyVerb narrows Why to one way to act.
type whyVerb interface {
	WhyVerb(seat card.Side, v game.Verb, id, target game.CardID) []game.Reason
}

// why asks why a move is refused, for the verb of the move if the rules can tell
// it apart.
func (r *runner) why(side card.Side, verb string, id, target game.CardID) []game.Reason {
	v, known := verbOf[verb]
	if w, ok := any(r.g).(whyVerb); ok && known {
		return w.WhyVerb(side, v, id, target)
	}
	return r.g.Why(side, id, target)
}

// verbOf are the verbs by their words in keys.
var verbOf = map[string]game.Verb{
	"activate": game.VActivate, "draw": game.VDraw, "deploy": game.VDeploy, "play": game.VPlay, "use": game.VUse,
	"fire": game.VFire, "drain": game.VDrain, "battle": game.VBattle, "move": game.VMove, "transit": game.VTransit,
	"hyperspace": game.VHyper, "land": game.VLand, "take-off": game.VTakeOff, "shuttle": game.VShuttle,
	"embark": game.VEmbark, "disembark": game.VDisembark, "seat": game.VSlot, "transfer": game.VTransfer,
	"sector": game.VSector, "dock": game.VDock, "forfeit": game.VForfeit, "walk": game.VText,
	"pass": game.Pass, "choose": game.VTarget, "done": game.VDone, "number": game.VNumber, "yes": game.VYes,
	"no": game.VNo, "lose": game.VLose, "start": game.VStart, "place": game.VPlace,
}
