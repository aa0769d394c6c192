package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/rulebook"
	"cantina/widgets/say"
)

// A Rulebook is the rulebook as a panel over the window: on its left a search and
// the titles, on its right a chapter with one paragraph marked. Add it to the
// canvas's overlays, give it the window's size, and the keyboard to its Keyboard.
type Rulebook struct {
	widget.BaseWidget
	book  *rulebook.Book
	leave func()
	shows func(rule string) func() // opens a rule's positions; nil if it has none; may be nil
	lang  card.Lang
	opt   Options
	k, u  float32

	veil              *canvas.Rectangle
	frame, list, page *panel
	search            *ruleSearch
	field             *container.ThemeOverride // the search, as large as the rest
	box               rect

	at   string         // the paragraph that is marked
	gone [2][]string    // where Back and Forward lead, the last one first
	link int            // the reference under the keyboard, -1 none
	seek ruleFinds      // what the search found
	flow *ruleFlow      // the chapter on the right
	rows []ruleRow      // the list on the left
	top  map[*panel]way // how far list and page are scrolled
}

// A way is how far a panel is scrolled, of how much there is.
type way struct{ at, all float32 }

var (
	_ fyne.Widget   = (*Rulebook)(nil)
	_ fyne.Tappable = (*Rulebook)(nil)
)

// NewRulebook makes the rulebook; leave takes it away.
func NewRulebook(leave func()) *Rulebook {
	r := &Rulebook{book: rulebook.Embedded(), leave: leave, opt: DefaultOptions(), k: 1, u: 1, link: -1, top: map[*panel]way{}}
	on := func() stage { return stage{r.k, r.u, &skins[r.opt.Palette]} }
	r.veil = canvas.NewRectangle(color.NRGBA{A: 150})
	r.frame = newPanelOn(on, r.paintFrame)
	r.list = newPanelOn(on, r.paintList)
	r.page = newPanelOn(on, r.paintPage)
	r.list.wheel = func(dy float32) { r.scroll(r.list, -dy*2.5) }
	r.page.wheel = func(dy float32) { r.scroll(r.page, -dy*2.5) }
	r.search = newRuleSearch(r)
	r.field = container.NewThemeOverride(r.search, Theme{})
	r.ExtendBaseWidget(r)
	return r
}

// SetShows tells what opens the positions of a rule at the table, nil where it has none.
func (r *Rulebook) SetShows(shows func(rule string) func()) { r.shows = shows }

// Open shows the paragraph of an id; an id that is not in the book, the place where
// the book was left.
func (r *Rulebook) Open(id string) {
	if r.at == "" { // for the first time
		r.at = r.book.Items()[0].ID
		if r.book.Lookup(id) != nil {
			r.at = id
		}
	}
	r.seek.from = r.at
	r.search.SetText("")
	if r.book.Lookup(id) != nil {
		r.visit(id)
	}
	r.relayout()
}

// At is the id of the paragraph that is shown.
func (r *Rulebook) At() string { return r.at }

// SetLang changes the language.
func (r *Rulebook) SetLang(l card.Lang) {
	r.lang = l
	r.find(r.search.Text)
	r.relayout()
}

// SetOptions changes the colours and the size.
func (r *Rulebook) SetOptions(o Options) {
	r.opt = o.Tidy()
	r.relayout()
}

func (r *Rulebook) say(key string, args ...any) string { return say.In(r.lang, key, args...) }

// visit goes to a paragraph; Back leads back here.
func (r *Rulebook) visit(id string) {
	if id != r.at {
		r.gone[0], r.gone[1] = append(r.gone[0], r.at), nil
	}
	r.show(id)
}

// turn goes back (0) or forward (1) among what was visited.
func (r *Rulebook) turn(way int) {
	from := r.gone[way]
	if len(from) == 0 {
		return
	}
	r.gone[way], r.gone[1-way] = from[:len(from)-1], append(r.gone[1-way], r.at)
	r.show(from[len(from)-1])
}

