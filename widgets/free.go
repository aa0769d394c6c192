package widgets

import "math"

// What stands over the board for a while (a note, the news) stands where it covers least of what is to be read.

// free is the first of some places for something of w by h, given by their upper left corners, at
// which least of faces and totals is covered, and of panels that stand there already.
func (e *eye) free(w, h float32, besides []*panel, places ...point) (at rect) {
	least := float32(math.MaxFloat32)
	for _, p := range places {
		r := rect{p.X, p.Y, w, h}
		if c := e.cost(r, besides); c < least {
			at, least = r, c
		}
	}
	return at
}

// cost is how much of what is to be read lies under r, what stands there already counted twice.
func (e *eye) cost(r rect, besides []*panel) float32 {
	c := e.covered(r)
	for _, b := range besides {
		if b.on {
			c += 2 * b.at.common(r)
		}
	}
	return c
}

// covered is how much of open faces, of totals and of lanes to which a card may be brought lies under r.
func (e *eye) covered(r rect) (sum float32) {
	for _, c := range e.pack.cards {
		if c.Visible() && c.view != nil && c.view.Def != nil && !c.view.FaceDown {
			sum += c.at.common(r)
		}
	}
	for l := range e.row.lanes() {
		if e.aim.lit[spot{Card: l.View.Card.ID}] {
			sum += e.look(l.All).common(r)
		}
		for _, at := range l.Totals {
			sum += e.look(at).common(r)
		}
	}
	return sum
}
