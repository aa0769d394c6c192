package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// deployKind: where each kind of card can be at all (deploy.where,
// deploy.character, deploy.vehicle, deploy.capital, deploy.starfighter).
var deployKind = requirement{
	rule: "deploy.where",
	when: earliest,
	ends: true,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.Def(o.Card)
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
		if o.Target == 0 {
			return card.Say("%s deploys to a place: drop it there.", "%s se déploie à un endroit : posez-y la carte.", r.Title(o.Card))
		}
		return card.Say("%s cannot deploy to %s: %s.", "%s ne peut pas se déployer à %s : %s.", r.Title(o.Card), r.Title(o.Target), r.belongs(o.Card))
	},
}

// belongs says to what kinds of place a card deploys (deploy.where).
func (r *Referee) belongs(id game.CardID) card.Text {
	switch d := r.Def(id); {
	case d.Type == card.Character:
		return card.T("characters deploy to sites, or aboard a starship or vehicle", "les personnages se déploient à des sites, ou à bord d’un vaisseau spatial ou d’un véhicule")
	case d.Type == card.Vehicle:
		return card.T("vehicles deploy to exterior sites, or aboard a starship", "les véhicules se déploient à des sites extérieurs, ou à bord d’un vaisseau spatial")
	case r.LikeFighter(id, true):
		return card.T("starfighters deploy to systems, sectors and docking bays, or aboard a starship", "les chasseurs stellaires se déploient à des systèmes, à des secteurs et à des aires de mise à quai, ou à bord d’un vaisseau spatial")
	}
	return card.T("capital starships deploy to systems and asteroid sectors", "les vaisseaux capitaux se déploient à des systèmes et à des secteurs d’astéroïdes")
}

// canBeAt tells whether a kind of card can deploy to a location, not aboard
// anything (deploy.where).
func (r *Referee) canBeAt(id, loc game.CardID) bool {
	d := r.Def(id)
	switch d.Type {
	case card.Character:
		return r.IsSite(loc)
	case card.Vehicle:
		return r.Exterior(loc) || r.IsCloud(loc) && r.Flies(id) || position.LiftTube(d) && r.IsSite(loc) && r.Def(loc).Has("mobile")
	case card.Starship:
		if !r.LikeFighter(id, true) {
			return r.IsSystem(loc) || r.IsAsteroid(loc)
		}
		return r.IsSystem(loc) || r.IsCloud(loc) || r.IsAsteroid(loc) || r.Berth(loc) || r.Exterior(loc) && r.Permitted(id, loc)
	}
	return true
}

// deployOwnText: what the card's own text allows ("deploys only to", what a
// weapon or Effect lies on).
var deployOwnText = requirement{
	rule: "deploy.restriction.location",
	when: earliest,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		t := r.Text(o.Card)
		if r.AsPiece(o.Card, o.Target) {
			return true
		}
		if len(t.Deploys) > 0 {
			if r.admission(o.Target, o.Card) != nil { // weapon.starship.special-slot
				return true
			}
			return r.textPlaces(t.Clauses[o.Clause], side, o)
		}
		if !r.deploysInto(o.Card, o.Target) || o.With != 0 && (r.Banned(o.With, o.Card) || r.NoPilotOf(o.With, o.Card) || !r.deploysInto(o.With, o.Target)) {
			return false
		}
		return o.With == 0 || !r.Text(o.With).Kinds.Has(int(position.ModDeployUnder))
	},
	unmet: sayOwnText,
}

// bearsArms: no weapon goes on who may carry none.
var bearsArms = requirement{rule: "deploy.weapon",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Weapon || o.Target == 0 || !r.Said(position.ModNoArms, o.Target)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("By the text of %s, %s carries no weapons.", "D’après le texte de %s, %s ne porte pas d’armes.",
			r.Title(r.Says(position.ModNoArms, o.Target)), r.Title(o.Target))
	}}

