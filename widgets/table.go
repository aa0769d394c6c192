package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
	"cantina/widgets/say"
)

// Actions are what a table asks of the session.
type Actions struct {
	Choose   func(key string)                           // an option key of View.Prompt.Options
	All      func(key string)                           // and of all that is left of an amount; may be nil
	PassTo   func(game.Phase)                           // the player whose turn it is passes until a later phase, game.End: until it is over; may be nil
	Look     func()                                     // a player who is asked while both look on wants to see his hand first; may be nil
	Order    func(game.Orders)                          // the player in front orders something; may be nil: nothing can be ordered
	Orders   func()                                     // shows all that he may order; may be nil
	Why      func(id, target game.CardID) []game.Reason // why not what that means; target 0: at all
	Explain  func(id game.CardID, s card.Stat) game.Sum // why a number is what it is
	OpenRule func(rule string)                          // shows a paragraph of the rulebook, "" the book; may be nil
	Undo     func()                                     // takes the last choice back; may be nil
	Redo     func()                                     // does again what was taken back; may be nil
	Example  func(slug string) func()                   // opens a card's example as a position; nil if it has none; may be nil
	Letter   func(r rune) bool                          // a letter that means nothing at the table; may be nil
	Told     func(line int)                             // a game is looked through, and a line of its log was clicked; nil: it is played
	Post     func(func())                               // runs a function on the UI goroutine: fyne.Do
	Hurry    func()                                     // a key was pressed while another decides; may be nil
	AtOnce   bool                                       // faces are drawn where the table stands: in tests
}

// A Table is the whole card table: it draws a View and reports what is chosen.
// Give it the keyboard with Canvas.Focus, or hand keys to TypedKey and TypedRune.
type Table struct {
	widget.BaseWidget
	act  Actions
	opt  Options
	lang card.Lang
	who  [card.Sides]string // the players' names

	view     *game.View
	hold     func()                  // the table holds at the end of a turn: this hands over
	undoable bool                    // the last choice can be taken back
	redoable bool                    // what was taken back can be done again
	orders   game.Orders             // of the player in front
	before   [card.Sides]game.Orders // what each seat had ordered before it took full control
	rings    []Ring
	mouse    fyne.Position // of the pointer, as far as it was seen
	moves    *moves
	k        float32 // pixels per unit
	bands    bands
	bars     [2]bar // own, other
	board    board
	eye      eye

	faces  *faces
	rims   rims
	cards  map[game.CardID]*cardWidget
	shown  map[game.CardID]*game.CardView // cards with a widget in this view
	holds  map[game.CardID]*game.CardView // what each of them lies on, at or aboard
	places map[game.CardID]*game.LocationView
	deck   furniture

	drag  drag
	aim   aim
	focus focus
	hover hover
	tip   tip
	side  sidebar
	coach *Coaching // nil without one

	against bool // the other seat is played by the program
	since   int  // lines of the log when the player last had to decide
	menu    *menu
	toast   *toast
	help    bool
	folded  [card.Sides]bool // by each seat: the plate of a bout, while it lasts
	flies   *fyne.Animation
	news    news
	fought  *fought         // the battle that ended last, until it is closed
	read    [card.Sides]int // lines of the log that each seat has seen
	kids    []fyne.CanvasObject
	still   bool // a picture: no timers, faces drawn at once
}

var (
	_ fyne.Widget    = (*Table)(nil)
	_ fyne.Focusable = (*Table)(nil)
)

// NewTable makes an empty table; SetView fills it.
func NewTable(a Actions) *Table {
	if a.Choose == nil {
		a.Choose = func(string) {}
	}
	if a.Why == nil {
		a.Why = func(_, _ game.CardID) []game.Reason { return nil }
	}
	if a.Explain == nil {
		a.Explain = func(game.CardID, card.Stat) game.Sum { return game.Sum{} }
	}
	if a.Post == nil {
		a.Post = fyne.Do
	}
	t := &Table{act: a, opt: DefaultOptions(), k: 1, cards: map[game.CardID]*cardWidget{}}
	t.moves = newMoves(nil, nil)
	t.faces = newFaces(a.Post)
	t.faces.now = a.AtOnce
	t.eye.zoom = 1
	t.furnish()
	t.ExtendBaseWidget(t)
	return t
}

// SetView shows v. What was half done (a drag, a choice of target) ends.
func (t *Table) SetView(v *game.View) {
	was := t.view
	t.view = v
	t.faces.turn()
	t.stopDrag()
	t.aim, t.menu, t.tip = aim{}, nil, tip{n: t.tip.n + 1}
	if t.plated() == nil {
		t.folded = [card.Sides]bool{}
	}
	t.index()
	t.forget(was)
	t.reshow()
	t.side.follow(was, v)
	t.gather(was)
	t.relayout()
	t.follow(was)
	t.passAlone()
}

// SetNames tells the names of the players.
func (t *Table) SetNames(names [card.Sides]string) { t.who = names }

// SetLang changes the language of everything on the table.
func (t *Table) SetLang(l card.Lang) {
	t.lang = l
	t.relayout()
}

// SetOptions changes the player's settings.
func (t *Table) SetOptions(o Options) {
	was := t.opt.Cards
	if t.opt = o.Tidy(); t.opt.Cards != was {
		t.eye.zoom = t.opt.Cards
	}
	t.relayout()
}

// Options are the settings in force, changes made at the table included.
func (t *Table) Options() Options { return t.opt }

func (t *Table) skin() *skin { return &skins[t.opt.Palette] }

