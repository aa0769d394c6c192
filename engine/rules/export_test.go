package rules

import (
	"fmt"
	"reflect"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// What the benchmarks look at from outside: they play decks, and decks ask the rules.

const ProcPhase = pPhase

func (g *Game) InPlay() []game.CardID { return g.inPlay() }

// List lists all that a player may do, as a decision does.
func (g *Game) List(side card.Side) { g.legal(side) }

// Forget makes the game forget all that it has prepared for this moment: the next
// Decision lists its options again.
func (g *Game) Forget() {
	g.dec, g.index = nil, index{}
	g.forget()
}

// Audit finds every n-th thing that any game recalls out anew, in a game that remembers
// nothing, and panics if the two differ. It returns what ends it.
func Audit(every int) (stop func() (recalled int)) {
	n := 0
	audited = func(g *Game, what string, c *cell, anew func(*Game) *cell) {
		if n++; n%every != 0 || c.as != known || g.giving {
			return
		}
		defer func(f func(*Game, string, *cell, func(*Game) *cell)) { audited = f }(audited)
		audited = nil
		was := *c
		now := anew(&Game{Cat: g.Cat, S: g.S, prog: g.prog, cards: g.cards, byTitle: g.byTitle, rival: g.rival})
		if was.n != now.n || was.has != now.has {
			panic(fmt.Sprintf("%s is remembered as %v, %v and is %v, %v", what, was.has, was.n, now.has, now.n))
		}
	}
	return func() int { audited = nil; return n }
}

// WatchAsks lets watch see every question that is asked, with the procedure that asks
// it, until restore is called.
func WatchAsks(cat *catalog.Catalog, watch func(g *Game, proc, step string, ask func())) (restore func()) {
	var undo []func()
	steps := func(proc string, list []step) {
		for i := range list {
			s, was := &list[i], list[i].ask
			if was == nil {
				continue
			}
			s.ask = func(g *Game, f *game.Frame) (d *game.Decision) {
				watch(g, proc, s.name, func() { d = was(g, f) })
				return d
			}
			undo = append(undo, func() { s.ask = was })
		}
	}
	for p := range procs {
		steps(procs[p].name, procs[p].steps)
	}
	b := compile(cat)
	for _, t := range b.cards {
		for _, cl := range t.clauses {
			steps(t.def.Title, b.scripts[t][cl.no].init)
			steps(t.def.Title, b.scripts[t][cl.no].result)
		}
	}
	return func() {
		for _, f := range undo {
			f()
		}
	}
}

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