// sayOwnText says which sentences of its text do not let a card deploy to a place, or
// that of a pilot who comes along do not.
func sayOwnText(r *Referee, side card.Side, o *game.Option) card.Text {
	who := []game.CardID{o.Card}
	if o.With != 0 {
		who = append(who, o.With)
	}
	for _, id := range who {
		if says := r.deploysAs(id, o.Target); says[card.English] != "" {
			return card.Say("The text of %s does not allow it there: %s.", "Le texte de %s ne le permet pas là : %s.", r.Title(id), says)
		}
	}
	return card.Say("The text of %s does not allow it there.", "Le texte de %s ne le permet pas là.", r.Title(o.Card))
}

// deploysAs is what the text of a card says of where it deploys, if it does not let it
// deploy to a place.
func (r *Referee) deploysAs(id, target game.CardID) (says card.Text) {
	t := r.Text(id)
	for i, n := range t.Deploys {
		if i == 0 {
			says = t.Clauses[n].Sentence()
		} else {
			says = card.Say("%s; %s", "%s ; %s", says, t.Clauses[n].Sentence())
		}
	}
	if m := r.barsDeploy(id, target); m != nil {
		return t.Clauses[m.Clause()].Sentence()
	}
	return says
}

// deployImmune: an immune card is no valid target of what would lie on it
// (action.immune).
var deployImmune = requirement{
	rule: "action.immune",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return o.Target == 0 || !r.S.OnTable(o.Target) || !r.ImmuneTo(o.Target, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s is immune to it.", "%s y est insensible.", r.Title(o.Target))
	},
}

// deployLoss: the Force that the card's own text asks to lose is there.
var deployLoss = requirement{rule: "life.lose.as-cost", when: once, grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		n := r.losesToDeploy(side, o.Card, o.Target, o.Clause)
		return n == 0 || len(r.unitsLosable(side, o.Card)) >= n
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("It costs a loss of %s Force, and you have %s.", "Cela coûte la perte de %s Force, et vous en avez %s.",
			r.losesToDeploy(side, o.Card, o.Target, o.Clause), len(r.unitsLosable(side, o.Card)))
	},
}

// deployShared: the opponent has the Force that the card takes of each player.
var deployShared = requirement{
	rule: "deploy.cost",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.CanUse(side.Other(), r.sharedCost(o.Card, o.Target, o.Clause))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("The opponent must use %s Force for it, too.", "L’adversaire doit aussi y utiliser %s Force.", r.sharedCost(o.Card, o.Target, o.Clause))
	},
}

// textPlaces tells whether a clause that says where its card deploys says so of a target.
func (r *Referee) textPlaces(cl *position.Clause, side card.Side, o *game.Option) bool {
	named := !cl.Beside && !(o.Target != 0 && r.S.C(o.Target).Zone == game.Row && r.Permitted(o.Card, o.Target))
	if named && (o.Target == 0 || !r.IsActive(o.Target) && !r.Spying(o.Target) && !cl.Targets[0].Inert) {
		return false
	}
	own := r.Text(o.Card)
	if !named && !cl.Conditional(true) && !cl.Conditional(false) && !own.Kinds.Has(int(position.ModOnlyIf)) {
		return true
	}
	c := r.work().context(position.Context{P: r.Position, Self: o.Card, You: side}, cl.Values())
	if cl.Trig != nil {
		c = r.clauseCtx(side, o.Card, cl)
	}
	for _, m := range own.Mods {
		if m.Kind == position.ModOnlyIf && !m.Affects(c, o.Card) {
			return false
		}
	}
	return cl.Holds(c) && (!named || cl.Targets[0].Match(c, o.Target))
}

// deploysInto tells whether a card's own text lets it deploy to a place, aboard or
// not (deploy.restriction.location). A pilot who comes along obeys his own too.
func (r *Referee) deploysInto(id, target game.CardID) bool { return r.barsDeploy(id, target) == nil }

