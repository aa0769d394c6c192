package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// deployDS2: nobody deploys to a Death Star II sector, not even aboard something
// there (location.sector.ds2).
var deployDS2 = requirement{
	rule: "location.sector.ds2",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		switch r.Def(o.Card).Type {
		case card.Location, card.Effect, card.EpicEvent:
			return true
		}
		return !r.IsDS2Sector(r.S.Where(o.Target))
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Nobody deploys to a sector of the Death Star II.", "Personne ne se déploie à un secteur de l’Étoile de la mort II.")
	},
}

// notInSectors: nobody battles or drains at a Death Star II sector
// (location.sector.ds2).
var notInSectors = need("location.sector.ds2", "Nobody battles or drains at a sector of the Death Star II.",
	"Ni bataille ni drain de Force à un secteur de l’Étoile de la mort II.",
	func(r *Referee, _ card.Side, o *game.Option) bool { return !r.IsDS2Sector(o.Card) })

// deployTrench: the trench lies beside the system, which must be on table; no
// card deploys there unless a card says so (location.trench-rules).
var deployTrench = requirement{
	rule: "location.trench-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if r.PutsRules(o.Card, gametext.TrenchRules) {
			return slices.ContainsFunc(r.S.Row, func(loc game.CardID) bool { return r.IsSystem(loc) && r.System(loc) == r.System(o.Card) })
		}
		loc := r.S.Where(o.Target)
		return loc == 0 || !r.Ruled(loc, gametext.TrenchRules) || r.Permitted(o.Card, loc) || r.DeploysBy(o)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if o.Target == 0 {
			return card.Say("Its system must be on table.", "Son système doit être sur la table.")
		}
		return card.Say("No card deploys to the trench unless a card says so.", "Aucune carte ne se déploie dans la tranchée à moins qu’une carte ne le dise.")
	},
}

// footTrench: nobody gets off a starship in the trench (location.trench-rules).
var footTrench = requirement{
	rule: "location.trench-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.Ruled(o.Target, gametext.TrenchRules) || r.Def(o.Card).Type == card.Starship
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text {
		return card.T("There are only starships in the trench, and what is aboard them.", "Il n’y a dans la tranchée que des vaisseaux, et ce qui est à leur bord.")
	},
}

// moveTrench: no card moves into the trench, but by an Attack Run
// (location.trench-rules, move.attack-run).
var moveTrench = requirement{
	rule: "location.trench-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		to, from := r.S.Where(o.Target), r.S.Where(o.Card)
		return to == from || !r.Ruled(to, gametext.TrenchRules) && !r.Ruled(from, gametext.TrenchRules)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("No card moves to or from the trench unless a card says so.", "Aucune carte n’entre dans la tranchée ni n’en sort à moins qu’une carte ne le dise.")
	},
}

// deployShield: Dark deploys no character, vehicle or starship under the shield
// (location.hoth-shield).
var deployShield = requirement{
	rule: "location.hoth-shield",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		loc := r.S.Where(o.Target)
		return side != card.Dark || !r.Mover(o.Card) || !r.Shielded(loc) || r.regardless(o.Card, loc) // ruling.cane-adiss
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text { return position.SayShield },
}

// moveShield: nor does it take off, land, shuttle or use docking bay transit there
// (location.hoth-shield).
var moveShield = requirement{
	rule: "location.hoth-shield",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return side != card.Dark || !r.Shielded(r.S.Where(o.Target)) && !r.Shielded(r.S.Where(o.Card))
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text { return position.SayShield },
}

// deployHidden: characters, vehicles and starships deploy to Dagobah or Ahch-To
// only if their text or another card says so; a text that limits or changes
// deployment there is permission. Weapons and devices only on cards there
// (location.dagobah-rules).
var deployHidden = requirement{
	rule: "location.dagobah-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		loc := r.S.Where(o.Target)
		if r.Def(o.Card).Type == card.Location || !r.Hidden(loc) {
			return true
		}
		switch d := r.Def(o.Card); d.Type {
		case card.Weapon, card.Device:
			return o.Target != loc
		case card.Effect:
			return !d.Is("utinni")
		case card.Character, card.Vehicle, card.Starship:
			return r.Permitted(o.Card, loc) || r.Permits(o.Card, loc) || r.regardless(o.Card, loc) // ruling.cane-adiss
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s may not deploy there: no text says so.", "%s ne peut pas s’y déployer : aucun texte ne le dit.", r.Title(o.Card))
	},
}

