package rules

import (
	"encoding"
	"fmt"
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What the benchmarks look at from outside: they play decks, and decks ask the rules.

const ProcPhase = pPhase

// List lists all that a player may do, as a decision does.
func (g *Game) List(side card.Side) []game.Option { return g.legal(side) }

// Broadly lists the keys of all that a player may do, each requirement asked of every
// candidate.
func (g *Game) Broadly(side card.Side) map[string]bool {
	keys := map[string]bool{}
	for _, v := range verbs {
		if !g.satisfies(v.pre, side, nil) {
			continue
		}
		v.list(g.Referee, side, want{}, func(o game.Option) {
			if o.Verb = v.verb; g.allows(v, side, &o) {
				keys[g.KeyOf(side, &o)] = true
			}
		})
	}
	return keys
}

// KeyOf is the key of an option.
func (g *Game) KeyOf(side card.Side, o *game.Option) string { return g.optionKey(side, o) }

// Forget makes the game forget all that it has prepared and found out at this moment, as
// a choice does: the next Decision lists its options again.
func (g *Game) Forget() {
	g.dec = nil
	g.S.Refresh()
}

// WatchAsks lets watch see every question that is asked, with the procedure that asks
// it, until restore is called.
func WatchAsks(cat *catalog.Catalog, watch func(r *Referee, proc, step string, ask func())) (restore func()) {
	var undo []func()
	steps := func(proc string, list []step) {
		for i := range list {
			s, was := &list[i], list[i].ask
			if was == nil {
				continue
			}
			s.ask = func(r *Referee, f *game.Frame) (d *game.Decision) {
				watch(r, proc, s.name, func() { d = was(r, f) })
				return d
			}
			undo = append(undo, func() { s.ask = was })
		}
	}
	for p := range procs {
		steps(procs[p].name, procs[p].steps)
	}
	CompileAll(cat)
	for i, list := range bookOf(cat).scripts {
		for _, s := range list {
			steps(cat.At(i).Title, s.result)
		}
	}
	return func() {
		for _, f := range undo {
			f()
		}
	}
}

// WatchSteps lets see hear what each step of a procedure or text does as games go on: what
// it tells, asks and begins, and where it goes on; until restore is called.
func WatchSteps(cat *catalog.Catalog, see func(step, what string)) (restore func()) {
	var undo []func()
	watch := func(s *step, name string) {
		was := *s
		undo = append(undo, func() { *s = was })
		done := func(g *Game, do func() flow) flow {
			told, pushed := len(g.S.Log), len(g.pushed)
			then := do()
			for _, e := range g.S.Log[min(told, len(g.S.Log)):] {
				see(name, "tells "+outline(&e))
			}
			for i := min(pushed, len(g.pushed)); i < len(g.pushed); i++ {
				see(name, "begins "+begun(&g.pushed[i]))
			}
			see(name, "then "+[]string{"the next step", "again", "over"}[then])
			return then
		}
		if was.do != nil {
			s.do = func(g *Game, f *game.Frame) flow { return done(g, func() flow { return was.do(g, f) }) }
		}
		if was.ask == nil {
			return
		}
		s.ask = func(r *Referee, f *game.Frame) *game.Decision {
			d := was.ask(r, f)
			if d != nil {
				see(name, "asks "+word(d.Kind)+" "+d.Rule)
			}
			return d
		}
		s.took = func(g *Game, f *game.Frame, o *game.Option) flow {
			return done(g, func() flow { return was.took(g, f, o) })
		}
	}
	for p := range procs {
		for i := range procs[p].steps {
			watch(&procs[p].steps[i], procs[p].name+": "+procs[p].steps[i].name)
		}
	}
	CompileAll(cat)
	for _, list := range bookOf(cat).scripts {
		for _, s := range list {
			for i := range s.result {
				watch(&s.result[i], "text: "+s.result[i].name)
			}
		}
	}
	return func() {
		for _, f := range undo {
			f()
		}
	}
}

// begun is what a frame does: to what it lets players respond, or why it draws or loses.
func begun(f *game.Frame) string {
	say := procs[f.Proc].name
	switch b := f.Body.(type) {
	case *responding:
		say += " to " + outline(&b.Event)
	case *destiny:
		say += ", " + word(b.Why)
	case *losing:
		say += ", " + word(b.Why)
	case *leaving:
		say += ", to " + word(b.To)
	}
	return say
}

// outline is what of an event does not depend on the cards and numbers.
func outline(e *game.Event) string {
	say := word(e.Kind)
	if e.From != 0 {
		say += ", from " + word(e.From)
	}
	if e.Why != 0 {
		say += ", " + word(e.Why)
	}
	if e.Secret {
		say += ", secretly"
	}
	return say
}

// word is how a save calls something.
func word(x encoding.TextMarshaler) string {
	text, err := x.MarshalText()
	if err != nil {
		panic(err)
	}
	return string(text)
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
	r := g.Referee
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

// Unnarrowed names a verb whose candidates for one card, for one target or for both are not
// those among all its candidates, or are none of what is sought; "" if there is none.
func (g *Game) Unnarrowed(side card.Side) string {
	r := g.Referee
	for _, v := range verbs {
		of := func(sought want) (list []game.Option) {
			v.list(r, side, sought, func(o game.Option) { list = append(list, o) })
			return list
		}
		seen := map[want]bool{}
		all := of(want{})
		for _, one := range append(r.anything(side), all...) {
			for _, sought := range []want{{card: one.Card}, {target: one.Target}, {card: one.Card, target: one.Target}} {
				if seen[sought] || sought == (want{}) || v == buryVerb && sought.target == 0 { // who says no place does not mean to bury
					continue
				}
				seen[sought] = true
				found := of(sought)
				for i := range found {
					if o := &found[i]; !sought.card_(o.Card) || !sought.target_(o.Target) && o.Target != 0 {
						return fmt.Sprintf("%s: %s is listed for %s on %s", v.verb, g.optionKey(side, o), g.Key(sought.card), g.Key(sought.target))
					}
				}
				for i := range all {
					o := &all[i]
					if sought.card_(o.Card) && sought.target_(o.Target) && !slices.ContainsFunc(found, func(x game.Option) bool { return reflect.DeepEqual(x, *o) }) {
						return fmt.Sprintf("%s: %s is not listed for %s on %s", v.verb, g.optionKey(side, o), g.Key(sought.card), g.Key(sought.target))
					}
				}
			}
		}
	}
	return ""
}

// anything is each card in play or in a player's hand, and each location as a target.
func (r *Referee) anything(side card.Side) (out []game.Option) {
	for _, id := range slices.Concat(r.InPlay(), r.S.Piles[side][game.Hand]) {
		out = append(out, game.Option{Card: id})
	}
	for _, loc := range r.S.Row {
		out = append(out, game.Option{Target: loc})
	}
	return out
}

// Spoil makes the executor of a step fail, until what it returns is called.
func Spoil[T gametext.Step]() func() {
	t := reflect.TypeFor[T]()
	was := steps[t]
	steps[t] = func(*writer, any) { panic("spoiled") }
	return func() { steps[t] = was }
}

// CompileAll compiles every text of a catalog.
func CompileAll(cat *catalog.Catalog) {
	b := bookOf(cat)
	for i := range cat.Len() {
		b.Text(i)
	}
}

// Questions lists what procedures and clauses ask, each by its name, and whether its
// candidates are on a ballot.
func Questions(cat *catalog.Catalog) map[string]bool {
	all := map[string]bool{}
	note := func(proc string, list []step) {
		for i := range list {
			if list[i].ask != nil {
				all[proc+": "+list[i].name] = list[i].poll != nil
			}
		}
	}
	for p := range procs {
		note(procs[p].name, procs[p].steps)
	}
	CompileAll(cat)
	for _, list := range bookOf(cat).scripts {
		for _, s := range list {
			note("text", s.result)
		}
	}
	return all
}

// Asking is the name of what is asked now.
func (g *Game) Asking() string {
	f := g.S.Top()
	proc := procs[f.Proc].name
	if f.Proc == pResult {
		proc = "text"
	}
	return proc + ": " + g.steps(f)[f.Step].name
}
