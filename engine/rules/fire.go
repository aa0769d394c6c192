package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// fireAllowed: a weapon fires in the weapons segment of a battle in which it
// takes part, once (weapon.fire.when, weapon.once-per-battle), with something in
// the Reserve Deck to draw (weapon.destiny).
var fireAllowed = requirement{
	rule: "weapon.fire.when",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if !g.text(o.Card).clauses[o.Clause].fire {
			return true
		}
		b := &g.S.Battle
		c := g.S.C(o.Card)
		if !b.On || b.Segment != game.Weapons || !g.inBattle(o.Card) || c.FiredIn == b.Number || g.top(side, game.Reserve) == 0 {
			return false
		}
		host := g.S.Host(o.Card)
		switch { // weapon.starship-vehicle
		case host == 0:
			return true
		case g.def(host).Type == card.Starship, g.def(host).Type == card.Vehicle:
			return g.operational(host) && g.inBattle(host)
		}
		return g.inBattle(host)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("A weapon fires once, in the weapons segment of a battle in which it takes part.",
			"Une arme tire une fois, dans le segment des armes d'une bataille à laquelle elle participe.")
	},
}

// fireUse: one weapon a turn for a character, vehicle or starfighter, one for
// each printed warrior icon, any number for a capital starship (weapon.use).
var fireUse = requirement{
	rule: "weapon.use",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if g.def(o.Card).Type != card.Weapon || !g.text(o.Card).clauses[o.Clause].usesBearer() {
			return true
		}
		host := g.S.Host(o.Card)
		if host == 0 {
			return true
		}
		h := g.S.C(host)
		if h.WeaponBy != g.S.Turn || h.Weapon == o.Card {
			return true
		}
		d := g.def(host)
		if d.Type == card.Starship && d.Is("capital") || d.Has("warrior x2") {
			return true
		}
		for m := range g.mods(mAnyWeapons) {
			if m.hits(host) {
				return true
			}
		}
		return false
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s has used another weapon this turn.", "%s a déjà utilisé une autre arme ce tour-ci.", g.title(g.S.Host(o.Card)))
	},
}

// usesBearer tells whether carrying a clause out is using the weapon: firing, and
// anything optional in its text (weapon.use).
func (cl *clause) usesBearer() bool { return cl.fire || cl.may }

// fireTarget: an opponent's card, present with the weapon and in the battle
// (weapon.fire, weapon.fire.own, weapon.present).
var fireTarget = requirement{
	rule: "weapon.fire",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if !g.text(o.Card).clauses[o.Clause].fire || o.Target == 0 {
			return true
		}
		t := g.S.C(o.Target)
		return t.Owner != side && g.inBattle(o.Target) && g.presentWith(o.Target, g.shooter(o.Card))
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("The target must be the opponent's, in the battle, and present with the weapon.",
			"La cible doit être adverse, dans la bataille, et présente avec l'arme.")
	},
}

// shooter is the card that is present for a weapon: a starship or vehicle weapon
// fires as its carrier (weapon.present).
func (g *Game) shooter(weapon game.CardID) game.CardID {
	if host := g.S.Host(weapon); host != 0 {
		return host
	}
	return weapon
}

// usesWeapon marks a weapon as used by its bearer, and as fired in this battle.
func (g *Game) usesWeapon(id game.CardID) {
	if host := g.S.Host(id); host != 0 {
		h := g.S.C(host)
		h.WeaponBy, h.Weapon = g.S.Turn, id
	}
	if g.S.Battle.On {
		g.S.C(id).FiredIn = g.S.Battle.Number
	}
}
