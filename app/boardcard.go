package app

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"
)

// boardCard is a found card in the list of the board editor; it is dragged onto the table.
type boardCard struct {
	widget.Label
	e    *boardEditor
	h    held
	last fyne.Position // of the pointer in the window
}

var _ fyne.Draggable = (*boardCard)(nil)

func newBoardCard(e *boardEditor) *boardCard {
	c := &boardCard{e: e}
	c.Truncation = fyne.TextTruncateEllipsis
	c.ExtendBaseWidget(c)
	return c
}

func (c *boardCard) set(h held) {
	c.h = h
	what := h.where
	if what == "" {
		what = card.TypeNames[h.def.Type][say.Lang()]
	}
	c.SetText(fmt.Sprintf("%s · %s · %s", h.def.Title, card.SideNames[h.def.Side][say.Lang()], what))
}

// Dragged implements fyne.Draggable: where the card would go is ringed.
func (c *boardCard) Dragged(e *fyne.DragEvent) {
	c.last = e.AbsolutePosition
	ghost := c.e.ghost
	ghost.Text = c.h.def.Title
	ghost.Move(c.last.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(ghost)).Add(ghost.Position()).AddXY(14, 6))
	ghost.Resize(ghost.MinSize())
	ghost.Show()
	ghost.Refresh()
	g, ok := c.under()
	if ok {
		_, ok = c.e.spot(c.h.def, g)
	}
	if !ok {
		c.e.table.SetRings(nil)
		return
	}
	c.e.table.SetRings([]widgets.Ring{g})
}

// DragEnd implements fyne.Draggable.
func (c *boardCard) DragEnd() {
	c.e.table.SetRings(nil)
	c.e.ghost.Hide()
	if g, ok := c.under(); ok {
		if at, ok := c.e.spot(c.h.def, g); ok {
			c.e.place(c.h, at)
		}
	}
}

// under is what lies under the pointer on the table.
func (c *boardCard) under() (widgets.Ring, bool) {
	if c.h.def == nil {
		return widgets.Ring{}, false
	}
	at := c.last.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(c.e.table))
	return c.e.table.At(at.X, at.Y)
}
