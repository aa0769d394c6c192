package position

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// matchingSystem is the system that an operative names in its title, "" for any
// other card.
func matchingSystem(d *card.Def) string {
	if !d.Trait("operative") {
		return ""
	}
	sys, _ := strings.CutSuffix(d.Title, " Operative")
	return sys
}

// Meets tells whether an operative, or one that a card carries, would find another of
// its title and player at a location of their planet.
func (p *Position) Meets(id, loc game.CardID) bool {
	if loc == 0 || !p.dealt().met {
		return false
	}
	if sys := p.Text(id).Operative; sys != "" && p.S.Where(id) != loc && p.partOf(loc, sys) && len(p.operatives(id, loc)) > 0 {
		return true
	}
	if p.S.OnTable(id) {
		for _, other := range p.S.On(id) {
			if p.Meets(other, loc) {
				return true
			}
		}
	}
	return false
}

// operatives lists a player's operatives with the title of one of them at a location.
func (p *Position) operatives(id, loc game.CardID) (out []game.CardID) {
	for _, other := range p.InPlay() {
		if p.Text(other).Operative != "" && p.S.C(other).Owner == p.S.C(id).Owner && p.S.Where(other) == loc && p.Def(other).Title == p.Def(id).Title && !p.LeavesNow(other) {
			out = append(out, other)
		}
	}
	return out
}

// idle tells whether an operative is on its matching planet, where its ability draws no
// battle destiny and does not control (char.operative).
func (p *Position) idle(id game.CardID) bool {
	sys := p.Text(id).Operative
	return sys != "" && p.onPlanet(id, sys)
}

// Met lists operatives of one title and player that have met at a location of their
// planet all the same.
func (p *Position) Met() []game.CardID {
	if !p.dealt().met {
		return nil
	}
	for _, id := range p.InPlay() {
		sys := p.Text(id).Operative
		if loc := p.S.Where(id); sys != "" && loc != 0 && p.partOf(loc, sys) {
			if all := p.operatives(id, loc); len(all) > 1 {
				return all
			}
		}
	}
	return nil
}
