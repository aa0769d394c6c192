package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A scrolled is a long text that is scrolled by keys as by the wheel: Tab comes to it, a frame
// says that it has the keyboard, and Escape goes back.
type scrolled struct {
	widget.BaseWidget
	way    *container.Scroll
	frame  *canvas.Rectangle
	escape func() // may be nil
}

var _ fyne.Focusable = (*scrolled)(nil)

func newScrolled(text fyne.CanvasObject, escape func()) *scrolled {
	s := &scrolled{way: container.NewVScroll(text), frame: canvas.NewRectangle(nil), escape: escape}
	s.frame.StrokeWidth, s.frame.CornerRadius = 1, 5
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *scrolled) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(s.frame, s.way))
}

// FocusGained implements fyne.Focusable.
func (s *scrolled) FocusGained() {
	s.frame.StrokeColor = theme.Color(theme.ColorNamePrimary)
	s.frame.Refresh()
}

// FocusLost implements fyne.Focusable.
func (s *scrolled) FocusLost() {
	s.frame.StrokeColor = nil
	s.frame.Refresh()
}

// TypedRune implements fyne.Focusable.
func (s *scrolled) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (s *scrolled) TypedKey(e *fyne.KeyEvent) {
	line := theme.TextSize() * 2.5
	page := max(s.way.Size().Height-line, line)
	switch e.Name {
	case fyne.KeyUp:
		s.by(-line)
	case fyne.KeyDown:
		s.by(line)
	case fyne.KeyPageUp:
		s.by(-page)
	case fyne.KeyPageDown, fyne.KeySpace:
		s.by(page)
	case fyne.KeyHome:
		s.way.ScrollToTop()
	case fyne.KeyEnd:
		s.way.ScrollToBottom()
	case fyne.KeyEscape:
		if s.escape != nil {
			s.escape()
		}
	}
}

// by scrolls down by so much, and no further than the text goes.
func (s *scrolled) by(step float32) {
	most := max(s.way.Content.MinSize().Height-s.way.Size().Height, 0)
	s.way.ScrollToOffset(fyne.NewPos(0, min(max(s.way.Offset.Y+step, 0), most)))
}
