package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/widgets/say"
)

// A BuilderView is all that the deck builder shows.
type BuilderView struct {
	Name   string
	Side   card.Side
	Size   string // "58 of 60"
	State  string // legal or not, in a word or two
	Legal  bool
	Saved  string // whether what is seen is saved
	Locked bool   // a starter deck: it is copied when it is changed

	Tools []Tool   // the buttons at the top
	Tabs  []string // names of what the left may show; the first is the cards
	Tab   int

	Chips  []Chip
	Said   string // what was understood of the query, and how many cards it finds
	Missed string // what was not
	Found  []Stack
	Piles  []Pile // the deck
	Deck   string // what stands over the deck: how many cards, and beside it
	Pile   Tool   // lays the deck on other piles; also F9

	Sheet  []SheetItem // of the tab, unless it is the cards
	Alarms []SheetItem // under the deck: the problems
}

// A Tool is a button; a Chip a filter that is on or off.
type Tool struct {
	Name string
	Off  bool // it can do nothing now
	Main bool
	Do   func()
}

// A Chip switches a part of the query on and off.
type Chip struct {
	Key, Name string
	Icon      string // drawn before the name, or in its place
	Tip       string // what the icon alone stands for: told where the pointer or the keyboard is on it
	On        bool
	Gap       bool // begins another group
}

// A Completion is what a query may be made into.
type Completion struct {
	Text  string // the whole line
	Name  string // what is offered
	Under string // what it means
}

// BuilderActions are what the deck builder asks of the program. A stack is named by its
// Key; pile is the key of its pile in the deck, "" for a card that was found.
type BuilderActions struct {
	Query    func(text string)
	Complete func(text string) []Completion
	Chip     func(key string)
	Tab      func(tab int)
	Put      func(key, pile string, n int) // copies more, or fewer
	Drop     func(key, from, pile string)  // dragged onto a pile of the deck, "" for the cards
	Menu     func(key, pile string) *fyne.Menu
	Key      func(key, pile string, r rune) // a letter typed on a card
	OpenRule func(rule string)
	Leave    func() // Escape, where nothing else is left
	Shortcut func(fyne.Shortcut) bool
	Post     func(func())
	Now      func() time.Time
	AtOnce   bool // faces are drawn where they are asked for, and nothing is timed
}

// An area is a part of the builder that may have the keyboard.
type area uint8

const (
	onQuery area = iota
	onChips
	onCards // or the sheet in their place
	onDeck
	onTools
	areas
)

// A Builder is the deck builder: cards or a sheet on the left, the deck on the right.
type Builder struct {
	widget.BaseWidget
	act  BuilderActions
	opt  Options
	lang card.Lang
	k, u float32
	view BuilderView

	faces                  *faces
	head, bar2, foot       *panel
	sheet, alarm, deckHead *panel
	cards, deck            *cardPane
	drop                   *panel // completions
	query                  *builderQuery
	field                  *container.ThemeOverride
	ghost, zoom            *canvas.Image
	has                    area
	chip, tool, line       int // under the keyboard: a chip, a button of the top, one of the sheet
	sheetTop, sheetAll     float32
	stops                  sheetStops // what of the sheet can be pressed, as painted
	item                   int        // the piece of the sheet that is being painted
	offers                 []Completion
	offered                int // the completion under the keyboard, -1 none
	drag                   builderDrag
	target                 *cardPane // over which a card is held
	rest                   builderRest
	lastTap                struct {
		at   time.Time
		pane *cardPane
		key  string
	}
	still bool
}

var (
	_ fyne.Widget       = (*Builder)(nil)
	_ fyne.Focusable    = (*Builder)(nil)
	_ fyne.Tabbable     = (*Builder)(nil)
	_ fyne.Shortcutable = (*Builder)(nil)
)

// NewBuilder makes an empty builder; SetView fills it.
func NewBuilder(a BuilderActions) *Builder {
	if a.Post == nil {
		a.Post = fyne.Do
	}
	if a.Now == nil {
		a.Now = time.Now
	}
	b := &Builder{act: a, opt: DefaultOptions(), k: 1, u: 1, offered: -1}
	b.faces = newFaces(a.Post)
	b.faces.now = a.AtOnce
	b.head = newPanelOn(b.stage, b.paintHead)
	b.bar2 = newPanelOn(b.stage, b.paintChips)
	b.foot = newPanelOn(b.stage, b.paintFoot)
	b.sheet = newPanelOn(b.stage, b.paintSheet)
	b.sheet.wheel = func(dy float32) { b.scrollSheet(-dy * 2.5) }
	b.alarm = newPanelOn(b.stage, b.paintAlarms)
	b.deckHead = newPanelOn(b.stage, b.paintDeckHead)
	b.drop = newPanelOn(b.stage, b.paintOffers)
	b.cards, b.deck = newCardPane(b, false), newCardPane(b, true)
	b.query = newBuilderQuery(b)
	b.field = container.NewThemeOverride(b.query, Theme{})
	b.ghost, b.zoom = picture(), picture()
	b.ExtendBaseWidget(b)
	return b
}

