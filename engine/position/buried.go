package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Bluffs lists the bluff cards under a site, the oldest first.
func (p *Position) Bluffs(loc game.CardID) []game.CardID {
	if p.InPlay(); !p.IsSite(loc) || !p.Index.Kinds.Has(int(ModRules)) {
		return nil
	}
	out := slices.DeleteFunc(p.S.Below(loc), func(id game.CardID) bool { return !p.S.C(id).Is(game.FaceDown) })
	slices.SortFunc(out, func(a, b game.CardID) int { return int(p.S.C(a).Since - p.S.C(b).Since) })
	return out
}

// MinersAt tells whether a player has a mining droid present at a location.
func (p *Position) MinersAt(side card.Side, loc game.CardID) bool {
	for id := range p.At(loc) {
		if d := p.Def(id); p.S.C(id).Owner == side && d.Is("mining droid") && p.PresentAt(id) == loc {
			return true
		}
	}
	return false
}

// Covered tells whether a card lies face down at a location: under it, in its ground, or
// under a card there (place.at).
func (p *Position) Covered(id game.CardID) bool {
	it := p.S.C(id)
	return it.Is(game.FaceDown) && (it.Zone == game.Under || it.Zone == game.Table) && p.S.Where(it.At) != 0
}

// Buried tells whether a card lies face down at a location.
func (p *Position) Buried(id game.CardID) bool {
	it := p.S.C(id)
	return it.Zone == game.Table && it.Is(game.FaceDown) && p.S.C(it.At).Zone == game.Row
}
