package app

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// boardEditor is the screen on which a position is set up: cards are found by the search line
// and dragged onto the table, moved there by dragging, and taken away by their menu.
type boardEditor struct {
	p     *program
	b     *board
	was   []*board // before each change, for undo
	view  *game.View
	of    map[game.CardID]*piece
	table *widgets.Table
	line  *writing
	found []*catalog.Card
	list  *widget.List
	state *widgets.Prose
	ghost *canvas.Text // the title of the card that is dragged
	back  func()
}

var _ screen = (*boardEditor)(nil)

func newBoardEditor(p *program) *boardEditor {
	e := &boardEditor{p: p, b: newBoard(), back: p.aside()}
	e.table = widgets.NewTable(widgets.Actions{Choose: e.choose, OpenRule: p.openRule, Post: p.post, AtOnce: p.atOnce})
	return e
}

func (e *boardEditor) title() string { return say.T("board.title") }

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
	left := container.NewBorder(e.line, container.NewVBox(widget.NewSeparator(), e.state, e.piles()), nil, nil, e.list)
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

// tools are whose turn it is, and what is done with the position.
func (e *boardEditor) tools() fyne.CanvasObject {
	var turns []string
	var at int
	for side := range card.Sides {
		for ph := game.Activate; ph <= game.Draw; ph++ {
			if card.Side(side) == e.b.turn && ph == e.b.phase {
				at = len(turns)
			}
			turns = append(turns, card.SideNames[side][say.Lang()]+" · "+game.PhaseNames[ph][say.Lang()])
		}
	}
	turn := newChooser(turns)
	turn.SetSelectedIndex(at)
	turn.OnChanged = func(string) {
		i, n := turn.SelectedIndex(), int(game.Draw-game.Activate)+1
		e.change(func(b *board) { b.turn, b.phase = card.Side(i/n), game.Activate+game.Phase(i%n) })
	}
	play := newButton(say.T("board.play"), true, e.play)
	undo := newButton(say.T("app.menu.undo.choice"), false, e.undo)
	write := newButton(say.T("position.write"), false, e.write)
	clear := newButton(say.T("board.clear"), false, func() { e.change(func(b *board) { *b = *newBoard() }) })
	back := newButton(say.T("app.back"), false, e.leave)
	return container.New(layout.NewCustomPaddedLayout(4, 4, 8, 8), container.NewHBox(container.New(room(210, 0), turn), undo, clear, layout.NewSpacer(), write, play, back))
}

// piles are how many cards that do not matter lie in the Reserve Decks and Force Piles, and
// the named cards that the table does not show.
func (e *boardEditor) piles() fyne.CanvasObject {
	grid := container.NewGridWithColumns(3, widget.NewLabel(""), widget.NewLabel(say.T("pile.reserve")), widget.NewLabel(say.T("pile.force")))
	for side := range card.Sides {
		grid.Add(widget.NewLabel(card.SideNames[side][say.Lang()]))
		for _, z := range []game.Zone{game.Reserve, game.Force} {
			n := newWriting(strconv.Itoa(e.b.piles[side].blank[z]), 1)
			n.escape = e.leave
			n.OnChanged = func(s string) {
				if v, err := strconv.Atoi(s); err == nil && v >= 0 && v <= 60 && v != e.b.piles[side].blank[z] {
					e.change(func(b *board) { b.piles[side].blank[z] = v })
				}
			}
			grid.Add(n)
		}
	}
	return grid
}

// search finds cards by the line of the deck builder.
func (e *boardEditor) search(line string) {
	ix := finder.Of(e.p.cat)
	e.found = nil
	const most = 200
	for _, k := range ix.Find(ix.Parse(line, say.Lang())) {
		if mayBePlaced(k) && len(e.found) < most {
			e.found = append(e.found, k)
		}
	}
	e.list.Refresh()
	e.list.ScrollToTop()
}

// change makes a change; one that no position can have is taken back, and said.
func (e *boardEditor) change(do func(*board)) {
	was := e.b
	e.b = was.clone()
	do(e.b)
	if err := e.lay(); err != nil {
		e.b = was
		e.lay()
		e.p.fail(say.T("board.not"), err)
		return
	}
	e.was = append(e.was, was)
	e.show()
}

