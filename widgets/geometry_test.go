package widgets

import (
	"fmt"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

var windows = [][2]float32{{1366, 768}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 600}}

func TestBandsFillTheWindow(t *testing.T) {
	for _, s := range windows {
		for _, scale := range []float32{0.75, 1, 1.5} {
			b := split(s[0], s[1], scale, false, [2]bool{true, true})
			all := rect{0, 0, s[0], s[1]}
			parts := []rect{b.Top, b.Board, b.Phases, b.Prompt, b.Bottom, b.Inspect, b.Lower, b.Sides[0], b.Sides[1]}
			var area float32
			for i, r := range parts {
				if !all.holds(r) || r.W <= 0 || r.H <= 0 {
					t.Errorf("%v at %v: part %d is %v", s, scale, i, r)
				}
				area += r.W * r.H
				for j, o := range parts[:i] {
					if r.meets(o) {
						t.Errorf("%v at %v: parts %d and %d overlap", s, scale, j, i)
					}
				}
			}
			if d := area - s[0]*s[1]; d > 1 || d < -1 {
				t.Errorf("%v at %v: %v units are nobody's", s, scale, -d)
			}
			if b.Board.H < s[1]*0.35 {
				t.Errorf("%v at %v: the board is only %v high", s, scale, b.Board.H)
			}
		}
	}
}

func TestBarsHoldPilesAndHand(t *testing.T) {
	for _, s := range windows {
		b := split(s[0], s[1], 1, false, [2]bool{})
		for k, r := range []rect{b.Bottom, b.Top} {
			l := layBar(r, b.U)
			if k == 1 {
				l = laySlim(r, b.U)
			}
			for i, p := range l.Piles {
				if !r.holds(p) || p.bottom() > l.Names-9*b.U {
					t.Errorf("%v: pile %d of bar %d is %v in %v", s, i, k, p, r)
				}
				if i > 0 && p.meets(l.Piles[i-1]) {
					t.Errorf("%v: piles %d and %d overlap", s, i-1, i)
				}
			}
			if !r.holds(l.Hand) || l.Hand.W < 150*b.U {
				t.Errorf("%v: the hand of bar %d is %v", s, k, l.Hand)
			}
		}
	}
}

func TestBoardFits(t *testing.T) {
	v := midgame()
	for _, s := range windows[:4] {
		b := split(s[0], s[1], 1, false, [2]bool{true, true})
		bd := layBoard(v.Groups, card.Light, b.Board, b.U, 0)
		if wide := bd.All.W > b.Board.W; wide && bd.Z*cardW < min(64, 64*b.U)-0.01 || !wide && !b.Board.holds(bd.All) || bd.All.bottom() > b.Board.bottom() {
			t.Errorf("%v: the board %v is larger than its place %v", s, bd.All, b.Board)
		}
		checkBoard(t, fmt.Sprint(s), bd)
		if n := len(bd.Gaps); n != 10 {
			t.Errorf("%d gaps for 9 locations", n)
		}
	}
}

// checkBoard holds lanes, totals and blocks to their places.
func checkBoard(t *testing.T, name string, bd board) {
	t.Helper()
	var last *lane
	for gi := range bd.Groups {
		for li := range bd.Groups[gi].Lanes {
			l := &bd.Groups[gi].Lanes[li]
			if last != nil && (l.All.meets(last.All) || l.All.X < last.All.X) {
				t.Errorf("%s: lanes %s and %s overlap", name, last.View.Card.Def.Title, l.View.Card.Def.Title)
			}
			last = l
			for k, r := range []rect{l.Loc, l.Totals[0], l.Totals[1]} {
				if !l.All.holds(r) {
					t.Errorf("%s: part %d of %s hangs out: %v of %v", name, k, l.View.Card.Def.Title, r, l.All)
				}
			}
			for _, p := range l.Blocks {
				out := l.All
				out.X, out.W = out.X-2, out.W+4
				if !out.holds(p.At) {
					t.Errorf("%s: a block of %s hangs out: %v of %v", name, l.View.Card.Def.Title, p.At, l.All)
				}
				if p.At.meets(l.Loc) || p.At.meets(l.Totals[0].in(1)) || p.At.meets(l.Totals[1].in(1)) {
					t.Errorf("%s: a block of %s covers its location or totals", name, l.View.Card.Def.Title)
				}
			}
		}
	}
}

