package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/game"
)

// How the whole table is put together: the house of its parts.

// relayout places and draws everything anew.
func (t *Table) relayout() {
	t.size = t.Size()
	w, h, v := t.size.Width, t.size.Height, t.view
	if w < 10 || h < 10 || v == nil {
		return
	}
	ps := t.players()
	t.bands = split(w, h, t.opt.Scale, t.opt.Shut, [2]bool{len(ps[0].Beside) > 0, len(ps[1].Beside) > 0})
	b := &t.bands
	t.bars[0], t.bars[1] = layBar(b.Bottom, b.U), laySlim(b.Top, b.U)
	t.eye.lay(t.size)
	t.seats.place()
	t.spread.place()
	t.plate.place()
	t.phases.panel.put(b.Phases)
	t.prompt.panel.put(b.Prompt)
	t.lens.place()
	t.column.place()
	t.menu.place()
	t.help.place()
	t.eye.placeArrows()
	t.rings.place()
	t.arrange()
	t.pack.refreshMarks()
	t.floats()
	t.toast.place()
}

// arrange lists what is drawn, from the back to the front.
func (t *Table) arrange() {
	kids := t.kids[:0]
	add := func(o ...fyne.CanvasObject) { kids = append(kids, o...) }
	put := func(id game.CardID) {
		if c := t.pack.put(id); c != nil {
			add(c)
		}
	}
	t.pack.begin()
	t.eye.arrange(t.pack.put)
	add(t.eye, t.seats.top, t.phases.panel, t.prompt.panel, t.seats.bottom, t.seats.beside)
	t.seats.arrange(put, t.lens.raised)
	add(t.plate.panel)
	t.plate.arrange(put)
	t.spread.arrange(add, put)
	add(t.lens.panel, t.column.panel, t.column.field)
	for _, r := range t.rings.drawn {
		add(r[0], r[1])
	}
	add(t.result.panel, t.news.panel, t.toast.ground, t.toast.body, t.menu.ground, t.menu.body, t.help.ground, t.help.body, t.pointer.panel, t.lens.zoom, t.drag.ghost, t.drag.cost)
	t.pack.end()
	t.kids = kids
	t.Refresh()
	canvas.Refresh(t)
}

// floats places and paints what stands over the table, and the prompt.
func (t *Table) floats() {
	if t.view == nil || t.bands.U == 0 {
		return
	}
	t.eye.ground.placeRim()
	t.eye.arrows[0].draw()
	t.eye.arrows[1].draw()
	t.news.panel.put(t.news.rect())
	t.result.panel.put(t.result.rect())
	t.pointer.place()
	t.prompt.panel.draw()
	canvas.Refresh(t)
}

// repaint implements house.
func (t *Table) repaint() { canvas.Refresh(t) }

// rest puts away what was half done, before a choice is told.
func (t *Table) rest() {
	t.grab()
	t.aim = aim{}
	t.touch.clear()
	t.pack.refreshMarks()
	t.floats()
}

// cancel gives up whatever is half done.
func (t *Table) cancel() bool {
	switch {
	case t.help.up:
		t.help.show(false)
	case t.menu.up:
		t.menu.hide()
		if t.pull == waiting {
			t.drag.flyBack()
		}
		t.touch.endAim()
	case t.pull == dragging:
		t.drag.stop()
		t.touch.endAim()
	case t.aim.card != 0:
		t.touch.endAim()
	case t.result.of != nil:
		t.result.of = nil
	case t.toast.up:
		t.toast.hide()
	case t.news.up:
		t.news.up = false
	default:
		return false
	}
	t.floats()
	return true
}

// grab takes the keyboard from the search entry.
func (t *Table) grab() {
	if t.still {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil && c.Focused() != fyne.Focusable(t) {
		c.Focus(t)
	}
}
