package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// firing makes a requirement of firing a weapon; other actions meet it.
func firing(rule, en, fr string, holds func(r *Referee, o *game.Option) bool) requirement {
	return need(rule, en, fr, func(r *Referee, _ card.Side, o *game.Option) bool {
		return !r.Clause(o.Card, o.Clause).Fire || holds(r, o)
	})
}

// anyFiring binds every firing of a weapon; other actions meet it.
var anyFiring = append(allAt(once, readyToFire...), notOwn)

// readyToFire is what of it does not depend on the target.
var readyToFire = []requirement{
	firing("weapon.fire.when", "A weapon fires in the weapons segment of a battle or attack in which it takes part.",
		"Une arme fait feu dans le segment des armes d’une bataille ou d’une attaque à laquelle elle participe.",
		func(r *Referee, o *game.Option) bool {
			if r.fire&game.FireOutside != 0 {
				return true
			}
			if f, a := r.attack(); f != nil { // creature.attack.weapons
				return a.Kind != preying && (r.longRange(o) && a.Kind == hunted && f.Side == r.S.C(o.Card).Owner || r.attends(f, a, r.Shooter(o.Card)))
			}
			in := r.S.Battle.On && r.S.Battle.Segment == game.Weapons
			return in && (r.InBattle(o.Card) && r.InBattle(r.Shooter(o.Card)) || r.longRange(o))
		}).passes(),
	firing("weapon.once-per-battle", "It has been fired in this battle.", "Elle a déjà fait feu dans cette bataille.",
		func(r *Referee, o *game.Option) bool {
			again := r.fire&(game.FireAgain|game.FireSecond|game.FireOutside|game.FireRetarget) != 0
			if _, a := r.attack(); a != nil && slices.Contains(a.Fired, o.Card) { // creature.attack.weapons
				return again
			}
			return again || !r.S.Battle.On || r.S.C(o.Card).FiredIn != r.S.Battle.Number ||
				r.Said(position.ModFiresAgain, o.Card) && !r.limited(o.Card, shotClause, position.Limit{Per: game.PerBattle, Times: 1})
		}).passes(),
	firing("weapon.destiny", "Your Reserve Deck is empty: no weapon destiny could be drawn.",
		"Votre Réserve est vide : aucune destinée d’arme ne pourrait être tirée.",
		func(r *Referee, o *game.Option) bool { return r.Top(r.S.C(o.Card).Owner, game.Reserve) != 0 }).passes(),
	firing("weapon.starship-vehicle", "What carries it is landed, unpiloted or crashed.", "Ce qui la porte est atterri, sans pilote ou accidenté.",
		func(r *Referee, o *game.Option) bool {
			by := r.Shooter(o.Card)
			return by == o.Card || !r.Carrier(by) || r.Operational(by) || r.clauseAt(o).Grounded && r.Landed(by) && r.Crew(by)
		}),
	firing("weapon.artillery", "Artillery needs your power droid or fusion generator present.",
		"L’artillerie a besoin de votre droïde énergétique ou générateur à fusion présent.",
		func(r *Referee, o *game.Option) bool { return !r.IsArtillery(o.Card) || r.powered(o.Card) }),
	notForbidden,
	armed,
	useOne(card.Weapon, "weapon.use", "%s has used as many weapons this turn as it may.", "%s a déjà utilisé ce tour-ci autant d’armes que possible."),
	useOne(card.Device, "weapon.device-use", "%s has used another device this turn.", "%s a déjà utilisé un autre équipement ce tour-ci."),
}

var notOwn = firing("weapon.fire.own", "A weapon does not fire at its owner's cards.", "Une arme ne fait pas feu sur les cartes de son propriétaire.",
	func(r *Referee, o *game.Option) bool {
		return !r.aimsAtCard(o) || r.fire&game.FireRetarget != 0 || r.attacked(o.Target) || r.S.C(o.Target).Owner != r.S.C(o.Card).Owner
	})

// anyAim binds what a weapon targets, the new target of a retargeted one too
// (weapon.retarget-valid).
var anyAim = []requirement{
	firing("weapon.fire.when", "The target does not take part in the battle or attack.", "La cible ne participe pas à la bataille ou à l’attaque.",
		func(r *Referee, o *game.Option) bool {
			if r.attacking() && r.fire&game.FireOutside == 0 {
				return !r.aimsAtCard(o) || r.attacked(o.Target)
			}
			return !r.aimsAtCard(o) || !r.S.Battle.On || r.InBattle(o.Target)
		}),
	firing("weapon.outside", "The target is not active.", "La cible n’est pas active.",
		func(r *Referee, o *game.Option) bool {
			return !r.aimsAtCard(o) || r.IsActive(o.Target) || r.S.C(o.Target).Is(game.Undercover) && r.fire&game.FireOutside != 0
		}),
	firing("weapon.present", "The target is not present with the weapon.", "La cible n’est pas présente avec l’arme.",
		func(r *Referee, o *game.Option) bool {
			by := r.Shooter(o.Card)
			switch {
			case !r.aimsAtCard(o) || o.Target == by: // the shooter himself (weapon.retarget-valid)
				return true
			case !r.clauseAt(o).Far && r.PresentWith(o.Target, by):
				return true
			}
			return r.inRange(o, by)
		}),
	firing("weapon.no-target", "The target may not be targeted by weapons.", "La cible ne peut pas être ciblée par des armes.",
		func(r *Referee, o *game.Option) bool { return o.Target == 0 || !r.sheltered(o.Target, o.Card, true) }),
}