func (b *Builder) stage() stage { return stage{b.k, b.u, &skins[b.opt.Palette]} }

func (b *Builder) say(key string, args ...any) string { return say.In(b.lang, key, args...) }

// SetView shows v.
func (b *Builder) SetView(v BuilderView) {
	had := b.heldStop()
	if v.Tab != b.view.Tab || v.sheetHead() != b.view.sheetHead() {
		b.sheetTop, b.line, had = 0, 0, held{}
	}
	b.view = v
	b.faces.turn()
	b.chip, b.tool = min(b.chip, max(len(v.Chips)-1, 0)), min(b.tool, max(len(v.Tools)-1, 0))
	b.cards.none, b.deck.none = b.say("build.nothing"), b.say("build.empty")
	b.cards.set([]Pile{{Stacks: v.Found}})
	b.deck.set(v.Piles)
	b.relayout()
	b.regain(had)
}

// sheetHead is what the sheet begins with: another one is read from its beginning.
func (v *BuilderView) sheetHead() string {
	if len(v.Sheet) == 0 {
		return ""
	}
	return v.Sheet[0].Head
}

// Restart lets the next cards on the left be shown from the first.
func (b *Builder) Restart() {
	b.cards.spot, b.cards.top, b.cards.fresh = 0, 0, true
}

// SetQuery writes the query without asking what it finds.
func (b *Builder) SetQuery(text string) {
	if b.query.Text != text {
		on := b.query.OnChanged
		b.query.OnChanged = nil
		b.query.SetText(text)
		b.query.CursorColumn = len([]rune(text))
		b.query.OnChanged = on
	}
}

// SetLang changes the language.
func (b *Builder) SetLang(l card.Lang) { b.lang = l }

// SetOptions changes colours and size.
func (b *Builder) SetOptions(o Options) {
	b.opt = o.Tidy()
	b.relayout()
}

// Lists are whether cards and deck stand as rows of a list, and how large faces are.
type Lists struct {
	Rows [2]bool // cards, deck
	Size [2]float32
	Sort [2]Sorting
}

// Lists tells how cards and deck are shown.
func (b *Builder) Lists() Lists {
	return Lists{[2]bool{b.cards.rows, b.deck.rows}, [2]float32{b.cards.size, b.deck.size}, [2]Sorting{b.cards.sort, b.deck.sort}}
}

// SetLists shows cards and deck so.
func (b *Builder) SetLists(l Lists) {
	for i, c := range []*cardPane{b.cards, b.deck} {
		c.rows = l.Rows[i]
		if l.Size[i] > 0 {
			c.size = clampf(l.Size[i], 60, 240)
		}
		if l.Sort[i].By < columns {
			c.sort = l.Sort[i]
		}
	}
}

// Heights and widths, in furniture units.
const (
	buildHead  = 46
	buildTabs  = 32
	buildQuery = 40
	buildChips = 62
	buildFoot  = 24
	chipLine   = 31
	footLine   = 16
	alarmLine  = 22
)

// relayout places everything anew.
func (b *Builder) relayout() {
	s := b.Size()
	if s.Width < 100 || s.Height < 100 {
		return
	}
	b.u = min(unitFor(s.Width, s.Height, b.opt.Scale), s.Width/900, s.Height/480)
	u := b.u
	right := round(clampf(s.Width*0.41, 400*u, 900*u))
	left := s.Width - right
	foot := (buildFoot + footLine*float32(len(b.footLines(s.Width))-1)) * u
	top, bottom := buildHead*u, s.Height-foot
	b.head.put(rect{0, 0, s.Width, top}.whole())
	b.foot.put(rect{0, bottom, s.Width, foot}.whole())
	y := top + buildTabs*u
	if b.view.Tab == 0 {
		b.field.Theme = Theme{Palette: b.opt.Palette, Scale: u}
		b.query.SetPlaceHolder(b.say("build.query"))
		b.field.Refresh()
		b.field.Move(fyne.NewPos(10*u, y+3*u))
		b.field.Resize(fyne.NewSize(left-20*u, 35*u))
		b.field.Show()
		_, lines := b.chipSpots(left)
		chips := (buildChips + chipLine*float32(lines-1)) * u
		b.bar2.put(rect{0, top, left, (buildTabs+buildQuery)*u + chips}.whole())
		y += buildQuery*u + chips
		b.sheet.put(rect{})
		b.cards.place(rect{0, y, left - 1, bottom - y}.whole())
	} else {
		b.field.Hide()
		b.cards.put(rect{})
		b.bar2.put(rect{0, top, left, buildTabs * u}.whole())
		b.sheet.put(rect{0, y, left - 1, bottom - y}.whole())
	}
	alarms := b.alarmHeight()
	dy := top + buildTabs*u
	b.deckHead.put(rect{left, top, right, buildTabs * u}.whole())
	b.deck.place(rect{left, dy, right, bottom - dy - alarms}.whole())
	if alarms > 0 {
		b.alarm.put(rect{left, bottom - alarms, right, alarms}.whole())
	} else {
		b.alarm.put(rect{})
	}
	b.placeOffers()
	canvas.Refresh(b)
}

