package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/lesson"
	"cantina/widgets/say"
)

// learn is the screen of the lessons: what there is, how far one has come, what comes next.
type learn struct {
	p     *program
	all   []*lesson.Lesson
	first fyne.Focusable
	rows  *ladder
}

var _ screen = (*learn)(nil)

func newLearn(p *program) *learn {
	all, _ := lesson.Embedded() // its problems are for tests to tell
	return &learn{p: p, all: all}
}

func (s *learn) title() string { return say.T("learn.title") }

func (s *learn) content() fyne.CanvasObject {
	g := s.p.readProgress()
	next := g.next(s.all)
	rows := container.NewVBox()
	s.rows = &ladder{p: s.p, way: container.NewVScroll(rows)}
	for _, l := range s.all {
		rows.Add(s.row(&g, l, l == next))
	}
	who := newWriting(g.Who, 1)
	who.SetPlaceHolder(say.T("learn.noname"))
	who.enter = func() { s.called(who.Text) }
	who.escape = s.back
	name := container.NewBorder(nil, nil, widget.NewLabel(say.T("learn.who")), newButton(say.T("learn.call"), false, func() { s.called(who.Text) }), who)
	top := []fyne.CanvasObject{
		heading(say.T("learn.title"), 34),
		note(say.T("learn.about")),
		name,
		note(say.T("learn.count", g.done(s.all), len(s.all))),
	}
	return overDuskTall(900, 4000, top, container.New(room(0, 200), s.rows.way), widget.NewSeparator(), s.ways())
}

// ways are the other ways to learn.
func (s *learn) ways() fyne.CanvasObject {
	back := newButton(say.T("app.back"), false, s.back)
	row := container.NewHBox(
		newButton(say.T("puzzles.title"), false, func() { s.p.show(newPuzzles(s.p)) }),
		newButton(say.T("coach.first.title"), false, func() { s.p.show(&firstGame{p: s.p, back: func() { s.p.show(newLearn(s.p)) }}) }),
		newButton(say.T("board.title"), false, func() { s.p.show(newBoardEditor(s.p, newSetting(s.p, s.p.aside()))) }),
		newButton(say.T("position.open"), false, s.p.askSceneFile),
		newButton(say.T("symbols.title"), false, s.p.openSymbols),
		newButton(say.T("app.menu.rules"), false, func() { s.p.openRule("") }),
		layout.NewSpacer(), back)
	for _, o := range row.Objects {
		if b, ok := o.(*button); ok {
			b.escape = s.back
		}
	}
	return row
}

// row is one lesson.
func (s *learn) row(g *progress, l *lesson.Lesson, next bool) fyne.CanvasObject {
	is := g.of(l)
	mark, label := "", say.T("learn.begin")
	switch {
	case is.Done:
		mark, label = "✓ ", say.T("learn.again")
	case is.Step > 0:
		mark, label = "… ", say.T("learn.goon")
	}
	lang := say.Lang()
	title := widget.NewLabelWithStyle(fmt.Sprintf("%s%d   %s", mark, l.Order, l.Title[lang]), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.Truncation = fyne.TextTruncateEllipsis
	about := widget.NewLabel(say.T("learn.row", l.About[lang], l.Minutes))
	about.Truncation = fyne.TextTruncateEllipsis
	open := newButton(label, next, func() { s.p.startLesson(l, stepToGoOn(l, is)) })
	open.escape = s.back
	if next || s.first == nil {
		s.first = open
	}
	row := container.NewBorder(nil, nil, nil, container.NewCenter(open), container.New(layout.NewCustomPaddedVBoxLayout(-12), title, about))
	s.rows.add(len(s.rows.rungs), row, open)
	return row
}

// stepToGoOn is the step at which a lesson goes on that was left: the last one with a
// position of its own. One that was done begins anew.
func stepToGoOn(l *lesson.Lesson, is studied) int {
	if is.Done && is.Step == 0 {
		return 0
	}
	at := min(is.Step, len(l.Steps)-1)
	for at > 0 && l.Steps[at].Position == nil {
		at--
	}
	return max(at, 0)
}

// called says who learns.
func (s *learn) called(name string) {
	g := s.p.readProgress()
	g.Who = strings.TrimSpace(name)
	s.p.pref(prefProgress, g)
	s.first = nil
	s.p.show(s)
}

func (s *learn) back() { s.p.show(newHome(s.p)) }

func (s *learn) shown() {
	if s.first != nil {
		s.p.win.Canvas().Focus(s.first)
	}
}

func (s *learn) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), s.back), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *learn) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.back()
	}
}
