package rules

import (
	"fmt"
	"reflect"
	"sync"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A book is the game text of a catalog, compiled: what it says and what it does. It is
// shared by all games; a text is compiled when a game first has its card.
type book struct {
	*position.Program
	scripts [][]*script // by card of the catalog and clause; a text that was asked for has its own
}

// A script is what a clause does, step by step.
type script struct {
	init   []step // costs found by a draw, before the responses
	result []step // what happens then
}

// A writer compiles what a clause does.
type writer struct {
	*position.Compiler
	*script
	destiny int  // index of the value of the last "draw destiny"
	picked  bool // cards have been picked
}

var books sync.Map // *catalog.Catalog -> *book

// bookOf is the book of a catalog.
func bookOf(cat *catalog.Catalog) *book {
	if b, ok := books.Load(cat); ok {
		return b.(*book)
	}
	b := &book{scripts: make([][]*script, cat.Len())}
	b.Program = position.NewProgram(cat, func(t *position.Text) {
		if k := cat.At(t.Index); k.Whole() {
			b.scripts[t.Index] = b.compile(t, k.Clauses())
		}
	})
	same, _ := books.LoadOrStore(cat, b)
	return same.(*book)
}

// compile compiles the text of a card.
func (b *book) compile(t *position.Text, clauses []gametext.Clause) []*script {
	var list []*script
	for n := range clauses {
		w := &writer{Compiler: b.Begin(t, &clauses[n], n), script: &script{}}
		if rule := clauses[n].Rule; rule != nil {
			w.Stands(rule)
		}
		for _, s := range clauses[n].Steps {
			w.step(s)
		}
		w.Clause.Active = len(w.result) > 0
		w.End()
		list = append(list, w.script)
	}
	return list
}

// CompileAll compiles every text of a catalog: what the checker accepts has an executor
// in its place, or this panics.
func CompileAll(cat *catalog.Catalog) {
	b := bookOf(cat)
	for i := range cat.Len() {
		b.Text(i)
	}
}

func (w *writer) step(s gametext.Step) {
	do := steps[reflect.TypeOf(s)]
	if do == nil {
		panic(fmt.Sprintf("rules: %s: no executor for the step %T", w.Text.Def.Slug, s))
	}
	do(w, s)
}

// then adds a step that only changes the state.
func (w *writer) then(name string, do func(g *Game, a *acting, c *position.Context)) {
	w.result = append(w.result, doing(name, func(g *Game, f *game.Frame, a *acting) flow {
		do(g, a, g.ctxOf(f.Side, a))
		return next
	}))
}

// asks adds a step that waits for a choice.
func (w *writer) asks(name string, ask func(r *Referee, a *acting, c *position.Context) *game.Decision, took func(g *Game, a *acting, c *position.Context, o *game.Option)) {
	w.result = append(w.result, asking(name,
		func(r *Referee, f *game.Frame, a *acting) *game.Decision { return ask(r, a, r.ctxToAsk(f.Side, a)) },
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			took(g, a, g.ctxOf(f.Side, a), o)
			return next
		},
	))
}

// asksAmong is asks with the candidates on a ballot.
func (w *writer) asksAmong(name string, among func(r *Referee, a *acting, c *position.Context, b *ballot), ask func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision,
	took func(g *Game, a *acting, c *position.Context, o *game.Option)) {
	put := func(r *Referee, f *game.Frame, a *acting, b *ballot) { among(r, a, r.ctxToAsk(f.Side, a), b) }
	w.result = append(w.result, from(put, asking(name,
		func(r *Referee, f *game.Frame, a *acting) *game.Decision {
			return ask(r, a, r.ctxToAsk(f.Side, a), polled(r, f, a, put))
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			took(g, a, g.ctxOf(f.Side, a), o)
			return next
		})))
}

// jump adds a step that goes to the step number put into the returned pointer
// unless go on holds.
func (w *writer) unless(on func(r *Referee, a *acting, c *position.Context) bool) *int16 {
	to := new(int16)
	w.result = append(w.result, doing("if", func(g *Game, f *game.Frame, a *acting) flow {
		if on(g.Referee, a, g.ctxOf(f.Side, a)) {
			return next
		}
		f.Step = *to
		return again
	}))
	return to
}

// land makes a jump end here.
func (w *writer) land(to *int16) { *to = int16(len(w.result)) }
