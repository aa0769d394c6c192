package app

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets"
	"cantina/widgets/say"
)

// watch is the screen of a saved game that is looked through: the table as it was, and below
// it the course of the game. Of a game that is not over only the seat in front is shown, and
// nothing is played on from it: what lies hidden stays so.
type watch struct {
	p    *program
	w    *session.Watch
	eyes session.Eyes
	over bool   // everything may be seen
	back func() // where one came from
	runs bool   // it goes on by itself
	goes int    // counts the times that was begun, so that an older run stops

	table *widgets.Table
	line  *widgets.Timeline
	where *widget.Label
	play  *button
}

var _ screen = (*watch)(nil)

// watchPace is the time between two decisions of a game that goes on by itself.
const watchPace = 900 * time.Millisecond

// watchGame opens a saved game at decision n to be looked through, with the eyes of a seat;
// back leads to where one came from.
func (p *program) watchGame(id store.ID, n int, seat card.Side, back func()) {
	var w *session.Watch
	p.do(func() (err error) {
		if w, err = session.OpenWatch(p.store, p.rules, id); err == nil {
			err = w.Go(n)
		}
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("watch.failed"), err)
			return
		}
		p.show(newWatch(p, w, seat, back))
		if err := w.Stopped(); err != nil {
			p.tell("watch.title", say.T("watch.stopped", w.Len(), errorText(err)))
		}
	})
}

func newWatch(p *program, w *session.Watch, seat card.Side, back func()) *watch {
	o := &watch{p: p, w: w, eyes: session.Eyes{Seat: seat}, back: back}
	for _, m := range w.Moments() {
		o.over = o.over || m.Kind == game.GameOver
	}
	o.over = o.over || w.Header().Alone > 0
	o.table = widgets.NewTable(widgets.Actions{
		Explain:  func(id game.CardID, stat card.Stat) game.Sum { return o.w.Explain(o.eyes, id, stat) },
		OpenRule: p.openRule,
		Told:     o.told,
		Post:     p.post,
		AtOnce:   p.atOnce,
	})
	o.table.SetNames(w.Header().Names)
	return o
}

// rule opens the rule of what lies under the pointer.
func (o *watch) rule() { o.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1}) }

func (o *watch) title() string { return say.T("watch.title") }

func (o *watch) content() fyne.CanvasObject {
	o.table.SetOptions(o.p.opts)
	o.table.SetLang(say.Lang())
	o.line = widgets.NewTimeline(o.p.opts.Palette)
	o.line.OnGo = o.to
	o.where = widget.NewLabel("")
	o.mark()
	o.see()
	bar := container.NewBorder(nil, nil, o.steps(), o.ends(), o.line)
	plate := canvas.NewRectangle(theme.Color(theme.ColorNameMenuBackground))
	return container.NewBorder(nil, container.NewStack(plate, container.New(layout.NewCustomPaddedLayout(3, 3, 8, 8), bar)), nil, nil, o.table)
}

// steps are the buttons that lead through the game.
func (o *watch) steps() fyne.CanvasObject {
	o.play = newButton("", true, o.toggle)
	o.label()
	step := func(sign string, do func()) *button { return newButton(sign, false, do) }
	return container.NewHBox(
		step("«", o.turnBack), step("‹", func() { o.to(o.w.Beside(false)) }), o.play,
		step("›", func() { o.to(o.w.Beside(true)) }), step("»", o.turnOn), container.NewCenter(o.where))
}

// ends are whose eyes look, which line is followed, and the ways out.
func (o *watch) ends() fyne.CanvasObject {
	row := container.NewHBox()
	if lines := o.w.Lines(); len(lines) > 1 {
		names := make([]string, len(lines))
		for i, l := range lines {
			names[i] = say.T("watch.line.stands")
			if i > 0 {
				names[i] = say.T("watch.line.taken", i, len(l.Keys)-l.From)
			}
		}
		pick := widget.NewSelect(names, nil)
		pick.SetSelectedIndex(o.w.Line())
		pick.OnChanged = func(string) { o.follow(pick.SelectedIndex()) }
		row.Add(pick)
	}
	if o.over {
		eyes := []string{card.SideNames[card.Dark][say.Lang()], card.SideNames[card.Light][say.Lang()], say.T("watch.open")}
		pick := widget.NewSelect(eyes, nil)
		now := int(o.eyes.Seat)
		if o.eyes.Open {
			now = 2
		}
		pick.SetSelectedIndex(now)
		pick.OnChanged = func(string) { o.look(pick.SelectedIndex()) }
		row.Add(pick)
		row.Add(newButton(say.T("watch.branch"), false, o.branch))
	} else {
		row.Add(newButton("?", false, func() { o.p.tell("watch.title", say.T("watch.hidden")) }))
	}
	row.Add(newButton(say.T("app.back"), false, o.leave))
	return row
}

// label says what the button in the middle does.
func (o *watch) label() {
	o.play.SetText(say.T(map[bool]string{true: "watch.pause", false: "watch.play"}[o.runs]))
}

// mark puts the marks of the line that is followed on the timeline.
func (o *watch) mark() {
	kinds := map[game.Kind]widgets.MarkKind{
		game.TurnStarted: widgets.TurnMark, game.BattleStarted: widgets.BattleMark, game.Drained: widgets.DrainMark,
		game.JudgeMoved: widgets.JudgeMark, game.GameOver: widgets.EndMark,
	}
	words := map[widgets.MarkKind]string{
		widgets.TurnMark: "watch.mark.turn", widgets.BattleMark: "watch.mark.battle", widgets.DrainMark: "watch.mark.drain",
		widgets.JudgeMark: "watch.mark.judge", widgets.EndMark: "watch.mark.end",
	}
	var marks []widgets.Mark
	for _, m := range o.w.Moments() {
		k := kinds[m.Kind]
		args := []any{m.Turn, card.SideNames[m.By][say.Lang()]}
		if k == widgets.EndMark {
			args = args[:1]
		}
		marks = append(marks, widgets.Mark{N: m.N, Kind: k, Turn: m.Turn, Side: m.By, Say: say.T(words[k], args...)})
	}
	o.line.Set(o.w.Len(), marks)
}

