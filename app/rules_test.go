package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/widgets/say"
)

func TestTheRulebookOpensAndCloses(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	help := p.win.MainMenu().Items[len(p.win.MainMenu().Items)-1]
	if help.Items[0].Label != say.T("app.menu.rules") {
		t.Fatalf("the Help menu begins with %q", help.Items[0].Label)
	}
	help.Items[0].Action()
	over := p.win.Canvas().Overlays()
	if !p.reading.open || over.Top() != fyne.CanvasObject(p.reading.book) {
		t.Fatal("the menu opens no rulebook")
	}
	p.openRule("battle.cost")
	if len(over.List()) != 1 || p.reading.book.At() != "battle.cost" {
		t.Errorf("%d overlays, at %s", len(over.List()), p.reading.book.At())
	}
	if p.reading.book.Size() != p.win.Canvas().Size() {
		t.Errorf("the book is %v in a window of %v", p.reading.book.Size(), p.win.Canvas().Size())
	}
	p.typed(&fyne.KeyEvent{Name: fyne.KeyDown})
	if p.reading.book.At() == "battle.cost" {
		t.Error("a key that nothing took did not reach the book")
	}
	p.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.reading.open || over.Top() != nil {
		t.Error("Escape leaves the book open")
	}

	tab.table.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
	if !p.reading.open {
		t.Error("F1 at the table opens no rulebook")
	}
	p.setLang(card.French)
	defer p.setLang(card.English)
	if p.reading.open {
		t.Error("the book stayed over a new screen")
	}
}
