package app

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// home is the first screen: a new game, the saved ones, the language.
type home struct {
	p     *program
	games []store.Summary
	err   error
	first fyne.Focusable
	rows  *ladder // of the saved games
}

var _ screen = (*home)(nil)

func newHome(p *program) *home {
	h := &home{p: p}
	h.games, h.err = p.store.Games()
	h.games = slices.DeleteFunc(h.games, func(g store.Summary) bool { return g.Of != "" })
	return h
}

// maxRows is how many saved games the list shows.
const maxRows = 60

func (h *home) title() string { return "" }

func (h *home) content() fyne.CanvasObject {
	fresh := len(h.games) == 0 // nothing was played yet
	start := newButton(say.T("app.home.new"), !fresh, func() { h.p.show(newSetup(h.p)) })
	learn := newButton(say.T("learn.title"), fresh, h.learn)
	h.first = start
	if fresh {
		h.first = learn
	}
	objects := []fyne.CanvasObject{
		heading("CANTINA", 56),
		note(say.T("app.home.subtitle")),
		widget.NewSeparator(),
		container.NewGridWithColumns(2, start, learn,
			newButton(say.T("shelf.title"), false, func() { h.p.show(newDeckShelf(h.p)) }),
			newButton(say.T("coach.first.title"), false, func() { h.p.show(&firstGame{p: h.p, back: func() { h.p.show(newHome(h.p)) }}) })),
		newButton(say.T("watch.exhibition"), false, h.p.exhibition),
	}
	if fresh {
		objects = append(objects, note(say.T("learn.welcome")))
	}
	if h.err != nil {
		objects = append(objects, note(say.T("app.home.nolist", errorText(h.err))))
	}
	foot := []fyne.CanvasObject{widget.NewSeparator(), container.NewHBox(h.p.langButton(card.English), h.p.langButton(card.French), layout.NewSpacer(), newButton(say.T("app.quit"), false, h.p.quit))}
	if len(h.games) == 0 {
		return overDusk(660, append(objects, foot...)...)
	}
	h.rows = &ladder{p: h.p}
	list := h.list()
	h.rows.way = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14*grown), list))
	scroll := container.New(room(0, 64), h.rows.way)
	return overDuskTall(760, 370+min(list.MinSize().Height/grown, 270), append(objects, section(say.T("app.home.continue"))), scroll, foot...)
}

// list is the saved games, the one played last first.
func (h *home) list() fyne.CanvasObject {
	list := container.NewVBox()
	for i, g := range h.games {
		if i == maxRows {
			list.Add(note(say.T("app.home.older", len(h.games)-maxRows)))
			break
		}
		list.Add(h.row(g))
	}
	return list
}

// learn shows the lessons.
func (h *home) learn() { h.p.show(newLearn(h.p)) }

// langButton switches the language; the one in force is marked.
func (p *program) langButton(l card.Lang) *button {
	b := newButton(say.In(l, "app.lang.name"), false, func() { p.setLang(l) })
	if l == say.Lang() {
		b.Importance = widget.HighImportance
	}
	return b
}

// section is the title of a part of a screen.
func section(text string) fyne.CanvasObject {
	return widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
}

