package app

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// over is the screen at the end of a game.
type over struct {
	p     *program
	t     *table
	first *button
}

var _ screen = (*over)(nil)

func (o *over) title() string { return say.T("app.over.title") }

func (o *over) content() fyne.CanvasObject {
	st, h := o.t.s.Status(), o.t.s.Header()
	title := say.T("app.over.draw")
	if st.Winner > 0 {
		title = say.T("app.over.won", playerFirst(h.Names, card.Side(st.Winner-1)))
	}
	o.first = newButton(say.T("app.over.again"), true, func() { o.p.begin(o.again(h)) })
	return overDusk(600,
		heading(title, 34),
		note(st.Why[say.Lang()]),
		note(say.T("app.over.count", st.Turn, o.t.s.Decisions())),
		container.NewGridWithColumns(2, o.first,
			newButton(say.T("app.over.swap"), false, func() { o.p.begin(swapped(o.again(h))) }),
			newButton(say.T("app.over.look"), false, func() { o.p.seat(o.t) }),
			newButton(say.T("watch.button"), false, o.watch),
			newButton(say.T("review.button"), false, o.review),
			newButton(o.t.wayOut(), false, o.t.leave)))
}

// watch shows the whole game, and then this screen again.
func (o *over) watch() {
	o.p.watchGame(o.t.s.ID(), 0, o.t.s.Front(), func() { o.p.show(o) })
}

// review tells what a player missed, and then shows this screen again.
func (o *over) review() {
	o.p.reviewGame(o.t.s.ID(), o.t.s.Front(), func() { o.p.show(o) })
}

// again is the same game with other shuffles.
func (o *over) again(h store.Header) store.Header {
	h.Program, h.Catalog, h.Seed, h.Lang, h.Created = Version, fmt.Sprintf("%016x", o.p.cat.Hash()), o.p.seed(), say.Lang().Code(), o.p.now()
	h.Options.Shuffled = true // also where the last one began before cards were
	return h
}

// swapped gives each player the other's side and deck.
func swapped(h store.Header) store.Header {
	h.Names[card.Dark], h.Names[card.Light] = h.Names[card.Light], h.Names[card.Dark]
	h.Options.Ask[card.Dark], h.Options.Ask[card.Light] = h.Options.Ask[card.Light], h.Options.Ask[card.Dark]
	h.First = h.First.Other()
	return h
}

func (o *over) shown() { o.p.win.Canvas().Focus(o.first) }

func (o *over) menu() []*fyne.Menu { return o.t.coveredMenu() }

func (o *over) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		o.p.seat(o.t)
	}
}
