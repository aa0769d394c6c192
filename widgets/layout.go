package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/engine/game"
)

// furniture is everything on the table that is not a card.
type furniture struct {
	ghost   *canvas.Image
	cost    *canvas.Image
	zoom    *canvas.Image // the large card when the column is shut
	top     *panel
	bottom  *panel
	phases  *panel
	prompt  *panel
	beside  *panel
	inspect *panel
	lower   *panel
	stage   *panel
	rings   [][2]*canvas.Rectangle // round what is pointed at
	tip     *panel
	fought  *panel
	news    *panel
	tray    *panel
	bout    *panel // a contest for which cards lie ready
	toast   *panel
	menu    *panel
	help    *panel
	search  *searchBox
}

// An art is a painted picture that the pointer does not see.
type art struct {
	obj *canvas.Image
	at  rect
}

// furnish makes the furniture, once.
func (t *Table) furnish() {
	d := &t.deck
	d.ghost, d.cost, d.zoom = picture(), picture(), picture()
	d.top = newPanel(t.tableau, func(b *brush) { t.paintBar(b, 1) })
	d.bottom = newPanel(t.tableau, func(b *brush) { t.paintBar(b, 0) })
	d.phases = newPanel(t.tableau, t.paintPhases)
	d.prompt = newPanel(t.tableau, t.paintPrompt)
	d.beside = newPanel(t.tableau, t.paintBeside)
	d.inspect = newPanel(t.tableau, t.paintInspector)
	d.lower = newPanel(t.tableau, t.paintLower)
	d.lower.wheel = t.scrollLower
	d.inspect.wheel = t.scrollInspector
	d.stage = newPanel(t.tableau, t.paintStage)
	d.news = newPanel(t.tableau, t.paintNews)
	d.tip = newPanel(t.tableau, func(b *brush) { t.tip.paint(b) })
	d.fought = newPanel(t.tableau, func(b *brush) {
		if t.fought != nil {
			t.fought.paint(b, t.say)
		}
	})
	d.tray = newPanel(t.tableau, t.paintTray)
	d.bout = newPanel(t.tableau, t.paintBout)
	d.toast = newPanel(t.tableau, t.paintToast)
	d.menu = newPanel(t.tableau, t.paintMenu)
	d.help = newPanel(t.tableau, t.paintHelp)
	d.search = newSearchBox(t.grab)
	d.search.OnChanged = t.searched
	d.search.OnSubmitted = func(string) {
		if is := t.listed(); t.side.tab == listTab && t.side.picked < len(is) {
			t.choose(is[t.side.picked])
			t.grab()
		}
	}
	d.search.Hide()
}

// relayout places and draws everything anew.
func (t *Table) relayout() {
	s := t.Size()
	if s.Width < 10 || s.Height < 10 || t.view == nil {
		return
	}
	v := t.view
	own := v.Seat
	beside := [2]bool{len(v.Players[own].Beside) > 0, len(v.Players[own.Other()].Beside) > 0}
	t.bands = split(s.Width, s.Height, t.opt.Scale, t.opt.Shut, beside)
	b := &t.bands
	t.bars[0], t.bars[1] = layBar(b.Bottom, b.U), laySlim(b.Top, b.U)
	t.eye.lay(s)
	t.placeHand()
	t.placeBesides()
	d := &t.deck
	d.top.put(b.Top)
	d.bottom.put(b.Bottom)
	d.phases.put(b.Phases)
	d.prompt.put(b.Prompt)
	side := rect{}
	if beside[0] || beside[1] {
		side = b.Sides[1].union(b.Sides[0])
	}
	d.beside.put(side)
	if t.opt.Shut {
		d.inspect.put(b.Column)
		d.lower.put(rect{})
	} else {
		d.inspect.put(b.Inspect)
		d.lower.put(b.Lower)
	}
	d.stage.put(t.stageRect())
	d.tray.put(t.trayRect())
	t.eye.placeArrows()
	t.placeSearch()
	t.placeRings()
	t.arrange()
	t.pack.refreshMarks()
	t.drawFloats()
}

