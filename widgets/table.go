package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
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
	*tableau
	pack *pack

	hold     func()                  // the table holds at the end of a turn: this hands over
	undoable bool                    // the last choice can be taken back
	redoable bool                    // what was taken back can be done again
	orders   game.Orders             // of the player in front
	before   [card.Sides]game.Orders // what each seat had ordered before it took full control
	rings    []Ring
	eye      *eye

	deck furniture

	drag  drag
	hover hover
	tip   tip
	side  sidebar
	coach *Coaching // nil without one

	against bool // the other seat is played by the program
	since   int  // lines of the log when the player last had to decide
	menu    *menu
	toast   *toast
	help    bool
	flies   *fyne.Animation
	news    news
	fought  *fought         // the battle that ended last, until it is closed
	read    [card.Sides]int // lines of the log that each seat has seen
	kids    []fyne.CanvasObject
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
	t := &Table{tableau: &tableau{act: a, opt: DefaultOptions(), k: 1}}
	t.house, t.on = t, t
	t.pack = &pack{tableau: t.tableau, cards: map[game.CardID]*cardWidget{}}
	t.moves = newMoves(nil, nil)
	t.faces = newFaces(a.Post)
	t.faces.now = a.AtOnce
	t.eye = newEye(t.pack, func() { t.placeRings() })
	t.furnish()
	t.ExtendBaseWidget(t)
	return t
}

// SetView shows v. What was half done (a drag, a choice of target) ends.
func (t *Table) SetView(v *game.View) {
	was := t.view
	t.view = v
	t.faces.wheel++
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
	t.eye.follow(was)
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

// rest puts away what was half done, before a choice is told.
func (t *Table) rest() {
	t.grab()
	t.aim, t.menu, t.toast, t.news = aim{}, nil, nil, news{}
	t.pack.refreshMarks()
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

// repaint implements house.
func (t *Table) repaint() { canvas.Refresh(t) }

// floats implements house.
func (t *Table) floats() { t.drawFloats() }