// barsDeploy is what of a card's own text does not let it deploy to a place, nil if
// nothing.
func (r *Referee) barsDeploy(id, target game.CardID) *position.Modifier {
	text := r.Text(id)
	if !text.Kinds.Has(int(position.ModDeployUnder), int(position.ModOnlyIf), int(position.ModDeployOnly), int(position.ModDeployNot), int(position.ModNotAboard)) {
		return nil
	}
	loc := r.S.Where(target)
	lifted := r.regardless(id, loc)
	c := &position.Context{P: r.Position, Self: id, You: r.S.C(id).Owner}
	for _, m := range text.Mods {
		bars := false
		if lifted && (m.Kind == position.ModDeployOnly || m.Kind == position.ModDeployNot) {
			continue
		}
		if m.Kind == position.ModDeployOnly && loc != 0 && r.Permitted(id, loc) { // the place names it
			continue
		}
		switch m.Kind {
		case position.ModDeployUnder: // spy.going-under: never aboard
			bars = target != loc || !r.IsSite(loc)
		case position.ModOnlyIf:
			bars = !m.Affects(c, id)
		case position.ModDeployOnly:
			bars = loc == 0 || !m.Affects(c, loc) && !(m.N > 0 && target != loc && m.Affects(c, target))
		case position.ModDeployNot:
			bars = loc != 0 && m.Affects(c, loc)
		case position.ModNotAboard:
			bars = target != 0 && m.Affects(c, target)
		}
		if bars {
			return m
		}
	}
	return nil
}

// deployPresence: presence or a Force icon at the location, for characters,
// vehicles and starships (deploy.presence-or-icon, deploy.spy).
var deployPresence = requirement{
	rule: "deploy.presence-or-icon",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if !r.Mover(o.Card) {
			return true
		}
		loc := r.S.Where(o.Target)
		if loc == 0 {
			return false
		}
		return r.regardless(o.Card, loc) || r.lifts(position.ModWithoutPresence, o.Card, loc) || r.Icons(loc, side) > 0 || r.HasTrait(o.Card, "spy") || o.With != 0 && r.HasTrait(o.With, "spy") || r.Occupies(side, loc) || r.UndercoverAt(side, loc)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("You have neither presence nor a Force icon at %s.", "Vous n’avez ni présence ni icône de Force à %s.", r.Title(r.S.Where(o.Target)))
	},
}

// regardless tells whether a text lets a card deploy to a location whatever the
// location deployment restrictions are: presence or icon, what texts say of places
// (deploy.restriction.location), hidden planets and the Hoth shield (ruling.cane-adiss).
// It lifts nothing else (deploy.restriction.rule).
func (r *Referee) regardless(id, loc game.CardID) bool {
	return r.lifts(position.ModRegardless, id, loc)
}

// lifts tells whether a text at a location lifts a restriction of deploying there.
func (r *Referee) lifts(what position.ModKind, id, loc game.CardID) bool {
	for m := range r.Mods(what) {
		if r.S.Where(m.C.Self) == loc && m.Hits(id) {
			return true
		}
	}
	return false
}

// deployCapacity: room in the slot aimed at (ship.capacity, deploy.aboard).
var deployCapacity = requirement{
	rule: "ship.capacity",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if o.With != 0 && !r.Room(r.Def(o.Card).Capacity, nil, card.Pilot, 1) {
			return false
		}
		if o.Slot == card.OnCard {
			return true
		}
		return r.StaysOff(o.Card, o.Target) || r.RoomAboard(o.Target, o.Slot, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return r.sayFull(o)
	},
}

// deployPilot: without a permanent pilot a starship never deploys empty to a
// system or sector, and a capital starship never at all (deploy.capital,
// deploy.starfighter.unpiloted).
var deployPilot = requirement{
	rule: "deploy.starfighter.unpiloted",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if r.Def(o.Card).Type != card.Starship || o.With != 0 || r.PermanentPilot(o.Card) {
			return true
		}
		if !r.LikeFighter(o.Card, true) || o.Target == 0 {
			return false
		}
		return o.Slot != card.OnCard || r.IsSite(o.Target)
	},
	unmet: sayPilotless,
}

// deployShuttle: at a cloud sector a vehicle without a permanent pilot deploys only
// together with one from hand (deploy.vehicle).
var deployShuttle = requirement{
	rule: "deploy.vehicle",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Vehicle || o.Target == 0 || !r.IsCloud(o.Target) || o.With != 0 || r.PermanentPilot(o.Card)
	},
	unmet: sayPilotless,
}

func sayPilotless(r *Referee, _ card.Side, o *game.Option) card.Text {
	return card.Say("%s has no pilot: deploy it together with one from your hand.", "%s n’a pas de pilote : déployez-le avec un pilote de votre main.", r.Title(o.Card))
}
