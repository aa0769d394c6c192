package position

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Post(func(comp *Compiler, _ gametext.Here) Matcher {
		return func(c *Context, id game.CardID) bool { loc := c.Here(); return loc != 0 && c.P.isAt(id, loc) }
	})
	Post(func(comp *Compiler, x gametext.AtLocation) Matcher {
		comp.Demand(x.Place, card.Location)
		where := comp.Filter(x.Place)
		comp.Clause.Far = comp.Clause.Far || comp.Clause.Fire // weapon.long-range
		return func(c *Context, id game.CardID) bool {
			loc := c.P.S.Where(id)
			if loc == 0 || loc == id {
				return false
			}
			if c.P.Def(id).Type == card.Starship && c.P.IsSector(loc) && !c.P.Newest() {
				at := *c
				at.sectors = true // location.sector.starship-cards
				return where(&at, loc)
			}
			return where(c, loc)
		}
	})
	Post(func(comp *Compiler, x gametext.OnSystem) Matcher {
		return func(c *Context, id game.CardID) bool {
			return (c.P.onPlanet(id, x.System) || c.P.siteOf(id, x.System)) == (x.On == gametext.IsSo)
		}
	})
	Post(func(comp *Compiler, x gametext.Passing) Matcher { // where nothing lasts it is said without "while"
		comp.decline(x, " here", "right: once per turn: for remainder of turn, your aliens while alone are power +1\nwrong: your aliens while alone are power +1")
		return nil
	})
	Post(func(comp *Compiler, x gametext.InTitle) Matcher {
		return printed(func(d *card.Def) bool { return HasWordIn(d.Title, strings.ToLower(x.Words)) })
	})
	Post(func(comp *Compiler, x gametext.InText) Matcher {
		comp.refuse(x, x.Kind != gametext.TrainingDestiny) // of the others texts speak in many ways
		return func(c *Context, id game.CardID) bool { return c.P.Text(id).Trains }
	})
	Post(func(comp *Compiler, x gametext.ImmuneTo) Matcher {
		named := func(t string) bool { return t == x.Title }
		return func(c *Context, id game.CardID) bool {
			is := c.P.S.OnTable(id) && c.P.immuneTo(id, named) || !c.P.S.OnTable(id) && c.P.alwaysImmune(id, named)
			return is == (x.Is == gametext.AreImmune)
		}
	})
}

func init() {
	Post(func(comp *Compiler, x gametext.Bearing) Matcher {
		if slices.Equal(x.Cards.Nouns, []string{"permanent pilot"}) { // it is no card
			return func(c *Context, ship game.CardID) bool {
				return c.P.permanentPilots(ship) > 0 == (x.With == gametext.HavingSome)
			}
		}
		who := comp.Filter(x.Cards)
		return func(c *Context, ship game.CardID) bool {
			has := c.some(func(c *Context, id game.CardID) bool { return c.P.aboard(id, ship) && who(c, id) })
			return has == (x.With == gametext.HavingSome)
		}
	})
	Post(func(comp *Compiler, x gametext.WithStat) Matcher {
		stats, with := comp.stats(x, x.Stat), comp.defined(x.N)
		return func(c *Context, id game.CardID) bool {
			was := c.Undefined
			limit, exists := with(c)
			c.Undefined = was
			for _, s := range stats {
				n, ok := c.P.Value(id, s)
				if s == card.Ability && c.P.Newest() && c.P.Def(id).Is("droid") {
					ok = true // type.character.droid: by the newest rulebook it is chosen, as 0
				}
				if s == card.Politics && c.P.Def(id).Type == card.Character {
					ok = true // stat.politics: 0 is without politics
				}
				if ok && exists && compare(n, x.Cmp, limit) {
					return true
				}
			}
			return false
		}
	})
}

func init() {
	Post(func(comp *Compiler, x gametext.Where) Matcher { return Matcher(comp.whereAre(x)) })
	Post(func(comp *Compiler, x gametext.InPile) Matcher {
		return func(c *Context, id game.CardID) bool {
			k := c.P.S.C(id)
			return k.Owner == c.Whose(x.Whose) && c.P.Lies(id, PileZone[x.Pile])
		}
	})
	place(func(comp *Compiler, _ gametext.Here) placer {
		return func(c *Context, loc game.CardID) bool { return loc != 0 && loc == c.Here() }
	})
	place(func(comp *Compiler, x gametext.AtLocation) placer {
		comp.Demand(x.Place, card.Location)
		where := comp.Filter(x.Place)
		return func(c *Context, loc game.CardID) bool { return loc != 0 && where(c, loc) }
	})
	place(func(comp *Compiler, x gametext.Where) placer { return comp.whereAre(x) })
}

// whereAre tests whether cards are at a location, or present there: as many as the words say.
// A weapon built into a card is where that is (weapon.permanent).
func (comp *Compiler) whereAre(x gametext.Where) placer {
	seen := comp.seen(x.Cards)
	who := func(c *Context, id game.CardID) bool { return c.AsWeapon(seen, id) }
	return func(c *Context, loc game.CardID) bool {
		return c.asMany(x.Cards, func(c *Context, id game.CardID) bool {
			if x.Are == gametext.ArePresent {
				return c.P.PresentAt(id) == loc && who(c, id)
			}
			return c.P.isAt(id, loc) && id != loc && who(c, id)
		}) && (x.Are != gametext.AreOnly || !c.any(func(c *Context, id game.CardID) bool {
			return c.P.Def(id).Type == card.Character && c.P.isAt(id, loc) && !who(c, id)
		}))
	}
}

