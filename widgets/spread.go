package widgets

import (
	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A spread is the cards that lie over the board: those being played and destinies on a stage, and on
// a tray those to choose among that lie nowhere in sight.
type spread struct {
	*tableau
	pack        *pack
	eye         *eye
	stage, tray *panel
}

func newSpread(e *eye) *spread {
	sp := &spread{tableau: e.tableau, pack: e.pack, eye: e}
	sp.stage = newPanel(sp.tableau, sp.paintStage)
	sp.tray = newPanel(sp.tableau, sp.paintTray)
	return sp
}

// place lays them out.
func (sp *spread) place() {
	u := sp.bands.U
	tray := sp.trayRect()
	sp.placeTray(tray)
	for k, p := range sp.players() {
		cs := append(ptrs(p.Playing), ptrs(p.Drawn)...)
		st := sp.stageRow(k)
		for i, at := range fan(len(cs), st, round(96*u), round(134*u), 8*u) {
			sp.pack.set(cs[i], at, st, true)
		}
	}
	sp.stage.put(sp.stageRect())
	sp.tray.put(tray)
}

// arrange lists what is drawn, from the back to the front.
func (sp *spread) arrange(add func(...fyne.CanvasObject), put func(game.CardID)) {
	add(sp.stage)
	ps := sp.players()
	for k := range ps {
		p := ps[1-k]
		for _, v := range append(ptrs(p.Playing), ptrs(p.Drawn)...) {
			put(v.ID)
		}
	}
	add(sp.tray)
	for i := range sp.view.Shown {
		put(sp.view.Shown[i].ID)
	}
}

// stageRow is where cards being played and destinies lie: over the board, at its
// right, own ones in the lower half.
func (sp *spread) stageRow(k int) rect {
	r := sp.stageRect()
	if k == 1 {
		return rect{r.X, r.Y + 24*sp.bands.U, r.W, 138 * sp.bands.U}
	}
	return rect{r.X, r.bottom() - 142*sp.bands.U, r.W, 138 * sp.bands.U}
}

// stageRect is the plate under them; nothing when there are none.
func (sp *spread) stageRect() rect {
	v, u := sp.view, sp.bands.U
	var n [2]int
	for k, s := range [2]card.Side{v.Seat, v.Seat.Other()} {
		n[k] = len(v.Players[s].Playing) + len(v.Players[s].Drawn)
	}
	most := max(n[0], n[1])
	if most == 0 || len(sp.moves.gaps) > 0 { // never over a place to choose
		return rect{}
	}
	w := round(min(float32(most)*104*u+14*u, 330*u))
	h := 170 * u
	if n[0] > 0 && n[1] > 0 {
		h += 144 * u
	}
	b := sp.bands.Board
	return rect{b.right() - w - 10*u, b.Y + (b.H-h)/2, w, h}.whole()
}

// paintStage paints the plate under cards being played.
func (sp *spread) paintStage(b *brush) {
	b.Round(0, 0, b.w, b.h, 9*b.u, ink.Fade(b.panel, 0.95))
	b.Frame(0, 0, b.w, b.h, 9*b.u, 1.5*b.u, ink.Fade(b.gold, 0.7))
	key := "stage.destiny"
	for s := range sp.view.Players {
		if len(sp.view.Players[s].Playing) > 0 {
			key = "stage.playing"
		}
	}
	b.Middle(ink.Bold, 14*b.u, b.w/2, 18*b.u, b.gold, ink.Fit(ink.Bold, 14*b.u, b.w-12*b.u, sp.say(key)))
}

// placeTray lays the cards to choose among that lie nowhere in sight over the
// board, on the tray.
func (sp *spread) placeTray(r rect) {
	cs, u := sp.view.Shown, sp.bands.U
	if len(cs) == 0 {
		return
	}
	rows := trayRows(len(cs))
	per := (len(cs) + rows - 1) / rows
	in := rect{r.X + 12*u, r.Y + 34*u, r.W - 24*u, r.H - 44*u}
	h := round((in.H - float32(rows-1)*6*u) / float32(rows))
	for i := 0; i < len(cs); i += per {
		n := min(per, len(cs)-i)
		line := rect{in.X, in.Y + float32(i/per)*(h+6*u), in.W, h}
		for j, at := range fan(n, line, round(h*5/7), h, 7*u) {
			sp.pack.set(&cs[i+j], at, r, true)
		}
	}
}

func trayRows(n int) int { return 1 + min(max(n-1, 0)/9, 2) }

// trayRect is the plate under them, in the middle of the board or beside the card that is
// being played, and beside the arrow at an edge where it hides less of what is to be chosen on the board;
// nothing when there are none.
func (sp *spread) trayRect() rect {
	n, u, b := len(sp.view.Shown), sp.bands.U, sp.bands.Board
	if n == 0 {
		return rect{}
	}
	r := sp.trayIn(n, b)
	if s := sp.stageRect(); s.W > 0 {
		if b.W = s.X - b.X + 10*u; r.right() > s.X {
			r = sp.trayIn(n, b)
		}
	}
	least := sp.hides(r)
	for _, x := range [2]float32{b.right() - r.W - 30*u, b.X + 30*u} {
		at := rect{x, r.Y, r.W, r.H}.whole()
		if c := sp.hides(at); c < least {
			r, least = at, c
		}
	}
	return r
}

// hides is how much of what is to be chosen on the board lies under r: places in the row, cards
// with options, and those to which a card may be brought.
func (sp *spread) hides(r rect) (sum float32) {
	for i := range sp.eye.row.Gaps {
		if len(sp.moves.gaps[i]) > 0 {
			sum += sp.eye.spotRect(spot{Gap: 1 + i}).common(r)
		}
	}
	seen := map[game.CardID]bool{}
	card := func(id game.CardID) {
		if !seen[id] && sp.pack.onBoard(id) {
			sum += sp.pack.cards[id].at.common(r)
		}
		seen[id] = true
	}
	for _, id := range sp.moves.cards {
		card(id)
		for _, s := range sp.moves.spots(id) {
			card(s.Card)
		}
	}
	return sum
}

// trayIn is the plate of n cards in the middle of a part of the board.
func (sp *spread) trayIn(n int, b rect) rect {
	u := sp.bands.U
	rows := trayRows(n)
	per := (n + rows - 1) / rows
	h := min(float32(rows)*178*u+44*u, b.H-8*u)
	ch := (h - 44*u) / float32(rows)
	w := clampf(float32(per)*(ch*5/7+7*u)+24*u, 260*u, b.W-20*u)
	return rect{b.midX() - w/2, b.midY() - h/2, w, h}.whole()
}

func (sp *spread) paintTray(b *brush) {
	b.Round(0, 0, b.w, b.h, 9*b.u, ink.Fade(b.panel, 0.96))
	b.Frame(0, 0, b.w, b.h, 9*b.u, 1.5*b.u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: func() {}})
	key := "tray.title"
	if len(sp.moves.gaps) > 0 {
		key = "tray.place"
	}
	b.Middle(ink.Bold, 14*b.u, b.w/2, 22*b.u, b.gold, ink.Fit(ink.Bold, 14*b.u, b.w-12*b.u, sp.say(key)))
}
