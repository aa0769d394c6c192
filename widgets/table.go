package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Actions are what a table asks of the session.
type Actions struct {
	Choose   func(key string)                           // an option key of View.Prompt.Options
	All      func(key string)                           // and of all that is left of an amount; may be nil
	PassTo   func(game.Phase)                           // the player whose turn it is passes until a later phase, game.End: until it is over; may be nil
	Later    func() []game.Later                        // what he could do in later phases of it; may be nil
	Ahead    func(game.Later)                           // he passes until then and does it; given with Later
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
	*keys

	pack    *pack
	eye     *eye
	seats   *seats
	phases  *phases
	prompt  *prompt
	spread  *spread
	plate   *plate
	lens    *lens
	column  *column
	rings   *rings
	menu    *menu
	toast   *toast
	news    *news
	result  *result
	help    *help
	pointer *pointer
	touch   *touch
	drag    *drag

	kids []fyne.CanvasObject
}

var (
	_ fyne.Widget    = (*Table)(nil)
	_ fyne.Focusable = (*Table)(nil)
	_ house          = (*Table)(nil)
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
	t := &Table{tableau: &tableau{act: a, opt: DefaultOptions(), k: 1, moves: newMoves(nil, nil), faces: newFaces(a.Post)}}
	t.house = t
	t.faces.now = a.AtOnce
	t.furnish()
	t.ExtendBaseWidget(t)
	return t
}

// furnish makes the parts, once.
func (t *Table) furnish() {
	s := t.tableau
	t.pack = &pack{tableau: s, cards: map[game.CardID]*cardWidget{}}
	t.eye = newEye(t.pack, func() { t.rings.place() })
	t.rings = &rings{tableau: s, pack: t.pack, eye: t.eye}
	t.toast, t.menu, t.help, t.result = newToast(t.eye), newMenu(s), newHelp(s), newResult(t.eye)
	t.column = newColumn(s, t.eye.jump)
	t.news = newNews(t.eye, t.eye.jump, t.rings.shoot)
	t.result.besides, t.toast.besides = []*panel{t.news.panel}, []*panel{t.news.panel, t.result.panel}
	t.lens = newLens(t.pack, t.column.fold)
	t.phases = newPhases(s, t.toast.inform)
	t.prompt = newPrompt(s, t.column.openList)
	t.seats = newSeats(t.pack, t.column.browse, t.toast.inform)
	t.spread = newSpread(t.eye)
	t.eye.veiled = func(x, y float32) bool { return t.spread.tray.on && t.spread.tray.at.has(x, y) }
	t.plate = newPlate(t.pack, t.spread)
	t.pointer = newPointer(t.eye, t.lens, t.phases, t.menu, t.toast)
	t.touch = &touch{tableau: s, eye: t.eye, pack: t.pack, lens: t.lens, menu: t.menu, toast: t.toast, news: t.news}
	t.drag = &drag{tableau: s, eye: t.eye, pack: t.pack, lens: t.lens, touch: t.touch, ghost: picture(), cost: picture()}
	t.keys = &keys{tableau: s, eye: t.eye, pack: t.pack, lens: t.lens, touch: t.touch, menu: t.menu, prompt: t.prompt, phases: t.phases, seats: t.seats,
		plate: t.plate, column: t.column, news: t.news, result: t.result, help: t.help, pointer: t.pointer}
	s.on = mouse{t.touch, t.drag, t.pointer, t.lens}
}

// SetView shows v. What was half done (a drag, a choice of target) ends.
func (t *Table) SetView(v *game.View) {
	was := t.view
	t.view = v
	t.faces.turn()
	t.drag.stop()
	t.aim, t.news.up = aim{}, false
	t.menu.hide()
	if len(t.toast.reasons) > 0 && (was == nil || v == nil || was.Prompt != v.Prompt) { // why not was said of a moment that is over
		t.toast.hide()
	}
	t.pointer.drop()
	if t.plated() == nil {
		t.folded = [card.Sides]bool{}
	}
	t.index()
	t.lens.forget(was)
	t.lens.reshow()
	t.column.follow(was)
	if v != nil && t.act.Told == nil { // nobody looks away from a game that is over
		t.result.gather(t.news.gather(was))
	}
	t.relayout()
	if t.eye.follow(was); v != nil && len(v.Shown) > 0 { // the tray lies beside what is to be chosen where that is now
		t.spread.place()
	}
	t.passAlone()
}

// SetNames tells the names of the players.
func (t *Table) SetNames(names [card.Sides]string) { t.who = names }

// SetAgainst tells that the other seat is played by the program: the news are all that happened
// since the player last had to decide.
func (t *Table) SetAgainst(program bool) { t.news.against = program }

// SetOrders tells what the player in front has ordered; SetView shows it.
func (t *Table) SetOrders(o game.Orders) { t.phases.orders = o }

// SetHold tells what hands over, where a turn has ended and the table holds so that its player
// sees it; nil: it does not hold. SetView shows it.
func (t *Table) SetHold(hand func()) { t.prompt.hold = hand }

// SetUndo tells whether the last choice can be taken back, and whether what was taken back can be
// done again: then SetView shows buttons that do it.
func (t *Table) SetUndo(undo, redo bool) { t.prompt.undoable, t.prompt.redoable = undo, redo }

// SetCoaching puts a coach beside the table, with what he says; nil sends him away. SetView shows it.
func (t *Table) SetCoaching(c *Coaching) { t.column.coached(c) }

// Inform shows a line over the board.
func (t *Table) Inform(s string) { t.toast.inform(s) }

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

// passAlone passes where nothing else can be done and the player wants it so.
func (t *Table) passAlone() {
	if t.still || t.opt.Passing != WhenAlone || len(t.moves.opts) != 1 || t.moves.pass != 0 {
		return
	}
	key := t.moves.opts[0].Key
	t.toast.inform(t.say("toast.passed"))
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
