package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A toast is a short note over the board: why not, or what happened by itself.
type toast struct {
	*slip
	head    string
	reasons []game.Reason
	n       int
}

func newToast(t *tableau) *toast {
	o := &toast{}
	o.slip = newSlip(t, func(s *skin) ink.Color {
		if len(o.reasons) > 0 {
			return s.bad
		}
		return s.gold
	})
	return o
}

// refuse says why a card cannot go there.
func (o *toast) refuse(id, at game.CardID) {
	rs := o.act.Why(id, at)
	o.up, o.head, o.reasons = true, o.say("toast.no", o.title(id)), rs
	if at == 0 {
		o.head = o.say("toast.now", o.title(id))
	}
	if len(rs) == 0 && at == 0 { // nothing can be said of it
		o.up = false
		return
	}
	if len(rs) == 0 {
		o.head = o.say("toast.nowhere", o.title(id))
	}
	o.raise()
}

// inform shows a line.
func (o *toast) inform(s string) {
	o.up, o.head, o.reasons = true, s, nil
	o.raise()
}

func (o *toast) raise() {
	o.n++
	n := o.n
	o.place()
	o.house.arrange()
	stay := 9 * time.Second
	if len(o.reasons) == 0 { // one line is read soon, and it covers cards
		stay = 5 * time.Second
	}
	o.later(stay, func() {
		if o.n == n {
			o.hide()
		}
	})
}

// place puts the note at the foot of the board, in the middle.
func (o *toast) place() {
	u, b := o.bands.U, o.bands.Board
	close := widget.NewButtonWithIcon("", theme.CancelIcon(), o.hide)
	close.Importance = widget.LowImportance
	head := container.NewBorder(nil, nil, nil, close, slipText(o.head, theme.ColorNameForeground, fyne.TextStyle{Bold: true}))
	w := min(520*u, b.W-20*u)
	o.lay(append([]fyne.CanvasObject{head}, o.reasonLines(o.reasons)...), w, func(h float32) rect {
		h = min(h, b.H-20*u)
		return rect{b.midX() - w/2, b.bottom() - h - 10*u, w, h}
	})
}
