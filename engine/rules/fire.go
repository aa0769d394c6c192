package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// firing makes a requirement of firing a weapon; other actions meet it.
func firing(rule, en, fr string, holds func(g *Game, o *game.Option) bool) requirement {
	return need(rule, en, fr, func(g *Game, _ card.Side, o *game.Option) bool {
		return !g.text(o.Card).clauses[o.Clause].fire || holds(g, o)
	})
}

// fireNeeds are the requirements of firing a weapon besides those of every action
// from game text.
var fireNeeds = []requirement{
	firing("weapon.fire.when", "A weapon fires in the weapons segment of a battle in which it takes part.",
		"Une arme tire dans le segment des armes d'une bataille à laquelle elle participe.",
		func(g *Game, o *game.Option) bool {
			host := g.S.Host(o.Card)
			return g.S.Battle.On && g.S.Battle.Segment == game.Weapons && g.inBattle(o.Card) && (host == 0 || g.inBattle(host))
		}),
	firing("weapon.once-per-battle", "It has been fired in this battle.", "Elle a déjà tiré dans cette bataille.",
		func(g *Game, o *game.Option) bool {
			return !g.S.Battle.On || g.S.C(o.Card).FiredIn != g.S.Battle.Number
		}),
	firing("weapon.destiny", "Your Reserve Deck is empty: no weapon destiny could be drawn.",
		"Votre pile de réserve est vide : aucune destinée d'arme ne pourrait être tirée.",
		func(g *Game, o *game.Option) bool { return g.top(g.S.C(o.Card).Owner, game.Reserve) != 0 }),
	firing("weapon.starship-vehicle", "What carries it is landed, unpiloted or crashed.", "Ce qui la porte est posé, sans pilote ou écrasé.",
		func(g *Game, o *game.Option) bool {
			host := g.S.Host(o.Card)
			return host == 0 || g.def(host).Type != card.Starship && g.def(host).Type != card.Vehicle || g.operational(host)
		}),
	useOne(card.Weapon, "weapon.use", "%s has used another weapon this turn.", "%s a déjà utilisé une autre arme ce tour-ci."),
	useOne(card.Device, "weapon.device-use", "%s has used another device this turn.", "%s a déjà utilisé un autre engin ce tour-ci."),
	firing("weapon.fire.own", "A weapon does not fire at its owner's cards.", "Une arme ne tire pas sur les cartes de son propriétaire.",
		func(g *Game, o *game.Option) bool {
			return o.Target == 0 || g.S.C(o.Target).Owner != g.S.C(o.Card).Owner
		}),
	firing("weapon.fire.when", "The target does not take part in the battle.", "La cible ne participe pas à la bataille.",
		func(g *Game, o *game.Option) bool { return o.Target == 0 || !g.S.Battle.On || g.inBattle(o.Target) }),
	firing("weapon.present", "The target is not present with the weapon.", "La cible n'est pas présente avec l'arme.",
		func(g *Game, o *game.Option) bool {
			return o.Target == 0 || g.presentWith(o.Target, g.shooter(o.Card))
		}),
}

// useOne: one weapon and one device a turn for a character, vehicle or
// starfighter, one weapon for each printed warrior icon, any number for a capital
// starship; the same one several times (weapon.use, weapon.device-use).
func useOne(t card.Type, rule, en, fr string) requirement {
	return requirement{
		rule: rule,
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			host := g.S.Host(o.Card)
			if g.def(o.Card).Type != t || host == 0 || !g.text(o.Card).clauses[o.Clause].usesBearer() {
				return true
			}
			h := g.S.C(host)
			turn, used := h.WeaponBy, h.Weapon
			if t == card.Device {
				turn, used = h.DeviceBy, h.Device
			}
			d := g.def(host)
			if turn != g.S.Turn || used == o.Card || d.Type == card.Starship && d.Is("capital") || t == card.Weapon && d.Has("warrior x2") {
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
			return format(en, fr, g.title(g.S.Host(o.Card)))
		},
	}
}

// usesBearer tells whether carrying a clause out is using the weapon or device:
// firing, and anything optional in its text (weapon.use).
func (cl *clause) usesBearer() bool { return cl.fire || cl.may || cl.trig == nil && cl.acts() }

// shooter is the card that is present for a weapon: a starship or vehicle weapon
// fires as its carrier (weapon.present).
func (g *Game) shooter(weapon game.CardID) game.CardID {
	if host := g.S.Host(weapon); host != 0 {
		return host
	}
	return weapon
}

// uses marks a weapon or device as used by its bearer in this turn.
func (g *Game) uses(id game.CardID) {
	host := g.S.Host(id)
	if host == 0 {
		return
	}
	switch h := g.S.C(host); g.def(id).Type {
	case card.Weapon:
		h.WeaponBy, h.Weapon = g.S.Turn, id
	case card.Device:
		h.DeviceBy, h.Device = g.S.Turn, id
	}
}
