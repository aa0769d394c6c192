package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

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
