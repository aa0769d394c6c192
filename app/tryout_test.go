package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/app/session"
	"cantina/decks"
)

// Who closes the program while a deck is tried out finds no game to continue, no more than who goes back to the deck.
func TestATriedOutGameIsNotContinued(t *testing.T) {
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	p.openStarter(decks.Embedded()[0])
	p.screen.(*builder).tryOut()
	if _, ok := p.screen.(*table); !ok {
		t.Fatalf("on %T", p.screen)
	}
	p.quit()
	if all, _ := p.store.Games(); len(all) != 0 {
		t.Errorf("%d games are listed", len(all))
	}
}

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
