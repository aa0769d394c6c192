package widgets

import "testing"

// Of a lane in which nothing goes on only its edges and its middle are drawn, less than half of it:
// most of a board is empty lane, and each frame of a drag draws it again. One over which a card may
// be let go is filled.
func TestEmptyLanesAreNotDrawn(t *testing.T) {
	r := newRig(t, midgame())
	g := r.tb.eye.ground
	n := 0
	for l := range g.row.lanes() {
		at := whole(g.look(l.All))
		drawn := func() (sum float32) {
			g.layLane(n, l, true)
			for _, a := range g.lanes.all[n*laneParts : (n+1)*laneParts] {
				if a.Visible() {
					s := a.Size()
					sum += s.Width * s.Height
				}
			}
			return sum / (at.W * at.H)
		}
		if !at.meets(g.bands.Board) {
			n++
			continue
		}
		if share := drawn(); share > 0.5 || share == 0 {
			t.Errorf("%v of an idle lane is drawn", share)
		}
		s := spot{Card: l.View.Card.ID}
		g.aim = aim{card: l.View.Card.ID + 1, lit: map[spot]bool{s: true}, hot: s}
		if share := drawn(); share != 1 {
			t.Errorf("%v of a lane under the pointer is drawn", share)
		}
		g.aim = aim{}
		n++
	}
}
