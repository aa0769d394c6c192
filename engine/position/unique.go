package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// OnTable counts the copies of a card on table, by the title of which there are
// most; both players', inactive ones too (unique.inactive-counts, type.combo).
func (p *Position) OnTable(d *card.Def) int {
	most := 0
	for _, title := range d.Titles() {
		n := 0
		for _, def := range p.byTitle[title] {
			if !marked(p.Cards[def].Def, d) {
				continue
			}
			for _, it := range p.S.All {
				if it.Def == def && (it.Zone == game.Table || it.Zone == game.Row) {
					n++
				}
			}
		}
		most = max(most, n)
	}
	return most
}

// marked tells whether two cards have the same marks before the title: a title with
// a dot and the same words without are two (unique.symbols-compare).
func marked(a, b *card.Def) bool { return a.Dots == b.Dots && a.Diamond == b.Diamond }

// Same tells whether two cards are identical: in a title and in the marks before it
// (card.title).
func Same(a, b *card.Def) bool {
	return marked(a, b) && slices.ContainsFunc(a.Titles(), func(t string) bool { return slices.Contains(b.Titles(), t) })
}

// PlayedThisTurn counts the cards of a card's title played or deployed in this
// turn.
func (p *Position) PlayedThisTurn(id game.CardID) int {
	n := 0
	d := p.Def(id)
	for _, x := range p.S.Played {
		if Same(p.Cards[x].Def, d) {
			n++
		}
	}
	return n
}

// PersonaClash is another card of the player on table with a persona of id, inactive
// ones included and those stolen from him; what was converted is the opponent's person
// now (unique.inactive-counts, persona.captive, convert.character).
func (p *Position) PersonaClash(side card.Side, id game.CardID) game.CardID {
	for other, it := range p.S.All {
		if it.Zone == game.Table && (it.Owner == side || it.Back == side && it.Stolen()) && other != id && p.SharesPersona(id, other) {
			return other
		}
	}
	return 0
}

// SharesPersona tells whether two cards are, or have built in, versions of one
// persona (persona.def, persona.permanent). Their texts may be canceled.
func (p *Position) SharesPersona(a, b game.CardID) bool {
	def, y := p.Def(a), p.Def(b)
	if def.Type == card.Location || y.Type == card.Location {
		return false
	}
	if def.Dots == 1 && slices.ContainsFunc(p.Personas(a), func(name string) bool { return p.hasPersona(b, name) }) {
		return true
	}
	titled := func(d *card.Def, of game.CardID) bool { return p.hasPersona(of, d.Unmarked()) }
	if titled(def, b) || titled(y, a) { // a card without versions is its title's persona
		return true
	}
	return slices.ContainsFunc(p.permanents(a), func(q card.Permanent) bool { return q.Persona != "" && p.hasPersona(b, q.Persona) })
}

// hasPersona tells whether a card is a version of a persona, or has one built in.
func (p *Position) hasPersona(id game.CardID, name string) bool {
	return p.Def(id).Dots == 1 && slices.Contains(p.Personas(id), name) ||
		slices.ContainsFunc(p.permanents(id), func(q card.Permanent) bool { return q.Persona == name })
}

// Personas are the personas of a card; the newest rulebook takes some for one that
// the seeds keep apart (persona.palpatine).
func (p *Position) Personas(id game.CardID) []string {
	d := p.Def(id)
	if d.Type == card.Weapon { // a weapon built into a card bears its title (persona.permanent)
		return []string{d.Unmarked()}
	}
	if p.S.Cards[id].Is(game.Crossed) {
		return crossedAs(d)
	}
	if p.Newest() && len(d.Newest) > 0 {
		return slices.Concat(d.Personas, d.Newest)
	}
	return d.Personas
}
