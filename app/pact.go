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
	"cantina/widgets"
	"cantina/widgets/say"
)

// pact is the screen on which the players of a new game agree on what they may learn of
// each other: by taking back, and by who is asked.
type pact struct {
	s    *setup
	from screen // where one comes from
	back *button
}

var _ screen = (*pact)(nil)

func (a *pact) title() string { return say.T("app.pact.title") }

func (a *pact) content() fyne.CanvasObject {
	a.back = newButton(say.T("app.pact.done"), true, a.leave)
	a.back.escape = a.leave
	top := []fyne.CanvasObject{
		heading(say.T("app.pact.title"), 26),
		section(say.T("app.pact.undo")), a.undo(), left(say.T("app.pact.redraw")),
		widget.NewSeparator(),
		section(say.T("app.pact.ask")), left(say.T("app.pact.why")),
	}
	return overDuskTall(860, 760, top, a.asked(), a.pace(), container.NewHBox(layout.NewSpacer(), a.back))
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

// paces are how many seconds an answer may take at the least.
var paces = []int{0, 3, 6, 10}

// pace lets them choose how long every answer takes.
func (a *pact) pace() fyne.CanvasObject {
	names := []string{say.T("app.pact.atonce")}
	for _, n := range paces[1:] {
		names = append(names, say.T("app.pact.seconds", n))
	}
	pick := widget.NewRadioGroup(names, func(name string) { a.s.plan.Pace = paces[max(slices.Index(names, name), 0)] })
	pick.Horizontal, pick.Required = true, true
	pick.SetSelected(names[max(slices.Index(paces, a.s.plan.Pace), 0)])
	return container.NewHBox(widget.NewLabel(say.T("app.pact.pace")), pick)
}

// asked is a row for each occasion, with what being passed over gives away, and a box for
// each seat; above them one for all.
func (a *pact) asked() fyne.CanvasObject {
	var all [card.Sides][]*widget.Check
	list := container.NewVBox()
	for o := range game.OccasionCount {
		list.Add(a.row(say.T(fmt.Sprintf("app.pact.ask.%d", o)), say.T(fmt.Sprintf("app.pact.tells.%d", o)), func(side card.Side) *widget.Check {
			box := widget.NewCheck("", func(on bool) { a.s.plan.Ask[side] = a.s.plan.Ask[side].With(o, on) })
			box.SetChecked(a.s.plan.Ask[side].Has(o))
			all[side] = append(all[side], box)
			return box
		}))
	}
	top := a.row(say.T("app.pact.all"), "", func(side card.Side) *widget.Check {
		box := widget.NewCheck("", nil)
		box.SetChecked(a.s.plan.Ask[side] == game.Everywhere)
		box.OnChanged = func(on bool) {
			for _, one := range all[side] {
				one.SetChecked(on)
			}
		}
		return box
	})
	return container.New(between{}, top, container.New(room(0, 100), container.NewVScroll(list)))
}

// row is what is said of an occasion, and a box for each seat.
func (a *pact) row(what, tells string, box func(card.Side) *widget.Check) fyne.CanvasObject {
	boxes := container.NewHBox()
	for side := range card.Sides {
		b := box(side)
		b.Text = card.SideNames[side][say.Lang()]
		boxes.Add(b)
	}
	words := container.New(layout.NewCustomPaddedVBoxLayout(-12), widget.NewLabelWithStyle(what, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
	if tells != "" {
		words.Add(left(tells))
	}
	room := container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14), container.NewCenter(boxes)) // beside the scroll bar
	return container.NewBorder(nil, nil, nil, room, words)
}

// terms says in short what the players of a game have agreed on.
func terms(undo store.Undoing, ask [card.Sides]game.Occasions, pace int) string {
	who := 0
	for side := range card.Sides {
		if ask[side] != 0 {
			who |= 1 << side
		}
	}
	text := say.T(fmt.Sprintf("app.pact.short.%d", max(slices.Index(undoings, undo), 0))) + "\n" + say.T(fmt.Sprintf("app.pact.asked.%d", who))
	if pace > 0 {
		text += " " + say.T("app.pact.slow", pace)
	}
	return text
}

// left is a text that begins at the left.
func left(text string) *widgets.Prose { return widgets.NewProse(text) }

func (a *pact) leave() { a.s.p.show(a.from) }

func (a *pact) shown() { a.s.p.win.Canvas().Focus(a.back) }

func (a *pact) menu() []*fyne.Menu { return a.s.menu() }

func (a *pact) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		a.leave()
	}
}