// say is the window's words in the table's language.
func (t *Table) say(key string, args ...any) string { return say.In(t.lang, key, args...) }

// index finds all cards of the view and sorts the prompt's options.
func (t *Table) index() {
	t.shown = map[game.CardID]*game.CardView{}
	if t.view == nil {
		t.moves = newMoves(nil, nil)
		return
	}
	t.holds, t.places = map[game.CardID]*game.CardView{}, map[game.CardID]*game.LocationView{}
	var add func(cs []game.CardView, on *game.CardView)
	add = func(cs []game.CardView, on *game.CardView) {
		for i := range cs {
			c := &cs[i]
			t.shown[c.ID], t.holds[c.ID] = c, on
			add(c.On, c)
			for _, s := range c.Slots {
				add(s.Cards, c)
			}
		}
	}
	for s := range t.view.Players {
		p := &t.view.Players[s]
		if card.Side(s) == t.view.Seat {
			add(p.Hand, nil)
		}
		add(p.Beside, nil)
		add(p.Playing, nil)
		add(p.Drawn, nil)
	}
	if s := t.view.Sabacc; s != nil {
		add(s.Sides[card.Dark].Hand, nil)
		add(s.Sides[card.Light].Hand, nil)
	}
	add(t.view.Shown, nil)
	for gi := range t.view.Groups {
		for li := range t.view.Groups[gi].Locations {
			l := &t.view.Groups[gi].Locations[li]
			t.shown[l.Card.ID], t.places[l.Card.ID] = &l.Card, l
			add(l.Card.On, &l.Card)
			add(l.Cards[0], &l.Card)
			add(l.Cards[1], &l.Card)
		}
	}
	delete(t.shown, 0)
	d := t.view.Prompt
	if d != nil && t.view.Decider != t.view.Seat {
		d = nil
	}
	t.moves = newMoves(d, func(id game.CardID) bool { return t.shown[id] != nil && !(t.isFolded() && t.onPlate(id)) })
	if t.shown[t.focus.card] == nil {
		t.focus = focus{}
	}
}

// choose takes an option: the one way out for every gesture.
func (t *Table) choose(i int) {
	if i < 0 || i >= len(t.moves.opts) {
		return
	}
	key := t.moves.opts[i].Key
	t.rest()
	t.act.Choose(key)
}

// rest puts away what was half done, before a choice is told.
func (t *Table) rest() {
	t.grab()
	t.aim, t.menu, t.toast, t.news = aim{}, nil, nil, news{}
	t.refreshMarks()
	t.drawFloats()
}

// SetOrders tells what the player in front has ordered; SetView shows it.
func (t *Table) SetOrders(o game.Orders) { t.orders = o }

// passAlone passes where nothing else can be done and the player wants it so.
func (t *Table) passAlone() {
	if t.still || t.opt.Passing != WhenAlone || len(t.moves.opts) != 1 || t.moves.pass != 0 {
		return
	}
	key := t.moves.opts[0].Key
	t.Inform(t.say("toast.passed"))
	t.act.Post(func() {
		if len(t.moves.opts) == 1 && t.moves.opts[0].Key == key {
			t.act.Choose(key)
		}
	})
}

func (t *Table) faceKey(v *game.CardView, w float32) faceKey {
	look := face.Look{Lang: t.lang, Width: int(w*t.k + 0.5), Palette: t.opt.Palette.face()}
	if t.view != nil && v.Def != nil && v.Def.Type == card.Location { // all others look the same from both seats
		look.Seat = t.view.Seat
	}
	if v.FaceDown || v.Def == nil {
		look.FaceDown = true
		return faceKey{back: v.Owner, look: look}
	}
	if l := t.places[v.ID]; l != nil && l.BlownAway { // unnamed, without icons and text (location.blown-away)
		look.FaceDown = true
		return faceKey{def: v.Face(), look: look}
	}
	look.Numbers, look.Hit = v.Now, v.Hit
	for _, s := range [...]card.Stat{card.Landspeed, card.Defense} {
		if !v.Def.Num[s].Has { // what every card has by rule is not news on its face
			look.Numbers[s] = card.Opt{}
		}
	}
	return faceKey{def: v.Face(), back: v.Def.Side, look: look}
}

// title is a card's name in texts.
func (t *Table) title(id game.CardID) string {
	if v := t.shown[id]; v != nil && v.Def != nil {
		if v.Copy > 1 {
			return v.Face().Title + " #" + strconv.Itoa(int(v.Copy)) // as the log tells equal cards apart
		}
		return v.Face().Title
	}
	return ""
}

// Resize implements fyne.CanvasObject.
func (t *Table) Resize(s fyne.Size) {
	if s == t.Size() {
		return
	}
	t.BaseWidget.Resize(s)
	t.relayout()
}

// MinSize is small: a window cannot be made smaller than it.
func (t *Table) MinSize() fyne.Size { return fyne.NewSize(640, 420) }

func (t *Table) CreateRenderer() fyne.WidgetRenderer { return &tableRenderer{t} }

type tableRenderer struct{ t *Table }

func (r *tableRenderer) Layout(fyne.Size) {
	if r.t.still {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(r.t); c != nil && c.Scale() != r.t.k {
		r.t.k = c.Scale()
		r.t.relayout()
	}
}
func (r *tableRenderer) MinSize() fyne.Size           { return r.t.MinSize() }
func (r *tableRenderer) Objects() []fyne.CanvasObject { return r.t.kids }
func (r *tableRenderer) Destroy()                     {}
func (r *tableRenderer) Refresh()                     {}
