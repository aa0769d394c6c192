package app

import "testing"

func TestMemoryIsGivenBackAtRest(t *testing.T) {
	const mb = 1 << 20
	var th thrift
	for i, c := range []struct {
		made, live, held, spare uint64
		want                    bool
	}{
		{100 * mb, 50 * mb, 90 * mb, 0, false},     // at work
		{100 * mb, 50 * mb, 90 * mb, 0, true},      // at rest, and much is kept
		{100 * mb, 50 * mb, 50 * mb, 0, false},     // it was given back
		{100 * mb, 50 * mb, 52 * mb, 0, false},     // too little to be worth it
		{100 * mb, 50 * mb, 52 * mb, 2 * mb, true}, // but not with the sheets that wait
		{130 * mb, 50 * mb, 80 * mb, 0, false},     // at work again
		{130*mb + 9, 50 * mb, 80 * mb, 0, true},    // a clock that ticks is rest
	} {
		if got := th.look(c.made, c.live, c.held, c.spare); got != c.want {
			t.Errorf("look %d: %v", i, got)
		}
	}
}
