package rules

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Operatives: the system named in an operative's title is its matching system
// (char.operative).

// matchingSystem is the system that an operative names in its title, "" for any
// other card.
func matchingSystem(d *card.Def) string {
	if !d.Trait("operative") {
		return ""
	}
	sys, _ := strings.CutSuffix(d.Title, " Operative")
	return sys
}

// apart: a player's operatives of one title keep apart on their planet: where one is
// no other deploys, nor moves there or through there (char.operative).
var apart = requirement{
	rule: "char.operative",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if g.text(o.Card).operative == "" && !g.S.OnTable(o.Card) {
			return true
		}
		if g.meets(o.Card, g.S.Where(o.Target)) {
			return false
		}
		return !g.S.OnTable(o.Card) || !slices.ContainsFunc(g.via(o), func(loc game.CardID) bool { return g.meets(o.Card, loc) })
	},
	unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
		return card.T("On its planet you may have only one operative of that title at a location.",
			"Sur sa planète, vous ne pouvez avoir qu'un agent secret de ce titre par localisation.")
	},
}

// meets tells whether an operative, or one that a card carries, would find another of
// its title and player at a location of their planet.
func (g *Game) meets(id, loc game.CardID) bool {
	if loc == 0 {
		return false
	}
	if sys := g.text(id).operative; sys != "" && g.S.Where(id) != loc && g.partOf(loc, sys) && len(g.operatives(id, loc)) > 0 {
		return true
	}
	if g.S.OnTable(id) {
		for _, x := range g.S.On(id) {
			if g.meets(x, loc) {
				return true
			}
		}
	}
	return false
}

// operatives lists a player's operatives with the title of one of them at a location.
func (g *Game) operatives(id, loc game.CardID) (out []game.CardID) {
	for _, x := range g.inPlay() {
		if g.text(x).operative != "" && g.S.C(x).Owner == g.S.C(id).Owner && g.S.Where(x) == loc && g.def(x).Title == g.def(id).Title && !g.leavesNow(x) {
			out = append(out, x)
		}
	}
	return out
}

// idle tells whether an operative is on its matching planet, where its ability draws no
// battle destiny and does not control (char.operative).
func (g *Game) idle(id game.CardID) bool {
	sys := g.text(id).operative
	return sys != "" && g.onPlanet(id, sys)
}

// met lists operatives of one title and player that have met at a location of their
// planet all the same.
func (g *Game) met() []game.CardID {
	for _, id := range g.inPlay() {
		sys := g.text(id).operative
		if loc := g.S.Where(id); sys != "" && loc != 0 && g.partOf(loc, sys) {
			if all := g.operatives(id, loc); len(all) > 1 {
				return all
			}
		}
	}
	return nil
}

// askMet asks which of the operatives that have met is lost.
func askMet(g *Game, _ *game.Frame) *game.Decision {
	all := g.met()
	if all == nil {
		return nil
	}
	d := &game.Decision{Seat: g.S.C(all[0]).Owner, Kind: game.AskTarget, Rule: "char.operative",
		Prompt: format("Two of %s have met: which one is lost?", "Deux exemplaires de %s se rencontrent : lequel est perdu ?", g.title(all[0]))}
	for _, id := range all {
		d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
	}
	return d
}

func tookMet(g *Game, _ *game.Frame, o *game.Option) flow {
	g.lost(o.Card)
	return next
}
