package app

import (
	"errors"
	"time"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// table is the screen of a game in progress.
type table struct {
	p      *program
	s      *session.Session
	table  *widgets.Table
	looked bool      // the end of the game has been told
	asked  time.Time // since when the player in front sees what he must decide
	at     int       // which decision that is
	last   last
	guide  guide  // of a game from a position, or nil
	back   func() // where one comes from, of a deck that is tried out; nil: the home screen

	coach   coaching
	machine machine
}

var _ screen = (*table)(nil)

func newTable(p *program, s *session.Session) *table {
	t := &table{p: p, s: s}
	actions := widgets.Actions{
		Choose:   t.choose,
		All:      t.chooseAll,
		Why:      s.Why,
		Explain:  s.Explain,
		OpenRule: p.openRule,
		Example:  p.cardExample,
		Letter:   func(r rune) bool { return t.guide != nil && t.guide.letter(r) },
		Undo:     func() { t.undo(session.ByChoice) },
		Redo:     t.redo,
		Post:     p.post,
		Hurry:    t.hurry,
		AtOnce:   p.atOnce,
	}
	if t.mayOrder() {
		actions.PassTo, actions.Look = t.passTo, t.look
		actions.Later, actions.Ahead = s.Later, t.ahead
		actions.Order, actions.Orders = t.order, t.orderTable
	}
	t.table = widgets.NewTable(actions)
	t.table.SetOptions(p.opts)
	h := s.Header()
	t.table.SetNames(h.Names)
	t.table.SetAgainst(h.Machine(card.Dark) || h.Machine(card.Light))
	t.coach.on = h.Coached
	if h.Position != "" {
		t.guide = newFree(t, "")
	}
	return t
}

// seat shows the table to whoever must decide, behind the curtain if the other
// player may see something of it.
func (p *program) seat(t *table) {
	t.table.SetHold(nil)
	if t.s.Held() {
		t.table.SetHold(t.handOver)
		t.looksOn()
		return
	}
	switch {
	case t.s.NeedsCurtain():
		p.show(&curtain{p: p, t: t})
	case !t.looked && t.guide == nil && t.over():
		t.looked = true
		p.show(&over{p: p, t: t})
	default:
		t.looksOn()
	}
	if err := t.s.Fault(); err != nil {
		p.tell("app.table.fault", say.T("app.table.faulty", errorText(err)))
		return
	}
	t.machineOn()
}

// looksOn shows the table to who sits in front.
func (t *table) looksOn() {
	if t.p.screen == screen(t) {
		t.clocked(t.at != t.s.Decisions())
		t.view()
		t.p.retitle()
		t.p.setMenu()
	} else {
		t.clocked(true)
		t.p.show(t)
	}
	t.tellGiven()
	t.tellTaken()
}

// handOver goes on after a turn that has ended by itself.
func (t *table) handOver() {
	if t.sudden() {
		return
	}
	t.s.HandOver()
	t.p.seat(t)
}

// view shows the table as it is now, and whether anything can be taken back.
func (t *table) view() {
	v := t.s.View()
	t.table.SetUndo(t.s.CanUndo(session.ByChoice), t.s.CanRedo())
	t.table.SetOrders(t.s.Orders(t.s.Front()))
	t.advise(v)
	t.table.SetView(v)
	if t.guide != nil {
		t.guide.seen()
	}
}

// over tells whether the game has ended.
func (t *table) over() bool {
	_, on := t.s.Next()
	return !on
}

// after shows what came of a choice.
func (t *table) after(err error) {
	t.p.seat(t)
	if err != nil && !errors.Is(err, session.ErrNotNow) {
		t.p.fail(say.T("app.table.failed"), err)
	}
}

func (t *table) title() string {
	if h := t.s.Header(); h.Position != "" {
		return h.Title
	}
	return say.T("app.table.title", t.s.Status().Turn, playerName(t.s.Header().Names, t.s.Front()))
}

func (t *table) content() fyne.CanvasObject {
	t.table.SetLang(say.Lang())
	if t.guide != nil {
		bar := t.guide.bar()
		t.view()
		return container.NewBorder(bar, nil, nil, nil, t.table)
	}
	t.view()
	return t.table
}

func (t *table) shown() {
	if t.guide != nil {
		if first := t.guide.first(); first != nil {
			t.p.win.Canvas().Focus(first)
			return
		}
	}
	t.p.win.Canvas().Focus(t.table)
}

// key hands the keys to the table when it has lost the focus to nothing.
func (t *table) key(e *fyne.KeyEvent) {
	t.p.win.Canvas().Focus(t.table)
	t.table.TypedKey(e)
}
