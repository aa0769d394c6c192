package widgets

// A shelf is one row of blocks in a lane, in board units.
type shelf struct {
	blocks     []block
	w, h, slat float32 // slat is its height in a fan
}

// shelves are the rows of one side of a lane, from the location outward.
type shelves []shelf

// shelve fills rows of at most w units, in order.
func shelve(bs []block, w float32) (out shelves) {
	for _, b := range bs {
		if n := len(out); n == 0 || out[n-1].w+blockGap+b.W > w {
			out = append(out, shelf{})
		}
		s := &out[len(out)-1]
		if len(s.blocks) > 0 {
			s.w += blockGap
		}
		s.blocks = append(s.blocks, b)
		s.w += b.W
		low := b.H
		if b.Fan != nil {
			low = b.Fan.H
		}
		s.h, s.slat = max(s.h, b.H), max(s.slat, low)
	}
	return
}

// height is that of all rows with the outermost n in a fan.
func (s shelves) height(n int) (h float32) {
	for i, r := range s {
		if i > 0 {
			h += blockGap
		}
		if i >= len(s)-n {
			h += r.slat
		} else {
			h += r.h
		}
	}
	return
}

// least is the height with every row in a fan, full with none.
func (s shelves) least() float32 { return s.height(len(s)) }
func (s shelves) full() float32  { return s.height(0) }

// fan puts as many of the outermost rows in a fan as must be for all to fit into room, and
// gives where each row begins, from the location outward. What is too much even so lies
// closer, each row partly under the next.
func (s shelves) fan(room float32) (at []float32) {
	n := 0
	for n < len(s) && s.height(n) > room {
		n++
	}
	for i := len(s) - n; i < len(s); i++ {
		r := &s[i]
		for k := range r.blocks {
			if f := r.blocks[k].Fan; f != nil {
				r.blocks[k] = *f
			}
		}
		r.h = r.slat
	}
	closer := float32(1)
	if last := len(s) - 1; last > 0 && s.full() > room {
		closer = clampf((room-s[last].h)/(s.full()-s[last].h), 0, 1)
	}
	h := float32(0)
	for _, r := range s {
		at = append(at, h)
		h += (r.h + blockGap) * closer
	}
	return at
}