// row is one saved game.
func (h *home) row(g store.Summary) fyne.CanvasObject {
	title := widget.NewLabelWithStyle(gameTitle(g), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.Truncation = fyne.TextTruncateEllipsis
	text := stateText(g)
	if g.Judged {
		text += " · " + say.T("judge.mark")
	}
	state := widget.NewLabel(text + " · " + g.Updated.Local().Format(say.T("app.lang.date")))
	state.Truncation = fyne.TextTruncateEllipsis
	label := say.T("app.home.open")
	if g.Ended {
		label = say.T("app.home.look")
	}
	open := newButton(label, false, func() { h.p.resume(g.ID) })
	if !g.Ended && g.ID == h.games[0].ID {
		h.first = open // Enter goes on with the game played last
	}
	all := []*button{open}
	if g.Ended {
		all = append(all,
			newButton(say.T("review.button"), false, func() { h.p.reviewGame(g.ID, card.Dark, func() { h.p.show(newHome(h.p)) }) }),
			newButton(say.T("watch.button"), false, func() { h.p.watchGame(g.ID, 0, card.Dark, func() { h.p.show(newHome(h.p)) }) }))
	}
	all = append(all, newButton(say.T("app.home.delete"), false, func() { h.delete(g) }))
	buttons := container.NewHBox()
	for _, b := range all {
		buttons.Add(b)
	}
	row := container.NewBorder(nil, nil, nil, container.NewCenter(buttons), container.New(layout.NewCustomPaddedVBoxLayout(-12), title, state))
	h.rows.add(len(h.rows.rungs), row, all...)
	return row
}

// gameTitle is by which a game is known: its decks, or the position that it began from.
func gameTitle(g store.Summary) string {
	if g.Position != "" {
		return g.Position
	}
	return g.Decks[card.Dark] + " – " + g.Decks[card.Light]
}

// stateText says where a game stands.
func stateText(g store.Summary) string {
	switch {
	case g.Problem != card.Text{}:
		return say.T("app.home.damaged", g.Problem[say.Lang()])
	case g.Ended && g.Winner == 0:
		return say.T("app.home.draw", g.Turn)
	case g.Ended:
		return say.T("app.home.won", g.Turn, playerName(g.Names, card.Side(g.Winner-1)))
	}
	return say.T("app.home.state", g.Turn, playerName(g.Names, g.Seat))
}

// playerName is a player's name with his side, or the side as one speaks of it within a
// sentence.
func playerName(names [card.Sides]string, side card.Side) string {
	if names[side] == "" {
		return say.T([card.Sides]string{"app.side.dark", "app.side.light"}[side])
	}
	return fmt.Sprintf("%s (%s)", names[side], card.SideNames[side][say.Lang()])
}

// playerFirst is the same where a sentence begins.
func playerFirst(names [card.Sides]string, side card.Side) string {
	name := playerName(names, side)
	if names[side] != "" {
		return name
	}
	return upperFirst(name)
}

// delete moves a game to the trash, if the player means it.
func (h *home) delete(g store.Summary) {
	h.p.ask(say.T("app.delete.title"), prose(say.T("app.delete.text", gameTitle(g), g.Turn)),
		choice{label: say.T("app.delete.yes"), do: func() {
			h.p.do(func() error { return h.p.store.Delete(g.ID) }, func(err error) {
				h.p.show(newHome(h.p))
				if err != nil {
					h.p.fail(say.T("app.delete.failed"), err)
				}
			})
		}},
		choice{label: say.T("app.cancel"), main: true})
}

// resume goes on with a saved game.
func (p *program) resume(id store.ID) {
	var s *session.Session
	var n session.Note
	p.do(func() (err error) { s, n, err = session.Resume(p.store, p.rules, id); return err }, func(err error) {
		if err != nil {
			p.fail(say.T("app.resume.failed"), err)
			return
		}
		t := newTable(p, s)
		t.follow()
		p.seat(t)
		if !n.Empty() {
			p.tell("app.resume.title", p.noteText(n))
		}
	})
}

// noteText says what is not as it was in a game that was brought back.
func (p *program) noteText(n session.Note) string {
	var parts []string
	if len(n.Changed) > 0 {
		titles := make([]string, len(n.Changed))
		for i, slug := range n.Changed {
			titles[i] = slug
			if k := p.cat.Get(slug); k != nil {
				titles[i] = k.Title
			}
		}
		parts = append(parts, say.T("app.resume.changed", strings.Join(titles, ", ")))
	}
	switch {
	case n.Dropped > 0:
		parts = append(parts, say.T("app.resume.dropped", n.Dropped, n.Because[say.Lang()]))
	case n.Because != card.Text{}:
		parts = append(parts, say.T("app.resume.other", n.Because[say.Lang()]))
	}
	return strings.Join(parts, "\n\n")
}

// reportText says what was found and done when the saved games were opened.
func reportText(r store.Report) string {
	var parts []string
	add := func(key string, args ...any) { parts = append(parts, say.T(key, args...)) }
	switch {
	case r.SetAside != "":
		add("app.report.damaged", r.Damage[say.Lang()], r.SetAside)
	case r.Damage != card.Text{}:
		add("app.report.mended", r.Damage[say.Lang()])
	}
	switch {
	case r.Restored != "":
		add("app.report.restored", r.Restored)
	case r.SetAside != "" && r.Recovered == 0:
		add("app.report.empty")
	}
	if r.Recovered > 0 {
		add("app.report.recovered", r.Recovered)
	}
	switch {
	case r.JournalAside != "":
		add("app.report.journal", r.Journal[say.Lang()], r.JournalAside)
	case r.Journal != card.Text{}:
		add("app.report.nojournal")
	}
	if len(r.Problems) > 0 {
		lost := make([]string, len(r.Problems))
		for i, p := range r.Problems {
			lost[i] = p[say.Lang()]
		}
		add("app.report.lost", strings.Join(lost, "\n"))
	}
	return strings.Join(parts, "\n\n")
}

func (h *home) shown() { h.p.win.Canvas().Focus(h.first) }

func (h *home) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"),
			fyne.NewMenuItem(say.T("app.home.new"), func() { h.p.show(newSetup(h.p)) }),
			fyne.NewMenuItem(say.T("learn.title"), h.learn),
			fyne.NewMenuItem(say.T("shelf.title"), func() { h.p.show(newDeckShelf(h.p)) }),
			h.p.quitItem()),
		h.p.lookMenu(), h.p.helpMenu(),
	}
}

func (h *home) key(*fyne.KeyEvent) {}

// failed is the screen of a program that cannot open its saved games.
type failed struct {
	p     *program
	err   error
	first fyne.Focusable
}

var _ screen = (*failed)(nil)

func (f *failed) title() string { return "" }

func (f *failed) content() fyne.CanvasObject {
	quit := newButton(say.T("app.quit"), true, f.p.quit)
	f.first = quit
	return overDusk(560, heading("CANTINA", 40), note(errorText(f.err)), quit)
}

func (f *failed) shown()             { f.p.win.Canvas().Focus(f.first) }
func (f *failed) menu() []*fyne.Menu { return nil }
func (f *failed) key(*fyne.KeyEvent) {}
