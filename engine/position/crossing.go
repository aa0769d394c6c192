package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// crossedAs are the personas of a card that has crossed over: it is no longer the old
// person (cross.identity).
func crossedAs(d *card.Def) (out []string) {
	for _, x := range card.Identities {
		if slices.Contains(d.Personas, x.Persona) {
			out = append(out, x.Name)
		}
	}
	return out
}

// Named tells whether a name that stands in quotes is a card's: its title, a persona, a
// part or a group; of who has crossed over the new name only (cross.identity).
func (p *Position) Named(id game.CardID, name string) bool {
	d := p.Def(id)
	if d.Back != nil && name == p.faceUp(id).Title { // objective.title
		return true
	}
	if !p.S.Cards[id].Is(game.Crossed) {
		return d.Named(name) || p.Newest() && slices.Contains(d.Newest, name)
	}
	return slices.ContainsFunc(card.Identities, func(x card.Identity) bool {
		return slices.Contains(d.Personas, x.Persona) && (name == x.Name || name == x.Group)
	})
}

// WasCrossed is a card of a player's deck that has crossed over and was a person of
// another card of his, 0 if there is none: he deploys no version of it any more, whatever
// has become of it since (cross.identity).
func (p *Position) WasCrossed(side card.Side, id game.CardID) game.CardID {
	d := p.Def(id)
	for was, it := range p.S.All {
		if it.Is(game.Crossed) && it.Back == side && samePerson(d, p.Def(was)) {
			return was
		}
	}
	return 0
}

// samePerson tells whether two cards are versions of one person, by what is printed: by a
// persona, or by the title where there is none.
func samePerson(a, b *card.Def) bool {
	return a.Dots == 1 && b.Dots == 1 && (a.Unmarked() == b.Unmarked() || slices.ContainsFunc(a.Personas, func(name string) bool { return b.Named(name) })) ||
		slices.ContainsFunc(a.Permanent, func(seat card.Permanent) bool { return UniquePerson(seat) && b.Named(seat.Persona) })
}

// Crosses lists the characters that a clause attempts to cross over, by what it has named so
// far.
type Crosses func(c *Context) []game.CardID

// CrossingTerms are what texts at work change in what an attempt by a card to cross another
// one over comes to, copies of one text once (value.cumulative).
func (p *Position) CrossingTerms(id, by game.CardID) (gives Once) {
	for m := range p.Mods(ModCross) {
		if m.Hits(id) && m.At(&m.C, by) {
			gives.Add(m)
		}
	}
	return gives
}
