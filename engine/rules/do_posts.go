package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// The place words narrow a filter (matcher), and some of them say where
// something happens (placer).
func init() {
	post(func(p *compiler, _ gametext.Here) matcher {
		return func(c *ctx, id game.CardID) bool { loc := c.here(); return loc != 0 && c.g.S.Where(id) == loc }
	})
	post(func(p *compiler, _ gametext.Present) matcher { // place.present-text
		return func(c *ctx, id game.CardID) bool {
			at := c.here()
			if at == 0 {
				at = c.at
			}
			return at != 0 && c.g.presentAt(id) == at
		}
	})
	post(func(p *compiler, _ gametext.PresentThere) matcher {
		return func(c *ctx, id game.CardID) bool { return c.at != 0 && c.g.presentAt(id) == c.at }
	})
	post(func(p *compiler, x gametext.PresentWith) matcher {
		with := p.filter(x.Cards)
		return func(c *ctx, id game.CardID) bool {
			return c.any(func(c *ctx, y game.CardID) bool { return with(c, y) && c.g.presentWith(id, y) })
		}
	})
	post(func(p *compiler, x gametext.AtLocation) matcher {
		where := p.filter(x.Place)
		return func(c *ctx, id game.CardID) bool {
			loc := c.g.S.Where(id)
			if loc == 0 || loc == id {
				return false
			}
			if c.g.def(id).Type == card.Starship && c.g.isSector(loc) && !c.g.newest() {
				at := *c
				at.sectors = true // location.sector.starship-cards
				return where(&at, loc)
			}
			return where(c, loc)
		}
	})
	same := func(ok func(g *Game, loc game.CardID) bool) matcher {
		return func(c *ctx, id game.CardID) bool {
			loc := c.here()
			if loc == 0 && len(c.bound) > 0 { // "at same site" among cards being chosen
				for _, v := range c.bound {
					if len(v.Cards) > 0 {
						loc = c.g.S.Where(v.Cards[0])
						break
					}
				}
				if loc == 0 {
					return ok(c.g, c.g.S.Where(id))
				}
			}
			return loc != 0 && ok(c.g, loc) && c.g.S.Where(id) == loc
		}
	}
	post(func(p *compiler, _ gametext.AtSameSite) matcher {
		return same(func(g *Game, loc game.CardID) bool { return g.isSite(loc) })
	})
	post(func(p *compiler, _ gametext.AtSameExterior) matcher {
		return same(func(g *Game, loc game.CardID) bool { return g.exterior(loc) })
	})
	post(func(p *compiler, _ gametext.AtSameSystem) matcher { // place.same-system
		return same(func(g *Game, loc game.CardID) bool { return g.isSystem(loc) })
	})
	post(func(p *compiler, x gametext.RelatedTo) matcher {
		to := p.filter(x.Cards)
		return func(c *ctx, id game.CardID) bool {
			return slices.ContainsFunc(c.g.S.Row, func(x game.CardID) bool { return c.g.related(x, id) && to(c, x) })
		}
	})
	post(func(p *compiler, _ gametext.AtRelatedSites) matcher {
		return func(c *ctx, id game.CardID) bool {
			loc := c.g.S.Where(id)
			return c.g.isSite(loc) && c.g.related(loc, c.here())
		}
	})
	post(func(p *compiler, _ gametext.AtRelatedSpace) matcher {
		return func(c *ctx, id game.CardID) bool {
			loc := c.g.S.Where(id)
			return loc != 0 && !c.g.isSite(loc) && c.g.related(loc, c.here())
		}
	})
	post(func(p *compiler, x gametext.OnSystem) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.onPlanet(id, x.System) || c.g.siteOf(id, x.System) }
	})
	post(func(p *compiler, x gametext.NotOnSystem) matcher {
		return func(c *ctx, id game.CardID) bool { return !c.g.onPlanet(id, x.System) && !c.g.siteOf(id, x.System) }
	})
	post(func(p *compiler, _ gametext.Alone) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.alone(id) && c.g.S.C(id).Owner == c.you }
	})
	post(func(p *compiler, _ gametext.ThisPilots) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.S.C(c.self).At == id && c.g.pilots(c.self, id) }
	})
	post(func(p *compiler, _ gametext.ThisAboard) matcher {
		return func(c *ctx, id game.CardID) bool {
			s := c.g.S.C(c.self)
			return s.At == id && s.Slot != card.OnCard && c.g.S.C(id).Zone == game.Table
		}
	})
	post(func(p *compiler, _ gametext.CarryingThis) matcher {
		return func(c *ctx, id game.CardID) bool { s := c.g.S.C(c.self); return s.At == id && s.Slot == card.OnCard }
	})
	post(func(p *compiler, x gametext.CarriedBy) matcher {
		by := p.filter(x.Cards)
		return func(c *ctx, id game.CardID) bool {
			host := c.g.S.Host(id)
			return host != 0 && c.g.S.C(id).Slot == card.OnCard && by(c, host)
		}
	})
	post(func(p *compiler, x gametext.Aboard) matcher {
		in := p.filter(x.Cards)
		return func(c *ctx, id game.CardID) bool {
			host := c.g.S.Host(id)
			return host != 0 && c.g.S.C(id).Slot != card.OnCard && in(c, host)
		}
	})
	post(func(p *compiler, x gametext.PilotedBy) matcher {
		who := p.filter(x.Cards)
		return func(c *ctx, ship game.CardID) bool {
			for id := range c.g.on(ship) {
				if c.g.pilots(id, ship) && who(c, id) {
					return true
				}
			}
			return c.permanentPilots(x.Cards.Titles, x.Cards.Or, func(_ *ctx, id game.CardID) bool { return id == ship })
		}
	})
	post(func(p *compiler, x gametext.WithStat) matcher {
		stats := statsOf[x.Stat]
		return func(c *ctx, id game.CardID) bool {
			for _, s := range stats {
				n, ok := c.g.value(id, s)
				if s == card.Ability && c.g.newest() && c.g.def(id).Is("droid") {
					ok = true // type.character.droid: by the newest rulebook it is chosen, as 0
				}
				if ok && compare(n, x.Cmp, x.N) {
					return true
				}
			}
			return false
		}
	})
	post(func(p *compiler, _ gametext.Fighting) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.inBattle(id) }
	})
	post(func(p *compiler, _ gametext.OnTable) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.S.OnTable(id) && c.sees(id) }
	})
	post(func(p *compiler, _ gametext.YouControl) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.Controls(c.you, id) }
	})
	post(func(p *compiler, _ gametext.OpponentOccupies) matcher {
		return func(c *ctx, id game.CardID) bool { return c.g.Occupies(c.you.Other(), id) }
	})
	post(func(p *compiler, x gametext.Where) matcher {
		who := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return c.g.S.Where(id) == loc && id != loc && who(c, id) })
		}
	})
	post(func(p *compiler, x gametext.WherePresent) matcher {
		who := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return c.g.presentAt(id) == loc && who(c, id) })
		}
	})
	post(func(p *compiler, x gametext.InPile) matcher {
		return func(c *ctx, id game.CardID) bool {
			k := c.g.S.C(id)
			return k.Owner == c.whose(x.Whose) && k.Zone == pileZone[x.Pile]
		}
	})

	place(func(p *compiler, _ gametext.Here) placer {
		return func(c *ctx, loc game.CardID) bool { return loc != 0 && loc == c.here() }
	})
	place(func(p *compiler, x gametext.AtLocation) placer {
		where := p.filter(x.Place)
		return func(c *ctx, loc game.CardID) bool { return loc != 0 && where(c, loc) }
	})
	place(func(p *compiler, _ gametext.AtSameSite) placer {
		return func(c *ctx, loc game.CardID) bool { return c.g.isSite(loc) && loc == c.here() }
	})
	place(func(p *compiler, _ gametext.AtRelatedSites) placer {
		return func(c *ctx, loc game.CardID) bool { return c.g.isSite(loc) && c.g.related(loc, c.here()) }
	})
	place(func(p *compiler, _ gametext.AtRelatedSpace) placer {
		return func(c *ctx, loc game.CardID) bool { return loc != 0 && !c.g.isSite(loc) && c.g.related(loc, c.here()) }
	})
	post(func(p *compiler, x gametext.WherePresent) matcher {
		who := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return c.g.presentAt(id) == loc && who(c, id) })
		}
	})
	place(func(p *compiler, x gametext.WherePresent) placer {
		who := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return c.g.presentAt(id) == loc && who(c, id) })
		}
	})
	place(func(p *compiler, x gametext.Where) placer {
		who := p.filter(x.Cards)
		return func(c *ctx, loc game.CardID) bool {
			return c.any(func(c *ctx, id game.CardID) bool { return c.g.S.Where(id) == loc && id != loc && who(c, id) })
		}
	})
}

