package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A searchBox is an entry that Escape leaves: first what is written goes, then the keyboard. The
// arrows up and down go through what it found.
type searchBox struct {
	widget.Entry
	leave func()
	walk  func(step int) // may be nil
	told  func()         // the keyboard has come or gone; may be nil
	on    bool           // it has the keyboard
}

var _ fyne.Focusable = (*searchBox)(nil)

func newSearchBox(leave func()) *searchBox {
	e := &searchBox{leave: leave}
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey implements fyne.Focusable.
func (e *searchBox) TypedKey(k *fyne.KeyEvent) {
	switch {
	case e.walk != nil && k.Name == fyne.KeyUp:
		e.walk(-1)
	case e.walk != nil && k.Name == fyne.KeyDown:
		e.walk(1)
	case k.Name != fyne.KeyEscape:
		e.Entry.TypedKey(k)
	case e.Text != "":
		e.SetText("")
	default:
		e.leave()
	}
}

// FocusGained implements fyne.Focusable.
func (e *searchBox) FocusGained() {
	e.Entry.FocusGained()
	e.tell(true)
}

// FocusLost implements fyne.Focusable.
func (e *searchBox) FocusLost() {
	e.Entry.FocusLost()
	e.tell(false)
}

// tell shows where the keyboard is in what was found.
func (e *searchBox) tell(on bool) {
	if e.on = on; e.walk != nil {
		e.walk(0)
	}
	if e.told != nil {
		e.told()
	}
}
