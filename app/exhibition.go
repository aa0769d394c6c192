package app

import (
	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// exhibition lets the program play a game with itself, with two of the starter decks, and shows
// it from its beginning: who has not played yet can watch one.
func (p *program) exhibition() {
	h := p.newHeader()
	h.Seed, h.Options.Shuffled = p.seed(), true
	h.Names = [card.Sides]string{programName, programName}
	var of [card.Sides][]*decks.Deck
	for _, name := range decks.EmbeddedNames() {
		if d, _ := decks.LoadFile(name); d != nil {
			of[d.Side] = append(of[d.Side], d)
		}
	}
	for side := range card.Sides {
		h.Decks[side] = of[side][(h.Seed>>(8*side))%uint64(len(of[side]))].Dealt()
	}
	var id store.ID
	p.do(func() (err error) {
		id, err = session.Exhibit(p.store, p.rules, h)
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("watch.failed"), err)
			return
		}
		p.watchGame(id, 0, card.Dark, func() { p.show(newHome(p)) })
	})
}
