package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// deployUnique: dots limit the copies on table and those played this turn
// (unique.dots).
var deployUnique = requirement{
	rule: "unique.dots",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type == card.Location || !r.atLimit(o.Card)
	},
	unmet: sayAtLimit,
}

// deployUniqueLocation: so they do of locations, but one that converts replaces the
// other.
var deployUniqueLocation = requirement{
	rule: "unique.dots",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Location || o.Target != 0 && !r.Carrier(o.Target) || !r.atLimit(o.Card)
	},
	unmet: sayAtLimit,
}

// atLimit tells whether there are as many copies of a card as there may be.
func (r *Referee) atLimit(id game.CardID) bool {
	dots := r.dots(id)
	return dots > 0 && (r.OnTable(r.Def(id)) >= dots || r.PlayedThisTurn(id) >= dots)
}

func sayAtLimit(r *Referee, side card.Side, o *game.Option) card.Text {
	d := r.Def(o.Card)
	return card.Say("At most %s of %s may be on table, and be played in a turn.", "Au plus %s de %s sur la table, et par tour.", copies(d.Dots), card.T(d.Title, d.Title))
}

// marksPlayed remembers that a dotted card was played or deployed this turn.
func (g *Game) marksPlayed(id game.CardID) {
	if g.Def(id).Dots > 0 {
		g.S.Change().Played = append(g.S.Played, g.S.C(id).Def)
	}
}

// deployPersona: one version of a persona a player (persona.def,
// persona.permanent).
var deployPersona = requirement{
	rule: "persona.def",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		other := r.PersonaClash(side, o.Card)
		return other == 0 || r.held(side, other)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("You have that persona on table already: %s.", "Vous avez déjà une version de cette personne sur la table : %s.", r.Title(r.PersonaClash(side, o.Card)))
	},
}

// deployHeld: nor while the opponent holds one captive, or has stolen it
// (persona.captive).
var deployHeld = requirement{
	rule: "persona.captive",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		other := r.PersonaClash(side, o.Card)
		return other == 0 || !r.held(side, other)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("The opponent holds that persona: %s.", "L’adversaire détient une version de cette personne : %s.", r.Title(r.PersonaClash(side, o.Card)))
	},
}

// held tells whether a player's card is a captive, or stolen.
func (r *Referee) held(side card.Side, id game.CardID) bool {
	it := r.S.C(id)
	return it.Owner != side || it.Is(game.Captive)
}

// deployOut: a unique character, vehicle or starship out of play bars its owner
// from its persona, be it built into a card (zone.out-of-play, persona.permanent).
var deployOut = requirement{
	rule:  "zone.out-of-play",
	when:  once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.outOfPlay(side, o.Card) == 0 },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s is out of play.", "%s est hors jeu.", r.Title(r.outOfPlay(side, o.Card)))
	},
}

// outOfPlay is a player's unique card out of play that bars another one from being played,
// 0 if none does.
func (r *Referee) outOfPlay(side card.Side, id game.CardID) game.CardID {
	d := r.Def(id)
	if !r.Mover(id) || d.Dots != 1 {
		return 0
	}
	for _, out := range r.S.Piles[side][game.Out] {
		if def := r.Def(out); def.Dots == 1 && (def.Unmarked() == d.Unmarked() || r.SharesPersona(id, out)) {
			return out
		}
	}
	return 0
}
