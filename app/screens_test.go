package app

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"
)

// Every screen stands whole in a small and in a large window, in both languages and at every scale
// that the menu has: nothing lies outside the window, and no words are cut that are not meant to be.
func TestScreensStandWhole(t *testing.T) {
	p := start(t, t.TempDir())
	all := everyScreen(t, p)
	p.win.SetContent(widget.NewLabel("")) // they are measured, not shown: none may be made anew meanwhile
	defer func() { grown = 1 }()
	for _, c := range []struct{ wide, high, scale float32 }{{1366, 768, 0.75}, {1366, 768, 1}, {1366, 768, 2.5}, {1280, 740, 1}, {2560, 1440, 1}, {2560, 1440, 2.5}} {
		p.opts.Scale = c.scale
		grown = grownIn(c.wide, c.high, c.scale)
		for l := range card.Langs {
			say.SetLang(l)
			p.look()
			for name, s := range all {
				content, room := s.content(), fyne.NewSize(c.wide, c.high-menuTall*grown)
				content.Resize(room)
				relay(content)
				at := fmt.Sprintf("%s, %vx%v at %v, %s", name, c.wide, c.high, c.scale, l.Code())
				if least := content.MinSize(); least.Width > room.Width || least.Height > room.Height {
					t.Errorf("%s: needs %v, there are %v", at, least, room)
					continue
				}
				for _, wrong := range misplaced(content, fyne.Position{}, room, nil) {
					t.Errorf("%s: %s", at, wrong)
				}
			}
		}
	}
}

// relay lays all out once more within the size that it has: what wraps knows its height by now.
func relay(o fyne.CanvasObject) {
	switch x := o.(type) {
	case *container.Scroll:
		x.Refresh()
		relay(x.Content)
	case *fyne.Container:
		if x.Layout != nil {
			x.Layout.Layout(x.Objects, x.Size())
		}
		for _, sub := range x.Objects {
			relay(sub)
		}
	case *widgets.Builder, *widgets.Table:
	case fyne.Widget:
		r := test.WidgetRenderer(x)
		r.Layout(x.Size())
		for _, sub := range r.Objects() {
			relay(sub)
		}
	}
}

// everyScreen is one of each screen that is not the table.
func everyScreen(t *testing.T, p *program) map[string]screen {
	t.Helper()
	d := decks.Embedded()[0]
	p.keepDeck(d.Clone(), "", func(store.DeckID) {})
	p.keepDeck(decks.Embedded()[1].Clone(), "", func(store.DeckID) {})
	gone := newDeckShelf(p)
	gone.gone = &gone.all[0]
	bin := newDeckShelf(p)
	bin.trash = true
	opened := newSealed(p)
	opened.pool, _ = decks.OpenPool(p.cat, []string{"official-tournament-sealed-deck", "premiere", "premiere"}, 7)
	list := newImporting(p)
	list.text = "Nowhere\n4 Stormtroper\n1 Darth Vader\n" + d.TOML(p.cat)
	s := newSetup(p)
	adv := &advanced{s: s}
	tab := sitDown(t, p)
	judging, err := tab.s.Judge()
	if err != nil {
		t.Fatal(err)
	}
	mend := newBoardEditor(p, &mending{t: tab, j: judging})
	played := newHome(p)
	played.games = slices.Repeat(played.games, 9)
	return map[string]screen{
		"home": newHome(p), "home with games": played, "failed": &failed{p: p, err: errors.New(strings.Repeat("the file cannot be opened, ", 12))},
		"setup": s, "advanced": adv, "pact": &pact{s: s, from: adv},
		"decks": newDeckShelf(p), "a deck was deleted": gone, "trash": bin,
		"import": newImporting(p), "a list": list, "sealed": newSealed(p), "packs": opened,
		"builder": newBuilder(p, 0, d), "learn": newLearn(p), "puzzles": newPuzzles(p), "symbols": &symbols{p: p, back: func() {}},
		"board": newBoardEditor(p, newSetting(p, func() {})), "first game": &firstGame{p: p, back: func() {}},
		"curtain": &curtain{p: p, t: tab}, "over": &over{p: p, t: tab}, "petition": &petition{p: p, t: tab, unit: session.ByTurn},
		"judge": mend, "judge asked": &petition{p: p, t: tab, judging: judging}, "hand": &handAlone{e: mend, m: mend.bench.(*mending)},
	}
}

// misplaced tells what lies outside of a room, and which words are cut although they need not be:
// labels and buttons say how they may be shortened, and what scrolls may be longer than what is seen.
func misplaced(o fyne.CanvasObject, at fyne.Position, room fyne.Size, out []string) []string {
	if !o.Visible() {
		return out
	}
	at = at.Add(o.Position())
	size, least := o.Size(), o.MinSize()
	const slack = 0.6
	if at.X < -slack || at.Y < -slack || at.X+size.Width > room.Width+slack || at.Y+size.Height > room.Height+slack {
		if _, is := o.(*canvas.Image); !is { // the dusk covers the window and more
			return append(out, fmt.Sprintf("%s at %v, %v large", worded(o), at, size))
		}
	}
	switch x := o.(type) {
	case *container.Scroll:
		inner := x.Content
		if x.Direction == container.ScrollVerticalOnly && inner.MinSize().Width > size.Width+slack {
			out = append(out, fmt.Sprintf("what scrolls in %v is %v wide", size, inner.MinSize().Width))
		}
		return misplaced(inner, fyne.Position{}.Subtract(inner.Position()), inner.Size(), out)
	case *fyne.Container:
		for _, sub := range x.Objects {
			out = misplaced(sub, at, room, out)
		}
		return out
	case *widgets.Builder, *widgets.Table:
		return out // these cut their own words, and have tests of their own
	case *widgets.Prose, *widget.Label, *button, *widget.Button, *canvas.Text, *widget.Check, *widget.Select, *chooser:
		if least.Width > size.Width+slack || least.Height > size.Height+slack {
			out = append(out, fmt.Sprintf("%s needs %v and has %v", worded(o), least, size))
		}
		return out
	case fyne.Widget:
		for _, sub := range test.WidgetRenderer(x).Objects() {
			out = misplaced(sub, at, room, out)
		}
	}
	return out
}

// worded says what an object is, by its words if it has any.
func worded(o fyne.CanvasObject) string {
	words := ""
	switch x := o.(type) {
	case *widget.Label:
		words = x.Text
	case *widgets.Prose:
		words = x.Text
	case *button:
		words = x.Text
	case *canvas.Text:
		words = x.Text
	case *widget.Check:
		words = x.Text
	}
	return strings.TrimSpace(fmt.Sprintf("%T %.50q", o, words))
}

// However much a screen seems to ask for before its text is laid out, the window does not grow with it.
func TestTheWindowDoesNotGrowWithAText(t *testing.T) {
	p := start(t, t.TempDir())
	words := widget.NewLabel(strings.Repeat("many words ", 200))
	words.Wrapping = fyne.TextWrapWord
	words.Resize(fyne.NewSize(30, 10))
	all := p.growing(container.NewVBox(words))
	if least := all.MinSize(); words.MinSize().Height < 1000 || least.Height > roomTall || least.Width > roomWide {
		t.Errorf("%v, of a text of %v", least, words.MinSize())
	}
}