// The locations stand in one line in the middle, whatever lies at them, and a card more is no
// reason for another size: it lies in a fan.
func TestTheLineNeverMoves(t *testing.T) {
	for _, s := range windows {
		m := &maker{defs: map[string]*card.Def{}}
		b := split(s[0], s[1], 1, false, [2]bool{})
		var size, line float32
		for n := range 6 { // cards of each player at each of six sites
			var ls []game.LocationView
			for i := range 6 {
				l := m.place(fmt.Sprint("Place ", i), "Tatooine", "site", card.Dark, 1, 1)
				for k := range n {
					c := m.char(fmt.Sprint("Trooper ", k), card.Dark, 1, 1, 1, 1)
					for range i / 2 { // up to two weapons on one
						c.On = append(c.On, m.thing("Blaster Rifle", card.Dark, card.Weapon))
					}
					put(&l, c)
					if i < 3 {
						put(&l, m.char(fmt.Sprint("Scout ", k), card.Light, 1, 1, 1, 1))
					}
				}
				ls = append(ls, l)
			}
			bd := layBoard([]game.GroupView{{Name: "Tatooine", Locations: ls}}, card.Light, b.Board, b.U, size)
			checkBoard(t, fmt.Sprintf("%v with %d", s, n), bd)
			for _, l := range bd.Groups[0].Lanes {
				if y := l.Loc.midY(); line != 0 && (y-line > 1.01 || line-y > 1.01) {
					t.Errorf("%v: with %d cards a location lies at %v, not %v", s, n, y, line)
				}
				line = bd.Groups[0].Lanes[0].Loc.midY()
				apart(t, fmt.Sprintf("%v with %d", s, n), l)
				if wide := l.All.W / bd.Z; wide > max(locW+10, float32(n+1)*(cardW+blockGap)) {
					t.Errorf("%v: the lane of %d cards is %v cards wide", s, n, wide/cardW)
				}
			}
			if n == 2 && bd.Z != size {
				t.Errorf("%v: a second card changes the size from %v to %v", s, size, bd.Z)
			}
			if s[0] > 1200 && n < 5 && bd.All.W > b.Board.W {
				t.Errorf("%v: %d cards a side do not fit", s, n)
			}
			if n > 0 {
				size = bd.Z
			}
		}
	}
}

// A card that stands too high with what lies on it is in a fan by itself: the others of its lane stay
// upright, side by side, as long as there is room.
func TestOneTooHighIsNoReasonForTheOthers(t *testing.T) {
	b := split(1366, 768, 1, false, [2]bool{})
	lanes := func(on int) []game.GroupView {
		m := &maker{defs: map[string]*card.Def{}}
		l := m.place("Place", "Tatooine", "site", card.Dark, 1, 1)
		hunter := m.char("Hunter", card.Dark, 1, 1, 1, 1)
		for range on {
			hunter.On = append(hunter.On, m.thing("Blaster Rifle", card.Dark, card.Weapon))
		}
		put(&l, hunter)
		for i := range 3 {
			put(&l, m.char("Trooper", card.Side(i%2), 1, 1, 1, 1))
		}
		return []game.GroupView{{Name: "Tatooine", Locations: []game.LocationView{l}}}
	}
	size := layBoard(lanes(1), card.Light, b.Board, b.U, 0).Z
	bd := layBoard(lanes(4), card.Light, b.Board, b.U, size)
	if bd.Z != size {
		t.Fatalf("the size changes from %v to %v", size, bd.Z)
	}
	fanned := 0
	for _, p := range bd.Groups[0].Lanes[0].Blocks {
		if p.Fan == nil {
			fanned++
		}
	}
	if fanned != 1 {
		t.Errorf("%d of 4 cards lie in a fan, not the one that is too high", fanned)
	}
	apart(t, "one too high", bd.Groups[0].Lanes[0])
}

// apart holds that nothing lies over a card's title and numbers: only what is tucked lies under
// another card.
func apart(t *testing.T, name string, l lane) {
	t.Helper()
	var all []rect
	for _, p := range l.Blocks {
		for _, c := range p.Cards {
			if !c.Small {
				all = append(all, p.lay(c.At))
			}
		}
	}
	for i, r := range all {
		for _, o := range all[:i] {
			if r.in(1).meets(o.in(1)) {
				t.Errorf("%s: cards overlap at %v and %v", name, r, o)
			}
		}
	}
}

