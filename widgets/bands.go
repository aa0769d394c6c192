package widgets

import (
	"math"

	"cantina/engine/game"
)

// bands are the parts of the window. U is the size of a unit of furniture: 1 in
// a window of 1366 by 768.
type bands struct {
	U       float32
	Top     rect    // the other player's bar
	Board   rect    // the row of locations
	Phases  rect    // the phase bar
	Prompt  rect    // question and buttons
	Bottom  rect    // own bar
	Column  rect    // inspector and log; only its handle when shut
	Inspect rect    // upper part of the column
	Lower   rect    // lower part
	Sides   [2]rect // cards beside the table: own, the other player's
}

// handle is the width of the shut column, in furniture units.
const handle = 18

// unitFor is the furniture unit of a window, times the player's own scale.
func unitFor(w, h, scale float32) float32 {
	if scale <= 0 {
		scale = 1
	}
	u := float32(math.Pow(float64(min(w/1366, h/768)), 0.8))
	return clampf(u, 0.7, 2) * scale
}

// Grown is how much larger than in a small window everything stands in one of w by h: screens that
// are no table grow as the table does, and never shrink.
func Grown(w, h float32) float32 {
	u := unitFor(w, h, 1)
	if u < 1.15 {
		return 1
	}
	return float32(math.Round(float64(u)*20) / 20)
}

// split cuts a window of w by h. beside tells whose side of the table has cards
// (own, other); shut folds the column away.
func split(w, h, scale float32, shut bool, beside [2]bool) bands {
	u := unitFor(w, h, scale)
	for u > 0.6 && h < 690*u {
		u -= 0.02
	}
	b := bands{U: u}
	cw := round(clampf(w*0.22, 292*u, w*0.34))
	if shut {
		cw = round(handle * u)
	}
	left := w - cw
	top, phases, prompt, bottom := round(86*u), round(25*u), round(46*u), round(150*u)
	b.Column = rect{left, 0, cw, h}
	b.Top = rect{0, 0, left, top}
	b.Bottom = rect{0, h - bottom, left, bottom}
	b.Prompt = rect{0, b.Bottom.Y - prompt, left, prompt}
	b.Phases = rect{0, b.Prompt.Y - phases, left, phases}
	b.Board = rect{0, top, left, b.Phases.Y - top}
	if beside[0] || beside[1] {
		sw := round(84 * u)
		half := round(b.Board.H / 2)
		b.Sides[1] = rect{0, b.Board.Y, sw, half}
		b.Sides[0] = rect{0, b.Board.Y + half, sw, b.Board.H - half}
		b.Board.X, b.Board.W = sw, b.Board.W-sw
	}
	if !shut {
		ih := round(h * 0.575)
		b.Inspect = rect{left, 0, cw, ih}
		b.Lower = rect{left, ih, cw, h - ih}
	}
	return b
}

// A bar is the layout of one player's band: information, piles, hand.
type bar struct {
	Info  rect
	Piles [pileCount]rect
	Names float32 // baseline of the piles' names
	Hand  rect
}

// piles in the order in which they are shown.
var pileZones = [...]game.Zone{game.Reserve, game.Force, game.Used, game.Lost, game.Out}

const pileCount = len(pileZones)

// layBar lays out one's own band: information over the piles, the hand at right.
func layBar(r rect, u float32) bar {
	var b bar
	pad := 10 * u
	b.Info = rect{r.X + pad, r.Y + 6*u, 330 * u, 26 * u}
	b.piles(rect{r.X + pad, b.Info.bottom() + 8*u, b.Info.W, r.bottom() - b.Info.bottom() - 31*u}, u)
	b.Names = r.bottom() - 8*u
	x := b.Info.right() + 22*u
	b.Hand = rect{x, r.Y + 6*u, r.right() - x - 10*u, r.H - 12*u}
	return b
}

// laySlim lays out the other player's band: information, piles, hand in a row.
func laySlim(r rect, u float32) bar {
	var b bar
	b.Info = rect{r.X + 10*u, r.Y + 9*u, 150 * u, r.H - 18*u}
	b.piles(rect{b.Info.right() + 14*u, r.Y + 6*u, 310 * u, r.H - 26*u}, u)
	b.Names = r.bottom() - 6*u
	x := b.Info.right() + 14*u + 310*u + 20*u
	b.Hand = rect{x, r.Y + 6*u, r.right() - x - 10*u, r.H - 12*u}
	return b
}

// piles lays the piles side by side in r.
func (b *bar) piles(r rect, u float32) {
	step := r.W / float32(pileCount)
	ph := min(r.H, (step-8*u)*7/5)
	pw := ph * 5 / 7
	for i := range b.Piles {
		b.Piles[i] = rect{r.X + float32(i)*step + (step-pw)/2, r.bottom() - ph, pw, ph}.whole()
	}
}

// fan lays n cards of cw by ch side by side in r, overlapping when many; the
// row is centred.
func fan(n int, r rect, cw, ch, gap float32) []rect {
	if n == 0 {
		return nil
	}
	step := cw + gap
	if n > 1 {
		step = min(step, (r.W-cw)/float32(n-1))
	}
	x := r.X + (r.W-step*float32(n-1)-cw)/2
	out := make([]rect, n)
	for i := range out {
		out[i] = rect{x + step*float32(i), r.Y + (r.H-ch)/2, cw, ch}.whole()
	}
	return out
}

// pileUp lays n cards below each other in r, overlapping when many.
func pileUp(n int, r rect, cw, ch, gap float32) []rect {
	if n == 0 {
		return nil
	}
	step := ch + gap
	if n > 1 {
		step = min(step, (r.H-ch)/float32(n-1))
	}
	out := make([]rect, n)
	for i := range out {
		out[i] = rect{r.X + (r.W-cw)/2, r.Y + step*float32(i), cw, ch}.whole()
	}
	return out
}
