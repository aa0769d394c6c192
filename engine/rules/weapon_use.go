package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// useOne: a character, vehicle or starfighter uses one weapon and one device a
// turn, a character as many weapons as it has warrior icons, a squadron three, a
// capital starship any number; the same one several times (weapon.use,
// weapon.device-use).
func useOne(t card.Type, rule, en, fr string) requirement {
	return requirement{
		rule:  rule,
		grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.clauseAt(o)
			if weapon := cl.Fire || r.Def(o.Card).Type == card.Weapon; weapon != (t == card.Weapon) || !weapon && r.Def(o.Card).Type != t {
				return true
			}
			by := r.Shooter(o.Card)
			return !cl.UsesBearer() || by == o.Card && !cl.Fire || r.MayUse(by, t, o.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say(en, fr, r.Title(r.Shooter(o.Card)))
		},
	}
}

// notForbidden: no text forbids to use the weapon or device (weapon.use).
var notForbidden = requirement{rule: "weapon.use",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		return !r.clauseAt(o).UsesBearer() || !r.Said(position.ModUnusable, o.Card)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s may not be used now.", "%s ne peut pas être utilisé{e} en ce moment.", r.Title(o.Card))
	}}

// armed binds the use of weapons and devices by whom a text lets use none, and of weapons
// by whom one disarms; what else a text of his own does it does as before
// (ruling.captive-fury, weapon.permanent).
var armed = requirement{
	rule: "weapon.use",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		by := r.Shooter(o.Card)
		if (r.clauseAt(o).Fire || r.Def(o.Card).Type == card.Weapon) && r.Said(position.ModNoArms, by) {
			return false
		}
		return !r.clauseAt(o).UsesBearer() || by == o.Card || !r.Said(position.ModDisarmed, by)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s uses no weapons or devices now.", "%s n’utilise en ce moment ni arme ni équipement.", r.Title(r.Shooter(o.Card)))
	},
}

// uses marks a weapon or device as used in this turn by a card.
func (g *Game) uses(by, id game.CardID, t card.Type) {
	h := g.S.Mark(by)
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

// shotClause marks, among the limits of a weapon, that it has fired a second time in a battle.
const shotClause = -2

// firesInBattle notes that a weapon fires in the battle, or has been spared for something
// else in it (weapon.once-per-battle, weapon.instead).
func (g *Game) firesInBattle(weapon game.CardID) {
	if g.S.C(weapon).FiredIn == g.S.Battle.Number {
		g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: weapon, Title: g.S.C(weapon).Def, Clause: shotClause, Per: game.PerBattle, When: g.frameOfLimit(game.PerBattle)})
	}
	g.S.Tally(weapon).FiredIn = g.S.Battle.Number
}

// usesFor marks what an action of a clause uses: a weapon that fires, by what
// carries it, by itself or by whom its text names (weapon.artillery); anything
// else by its bearer.
func (g *Game) usesFor(cl *position.Clause, a *acting) {
	if cl.Spares > 0 { // weapon.instead
		for _, id := range a.Bound[cl.Spares-1].Cards {
			g.uses(g.Shooter(id), id, card.Weapon)
			g.firesInBattle(id)
		}
	}
	if !cl.UsesBearer() {
		return
	}
	by, t := g.Shooter(a.Card), g.Def(a.Card).Type
	if cl.Fire {
		t = card.Weapon
		if cl.Gunner > 0 && len(a.Bound[cl.Gunner-1].Cards) > 0 {
			by = a.Bound[cl.Gunner-1].Cards[0]
		}
		if _, at := g.attack(); at != nil { // creature.attack.weapons: each once
			at.Fired = append(at.Fired, a.Card)
		} else if g.S.Battle.On && a.Fire&game.FireAgain == 0 {
			g.firesInBattle(a.Card)
		}
	}
	if t == card.Weapon || t == card.Device {
		g.uses(by, a.Card, t)
	}
}
