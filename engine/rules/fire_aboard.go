package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Weapons that the text of a starship admits aboard (weapon.starship.special-slot).

// admits tells whether the text of a carrier lets a weapon deploy aboard free.
func (g *Game) admits(carrier, weapon game.CardID) bool {
	m := g.admission(carrier, weapon)
	return m != nil && (m.named || g.fitsClass(carrier, weapon))
}

// admission is the text of a carrier that names a weapon or its kind.
func (g *Game) admission(carrier, weapon game.CardID) *mod {
	if carrier == 0 || g.def(weapon).Type != card.Weapon || g.S.C(carrier).Owner != g.S.C(weapon).Owner {
		return nil
	}
	for m := range g.mods(mAdmits) {
		if m.c.self == carrier && m.hits(weapon) {
			return m.mod
		}
	}
	return nil
}

// fitsClass tells whether a weapon's own text deploys it on some starship of the
// carrier's class: capital, starfighter or squadron.
func (g *Game) fitsClass(carrier, weapon game.CardID) bool {
	return slices.ContainsFunc(g.text(weapon).aboard, g.def(carrier).Is)
}

// shipClasses are the classes of starship among which a weapon's own text finds
// what carries it.
func (p *compiler) shipClasses(f gametext.Filter) (out []string) {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookKind {
			out = append(out, t.Value)
		}
	}
	for _, x := range f.Or {
		out = append(out, p.shipClasses(x)...)
	}
	for _, t := range f.Titles {
		for _, def := range p.prog.byTitle[t] {
			out = append(out, p.prog.cards[def].def.Kinds...)
		}
	}
	return out
}

// specialSlot: a weapon that a starship's text admits by kind must be able to
// deploy on that class of starship by its own text.
var specialSlot = requirement{
	rule: "weapon.starship.special-slot",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		m := g.admission(o.Target, o.Card)
		return m == nil || m.named || g.fitsClass(o.Target, o.Card)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("The own text of %s allows it on no starship of that class.", "Le texte de %s ne le permet sur aucun vaisseau de cette sorte.", g.title(o.Card))
	},
}
