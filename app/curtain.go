package app

import (
	"time"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/widgets/say"
)

// curtain covers the table until the player whose turn it is to decide sits in
// front. Nothing of the table is in the window meanwhile.
type curtain struct {
	p     *program
	t     *table
	since time.Time
	first *button
}

var _ screen = (*curtain)(nil)

// settle is how long a curtain cannot be lifted: the last click or key of the
// player before may still be on its way.
const settle = 350 * time.Millisecond

func (c *curtain) title() string {
	seat, _ := c.t.s.Next()
	return say.T("app.curtain.title", playerName(c.t.s.Header().Names, seat))
}

func (c *curtain) content() fyne.CanvasObject {
	seat, _ := c.t.s.Next()
	names := c.t.s.Header().Names
	c.first = newButton(say.T("app.curtain.lift", playerName(names, seat)), true, c.lift)
	c.first.enter = true
	home := newButton(say.T("app.table.home"), false, c.t.leave)
	return overDusk(560,
		heading(say.T("app.curtain.title", card.SideNames[seat][say.Lang()]), 30),
		note(say.T("app.curtain.text", playerName(names, seat), c.t.s.Status().Turn)),
		c.first, home)
}

// lift shows the table to the player who now sits in front.
func (c *curtain) lift() {
	if c.p.now().Sub(c.since) < settle {
		return
	}
	c.t.s.Lift()
	c.p.seat(c.t)
}

func (c *curtain) shown() {
	c.since = c.p.now()
	c.p.win.Canvas().Focus(c.first)
}

func (c *curtain) menu() []*fyne.Menu { return c.t.coveredMenu() }

func (c *curtain) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		c.lift()
	}
}
