package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
)

// A ladder is a list of rows with buttons, and one stop of Tab: the arrows go up and down its rows
// and along a row, and the row with the keyboard is scrolled into sight.
type ladder struct {
	p       *program
	way     *container.Scroll // in which the rows lie
	rungs   [][]*button       // the rows from above, each from the left
	above   fyne.Focusable    // what the arrow goes up to from the first row; may be nil
	passing bool              // Tab goes past all of it
}

// add makes the buttons of a row part of the ladder, at the end of a line of it; the lines are
// counted from 0.
func (l *ladder) add(line int, row fyne.CanvasObject, buttons ...*button) {
	for len(l.rungs) <= line {
		l.rungs = append(l.rungs, nil)
	}
	l.rungs[line] = append(l.rungs[line], buttons...)
	for _, b := range buttons {
		b.arrow = func(by int) { l.climb(b, by) }
		b.along = func(by int) { l.along(b, by) }
		b.tab = l.leave
		b.seen = func() { l.reveal(row) }
	}
}

// where is the place of a button.
func (l *ladder) where(b *button) (line, at int) {
	for i, rung := range l.rungs {
		if k := slices.Index(rung, b); k >= 0 {
			return i, k
		}
	}
	return -1, 0
}

// climb goes to the row so many below a button's, to the button of the same place; nil is above all.
func (l *ladder) climb(b *button, by int) {
	line, at := l.where(b)
	to := line + by
	if to < 0 && l.above != nil {
		l.p.win.Canvas().Focus(l.above)
	}
	if to >= 0 && to < len(l.rungs) && len(l.rungs[to]) > 0 {
		l.p.win.Canvas().Focus(l.rungs[to][at%len(l.rungs[to])])
	}
}

// along goes to the button so many to the right in the same row.
func (l *ladder) along(b *button, by int) {
	line, at := l.where(b)
	if at += by; line >= 0 && at >= 0 && at < len(l.rungs[line]) {
		l.p.win.Canvas().Focus(l.rungs[line][at])
	}
}

// leave goes on to what comes after the ladder, with Shift to what is before it.
func (l *ladder) leave() {
	c := l.p.win.Canvas()
	on := c.FocusNext
	if shifted() {
		on = c.FocusPrevious
	}
	l.passing = true
	defer func() { l.passing = false }()
	for range len(slices.Concat(l.rungs...)) + 1 {
		on()
		if b, ok := c.Focused().(*button); !ok {
			return
		} else if line, _ := l.where(b); line < 0 {
			return
		}
	}
}

// shifted tells whether Shift is held.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// reveal scrolls so that a row is in sight.
func (l *ladder) reveal(row fyne.CanvasObject) {
	if l.passing || l.way == nil {
		return
	}
	d := fyne.CurrentApp().Driver()
	top := d.AbsolutePositionForObject(row).Y - d.AbsolutePositionForObject(l.way.Content).Y
	see, all := l.way.Size().Height, l.way.Content.Size().Height
	switch y := l.way.Offset.Y; {
	case top+row.Size().Height > y+see:
		l.way.ScrollToOffset(fyne.NewPos(0, top+row.Size().Height-see))
	case top < y:
		l.way.ScrollToOffset(fyne.NewPos(0, max(min(top-40, all-see), 0)))
	}
}
