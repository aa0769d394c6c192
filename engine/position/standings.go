package position

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Post(func(comp *Compiler, x gametext.Stands) Matcher {
		if x.Cards.Det == gametext.DetAtLeast && x.How > gametext.InBattleWith {
			comp.decline(x, ": cards are with so many others, present with them or in battle with them", "")
		}
		seats := x.How == gametext.Aboard && x.Cards.Det == gametext.DetThis && comp.Text.Def.Capacity.Any() // a device that takes riders
		if among := toTypes[x.How]; among != nil && !seats {
			comp.Demand(x.Cards, among...)
		}
		return relations[x.How](comp, x.Cards)
	})
}

// toTypes are the types of card to which cards can stand in a relation; any, if none are
// listed.
var toTypes = [...][]card.Type{gametext.RelatedTo: {card.Location}, gametext.Aboard: {card.Starship, card.Vehicle},
	gametext.Piloting: {card.Starship, card.Vehicle}, gametext.Driving: {card.Vehicle}, gametext.ArmedWith: {card.Weapon},
	gametext.OrbitedBy: {card.Location}, gametext.Targeting: nil, gametext.TargetedBy: nil,
	gametext.Escorting: {card.Character}, gametext.EscortedBy: {card.Character}}

// relations test how a card stands to some others.
var relations = [...]func(comp *Compiler, cards gametext.Filter) Matcher{
	gametext.BesideThem: func(comp *Compiler, cards gametext.Filter) Matcher {
		with := comp.seen(cards)
		return func(c *Context, id game.CardID) bool {
			loc := c.P.S.Where(id)
			return loc != 0 && c.asMany(cards, func(c *Context, other game.CardID) bool {
				return other != id && c.P.S.Where(other) == loc && with(c, other)
			})
		}
	},
	gametext.PresentWith: func(comp *Compiler, cards gametext.Filter) Matcher {
		with := comp.seen(cards)
		return func(c *Context, id game.CardID) bool {
			return c.asMany(cards, func(c *Context, y game.CardID) bool { return with(c, y) && c.P.PresentWith(id, y) })
		}
	},
	gametext.InBattleWith: func(comp *Compiler, cards gametext.Filter) Matcher {
		with := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			return c.P.InBattle(id) && c.asMany(cards, func(c *Context, other game.CardID) bool {
				return c.sees(other) && other != id && c.P.InBattle(other) && with(c, other)
			})
		}
	},
	gametext.RelatedTo: func(comp *Compiler, cards gametext.Filter) Matcher {
		// What is no location is related to nothing: "at related sites" is said of where it is.
		comp.refuse(gametext.Stands{How: gametext.RelatedTo, Cards: cards}, cards.Det == gametext.DetThis && comp.Text.Def.Type != card.Location)
		to := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			return slices.ContainsFunc(c.P.S.Row, func(other game.CardID) bool { return c.P.Related(other, id) && to(c, other) })
		}
	},
	gametext.Aboard: func(comp *Compiler, cards gametext.Filter) Matcher {
		in := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			ship := c.P.S.Host(id)
			if ship == 0 { // at a site of it
				ship = c.P.ShipOf(c.P.S.Where(id))
			}
			return c.P.aboard(id, ship) && in(c, ship)
		}
	},
	gametext.PilotedBy: func(comp *Compiler, cards gametext.Filter) Matcher {
		who := comp.Filter(cards)
		return func(c *Context, ship game.CardID) bool {
			for id := range c.P.On(ship) {
				if c.P.pilots(id, ship) && who(c, id) {
					return true
				}
			}
			return c.permanentPilots(cards.Titles, cards.Or, func(_ *Context, id game.CardID) bool { return id == ship })
		}
	},
	gametext.Piloting: func(comp *Compiler, cards gametext.Filter) Matcher { return comp.steering(cards, (*Position).pilots) },
	gametext.Driving:  func(comp *Compiler, cards gametext.Filter) Matcher { return comp.steering(cards, (*Position).drives) },
	gametext.EquippedWith: func(comp *Compiler, cards gametext.Filter) Matcher {
		what := comp.seen(cards)
		return func(c *Context, id game.CardID) bool {
			for on := range c.P.On(id) {
				if c.P.S.C(on).Slot == card.OnCard && what(c, on) {
					return true
				}
			}
			return false
		}
	},
	gametext.ArmedWith: func(comp *Compiler, cards gametext.Filter) Matcher { // weapon.permanent: built-in ones too
		which := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			for w := range c.P.On(id) {
				if c.P.S.C(w).Slot == card.OnCard && c.P.Def(w).Type == card.Weapon && c.P.IsActive(w) && which(c, w) {
					return true
				}
			}
			return c.P.permanentWeapon(id) && c.AsWeapon(which, id)
		}
	},
	gametext.CarriedBy: func(comp *Compiler, cards gametext.Filter) Matcher {
		by := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			host := c.P.S.Host(id)
			return host != 0 && c.P.S.C(id).Slot == card.OnCard && by(c, host)
		}
	},
	gametext.OrbitedBy: func(comp *Compiler, cards gametext.Filter) Matcher { // move.death-star
		by := comp.seen(cards)
		return func(c *Context, id game.CardID) bool {
			return slices.ContainsFunc(c.P.S.Row, func(loc game.CardID) bool {
				return loc != id && c.P.IsMobile(loc) && c.P.S.C(loc).Orbits == id && by(c, loc)
			})
		}
	},
	gametext.Targeting: func(comp *Compiler, cards gametext.Filter) Matcher {
		which := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			it := c.P.S.C(id)
			if it.Aim != 0 && which(c, it.Aim) || it.Second != 0 && which(c, it.Second) {
				return true
			}
			for source, target := range c.P.aims() {
				if source == id && which(c, target) {
					return true
				}
			}
			return false
		}
	},
	gametext.TargetedBy: func(comp *Compiler, cards gametext.Filter) Matcher {
		by := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			for source, target := range c.P.aims() {
				if target == id && by(c, source) {
					return true
				}
			}
			for on := range c.P.On(id) { // an Effect targets what it deploys on
				if c.P.S.C(on).Slot == card.OnCard && c.P.Def(on).Type == card.Effect && by(c, on) {
					return true
				}
			}
			return false
		}
	},
	gametext.Escorting: func(comp *Compiler, cards gametext.Filter) Matcher {
		who := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			return slices.ContainsFunc(c.P.Captives(id), func(held game.CardID) bool { return who(c, held) })
		}
	},
	gametext.EscortedBy: func(comp *Compiler, cards gametext.Filter) Matcher {
		by := comp.Filter(cards)
		return func(c *Context, id game.CardID) bool {
			escort := c.P.Escort(id)
			return escort != 0 && by(c, escort)
		}
	},
}

