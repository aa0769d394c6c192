package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A searchBox is an entry that Escape leaves: first what is written goes, then the keyboard.
type searchBox struct {
	widget.Entry
	leave func()
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
	case k.Name != fyne.KeyEscape:
		e.Entry.TypedKey(k)
	case e.Text != "":
		e.SetText("")
	default:
		e.leave()
	}
}
