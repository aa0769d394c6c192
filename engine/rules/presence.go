package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// isSite and its like read a location's kind (location.site).
func (g *Game) isSite(loc game.CardID) bool   { return loc != 0 && g.def(loc).Is("site") }
func (g *Game) isSystem(loc game.CardID) bool { return loc != 0 && g.def(loc).Is("system") }
func (g *Game) isSector(loc game.CardID) bool { return loc != 0 && g.def(loc).Is("sector") }

// system is the name of the system a location belongs to (location.related).
func (g *Game) system(loc game.CardID) string {
	d := g.def(loc)
	for of := g.S.C(loc).Of; of != 0; of = g.S.C(of).Of { // a cave's is its Big One
		d = g.def(of)
	}
	if d.System != "" {
		return d.System
	}
	return d.Title
}

// partOf tells whether a location belongs to a system or place by name; asteroid
// sectors do not, and a Cloud City location is one of Bespin too (location.planet,
// location.part-of).
func (g *Game) partOf(id game.CardID, sys string) bool {
	d := g.def(id)
	if d.Type != card.Location || g.isAsteroid(id) || g.isCave(id) || g.S.C(id).Is(game.BlownAway) {
		return false
	}
	return d.Title == sys || g.system(id) == sys || d.Trait(sys+" location") || d.Trait(sys+" site")
}

// related tells whether two locations are related; asteroid sectors only to the
// system and to each other; the sites of what stands at a site to that site and its
// relations (location.related).
func (g *Game) related(a, b game.CardID) bool {
	if a == b || a == 0 || b == 0 {
		return false
	}
	if g.isCave(a) || g.isCave(b) { // location.cave-rules
		return g.bigOne(a) == b || g.bigOne(b) == a
	}
	if !g.kin(a, b) { // a vehicle's or landed starship's sites, and where it stands
		x, y := g.ground(a), g.ground(b)
		if x == a && y == b {
			return false
		}
		return x == y || g.related(x, y)
	}
	outer := func(x game.CardID) bool { return g.isAsteroid(x) || g.isSystem(x) }
	return !g.isAsteroid(a) && !g.isAsteroid(b) || outer(a) && outer(b)
}

// onPlanet tells whether a card is on a planet: at one of its sites or cloud
// sectors, not in orbit (place.on).
func (g *Game) onPlanet(id game.CardID, sys string) bool {
	loc := g.ground(g.S.Where(id))
	return loc != 0 && g.partOf(loc, sys) && !g.isSystem(loc)
}

// isSmallShip tells whether a starship is of the kind that lands: a starfighter,
// or a squadron (ship.class.starfighter, location.sector.cloud, move.land).
func (g *Game) isSmallShip(id game.CardID) bool {
	d := g.def(id)
	return d.Type == card.Starship && (d.Is("starfighter") || d.Is("squadron"))
}

// likeFighter tells whether a starship moves, or deploys, as starfighters do: one of
// them, or one whose text says so, which is a starfighter for nothing else
// (move.like-starfighter).
func (g *Game) likeFighter(id game.CardID, deploying bool) bool {
	if g.isSmallShip(id) {
		return true
	}
	return g.def(id).Type == card.Starship && !(g.S.OnTable(id) && g.textCanceled(id)) && slices.ContainsFunc(g.text(id).mods, func(m *mod) bool {
		return m.kind == mLike && (m.n == 0 || m.n == 1 && !deploying)
	})
}

// likeCharacter tells whether a card that is no character moves like one
// (move.like-character).
func (g *Game) likeCharacter(id game.CardID) bool {
	t := g.text(id)
	return t.kinds.has(int(mLike)) && !g.textCanceled(id) && slices.ContainsFunc(t.mods, func(m *mod) bool { return m.kind == mLike && m.n == 2 })
}

// enclosed tells whether those aboard are sheltered (vehicle.open-enclosed).
func (g *Game) enclosed(id game.CardID) bool {
	d := g.def(id)
	return d.Type == card.Starship || d.Type == card.Vehicle && d.Enclosed
}