// inRange tells whether a target at its site is within the range of a long-range weapon: how
// far, its own text says, or the one that lets it reach next door (weapon.long-range).
func (r *Referee) inRange(o *game.Option, by game.CardID) bool {
	far := r.clauseAt(o).Far || r.FiresNextDoor(o.Card) && r.NextDoor(o.Card, o.Target)
	return far && r.PresentAt(by) == r.S.Where(by) && r.PresentAt(o.Target) == r.S.Where(o.Target)
}

// longRange tells whether a weapon may target at other sites than its own.
func (r *Referee) longRange(o *game.Option) bool { return r.clauseAt(o).Far || r.FiresNextDoor(o.Card) }

// hittable tells whether a weapon may be turned on what a candidate targets. Of a target
// that nobody has named nothing is told: there is one, or there is none (action.target).
func (r *Referee) hittable(side card.Side, o *game.Option) bool {
	return notOwn.holds(r, side, o) && r.satisfies(anyAim, side, o)
}

// aimsAtCard tells whether a candidate names a target that is no location: at a site
// something is thrown, wherever its text allows (weapon.long-range).
func (r *Referee) aimsAtCard(o *game.Option) bool {
	return o.Target != 0 && r.Def(o.Target).Type != card.Location
}

// clauseAt is the clause of a candidate.
func (r *Referee) clauseAt(o *game.Option) *position.Clause { return r.Clause(o.Card, o.Clause) }

// sheltered tells whether a card may not be targeted by another one, as the weapon built
// into that if it fires (weapon.no-target, weapon.permanent, action.target).
func (r *Referee) sheltered(id, by game.CardID, fires bool) bool {
	for m := range r.Mods(position.ModNoWeapons) {
		if m.Hits(id) && (m.At(&m.C, by) || fires && m.C.AsWeapon(position.Matcher(m.At), by)) {
			return true
		}
	}
	return false
}

// forbidden tells whether a text keeps a card from being chosen as the target of another
// one's. What only deploys on it to be carried does not target it (weapon.no-target).
func (r *Referee) forbidden(c *position.Context, id game.CardID) bool {
	d := r.Def(c.Self)
	if (d.Type == card.Weapon || d.Type == card.Device) && !r.S.OnTable(c.Self) {
		return false
	}
	return r.sheltered(id, c.Self, r.Clause(c.Self, c.Clause).Fire)
}

// powered tells whether artillery has a power source of its owner present, or needs none
// by its text (weapon.artillery).
func (r *Referee) powered(id game.CardID) bool {
	if r.Said(position.ModPowered, id) {
		return true
	}
	for other := range r.At(r.S.Where(id)) {
		d := r.Def(other)
		power := d.Is("power droid") || d.Type == card.Device && d.Trait("fusion generator")
		if power && r.S.C(other).Owner == r.S.C(id).Owner && r.PresentWith(other, id) {
			return true
		}
	}
	return false
}

// targetsWith tells whether a weapon could be turned on a card: of a kind that it
// names, present and not protected (weapon.retarget-valid).
func (r *Referee) targetsWith(weapon game.CardID, clause int16, target game.CardID) bool {
	o := game.Option{Verb: game.VFire, Card: weapon, Clause: clause, Target: target}
	side := r.S.C(weapon).Owner
	cl := r.clauseAt(&o)
	ref := r.firing(game.FireRetarget)
	return ref.satisfies(anyAim, side, &o) && len(cl.Targets) > 0 && cl.Targets[0].Match(ref.clauseCtx(side, weapon, cl), target)
}

// aim puts the ways in which a weapon could be fired so on a ballot, at a target or, with
// 0, at any.
func (r *Referee) aim(weapon, target game.CardID, how game.Fire, b *ballot) {
	if r.S.C(weapon).Owner != b.side || !r.S.OnTable(weapon) {
		return
	}
	shots := &ballot{r: r.firing(how), side: b.side}
	for _, n := range r.Text(weapon).Fires {
		shots.r.candidates(b.side, weapon, r.Text(weapon).Clauses[n], want{target: target}, func(o game.Option) { shots.offer(fireVerb, o) })
	}
	b.add(shots)
}

// shots lists the ways in which a weapon could be fired now, at a target or, with
// 0, at any.
func (r *Referee) shots(side card.Side, weapon, target game.CardID, how game.Fire) []game.Option {
	b := &ballot{r: r, side: side}
	r.aim(weapon, target, how, b)
	return b.open
}

// shoot begins a shot.
func (g *Game) shoot(side card.Side, o *game.Option, how game.Fire, plus card.Num) {
	shot := g.startClause(side, o, game.Event{})
	shot.Fire, shot.Plus = how, plus
}