// siteOf tells whether id is itself a site of a place: "Death Star" sites.
func (p *Position) siteOf(id game.CardID, sys string) bool { return p.IsSite(id) && p.partOf(id, sys) }

// StatsOf are the numbers that a word of the language means.
var StatsOf = [...][]card.Stat{
	gametext.Power: {card.Power}, gametext.Ability: {card.Ability}, gametext.Forfeit: {card.Forfeit},
	gametext.Maneuver: {card.Maneuver}, gametext.Armor: {card.Armor}, gametext.ArmorOrManeuver: {card.Armor, card.Maneuver},
	gametext.Hyperspeed: {card.Hyperspeed}, gametext.Landspeed: {card.Landspeed}, gametext.DeployCost: {card.Deploy},
	gametext.DefenseValue: {card.Defense}, gametext.Destiny: {card.Destiny}, gametext.Politics: {card.Politics},
	gametext.Ferocity: {card.Ferocity}, gametext.Parsec: {card.Parsec},
	gametext.Immunity: nil,
}

// stats are the numbers that a word means; an immunity to attrition is none that can be
// compared, set or added up.
func (comp *Compiler) stats(x any, s gametext.Stat) []card.Stat {
	comp.refuse(x, StatsOf[s] == nil)
	return StatsOf[s]
}

// ruledNouns are the nouns whose meaning is a rule, not a printed word.
var ruledNouns = map[string]Matcher{
	"force-attuned":   func(c *Context, id game.CardID) bool { return c.abilityFrom(id, 3, 3) }, // type.character.sensitivity
	"force-sensitive": func(c *Context, id game.CardID) bool { return c.abilityFrom(id, 4, 5) },
	"related":         func(c *Context, id game.CardID) bool { return c.P.Related(c.Here(), id) },
	"card":            func(*Context, game.CardID) bool { return true },
	"anything":        func(*Context, game.CardID) bool { return true },
	"jedi":            func(c *Context, id game.CardID) bool { return c.jedi(id, card.Light, card.Whole(6), 1<<30) }, // type.character.jedi
	"dark jedi":       func(c *Context, id game.CardID) bool { return c.jedi(id, card.Dark, card.Whole(6), 1<<30) },  // type.character.dark-jedi
	"jedi knight":     func(c *Context, id game.CardID) bool { return c.jedi(id, card.Light, card.Whole(6), card.Whole(6)) },
	"prison":          printed(isPrison),
	"winner":          decided(true),
	"loser":           decided(false),
	"system location": func(c *Context, id game.CardID) bool { return c.P.IsSystem(id) && !c.Aboard }, // place.system-location
	"throne room":     printed(isThroneRoom),
	"rebel base":      (*Context).rebelBase,
	"battleground":    func(c *Context, id game.CardID) bool { return c.P.IsBattleground(id) },
	"undercover":      func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Undercover) },
	"damaged": func(c *Context, id game.CardID) bool {
		return c.P.S.C(id).Is(game.Damaged) || slices.ContainsFunc(c.P.S.Lasting, c.P.IonDamage(id))
	},
	"hit":              func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Hit) },
	"permanent pilot":  (*Context).onePilot,
	"permanent weapon": func(c *Context, id game.CardID) bool { return c.builtIn == id }, // weapon.permanent
	"unique":           func(c *Context, id game.CardID) bool { return c.P.Def(id).Dots == 1 },
	"generic":          func(c *Context, id game.CardID) bool { return c.P.Def(id).Diamond > 0 }, // location.generic
	"unoccupied": func(c *Context, id game.CardID) bool { // presence.unoccupied
		for side := range card.Sides {
			if c.P.Occupies(side, id) || c.P.UndercoverAt(side, id) {
				return false
			}
		}
		return c.P.S.C(id).Zone == game.Row
	},
	"bomber": func(c *Context, id game.CardID) bool {
		d := c.P.Def(id)
		return ClassIs(d.Class, "B-wing") || ClassIs(d.Class, "TIE/sa")
	},
	"captive":  func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Captive) && !c.P.Captured(id) },
	"captured": func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Captive) },
	"r-unit": func(c *Context, id game.CardID) bool {
		d := c.P.Def(id)
		return d.Is("astromech droid") || d.Trait("r-unit")
	},
	"seeker":          func(c *Context, id game.CardID) bool { return HasWordIn(c.P.Def(id).Title, "seeker") },
	"highest-ability": ablest(func(*Context, game.CardID) bool { return true }),
}

// ablest passes the characters of highest ability among those of their owner on table that
// pass a test (char.highest-ability).
func ablest(among Matcher) Matcher {
	return func(c *Context, id game.CardID) bool {
		if c.P.Def(id).Type != card.Character || !c.P.IsActive(id) {
			return false
		}
		mine := c.P.AbilityOf(id)
		own := c.P.S.C(id).Owner
		return mine > 0 && !c.any(func(c *Context, other game.CardID) bool {
			return c.P.S.C(other).Owner == own && c.P.Def(other).Type == card.Character && c.P.AbilityOf(other) > mine && among(c, other)
		})
	}
}

func (c *Context) jedi(id game.CardID, side card.Side, from, to card.Num) bool {
	d := c.P.Def(id)
	if d.Type != card.Character || d.Is("droid") || c.P.S.C(id).Owner != side {
		return false
	}
	n, _ := c.P.Value(id, card.Ability)
	return n >= from && n <= to
}
