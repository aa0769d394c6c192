package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// IsSmallShip tells whether a starship is of the kind that lands: a starfighter,
// or a squadron (ship.class.starfighter, location.sector.cloud, move.land).
func (p *Position) IsSmallShip(id game.CardID) bool {
	d := p.Def(id)
	return d.Type == card.Starship && (d.Is("starfighter") || d.Is("squadron"))
}

// LikeFighter tells whether a starship or creature moves, or deploys, as starfighters do: one of
// them, or one whose text says so, which is a starfighter for nothing else
// (move.like-starfighter); also while its text is canceled (action.cancel.text).
func (p *Position) LikeFighter(id game.CardID, deploying bool) bool {
	if p.IsSmallShip(id) {
		return true
	}
	t := p.Def(id).Type
	return (t == card.Starship || t == card.Creature) && slices.ContainsFunc(p.Text(id).Mods, func(m *Modifier) bool {
		return m.Kind == ModLike && (m.N == isLikeFighter || m.N == movesLikeFighter && !deploying)
	})
}

// LikeCharacter tells whether a card that is no character moves like one
// (move.like-character).
func (p *Position) LikeCharacter(id game.CardID) bool { return p.likes(id, movesLikeCharacter) }

// What a card may be like (ModLike).
const (
	isLikeFighter card.Num = iota // deploys and moves so
	movesLikeFighter
	movesLikeCharacter
	carriedLikeVehicle
)

// likes tells whether a card's text says that it is like something.
func (p *Position) likes(id game.CardID, n card.Num) bool {
	t := p.Text(id)
	return t.Kinds.Has(int(ModLike)) && !p.TextCanceled(id) && slices.ContainsFunc(t.Mods, func(m *Modifier) bool { return m.Kind == ModLike && m.N == n })
}

// Enclosed tells whether those aboard are sheltered (vehicle.open-enclosed).
func (p *Position) Enclosed(id game.CardID) bool {
	d := p.Def(id)
	return d.Type == card.Starship || d.Type == card.Vehicle && d.Enclosed
}

// Landed tells whether a starship stands at a site or lies in a hold
// (ship.landed).
func (p *Position) Landed(id game.CardID) bool {
	if p.Def(id).Type != card.Starship {
		return false
	}
	at := p.S.C(id).At
	return at != 0 && (p.S.C(at).Zone == game.Table || p.IsSite(at) && !p.overhead(id, at))
}

// overhead tells whether a starship at a site flies there: in the trench of a Death
// Star, or on a bombing run (location.trench-rules, move.bombing-run).
func (p *Position) overhead(id, site game.CardID) bool {
	return p.S.C(id).Is(game.Bombing) || p.PutsRules(site, gametext.TrenchRules)
}

// permanentPilots counts the pilots that are built in (ship.permanent-pilot).
func (p *Position) permanentPilots(id game.CardID) (n int) {
	for _, perm := range p.seats(id) {
		if perm.Role == card.Pilot {
			n++
		}
	}
	return n
}

// PilotsNeeded: a squadron needs as many pilots, and nav computers, as it has
// ships (ship.piloted, ship.class.squadron).
func (p *Position) PilotsNeeded(id game.CardID) int {
	if p.Def(id).Is("squadron") {
		return squadronShips
	}
	return 1
}

// PermanentPilot tells whether enough pilots are built in.
func (p *Position) PermanentPilot(id game.CardID) bool {
	return p.permanentPilots(id) >= p.PilotsNeeded(id)
}

// Crew tells whether someone aboard, or built in, could pilot or drive
// (ship.piloted, ship.driver). It does not ask whether the ship is landed.
func (p *Position) Crew(id game.CardID) bool {
	d := p.Def(id)
	if d.Type == card.Vehicle && (d.Is("creature") || LiftTube(d)) {
		return true
	}
	n := 0
	if !p.S.C(id).Is(game.Crashed) {
		n = p.permanentPilots(id)
	}
	for at := range p.On(id) {
		if !p.IsActive(at) || p.Asleep(at) {
			continue
		}
		switch s := p.S.C(at).Slot; {
		case s == card.Pilot && p.hasIcon(at, "pilot"), s == card.Driver:
			n++
		}
	}
	return n >= p.PilotsNeeded(id)
}

// piloted tells whether a starship or vehicle works: crewed, flying, not crashed
// (ship.piloted, ship.landed, vehicle.crashed).
func (p *Position) Operational(id game.CardID) bool {
	return p.Crew(id) && !p.Landed(id) && !p.S.C(id).Is(game.Crashed)
}

// pilots tells whether a character pilots a starship or vehicle now: from a
// pilot slot, of something that is not landed (ship.pilot.bonus).
func (p *Position) pilots(id, ship game.CardID) bool {
	it := p.S.C(id)
	return it.At == ship && it.Slot == card.Pilot && p.IsActive(id) && !p.Asleep(id) && !p.Landed(ship) && p.hasIcon(id, "pilot")
}

// drives tells whether a card drives a vehicle now (ship.driver).
func (p *Position) drives(id, vehicle game.CardID) bool {
	it := p.S.C(id)
	return it.At == vehicle && it.Slot == card.Driver && p.IsActive(id) && !p.Asleep(id)
}

// hasIcon tells whether a card has an icon, by print or by a text. A cave that is the
// belly of a creature is no planet site meanwhile (location.cave-rules).
func (p *Position) hasIcon(id game.CardID, icon string) bool {
	if skill(icon) && p.given(id, icon) {
		return true
	}
	if icon == navIcon {
		return p.navComputers(id) > 0
	}
	return p.Def(id).Has(icon) && !p.S.C(id).Is(game.BlownAway) && (icon != "planet" || p.Belly(id) == 0)
}

// permanentAbility is the ability of the built-in pilots of a card: none in a crashed
// vehicle, though the newest rulebook lets them give presence (presence.crashed).
func (p *Position) permanentAbility(id game.CardID) card.Num {
	if p.S.C(id).Is(game.Crashed) && !p.Newest() {
		return 0
	}
	n := card.Num(0)
	for _, perm := range p.seats(id) {
		n += perm.Ability
	}
	return n
}

// Asleep tells whether a character sleeps: it cannot move, drive or pilot
// (move.sleeping).
func (p *Position) Asleep(id game.CardID) bool {
	return p.Might(ModAsleep) && p.Said(ModAsleep, id)
}

// Ships is how many ships a card is.
func (p *Position) Ships(id game.CardID) int {
	if p.Def(id).Is("squadron") {
		return squadronShips
	}
	return 1
}

// squadronShips is how many ships one squadron card is (ship.class.squadron).
const squadronShips = 3
