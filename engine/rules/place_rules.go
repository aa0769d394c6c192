package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, x gametext.RulesInEffect) []*mod {
		return one(mod{kind: mRules, n: card.Num(x.Rules)})
	})
	modifies(func(p *compiler, x gametext.ConvertedBy) []*mod {
		return one(mod{kind: mConverted, affects: p.filter(x.By)})
	})
	here := func(c *ctx, loc game.CardID) bool { return loc != 0 && loc == c.here() }
	modifies(func(p *compiler, x gametext.MayDeployHere) []*mod {
		return one(mod{kind: mPermit, affects: p.filter(x.Cards), at: here})
	})
	modifies(func(p *compiler, x gametext.MayDeployTo) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mPermit, affects: p.filter(x.Cards), at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, x gametext.Rotated) []*mod {
		return one(mod{kind: mRotate, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.FireFreeHere) []*mod {
		return one(mod{kind: mFireFree, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.ExtraLandspeed) []*mod {
		return one(mod{kind: mExtraSpeed, affects: p.filter(x.Cards), n: x.N})
	})
	modifies(func(p *compiler, x gametext.ExtraLandspeedTo) []*mod {
		return one(mod{kind: mExtraSpeed, affects: p.filter(x.Cards), n: x.N, may: true})
	})
	modifies(func(*compiler, gametext.LikeStarfighter) []*mod { return one(mod{kind: mLike}) })
	modifies(func(*compiler, gametext.MoveLikeFighter) []*mod { return one(mod{kind: mLike, n: 1}) })
	modifies(func(*compiler, gametext.LikeCharacter) []*mod { return one(mod{kind: mLike, n: 2}) })
}

// ruled tells whether a text puts rules of the rulebook in effect at a location.
func (g *Game) ruled(loc game.CardID, r gametext.PlaceRules) bool {
	for m := range g.mods(mRules) {
		if m.n == card.Num(r) && m.c.self == loc {
			return true
		}
	}
	return false
}

// permitted tells whether a text lets a card deploy to a location where others of
// its kind may not.
func (g *Game) permitted(id, loc game.CardID) bool {
	for m := range g.mods(mPermit) {
		if m.at(&m.c, loc) && m.c.you == g.S.C(id).Owner && m.hits(id) {
			return true
		}
	}
	return false
}

// mover tells whether a card is a character, vehicle or starship, the cards that
// rules of places speak of.
func (g *Game) mover(id game.CardID) bool {
	switch g.def(id).Type {
	case card.Character, card.Vehicle, card.Starship:
		return true
	}
	return false
}

// isDS2Sector tells whether a location is a sector of the Death Star II
// (location.sector.ds2).
func (g *Game) isDS2Sector(loc game.CardID) bool { return g.isSector(loc) && g.def(loc).Has("mobile") }

// deployDS2: nobody deploys to a Death Star II sector, not even aboard something
// there (location.sector.ds2).
var deployDS2 = requirement{
	rule: "location.sector.ds2",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.def(o.Card).Type == card.Location || g.def(o.Card).Type == card.Effect || !g.isDS2Sector(g.S.Where(o.Target))
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("Nobody deploys to a sector of the Death Star II.", "Personne ne se déploie à un secteur de l'Étoile de la mort II.")
	},
}

// notInSectors: nobody battles or drains at a Death Star II sector
// (location.sector.ds2).
var notInSectors = need("location.sector.ds2", "Nobody battles or drains at a sector of the Death Star II.",
	"Ni bataille ni drain de Force à un secteur de l'Étoile de la mort II.",
	func(g *Game, _ card.Side, o *game.Option) bool { return !g.isDS2Sector(o.Card) })

// deployTrench: the trench lies beside the system, which must be on table; no
// card deploys there unless a card says so (location.trench-rules).
var deployTrench = requirement{
	rule: "location.trench-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if g.putsRules(o.Card, gametext.TrenchRules) {
			return slices.ContainsFunc(g.S.Row, func(loc game.CardID) bool { return g.isSystem(loc) && g.system(loc) == g.system(o.Card) })
		}
		loc := g.S.Where(o.Target)
		return loc == 0 || !g.ruled(loc, gametext.TrenchRules) || g.permitted(o.Card, loc) || g.deploysBy(o)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		if o.Target == 0 {
			return format("Its system must be on table.", "Son système doit être sur la table.")
		}
		return format("No card deploys to the trench unless a card says so.", "Aucune carte ne se déploie dans la tranchée à moins qu'une carte ne le dise.")
	},
}

// putsRules tells whether a card's text puts rules of the rulebook in effect.
func (g *Game) putsRules(id game.CardID, r gametext.PlaceRules) bool {
	return slices.ContainsFunc(g.text(id).mods, func(m *mod) bool { return m.kind == mRules && m.n == card.Num(r) })
}

// deploysBy tells whether a card names its location itself: an Effect "deploy on
// TITLE".
func (g *Game) deploysBy(o *game.Option) bool {
	return len(g.text(o.Card).deploys) > 0 && g.def(o.Card).Type != card.Weapon && g.def(o.Card).Type != card.Device
}

// footTrench: characters are in the trench only aboard a starship
// (location.trench-rules).
var footTrench = requirement{
	rule: "location.trench-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return !g.ruled(o.Target, gametext.TrenchRules) || g.def(o.Card).Type != card.Character
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text {
		return card.T("Characters are there only aboard a starship.", "Les personnages n'y sont qu'à bord d'un vaisseau.")
	},
}