// crowd is a row of sixteen locations with nine cards at each.
func crowd() []game.GroupView {
	m := &maker{defs: map[string]*card.Def{}}
	var gs []game.GroupView
	for g := range 4 {
		gv := game.GroupView{Name: fmt.Sprint("System ", g)}
		for i := range 4 {
			l := m.place(fmt.Sprintf("Place %d-%d", g, i), gv.Name, "site", card.Dark, 1, 1)
			for n := range 9 {
				put(&l, m.char(fmt.Sprint("Trooper ", n), card.Side(n%2), 1, 1, 1, 1))
			}
			gv.Locations = append(gv.Locations, l)
		}
		gs = append(gs, gv)
	}
	return gs
}

// TestCrowd: sixteen locations with many cards each are wider than the window,
// and then every lane can be panned into sight.
func TestCrowd(t *testing.T) {
	gs := crowd()
	b := split(1366, 768, 1, false, [2]bool{})
	bd := layBoard(gs, card.Light, b.Board, b.U, 0)
	checkBoard(t, "crowd", bd)
	if bd.All.W <= b.Board.W {
		t.Fatal("the crowd was meant to be too wide")
	}
	if bd.Z*cardW < 40*b.U {
		t.Errorf("cards are %v wide", bd.Z*cardW)
	}
	tb := NewTable(Actions{Post: func(f func()) { f() }})
	tb.bands, tb.eye.row = b, bd
	for _, end := range []float32{-1e6, 1e6} {
		tb.eye.x = end
		tb.eye.clamp()
		seen := tb.eye.look(bd.All)
		if seen.X > b.Board.X+12 && seen.right() < b.Board.right()-12 {
			t.Errorf("panned to %v the board shows felt on both sides", tb.eye.x)
		}
		if end < 0 && seen.right() > b.Board.right() || end > 0 && seen.X < b.Board.X {
			t.Errorf("an end of the board cannot be panned into sight: %v in %v", seen, b.Board)
		}
	}
}

func TestFanStaysInPlace(t *testing.T) {
	r := rect{100, 10, 600, 140}
	for n := range 40 {
		for i, c := range fan(n, r, 100, 140, 6) {
			if !r.holds(c) {
				t.Fatalf("card %d of %d is at %v", i, n, c)
			}
		}
	}
}

func TestBlockHasAPlaceForEveryone(t *testing.T) {
	v := midgame()
	sd := &v.Groups[0].Locations[0].Cards[card.Dark][0]
	b := layBlock(sd)
	filled, free := 0, 0
	for i, w := range b.Wells {
		if w.Card != 0 {
			filled++
		}
		free += w.Free
		if !(rect{0, 0, b.W, b.H}).holds(w.At) {
			t.Errorf("well %d hangs out: %v of %v×%v", i, w.At, b.W, b.H)
		}
		for j, o := range b.Wells[:i] {
			if w.At.meets(o.At) {
				t.Errorf("wells %d and %d overlap", j, i)
			}
		}
	}
	if filled != 3 || free != 6+6+2+4-3 {
		t.Errorf("%d filled and %d free", filled, free)
	}
	falcon := layBlock(&v.Groups[0].Locations[0].Cards[card.Light][0])
	if n := len(falcon.Cards); n != 6 { // itself, a weapon on it, three aboard, one's blaster
		t.Errorf("%d cards in the Falcon's block", n)
	}
}

func TestNearest(t *testing.T) {
	at := []rect{{0, 0, 10, 10}, {50, 0, 10, 10}, {50, 60, 10, 10}, {0, 60, 10, 10}}
	for _, c := range []struct {
		from   int
		dx, dy float32
		want   int
	}{{0, 1, 0, 1}, {0, 0, 1, 3}, {1, 0, 1, 2}, {2, -1, 0, 3}, {0, -1, 0, -1}} {
		if got := nearest(at[c.from], at, c.dx, c.dy); got != c.want {
			t.Errorf("from %d by %v,%v: %d, want %d", c.from, c.dx, c.dy, got, c.want)
		}
	}
}
