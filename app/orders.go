package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// ordering is the dialog of what a player orders in advance: all of it in one place, from now
// on, and revoked by a click.
type ordering struct {
	seat   card.Side
	orders game.Orders // taken over when the dialog closes
	preset *widget.Select
	lose   *widget.Check
	once   *widget.Check
	open   *widget.Check
	vain   *widget.Check
	skip   [card.Sides][game.Phases]*widget.Check
	pass   [game.OccasionCount]*widget.Check
	quiet  bool // the boxes are being set
}

// orderTable is the dialog for the player in front.
func (t *table) orderTable() {
	seat := t.s.Front()
	was := t.s.Orders(seat)
	o := &ordering{seat: seat, orders: was}
	t.p.ask(say.T("orders.title", playerName(t.s.Header().Names, seat)), o.content(), choice{label: say.T("app.close"), main: true, do: func() {
		if o.orders != was {
			t.order(o.orders)
		}
	}})
}

// order takes over what the player in front orders, and does what is due by it.
func (t *table) order(o game.Orders) {
	seat := t.s.Front()
	kept := t.p.ordered()
	kept[seat] = o
	t.p.pref(store.PrefOrders, kept)
	t.p.do(func() error { return t.s.Order(seat, o) }, func(err error) {
		t.p.seat(t)
		if err != nil {
			t.p.fail(say.T("orders.failed"), err)
		}
	})
}

// ordered are the orders that players gave last.
func (p *program) ordered() (o [card.Sides]game.Orders) {
	for side := range card.Sides {
		o[side] = game.Normal.Ordered(side)
	}
	if p.store != nil {
		p.store.Pref(store.PrefOrders, &o)
	}
	for side := range card.Sides {
		o[side] = o[side].Renewed(side)
	}
	return o
}

// follow lets the players' orders hold in a game: in one that begins or goes on between two
// of them.
func (t *table) follow() {
	h := t.s.Header()
	if !t.mayOrder() {
		return
	}
	if h.Coached { // a learner chooses what he loses, and is not asked in phases where he has no use for it
		side := t.s.Front()
		o := game.Beginner.Ordered(side)
		o.Lose = false
		t.s.Order(side, o)
		return
	}
	for side, o := range t.p.ordered() {
		if side := card.Side(side); !h.Machine(side) && !h.Idle(side) {
			t.s.Order(side, o) // where the rules fail the table says so
		}
	}
}

// mayOrder tells whether anything can be ordered: not where each choice is what one is here for.
func (t *table) mayOrder() bool { return t.s.Header().Position == "" }

// tellGiven says what orders have done since that was told.
func (t *table) tellGiven() {
	names := t.s.Header().Names
	text := ""
	for side, g := range t.s.Given() {
		who := playerFirst(names, card.Side(side))
		if g.Lost > 0 {
			text += say.T("orders.lost", who, g.Lost) + ". "
		}
		switch {
		case g.Passed == 1:
			text += say.T("orders.passed1", who) + ". "
		case g.Passed > 1:
			text += say.T("orders.passed", who, g.Passed) + ". "
		}
	}
	if idle := t.s.Idled(); len(idle) > 0 {
		var names []string
		for _, ph := range idle {
			names = append(names, game.PhaseNames[ph][say.Lang()])
		}
		text += upperFirst(say.T("orders.idle", strings.Join(names, ", ")))
	}
	if text != "" {
		t.table.Inform(text)
	}
}

func (o *ordering) content() fyne.CanvasObject {
	rows := container.NewVBox(left(say.T("orders.why")), container.NewHBox(widget.NewLabel(say.T("orders.atonce")), o.presets()), widget.NewSeparator())
	o.lose = widget.NewCheck(say.T("orders.lose"), func(on bool) { o.change(func() { o.orders.Lose = on }) })
	rows.Add(o.lose)
	rows.Add(left(say.T("orders.lose_why")))
	o.once = widget.NewCheck(say.T("orders.once"), func(on bool) { o.change(func() { o.orders.Once = on }) })
	o.open = widget.NewCheck(say.T("orders.open"), func(on bool) { o.change(func() { o.orders.Open = on }) })
	rows.Add(o.once)
	rows.Add(o.open)
	rows.Add(left(say.T("orders.open_why")))
	o.vain = widget.NewCheck(say.T("orders.vain"), func(on bool) { o.change(func() { o.orders.Vain = on }) })
	rows.Add(o.vain)
	rows.Add(left(say.T("orders.vain_why")))
	rows.Add(section(say.T("orders.phases")))
	for i, side := range []card.Side{o.seat, o.seat.Other()} {
		row := container.NewHBox(widget.NewLabel(say.T([2]string{"orders.mine", "orders.theirs"}[i])))
		for ph := game.Activate; ph <= game.Draw; ph++ {
			box := widget.NewCheck(game.PhaseNames[ph][say.Lang()], func(on bool) {
				o.change(func() { o.orders.Skip[side] = o.orders.Skip[side].With(ph, on) })
			})
			o.skip[side][ph] = box
			row.Add(box)
		}
		rows.Add(row)
	}
	rows.Add(left(say.T("orders.phases_why")))
	rows.Add(section(say.T("orders.answers")))
	for at := range game.OccasionCount {
		if at == game.AtPhases || at == game.AtBattles { // there one acts, and answers nothing
			continue
		}
		o.pass[at] = widget.NewCheck(say.T(fmt.Sprintf("app.pact.ask.%d", at)), func(on bool) {
			o.change(func() { o.orders.Pass = o.orders.Pass.With(at, on) })
		})
		rows.Add(o.pass[at])
	}
	rows.Add(left(say.T("orders.answers_why")))
	o.show()
	return container.New(room(820, 430), container.NewVScroll(rows))
}

// presets order all at once.
func (o *ordering) presets() fyne.CanvasObject {
	var names []string
	for p := range game.Presets {
		names = append(names, say.T(fmt.Sprintf("orders.preset.%d", p)))
	}
	o.preset = widget.NewSelect(names, nil)
	o.preset.PlaceHolder = say.T("orders.own")
	o.preset.OnChanged = func(string) {
		if p := o.preset.SelectedIndex(); p >= 0 {
			o.change(func() { o.orders = game.Preset(p).Ordered(o.seat) })
		}
	}
	return o.preset
}

// change orders something else, unless the boxes are only being set to what holds.
func (o *ordering) change(do func()) {
	if o.quiet {
		return
	}
	do()
	o.show()
}

// show sets the boxes to what holds.
func (o *ordering) show() {
	o.quiet = true
	defer func() { o.quiet = false }()
	if p, ok := game.PresetOf(o.orders, o.seat); ok {
		o.preset.SetSelectedIndex(int(p))
	} else {
		o.preset.ClearSelected()
	}
	o.lose.SetChecked(o.orders.Lose)
	o.once.SetChecked(o.orders.Once)
	o.open.SetChecked(o.orders.Open)
	o.vain.SetChecked(o.orders.Vain)
	for side := range o.skip {
		for ph, box := range o.skip[side] {
			if box != nil {
				box.SetChecked(o.orders.Skip[side].Has(game.Phase(ph)))
			}
		}
	}
	for at, box := range o.pass {
		if box != nil {
			box.SetChecked(o.orders.Pass.Has(game.Occasion(at)))
		}
	}
}
