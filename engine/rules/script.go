package rules

import (
	"fmt"
	"reflect"
	"sync"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A book is the game text of a catalog, compiled: what it says and what it does. It
// is made once and shared by all games.
type book struct {
	*program
	scripts map[*text][]*script // by clause
}

// A script is what a clause does, step by step.
type script struct {
	init   []step // costs found by a draw, before the responses
	result []step // what happens then
}

// A writer compiles what a clause does.
type writer struct {
	*compiler
	*script
	destiny int // index of the value of the last "draw destiny"
}

var books sync.Map // *catalog.Catalog -> *book

// compile compiles a catalog's text, once.
func compile(cat *catalog.Catalog) *book {
	if b, ok := books.Load(cat); ok {
		return b.(*book)
	}
	b := &book{program: newProgram(cat), scripts: map[*text][]*script{}}
	for i, k := range cat.All() {
		var list []*script
		for n := 0; k.Whole && n < len(k.Clauses); n++ {
			w := &writer{compiler: b.begin(b.cards[i], &k.Clauses[n], n), script: &script{}}
			for _, s := range k.Clauses[n].Steps {
				if !w.stands(s) {
					w.step(s)
				}
			}
			w.cl.active = len(w.result) > 0
			w.end()
			list = append(list, w.script)
		}
		b.scripts[b.cards[i]] = list
	}
	books.Store(cat, b)
	return b
}

func (p *writer) step(s gametext.Step) {
	f := steps[reflect.TypeOf(s)]
	if f == nil {
		panic(fmt.Sprintf("rules: %s: no executor for the step %T", p.text.def.Slug, s))
	}
	f(p, s)
}

// then adds a step that only changes the state.
func (p *writer) then(name string, do func(g *Game, a *acting, c *ctx)) {
	p.result = append(p.result, doing(name, func(g *Game, f *game.Frame, a *acting) flow {
		do(g, a, g.ctxOf(f.Side, a))
		return next
	}))
}

// asks adds a step that waits for a choice.
func (p *writer) asks(name string, ask func(g *Game, a *acting, c *ctx) *game.Decision, took func(g *Game, a *acting, c *ctx, o *game.Option)) {
	p.result = append(p.result, asking(name,
		func(g *Game, f *game.Frame, a *acting) *game.Decision { return ask(g, a, g.ctxToAsk(f.Side, a)) },
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			took(g, a, g.ctxOf(f.Side, a), o)
			return next
		},
	))
}

// asksAmong is asks with the candidates on a ballot.
func (p *writer) asksAmong(name string, among func(g *Game, a *acting, c *ctx, b *ballot), ask func(g *Game, a *acting, c *ctx, b *ballot) *game.Decision,
	took func(g *Game, a *acting, c *ctx, o *game.Option)) {
	put := func(g *Game, f *game.Frame, a *acting, b *ballot) { among(g, a, g.ctxToAsk(f.Side, a), b) }
	p.result = append(p.result, from(put, asking(name,
		func(g *Game, f *game.Frame, a *acting) *game.Decision {
			return ask(g, a, g.ctxToAsk(f.Side, a), polled(g, f, a, put))
		},
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			took(g, a, g.ctxOf(f.Side, a), o)
			return next
		})))
}

// jump adds a step that goes to the step number put into the returned pointer
// unless go on holds.
func (p *writer) unless(on func(g *Game, a *acting, c *ctx) bool) *int16 {
	to := new(int16)
	p.result = append(p.result, doing("if", func(g *Game, f *game.Frame, a *acting) flow {
		if on(g, a, g.ctxOf(f.Side, a)) {
			return next
		}
		f.Step = *to
		return again
	}))
	return to
}

// land makes a jump end here.
func (p *writer) land(to *int16) { *to = int16(len(p.result)) }
