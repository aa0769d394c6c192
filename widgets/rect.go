package widgets

import "fyne.io/fyne/v2"

// A rect is a place on the table, in units.
type rect struct{ X, Y, W, H float32 }

func (r rect) right() float32  { return r.X + r.W }
func (r rect) bottom() float32 { return r.Y + r.H }
func (r rect) midX() float32   { return r.X + r.W/2 }
func (r rect) midY() float32   { return r.Y + r.H/2 }

func (r rect) has(x, y float32) bool {
	return x >= r.X && x < r.right() && y >= r.Y && y < r.bottom()
}

func (r rect) holds(o rect) bool {
	return o.X >= r.X-0.5 && o.Y >= r.Y-0.5 && o.right() <= r.right()+0.5 && o.bottom() <= r.bottom()+0.5
}

func (r rect) meets(o rect) bool {
	return r.X < o.right() && o.X < r.right() && r.Y < o.bottom() && o.Y < r.bottom()
}

// common is how large a part of both is the same.
func (r rect) common(o rect) float32 {
	w, h := min(r.right(), o.right())-max(r.X, o.X), min(r.bottom(), o.bottom())-max(r.Y, o.Y)
	return max(w, 0) * max(h, 0)
}

// in shrinks the rectangle by d on all sides.
func (r rect) in(d float32) rect { return rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

func (r rect) move(dx, dy float32) rect { return rect{r.X + dx, r.Y + dy, r.W, r.H} }

func (r rect) times(k float32) rect { return rect{r.X * k, r.Y * k, r.W * k, r.H * k} }

// union is the smallest rectangle around both; the zero rect is nothing.
func (r rect) union(o rect) rect {
	if r == (rect{}) {
		return o
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return rect{x, y, max(r.right(), o.right()) - x, max(r.bottom(), o.bottom()) - y}
}

// whole moves the edges to whole units, so that pictures stay sharp.
func (r rect) whole() rect {
	x, y := round(r.X), round(r.Y)
	return rect{x, y, max(round(r.right())-x, 1), max(round(r.bottom())-y, 1)}
}

func (r rect) pos() fyne.Position { return fyne.NewPos(r.X, r.Y) }
func (r rect) size() fyne.Size    { return fyne.NewSize(r.W, r.H) }

func round(v float32) float32 { return float32(int(v+100000.5) - 100000) }

func clampf(v, lo, hi float32) float32 { return max(min(v, hi), lo) }
