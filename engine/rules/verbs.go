package rules

import (
	"fmt"
	"slices"

	"cantina/engine/game"
)

// verbs are the top-level actions in the order in which they are offered. It is
// filled in at the start, because some of them look others up in it.
var verbs []*verb

func init() {
	verbs = []*verb{
		playVerb, useVerb, fireVerb,
		shieldVerb,
		asteroidVerb,
		battleVerb,
		bluffVerb, flipVerb, raceVerb,
		carryVerb,
		attackVerb, creatureVerb, unleashVerb,
		recallVerb,
		deployVerb, promptVerb,
		walkVerb,
		dockVerb,
		drainVerb,
		activateVerb, drawVerb,
		haulVerb,
		buryVerb,
		steerVerb,
		moveVerb, transitVerb, hyperVerb, landVerb, takeOffVerb, sectorVerb, orbitVerb, shuttleVerb, siteVerb,
		embarkVerb, disembarkVerb, slotVerb, transferVerb,
		imprisonVerb, seizeVerb, leaveVerb, freeVerb,
		reactVerb, reactDeployVerb,
		replaceVerb, convertVerb,
		bombVerb, runVerb,
		searchVerb,
		seekerMove, seekerTransit, seekerEmbark, seekerDisembark, seekerShuttle,
		uncoverVerb,
		formVerb,
	}
	for _, v := range verbs {
		v.sort()
		for own := range seasonal {
			for p := range game.Phases {
				if !slices.ContainsFunc(v.pre, func(q requirement) bool { return q.phase != game.Start && (own == 0 || q.phase != p) }) {
					seasonal[own][p] = append(seasonal[own][p], v)
				}
			}
		}
	}
}

// seasonal are the verbs that have a place in a phase of the opponent's turn (0) or one's
// own (1).
var seasonal [2][game.Phases][]*verb

// verbsOf lists the kinds of action of a verb: some have several, such as landspeed
// of creatures and of others.
func verbsOf(v game.Verb) (out []*verb) {
	for _, x := range verbs {
		if x.verb == v {
			out = append(out, x)
		}
	}
	return out
}

// verbOf is the kind of action of a verb that has one; of several, any: they start
// alike.
func verbOf(v game.Verb) *verb {
	for _, x := range verbs {
		if x.verb == v {
			return x
		}
	}
	panic(fmt.Sprintf("rules: no verb %d", v))
}

// Actions lists the verbs that people begin by a gesture or a key; the others answer
// questions.
func Actions() []game.Verb {
	var list []game.Verb
	for _, v := range verbs {
		list = append(list, v.verb)
	}
	return list
}
