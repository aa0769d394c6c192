package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
)

// The map stands in its corner while some of the row is out of sight; a click on it looks there,
// and nothing of it lies on the prompt or beyond the board.
func TestMinimap(t *testing.T) {
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	for _, s := range [][2]float32{{1366, 768}, {2560, 1440}, {1024, 600}} {
		tb := stillTable(midgame(), fyne.NewSize(s[0], s[1]), card.English, 1, DefaultOptions(), sampleActions())
		m := tb.eye.mini
		if l, r := tb.eye.beyond(); m.Visible() != (l > 14*tb.bands.U || r > 14*tb.bands.U) {
			t.Errorf("%v: the map is shown %v, with %v and %v out of sight", s, m.Visible(), l, r)
		}
		v := midgame()
		v.Groups = crowd()
		tb.SetView(v)
		if !m.Visible() || !tb.bands.Board.holds(m.at) {
			t.Fatalf("%v: the map of a crowd is shown %v at %v of %v", s, m.Visible(), m.at, tb.bands.Board)
		}
		for _, x := range []float32{0.98, 0.02, 0.5} {
			m.Tapped(&fyne.PointEvent{Position: fyne.NewPos(m.at.W*x, m.at.H/2)})
			in, all := tb.eye.sight(), tb.eye.row.All
			if at := all.X + all.W*x; at < in.X || at > in.right() {
				t.Errorf("%v: a click at %v of the map shows %v of %v", s, x, in, all)
			}
		}
		tb.eye.zoomBy(0.01, s[0]/2, s[1]/2)
		tb.eye.placeArrows()
		if m.Visible() {
			t.Errorf("%v: the whole row is in sight, and the map still there", s)
		}
	}
}
