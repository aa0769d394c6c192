package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Weapons that the text of a starship admits aboard (weapon.starship.special-slot).

// admits tells whether the text of a carrier lets a weapon deploy aboard free.
func (r *Referee) admits(carrier, weapon game.CardID) bool {
	m := r.admission(carrier, weapon)
	return m != nil && m.May && (m.Named || r.fitsClass(carrier, weapon))
}

// admission is the text of a carrier that names a weapon or its kind.
func (r *Referee) admission(carrier, weapon game.CardID) *position.Modifier {
	if carrier == 0 || r.Def(weapon).Type != card.Weapon || r.S.C(carrier).Owner != r.S.C(weapon).Owner {
		return nil
	}
	for m := range r.Mods(position.ModAdmits) {
		if m.C.Self == carrier && m.Hits(weapon) {
			return m.Modifier
		}
	}
	return nil
}

// fitsClass tells whether a weapon's own text deploys it on some starship of the
// carrier's class: capital, starfighter or squadron.
func (r *Referee) fitsClass(carrier, weapon game.CardID) bool {
	return slices.ContainsFunc(r.Text(weapon).Aboard, r.Def(carrier).Is)
}

// specialSlot: a weapon that a starship's text admits by kind must be able to
// deploy on that class of starship by its own text.
var specialSlot = requirement{
	rule: "weapon.starship.special-slot",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		m := r.admission(o.Target, o.Card)
		return m == nil || m.Named || r.fitsClass(o.Target, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("The own text of %s allows it on no starship of that class.", "Le texte de %s ne le permet sur aucun vaisseau de cette sorte.", r.Title(o.Card))
	},
}