func (e *boardEditor) undo() {
	if n := len(e.was); n > 0 {
		e.b, e.was = e.was[n-1], e.was[:n-1]
		e.p.show(e)
	}
}

// lay builds the position.
func (e *boardEditor) lay() error {
	g, err := scene.LayStill(e.p.cat, say.T("board.title"), e.b.text())
	if err != nil {
		return err
	}
	e.view = g.View(e.b.turn)
	e.view.Players[e.b.turn.Other()].Hand = g.View(e.b.turn.Other()).Players[e.b.turn.Other()].Hand
	e.of = e.b.pieceOf(e.view)
	return nil
}

// show shows the position, with what can be done with each card as options.
func (e *boardEditor) show() {
	if e.view == nil || e.of == nil {
		if err := e.lay(); err != nil {
			return
		}
	}
	e.lay()
	e.view.Log = nil
	e.view.Decider = e.view.Seat
	e.view.Prompt = &game.Decision{Seat: e.view.Seat, Kind: game.AskAction, Prompt: card.T(say.In(card.English, "board.prompt"), say.In(card.French, "board.prompt")), Options: e.options()}
	e.table.SetView(e.view)
	e.state.SetText(e.hidden())
}

// options are what can be done with each card: brought elsewhere, or taken away.
func (e *boardEditor) options() (out []game.Option) {
	text := func(key string) card.Text { return card.T(say.In(card.English, key), say.In(card.French, key)) }
	for c := range e.view.All() {
		p := e.of[c.ID]
		if p == nil {
			continue
		}
		id := fmt.Sprint(c.ID)
		for t := range e.view.All() {
			if q := e.of[t.ID]; q != nil && q != p && mayLieOn(p.def, q.def) {
				out = append(out, game.Option{Key: "move " + id + " " + fmt.Sprint(t.ID), Verb: game.VMove, Card: c.ID, Target: t.ID, Say: text("board.bring")})
			}
		}
		for i := range boardStates {
			if s := &boardStates[i]; s.suits(p.def) {
				out = append(out, game.Option{Key: "state " + id + " " + fmt.Sprint(i), Verb: game.VNo, Card: c.ID, Say: s.says(p)})
			}
		}
		out = append(out, game.Option{Key: "away " + id, Verb: game.VLeave, Card: c.ID, Say: text("board.away")})
	}
	return out
}

// mayLieOn tells whether a card may be laid on another in a position.
func mayLieOn(d, on *card.Def) bool {
	switch {
	case d.Type == card.Location:
		return false
	case on.Type == card.Location:
		return true
	case on.Type == card.Starship || on.Type == card.Vehicle:
		return d.Type == card.Character || d.Type == card.Weapon || d.Type == card.Device || d.Type == card.Effect || d.Type == card.Vehicle || d.Type == card.Starship
	case on.Type == card.Character && d.Type == card.Character:
		return d.Side != on.Side // his captive
	case on.Type == card.Character:
		return d.Type == card.Weapon || d.Type == card.Device || d.Type == card.Effect
	}
	return false
}

// choose does what an option says.
func (e *boardEditor) choose(key string) {
	words := strings.Fields(key)
	if words[0] == "state" {
		e.turn(words[1], words[2])
		return
	}
	pieces := make([]*piece, 0, 2)
	for _, w := range words[1:] {
		n, _ := strconv.Atoi(w)
		pieces = append(pieces, e.of[game.CardID(n)])
	}
	paths := make([][]int, len(pieces))
	for i, p := range pieces {
		paths[i] = e.b.path(p)
	}
	e.change(func(b *board) {
		p := b.at(paths[0])
		if words[0] == "away" {
			b.remove(p)
			return
		}
		on := b.at(paths[1])
		b.remove(p)
		moved := b.put(p.def, spotOnBoard{on: on})
		moved.on, moved.states = p.on, p.states
		moved.atHome(on)
	})
}

// turn gives the piece that a card of the view is a state of boardStates, or takes it away.
func (e *boardEditor) turn(id, state string) {
	n, _ := strconv.Atoi(id)
	i, _ := strconv.Atoi(state)
	path := e.b.path(e.of[game.CardID(n)])
	e.change(func(b *board) { b.at(path).turn(boardStates[i].word) })
}

