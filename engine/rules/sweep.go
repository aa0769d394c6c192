package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// sweep takes from table what may not stay there, before anybody is asked. It tells
// whether there was anything.
func (g *Game) sweep() bool {
	if g.surplus() {
		g.push(pExcess, card.Dark, nil)
		return true
	}
	if g.KeepApart() && g.S.Top().Proc != pMet && g.Met() != nil {
		g.push(pMet, card.Dark, nil)
		return true
	}
	if g.S.Top().Proc != pTwins && g.twins() != nil {
		g.push(pTwins, card.Dark, nil)
		return true
	}
	if g.overheld() != nil && !g.releases() {
		g.push(pOverheld, card.Dark, nil)
		return true
	}
	g.sinks()
	g.InPlay()
	if g.sweepRace() || g.sweepDevoured() || g.sweepCaptured() || g.sweepUtinni() || g.sweepTests() || g.sweepMissing() {
		return true
	}
	found := g.turnOver()
	g.suspend()
	found = g.sweepCanceled() || found
	found = g.sweepUsed() || found
	if !found && g.Might(position.ModImmuneTo) {
		found = g.sweepImmune()
	}
	if !found && g.Might(position.ModNotAboard, position.ModRefuses, position.ModLike) {
		found = g.sweepIllegal()
	}
	return found || g.strayed() || g.sweepPilots() || g.sweepSlots()
}

// suspend puts out of function what a text now suspends, and back in function what
// none suspends any more. A suspended card's own text is still asked for that
// (state.suspended-effect).
func (g *Game) suspend() {
	some := g.Might(position.ModSuspend)
	for _, id := range g.InPlay() {
		was := g.S.C(id).Is(game.Suspended)
		if !some && !was || was == g.suspended(id) {
			continue
		}
		g.S.Edit(id).Flags ^= game.Suspended
		g.S.Tick()
	}
}

func (r *Referee) suspended(id game.CardID) bool {
	for m := range r.Mods(position.ModSuspend) {
		if m.Hits(id) {
			return true
		}
	}
	t := r.Text(id)
	if !t.Kinds.Has(int(position.ModSuspend)) || r.TextCanceled(id) {
		return false
	}
	c := position.Context{P: r.Position, Self: id, You: r.S.C(id).Owner}
	for _, m := range t.Mods {
		if m.Kind == position.ModSuspend && m.Says(&c, id) && c.Holds(m.Conds) {
			return true
		}
	}
	return false
}

// sweepCanceled loses what a standing text cancels (action.cancel.card).
func (g *Game) sweepCanceled() (found bool) {
	for m := range g.Mods(position.ModCancelCard) {
		for _, id := range g.InPlay() {
			switch g.Def(id).Type {
			case card.Effect, card.EpicEvent, card.Weapon, card.Device, card.Creature:
				if m.Hits(id) && !g.LeavesNow(id) && !g.Said(position.ModNotCanceled, id) && !g.isRival(id) {
					g.beamCanceled(id)
					g.event(game.Event{Kind: game.Canceled, By: m.C.You, Card: id, On: m.C.Self})
					g.lost(id)
					found = true
				}
			}
		}
	}
	return found
}

// sweepUsed puts what says so of itself in its owner's Used Pile (leave.attached).
func (g *Game) sweepUsed() (found bool) {
	for m := range g.Mods(position.ModToUsed) {
		if id := m.C.Self; !g.LeavesNow(id) {
			g.event(game.Event{Kind: game.PlacedCard, By: m.C.You, Card: id, From: game.Used})
			g.leaves(id, game.Used)
			found = true
		}
	}
	return found
}

// sweepImmune cancels what lies on a card or location that has become immune to it
// (action.immune).
func (g *Game) sweepImmune() (found bool) {
	for _, id := range g.InPlay() {
		on := g.S.C(id).At
		switch g.Def(id).Type {
		case card.Effect, card.EpicEvent, card.Weapon, card.Device:
			if on != 0 && g.ImmuneTo(on, id) && !g.LeavesNow(id) {
				g.event(game.Event{Kind: game.Canceled, By: g.S.C(on).Owner, Card: id, On: on})
				g.lost(id)
				found = true
			}
		}
	}
	return found
}

