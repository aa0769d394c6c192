package app

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets"
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
	if names := c.t.s.Header().Names; names[seat] != "" {
		return say.T("app.curtain.title", playerName(names, seat))
	}
	return say.T(unnamed[seat].title)
}

// unnamed are the words for a player who has given no name: a side is no name.
var unnamed = [card.Sides]struct{ title, text, lift, phase, undo string }{
	{"app.curtain.dark.title", "app.curtain.dark.text", "app.curtain.dark.lift", "app.curtain.dark.phase", "app.curtain.dark.undo"},
	{"app.curtain.light.title", "app.curtain.light.text", "app.curtain.light.lift", "app.curtain.light.phase", "app.curtain.light.undo"},
}

func (c *curtain) content() fyne.CanvasObject {
	seat, _ := c.t.s.Next()
	status := c.t.s.Status()
	turn := status.Turn
	lift, text := say.T(unnamed[seat].lift), say.T(unnamed[seat].text, turn)
	if names := c.t.s.Header().Names; names[seat] != "" {
		name := playerName(names, seat)
		lift, text = say.T("app.curtain.lift", name), say.T("app.curtain.text", name, turn)
	}
	c.first = newButton(lift, true, c.lift)
	c.first.enter = true
	undo := newButton(c.takeBack(seat), false, func() { c.t.undo(session.ByChoice) })
	if !c.t.s.CanUndo(session.ByChoice) {
		undo.Disable()
	}
	home := newButton(c.t.wayOut(), false, c.t.leave)
	return overDusk(600, heading(c.title(), 30), note(text), note(c.t.because()), note(c.about(status)), c.first, container.NewGridWithColumns(2, undo, home))
}

// takeBack says whose choice is taken back behind the curtain for a seat: after a game was left and
// taken up again it may be of the one who decides.
func (c *curtain) takeBack(seat card.Side) string {
	names := c.t.s.Header().Names
	of, ok := c.t.s.UndoneOf()
	switch {
	case ok && of == seat:
		return say.T("app.curtain.undoown", playerFirst(names, seat))
	case !ok:
		of = seat.Other()
	}
	if names[of] == "" {
		return say.T(unnamed[of].undo)
	}
	return say.T("app.curtain.undo", playerName(names, of))
}

// about is the phase, and what the question is about: both players may know that.
func (c *curtain) about(s game.Status) string {
	phase := say.T(unnamed[s.Active].phase, game.OfPhase[s.Phase][say.Lang()])
	if s.Rule == "" || strings.HasPrefix(s.Rule, "turn.") { // the phase says so
		return phase
	}
	return phase + " · " + widgets.RuleTitle(s.Rule, say.Lang())
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