// siteOf tells whether id is itself a site of a place: "Death Star" sites.
func (g *Game) siteOf(id game.CardID, sys string) bool { return g.isSite(id) && g.partOf(id, sys) }

// statsOf are the numbers that a word of the language means.
var statsOf = [...][]card.Stat{
	gametext.Power: {card.Power}, gametext.Ability: {card.Ability}, gametext.Forfeit: {card.Forfeit},
	gametext.Maneuver: {card.Maneuver}, gametext.Armor: {card.Armor}, gametext.ArmorOrManeuver: {card.Armor, card.Maneuver},
	gametext.Hyperspeed: {card.Hyperspeed}, gametext.Landspeed: {card.Landspeed}, gametext.DeployCost: {card.Deploy},
	gametext.DefenseValue: {card.Defense}, gametext.Destiny: {card.Destiny}, gametext.Politics: {card.Politics},
	gametext.Ferocity: {card.Ferocity},
}

// ruledNouns are the nouns whose meaning is a rule, not a printed word.
var ruledNouns = map[string]matcher{
	"force-attuned":   func(c *ctx, id game.CardID) bool { return c.abilityFrom(id, 3, 3) }, // type.character.sensitivity
	"force-sensitive": func(c *ctx, id game.CardID) bool { return c.abilityFrom(id, 4, 5) },
	"related":         func(c *ctx, id game.CardID) bool { return c.g.related(c.here(), id) },
	"card":            func(*ctx, game.CardID) bool { return true },
	"anything":        func(*ctx, game.CardID) bool { return true },
	"jedi":            func(c *ctx, id game.CardID) bool { return c.jedi(id, card.Light, card.Whole(6), 1<<30) }, // type.character.jedi
	"dark jedi":       func(c *ctx, id game.CardID) bool { return c.jedi(id, card.Dark, card.Whole(6), 1<<30) },  // type.character.dark-jedi
	"jedi knight":     func(c *ctx, id game.CardID) bool { return c.jedi(id, card.Light, card.Whole(6), card.Whole(6)) },
	"prison":          printed(isPrison),
	"system location": func(c *ctx, id game.CardID) bool { return c.g.isSystem(id) && !c.aboard }, // place.system-location
	"throne room":     printed(isThroneRoom),
	"rebel base":      (*ctx).rebelBase,
	"battleground":    func(c *ctx, id game.CardID) bool { return c.g.isBattleground(id) },
	"undercover":      func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Is(game.Undercover) },
	"unique":          func(c *ctx, id game.CardID) bool { return c.g.def(id).Dots == 1 },
	"generic":         func(c *ctx, id game.CardID) bool { return c.g.def(id).Diamond > 0 }, // location.generic
	"unoccupied": func(c *ctx, id game.CardID) bool {
		return c.g.S.C(id).Zone == game.Row && !c.g.Occupies(card.Dark, id) && !c.g.Occupies(card.Light, id)
	},
	"bomber": func(c *ctx, id game.CardID) bool {
		d := c.g.def(id)
		return classIs(d.Class, "B-wing") || classIs(d.Class, "TIE/sa")
	},
	"captive":  func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Is(game.Captive) && !c.g.captured(id) },
	"captured": func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Is(game.Captive) },
	"r-unit": func(c *ctx, id game.CardID) bool {
		d := c.g.def(id)
		return d.Is("astromech droid") || d.Trait("r-unit")
	},
	"seeker":     func(c *ctx, id game.CardID) bool { return hasWordIn(c.g.def(id).Title, "seeker") },
	"mentor":     func(c *ctx, id game.CardID) bool { return c.g.def(id).Trait("mentor") },
	"apprentice": func(c *ctx, id game.CardID) bool { return c.g.def(id).Trait("apprentice") },
	"highest-ability": func(c *ctx, id game.CardID) bool { // char.highest-ability
		if c.g.def(id).Type != card.Character || !c.g.S.OnTable(id) || !c.g.isActive(id) {
			return false
		}
		mine := c.g.abilityOf(id)
		own := c.g.S.C(id).Owner
		return mine > 0 && !c.any(func(c *ctx, x game.CardID) bool {
			return c.g.S.C(x).Owner == own && c.g.def(x).Type == card.Character && c.g.abilityOf(x) > mine
		})
	},
}

func (c *ctx) jedi(id game.CardID, side card.Side, from, to card.Num) bool {
	d := c.g.def(id)
	if d.Type != card.Character || d.Is("droid") || c.g.S.C(id).Owner != side {
		return false
	}
	n, _ := c.g.value(id, card.Ability)
	return n >= from && n <= to
}
