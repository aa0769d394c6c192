package app

import (
	"fyne.io/fyne/v2"

	"cantina/widgets"
	"cantina/widgets/say"
)

// A reading is the rulebook over the window; open tells whether it is there.
type reading struct {
	book *widgets.Rulebook
	open bool
}

// openRule shows a paragraph of the rulebook over the window; without an id, the
// place where the book was left.
func (p *program) openRule(id string) {
	r := &p.reading
	if r.book == nil {
		r.book = widgets.NewRulebook(p.closeRules)
		r.book.SetShows(p.ruleExample)
	}
	r.book.SetOptions(p.opts)
	r.book.SetLang(say.Lang())
	r.book.Open(id)
	if !r.open {
		r.open = true
		r.book.Resize(p.win.Canvas().Size())
		p.win.Canvas().Overlays().Add(r.book)
	}
	p.win.Canvas().Focus(r.book.Keyboard())
}

// closeRules takes the rulebook away; the keyboard is where it was.
func (p *program) closeRules() {
	if p.reading.open {
		p.reading.open = false
		p.win.Canvas().Overlays().Remove(p.reading.book)
	}
}

// rulesItem opens the rulebook from a menu.
func (p *program) rulesItem() *fyne.MenuItem {
	return fyne.NewMenuItem(say.T("app.menu.rules"), func() { p.openRule("") })
}
