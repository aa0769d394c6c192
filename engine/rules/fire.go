package rules

import (
	"slices"

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
var fireNeeds = slices.Concat([]requirement{
	firing("weapon.fire.when", "A weapon fires in the weapons segment of a battle or attack in which it takes part.",
		"Une arme tire dans le segment des armes d'une bataille ou d'une attaque à laquelle elle participe.",
		func(g *Game, o *game.Option) bool {
			if g.fire&game.FireOutside != 0 {
				return true
			}
			if f, a := g.attack(); f != nil { // creature.attack.weapons
				return a.Kind != preying && (g.clauseAt(o).far && a.Kind == hunted && f.Side == g.S.C(o.Card).Owner || g.attends(f, a, g.shooter(o.Card)))
			}
			in := g.S.Battle.On && g.S.Battle.Segment == game.Weapons
			return in && (g.clauseAt(o).far || g.inBattle(o.Card) && g.inBattle(g.shooter(o.Card)))
		}),
	firing("weapon.once-per-battle", "It has been fired in this battle.", "Elle a déjà tiré dans cette bataille.",
		func(g *Game, o *game.Option) bool {
			again := g.fire&(game.FireAgain|game.FireSecond|game.FireOutside|game.FireRetarget) != 0
			if _, a := g.attack(); a != nil && slices.Contains(a.Fired, o.Card) { // creature.attack.weapons
				return again
			}
			return again || !g.S.Battle.On || g.S.C(o.Card).FiredIn != g.S.Battle.Number
		}),
	firing("weapon.destiny", "Your Reserve Deck is empty: no weapon destiny could be drawn.",
		"Votre pile de réserve est vide : aucune destinée d'arme ne pourrait être tirée.",
		func(g *Game, o *game.Option) bool { return g.top(g.S.C(o.Card).Owner, game.Reserve) != 0 }),
	firing("weapon.starship-vehicle", "What carries it is landed, unpiloted or crashed.", "Ce qui la porte est posé, sans pilote ou écrasé.",
		func(g *Game, o *game.Option) bool {
			by := g.shooter(o.Card)
			return by == o.Card || g.def(by).Type != card.Starship && g.def(by).Type != card.Vehicle || g.operational(by)
		}),
	firing("weapon.artillery", "Artillery needs your power droid or fusion generator present.",
		"L'artillerie a besoin de votre droïde énergétique ou générateur à fusion présent.",
		func(g *Game, o *game.Option) bool { return !g.isArtillery(o.Card) || g.powered(o.Card) }),
	useOne(card.Weapon, "weapon.use", "%s has used as many weapons this turn as it may.", "%s a déjà utilisé ce tour-ci autant d'armes que possible."),
	useOne(card.Device, "weapon.device-use", "%s has used another device this turn.", "%s a déjà utilisé un autre équipement ce tour-ci."),
	firing("weapon.fire.own", "A weapon does not fire at its owner's cards.", "Une arme ne tire pas sur les cartes de son propriétaire.",
		func(g *Game, o *game.Option) bool {
			return o.Target == 0 || g.fire&game.FireRetarget != 0 || g.attacked(o.Target) || g.S.C(o.Target).Owner != g.S.C(o.Card).Owner
		}),
}, atTarget)

// atTarget are the requirements of what a weapon targets, which a retargeted
// weapon's new target must meet too (weapon.retarget-valid).
var atTarget = []requirement{
	firing("weapon.fire.when", "The target does not take part in the battle or attack.", "La cible ne participe pas à la bataille ou à l'attaque.",
		func(g *Game, o *game.Option) bool {
			if g.attacking() && g.fire&game.FireOutside == 0 {
				return o.Target == 0 || g.attacked(o.Target)
			}
			return o.Target == 0 || !g.S.Battle.On || g.inBattle(o.Target)
		}),
	firing("weapon.outside", "The target is not active.", "La cible n'est pas active.",
		func(g *Game, o *game.Option) bool {
			return o.Target == 0 || g.isActive(o.Target) || g.S.C(o.Target).Is(game.Undercover) && g.fire&game.FireOutside != 0
		}),
	firing("weapon.present", "The target is not present with the weapon.", "La cible n'est pas présente avec l'arme.",
		func(g *Game, o *game.Option) bool {
			by := g.shooter(o.Card)
			switch {
			case o.Target == 0 || o.Target == by: // the shooter himself (weapon.retarget-valid)
				return true
			case g.clauseAt(o).far: // weapon.long-range; how far, its text says
				return g.presentAt(by) == g.S.Where(by) && g.presentAt(o.Target) == g.S.Where(o.Target)
			}
			return g.presentWith(o.Target, by)
		}),
	firing("weapon.no-target", "The target may not be targeted by weapons.", "La cible ne peut pas être ciblée par des armes.",
		func(g *Game, o *game.Option) bool { return o.Target == 0 || !g.sheltered(o.Target) }),
}

// clauseAt is the clause of a candidate.
func (g *Game) clauseAt(o *game.Option) *clause { return g.text(o.Card).clauses[o.Clause] }

// sheltered tells whether a card may not be targeted by weapons (weapon.no-target).
func (g *Game) sheltered(id game.CardID) bool {
	for m := range g.mods(mNoWeapons) {
		if m.hits(id) {
			return true
		}
	}
	return false
}

// shooter is the card that is present for a weapon: a starship or vehicle weapon
// fires as its carrier; a permanent weapon as the card that it is part of, and
// artillery for itself (weapon.present, weapon.permanent, weapon.artillery).
func (g *Game) shooter(weapon game.CardID) game.CardID {
	if t := g.def(weapon).Type; t != card.Weapon && t != card.Device {
		return weapon
	}
	if host := g.S.Host(weapon); host != 0 {
		return host
	}
	return weapon
}

// isArtillery tells whether a weapon stands at a site as artillery.
func (g *Game) isArtillery(id game.CardID) bool {
	d := g.def(id)
	return d.Type == card.Weapon && d.Is("artillery")
}

// powered tells whether artillery has a power source of its owner present
// (weapon.artillery).
func (g *Game) powered(id game.CardID) bool {
	for x := range g.at(g.S.Where(id)) {
		d := g.def(x)
		power := d.Is("power droid") || d.Type == card.Device && d.Trait("fusion generator")
		if power && g.S.C(x).Owner == g.S.C(id).Owner && g.presentWith(x, id) {
			return true
		}
	}
	return false
}

// targetsWith tells whether a weapon could be turned on a card: of a kind that it
// names, present and not protected (weapon.retarget-valid).
func (g *Game) targetsWith(weapon game.CardID, clause int16, target game.CardID) bool {
	o := game.Option{Verb: game.VFire, Card: weapon, Clause: clause, Target: target}
	side := g.S.C(weapon).Owner
	cl := g.clauseAt(&o)
	defer func(was game.Fire) { g.fire = was }(g.fire)
	g.fire |= game.FireRetarget
	return g.satisfies(atTarget, side, &o) && len(cl.targets) > 0 && cl.targets[0].match(g.clauseCtx(side, weapon, cl, nil), target)
}

// shots lists the ways in which a weapon could be fired now, at a target or, with
// 0, at any.
func (g *Game) shots(side card.Side, weapon, target game.CardID, how game.Fire) (out []game.Option) {
	defer func(was game.Fire, ev *game.Event) { g.fire, g.ev = was, ev }(g.fire, g.ev)
	g.fire, g.ev = how, nil
	if g.S.C(weapon).Owner != side || !g.S.OnTable(weapon) {
		return nil
	}
	for _, n := range g.text(weapon).fires {
		g.candidates(side, weapon, g.text(weapon).clauses[n], nil, want{0, target}, func(o game.Option) {
			if g.satisfies(clauseNeeds, side, &o) {
				out = append(out, o)
			}
		})
	}
	return out
}

// shoot begins a shot.
func (g *Game) shoot(side card.Side, o *game.Option, how game.Fire, plus card.Num) {
	shot := g.startClause(side, o, game.Event{})
	shot.Fire, shot.Plus = how, plus
}

// firesFree tells whether a text where a weapon is lets it fire free.
func (g *Game) firesFree(id game.CardID) bool {
	for m := range g.mods(mFireFree) {
		if g.S.Where(m.c.self) == g.S.Where(id) && m.hits(id) {
			return true
		}
	}
	return false
}
