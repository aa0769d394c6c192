package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/app/session"
	"cantina/decks"
)

// A deck is tried out from the builder, and leaving the table leads back to it; the list of
// games does not keep it.
func TestADeckIsTriedOut(t *testing.T) {
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	d := decks.Embedded()[0]
	p.openStarter(d)
	p.screen.(*builder).tryOut()
	tab, ok := p.screen.(*table)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	if h := tab.s.Header(); !h.Idle(d.Side.Other()) || h.Idle(d.Side) || tab.s.Front() != d.Side {
		t.Errorf("%+v", h)
	}
	for _, m := range [][]*fyne.Menu{tab.menu(), tab.coveredMenu()} {
		if items := m[0].Items; items[len(items)-2].Label != "Back to the deck" {
			t.Errorf("%q leads back", items[len(items)-2].Label)
		}
	}
	tab.leave()
	if b, ok := p.screen.(*builder); !ok || b.deck.Name != d.Name {
		t.Errorf("on %T", p.screen)
	}
	if all, _ := p.store.Games(); len(all) != 0 {
		t.Errorf("%d games are listed", len(all))
	}
}
