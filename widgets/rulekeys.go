package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/rulebook"
)

// ruleFinds is what the search found, and which of it is shown.
type ruleFinds struct {
	on     bool   // something is searched
	from   string // where it began: Escape leads back
	items  []*rulebook.Item
	picked int
}

// A ruleSearch is the book's search. It has the keyboard as long as the book is
// open, and hands on the keys that are not for writing.
type ruleSearch struct {
	widget.Entry
	r *Rulebook
}

var (
	_ fyne.Focusable    = (*ruleSearch)(nil)
	_ fyne.Tabbable     = (*ruleSearch)(nil)
	_ fyne.Shortcutable = (*ruleSearch)(nil)
)

func newRuleSearch(r *Rulebook) *ruleSearch {
	e := &ruleSearch{r: r}
	e.ExtendBaseWidget(e)
	e.OnChanged = r.searched
	return e
}

// AcceptsTab implements fyne.Tabbable: Tab goes through the references.
func (e *ruleSearch) AcceptsTab() bool { return true }

// TypedKey implements fyne.Focusable.
func (e *ruleSearch) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyBackspace && e.Text == "":
		e.r.turn(0)
	case !e.r.typed(k):
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut implements fyne.Shortcutable: Alt and an arrow go back and forward.
func (e *ruleSearch) TypedShortcut(s fyne.Shortcut) {
	if c, ok := s.(*desktop.CustomShortcut); ok && c.Modifier == fyne.KeyModifierAlt {
		switch c.KeyName {
		case fyne.KeyLeft:
			e.r.turn(0)
			return
		case fyne.KeyRight:
			e.r.turn(1)
			return
		}
	}
	e.Entry.TypedShortcut(s)
}

// Keyboard is what has the keyboard while the book is open.
func (r *Rulebook) Keyboard() fyne.Focusable { return r.search }

// Grab gives the keyboard to the book.
func (r *Rulebook) Grab() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(r.search); c != nil {
		c.Focus(r.search)
	}
}

// TypedKey takes a key that nothing else took.
func (r *Rulebook) TypedKey(k *fyne.KeyEvent) {
	r.Grab()
	r.typed(k)
}

// typed takes the keys that are not for writing and tells whether it was one.
func (r *Rulebook) typed(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyEscape:
		if r.search.Text == "" {
			r.leave()
		} else {
			r.search.SetText("")
		}
	case fyne.KeyUp:
		r.step(-1)
	case fyne.KeyDown:
		r.step(1)
	case fyne.KeyPageUp:
		r.scroll(r.page, -0.85*r.page.at.H)
	case fyne.KeyPageDown:
		r.scroll(r.page, 0.85*r.page.at.H)
	case fyne.KeyTab:
		r.nextLink()
	case fyne.KeyReturn, fyne.KeyEnter:
		r.enter()
	default:
		return false
	}
	return true
}

// searched narrows the list; the best paragraph is shown at once.
func (r *Rulebook) searched(q string) {
	if !r.seek.on {
		r.seek.from = r.at
	}
	r.find(q)
	r.move(r.list, 0)
	if len(r.seek.items) > 0 {
		r.show(r.seek.items[0].ID)
	} else {
		r.show(r.seek.from)
	}
}

// find searches.
func (r *Rulebook) find(q string) {
	r.seek = ruleFinds{on: q != "", from: r.seek.from}
	if r.seek.on {
		r.seek.items = r.book.Search(q, r.lang)
	}
}

// keep makes what the search found the place where the book is open.
func (r *Rulebook) keep() {
	if found := r.at; r.seek.on {
		r.at = r.seek.from
		r.visit(found)
		r.seek.from = found
	}
}

// step shows the next paragraph of the list, or the one before.
func (r *Rulebook) step(d int) {
	s := &r.seek
	if !s.on {
		r.show(r.book.Step(r.at, d).ID)
		return
	}
	if n := len(s.items); n > 0 {
		s.picked = min(max(s.picked+d, 0), n-1)
		r.show(s.items[s.picked].ID)
	}
}

// nextLink puts the keyboard on the next reference of the marked paragraph.
func (r *Rulebook) nextLink() {
	links := r.flow.links(r.at)
	if len(links) == 0 {
		return
	}
	r.link = (r.link + 1) % len(links)
	r.page.draw()
}

// enter follows the reference under the keyboard, or ends the search at what it
// found.
func (r *Rulebook) enter() {
	if links := r.flow.links(r.at); r.link >= 0 && r.link < len(links) {
		r.follow(links[r.link])
		return
	}
	r.keep()
	r.search.SetText("")
}

// follow goes where a reference or a title leads, and ends the search.
func (r *Rulebook) follow(id string) {
	if rule, ok := strings.CutPrefix(id, seeHead); ok {
		if show := r.shows(rule); show != nil {
			r.leave()
			show()
		}
		return
	}
	r.land(id)
	r.search.SetText("")
	r.Grab()
}

// land goes to a paragraph for good: Escape does not lead away from it.
func (r *Rulebook) land(id string) {
	r.keep()
	r.visit(id)
	r.seek.from = id
}
