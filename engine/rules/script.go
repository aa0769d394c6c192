package rules

import (
	"fmt"
	"reflect"

	"cantina/engine/card"
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
	result []step // what happens after the responses
}

// A writer compiles what a clause does.
type writer struct {
	*position.Compiler
	*script
	destiny     int       // index of the value of the last "draw destiny", -1 none
	round       int       // index of the value that names for which card steps are done now, -1 none
	picked      bool      // cards have been picked
	shown       bool      // cards of the opponent's hand have been looked at
	alternative bool      // what is compiled now is one of two ways
	adding      card.Text // what is being added to a number, in words
	searched    searched  // the pile that the clause has searched last; the player's Reserve Deck if none
}

// A searched pile is one through which a clause looks.
type searched struct {
	whose gametext.Whose
	zone  game.Zone
}

// searches notes that the clause looks for cards in a pile (pile.search). A hand is none.
func (w *writer) searches(whose gametext.Whose, zone game.Zone) {
	if zone != game.Hand {
		w.Clause.Searches, w.searched = true, searched{whose, zone}
	}
}

type theBook struct{} // the key of what a catalog keeps for bookOf

// bookOf is the book of a catalog.
func bookOf(cat *catalog.Catalog) *book {
	return cat.Kept(theBook{}, func() any {
		b := &book{scripts: make([][]*script, cat.Len())}
		b.Program = position.NewProgram(cat, func(t *position.Text) {
			if k := cat.At(t.Index); k.Whole() {
				b.scripts[t.Index] = compile(b.Program, t, k.Clauses())
			}
		})
		return b
	}).(*book)
}

// compile compiles the sentences of a text. What nothing carries out is noted in the text.
func compile(prog *position.Program, t *position.Text, clauses []gametext.Clause) (list []*script) {
	for n := range clauses {
		list = append(list, compileOne(prog, t, &clauses[n], n))
	}
	return list
}

func compileOne(prog *position.Program, t *position.Text, src *gametext.Clause, no int) *script {
	defer t.Rescue(src, len(t.Refused))
	w := &writer{Compiler: prog.Begin(t, src, no), script: &script{}, destiny: -1, round: -1}
	if src.Rule != nil {
		w.Stands(src.Rule)
	}
	for _, s := range src.Steps {
		w.step(s)
	}
	w.Clause.Active = len(w.result) > 0
	w.End()
	return w.script
}

// refusals are the parts of a card's text that nothing carries out where they stand.
func refusals(cat *catalog.Catalog, d *card.Def, clauses []gametext.Clause) []*gametext.Error {
	t := &position.Text{Def: d}
	compile(position.Alone(cat), t, clauses)
	return t.Refused
}

func init() { catalog.CarriedOut(refusals) }

// Refusals are the parts of a text that nothing carries out, on a card beside a catalog, or of
// none, where nobody knows what titles name.
func Refusals(cat *catalog.Catalog, d *card.Def, clauses []gametext.Clause) []*gametext.Error {
	return refusals(cat, d, clauses)
}

// step compiles something that is done.
func (w *writer) step(s gametext.Step) {
	do := steps[reflect.TypeOf(s)]
	if do == nil {
		w.Refuse(s, fmt.Sprintf("nothing carries out %q", gametext.Print(s, card.English)), "")
		return
	}
	w.asksWhich(s)
	do(w, s)
}

// then adds a step that only changes the state.
func (w *writer) then(name string, do func(g *Game, a *acting, c *position.Context)) {
	w.result = append(w.result, doing(name, func(g *Game, f *game.Frame, a *acting) flow {
		do(g, a, g.ctxOf(f.Side, a))
		return next
	}))
}

// asks adds a step that waits for a yes or no. It is asked only where either is possible,
// so that nothing is refused, and Why has nothing to say but the question.
func (w *writer) asks(name string, ask func(r *Referee, a *acting, c *position.Context) *game.Decision, took func(g *Game, a *acting, c *position.Context, o *game.Option)) {
	w.result = append(w.result, asking(name,
		func(r *Referee, f *game.Frame, a *acting) *game.Decision { return ask(r, a, r.ctxToAsk(f.Side, a)) },
		func(g *Game, f *game.Frame, a *acting, o *game.Option) flow {
			took(g, a, g.ctxOf(f.Side, a), o)
			return next
		},
	))
}

// asksAmong adds a step that waits for a choice among candidates on a ballot: of cards,
// those of which the text speaks.
func (w *writer) asksAmong(name string, among func(r *Referee, a *acting, c *position.Context, b *ballot), ask func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision,
	took func(g *Game, a *acting, c *position.Context, o *game.Option)) {
	put := func(r *Referee, f *game.Frame, a *acting, b *ballot) {
		b.named()
		among(r, a, r.ctxToAsk(f.Side, a), b)
	}
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
// unless go on holds; the log may tell that it does not.
func (w *writer) unless(on func(r *Referee, a *acting, c *position.Context) bool, told bool) *int16 {
	to := new(int16)
	w.result = append(w.result, doing("if", func(g *Game, f *game.Frame, a *acting) flow {
		if on(g.Referee, a, g.ctxOf(f.Side, a)) {
			return next
		}
		if told {
			g.event(game.Event{Kind: game.Unmet, By: f.Side, Card: a.Card, At: g.S.Where(a.Card)})
		}
		f.Step = *to
		return again
	}))
	return to
}

// land makes a jump end here.
func (w *writer) land(to *int16) { *to = int16(len(w.result)) }
