package app

import (
	"fmt"
	"strings"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// programName is what the program is called where it plays.
const programName = "Cantina"

// firstDecks are the decks of the coached game: files of package decks.
var firstDecks = [card.Sides]string{"tatooine-garrison", "tatooine-uprising"}

// firstGame is the screen before a coached game: who learns, and on which side.
type firstGame struct {
	p     *program
	name  *widget.Entry
	first fyne.Focusable
	back  func() // to the screen that offered it
}

var _ screen = (*firstGame)(nil)

func (f *firstGame) title() string { return say.T("coach.first.title") }

func (f *firstGame) content() fyne.CanvasObject {
	was := ""
	if f.name != nil {
		was = f.name.Text
	} else {
		was = f.p.readProgress().Who
	}
	f.name = widget.NewEntry()
	f.name.SetPlaceHolder(say.T("app.setup.name"))
	f.name.SetText(was)
	grid := container.NewGridWithColumns(2)
	f.first = nil
	for _, side := range []card.Side{card.Light, card.Dark} {
		b := newButton(say.T([card.Sides]string{"coach.first.dark", "coach.first.light"}[side]), side == card.Light, func() { f.begin(side) })
		b.escape = f.back
		if f.first == nil {
			f.first = b
		}
		about := note("")
		if d, _ := decks.LoadFile(firstDecks[side]); d != nil {
			about.SetText(d.Name)
		}
		grid.Add(container.NewVBox(b, about))
	}
	back := newButton(say.T("app.back"), false, f.back)
	back.escape = f.back
	return overDusk(660,
		heading(say.T("coach.first.title"), 30),
		note(say.T("coach.first.text")),
		f.name, grid,
		container.NewHBox(back))
}

// begin starts the game: the learner on a side, the program on the other, the coach beside.
func (f *firstGame) begin(side card.Side) {
	h := f.p.newHeader()
	h.Seed, h.First, h.Coached, h.Options.Shuffled = f.p.seed(), side, true, true
	h.Names[side], h.Names[side.Other()] = strings.TrimSpace(f.name.Text), programName
	h.Played[side.Other()] = store.PlainPlayer
	for s := range card.Sides {
		d, err := decks.LoadFile(firstDecks[s])
		if d == nil {
			f.p.fail(say.T("app.setup.failed"), card.Because("the deck %s cannot be read: %s", "le deck %s ne peut pas être lu : %s", firstDecks[s], fmt.Sprint(err)))
			return
		}
		h.Decks[s] = d.Dealt()
	}
	f.p.begin(h)
}

func (f *firstGame) shown() { f.p.win.Canvas().Focus(f.first) }

func (f *firstGame) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), f.back), f.p.quitItem()),
		f.p.lookMenu(), f.p.helpMenu(),
	}
}

func (f *firstGame) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		f.back()
	}
}
