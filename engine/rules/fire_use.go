package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// useOne: a character, vehicle or starfighter uses one weapon and one device a
// turn, a character as many weapons as it has warrior icons, a squadron three, a
// capital starship any number; the same one several times (weapon.use,
// weapon.device-use).
func useOne(t card.Type, rule, en, fr string) requirement {
	return requirement{
		rule: rule,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.clauseAt(o)
			if weapon := cl.fire || r.def(o.Card).Type == card.Weapon; weapon != (t == card.Weapon) || !weapon && r.def(o.Card).Type != t {
				return true
			}
			by := r.shooter(o.Card)
			return !cl.usesBearer() || by == o.Card && !cl.fire || r.mayUse(by, o.Card, t)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format(en, fr, r.title(r.shooter(o.Card)))
		},
	}
}

// mayUse tells whether a card may use a weapon or device in this turn.
func (g *Game) mayUse(by, id game.CardID, t card.Type) bool {
	h, d := g.S.C(by), g.def(by)
	turn, used := h.WeaponBy, h.Weapons[:]
	if t == card.Device {
		turn, used = h.DeviceBy, h.Devices[:]
	}
	if turn != g.S.Turn || slices.Contains(used, id) || g.isArtillery(by) || d.Type == card.Starship && d.Is("capital") {
		return true
	}
	if n := slices.Index(used, 0); n >= 0 && n < usesPerTurn(d, t) {
		return true
	}
	for m := range g.mods(mAnyWeapons) {
		if m.hits(by) {
			return true
		}
	}
	return false
}

// usesPerTurn is how many different weapons or devices a card may use in a turn.
func usesPerTurn(d *card.Def, t card.Type) int {
	if d.Is("squadron") {
		return 3
	}
	n := 0
	if t == card.Weapon && d.Type == card.Character {
		for _, icon := range d.Icons { // two warrior icons are listed twice
			if icon == "warrior" {
				n++
			}
		}
	}
	return max(n, 1)
}

// usesBearer tells whether carrying a clause out is using the weapon or device:
// firing, and anything optional in its text (weapon.use).
func (cl *clause) usesBearer() bool { return cl.fire || cl.may || cl.trig == nil && cl.acts() }

// uses marks a weapon or device as used in this turn by a card.
func (g *Game) uses(by, id game.CardID, t card.Type) {
	h := g.S.C(by)
	turn, used := &h.WeaponBy, &h.Weapons
	if t == card.Device {
		turn, used = &h.DeviceBy, &h.Devices
	}
	if *turn != g.S.Turn {
		*turn, *used = g.S.Turn, [3]game.CardID{}
	}
	if slices.Contains(used[:], id) {
		return
	}
	if n := slices.Index(used[:], 0); n >= 0 {
		used[n] = id
	}
}

// usesFor marks what an action of a clause uses: a weapon that fires, by what
// carries it, by itself or by whom its text names (weapon.artillery); anything
// else by its bearer.
func (g *Game) usesFor(cl *clause, a *acting) {
	if cl.spares > 0 { // weapon.instead
		for _, id := range a.Bound[cl.spares-1].Cards {
			g.uses(g.shooter(id), id, card.Weapon)
			g.S.Edit(id).FiredIn = g.S.Battle.Number
		}
	}
	if !cl.usesBearer() {
		return
	}
	by, t := g.shooter(a.Card), g.def(a.Card).Type
	if cl.fire {
		t = card.Weapon
		if cl.gunner > 0 && len(a.Bound[cl.gunner-1].Cards) > 0 {
			by = a.Bound[cl.gunner-1].Cards[0]
		}
		if _, at := g.attack(); at != nil { // creature.attack.weapons: each once
			at.Fired = append(at.Fired, a.Card)
		} else if g.S.Battle.On {
			g.S.Edit(a.Card).FiredIn = g.S.Battle.Number
		}
	}
	if t == card.Weapon || t == card.Device {
		g.uses(by, a.Card, t)
	}
}
