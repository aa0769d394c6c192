package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// The shortcuts of the screen beside those that every program has.
var (
	saveKey   = &desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierShortcutDefault}
	exportKey = &desktop.CustomShortcut{KeyName: fyne.KeyE, Modifier: fyne.KeyModifierShortcutDefault}
)

// A writing is an entry of a dialog: Escape leaves it, Enter (with a single line) says yes, the
// arrow goes down to what stands under it.
type writing struct {
	widget.Entry
	escape, enter, down func()
	paste               func(text string) bool // takes a text of the clipboard in the entry's place, or does not
}

var (
	_ fyne.Focusable    = (*writing)(nil)
	_ fyne.Shortcutable = (*writing)(nil)
)

func newWriting(text string, lines int) *writing {
	e := &writing{}
	e.MultiLine = lines > 1
	if e.MultiLine {
		e.Wrapping = fyne.TextWrapWord
		e.SetMinRowsVisible(lines)
	}
	e.ExtendBaseWidget(e)
	e.SetText(text)
	return e
}

// AcceptsTab implements fyne.Tabbable: Tab goes on, also from several lines.
func (e *writing) AcceptsTab() bool { return false }

// TypedShortcut implements fyne.Shortcutable: Ctrl+Enter says yes, with several lines too.
func (e *writing) TypedShortcut(s fyne.Shortcut) {
	if c, ok := s.(*desktop.CustomShortcut); ok && (c.KeyName == fyne.KeyReturn || c.KeyName == fyne.KeyEnter) && c.Modifier == fyne.KeyModifierShortcutDefault && e.enter != nil {
		e.enter()
		return
	}
	if p, ok := s.(*fyne.ShortcutPaste); ok && e.paste != nil && e.paste(p.Clipboard.Content()) {
		return
	}
	e.Entry.TypedShortcut(s)
}

// TypedKey implements fyne.Focusable.
func (e *writing) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyEscape && e.escape != nil:
		e.escape()
	case (k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter) && !e.MultiLine && e.enter != nil:
		e.enter()
	case k.Name == fyne.KeyDown && e.down != nil:
		e.down()
	default:
		e.Entry.TypedKey(k)
	}
}

