package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Operatives: the system named in an operative's title is its matching system
// (char.operative).

// apart: a player's operatives of one title keep apart on their planet, and cards that say
// so anywhere: where one is no other deploys, nor moves there or through there
// (char.operative, ruling.sith-probe-droid).
var apart = requirement{
	rule: "char.operative",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if !r.KeepApart() {
			return true
		}
		if r.Meets(o.Card, r.S.Where(o.Target)) {
			return false
		}
		return !r.S.OnTable(o.Card) || !slices.ContainsFunc(r.via(o), func(loc game.CardID) bool { return r.Meets(o.Card, loc) })
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		if r.Text(o.Card).Operative == "" {
			return card.Say("There may be only one %s at a location.", "Il ne peut y avoir qu’un exemplaire de %s par localisation.", r.Title(o.Card))
		}
		return card.T("On its planet you may have only one operative of that title at a location.",
			"Sur sa planète, vous ne pouvez avoir qu’un agent secret de ce titre par localisation.")
	},
}

// partAtRandom: of two players' cards that have met chance picks the one that is lost
// (ruling.sith-probe-droid).
func partAtRandom(g *Game, _ *game.Frame) flow {
	all := g.Met()
	if !slices.ContainsFunc(all, func(id game.CardID) bool { return g.S.C(id).Owner != g.S.C(all[0]).Owner }) {
		return next
	}
	g.lost(all[g.S.Random(len(all))])
	return done
}

// whoParts asks which of two that have met is lost (char.operative).
var whoParts = whichOf("which", (*Referee).Met, func(r *Referee, all []game.CardID) *game.Decision {
	return &game.Decision{Seat: r.S.C(all[0]).Owner, Rule: "char.operative",
		Prompt: card.Say("Two of %s have met: which one is lost?", "Deux exemplaires de %s se rencontrent : lequel est perdu ?", r.Title(all[0]))}
}, card.T("Only one of those who have met.", "Seulement l’un de ceux qui se sont rencontrés."), tookMet)

func tookMet(g *Game, _ *game.Frame, o *game.Option) flow {
	g.lost(o.Card)
	return next
}