// see shows the moment.
func (o *watch) see() {
	o.line.SetAt(o.w.At())
	st := o.w.Status()
	o.where.SetText(say.T("watch.where", st.Turn, o.w.At(), o.w.Len()))
	o.table.SetView(o.w.View(o.eyes))
}

// to goes to the moment after n decisions; a game that goes on by itself halts there.
func (o *watch) to(n int) {
	o.halt()
	o.seek(n)
}

func (o *watch) seek(n int) {
	if err := o.w.Go(n); err != nil {
		o.halt()
		o.p.fail(say.T("watch.failed"), err)
		return
	}
	o.see()
}

func (o *watch) turnBack() { o.to(o.w.Mark(game.TurnStarted, false)) }
func (o *watch) turnOn()   { o.to(o.w.Mark(game.TurnStarted, true)) }

// told goes to the moment at which the log tells of something.
func (o *watch) told(line int) {
	n, err := o.w.Told(o.eyes, line)
	if err != nil {
		o.p.fail(say.T("watch.failed"), err)
		return
	}
	o.to(n)
}

// toggle lets the game go on by itself, or halts it.
func (o *watch) toggle() {
	if o.runs {
		o.halt()
		return
	}
	if o.w.At() == o.w.Len() {
		o.seek(0)
	}
	o.runs = true
	o.goes++
	o.label()
	o.tick(o.goes)
}

// tick takes a step after a while, and so on, as long as run of the game is not halted.
func (o *watch) tick(run int) {
	o.p.spawn(func() {
		o.p.sleep(watchPace)
		o.p.post(func() {
			if !o.runs || o.goes != run || o.p.screen != o {
				return
			}
			o.seek(o.w.Beside(true))
			if o.w.At() == o.w.Len() {
				o.halt()
				return
			}
			o.tick(run)
		})
	})
}

func (o *watch) halt() {
	if o.runs {
		o.runs = false
		o.label()
	}
}

// look goes over to other eyes: a seat's, or with both hands open.
func (o *watch) look(i int) {
	switch i {
	case 0, 1:
		o.eyes = session.Eyes{Seat: card.Side(i)}
	default:
		o.eyes.Open = true
	}
	o.see()
	o.shown()
}

// follow goes over to another line.
func (o *watch) follow(i int) {
	o.halt()
	if err := o.w.Follow(i); err != nil {
		o.p.fail(say.T("watch.failed"), err)
		return
	}
	o.mark()
	o.see()
	o.shown()
}

// branch plays on from here, as another game.
func (o *watch) branch() {
	o.halt()
	var s *session.Session
	o.p.do(func() (err error) {
		s, err = o.w.Branch(Version, fmt.Sprintf("%016x", o.p.cat.Hash()), o.p.now())
		return err
	}, func(err error) {
		if err != nil {
			o.p.fail(say.T("watch.nobranch"), err)
			return
		}
		t := newTable(o.p, s)
		t.follow()
		o.p.seat(t)
		if t, ok := o.p.screen.(*table); ok {
			t.table.Inform(say.T("watch.branched"))
		}
	})
}

func (o *watch) leave() {
	o.halt()
	o.back()
}

// shown leaves the keys to the screen.
func (o *watch) shown() { o.p.win.Canvas().Unfocus() }

func (o *watch) menu() []*fyne.Menu {
	item := func(key string, do func()) *fyne.MenuItem { return fyne.NewMenuItem(say.T(key), do) }
	menu := fyne.NewMenu(say.T("app.menu.game"),
		item("watch.menu.on", func() { o.to(o.w.Beside(true)) }),
		item("watch.menu.back", func() { o.to(o.w.Beside(false)) }),
		item("watch.menu.turnon", o.turnOn),
		item("watch.menu.turnback", o.turnBack),
		item("watch.menu.begin", func() { o.to(0) }),
		item("watch.menu.end", func() { o.to(o.w.Len()) }),
		item("watch.menu.battle", func() { o.to(o.w.Mark(game.BattleStarted, true)) }),
		fyne.NewMenuItemSeparator())
	if o.over { // all of it may be known
		menu.Items = append(menu.Items, item("position.write", func() {
			o.p.writeScene(o.w.Ask, o.w.Status(), fmt.Sprintf("game-%d-%d.scene", o.w.ID(), o.w.At()))
		}))
	}
	menu.Items = append(menu.Items, fyne.NewMenuItem(say.T("app.back"), o.leave), o.p.quitItem())
	return []*fyne.Menu{menu, o.p.lookMenu(), o.p.helpMenu()}
}

// key leads through the game.
func (o *watch) key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyRight:
		o.to(o.w.Beside(true))
	case fyne.KeyLeft:
		o.to(o.w.Beside(false))
	case fyne.KeyPageDown:
		o.turnOn()
	case fyne.KeyPageUp:
		o.turnBack()
	case fyne.KeyHome:
		o.to(0)
	case fyne.KeyEnd:
		o.to(o.w.Len())
	case fyne.KeySpace:
		o.toggle()
	case fyne.KeyB:
		o.to(o.w.Mark(game.BattleStarted, true))
	case fyne.KeyEscape:
		o.leave()
	}
}