// arrange lists what is drawn, from the back to the front.
func (t *Table) arrange() {
	d := &t.deck
	kids := t.kids[:0]
	add := func(o ...fyne.CanvasObject) { kids = append(kids, o...) }
	t.pack.begin()
	put := func(id game.CardID) {
		if c := t.pack.put(id); c != nil {
			add(c)
		}
	}
	t.eye.arrange(t.pack.put)
	add(t.eye)
	add(d.top, d.phases, d.prompt, d.bottom, d.beside)
	for _, s := range [2]card.Side{t.view.Seat.Other(), t.view.Seat} {
		for i := range t.view.Players[s].Beside {
			v := &t.view.Players[s].Beside[i]
			for _, o := range flatOn(v) {
				put(o.ID)
			}
			put(v.ID)
		}
	}
	hand := t.hand()
	for i := range hand {
		if hand[i].ID != t.hover.raised {
			put(hand[i].ID)
		}
	}
	put(t.hover.raised)
	add(d.bout)
	if b := t.plated(); b != nil && !t.isFolded() {
		for k := range b.sides {
			for _, c := range b.sides[k].cards {
				if c.view != nil {
					put(c.view.ID)
				}
			}
		}
	}
	add(d.stage)
	for _, s := range [2]card.Side{t.view.Seat.Other(), t.view.Seat} {
		p := &t.view.Players[s]
		for _, cs := range [2][]game.CardView{p.Playing, p.Drawn} {
			for i := range cs {
				put(cs[i].ID)
			}
		}
	}
	add(d.tray)
	for i := range t.view.Shown {
		put(t.view.Shown[i].ID)
	}
	add(d.inspect, d.lower, d.search)
	for _, r := range d.rings {
		add(r[0], r[1])
	}
	add(d.fought, d.news, d.toast, d.menu, d.help, d.tip, d.zoom, d.ghost, d.cost)
	t.pack.end()
	t.kids = kids
	t.Refresh()
	canvas.Refresh(t)
}

func (t *Table) placeHand() {
	v := t.view
	hand := t.hand()
	r := t.bars[0].Hand
	ch := r.H
	for i, at := range fan(len(hand), r, round(ch*5/7), ch, 6*t.bands.U) {
		t.pack.set(hand[i], at, r, true)
		t.pack.cards[hand[i].ID].hand = true
	}
	t.placeTray()
	t.placeBout()
	u := t.bands.U
	for k, p := range [2]*game.PlayerView{&v.Players[v.Seat], &v.Players[v.Seat.Other()]} {
		cs := append(ptrs(p.Playing), ptrs(p.Drawn)...)
		st := t.stageRow(k)
		for i, at := range fan(len(cs), st, round(96*u), round(134*u), 8*u) {
			t.pack.set(cs[i], at, st, true)
		}
	}
}

// besideTuck is how much shows of a card under one beside the table, in furniture units.
const besideTuck = 15

func (t *Table) placeBesides() {
	v := t.view
	u := t.bands.U
	for k, s := range [2]card.Side{v.Seat, v.Seat.Other()} {
		cs := v.Players[s].Beside
		r := t.bands.Sides[k].in(5 * u)
		r.Y, r.H = r.Y+16*u, r.H-16*u
		cw := round(min(r.W-4*u, 66*u))
		if len(cs) > 0 { // what lies on the first one shows above it
			d := min(float32(len(flatOn(&cs[0])))*besideTuck*u, r.H/3)
			r.Y, r.H = r.Y+d, r.H-d
		}
		for i, at := range pileUp(len(cs), r, cw, cw*7/5, 5*u) {
			on := flatOn(&cs[i])
			for j, o := range on {
				t.pack.set(o, at.move(-3*u, float32(len(on)-j)*-besideTuck*u), t.bands.Sides[k], true)
			}
			t.pack.set(&cs[i], at, t.bands.Sides[k], true)
		}
	}
}

func ptrs(cs []game.CardView) (out []*game.CardView) {
	for i := range cs {
		out = append(out, &cs[i])
	}
	return
}