// presentAt is the one place where a card is present: a location, or the
// enclosed carrier it is in (place.present). Weapons and the like are present
// where their bearer is.
func (g *Game) presentAt(id game.CardID) game.CardID {
	for n := 0; n < 10; n++ {
		c := g.S.C(id)
		if c.Zone == game.Row {
			return id
		}
		if c.Is(game.Fought) && g.siege() != 0 {
			return g.S.Battle.At
		}
		if c.Zone != game.Table || c.At == 0 || c.Is(game.Imprisoned) { // captive.imprisoned: with nobody
			return 0
		}
		if g.S.C(c.At).Zone == game.Row {
			return c.At
		}
		if (c.Slot != card.OnCard || c.Is(game.Captive)) && g.enclosed(c.At) { // a captured starship: inside its holder
			return c.At
		}
		id = c.At
	}
	return 0
}

// presentWith tells whether two cards are present at the same place
// (place.present-with).
func (g *Game) presentWith(a, b game.CardID) bool {
	p := g.presentAt(a)
	return a != b && p != 0 && p == g.presentAt(b)
}

// landed tells whether a starship stands at a site or lies in a hold
// (ship.landed).
func (g *Game) landed(id game.CardID) bool {
	if g.def(id).Type != card.Starship {
		return false
	}
	at := g.S.C(id).At
	return at != 0 && (g.S.C(at).Zone == game.Table || g.isSite(at) && !g.overhead(id, at))
}

// overhead tells whether a starship at a site flies there: in the trench of a Death
// Star, or on a bombing run (location.trench-rules, move.bombing-run).
func (g *Game) overhead(id, site game.CardID) bool {
	return g.S.C(id).Is(game.Bombing) || g.putsRules(site, gametext.TrenchRules)
}

// permanentPilots counts the pilots that are built in (ship.permanent-pilot).
func (g *Game) permanentPilots(id game.CardID) (n int) {
	for _, p := range g.permanents(id) {
		if p.Role == card.Pilot {
			n++
		}
	}
	return n
}

// pilotsNeeded: a squadron needs as many pilots, and nav computers, as it has
// ships (ship.piloted, ship.class.squadron).
func (g *Game) pilotsNeeded(id game.CardID) int {
	if g.def(id).Is("squadron") {
		return squadronShips
	}
	return 1
}

// permanentPilot tells whether enough pilots are built in.
func (g *Game) permanentPilot(id game.CardID) bool {
	return g.permanentPilots(id) >= g.pilotsNeeded(id)
}

// crew tells whether someone aboard, or built in, could pilot or drive
// (ship.piloted, ship.driver). It does not ask whether the ship is landed.
func (g *Game) crew(id game.CardID) bool {
	d := g.def(id)
	if d.Type == card.Vehicle && (d.Is("creature") || d.Trait("lift tube")) {
		return true
	}
	n := 0
	if !g.S.C(id).Is(game.Crashed) {
		n = g.permanentPilots(id)
	}
	for at := range g.on(id) {
		if !g.isActive(at) || g.asleep(at) {
			continue
		}
		switch s := g.S.C(at).Slot; {
		case s == card.Pilot && g.hasIcon(at, "pilot"), s == card.Driver:
			n++
		}
	}
	return n >= g.pilotsNeeded(id)
}

// piloted tells whether a starship or vehicle works: crewed, flying, not crashed
// (ship.piloted, ship.landed, vehicle.crashed).
func (g *Game) operational(id game.CardID) bool {
	return g.crew(id) && !g.landed(id) && !g.S.C(id).Is(game.Crashed)
}

// pilots tells whether a character pilots a starship or vehicle now: from a
// pilot slot, of something that is not landed (ship.pilot.bonus).
func (g *Game) pilots(id, ship game.CardID) bool {
	c := g.S.C(id)
	return c.At == ship && c.Slot == card.Pilot && g.isActive(id) && !g.asleep(id) && !g.landed(ship) && g.hasIcon(id, "pilot")
}