// spot is where a card of the catalog goes that is brought to a place of the table.
func (e *boardEditor) spot(d *card.Def, g widgets.Ring) (spotOnBoard, bool) {
	switch g.Kind {
	case widgets.RingPile:
		return spotOnBoard{pile: true, side: d.Side, zone: g.Zone}, g.Side == d.Side && g.Zone <= game.Hand
	case widgets.RingCard:
		if d.Type == card.Location {
			return spotOnBoard{row: true}, true
		}
		on := e.of[g.Card]
		return spotOnBoard{on: on}, on != nil && mayLieOn(d, on.def)
	case widgets.RingBoard:
		return spotOnBoard{row: d.Type == card.Location, side: d.Side}, true
	}
	return spotOnBoard{}, false
}

// place puts a card of the catalog onto the board.
func (e *boardEditor) place(k *catalog.Card, at spotOnBoard) {
	path := e.b.path(at.on)
	e.change(func(b *board) {
		if at.on != nil {
			at.on = b.at(path)
		}
		b.put(k.Def, at)
	})
}

// askWhere asks where a card goes: by keyboard, or by a click.
func (e *boardEditor) askWhere(k *catalog.Card) {
	list := container.NewVBox()
	add := func(words string, at spotOnBoard) {
		list.Add(newButton(words, false, func() {
			e.p.closeModal()
			e.place(k, at)
		}))
	}
	if k.Type == card.Location {
		add(say.T("board.torow"), spotOnBoard{row: true})
	} else {
		for c := range e.view.All() {
			if on := e.of[c.ID]; on != nil && mayLieOn(k.Def, on.def) {
				add(say.T("board.on", on.def.Title), spotOnBoard{on: on})
			}
		}
		add(say.T("board.beside"), spotOnBoard{side: k.Side})
	}
	for _, z := range boardPiles {
		add(say.T("board.into", game.ZoneNames[z.zone][say.Lang()]), spotOnBoard{pile: true, side: k.Side, zone: z.zone})
	}
	scroll := container.New(room(460, 320), container.NewVScroll(list))
	e.p.ask(k.Title, scroll, choice{label: say.T("app.cancel")})
	if len(list.Objects) > 0 {
		e.p.win.Canvas().Focus(list.Objects[0].(*button))
	}
}

// hidden says which named cards lie where the table does not show them.
func (e *boardEditor) hidden() string {
	var parts []string
	for side := range card.Sides {
		for _, z := range boardPiles {
			var names []string
			for _, p := range e.b.piles[side].cards[z.zone] {
				names = append(names, p.def.Title)
			}
			if len(names) > 0 && !(z.zone == game.Hand && card.Side(side) == e.b.turn) {
				parts = append(parts, fmt.Sprintf("%s, %s: %s", card.SideNames[side][say.Lang()], game.ZoneNames[z.zone][say.Lang()], strings.Join(names, ", ")))
			}
		}
	}
	if len(parts) == 0 {
		return say.T("board.about")
	}
	return strings.Join(parts, "\n")
}

// play plays on from the position, which is kept as a game.
func (e *boardEditor) play() {
	back := func() { e.p.show(e) }
	e.p.openPosition(position{title: say.T("board.own"), text: e.b.text(), first: e.b.turn, back: back})
}

// write writes the position as a scene.
func (e *boardEditor) write() {
	dir := filepath.Join(filepath.Dir(e.p.store.Path()), "positions")
	name := "board-" + e.p.now().Format("2006-01-02-150405") + ".scene"
	file, _, err := writeText(dir, name, "title: A position\n"+e.b.text(), nil)
	if err != nil {
		e.p.fail(say.T("position.notwritten"), err)
		return
	}
	e.p.tell("position.write", say.T("position.written", file))
}

func (e *boardEditor) leave() { e.back() }

func (e *boardEditor) shown() { e.p.win.Canvas().Focus(e.line) }

func (e *boardEditor) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.menu.undo.choice"), e.undo), fyne.NewMenuItem(say.T("app.back"), e.leave), e.p.quitItem()),
		e.p.lookMenu(), e.p.helpMenu(),
	}
}

func (e *boardEditor) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		e.leave()
	}
}
