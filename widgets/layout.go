package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
)

// furniture is everything on the table that is not a card.
type furniture struct {
	felt    *canvas.Image
	lanes   []*art // plates under the lanes
	wells   []*art // plates of places aboard
	heads   []*art // names of systems
	links   []*art // between neighbours of the row that hang together
	gaps    []*art // places in the row that are lit
	path    *art   // the way of the move that is aimed at
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
	arrows  [2]*panel              // at the ends of a row that goes on
	rings   [][2]*canvas.Rectangle // round what is pointed at
	rim     [4]*canvas.Rectangle   // round the felt when a card may go anywhere
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
	obj  *canvas.Image
	at   rect
	look painted
}

// furnish makes the furniture, once.
func (t *Table) furnish() {
	d := &t.deck
	d.felt, d.ghost, d.cost, d.zoom = picture(), picture(), picture(), picture()
	d.path = &art{obj: picture()}
	d.top = newPanel(t, func(b *brush) { t.paintBar(b, 1) })
	d.bottom = newPanel(t, func(b *brush) { t.paintBar(b, 0) })
	d.phases = newPanel(t, t.paintPhases)
	d.prompt = newPanel(t, t.paintPrompt)
	d.beside = newPanel(t, t.paintBeside)
	d.inspect = newPanel(t, t.paintInspector)
	d.lower = newPanel(t, t.paintLower)
	d.lower.wheel = t.scrollLower
	d.inspect.wheel = t.scrollInspector
	d.stage = newPanel(t, t.paintStage)
	for k := range d.arrows {
		d.arrows[k] = newPanel(t, func(b *brush) { t.paintArrow(b, k) })
	}
	for k := range d.rim {
		d.rim[k] = canvas.NewRectangle(color.Transparent)
		d.rim[k].Hide()
	}
	d.news = newPanel(t, t.paintNews)
	d.tip = newPanel(t, func(b *brush) { t.tip.paint(b) })
	d.fought = newPanel(t, func(b *brush) {
		if t.fought != nil {
			t.fought.paint(b, t.say)
		}
	})
	d.tray = newPanel(t, t.paintTray)
	d.bout = newPanel(t, t.paintBout)
	d.toast = newPanel(t, t.paintToast)
	d.menu = newPanel(t, t.paintMenu)
	d.help = newPanel(t, t.paintHelp)
	d.search = newSearchBox(t.grab)
	d.search.walk = t.walkList
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
	t.board = layBoard(v.Groups, own, b.Board, b.U)
	t.clampEye()
	t.layFelt(s)
	t.placeBoard()
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
	t.placeArrows()
	t.placeSearch()
	t.placeRings()
	t.arrange()
	t.refreshMarks()
	t.drawFloats()
}

// arrange lists what is drawn, from the back to the front.
func (t *Table) arrange() {
	d := &t.deck
	kids := t.kids[:0]
	add := func(o ...fyne.CanvasObject) { kids = append(kids, o...) }
	add(d.felt)
	for _, as := range [][]*art{d.lanes, d.heads, d.links} {
		for _, a := range as {
			add(a.obj)
		}
	}
	live := map[game.CardID]bool{}
	put := func(id game.CardID) {
		if c := t.cards[id]; c != nil && !live[id] {
			live[id] = true
			add(c)
		}
	}
	t.arrangeRow(add, put)
	for _, a := range d.gaps {
		add(a.obj)
	}
	add(d.path.obj, d.arrows[0], d.arrows[1])
	for _, r := range d.rim {
		add(r)
	}
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
	for id := range t.cards {
		if !live[id] {
			delete(t.cards, id)
		}
	}
	t.kids = kids
	t.Refresh()
	canvas.Refresh(t)
}

// arrangeRow puts the locations and what is at them into the order in which they are
// drawn.
func (t *Table) arrangeRow(add func(...fyne.CanvasObject), put func(game.CardID)) {
	wells := 0
	for gi := range t.board.Groups {
		for li := range t.board.Groups[gi].Lanes {
			l := &t.board.Groups[gi].Lanes[li]
			put(l.View.Card.ID)
			for _, o := range l.on() {
				put(o.ID)
			}
			for bi := range l.Blocks {
				if len(l.Blocks[bi].Wells) > 0 {
					add(t.deck.wells[wells].obj)
					wells++
				}
				for _, c := range l.Blocks[bi].Cards {
					put(c.View.ID)
				}
			}
		}
	}
}

// widgetFor is the widget of a card, made when it is new.
func (t *Table) widgetFor(v *game.CardView) *cardWidget {
	c := t.cards[v.ID]
	if c == nil {
		c = newCardWidget(t, v.ID)
		t.cards[v.ID] = c
	}
	c.view, c.hand = v, false
	return c
}

// set puts a card's widget at a place; hidden when not in view.
func (t *Table) set(v *game.CardView, at, in rect, draw bool) {
	c := t.widgetFor(v)
	c.board = in == t.bands.Board
	at = rect{round(at.X), round(at.Y), round(at.W), round(at.H)}
	if v.Def != nil && !v.FaceDown {
		h := float32(face.Height(v.Def, int(at.W*t.k+0.5))) / t.k
		if v.Def.Type == card.Location {
			at.Y = round(at.Y + (at.H-h)/2)
		}
		at.H = h
	}
	c.put(at)
	if !at.meets(in) {
		c.Hide()
		return
	}
	if !(t.drag.phase == dragging && t.drag.w == c) {
		c.Show()
	}
	if draw {
		c.draw()
	}
}

func (t *Table) placeHand() {
	v := t.view
	hand := t.hand()
	r := t.bars[0].Hand
	ch := r.H
	for i, at := range fan(len(hand), r, round(ch*5/7), ch, 6*t.bands.U) {
		t.set(hand[i], at, r, true)
		t.cards[hand[i].ID].hand = true
	}
	t.placeTray()
	t.placeBout()
	u := t.bands.U
	for k, p := range [2]*game.PlayerView{&v.Players[v.Seat], &v.Players[v.Seat.Other()]} {
		cs := append(ptrs(p.Playing), ptrs(p.Drawn)...)
		st := t.stageRow(k)
		for i, at := range fan(len(cs), st, round(96*u), round(134*u), 8*u) {
			t.set(cs[i], at, st, true)
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
				t.set(o, at.move(-3*u, float32(len(on)-j)*-besideTuck*u), t.bands.Sides[k], true)
			}
			t.set(&cs[i], at, t.bands.Sides[k], true)
		}
	}
}

func ptrs(cs []game.CardView) (out []*game.CardView) {
	for i := range cs {
		out = append(out, &cs[i])
	}
	return
}