// An Action is what a procedure remembers of an action with a card's text.
type Action interface {
	Acts() (id game.CardID, clause int16, bound []game.Value)
}

// aims yields the card of every action in progress, and every Effect that targets something
// for as long as it lies on table, with each card that it targets (action.target,
// utinni.target).
func (p *Position) aims() iter.Seq2[game.CardID, game.CardID] {
	return func(yield func(source, target game.CardID) bool) {
		if p.Utinnis() {
			for _, id := range p.InPlay() {
				if it := p.S.C(id); p.Def(id).Type == card.Effect && (it.Aim != 0 && !yield(id, it.Aim) || it.Second != 0 && !yield(id, it.Second)) {
					return
				}
			}
		}
		for _, f := range p.S.Frames {
			act, is := f.Body.(Action)
			if !is {
				continue
			}
			id, clause, bound := act.Acts()
			for _, t := range p.Clause(id, clause).Targets {
				for _, on := range bound[t.Bind].Cards {
					if !yield(id, on) {
						return
					}
				}
			}
		}
	}
}

// steering tests whether a card pilots, or drives, one of those meant.
func (comp *Compiler) steering(what gametext.Filter, does func(p *Position, id, host game.CardID) bool) Matcher {
	which := comp.Filter(what)
	return func(c *Context, id game.CardID) bool {
		host := c.P.S.Host(id)
		return does(c.P, id, host) && which(c, host)
	}
}
