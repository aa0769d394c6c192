package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A card that changes hands is its new owner's from then on, wherever it goes
// (steal.owner, convert.character, cross.def).

// steal gives a card on table to a player, with what is carried on it and aboard it;
// Effects stay in place and are not stolen (steal.ship.cargo). A weapon or device comes to
// the thief, if there is one; artillery, and anything else, to its new owner's side of the
// place where it is.
func (g *Game) steal(by card.Side, id, thief game.CardID) {
	if g.Bars(position.Theft{Card: id, By: by, Snatch: position.Snatch{Carried: thief != 0}}) != position.NoBar || !g.S.OnTable(id) {
		return
	}
	to := g.S.Where(id)
	if t := g.Def(id).Type; thief != 0 && (t == card.Weapon && !g.IsArtillery(id) || t == card.Device) {
		to = thief
	}
	g.takeOver(by, id, to)
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
	g.happens(e)
	g.checkLife()
}

// takeOver steals a card to a card or location.
func (g *Game) takeOver(by card.Side, id, to game.CardID) {
	g.handOver(by, id)
	if g.Def(id).Type == card.Character && !g.IsSite(to) { // nowhere to stand
		g.vanish(id)
		return
	}
	g.S.Edit(id).Flags &^= game.Captive | game.Hit
	g.S.ToTable(id, to, card.OnCard, by)
	g.joinBattle(id)
	e := game.Event{Kind: game.Stolen, By: by, Card: id, At: g.S.Where(id)}
	g.happens(e)
}

// handOver makes a card another player's, with the weapons and devices on it and the
// starships and vehicles aboard it; Effects stay the other player's. It is out of the
// battle in progress. A captive that it escorts is released (captive.release.escort-gone).
func (g *Game) handOver(to card.Side, id game.CardID) {
	g.partFrom(id)
	for _, other := range append(g.Attached(id), id) {
		if g.S.C(other).Zone == game.Under { // supports it, and stays whose it was (state.supporting)
			continue
		}
		switch g.Def(other).Type {
		case card.Starship, card.Vehicle, card.Weapon, card.Device:
			g.unstore(other)
			g.S.Give(other, to)
			g.persons(other)
		default:
			if other == id || g.S.C(other).Is(game.Completed) { // cross.jedi-tests
				g.S.Give(other, to)
			}
		}
		g.S.Edit(other).Flags &^= game.Undercover | game.Fought | game.Excluded | game.Aside
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

// showStrays shows both players a card with the opponent's back that has come to the top of
// a Reserve Deck, that they see whether it is an insert; it stays there
// (steal.reveal-top, insert.foreign-top).
func (g *Game) showStrays() {
	for side := range card.Sides {
		top := g.Top(side, game.Reserve)
		if top != 0 && !g.S.C(top).Foreign() {
			top = 0
		}
		if top == g.S.Topped[side] {
			continue
		}
		g.S.Count().Topped[side] = top
		if top != 0 {
			g.event(game.Event{Kind: game.InsertShown, By: side, Card: top})
		}
	}
}
