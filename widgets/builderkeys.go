package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A builderQuery is the line that finds cards. It hands on the keys that are not for
// writing.
type builderQuery struct {
	widget.Entry
	b *Builder
}

var (
	_ fyne.Focusable    = (*builderQuery)(nil)
	_ fyne.Tabbable     = (*builderQuery)(nil)
	_ fyne.Shortcutable = (*builderQuery)(nil)
)

func newBuilderQuery(b *Builder) *builderQuery {
	e := &builderQuery{b: b}
	e.ExtendBaseWidget(e)
	e.OnChanged = b.typing
	return e
}

// AcceptsTab implements fyne.Tabbable.
func (e *builderQuery) AcceptsTab() bool { return true }

// FocusGained implements fyne.Focusable.
func (e *builderQuery) FocusGained() {
	e.Entry.FocusGained()
	if e.b.has != onQuery {
		e.b.has = onQuery
		e.b.drawAll()
	}
}

// TypedKey implements fyne.Focusable.
func (e *builderQuery) TypedKey(k *fyne.KeyEvent) {
	if !e.b.typedInQuery(k) {
		e.Entry.TypedKey(k)
	}
}

// TypedRune implements fyne.Focusable. No query begins with a space: it comes from the key that pressed a button
// of a dialog, which closed and gave the keyboard back. Nor with a stroke, which is the key that leads here.
func (e *builderQuery) TypedRune(r rune) {
	if r != ' ' && r != '/' || e.Text != "" {
		e.Entry.TypedRune(r)
	}
}

// TypedShortcut implements fyne.Shortcutable: undo and redo are those of the deck, as
// everywhere in the builder.
func (e *builderQuery) TypedShortcut(s fyne.Shortcut) {
	if !e.b.shortcut(s) {
		e.Entry.TypedShortcut(s)
	}
}

// typing asks what the query finds now, and what it may become.
func (b *Builder) typing(text string) {
	b.act.Query(text)
	b.offers, b.offered = nil, -1
	if text != "" && b.act.Complete != nil {
		b.offers = b.act.Complete(text)
	}
	b.placeOffers()
}

// typedInQuery takes the keys that are not for writing, and tells whether it was one.
func (b *Builder) typedInQuery(k *fyne.KeyEvent) bool {
	n := min(len(b.offers), offerMost)
	switch k.Name {
	case fyne.KeyEscape:
		switch {
		case n > 0:
			b.closeOffers()
		case b.query.Text != "":
			b.query.SetText("")
		default:
			b.act.Leave()
		}
	case fyne.KeyDown:
		if n == 0 {
			b.grab(onCards)
			break
		}
		b.offered = min(b.offered+1, n-1)
		b.drop.draw()
	case fyne.KeyUp:
		b.offered = max(b.offered-1, -1)
		b.drop.draw()
	case fyne.KeyTab:
		if n > 0 && !shifted() {
			b.accept(max(b.offered, 0))
			break
		}
		b.tab()
	case fyne.KeyReturn, fyne.KeyEnter:
		if n > 0 && b.offered >= 0 {
			b.accept(b.offered)
			break
		}
		b.closeOffers()
		b.grab(onCards)
	default:
		return b.functionKey(k)
	}
	return true
}

// accept makes the query what a completion offers.
func (b *Builder) accept(i int) {
	if i < 0 || i >= len(b.offers) {
		return
	}
	text := b.offers[i].Text
	b.query.SetText(text)
	b.query.CursorColumn = len([]rune(text))
	b.query.Refresh()
	if r := []rune(text); len(r) > 0 && !strings.ContainsRune(":<>=", r[len(r)-1]) {
		b.closeOffers() // it is whole
	}
	b.grab(onQuery)
}

func (b *Builder) closeOffers() {
	if len(b.offers) > 0 {
		b.offers, b.offered = nil, -1
		b.placeOffers()
	}
}

