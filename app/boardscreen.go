package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets"
	"cantina/widgets/say"
)

// boardEditor is the screen on which a position is changed by hand: cards are found by the search
// line and dragged onto the table, moved there by dragging, and changed by their menu. What can be
// done, its bench says.
type boardEditor struct {
	p     *program
	bench bench
	table *widgets.Table
	line  *writing
	found []held
	list  *widget.List
	state *widgets.Prose
	ghost *canvas.Text // the title of the card that is dragged
}

var _ screen = (*boardEditor)(nil)

func newBoardEditor(p *program, b bench) *boardEditor {
	e := &boardEditor{p: p, bench: b}
	e.table = widgets.NewTable(widgets.Actions{Choose: e.choose, Undo: e.undo, OpenRule: p.openRule, Post: p.post, AtOnce: p.atOnce})
	return e
}

func (e *boardEditor) title() string { return e.bench.title() }

func (e *boardEditor) content() fyne.CanvasObject {
	text := ""
	if e.line != nil {
		text = e.line.Text
	}
	e.line = newWriting(text, 1)
	e.line.SetPlaceHolder(say.T("board.search"))
	e.line.OnChanged = e.search
	e.line.escape = e.leave
	e.line.enter = func() {
		if len(e.found) > 0 {
			e.askWhere(e.found[0])
		}
	}
	e.list = widget.NewList(func() int { return len(e.found) }, func() fyne.CanvasObject { return newBoardCard(e) }, func(i widget.ListItemID, o fyne.CanvasObject) {
		if i < len(e.found) {
			o.(*boardCard).set(e.found[i])
		}
	})
	e.list.OnSelected = func(i widget.ListItemID) {
		e.list.UnselectAll()
		if i < len(e.found) {
			e.askWhere(e.found[i])
		}
	}
	e.state = left("")
	below := container.NewVBox(widget.NewSeparator(), e.state)
	if foot := e.bench.foot(e); foot != nil {
		below.Add(foot)
	}
	left := container.NewBorder(e.line, below, nil, nil, e.list)
	e.table.SetOptions(e.p.opts)
	e.table.SetLang(say.Lang())
	e.search(text)
	e.show()
	e.ghost = canvas.NewText("", theme.Color(theme.ColorNamePrimary))
	e.ghost.TextStyle.Bold = true
	e.ghost.Hide()
	all := container.NewBorder(e.tools(), nil, container.New(room(300, 0), left), nil, e.table)
	return container.NewStack(all, container.NewWithoutLayout(e.ghost))
}

// tools are what is done with the whole of the position.
func (e *boardEditor) tools() fyne.CanvasObject {
	row := container.NewHBox(e.bench.tools(e)...)
	row.Add(layout.NewSpacer())
	for _, o := range e.bench.ends(e) {
		row.Add(o)
	}
	return container.New(layout.NewCustomPaddedLayout(4, 4, 8, 8), row)
}

// search finds cards by the line of the deck builder.
func (e *boardEditor) search(line string) {
	e.found = e.bench.find(line)
	e.list.Refresh()
	e.list.ScrollToTop()
}

// changed shows what came of a change, or says why it cannot be made.
func (e *boardEditor) changed(err error) {
	if err != nil {
		e.p.fail(say.T("board.not"), err)
		return
	}
	e.show()
}

func (e *boardEditor) undo() {
	e.bench.undo()
	e.p.show(e)
}

// show shows the position, with what can be done with each card as options.
func (e *boardEditor) show() {
	v := e.bench.view()
	v.Log = nil
	v.Decider = v.Seat
	v.Prompt = &game.Decision{Seat: v.Seat, Kind: game.AskAction, Prompt: wordsOf(e.bench.prompt()), Options: e.options(v)}
	e.table.SetUndo(e.bench.undoable(), false)
	e.table.SetView(v)
	e.state.SetText(e.bench.note())
}

// wordsOf are the words of a key in each language.
func wordsOf(key string, args ...any) (t card.Text) {
	for l := range card.Langs {
		t[l] = say.In(card.Lang(l), key, args...)
	}
	return t
}

// options are what can be done with each card: brought elsewhere, or what its bench offers.
func (e *boardEditor) options(v *game.View) (out []game.Option) {
	for c := range v.All() {
		if c.Def == nil || !e.bench.movable(c.ID) || piled(v, c.ID) {
			continue
		}
		for t := range v.All() {
			if t.Def != nil && t.ID != c.ID && e.bench.movable(t.ID) && e.mayBring(v, c, t) {
				out = append(out, game.Option{Key: fmt.Sprintf("move %d %d", c.ID, t.ID), Verb: game.VMove, Card: c.ID, Target: t.ID, Say: wordsOf("board.bring", t.Def.Title)})
			}
		}
		for _, w := range e.bench.ways(c) {
			verb := game.VNo
			if w.word == "" {
				verb = game.VLeave
			}
			out = append(out, game.Option{Key: fmt.Sprintf("way %d %s", c.ID, w.word), Verb: verb, Card: c.ID, Say: w.says})
		}
	}
	return out
}

