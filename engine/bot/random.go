package bot

import (
	"math/rand/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A Player chooses for one seat. It is asked only when v.Prompt has options, and
// knows nothing but v.
type Player interface {
	Choose(v *game.View) (key string)
}

// Random picks any way to act, then any option of that way; it seldom passes where
// something can be done, so that its games end. The same seed and the same views
// give the same choices.
type Random struct{ rand *rand.Rand }

// NewRandom returns the random player of a seed and seat.
func NewRandom(seed uint64, seat card.Side) *Random {
	return &Random{rand.New(rand.NewPCG(seed, uint64(seat)+1))}
}

var _ Player = (*Random)(nil)

// weights say how often a way to act is taken against the others on offer.
// Unlimited moves are rare: they may be made any number of times (move.unlimited).
var weights = [game.Verbs]int{
	game.Pass: 12, game.VActivate: 60, game.VDraw: 10, game.VDeploy: 60, game.VPlay: 14, game.VUse: 20,
	game.VFire: 60, game.VDrain: 100, game.VBattle: 50, game.VMove: 14, game.VTransit: 6, game.VHyper: 12,
	game.VLand: 4, game.VTakeOff: 12, game.VShuttle: 4, game.VEmbark: 2, game.VDisembark: 1, game.VSlot: 1,
	game.VTransfer: 1, game.VSector: 6, game.VTarget: 30, game.VDone: 10, game.VNumber: 20, game.VYes: 20,
	game.VNo: 10, game.VForfeit: 20, game.VLose: 20, game.VStart: 20, game.VPlace: 20, game.VDock: 2, game.VText: 6,
	game.VSite: 4, game.VReplace: 4,
	game.VForm: 12, game.VCarry: 4, game.VReact: 20, game.VReactDeploy: 40, game.VCover: 1, game.VSearch: 20,
	game.VHaul: 4, game.VBury: 2, game.VBluff: 6, game.VFlip: 6, game.VLeave: 2, game.VFree: 6, game.VRace: 6,
	game.VSeize: 6, game.VImprison: 6, game.VEscape: 2, game.VRally: 20, game.VConcede: 0,
	game.VAsteroid: 30, game.VStar: 8, game.VOrbit: 8, game.VRun: 8, game.VBomb: 20, game.VRecall: 1,
	game.VAttack: 30, game.VUnleash: 20,
}

// Choose picks an option.
func (r *Random) Choose(v *game.View) string {
	var count [game.Verbs]int
	for i := range v.Prompt.Options {
		count[v.Prompt.Options[i].Verb]++
	}
	total := 0
	for verb, n := range count {
		if n > 0 {
			total += weights[verb]
		}
	}
	if total == 0 {
		return v.Prompt.Options[0].Key
	}
	verb, at := game.Verb(0), r.rand.IntN(total)
	for ; ; verb++ {
		if count[verb] == 0 {
			continue
		}
		if at -= weights[verb]; at < 0 {
			break
		}
	}
	nth := r.rand.IntN(count[verb])
	for i := range v.Prompt.Options {
		if v.Prompt.Options[i].Verb == verb {
			if nth == 0 {
				return v.Prompt.Options[i].Key
			}
			nth--
		}
	}
	panic("unreachable: the verb was counted")
}