// shifted tells whether the shift key is down.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// FocusGained implements fyne.Focusable.
func (b *Builder) FocusGained() {
	if b.has == onQuery {
		b.has = onCards
	}
	b.drawAll()
}

// FocusLost implements fyne.Focusable.
func (b *Builder) FocusLost() { b.hide() }

// AcceptsTab implements fyne.Tabbable: Tab goes through the parts of the builder.
func (b *Builder) AcceptsTab() bool { return true }

// tab goes to the next part, with Shift to the one before.
func (b *Builder) tab() {
	d := area(1)
	if shifted() {
		d = areas - 1
	}
	a := (b.has + d) % areas
	for b.view.Tab != 0 && (a == onQuery || a == onChips) || a == onChips && len(b.view.Chips) == 0 {
		a = (a + d) % areas
	}
	b.grab(a)
}

// TypedShortcut implements fyne.Shortcutable.
func (b *Builder) TypedShortcut(s fyne.Shortcut) { b.shortcut(s) }

// shortcut takes a shortcut of the builder, and tells whether it was one.
func (b *Builder) shortcut(s fyne.Shortcut) bool {
	if c, ok := s.(*desktop.CustomShortcut); ok && c.Modifier == fyne.KeyModifierShortcutDefault && c.KeyName == fyne.KeyF {
		b.find()
		return true
	}
	if c, ok := s.(*desktop.CustomShortcut); ok && c.Modifier == fyne.KeyModifierShortcutDefault && len(c.KeyName) == 1 && c.KeyName >= fyne.Key1 && c.KeyName <= fyne.Key9 {
		b.mend(int(c.KeyName[0] - '1'))
		return true
	}
	return b.act.Shortcut != nil && b.act.Shortcut(s)
}

// mend does the likeliest mend of a problem under the deck.
func (b *Builder) mend(i int) {
	if i >= len(b.view.Alarms) {
		return
	}
	if all := b.view.Alarms[i].Buttons; len(all) > 0 {
		all[len(all)-1].Do()
	}
}

// find goes to the query.
func (b *Builder) find() {
	if b.view.Tab != 0 {
		b.act.Tab(0)
	}
	b.grab(onQuery)
}

// functionKey takes the keys that mean the same everywhere.
func (b *Builder) functionKey(k *fyne.KeyEvent) bool {
	for i, name := range []fyne.KeyName{fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6} {
		if k.Name == name && i < len(b.view.Tabs) {
			b.act.Tab(i)
			return true
		}
	}
	switch k.Name {
	case fyne.KeyF7:
		b.toggle(b.cards)
	case fyne.KeyF8:
		b.toggle(b.deck)
	case fyne.KeyF9:
		if b.view.Pile.Do != nil {
			b.view.Pile.Do()
		}
	case fyne.KeyF1:
		b.act.OpenRule("deck.size")
	default:
		return false
	}
	return true
}

// TypedKey implements fyne.Focusable.
func (b *Builder) TypedKey(k *fyne.KeyEvent) {
	if b.drag.phase == dragging && k.Name == fyne.KeyEscape {
		b.drag.phase, b.target = cancelled, nil
		b.ghost.Hide()
		b.drawAll()
		return
	}
	switch {
	case k.Name == fyne.KeyTab:
		b.tab()
	case k.Name == fyne.KeyEscape:
		b.escape()
	case b.functionKey(k):
	case b.has == onChips:
		b.chipKey(k)
	case b.has == onTools:
		b.toolKey(k)
	case b.has == onCards && b.view.Tab != 0:
		b.sheetKey(k)
	case b.has == onDeck:
		b.paneKey(b.deck, k)
	default:
		b.paneKey(b.cards, k)
	}
}

// escape goes back a step: from the large card, to the query, out of the builder.
func (b *Builder) escape() {
	switch {
	case b.rest.pop:
		b.hide()
	case b.view.Tab != 0:
		b.act.Tab(0)
	case b.has != onQuery:
		b.grab(onQuery)
	default:
		b.act.Leave()
	}
}

