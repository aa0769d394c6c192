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

// apart tells whether copies of a card keep apart at some locations.
func (t *Text) apart() bool { return t.Operative != "" || t.Kinds.Has(int(ModSole)) }

// keepsApart tells whether a card has a location to itself, of those of its title: an
// operative one of its planet, from its player's (char.operative), and one that says so
// any, from everybody's (ruling.sith-probe-droid).
func (p *Position) keepsApart(id, loc game.CardID) bool {
	t := p.Text(id)
	return t.Operative != "" && p.partOf(loc, t.Operative) || p.sole(id)
}

func (p *Position) sole(id game.CardID) bool {
	return p.Text(id).Kinds.Has(int(ModSole)) && !(p.S.OnTable(id) && p.TextCanceled(id))
}

// Meets tells whether a card that keeps apart, or one that a card carries, would find
// another of its title at a location.
func (p *Position) Meets(id, loc game.CardID) bool {
	if loc == 0 || !p.dealt().met {
		return false
	}
	if p.S.Where(id) != loc && p.keepsApart(id, loc) && len(p.alike(id, loc)) > 0 {
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

// alike lists the cards of the title of one that keeps apart at a location: its player's,
// or everybody's.
func (p *Position) alike(id, loc game.CardID) (out []game.CardID) {
	everybody := p.sole(id)
	for _, other := range p.InPlay() {
		if p.S.Where(other) == loc && p.Def(other).Title == p.Def(id).Title && (everybody || p.S.C(other).Owner == p.S.C(id).Owner) && !p.LeavesNow(other) {
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

// Met lists cards of one title that have met at a location all the same.
func (p *Position) Met() []game.CardID {
	if !p.dealt().met {
		return nil
	}
	for _, id := range p.InPlay() {
		if loc := p.S.Where(id); p.Text(id).apart() && loc != 0 && p.keepsApart(id, loc) {
			if all := p.alike(id, loc); len(all) > 1 {
				return all
			}
		}
	}
	return nil
}
