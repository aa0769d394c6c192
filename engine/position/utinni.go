package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Prompt tells whether a card is deployed at times of its own, in any phase: an Immediate
// Effect, or an Effect that only answers events (effect.immediate).
func (p *Position) Prompt(id game.CardID) bool {
	d := p.Def(id)
	if d.Type != card.Effect {
		return false
	}
	t := p.Text(id)
	for _, n := range t.Deploys {
		if t.Clauses[n].Trig == nil {
			return d.Is("immediate") || t.Clauses[n].Phase != game.Start
		}
	}
	return len(t.Deploys) > 0
}

// Reaches tells whether what an Utinni Effect targets has reached it: both of two, of whom
// one may be the captive of the other (utinni.reach, captive.utinni).
func (p *Position) Reaches(effect game.CardID) bool {
	it := &p.S.Cards[effect]
	loc := p.S.Where(effect)
	if it.Aim == 0 || loc == 0 || !p.IsActive(effect) || !p.IsActive(it.Aim) || !p.arrived(it.Aim, loc) {
		return false
	}
	if it.Second != 0 && (!p.IsActive(it.Second) && !p.S.Cards[it.Second].Is(game.Captive) || !p.arrived(it.Second, loc)) {
		return false
	}
	return it.At == loc || it.At != it.Aim && p.arrived(it.At, loc)
}

// arrived tells whether a card is present at a location, or in a place aboard a starship or
// vehicle present there; what is carried is where its bearer is (utinni.reach).
func (p *Position) arrived(id, loc game.CardID) bool {
	for range 10 {
		it := &p.S.Cards[id]
		if p.PresentAt(id) == loc || it.Slot != card.OnCard && p.PresentAt(it.At) == loc {
			return true
		}
		if it.Zone != game.Table || it.Slot != card.OnCard {
			return false
		}
		id = it.At
	}
	return false
}

// astray tells whether an Utinni Effect is out of function with its target: not for a
// target that was captured (utinni.target-lost, captive.utinni). What a completed Jedi Test
// gives stops with its apprentice, a captive too; one not completed waits for him
// (jedi-test.inactive).
func (p *Position) astray(effect game.CardID) bool {
	aim := p.S.Cards[effect].Aim
	if aim != 0 && p.Def(effect).Type == card.JediTest {
		return p.S.Cards[effect].Is(game.Completed) && p.S.OnTable(aim) && !p.IsActive(aim)
	}
	idle := func(id game.CardID) bool {
		return id != 0 && p.S.OnTable(id) && !p.S.Cards[id].Is(game.Captive) && !p.IsActive(id)
	}
	return idle(aim) || idle(p.S.Cards[effect].Second)
}

// Utinnis tells whether the game has Effects that target something for as long as they lie
// on table.
func (p *Position) Utinnis() bool { return p.dealt().utinni }
