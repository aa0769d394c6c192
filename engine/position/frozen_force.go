package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A card that lies on a Force Pile: what was below it when it came there, as far as it is
// still there, is neither drawn nor used, looked at or moved; it may be lost once nothing
// lies above it (turn.draw, life.use).

// OnForcePile tells whether a card lies on a Force Pile: on that of the player on whose side
// of the table it is.
func (p *Position) OnForcePile(id game.CardID) bool {
	it := p.S.C(id)
	return it.Zone == game.Table && it.At == 0 && it.Beside != it.Owner && p.Text(id).Kinds.Has(int(ModFreezes))
}

// OnForcePiles are the cards that lie on a player's Force Pile.
func (p *Position) OnForcePiles(side card.Side) (out []game.CardID) {
	if p.InPlay(); !p.Index.Kinds.Has(int(ModFreezes)) {
		return nil
	}
	for _, id := range p.with(ModFreezes) {
		if p.OnForcePile(id) && p.S.C(id).Beside == side {
			out = append(out, id)
		}
	}
	return out
}

// FrozenForce is how many cards at the bottom of a player's Force Pile are not his to use.
func (p *Position) FrozenForce(side card.Side) (n int) {
	for _, id := range p.OnForcePiles(side) {
		if p.TextWorks(id, ModFreezes) {
			n = max(n, p.below(id))
		}
	}
	return min(n, len(p.Pile(side, game.Force)))
}

// Reach are the cards of a pile that may be taken, looked at, shuffled or moved.
func (p *Position) Reach(side card.Side, zone game.Zone) []game.CardID {
	pile := p.Pile(side, zone)
	if zone == game.Force {
		return pile[p.FrozenForce(side):]
	}
	return pile
}

// Usable is the Force that a player may use or draw.
func (p *Position) Usable(side card.Side) int {
	return len(p.Reach(side, game.Force))
}