// mayBring tells whether a card may be brought to another one of the table.
func (e *boardEditor) mayBring(v *game.View, c, to *game.CardView) bool {
	return mayLieOn(c.Def, to.Def) && lies(v, to.ID)
}

// lies tells whether a card lies on the table, and not in a pile or hand.
func lies(v *game.View, id game.CardID) bool {
	return !piled(v, id) && !among(v.Players[card.Dark].Hand, id) && !among(v.Players[card.Light].Hand, id)
}

// piled tells whether a card lies in a pile, where the list alone finds it.
func piled(v *game.View, id game.CardID) bool {
	for side := range v.Players {
		p := &v.Players[side]
		if among(p.UsedOpen, id) || among(p.Lost, id) || among(p.Out, id) {
			return true
		}
	}
	return false
}

func among(list []game.CardView, id game.CardID) bool {
	return slices.ContainsFunc(list, func(c game.CardView) bool { return c.ID == id })
}

// cardOf is a card of the view.
func (e *boardEditor) cardOf(id game.CardID) *game.CardView {
	for c := range e.bench.view().All() {
		if c.ID == id {
			return c
		}
	}
	return nil
}

// choose does what an option says.
func (e *boardEditor) choose(key string) {
	words := strings.SplitN(key, " ", 3)
	n, _ := strconv.Atoi(words[1])
	id := game.CardID(n)
	if words[0] == "way" {
		e.changed(e.bench.do(id, words[2]))
		return
	}
	on, _ := strconv.Atoi(words[2])
	if c := e.cardOf(id); c != nil {
		e.place(held{def: c.Def, id: id}, spotOnBoard{on: game.CardID(on)})
	}
}

// spot is where a card goes that is brought to a place of the table.
func (e *boardEditor) spot(d *card.Def, g widgets.Ring) (spotOnBoard, bool) {
	switch g.Kind {
	case widgets.RingPile:
		return spotOnBoard{pile: true, side: g.Side, zone: g.Zone}, g.Side == d.Side && g.Zone <= game.Hand
	case widgets.RingCard:
		if d.Type == card.Location {
			return spotOnBoard{row: true}, true
		}
		on := e.cardOf(g.Card)
		return spotOnBoard{on: g.Card}, on != nil && on.Def != nil && e.bench.movable(g.Card) && mayLieOn(d, on.Def)
	case widgets.RingBoard:
		return spotOnBoard{row: d.Type == card.Location, side: d.Side}, true
	}
	return spotOnBoard{}, false
}

// place puts a card onto the board.
func (e *boardEditor) place(h held, at spotOnBoard) { e.changed(e.bench.put(h, at)) }

// askWhere asks where a card goes: by keyboard, or by a click.
func (e *boardEditor) askWhere(h held) {
	list := container.NewVBox()
	add := func(words string, at spotOnBoard) {
		list.Add(newButton(words, false, func() {
			e.p.closeModal()
			e.place(h, at)
		}))
	}
	v := e.bench.view()
	for c := range v.All() {
		if c.Def != nil && c.ID != h.id && e.bench.movable(c.ID) && e.mayBring(v, &game.CardView{Def: h.def}, c) {
			add(say.T("board.on", c.Def.Title), spotOnBoard{on: c.ID})
		}
	}
	for _, at := range e.bench.asksWhere(h.def) {
		switch {
		case at.pile:
			add(say.T("board.into", game.ZoneNames[at.zone][say.Lang()]), at)
		case at.row:
			add(say.T("board.torow"), at)
		default:
			add(say.T("board.beside"), at)
		}
	}
	scroll := container.New(room(460, 320), container.NewVScroll(list))
	e.p.ask(h.def.Title, scroll, choice{label: say.T("app.cancel")})
	if len(list.Objects) > 0 {
		e.p.win.Canvas().Focus(list.Objects[0].(*button))
	}
}

func (e *boardEditor) leave() { e.bench.leave(e) }

func (e *boardEditor) shown() { e.p.win.Canvas().Focus(e.line) }

func (e *boardEditor) menu() []*fyne.Menu {
	undo := fyne.NewMenuItem(say.T("app.menu.undo.choice"), e.undo)
	undo.Shortcut = &fyne.ShortcutUndo{}
	items := append([]*fyne.MenuItem{undo}, e.bench.menuItems(e)...)
	items = append(items, fyne.NewMenuItem(say.T("app.back"), e.leave), e.p.quitItem())
	return []*fyne.Menu{fyne.NewMenu(say.T("app.menu.game"), items...), e.p.lookMenu(), e.p.helpMenu()}
}

func (e *boardEditor) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		e.leave()
	}
}
