package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
)

// A MarkKind is what a mark of a timeline stands for, and its shape.
type MarkKind uint8

const (
	TurnMark   MarkKind = iota // a line, with the turn's number
	BattleMark                 // a square
	DrainMark                  // a disc
	JudgeMark                  // a cross
	EndMark                    // a bar
)

// A Mark is something that happened in the course of a game.
type Mark struct {
	N    int // decisions before it
	Kind MarkKind
	Turn int
	Side card.Side // whose it was
	Say  string    // shown under the pointer
}

// A Timeline shows the course of a game and where in it one is. A tap, a drag or the wheel
// goes elsewhere.
type Timeline struct {
	widget.BaseWidget
	OnGo func(n int) // somebody goes there

	palette Palette
	length  int
	at      int
	marks   []Mark
	under   *Mark // the mark under the pointer
}

var (
	_ fyne.Widget       = (*Timeline)(nil)
	_ fyne.Tappable     = (*Timeline)(nil)
	_ fyne.Draggable    = (*Timeline)(nil)
	_ fyne.Scrollable   = (*Timeline)(nil)
	_ desktop.Hoverable = (*Timeline)(nil)
)

// NewTimeline makes the timeline of a game that has no decisions yet.
func NewTimeline(p Palette) *Timeline {
	t := &Timeline{palette: p % Palettes}
	t.ExtendBaseWidget(t)
	return t
}

// Set shows a game of so many decisions with its marks.
func (t *Timeline) Set(length int, marks []Mark) {
	t.length, t.marks, t.under = length, marks, nil
	t.Refresh()
}

// SetAt moves the knob to the moment after n decisions.
func (t *Timeline) SetAt(n int) {
	t.at = n
	t.Refresh()
}

// Sizes of the timeline, in pixels of a window at scale 1.
const (
	timeEnds   = 12 // left and right of the track
	timeTrack  = 30 // from the top to the track
	timeHeight = 46
	timeReach  = 7 // how near the pointer must be to a mark
)

// x is where a moment lies.
func (t *Timeline) x(n int) float32 {
	return timeEnds + (t.Size().Width-2*timeEnds)*float32(n)/float32(max(t.length, 1))
}

// moment is what lies at x: the nearest mark in reach, or the moment there.
func (t *Timeline) moment(x float32) (int, *Mark) {
	var near *Mark
	for i := range t.marks {
		if d := absf(t.x(t.marks[i].N) - x); d <= timeReach && (near == nil || d < absf(t.x(near.N)-x)) {
			near = &t.marks[i]
		}
	}
	if near != nil {
		return near.N, near
	}
	n := (x - timeEnds) / max(t.Size().Width-2*timeEnds, 1) * float32(t.length)
	return min(max(int(n+0.5), 0), t.length), nil
}

func absf(x float32) float32 { return max(x, -x) }

// visit tells that somebody goes to a moment.
func (t *Timeline) visit(n int) {
	if t.OnGo != nil && n != t.at {
		t.OnGo(n)
	}
}

// Tapped implements fyne.Tappable.
func (t *Timeline) Tapped(e *fyne.PointEvent) {
	n, _ := t.moment(e.Position.X)
	t.visit(n)
}

// Dragged implements fyne.Draggable.
func (t *Timeline) Dragged(e *fyne.DragEvent) {
	n, _ := t.moment(e.Position.X)
	t.visit(n)
}

// DragEnd implements fyne.Draggable.
func (t *Timeline) DragEnd() {}

// Scrolled implements fyne.Scrollable: the wheel goes by single decisions.
func (t *Timeline) Scrolled(e *fyne.ScrollEvent) {
	if e.Scrolled.DY < 0 {
		t.visit(min(t.at+1, t.length))
	} else if e.Scrolled.DY > 0 {
		t.visit(max(t.at-1, 0))
	}
}

// MouseIn implements desktop.Hoverable.
func (t *Timeline) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved says what the mark under the pointer is.
func (t *Timeline) MouseMoved(e *desktop.MouseEvent) {
	if _, m := t.moment(e.Position.X); m != t.under {
		t.under = m
		t.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (t *Timeline) MouseOut() {
	if t.under != nil {
		t.under = nil
		t.Refresh()
	}
}

// MinSize implements fyne.CanvasObject.
func (t *Timeline) MinSize() fyne.Size {
	t.ExtendBaseWidget(t)
	return fyne.NewSize(160, timeHeight)
}

// CreateRenderer implements fyne.Widget.
func (t *Timeline) CreateRenderer() fyne.WidgetRenderer {
	r := &timelineRenderer{t: t}
	r.Refresh()
	return r
}

type timelineRenderer struct {
	t    *Timeline
	objs []fyne.CanvasObject
}

func (r *timelineRenderer) Layout(fyne.Size)             { r.draw() }
func (r *timelineRenderer) MinSize() fyne.Size           { return r.t.MinSize() }
func (r *timelineRenderer) Objects() []fyne.CanvasObject { return r.objs }
func (r *timelineRenderer) Destroy()                     {}
func (r *timelineRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.t)
}

// draw lays the track, what has been played of it, the marks, the knob, and the words under
// the pointer.
func (r *timelineRenderer) draw() {
	t, s := r.t, &skins[r.t.palette]
	r.objs = r.objs[:0]
	block := func(x, y, w, h, corner float32, c color.Color) {
		o := canvas.NewRectangle(c)
		o.CornerRadius = corner
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
		r.objs = append(r.objs, o)
	}
	left, right, knob := t.x(0), t.x(t.length), t.x(t.at)
	block(left, timeTrack-2, right-left, 4, 2, s.line)
	block(left, timeTrack-2, knob-left, 4, 2, s.gold)
	free := left // from here on a turn's number has room
	for i := range t.marks {
		m := &t.marks[i]
		x, c := t.x(m.N), s.side[m.Side]
		switch m.Kind {
		case TurnMark:
			block(x-0.75, timeTrack-10, 1.5, 10, 0, c)
			if text := r.text(strconv.Itoa(m.Turn), 12, s.soft); x >= free {
				r.put(text, x-text.MinSize().Width/2, timeTrack-26)
				free = x + text.MinSize().Width + 6
			}
		case BattleMark:
			block(x-4, timeTrack+4, 8, 8, 1, c)
		case DrainMark:
			block(x-3.5, timeTrack+4.5, 7, 7, 3.5, c)
		case JudgeMark:
			block(x-1.5, timeTrack+3, 3, 11, 1, s.bad)
			block(x-5.5, timeTrack+7, 11, 3, 1, s.bad)
		case EndMark:
			block(x-2, timeTrack-9, 4, 18, 1, s.ink)
		}
	}
	block(knob-6, timeTrack-6, 12, 12, 6, s.gold)
	block(knob-3, timeTrack-3, 6, 6, 3, s.deep)
	if t.under != nil {
		tip := r.text(t.under.Say, 13, s.ink)
		w := tip.MinSize().Width
		x := min(max(t.x(t.under.N)-w/2, left), right-w)
		block(x-6, 0, w+12, 18, 4, s.raised)
		r.put(tip, x, 0)
	}
}

func (r *timelineRenderer) text(s string, size float32, c color.Color) *canvas.Text {
	o := canvas.NewText(s, c)
	o.TextSize = size * theme.TextSize() / 14
	return o
}

func (r *timelineRenderer) put(o *canvas.Text, x, y float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(o.MinSize())
	r.objs = append(r.objs, o)
}