// hasIcon tells whether a card has an icon, by print or by a card on it.
func (g *Game) hasIcon(id game.CardID, icon string) bool {
	return g.def(id).Has(icon) && !g.S.C(id).Is(game.BlownAway)
}

// permanentAbility is the ability of the built-in pilots of a card: none in a crashed
// vehicle, though the newest rulebook lets them give presence (presence.crashed).
func (g *Game) permanentAbility(id game.CardID) card.Num {
	if g.S.C(id).Is(game.Crashed) && !g.newest() {
		return 0
	}
	n := card.Num(0)
	for _, p := range g.permanents(id) {
		n += p.Ability
	}
	return n
}

// TotalAbility is all the ability a player has at a location (presence.def,
// presence.source), with changes of the total.
func (g *Game) TotalAbility(side card.Side, loc game.CardID) card.Num {
	n := card.Num(0)
	for id := range g.at(loc) {
		if g.S.C(id).Owner == side {
			n += g.abilityOf(id)
		}
	}
	return max(n+g.abilityChange(side, loc), 0)
}

// abilityChange is what texts add to a player's total ability at a location;
// copies do not add up (presence.total-modified, value.cumulative).
func (g *Game) abilityChange(side card.Side, loc game.CardID) (n card.Num) {
	type source struct {
		def    int32
		clause int16
	}
	var seen []source
	for m := range g.mods(mTotalAbility) {
		src := source{m.source(), m.clause}
		if m.c.whose(m.whose) == side && m.at(&m.c, loc) && !slices.Contains(seen, src) {
			seen = append(seen, src)
			n += m.by(&m.c)
		}
	}
	return n
}

// presenceBy tells whether a player has presence at a location by those of his
// cards that count: ability of 1 in all, or a presence icon (presence.def,
// icon.presence).
func (g *Game) presenceBy(side card.Side, loc game.CardID, counts func(game.CardID) bool) bool {
	n := g.abilityChange(side, loc)
	for id := range g.at(loc) {
		if g.S.C(id).Owner != side || !counts(id) {
			continue
		}
		if g.def(id).Has("presence") {
			return true
		}
		n += g.abilityOf(id)
	}
	return n >= card.One
}

// abilityOf is what a card adds to its side's ability: its own, and that of
// built-in pilots.
func (g *Game) abilityOf(id game.CardID) card.Num {
	switch g.def(id).Type {
	case card.Character:
		n, _ := g.value(id, card.Ability)
		return n
	case card.Vehicle, card.Starship:
		n, _ := g.value(id, card.Ability)
		return n + g.permanentAbility(id)
	case card.Interrupt, card.Effect: // location.dejarik-rules
		if g.piece(id) {
			n, _ := g.value(id, card.Ability)
			return n
		}
	}
	return 0
}

// Occupies tells whether a player has presence at a location (presence.occupy).
func (g *Game) Occupies(side card.Side, loc game.CardID) bool {
	return loc != 0 && g.presenceBy(side, loc, func(game.CardID) bool { return true })
}

// Controls tells whether a player occupies a location and the opponent does not
// (presence.control); not with operatives of that planet alone (char.operative).
func (g *Game) Controls(side card.Side, loc game.CardID) bool {
	return loc != 0 && g.presenceBy(side, loc, func(id game.CardID) bool { return !g.idle(id) }) && !g.Occupies(side.Other(), loc)
}

// alone tells whether an active character or permanent pilot is alone: its owner
// has neither another character nor another card with ability there
// (place.alone).
func (g *Game) alone(id game.CardID) bool {
	loc := g.S.Where(id)
	if loc == 0 || !g.isActive(id) {
		return false
	}
	own := g.S.C(id).Owner
	for x := range g.at(loc) {
		if x == id || g.S.C(x).Owner != own {
			continue
		}
		if g.def(x).Type == card.Character || g.abilityOf(x) > 0 {
			return false
		}
	}
	return true
}
