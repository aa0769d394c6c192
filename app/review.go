package app

import (
	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/coach"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// review is the screen that tells what was missed in a saved game, along what one seat saw, and
// leads to each moment. Of a game that is not over only the seat in front is looked at.
type review struct {
	p       *program
	id      store.ID
	head    store.Header
	seat    card.Side
	over    bool
	list    []coach.Finding
	stopped error // why the game runs no farther by the rules of today
	told    bool  // also what cost nothing, and what is only probable
	back    func()
	first   *button
	rows    *ladder
}

var _ screen = (*review)(nil)

// reviewGame looks a saved game through for what a seat missed; back leads to where one came from.
func (p *program) reviewGame(id store.ID, seat card.Side, back func()) {
	r := &review{p: p, id: id, seat: seat, told: true, back: back}
	p.do(func() (err error) {
		if r.head, err = p.store.Header(id); err != nil {
			return err
		}
		if r.head.Machine(seat) { // of the program nobody wants to know it
			r.seat = seat.Other()
		}
		return r.look()
	}, func(err error) {
		if err != nil {
			p.fail(say.T("review.failed"), err)
			return
		}
		p.show(r)
	})
}

// look goes through the game.
func (r *review) look() (err error) {
	r.list, r.over, r.stopped, err = session.Review(r.p.store, r.p.rules, r.id, r.seat, knowing(r.p, r.head, r.seat))
	return err
}

func (r *review) title() string { return say.T("review.title") }

func (r *review) content() fyne.CanvasObject {
	r.first = newButton(say.T("app.back"), true, r.back)
	r.first.escape = r.back
	rows := container.NewVBox()
	r.rows = &ladder{p: r.p, way: container.NewVScroll(rows), above: r.first}
	n, lost := 0, map[coach.Topic]card.Num{}
	for _, f := range r.list {
		if f.Sure {
			lost[f.Topic] += f.Lost
		}
		if r.told || f.Lost > 0 && f.Sure {
			rows.Add(r.row(f))
			n++
		}
	}
	if n == 0 {
		rows.Add(note(say.T("review.none")))
	}
	about := say.T("review.about", lost[coach.Activating].Int(), lost[coach.Draining].Int(), lost[coach.Forfeiting].Int())
	if r.stopped != nil {
		about += "\n" + say.T("review.stopped", errorText(r.stopped))
	}
	top := []fyne.CanvasObject{heading(say.T("review.title"), 26), note(about), container.NewHBox(r.seats(), layout.NewSpacer(), r.filter())}
	return overDuskTall(900, 700, top, container.New(room(0, 200), r.rows.way), container.NewHBox(layout.NewSpacer(), r.first))
}

// seats lets one choose whose game is looked at.
func (r *review) seats() fyne.CanvasObject {
	if !r.over || r.head.Machine(card.Dark) || r.head.Machine(card.Light) || r.head.Alone > 0 {
		return widget.NewLabel(say.T("review.of", playerName(r.head.Names, r.seat)))
	}
	names := []string{playerFirst(r.head.Names, card.Dark), playerFirst(r.head.Names, card.Light)}
	pick := widget.NewSelect(names, nil)
	pick.SetSelectedIndex(int(r.seat))
	pick.OnChanged = func(string) {
		was := r.seat
		r.seat = card.Side(pick.SelectedIndex())
		r.p.do(r.look, func(err error) {
			if err != nil {
				r.seat = was
				r.p.fail(say.T("review.failed"), err)
				return
			}
			r.p.show(r)
		})
	}
	return pick
}

// filter lets one leave out what is only told, or only probable.
func (r *review) filter() fyne.CanvasObject {
	box := widget.NewCheck(say.T("review.sure"), nil)
	box.SetChecked(!r.told)
	box.OnChanged = func(on bool) {
		r.told = !on
		r.p.show(r)
	}
	return box
}

// row is one finding, with a button that leads to its moment.
func (r *review) row(f coach.Finding) fyne.CanvasObject {
	head := say.T("review.turn", f.Turn)
	for _, t := range coach.Topics {
		if t.Topic == f.Topic {
			head += " · " + upperFirst(t.Name[say.Lang()])
		}
	}
	title := widget.NewLabelWithStyle(head, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	show := newButton(say.T("review.show"), false, func() {
		r.p.watchGame(r.id, f.N, r.seat, func() { r.p.show(r) })
	})
	show.escape = r.back
	words := container.New(layout.NewCustomPaddedVBoxLayout(-12), title, left(f.Say[say.Lang()]))
	room := container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14), container.NewCenter(show)) // beside the scroll bar
	row := container.NewBorder(nil, nil, nil, room, words)
	r.rows.add(len(r.rows.rungs), row, show)
	return row
}

func (r *review) shown() { r.p.win.Canvas().Focus(r.first) }

func (r *review) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), r.back), r.p.quitItem()),
		r.p.lookMenu(), r.p.helpMenu(),
	}
}

func (r *review) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		r.back()
	}
}

// review looks the game at the table through, and leads back to it.
func (t *table) review() {
	t.p.keepLook()
	t.p.reviewGame(t.s.ID(), t.s.Front(), func() { t.p.seat(t) })
}
