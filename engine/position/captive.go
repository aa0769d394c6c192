package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	ruledNoun("imprisoned", func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Imprisoned) })
	ruledNoun("frozen", func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Frozen) })
	ruledNoun("escorted", func(c *Context, id game.CardID) bool { return c.P.Escort(id) != 0 })
}

// pursues tells whether a card on a captive is in function all the same: a bounty on its
// head (captive.cards-on).
func (p *Position) pursues(id, captive game.CardID) bool {
	return p.S.Cards[id].At == captive && hasTrait(p.Def(id), "bounty")
}

// Captives lists the captives that a card escorts.
func (p *Position) Captives(escort game.CardID) (out []game.CardID) {
	for id := range p.On(escort) {
		if p.Escort(id) == escort {
			out = append(out, id)
		}
	}
	if p.S.Battle.On {
		for _, id := range p.InPlay() {
			if p.S.C(id).Is(game.Loose) && p.S.C(id).Guard == escort {
				out = append(out, id)
			}
		}
	}
	return out
}

// Escort is the character that escorts a captive, 0 if nobody does.
func (p *Position) Escort(id game.CardID) game.CardID {
	it := p.S.C(id)
	if !it.Is(game.Captive) || it.Slot != card.OnCard || p.Def(id).Type == card.Starship {
		return 0
	}
	if p.S.C(it.Guard).Zone == game.Table {
		return it.Guard
	}
	return p.S.Host(id)
}

// IsPrison tells whether a location is a prison (location.prison).
func (p *Position) IsPrison(loc game.CardID) bool { return loc != 0 && isPrison(p.Def(loc)) }

// Escorts tells whether a Dark card is of those who escort captives.
func (p *Position) Escorts(id game.CardID) bool {
	d := p.Def(id)
	if d.Type != card.Character || p.S.C(id).Owner != card.Dark || !p.IsActive(id) {
		return false
	}
	return p.hasIcon(id, "warrior") || p.HasTrait(id, "bounty hunter") || p.Newest() && d.Is("battle droid")
}

// PlaceForCaptive tells whether an escort aboard something has a free passenger
// place there for a captive, or the captive has one already (ship.capacity.captive).
func (p *Position) PlaceForCaptive(escort, captive game.CardID) bool {
	if p.S.C(escort).Slot == card.OnCard {
		return true
	}
	carrier := p.S.C(escort).At
	return p.Room(p.Def(carrier).Capacity, p.Taken(carrier, captive), card.Passenger, 1)
}

// ofInactive tells whether a filter speaks of captives or of who is missing, so that it
// looks for them although they are inactive (state.inactive).
func ofInactive(f gametext.Filter) bool {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookRule && !t.Not && slices.Contains([]string{"captive", "imprisoned", "escorted", "frozen", "captured", "missing"}, t.Value) {
			return true
		}
	}
	held := func(x gametext.Post) bool { return x == gametext.Post(gametext.BeIn{What: gametext.HeldCaptive}) }
	return slices.ContainsFunc(f.Posts, held) || slices.ContainsFunc(f.Or, ofInactive)
}

// asCaptive tells whether a condition speaks of the card with the text as a captive.
func asCaptive(x gametext.Cond) (held bool) {
	gametext.Walk(x, func(n any) bool {
		is, self := n.(gametext.SelfIs)
		held = held || self && is.Is == gametext.Post(gametext.BeIn{What: gametext.HeldCaptive})
		return true
	})
	return held
}
