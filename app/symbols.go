package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets"
	"cantina/widgets/say"
)

// symbols is the screen that explains every icon, chip and mark of the table beside its
// picture.
type symbols struct {
	p     *program
	back  func()
	list  *container.Scroll
	first *button
}

var _ screen = (*symbols)(nil)

// openSymbols shows the page of symbols; leaving it leads back here.
func (p *program) openSymbols() {
	if s, ok := p.screen.(*symbols); ok {
		p.show(s)
		return
	}
	p.show(&symbols{p: p, back: p.aside()})
}

func (s *symbols) title() string { return say.T("symbols.title") }

func (s *symbols) content() fyne.CanvasObject {
	rows := container.NewVBox()
	for _, g := range widgets.Symbols(say.Lang(), s.p.opts.Palette, 64) {
		rows.Add(section(g.Title))
		for _, one := range g.Symbols {
			rows.Add(s.row(one))
		}
		rows.Add(widget.NewSeparator())
	}
	s.list = container.NewVScroll(rows)
	s.first = newButton(say.T("app.back"), true, s.leave)
	s.first.escape = s.leave
	top := []fyne.CanvasObject{heading(say.T("symbols.title"), 34), note(say.T("symbols.about"))}
	return overDuskTall(980, 4000, top, container.New(room(0, 200), s.list), s.first)
}

// row is a symbol: its picture, its name, what it means, and the way to its rule.
func (s *symbols) row(one widgets.Symbol) fyne.CanvasObject {
	img := canvas.NewImageFromImage(one.Picture)
	img.FillMode = canvas.ImageFillContain
	img.SetMinSize(fyne.NewSize(30*grown, 30*grown))
	name, text := left(one.Name).Bold(), left(one.Say)
	rule := newButton(say.T("symbols.rule"), false, func() { s.p.openRule(one.Rule) })
	rule.Importance = widget.LowImportance
	rule.escape = s.leave
	box := container.New(room(44, 34), container.NewCenter(img))
	return container.NewBorder(nil, nil, container.NewHBox(box, container.New(room(190, 0), name)), container.NewCenter(rule), text)
}

func (s *symbols) leave() { s.back() }

func (s *symbols) shown() { s.p.win.Canvas().Focus(s.first) }

func (s *symbols) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), s.leave), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

// key scrolls and leaves.
func (s *symbols) key(e *fyne.KeyEvent) {
	step := map[fyne.KeyName]float32{fyne.KeyDown: 60, fyne.KeyUp: -60, fyne.KeyPageDown: 400, fyne.KeyPageUp: -400, fyne.KeyHome: -1e6, fyne.KeyEnd: 1e6}[e.Name]
	switch {
	case e.Name == fyne.KeyEscape:
		s.leave()
	case step != 0:
		most := max(s.list.Content.MinSize().Height-s.list.Size().Height, 0)
		s.list.Offset.Y = min(max(s.list.Offset.Y+step, 0), most)
		s.list.Refresh()
	}
}
