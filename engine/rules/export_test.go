package rules

import (
	"reflect"

	"cantina/engine/card"
	"cantina/engine/game"
)

// What the benchmarks look at from outside: they play decks, and decks ask the rules.

const ProcPhase = pPhase

func (g *Game) InPlay() []game.CardID { return g.inPlay() }

// List lists all that a player may do, as a decision does.
func (g *Game) List(side card.Side) { g.legal(side) }

// Forget makes the next Decision list its options again.
func (g *Game) Forget() { g.dec = nil }

// VerbNames are the verbs of the table in their order.
func VerbNames() (out []string) {
	for _, v := range verbs {
		out = append(out, v.verb.String())
	}
	return out
}

// Impure names a rule whose requirement changes the candidate that it judges, "" if there
// is none among all candidates of a player.
func (g *Game) Impure(side card.Side) (rule string) {
	r := g.referee()
	for _, v := range verbs {
		v.list(r, side, want{}, func(o game.Option) {
			o.Verb = v.verb
			was := o
			for _, q := range v.needs {
				if q.holds(r, side, &o); !reflect.DeepEqual(o, was) {
					rule = q.rule
				}
			}
		})
	}
	return rule
}