// moveTrench: no card moves into the trench, but by an Attack Run
// (location.trench-rules, move.attack-run).
var moveTrench = requirement{
	rule: "location.trench-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		to, from := g.S.Where(o.Target), g.S.Where(o.Card)
		return to == from || !g.ruled(to, gametext.TrenchRules) && !g.ruled(from, gametext.TrenchRules)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("No card moves to or from the trench unless a card says so.", "Aucune carte n'entre dans la tranchée ni n'en sort à moins qu'une carte ne le dise.")
	},
}

// shielded tells whether the Hoth energy shield covers a location: the Echo Base
// sites and the first three markers, and sites of what stands there, while a text
// has its rules in effect (location.hoth-shield).
func (g *Game) shielded(loc game.CardID) bool {
	g.inPlay()
	if !g.index.kinds.has(int(mRules)) || !g.isSite(loc) {
		return false
	}
	loc = g.ground(loc)
	d, at := g.def(loc), atlas[g.system(loc)]
	if n := markerOf(d); at.shield == "" || !hasWordIn(d.Title, at.shield) && (n < 1 || n > at.markers) {
		return false
	}
	for m := range g.mods(mRules) {
		if m.n == card.Num(gametext.ShieldRules) {
			return true
		}
	}
	return false
}

var sayShield = card.T("The energy shield bars the Dark Side there.", "Le bouclier d'énergie y arrête le côté obscur.")

// deployShield: Dark deploys no character, vehicle or starship under the shield
// (location.hoth-shield).
var deployShield = requirement{
	rule: "location.hoth-shield",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return side != card.Dark || !g.mover(o.Card) || !g.shielded(g.S.Where(o.Target))
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text { return sayShield },
}

// moveShield: nor does it take off, land, shuttle or use docking bay transit there
// (location.hoth-shield).
var moveShield = requirement{
	rule: "location.hoth-shield",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return side != card.Dark || !g.shielded(g.S.Where(o.Target)) && !g.shielded(g.S.Where(o.Card))
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text { return sayShield },
}

// hidden tells whether a location is of a planet that is not easily found: Dagobah
// or Ahch-To (location.dagobah-rules).
func (g *Game) hidden(loc game.CardID) bool {
	if loc == 0 || g.isAsteroid(loc) { // no part of the planet
		return false
	}
	return atlas[g.system(loc)].hidden
}

// deployHidden: characters, vehicles and starships deploy to Dagobah or Ahch-To
// only if their text or another card says so; a text that limits or changes
// deployment there is permission. Weapons and devices only on cards there
// (location.dagobah-rules).
var deployHidden = requirement{
	rule: "location.dagobah-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		loc := g.S.Where(o.Target)
		if g.def(o.Card).Type == card.Location || !g.hidden(loc) {
			return true
		}
		switch d := g.def(o.Card); d.Type {
		case card.Weapon, card.Device:
			return o.Target != loc
		case card.Effect:
			return !d.Is("utinni")
		case card.Character, card.Vehicle, card.Starship:
			return g.permitted(o.Card, loc) || g.permits(o.Card, loc)
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s may not deploy there: no text says so.", "%s ne peut pas s'y déployer : aucun texte ne le dit.", g.title(o.Card))
	},
}

// permits tells whether a card's own text speaks of its deployment to a location by name.
func (g *Game) permits(id, loc game.CardID) bool {
	c := &ctx{g: g, self: id, you: g.S.C(id).Owner}
	for _, m := range g.text(id).mods {
		if m.may && (m.kind == mDeployOnly && m.affects(c, loc) || m.kind == mDeployFree && m.at(c, loc)) {
			return true
		}
	}
	return false
}

// namesPlace tells whether a filter names places: a system or a title.
func namesPlace(f gametext.Filter) bool {
	return f.System != "" || len(f.Titles) > 0 || slices.ContainsFunc(f.Or, namesPlace)
}

// moveHidden: no shuttling and no relocation to or from Dagobah and Ahch-To
// (location.dagobah-rules).
var moveHidden = requirement{
	rule: "location.dagobah-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return !g.hidden(g.S.Where(o.Target)) && !g.hidden(g.S.Where(o.Card))
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text {
		return format("No shuttling to or from Dagobah or Ahch-To.", "Pas de navette vers Dagobah ou Ahch-To, ni depuis elles.")
	},
}

// relocatable tells whether a card may be relocated to a location: not to or from
// Dagobah and Ahch-To, nor for Dark under the Hoth shield (location.dagobah-rules,
// location.hoth-shield), and nothing to a holosite (location.dejarik-rules).
func (g *Game) relocatable(id, to game.CardID) bool {
	from, to := g.S.Where(id), g.S.Where(to)
	if from == to {
		return true
	}
	if g.hidden(from) || g.hidden(to) || g.holosite(to) {
		return false
	}
	return g.S.C(id).Owner != card.Dark || !g.shielded(from) && !g.shielded(to)
}

// reactShield: no landing or taking off there as a react either
// (location.hoth-shield).
var reactShield = requirement{
	rule: "location.hoth-shield",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.isSite(g.S.Where(o.Card)) == g.isSite(o.Target) || moveShield.holds(g, side, o)
	},
	unmet: func(*Game, card.Side, *game.Option) card.Text { return sayShield },
}
