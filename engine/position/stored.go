package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Cards may lie face down under one whose text lets its player play and deploy them as if
// from hand. They are in no hand and no Life Force (state.stacked).

// HandOf are the cards that a player plays and deploys: those of his hand, and those under
// such a card of his.
func (p *Position) HandOf(side card.Side) []game.CardID {
	hand := p.Pile(side, game.Hand)
	if p.InPlay(); !p.Index.Kinds.Has(int(ModStores)) {
		return hand
	}
	var stored []game.CardID
	for m := range p.Mods(ModStores) {
		if m.C.You == side {
			stored = append(stored, p.S.Below(m.C.Self)...)
		}
	}
	return slices.Concat(hand, stored)
}

// InHand tells whether a card is one that its owner plays and deploys from hand, or as if
// from there.
func (p *Position) InHand(id game.CardID) bool {
	return p.Lies(id, game.Hand) || p.Stored(id) && p.TextWorks(p.S.C(id).At, ModStores)
}

// Stored tells whether a card lies under one from which it may be played.
func (p *Position) Stored(id game.CardID) bool {
	return p.Lies(id, game.Under) && p.Text(p.S.C(id).At).Kinds.Has(int(ModStores))
}