// moveHidden: no shuttling to or from Dagobah and Ahch-To
// (location.dagobah-rules).
var moveHidden = requirement{
	rule: "location.dagobah-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.Hidden(r.S.Where(o.Target)) && !r.Hidden(r.S.Where(o.Card))
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text {
		return card.Say("No shuttling to or from Dagobah or Ahch-To.", "Pas de navette vers Dagobah ou Ahch-To, ni depuis elles.")
	},
}

// Relocation: only where the card can be (move.relocate), not to or from Dagobah and
// Ahch-To (location.dagobah-rules), nor for Dark under the Hoth shield
// (location.hoth-shield), and nothing to a holosite (location.dejarik-rules). Aboard
// something at the same location none of this matters.
var relocation = []requirement{
	{rule: "move.relocate",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool { return r.S.C(o.Card).At != o.Target },
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is at %s already.", "%s est déjà à %s.", r.Title(o.Card), r.Title(o.Target))
		}},
	{rule: "move.relocate",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.Def(o.Target).Type != card.Location || r.canBeAt(o.Card, o.Target) // else it comes aboard
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s cannot be relocated to %s.", "%s ne peut pas être relocalisé{e} à %s.", r.Title(o.Card), r.Title(o.Target))
		}},
	goingElsewhere(need("location.dagobah-rules", "Nobody is relocated to or from Dagobah or Ahch-To.", "Personne n’est relocalisé vers Dagobah ou Ahch-To, ni depuis elles.", moveHidden.holds)),
	goingElsewhere(need("location.dejarik-rules", "Nobody is relocated to a holosite.", "Personne n’est relocalisé à un holosite.",
		func(r *Referee, _ card.Side, o *game.Option) bool { return !r.Holosite(r.S.Where(o.Target)) })),
	goingElsewhere(moveShield),
}

// goingElsewhere is a requirement of those only who change their location.
func goingElsewhere(q requirement) requirement {
	holds := q.holds
	q.holds = func(r *Referee, side card.Side, o *game.Option) bool {
		return r.S.Where(o.Card) == r.S.Where(o.Target) || holds(r, side, o)
	}
	return q
}

// unburdened: an escort makes no movement with its captive but those that the rule names
// (captive.escort.move).
var unburdened = need("move.relocate", "An escort is not relocated with its captive.", "Une escorte n’est pas relocalisée avec son captif.",
	func(r *Referee, _ card.Side, o *game.Option) bool { return len(r.Captives(o.Card)) == 0 })

// relocatable tells whether a card may be relocated to a location, or aboard something
// (move.relocate).
func (r *Referee) relocatable(id, to game.CardID) bool {
	return r.satisfies(anyRelocation, r.S.C(id).Owner, &game.Option{Card: id, Target: to})
}

// reactShield: no landing or taking off there as a react either
// (location.hoth-shield).
var reactShield = requirement{
	rule: "location.hoth-shield",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.IsSite(r.S.Where(o.Card)) == r.IsSite(o.Target) || moveShield.holds(r, side, o)
	},
	unmet: func(*Referee, card.Side, *game.Option) card.Text { return position.SayShield },
}

// Cave rules: the site of the Big One lies next to it, beyond the asteroids, and is
// related to nothing else. It is a planet site without the planet's name, to which
// starfighters come down from the Big One (location.cave-rules).

// deployCave: next to a Big One that has none (location.cave-rules).
var deployCave = requirement{
	rule: "location.cave-rules",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		if !r.IsCave(o.Card) || o.Target != 0 && r.Converts(o.Card, o.Target) {
			return true
		}
		return o.Target != 0 && r.IsBigOne(o.Target) && !slices.ContainsFunc(r.S.Row, func(other game.CardID) bool { return r.BigOne(other) == o.Target })
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("It goes only next to a Big One on table.", "Elle ne va qu’à côté d’un Gros Astéroïde sur la table.")
	},
}

// neverThere: a place to which a text says that the card never goes. It holds
// whatever state the card is in and whatever permits otherwise, also for what it is
// aboard or carries it (rules.never).
var neverThere = requirement{
	rule: "rules.never",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		loc := r.S.Where(o.Target)
		return r.S.Where(o.Card) == loc || !r.Never(o.Card, loc)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("A text says that it never goes to %s.", "Un texte dit que cette carte ne va jamais à %s.", r.Title(r.S.Where(o.Target)))
	},
}
