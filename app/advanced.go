package app

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// advanced is the screen of what a newcomer need not choose for a new game: how rulebooks are
// read where they differ, the clock, where each player is asked, what the two agree on, the seed.
type advanced struct {
	s    *setup
	back *button
}

var _ screen = (*advanced)(nil)

func (a *advanced) title() string { return say.T("advanced.title") }

func (a *advanced) content() fyne.CanvasObject {
	a.back = newButton(say.T("advanced.done"), true, a.leave)
	a.back.escape = a.leave
	plan := &a.s.plan
	clock := widget.NewCheck(say.T("app.setup.clock"), func(on bool) { plan.Clock = on })
	clock.SetChecked(plan.Clock)
	pact := newButton(say.T("app.pact.open"), false, func() { a.s.p.show(&pact{s: a.s, from: a}) })
	seed := newWriting(plan.Seed, 1)
	seed.escape = a.leave
	seed.SetPlaceHolder(say.T("advanced.seed_chance"))
	seed.OnChanged = func(text string) { plan.Seed = text }
	return overDusk(820,
		heading(a.title(), 26),
		section(say.T("app.setup.edition")), a.edition(), left(say.T("advanced.edition_why")),
		widget.NewSeparator(), clock,
		widget.NewSeparator(),
		section(say.T("advanced.stops")), container.NewGridWithColumns(2, a.stops(card.Dark), a.stops(card.Light)), left(say.T("advanced.stops_why")),
		widget.NewSeparator(),
		container.NewBorder(nil, nil, nil, container.NewCenter(pact), left(terms(plan.Undo, plan.Ask, plan.Pace))),
		container.NewBorder(nil, nil, widget.NewLabel(say.T("advanced.seed")), nil, seed),
		container.NewHBox(layout.NewSpacer(), a.back))
}

// edition lets the players choose how rules are read on which rulebooks differ.
func (a *advanced) edition() fyne.CanvasObject {
	names := []string{say.T("app.setup.glossary"), say.T("app.setup.newest")}
	pick := widget.NewRadioGroup(names, nil)
	pick.Required = true
	pick.SetSelected(names[0])
	if a.s.plan.Edition == game.Newest {
		pick.SetSelected(names[1])
	}
	pick.OnChanged = func(name string) {
		a.s.plan.Edition = ""
		if name == names[1] {
			a.s.plan.Edition = game.Newest
		}
	}
	return pick
}

// stops lets a side's player choose where he is asked: one of the presets of orders, or what he has
// ordered at the table.
func (a *advanced) stops(side card.Side) fyne.CanvasObject {
	var names []string
	for p := range game.Presets {
		names = append(names, say.T(fmt.Sprintf("orders.preset.%d", p)))
	}
	pick := widget.NewSelect(names, nil)
	pick.PlaceHolder = say.T("orders.own")
	if p, ok := game.PresetOf(a.s.p.ordered()[side], side); ok {
		pick.SetSelectedIndex(int(p))
	}
	pick.OnChanged = func(string) {
		o := a.s.p.ordered()
		o[side] = game.Preset(pick.SelectedIndex()).Ordered(side)
		a.s.p.pref(store.PrefOrders, o)
	}
	return container.NewBorder(nil, nil, widget.NewLabel(card.SideNames[side][say.Lang()]), nil, pick)
}

// seeded is the seed of the game that is to begin.
func (s *setup) seeded() (uint64, error) {
	text := strings.TrimSpace(s.plan.Seed)
	if text == "" {
		return s.p.seed(), nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, card.Because("The seed %s is no number: write digits only, or nothing (Advanced)",
			"La graine %s n’est pas un nombre : écrivez des chiffres, ou rien (Avancé)", strconv.Quote(text))
	}
	return n, nil
}

// advanced says on the screen of a new game what is chosen under Advanced, and leads there.
func (s *setup) advanced() fyne.CanvasObject {
	open := newButton(say.T("advanced.open"), false, func() { s.p.show(&advanced{s: s}) })
	s.terms = left("")
	s.summary()
	return container.NewBorder(nil, nil, nil, container.NewCenter(open), s.terms)
}

// summary says what is chosen there.
func (s *setup) summary() {
	if s.terms == nil {
		return
	}
	text := strings.TrimRight(say.T("app.setup.edition"), ":\u00a0") + " " + say.T("app.setup.glossary") + "."
	if s.plan.Edition == game.Newest {
		text = strings.TrimRight(say.T("app.setup.edition"), ":\u00a0") + " " + say.T("app.setup.newest") + "."
	}
	if s.plan.Clock {
		text += " " + say.T("advanced.clock")
	}
	s.terms.SetText(text + "\n" + terms(s.plan.Undo, s.plan.Ask, s.plan.Pace))
}

func (a *advanced) leave() { a.s.p.show(a.s) }

func (a *advanced) shown() { a.s.p.win.Canvas().Focus(a.back) }

func (a *advanced) menu() []*fyne.Menu { return a.s.menu() }

func (a *advanced) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		a.leave()
	}
}