// show marks a paragraph and brings it into sight.
func (r *Rulebook) show(id string) {
	r.at, r.link = id, -1
	if r.box.W > 0 {
		r.open()
		r.drawAll()
	}
}

// open lays out the chapter and the list for the marked paragraph and scrolls both
// to it.
func (r *Rulebook) open() {
	r.setPage()
	r.setList()
	if p := r.flow.find(r.at); p != nil {
		y := p.At.Y - 70*r.u
		if p.At.H < r.page.at.H*0.5 {
			y = min(y, p.At.Y+p.At.H/2-r.page.at.H*0.4)
		}
		r.move(r.page, y)
	}
	if y, h := r.markedRow(); h > 0 {
		see, at := r.list.at.H, r.top[r.list].at
		if y < at+30*r.u || y+h > at+see-30*r.u {
			at = y - see*0.4
		}
		r.move(r.list, at)
	}
}

// move scrolls a panel to a height, within what there is.
func (r *Rulebook) move(p *panel, y float32) {
	w := r.top[p]
	w.at = round(clampf(y, 0, max(w.all-p.at.H, 0)))
	r.top[p] = w
}

// scroll moves a panel by dy and paints it.
func (r *Rulebook) scroll(p *panel, dy float32) {
	was := r.top[p]
	if r.move(p, was.at+dy); r.top[p] != was {
		p.draw()
		canvas.Refresh(r)
	}
}

// relayout places everything anew.
func (r *Rulebook) relayout() {
	s := r.Size()
	if s.Width < 100 || s.Height < 100 || r.at == "" {
		return
	}
	r.u = min(unitFor(s.Width, s.Height, r.opt.Scale), s.Width/760, s.Height/420)
	u := r.u
	w, h := min(1120*u, s.Width-32*u), min(940*u, s.Height-32*u)
	r.box = rect{(s.Width - w) / 2, (s.Height - h) / 2, w, h}.whole()
	r.veil.Resize(s)
	side := round(clampf(w*0.3, 250*u, 330*u))
	b := r.box
	r.list.at = rect{b.X + 2, b.Y + (headHeight+searchHeight+8)*u, side - 3, h - (headHeight+searchHeight+8+footHeight)*u}.whole()
	r.page.at = rect{b.X + side + 1, b.Y + headHeight*u, w - side - 3, h - (headHeight+footHeight)*u}.whole()
	r.search.SetPlaceHolder(r.say("rules.search"))
	r.field.Theme = Theme{Palette: r.opt.Palette, Scale: u}
	r.field.Refresh()
	r.field.Move(fyne.NewPos(b.X+14*u, b.Y+(headHeight+6)*u))
	r.field.Resize(fyne.NewSize(side-26*u, entryHeight*u))
	r.flow = nil
	r.open()
	r.drawAll()
}

func (r *Rulebook) drawAll() {
	r.frame.put(r.box)
	r.list.put(r.list.at)
	r.page.put(r.page.at)
	canvas.Refresh(r)
}

// Tapped is a click beside the book: it closes it.
func (r *Rulebook) Tapped(*fyne.PointEvent) { r.leave() }

// Resize implements fyne.CanvasObject.
func (r *Rulebook) Resize(s fyne.Size) {
	if s != r.Size() {
		r.BaseWidget.Resize(s)
		r.relayout()
	}
}

// MinSize is nothing: the window gives the size.
func (r *Rulebook) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer implements fyne.Widget.
func (r *Rulebook) CreateRenderer() fyne.WidgetRenderer { return &rulesRenderer{r} }

type rulesRenderer struct{ r *Rulebook }

func (d *rulesRenderer) Layout(fyne.Size) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(d.r); c != nil && c.Scale() != d.r.k {
		d.r.k = c.Scale()
		d.r.relayout()
	}
}
func (d *rulesRenderer) MinSize() fyne.Size { return fyne.Size{} }
func (d *rulesRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{d.r.veil, d.r.frame, d.r.list, d.r.page, d.r.field}
}
func (d *rulesRenderer) Destroy() {}
func (d *rulesRenderer) Refresh() {}
