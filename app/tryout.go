package app

import (
	"fmt"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// tryOut plays the deck as it stands alone, with the rules on, against a starter deck whose
// player passes; leaving the table leads back here.
func (b *builder) tryOut() {
	b.keepNow()
	side := b.deck.Side
	h := store.Header{
		Program: Version, Catalog: fmt.Sprintf("%016x", b.p.cat.Hash()), Seed: b.p.seed(), First: side, Alone: 1 + int8(side),
		Lang: say.Lang().Code(), Created: b.p.now(), Options: game.Options{Shuffled: true, Edition: formatOf(b.deck).Edition},
	}
	h.Names[side.Other()] = say.T("build.nobody")
	h.Decks[side] = b.deck.Dealt()
	h.Decks[side.Other()] = decks.Usual(side.Other()).Dealt()
	id, deck := b.id, b.deck
	var s *session.Session
	b.p.do(func() (err error) { s, err = session.Start(b.p.store, b.p.rules, h); return err }, func(err error) {
		if err != nil {
			b.p.fail(say.T("build.nottried"), err)
			return
		}
		t := newTable(b.p, s)
		t.back = func() {
			if id == 0 {
				b.p.openStarter(deck)
				return
			}
			b.p.openDeck(id)
		}
		b.p.seat(t)
	})
}
