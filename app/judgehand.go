package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/engine/card"
	"cantina/widgets/say"
)

// handAlone covers the table before one player looks at his hand while a position is changed by
// hand: the other one looks away.
type handAlone struct {
	e     *boardEditor
	m     *mending
	seat  card.Side
	first *button
}

var _ screen = (*handAlone)(nil)

func (a *handAlone) title() string { return say.T("judge.title") }

func (a *handAlone) content() fyne.CanvasObject {
	name := playerName(a.m.t.s.Header().Names, a.seat)
	a.first = newButton(say.T("judge.alone.yes", name), true, func() { a.m.look(a.e, a.seat, true) })
	a.first.escape, a.first.enter = a.back, true
	return overDusk(600, heading(a.title(), 26), note(say.T("judge.alone.text", name)),
		container.NewGridWithColumns(2, newButton(say.T("app.back"), false, a.back), a.first))
}

func (a *handAlone) back() { a.m.look(a.e, a.m.j.By(), false) }

func (a *handAlone) shown() { a.e.p.win.Canvas().Focus(a.first) }

func (a *handAlone) menu() []*fyne.Menu {
	return []*fyne.Menu{fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), a.back), a.e.p.quitItem()), a.e.p.lookMenu(), a.e.p.helpMenu()}
}

func (a *handAlone) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		a.back()
	}
}