// sweepIllegal puts a card that is where its text, now at work again, does not let it
// be on its owner's Lost Pile, without its being treated as just lost
// (leave.illegal, action.cancel.text-return).
func (g *Game) sweepIllegal() (found bool) {
	for _, id := range slices.Clone(g.InPlay()) {
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
	for _, other := range append(g.Attached(id), id) {
		to := g.restsIn(other, game.Lost)
		g.S.ToPile(other, to)
		g.event(game.Event{Kind: game.PlacedCard, By: g.S.C(other).Owner, Card: other, From: to, Secret: !g.FaceUp(to)})
	}
}

// misplaced tells whether a card is somewhere it cannot be: aboard what its text
// forbids; as a starship or vehicle whose text let it go where others of its kind
// cannot, and does so no more.
func (r *Referee) misplaced(id game.CardID) bool {
	kinds := &r.Text(id).Kinds
	if host := r.S.Host(id); host != 0 {
		own, theirs := kinds.Has(int(position.ModNotAboard)), r.Text(host).Kinds.Has(int(position.ModRefuses))
		return (own && r.TextWorks(id, position.ModNotAboard) || theirs && r.TextWorks(host, position.ModRefuses)) && r.Banned(id, host)
	}
	if loc := r.S.C(id).At; kinds.Has(int(position.ModLike)) && loc != 0 && r.S.C(loc).Zone == game.Row {
		switch r.Def(id).Type {
		case card.Starship: // it needs a starfighter's way to a cloud sector or a site
			return !r.LikeFighter(id, false) && !r.canBeAt(id, loc)
		case card.Vehicle: // it needs a character's way inside
			return !r.LikeCharacter(id) && !r.canBeAt(id, loc) && !r.Exterior(loc)
		}
	}
	return false
}

// sweepPilots moves whoever pilots without the skill to a passenger place, or else on top
// of its owner's Used Pile (leave.lost-capacity).
func (g *Game) sweepPilots() (found bool) {
	for _, id := range slices.Clone(g.InPlay()) {
		if !g.Strayed(id) {
			continue
		}
		found = true
		g.unseat(id, g.S.C(id).At)
	}
	return found
}

// unseat moves whoever has lost his place to a passenger place, or else out.
func (g *Game) unseat(id, ship game.CardID) {
	if g.Room(g.Capacity(ship), g.Taken(ship, id), card.Passenger, 1) {
		own := g.S.C(id).Owner
		g.S.ToTable(id, ship, card.Passenger, own)
		g.event(game.Event{Kind: game.Boarded, By: own, Card: id, On: ship, At: g.S.Where(ship), N: card.Whole(int(card.Passenger))})
		return
	}
	g.leaveAtOnce(id, game.Used)
}

// sweepSlots moves a pilot or astromech whose place has vanished to a passenger place, or
// else on top of its owner's Used Pile (leave.lost-capacity). Only places that a text had
// added can vanish.
func (g *Game) sweepSlots() (found bool) {
	if !g.AddsPlaces() {
		return false
	}
	for _, ship := range slices.Clone(g.InPlay()) {
		if !g.Carrier(ship) {
			continue
		}
		all := g.Capacity(ship)
		for _, id := range []game.CardID{g.lastOver(ship, card.Pilot, all.In[card.Pilot]+all.Either), g.lastOver(ship, card.Astromech, all.In[card.Astromech])} {
			if id != 0 {
				found = true
				g.unseat(id, ship)
			}
		}
	}
	return found
}

// lastOver is who came last to places of a kind of which more are taken than there are, 0
// if no more are.
func (r *Referee) lastOver(ship game.CardID, slot card.Slot, most int) game.CardID {
	var there []game.CardID
	for id := range r.On(ship) {
		if r.S.C(id).Slot == slot {
			there = append(there, id)
		}
	}
	if len(there) <= most {
		return 0
	}
	return slices.MaxFunc(there, func(a, b game.CardID) int { return int(r.S.C(a).Since - r.S.C(b).Since) })
}
