package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// sweep takes from table what may not stay there, before anybody is asked. It tells
// whether there was anything.
func (g *Game) sweep() bool {
	if g.surplus() {
		g.push(pExcess, card.Dark, nil)
		return true
	}
	if g.prog.operatives && g.S.Top().Proc != pMet && g.met() != nil {
		g.push(pMet, card.Dark, nil)
		return true
	}
	g.inPlay()
	if g.sweepCaptured() {
		return true
	}
	found := g.turnOver()
	g.suspend()
	if g.index.kinds.has(int(mCancelCard)) {
		found = g.sweepCanceled()
	}
	if !found && g.index.kinds.has(int(mImmuneTo)) {
		found = g.sweepImmune()
	}
	if !found && g.index.kinds.has(int(mNotAboard), int(mLike)) {
		found = g.sweepIllegal()
	}
	return found || g.strayed() || g.sweepSlots()
}

// suspend puts out of function what a text now suspends, and back in function what
// none suspends any more. A suspended card's own text is still asked for that
// (state.suspended-effect).
func (g *Game) suspend() {
	some := g.index.kinds.has(int(mSuspend))
	for range g.mods(mSuspend) {
		some = true
		break
	}
	for _, id := range g.inPlay() {
		was := g.S.C(id).Is(game.Suspended)
		if !some && !was || was == g.suspended(id) {
			continue
		}
		g.S.Edit(id).Flags ^= game.Suspended
		g.S.Tick()
	}
}

func (g *Game) suspended(id game.CardID) bool {
	for m := range g.mods(mSuspend) {
		if m.hits(id) {
			return true
		}
	}
	t := g.text(id)
	if !t.kinds.has(int(mSuspend)) || g.textCanceled(id) {
		return false
	}
	c := ctx{g: g, self: id, you: g.S.C(id).Owner}
	for _, m := range t.mods {
		if m.kind == mSuspend && m.affects(&c, id) && c.holds(m.conds) {
			return true
		}
	}
	return false
}

// sweepCanceled loses what a standing text cancels (action.cancel.card).
func (g *Game) sweepCanceled() (found bool) {
	for m := range g.mods(mCancelCard) {
		for _, id := range g.inPlay() {
			switch g.def(id).Type {
			case card.Effect, card.EpicEvent, card.Weapon, card.Device:
				if m.hits(id) && !g.leavesNow(id) {
					g.beamCanceled(id)
					g.event(game.Event{Kind: game.Canceled, By: m.c.you, Card: id, On: m.c.self})
					g.lost(id)
					found = true
				}
			}
		}
	}
	return found
}

// sweepImmune cancels what lies on a card that has become immune to it
// (action.immune).
func (g *Game) sweepImmune() (found bool) {
	for _, id := range g.inPlay() {
		host := g.S.Host(id)
		if g.def(id).Type == card.Effect && host != 0 && g.immuneTo(host, id) && !g.leavesNow(id) {
			g.event(game.Event{Kind: game.Canceled, By: g.S.C(host).Owner, Card: id, On: host})
			g.lost(id)
			found = true
		}
	}
	return found
}

// sweepIllegal puts a card that is where its text, now at work again, does not let it
// be on its owner's Lost Pile, without its being treated as just lost
// (leave.illegal, action.cancel.text-return).
func (g *Game) sweepIllegal() (found bool) {
	for _, id := range slices.Clone(g.inPlay()) {
		if !g.misplaced(id) {
			continue
		}
		g.vanish(id)
		found = true
	}
	return found
}

// vanish puts a card and what lies on it on its owner's Lost Pile, without its being
// treated as just lost (leave.illegal).
func (g *Game) vanish(id game.CardID) {
	for _, x := range append(g.attached(id), id) {
		g.S.ToPile(x, game.Lost)
		g.event(game.Event{Kind: game.PlacedCard, By: g.S.C(x).Owner, Card: x, From: game.Lost})
	}
}

// misplaced tells whether a card is somewhere it cannot be: aboard what its text
// forbids; as a starship or vehicle whose text let it go where others of its kind
// cannot, and does so no more.
func (g *Game) misplaced(id game.CardID) bool {
	kinds := &g.text(id).kinds
	if host := g.S.Host(id); host != 0 {
		return kinds.has(int(mNotAboard)) && g.textWorks(id, mNotAboard) && g.banned(id, host)
	}
	if loc := g.S.C(id).At; kinds.has(int(mLike)) && loc != 0 && g.S.C(loc).Zone == game.Row {
		switch g.def(id).Type {
		case card.Starship: // it needs a starfighter's way to a cloud sector or a site
			return !g.likeFighter(id, false) && !g.canBeAt(id, loc)
		case card.Vehicle: // it needs a character's way inside
			return !g.likeCharacter(id) && !g.canBeAt(id, loc) && !g.exterior(loc)
		}
	}
	return false
}

// sweepSlots moves a pilot whose place has vanished to a passenger place, or else on
// top of its owner's Used Pile (leave.lost-capacity). Only places that a text had
// added can vanish.
func (g *Game) sweepSlots() (found bool) {
	if !g.prog.places {
		return false
	}
	for _, ship := range slices.Clone(g.inPlay()) {
		if !g.def(ship).Capacity.Any() {
			continue
		}
		all := g.capacity(ship)
		var pilots []game.CardID
		for id := range g.on(ship) {
			if g.S.C(id).Slot == card.Pilot {
				pilots = append(pilots, id)
			}
		}
		if len(pilots) <= all.In[card.Pilot]+all.Either {
			continue
		}
		id := slices.MaxFunc(pilots, func(a, b game.CardID) int { return int(g.S.C(a).Since - g.S.C(b).Since) })
		found = true
		if g.room(all, g.taken(ship, id), card.Passenger, 1) {
			g.S.ToTable(id, ship, card.Passenger, g.S.C(id).Owner)
			continue
		}
		g.leaveAtOnce(id, game.Used)
	}
	return found
}

// capacity is the capacity of a carrier, with the places that texts add.
func (g *Game) capacity(id game.CardID) card.Capacity {
	all := g.def(id).Capacity
	g.freeSeats(id, &all)
	if g.prog.places {
		for m := range g.mods(mPlaces) {
			if m.hits(id) {
				all.In[card.Pilot] += m.n.Int()
			}
		}
	}
	return all
}
