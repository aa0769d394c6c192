package widgets

// A shelf is one row of blocks in a lane, in board units.
type shelf struct {
	blocks     []block
	w, h, show float32
}

// shelves are the rows of one side of a lane, from the top of the screen down.
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
		s.h, s.show = max(s.h, b.H), max(s.show, b.Show)
	}
	return
}

// need is the least height: of every row but the last only what must show.
func (s shelves) need() (h float32) {
	for i, r := range s {
		if i == len(s)-1 {
			return h + r.h
		}
		h += r.show
	}
	return
}

// full is the height with every row in sight.
func (s shelves) full() (h float32) {
	for i, r := range s {
		if i > 0 {
			h += blockGap
		}
		h += r.h
	}
	return
}

// tops gives each row's offset so that all fit into room, and the height used.
func (s shelves) tops(room float32) (at []float32, h float32) {
	if len(s) == 0 {
		return nil, 0
	}
	full, need, t := s.full(), s.need(), float32(1)
	if full > room && full > need {
		t = clampf((room-need)/(full-need), 0, 1)
	}
	for i, r := range s {
		at = append(at, h)
		if i == len(s)-1 {
			h += r.h
		} else {
			h += r.show + (r.h+blockGap-r.show)*t
		}
	}
	return
}