// write asks for a text.
func (p *program) write(title, text string, lines int, done func(string)) {
	e := newWriting(text, lines)
	e.escape = p.closeModal
	e.enter = func() { p.closeModal(); done(e.Text) }
	width, ok := float32(460), say.T("build.ok")
	if lines > 1 {
		width, ok = 640, say.T("build.okenter")
	}
	p.ask(title, container.New(room(width, 0), e),
		choice{label: ok, main: true, do: func() { done(e.Text) }}, choice{label: say.T("app.cancel")})
	p.win.Canvas().Focus(e)
	if lines == 1 { // what is typed takes its place
		e.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

func (b *builder) askName() {
	b.p.write(say.T("build.name"), b.deck.Name, 1, func(s string) {
		if s = strings.TrimSpace(s); s != "" {
			b.do(decks.Change{Deed: decks.Rename, Text: card.T(s, s)})
		}
	})
}

// askWords asks for the player's own words for the deck.
func (b *builder) askWords() {
	b.p.write(say.T("build.askwords"), strings.Join(b.deck.Tags, ", "), 1, func(s string) {
		b.do(decks.Change{Deed: decks.SetWords, Text: card.T(s, s)})
	})
}

// askText asks for the plan or the notes in the language of the window.
func (b *builder) askText(deed decks.Deed, title string, was card.Text) {
	l := say.Lang()
	b.p.write(title, was[l], 10, func(s string) {
		was[l] = strings.TrimSpace(s)
		b.do(decks.Change{Deed: deed, Text: was})
	})
}

func (b *builder) askNote(key, pile string) {
	e, ok := b.deck.Entry(entryOf(key, pile))
	if !ok {
		return
	}
	b.p.write(say.T("build.note", b.titles([]string{key})), e.Note, 4, func(s string) {
		s = strings.TrimSpace(s)
		b.do(decks.Change{Deed: decks.SetNote, Entry: e.Which(), Text: card.T(s, s)})
	})
}

// askTag asks for a pile of the player's own.
func (b *builder) askTag(key, pile string) {
	e, ok := b.deck.Entry(entryOf(key, pile))
	if !ok {
		return
	}
	b.p.write(say.T("build.tag", b.titles([]string{key})), b.tagged, 1, func(s string) {
		if s = decks.CleanTag(s); s != "" {
			b.tagged, b.piles = s, true
			b.do(decks.Change{Deed: decks.SetTag, Entry: e.Which(), N: 1, Text: card.T(s, s)})
			b.refresh()
		}
	})
}

// askCompare asks with which deck this one is compared.
func (b *builder) askCompare() {
	var names []string
	var all []*decks.Deck
	for _, d := range b.p.everyDeck() {
		if d.deck.Side == b.deck.Side && d.id != b.id {
			names, all = append(names, d.deck.Name), append(all, d.deck)
		}
	}
	pick := newChooser(names)
	if len(names) > 0 {
		pick.SetSelectedIndex(0)
	}
	b.p.ask(say.T("build.compare.deck"), container.New(room(420, 0), pick),
		choice{label: say.T("build.compare"), main: true, do: func() {
			if i := pick.SelectedIndex(); i >= 0 {
				b.against, b.called = all[i], names[i]
				b.refresh()
			}
		}}, choice{label: say.T("app.cancel")})
}

// cardMenu is what can be done with a card.
func (b *builder) cardMenu(key, pile string) *fyne.Menu {
	k := b.p.cat.Get(key)
	e, in := b.deck.Entry(entryOf(key, pile))
	m := fyne.NewMenu("")
	add := func(words string, off bool, do func()) {
		item := fyne.NewMenuItem(words, do)
		item.Disabled = off
		m.Items = append(m.Items, item)
	}
	add(say.T("build.menu.add"), k == nil && !in, func() { b.put(key, pile, 1) })
	add(say.T("build.menu.out"), !in, func() { b.put(key, pile, -1) })
	add(say.T("build.menu.all"), !in, func() { b.put(key, pile, -e.Count) })
	m.Items = append(m.Items, fyne.NewMenuItemSeparator())
	if e.Outside {
		add(say.T("build.menu.inside"), !in, func() { b.aside(key, pile) })
	} else {
		add(say.T("build.menu.aside"), false, func() { b.aside(key, pile) })
	}
	if k != nil && decks.SlotOf(k) != "" {
		words := say.T("build.menu.start")
		if b.deck.Starts(key) {
			words = say.T("build.menu.nostart")
		}
		add(words, false, func() { b.start(key) })
	}
	add(say.T("build.menu.tag"), !in, func() { b.askTag(key, pile) })
	for _, t := range e.Tags {
		add(say.T("build.menu.untag", t), false, func() {
			b.do(decks.Change{Deed: decks.SetTag, Entry: e.Which(), N: -1, Text: card.T(t, t)})
		})
	}
	add(say.T("build.menu.note"), !in, func() { b.askNote(key, pile) })
	if k != nil {
		if show := b.p.cardExample(k.Slug); show != nil {
			m.Items = append(m.Items, fyne.NewMenuItemSeparator())
			add(say.T("menu.example"), false, show)
		}
	}
	return m
}

// otherSide begins a deck of the other side from the same pool.
func (b *builder) otherSide() {
	b.keepNow()
	b.p.beginSealed(b.deck.Side.Other(), b.deck.Pool)
}

// menu is the menu of the window.
func (b *builder) menu() []*fyne.Menu {
	item := func(key string, s fyne.Shortcut, do func()) *fyne.MenuItem {
		i := fyne.NewMenuItem(say.T(key), do)
		i.Shortcut = s
		return i
	}
	deck := fyne.NewMenu(say.T("build.menu.deck"),
		item("build.save", saveKey, b.save),
		item("build.undo", &fyne.ShortcutUndo{}, b.undo),
		item("build.redo", &fyne.ShortcutRedo{}, b.redo),
		fyne.NewMenuItemSeparator(),
		item("build.rename", nil, b.askName),
		item("build.bytype", nil, func() { b.piles = false; b.refresh() }),
		item("build.bytag", nil, func() { b.piles = true; b.refresh() }),
		item("build.export", exportKey, b.export),
		item("build.otherside", nil, b.otherSide),
		fyne.NewMenuItemSeparator(),
		item("build.try", nil, func() {
			if decks.Legal(b.problems) {
				b.tryOut()
			}
		}),
		item("build.play", nil, func() {
			if decks.Legal(b.problems) {
				b.play()
			}
		}),
		item("build.back", nil, b.leave), b.p.quitItem())
	if b.deck.Pool == nil {
		deck.Items = slices.DeleteFunc(deck.Items, func(i *fyne.MenuItem) bool { return i.Label == say.T("build.otherside") })
	}
	return []*fyne.Menu{deck, b.p.lookMenu(), b.p.helpMenu()}
}
