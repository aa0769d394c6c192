package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// deployKind: where each kind of card can be at all (deploy.where,
// deploy.character, deploy.vehicle, deploy.capital, deploy.starfighter).
var deployKind = requirement{
	rule: "deploy.where",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.def(o.Card)
		if d.Type == card.Location {
			return true
		}
		if o.Target == 0 {
			return d.Type != card.Character && d.Type != card.Starship && d.Type != card.Vehicle
		}
		if r.S.C(o.Target).Zone == game.Row {
			return r.canBeAt(o.Card, o.Target)
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s cannot be at %s.", "%s ne peut pas se trouver à %s.", r.title(o.Card), r.title(o.Target))
	},
}

// canBeAt tells whether a kind of card can deploy to a location, not aboard
// anything (deploy.where).
func (g *Game) canBeAt(id, loc game.CardID) bool {
	d := g.def(id)
	switch d.Type {
	case card.Character:
		return g.isSite(loc)
	case card.Vehicle:
		return g.exterior(loc) || g.isCloud(loc) && g.flies(id) || d.Trait("lift tube") && g.isSite(loc) && g.def(loc).Has("mobile")
	case card.Starship:
		if !g.likeFighter(id, true) {
			return g.isSystem(loc) || g.isAsteroid(loc)
		}
		return g.isSystem(loc) || g.isCloud(loc) || g.isAsteroid(loc) || g.berth(loc) || g.exterior(loc) && g.permitted(id, loc)
	}
	return true
}

// deployOwnText: what the card's own text allows ("deploys only to", what a
// weapon or Effect lies on).
var deployOwnText = requirement{
	rule: "deploy.restriction.location",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		t := r.text(o.Card)
		if r.asPiece(o.Card, o.Target) {
			return true
		}
		if len(t.deploys) > 0 {
			if r.admission(o.Target, o.Card) != nil { // weapon.starship.special-slot
				return true
			}
			cl := t.clauses[o.Clause]
			c := &ctx{g: r.Game, self: o.Card, you: side, bound: make([]game.Value, cl.binders+2)}
			if !c.holds(cl.conds) {
				return false
			}
			if o.Target != 0 && r.S.C(o.Target).Zone == game.Row && r.permitted(o.Card, o.Target) {
				return true
			}
			return len(cl.targets) == 0 || o.Target != 0 && (r.isActive(o.Target) || r.spying(o.Target) || cl.targets[0].inert) && cl.targets[0].match(c, o.Target)
		}
		if !r.deploysInto(o.Card, o.Target) || o.With != 0 && (r.banned(o.With, o.Card) || !r.deploysInto(o.With, o.Target)) {
			return false
		}
		return o.With == 0 || !r.text(o.With).kinds.has(int(mDeployUnder))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("The text of %s does not allow it there.", "Le texte de %s ne le permet pas là.", r.title(o.Card))
	},
}

// deploysInto tells whether a card's own text lets it deploy to a place, aboard or
// not (deploy.restriction.location). A pilot who comes along obeys his own too.
func (g *Game) deploysInto(id, target game.CardID) bool {
	loc := g.S.Where(target)
	lifted := g.regardless(id, loc)
	for _, m := range g.text(id).mods {
		c := &ctx{g: g, self: id, you: g.S.C(id).Owner}
		if lifted && (m.kind == mDeployOnly || m.kind == mDeployNot) {
			continue
		}
		switch m.kind {
		case mDeployUnder: // spy.going-under: never aboard
			if target != loc || !g.isSite(loc) {
				return false
			}
		case mOnlyIf:
			if !m.affects(c, id) {
				return false
			}
		case mDeployOnly:
			if loc == 0 || !m.affects(c, loc) {
				return false
			}
		case mDeployNot:
			if loc != 0 && m.affects(c, loc) {
				return false
			}
		case mNotAboard:
			if target != 0 && m.affects(c, target) {
				return false
			}
		}
	}
	return true
}

// banned tells whether a card may not be aboard a carrier by its own text.
func (g *Game) banned(id, carrier game.CardID) bool {
	if g.S.OnTable(id) && g.textCanceled(id) {
		return false
	}
	for _, m := range g.text(id).mods {
		if m.kind == mNotAboard && m.affects(&ctx{g: g, self: id, you: g.S.C(id).Owner}, carrier) {
			return true
		}
	}
	return false
}

// deployPresence: presence or a Force icon at the location, for characters,
// vehicles and starships (deploy.presence-or-icon, deploy.spy).
var deployPresence = requirement{
	rule: "deploy.presence-or-icon",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if !r.mover(o.Card) {
			return true
		}
		loc := r.S.Where(o.Target)
		if loc == 0 {
			return false
		}
		return r.regardless(o.Card, loc) || r.Icons(loc, side) > 0 || r.hasTrait(o.Card, "spy") || o.With != 0 && r.hasTrait(o.With, "spy") || r.Occupies(side, loc) || r.undercoverAt(side, loc)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("You have neither presence nor a Force icon at %s.", "Vous n'avez ni présence ni icône de Force à %s.", r.title(r.S.Where(o.Target)))
	},
}

// regardless tells whether a text lets a card deploy to a location whatever the
// location deployment restrictions are: presence or icon, and what texts say of
// places (deploy.restriction.location). It lifts nothing else
// (deploy.restriction.rule).
func (g *Game) regardless(id, loc game.CardID) bool {
	for m := range g.mods(mRegardless) {
		if g.S.Where(m.c.self) == loc && m.hits(id) {
			return true
		}
	}
	return false
}

// deployCapacity: room in the slot aimed at (ship.capacity, deploy.aboard).
var deployCapacity = requirement{
	rule: "ship.capacity",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if o.With != 0 && !r.room(r.def(o.Card).Capacity, nil, card.Pilot, 1) {
			return false
		}
		if o.Slot == card.OnCard {
			return true
		}
		return r.roomAboard(o.Target, o.Slot, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("No free place as %s on %s.", "Plus de place libre comme %s sur %s.", card.SlotNames[o.Slot], r.title(o.Target))
	},
}

// deployPilot: without a permanent pilot a starship never deploys empty to a
// system or sector, and a capital starship never at all (deploy.capital,
// deploy.starfighter.unpiloted).
var deployPilot = requirement{
	rule: "deploy.starfighter.unpiloted",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.def(o.Card)
		if d.Type == card.Vehicle && o.Target != 0 && r.isCloud(o.Target) { // deploy.vehicle
			return r.permanentPilot(o.Card)
		}
		if d.Type != card.Starship || o.With != 0 || r.permanentPilot(o.Card) {
			return true
		}
		if !r.likeFighter(o.Card, true) || o.Target == 0 {
			return false
		}
		return o.Slot != card.OnCard || r.isSite(o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s has no pilot: deploy it together with one from your hand.", "%s n'a pas de pilote : déployez-le avec un pilote de votre main.", r.title(o.Card))
	},
}