// paneKey is a key on the cards or on the deck.
func (b *Builder) paneKey(c *cardPane, k *fyne.KeyEvent) {
	pop := b.rest.pop
	b.hide()
	at, was := c.spot, c.top
	switch k.Name {
	case fyne.KeyLeft:
		if !c.step(-1, 0) && c.deck || c.rows && c.deck {
			b.grab(onCards)
		}
	case fyne.KeyRight:
		if c.rows && !c.deck {
			b.grab(onDeck)
		} else {
			c.step(1, 0)
		}
	case fyne.KeyUp:
		if !c.step(0, -1) && !c.deck {
			b.grab(onQuery)
		}
	case fyne.KeyDown:
		c.step(0, 1)
	case fyne.KeyPageUp:
		c.page(-1)
	case fyne.KeyPageDown:
		c.page(1)
	case fyne.KeyHome:
		c.spot = 0
		c.reveal()
	case fyne.KeyEnd:
		c.spot = max(len(c.cells)-1, 0)
		c.reveal()
	case fyne.KeyReturn, fyne.KeyEnter:
		b.deed(c)
		return
	case fyne.KeyDelete, fyne.KeyBackspace:
		b.put(c, -1)
		return
	case fyne.KeySpace:
		if !pop && len(c.cells) > 0 {
			b.enlarge(c, c.spot)
		}
		return
	case fyne.KeyF10:
		b.openMenu(c)
		return
	default:
		return
	}
	if c.spot != at || c.top != was {
		c.draw()
		if pop && c.spot < len(c.cells) { // the large card goes along
			b.enlarge(c, c.spot)
		}
	}
}

func (b *Builder) openMenu(c *cardPane) {
	if c.spot < len(c.cells) {
		at := c.cellRect(c.spot)
		b.menuAt(c, at.X+20*b.u, at.midY())
	}
}

// TypedRune implements fyne.Focusable.
func (b *Builder) TypedRune(r rune) {
	c := b.cards
	switch {
	case b.has == onDeck:
		c = b.deck
	case b.view.Tab != 0 || b.has != onCards:
		if r == '/' {
			b.find()
		}
		return
	}
	switch r {
	case '+', '=':
		b.put(c, 1)
	case '-':
		b.put(c, -1)
	case '/':
		b.find()
	case 'm', 'M':
		b.openMenu(c)
	case '[', '(':
		b.resize(c, 1/1.15)
	case ']', ')':
		b.resize(c, 1.15)
	case ' ':
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		if all := c.lanes(); int(r-'1') < len(all) {
			b.sortBy(c, all[r-'1'].by)
		}
	default:
		if s := c.current(); s != nil && b.act.Key != nil {
			pile := ""
			if c.deck {
				pile = c.piles[c.cells[c.spot].pile].Key
			}
			b.act.Key(s.Key, pile, r)
		}
	}
}

func (b *Builder) chipKey(k *fyne.KeyEvent) {
	n := len(b.view.Chips)
	switch k.Name {
	case fyne.KeyLeft:
		b.chip = max(b.chip-1, 0)
	case fyne.KeyRight:
		b.chip = min(b.chip+1, max(n-1, 0))
	case fyne.KeyUp:
		b.grab(onQuery)
	case fyne.KeyDown:
		b.grab(onCards)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if b.chip < n {
			b.act.Chip(b.view.Chips[b.chip].Key)
		}
	}
	b.bar2.draw()
}

// toolKey is a key on the buttons of the top; the tabs stand among them.
func (b *Builder) toolKey(k *fyne.KeyEvent) {
	n := len(b.view.Tools)
	switch k.Name {
	case fyne.KeyLeft:
		b.tool = max(b.tool-1, 0)
	case fyne.KeyRight:
		b.tool = min(b.tool+1, max(n-1, 0))
	case fyne.KeyDown:
		b.grab(onDeck)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if b.tool < n && !b.view.Tools[b.tool].Off {
			b.view.Tools[b.tool].Do()
		}
	}
	b.head.draw()
}
