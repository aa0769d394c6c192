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
	eye     *eye
	besides []*panel // what it does not cover, either
	head    string
	reasons []game.Reason
	n       int
}

func newToast(e *eye) *toast {
	o := &toast{eye: e}
	o.slip = newSlip(e.tableau, func(s *skin) ink.Color {
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

// place puts the note where it covers least of what is to be read.
func (o *toast) place() {
	u, b := o.bands.U, o.bands.Board
	w := min(520*u, b.W-20*u)
	if len(o.reasons) == 0 { // no wider than its words
		w = min(w, fyne.MeasureText(o.head, slipTheme{Theme{Scale: u}}.Size(theme.SizeNameText), fyne.TextStyle{Bold: true}).Width+64*u)
	}
	o.lay(o.lines, w, func(h float32) rect { return o.free(w, min(h, b.H-20*u)) })
}

// free is where a note of w by h stands: at the foot of the board in the middle if that is free, else at its sides, at
// its head, or over the backs of the other player's hand.
func (o *toast) free(w, h float32) rect {
	u, b, hand := o.bands.U, o.bands.Board, o.bars[1].Hand
	left, mid, right := b.X+10*u, b.midX()-w/2, b.right()-w-10*u
	foot, head := b.bottom()-h-10*u, b.Y+10*u
	return o.eye.free(w, h, o.besides, point{mid, foot}, point{left, foot}, point{right, foot}, point{mid, head}, point{left, head}, point{right, head},
		point{min(hand.X, right), hand.Y + 16*u})
}

func (o *toast) lines() []fyne.CanvasObject {
	close := widget.NewButtonWithIcon("", theme.CancelIcon(), o.hide)
	close.Importance = widget.LowImportance
	head := container.NewBorder(nil, nil, nil, close, slipText(o.head, theme.ColorNameForeground, fyne.TextStyle{Bold: true}))
	out := append([]fyne.CanvasObject{head}, o.reasonLines(o.reasons)...)
	if ph := o.waits(); ph != game.Start {
		out = append(out, container.NewHBox(widget.NewButton(o.say("toast.go", game.OfPhase[ph][o.lang]), func() {
			o.hide()
			o.house.rest()
			o.act.PassTo(ph)
		})))
	}
	return out
}

// waits is the later phase of this turn in which the card could do what was meant, if only that
// is in its way and the player may pass until then; else none.
func (o *toast) waits() game.Phase {
	for i, r := range o.reasons {
		alone := (i == 0 || r.Does != o.reasons[i-1].Does) && (i+1 == len(o.reasons) || r.Does != o.reasons[i+1].Does)
		if alone && r.Phase != game.Start && o.mayGo(r.Phase) {
			return r.Phase
		}
	}
	return game.Start
}
