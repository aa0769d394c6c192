package app

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// pact is the screen on which the players of a new game agree on what they may learn of
// each other: by taking back, and by who is asked.
type pact struct {
	s    *setup
	back *button
}

var _ screen = (*pact)(nil)

func (a *pact) title() string { return say.T("app.pact.title") }

func (a *pact) content() fyne.CanvasObject {
	a.back = newButton(say.T("app.pact.done"), true, a.leave)
	a.back.escape = a.leave
	return overDusk(860,
		heading(say.T("app.pact.title"), 26),
		section(say.T("app.pact.undo")), a.undo(), left(say.T("app.pact.redraw")),
		widget.NewSeparator(),
		section(say.T("app.pact.ask")), left(say.T("app.pact.why")),
		container.New(atLeast{fyne.NewSize(0, 236)}, container.NewVScroll(a.asked())),
		container.NewHBox(layout.NewSpacer(), a.back))
}

// undoings are what players may agree on about taking back.
var undoings = []store.Undoing{store.UndoFree, store.UndoAsk, store.UndoNever}

// undo lets them choose what becomes of a choice that has shown cards.
func (a *pact) undo() fyne.CanvasObject {
	var names []string
	for i := range undoings {
		names = append(names, say.T(fmt.Sprintf("app.pact.undo.%d", i)))
	}
	pick := widget.NewRadioGroup(names, func(name string) { a.s.plan.Undo = undoings[max(slices.Index(names, name), 0)] })
	pick.Horizontal, pick.Required = true, true
	pick.SetSelected(names[max(slices.Index(undoings, a.s.plan.Undo), 0)])
	return pick
}

// asked is a row for each occasion, with what being passed over gives away, and a box for
// each seat.
func (a *pact) asked() fyne.CanvasObject {
	rows := container.NewVBox()
	for o := range game.OccasionCount {
		boxes := container.NewHBox()
		for side := range card.Sides {
			box := widget.NewCheck(card.SideNames[side][say.Lang()], func(on bool) { a.s.plan.Ask[side] = a.s.plan.Ask[side].With(o, on) })
			box.SetChecked(a.s.plan.Ask[side].Has(o))
			boxes.Add(box)
		}
		what := widget.NewLabel(say.T(fmt.Sprintf("app.pact.ask.%d", o)))
		tells := left(say.T(fmt.Sprintf("app.pact.tells.%d", o)))
		tells.Importance = widget.LowImportance
		words := container.New(layout.NewCustomPaddedVBoxLayout(-12), what, tells)
		rows.Add(container.NewBorder(nil, nil, nil, container.NewCenter(boxes), words))
	}
	return rows
}

// left is a text that begins at the left.
func left(text string) *widget.Label {
	l := note(text)
	l.Alignment = fyne.TextAlignLeading
	return l
}

func (a *pact) leave() { a.s.p.show(a.s) }

func (a *pact) shown() { a.s.p.win.Canvas().Focus(a.back) }

func (a *pact) menu() []*fyne.Menu { return a.s.menu() }

func (a *pact) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		a.leave()
	}
}
