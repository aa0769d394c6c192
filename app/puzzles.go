package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/puzzle"
	"cantina/widgets/say"
)

// A puzzled is how somebody does with the puzzles.
type puzzled struct {
	Solved map[string]bool // by the puzzle's name; true: at the first try
	Tried  map[string]bool // a wrong choice was made, or a hint was asked for, before it was solved
	Streak int             // how many in a row were solved at the first try
	Best   int             // the longest such row
}

// puzzleDone writes down that a puzzle was solved, and returns the row it makes.
func (p *program) puzzleDone(z *puzzle.Puzzle) (row int, clean bool) {
	p.puzzling(func(x *puzzled) {
		_, before := x.Solved[z.Slug]
		if clean = !before && !x.Tried[z.Slug]; clean {
			x.Streak++
			x.Best = max(x.Best, x.Streak)
		}
		x.Solved[z.Slug] = clean || x.Solved[z.Slug]
		row = x.Streak
	})
	return row, clean
}

// puzzleMissed writes down that a puzzle was not solved at the first try.
func (p *program) puzzleMissed(z *puzzle.Puzzle) {
	p.puzzling(func(x *puzzled) {
		if _, before := x.Solved[z.Slug]; !before && !x.Tried[z.Slug] {
			x.Tried[z.Slug], x.Streak = true, 0
		}
	})
}

// puzzling changes how the one who learns now does with the puzzles.
func (p *program) puzzling(change func(*puzzled)) {
	g := p.readProgress()
	one := g.People[g.Who]
	x := &one.Puzzles
	if x.Solved == nil {
		x.Solved = map[string]bool{}
	}
	if x.Tried == nil {
		x.Tried = map[string]bool{}
	}
	change(x)
	g.People[g.Who] = one
	p.pref(prefProgress, g)
}

// puzzles is the screen of the puzzles: all of a theme and grade, and which are solved.
type puzzles struct {
	p     *program
	all   []*puzzle.Puzzle
	theme puzzle.Theme // "" all
	grade int          // 0 all
	rows  *fyne.Container
	steps *ladder
	first fyne.Focusable // the first that is not solved, or the first of all

	offered bool // one that is not solved stands above
}

var _ screen = (*puzzles)(nil)

func newPuzzles(p *program) *puzzles {
	all, _ := puzzle.All() // its problems are for tests to tell
	return &puzzles{p: p, all: all}
}

func (s *puzzles) title() string { return say.T("puzzles.title") }

func (s *puzzles) content() fyne.CanvasObject {
	g := s.p.readProgress()
	x := g.People[g.Who].Puzzles
	s.rows = container.NewVBox()
	s.steps = &ladder{p: s.p, way: container.NewVScroll(s.rows)}
	s.fill(&x)
	back := newButton(say.T("app.back"), false, s.back)
	back.escape = s.back
	top := []fyne.CanvasObject{
		heading(say.T("puzzles.title"), 34),
		note(say.T("puzzles.about")),
		note(say.T("puzzles.count", len(x.Solved), len(s.all), x.Streak, x.Best)),
		container.NewHBox(container.New(room(240, 0), s.themes()), container.New(room(180, 0), s.grades()), layout.NewSpacer()),
	}
	return overDuskTall(1100, 4000, top, container.New(room(0, 200), s.steps.way), container.NewHBox(layout.NewSpacer(), back))
}

// themes lets one choose a theme.
func (s *puzzles) themes() fyne.CanvasObject {
	lang := say.Lang()
	names := []string{say.T("puzzles.all")}
	for _, t := range puzzle.Themes {
		names = append(names, puzzle.ThemeNames[t][lang])
	}
	w := widget.NewSelect(names, nil)
	w.SetSelected(names[0])
	if s.theme != "" {
		w.SetSelected(puzzle.ThemeNames[s.theme][lang])
	}
	w.OnChanged = func(string) {
		s.theme = ""
		if i := w.SelectedIndex(); i > 0 {
			s.theme = puzzle.Themes[i-1]
		}
		s.again()
	}
	return w
}

// grades lets one choose a grade.
func (s *puzzles) grades() fyne.CanvasObject {
	names := []string{say.T("puzzles.grades")}
	for n := 1; n <= 5; n++ {
		names = append(names, say.T("puzzles.grade", n))
	}
	w := widget.NewSelect(names, nil)
	w.SetSelected(names[s.grade])
	w.OnChanged = func(string) {
		s.grade = max(w.SelectedIndex(), 0)
		s.again()
	}
	return w
}

// again fills the list anew.
func (s *puzzles) again() {
	g := s.p.readProgress()
	x := g.People[g.Who].Puzzles
	s.rows.RemoveAll()
	s.fill(&x)
	s.rows.Refresh()
}

// fill lists the puzzles of the theme and grade.
func (s *puzzles) fill(x *puzzled) {
	s.first, s.offered, s.steps.rungs = nil, false, nil
	for _, z := range s.all {
		if (s.grade == 0 || s.grade == z.Grade) && (s.theme == "" || s.theme == z.Theme) {
			s.rows.Add(s.row(x, z))
		}
	}
	if s.first == nil {
		s.rows.Add(note(say.T("puzzles.none")))
	}
}

// row is one puzzle.
func (s *puzzles) row(x *puzzled, z *puzzle.Puzzle) fyne.CanvasObject {
	_, solved := x.Solved[z.Slug]
	mark, label := "", say.T("puzzles.solve")
	if solved {
		mark, label = "✓ ", say.T("puzzles.again")
	}
	lang := say.Lang()
	title := widget.NewLabelWithStyle(mark+say.T("puzzles.row", stars(z.Grade), z.Title[lang]), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.Truncation = fyne.TextTruncateEllipsis
	about := widget.NewLabel(puzzle.ThemeNames[z.Theme][lang] + "   ·   " + z.About[lang])
	about.Truncation = fyne.TextTruncateEllipsis
	next := !solved && !s.offered
	open := newButton(label, next, func() { s.p.startPuzzle(z) })
	open.escape = s.back
	if next || s.first == nil {
		s.first = open
	}
	s.offered = s.offered || next
	row := container.NewBorder(nil, nil, nil, container.NewCenter(open), container.New(layout.NewCustomPaddedVBoxLayout(-12), title, about))
	s.steps.add(len(s.steps.rungs), row, open)
	return row
}

// stars show a grade.
func stars(grade int) string {
	return strings.Repeat("★", grade) + strings.Repeat("☆", max(5-grade, 0))
}

// nextPuzzle is the easiest puzzle that is not solved, after z in the list if there is one.
func (p *program) nextPuzzle(z *puzzle.Puzzle) *puzzle.Puzzle {
	g := p.readProgress()
	x := g.People[g.Who].Puzzles
	all, _ := puzzle.All()
	var first *puzzle.Puzzle
	passed := false
	for _, y := range all {
		if _, solved := x.Solved[y.Slug]; !solved && y != z {
			if passed {
				return y
			}
			if first == nil {
				first = y
			}
		}
		passed = passed || y == z
	}
	return first
}

func (s *puzzles) back() { s.p.show(newLearn(s.p)) }

func (s *puzzles) shown() {
	if s.first != nil {
		s.p.win.Canvas().Focus(s.first)
	}
}

func (s *puzzles) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), s.back), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *puzzles) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.back()
	}
}
