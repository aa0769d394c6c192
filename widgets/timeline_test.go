package widgets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
)

func TestTimeline(t *testing.T) {
	test.NewTempApp(t)
	line := NewTimeline(Felt)
	line.Resize(fyne.NewSize(2*timeEnds+200, timeHeight))
	line.Set(100, []Mark{{N: 10, Kind: TurnMark, Turn: 2, Say: "second"}, {N: 12, Kind: TurnMark, Turn: 3}, {N: 50, Kind: BattleMark, Side: card.Light, Say: "battle"}, {N: 100, Kind: EndMark}})
	var went []int
	line.OnGo = func(n int) { went = append(went, n); line.SetAt(n) }
	pos := func(x float32) fyne.PointEvent { return fyne.PointEvent{Position: fyne.NewPos(x, timeTrack)} }
	tap := func(x float32) { e := pos(x); line.Tapped(&e) }
	tap(timeEnds + 60) // moment 30, far from any mark
	tap(timeEnds + 97) // near the battle
	tap(timeEnds + 97) // already there
	line.Dragged(&fyne.DragEvent{PointEvent: pos(-20)})
	line.Dragged(&fyne.DragEvent{PointEvent: pos(900)})
	line.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -10)})
	line.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	if want := []int{30, 50, 0, 100, 99}; !slices.Equal(went, want) {
		t.Errorf("went to %v, want %v", went, want)
	}
	said := func() (out []string) {
		for _, o := range test.WidgetRenderer(line).Objects() {
			if c, ok := o.(*canvas.Text); ok {
				out = append(out, c.Text)
			}
		}
		return out
	}
	if got := said(); !slices.Equal(got, []string{"2"}) {
		t.Errorf("the line says %v: the number of turn 3 has no room", got)
	}
	line.MouseIn(&desktop.MouseEvent{PointEvent: pos(timeEnds + 102)})
	if got := said(); !slices.Equal(got, []string{"2", "battle"}) {
		t.Errorf("over the battle the line says %v", got)
	}
	line.MouseOut()
	if got := said(); len(got) != 1 {
		t.Errorf("away from the line it says %v", got)
	}
}
