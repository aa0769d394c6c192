package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A card that changes hands is its new owner's from then on, wherever it goes
// (steal.owner, convert.character, cross.def).

// steal gives a card on table to another player, with what is carried on it and aboard it;
// Effects stay in place and are not stolen (steal.ship.cargo). A weapon or device comes to
// the thief, if there is one; anything else to its new owner's side of the place where it is.
func (g *Game) steal(t position.Theft) {
	if g.Bars(t) != "" {
		return
	}
	to := g.S.Where(t.Card)
	if t.Thief != 0 {
		to = t.Thief
	}
	g.takeOver(t.By, t.Card, to)
}

// stealInto steals a card that lies anywhere into one of the new owner's piles, or his hand:
// out of the opponent's, or from table. What lies on it is lost (leave.attached). Whatever
// gives a player an opponent's card for good ends here (steal.no-taking).
func (g *Game) stealInto(by card.Side, id game.CardID, z game.Zone) {
	from, onTable := g.S.C(id).Zone, g.S.OnTable(id)
	g.S.Give(id, by)
	e := game.Event{Kind: game.Stolen, By: by, Card: id, From: from}
	if onTable {
		g.leaveAtOnce(id, z)
	} else {
		g.S.ToPile(id, z)
	}
	g.event(e)
	g.window(e)
	g.checkLife()
}

// takeOver steals a card to a card or location.
func (g *Game) takeOver(by card.Side, id, to game.CardID) {
	g.handOver(by, id)
	g.S.Edit(id).Flags &^= game.Captive | game.Hit | game.Undercover | game.Fought | game.Excluded
	g.S.ToTable(id, to, card.OnCard, by)
	if g.S.C(to).Is(game.Fought) {
		g.S.Edit(id).Flags |= game.Fought
	}
	e := game.Event{Kind: game.Stolen, By: by, Card: id, At: g.S.Where(to)}
	g.event(e)
	g.window(e)
}

// handOver makes a card another player's, with the weapons and devices on it and the
// starships and vehicles aboard it; Effects stay the other player's. A captive that it
// escorts is released (captive.release.escort-gone).
func (g *Game) handOver(to card.Side, id game.CardID) {
	g.release(g.Captives(id)...)
	for _, other := range append(g.Attached(id), id) {
		switch g.Def(other).Type {
		case card.Starship, card.Vehicle, card.Weapon, card.Device:
			g.S.Give(other, to)
			g.persons(other)
		default:
			if other == id {
				g.S.Give(id, to)
			}
		}
	}
}

// persons takes the unique permanent persons from a card that is stolen, and gives them
// back to one that has come back, unless one of them is in play meanwhile
// (steal.ship.permanent-unique).
func (g *Game) persons(id game.CardID) {
	if !slices.ContainsFunc(g.Def(id).Permanent, position.UniquePerson) {
		return
	}
	if it := g.S.Edit(id); it.Foreign() || !g.Returned(id) {
		it.Flags |= game.Bereft
	} else {
		it.Flags &^= game.Bereft
	}
}

// stealCaptured gives Dark a captured starship without a character aboard. It comes to
// Dark's side of the place: a starfighter at a docking bay stays there
// (capture.ship.stolen).
func (g *Game) stealCaptured(ship game.CardID) {
	to := g.S.Where(ship)
	if up := g.Sky(ship); up != 0 && !(g.IsSmallShip(ship) && g.Berth(to)) {
		to = up
	}
	g.takeOver(card.Dark, ship, to)
}
