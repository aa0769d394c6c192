package app

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// A position is what opens at the table to be played on from.
type position struct {
	title string
	text  string // of a scene (scene.Lay)
	moves string // of the scene: what it shows; "" if nothing
	first card.Side
	back  func() // where one comes from; nil: the game is kept, and the home screen comes
}

// ofExample is what belongs to no game of its own: it is not listed, and thrown away when it
// is left.
const ofExample = "example"

// positionOf is a scene as a position.
func positionOf(s *scene.Scene, title string, back func()) position {
	return position{title: title, text: s.Position(), moves: s.Moves(), first: s.Side, back: back}
}

// header is what a game from a position starts from.
func (p *program) header(title, text string, first card.Side) store.Header {
	h := p.newHeader()
	h.Seed, h.First, h.Position, h.Title = 1, first, text, title
	return h
}

// newHeader is what any game that begins now has in its header.
func (p *program) newHeader() store.Header {
	return store.Header{Program: Version, Catalog: fmt.Sprintf("%016x", p.cat.Hash()), Lang: say.Lang().Code(), Created: p.now()}
}

// openPosition lays a position out at the table: both seats are played by hand at first.
func (p *program) openPosition(at position) {
	h := p.header(at.title, at.text, at.first)
	if at.back != nil {
		h.Of = ofExample
	}
	var s *session.Session
	p.do(func() (err error) { s, err = session.Start(p.store, p.rules, h); return err }, func(err error) {
		if err != nil {
			p.fail(say.T("position.failed"), err)
			return
		}
		t := newTable(p, s)
		t.back = at.back
		t.guide = newFree(t, at.moves)
		p.seat(t)
	})
}

// aside leaves the screen for a while: what comes back to it.
func (p *program) aside() func() {
	p.keepLook()
	switch s := p.screen.(type) {
	case *builder:
		s.keepNow()
	case *table:
		if s.s.Header().Position == "" {
			s.s.Leave()
		}
		return func() { p.seat(s) }
	}
	s := p.screen
	return func() { p.show(s) }
}

// free is the guide of a position that is played on freely.
type free struct {
	t     *table
	shows scene.Moves // what the scene does
	n     int         // how many of them were shown
	title *widget.Label
	text  *widgets.Prose
	step  *button
}

var _ guide = (*free)(nil)

func newFree(t *table, moves string) *free {
	f := &free{t: t}
	f.shows = scene.MovesOf("position", moves)
	return f
}

// The ways in which the other seat is played.
var seatWays = []struct{ by, words string }{
	{"", "position.hand"}, {session.Passing, "position.passes"}, {store.PlainPlayer, "position.itself"},
}

func (f *free) bar() fyne.CanvasObject {
	t := f.t
	h := t.s.Header()
	f.title = barTitle(h.Title)
	f.text = left("")
	f.step = newButton(say.T("position.next"), false, f.next)
	who := newButton(f.seatWords(), false, f.turnSeat)
	again := newButton(say.T("position.again"), false, f.again)
	leave := newButton(say.T("position.leave"), false, t.leave)
	f.seen()
	buttons := []*button{again, who, leave}
	if len(f.shows) > 0 {
		buttons = append([]*button{f.step}, buttons...)
	}
	return t.p.guideBar(f, f.title, f.text, buttons...)
}

// seatWords say who plays the other seat.
func (f *free) seatWords() string { return say.T(seatWays[f.way()].words) }

// way is who plays the seat beside the one in front.
func (f *free) way() int {
	h := f.t.s.Header()
	for i, w := range seatWays {
		switch {
		case w.by == session.Passing && h.Alone > 0, w.by != "" && (h.Played[card.Dark] == w.by || h.Played[card.Light] == w.by):
			return i
		}
	}
	return 0
}

// turnSeat lets the other seat be played in the next way.
func (f *free) turnSeat() {
	by := seatWays[(f.way()+1)%len(seatWays)].by
	f.t.p.do(func() error { return f.t.s.Take(f.t.s.Front(), by) }, func(err error) {
		f.t.p.show(f.t)
		f.t.after(err)
	})
}

// again goes back to the position.
func (f *free) again() {
	f.t.p.do(func() error { return f.t.s.BackTo(0) }, func(err error) {
		f.n, f.t.looked = 0, false
		f.t.after(err)
	})
}

// next makes the next move of the scene, or passes until it is on offer.
func (f *free) next() {
	if f.n >= len(f.shows) {
		return
	}
	f.t.p.do(func() error { return f.show(f.shows[f.n]) }, func(err error) {
		if err == nil {
			f.n++
		}
		f.t.after(err)
	})
}

// show makes a move of the scene.
func (f *free) show(m scene.Move) error {
	cat, _ := scene.Catalog()
	for range 60 {
		var key string
		var found bool
		f.t.s.Ask(func(g game.Game) {
			table, err := scene.On(cat, g)
			d := g.Decision()
			if err != nil || d == nil {
				return
			}
			if key, _, found = table.Find(m); !found {
				for i := range d.Options {
					if d.Options[i].Verb == game.Pass {
						key = d.Options[i].Key
					}
				}
			}
		})
		if key == "" {
			break
		}
		if _, err := f.t.s.Choose(key); err != nil || found {
			return err
		}
	}
	return card.Because("%s: this move of the example is not on offer here; go back to the start", "%s : ce coup de l’exemple n’est pas proposé ici ; revenez au départ", m.Words)
}

// said is a move of the scene in the words of the table; as the scene writes it, if it is not
// on offer from here.
func (f *free) said(m scene.Move) string {
	words := m.Words
	cat, _ := scene.Catalog()
	f.t.s.Ask(func(g game.Game) {
		table, err := scene.On(cat, g)
		if err != nil {
			return
		}
		table, g = table.Clone()
		for range 60 {
			d := g.Decision()
			if d == nil {
				return
			}
			key, _, found := table.Find(m)
			pass := ""
			for i := range d.Options {
				switch o := &d.Options[i]; {
				case found && o.Key == key:
					for _, told := range g.View(d.Seat).Prompt.Options { // a Decision has not the words of all
						if told.Key == key {
							words = card.Say("%s: %s", "%s : %s", card.SideNames[d.Seat], told.Say)[say.Lang()]
						}
					}
					return
				case o.Verb == game.Pass:
					pass = o.Key
				}
			}
			if pass == "" {
				return
			}
			g.Choose(pass)
		}
	})
	return words
}

func (f *free) seen() {
	if f.text == nil {
		return
	}
	text := say.T("position.text")
	switch {
	case f.n < len(f.shows):
		text = say.T("position.shows", f.said(f.shows[f.n]))
		f.step.Enable()
	case len(f.shows) > 0:
		text = say.T("position.shown")
		f.step.Disable()
	default:
		f.step.Disable()
	}
	f.text.SetText(text)
}

func (f *free) plays() bool           { return true }
func (f *free) first() fyne.Focusable { return nil }

func (f *free) letter(r rune) bool {
	switch r {
	case 'n', 'N':
		f.next()
	case 'r', 'R':
		f.again()
	default:
		return false
	}
	return true
}