// drawAll paints everything that shows where the keyboard is.
func (b *Builder) drawAll() {
	for _, p := range []*panel{b.head, b.bar2, b.sheet, b.deckHead, b.alarm, b.drop} {
		p.draw()
	}
	b.cards.draw()
	b.deck.draw()
	canvas.Refresh(b)
}

// sortBy sorts a pane by a column: once up, once down, and then as before.
func (b *Builder) sortBy(c *cardPane, by Column) {
	switch {
	case c.sort.By != by:
		c.sort = Sorting{by, by != ByTitle && by != ByKind && by != BySet && by != ByDeploy}
	case c.sort.Down == (by != ByTitle && by != ByKind && by != BySet && by != ByDeploy):
		c.sort.Down = !c.sort.Down
	default:
		c.sort = Sorting{}
	}
	c.arrange()
	c.reveal()
	c.draw()
	b.bar2.draw() // which tells the order
}

// toggle shows a pane's cards as faces or as a list.
func (b *Builder) toggle(c *cardPane) {
	c.rows = !c.rows
	c.top = 0
	c.arrange()
	c.reveal()
	b.drawAll()
}

// resize makes a pane's faces larger or smaller.
func (b *Builder) resize(c *cardPane, k float32) {
	if !c.rows {
		c.size = clampf(c.size*k, 60, 240)
		c.arrange()
		c.reveal()
		c.draw()
	}
}

// grab gives the keyboard to a part of the builder.
func (b *Builder) grab(a area) {
	was := b.has
	b.has = a
	if !b.still {
		if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Focused() != b.Keyboard() {
			c.Focus(b.Keyboard())
		}
	}
	if was != a {
		b.hide()
		b.closeOffers()
		b.drawAll()
	}
}

// Grab gives the keyboard to the query.
func (b *Builder) Grab() {
	if b.view.Tab == 0 {
		b.grab(onQuery)
	} else {
		b.grab(onCards)
	}
}

// Keyboard is what has the keyboard while the builder has it. Before a builder is painted no canvas
// is known to be its own: whoever shows it gives the keyboard to this.
func (b *Builder) Keyboard() fyne.Focusable {
	if b.has == onQuery {
		return b.query
	}
	return b
}

// GrabDeck gives it to the deck.
func (b *Builder) GrabDeck() { b.grab(onDeck) }

// Regrab gives the keyboard back to the part that had it.
func (b *Builder) Regrab() { b.grab(b.has) }

// Resize implements fyne.CanvasObject.
func (b *Builder) Resize(s fyne.Size) {
	if s != b.Size() {
		b.BaseWidget.Resize(s)
		b.relayout()
	}
}

// MinSize is small: a window cannot be made smaller than it.
func (b *Builder) MinSize() fyne.Size { return fyne.NewSize(640, 420) }

// CreateRenderer implements fyne.Widget.
func (b *Builder) CreateRenderer() fyne.WidgetRenderer { return &builderRenderer{b} }

type builderRenderer struct{ b *Builder }

func (r *builderRenderer) Layout(fyne.Size) {
	if r.b.still {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(r.b); c != nil && c.Scale() != r.b.k {
		r.b.k = c.Scale()
		r.b.relayout()
	}
}
func (r *builderRenderer) MinSize() fyne.Size { return r.b.MinSize() }
func (r *builderRenderer) Objects() []fyne.CanvasObject {
	b := r.b
	return []fyne.CanvasObject{b.head, b.bar2, b.field, b.cards, b.sheet, b.deckHead, b.deck, b.alarm, b.foot, b.drop, b.zoom, b.ghost}
}
func (r *builderRenderer) Destroy() {}
func (r *builderRenderer) Refresh() {}

var _ desktop.Hoverable = (*cardPane)(nil)
