package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A text may let others move with its card: by its landspeed, and free. It gives none of
// them a move to which it is not entitled (ruling.sergeant-brooks-carlson).

// A companion is judged as one that moves there by itself, but for how far it gets and for
// the price.
var (
	inCompany  = slices.Concat(coveredMove, []requirement{landStarship, landGoing, moveCrew})
	reactsAlso = slices.Concat(anyReact, anyMove, []requirement{moveTrench, reactShield, moveCrew})
)

// pollCompany: those whom the text of the one who moves lets move with it, from where it is.
func (r *Referee) pollCompany(side card.Side, v game.Verb, leader, to game.CardID, group []game.CardID, spent int32, b *ballot) {
	from := r.S.Where(leader)
	b.among("action.target", "No text lets it move with %s.", "Aucun texte ne permet de partir avec %s.", r.Title(leader))
	needs := inCompany
	if v == game.VReact {
		needs = reactsAlso
	}
	for id := range r.movers(side, want{}, card.Character, card.Vehicle) {
		if slices.Contains(group, id) || !r.accompanies(id, leader) {
			continue
		}
		cost := r.moveCost(id, from, to, 0)
		b.judge(game.Option{Verb: game.VTarget, Card: id, Cost: cost}, game.Option{Verb: v, Card: id, Target: to},
			so(v != game.VReact || r.mayReactTo(id, to), "react.def", "No text lets %s react there.", "Aucun texte ne permet à %s d’y réagir.", r.Title(id)),
			so(r.OnFoot(id), "move.carried", "%s is aboard something and goes along with that.", "%s est à bord et suit son transport.", r.Title(id)),
			so(r.keepsPace(id, leader, to), "move.landspeed", "%s cannot keep pace with %s on that way.", "%s ne peut pas suivre %s sur ce chemin.", r.Title(id), r.Title(leader)),
			so(r.CanUse(side, int(spent+cost)), "move.cost", "The Force does not suffice for %s.", "La Force ne suffit pas pour %s.", r.Title(id)),
			needs)
	}
}

// accompanies tells whether the text of a card lets another one move with it.
func (r *Referee) accompanies(id, leader game.CardID) bool {
	for m := range r.Mods(position.ModCompany) {
		if m.C.Self == leader && id != leader && m.Hits(id) {
			return true
		}
	}
	return false
}

// keepsPace tells whether a companion gets there by the landspeed of the one it goes with:
// a place may ask more of it than of that one.
func (r *Referee) keepsPace(id, leader, to game.CardID) bool {
	speed, _ := r.Value(leader, card.Landspeed)
	for _, dir := range []int{-1, 1} {
		for n, site := range r.ways(id, dir) {
			if site == to {
				return n <= speed.Int()
			}
		}
	}
	return false
}

func askCompany(r *Referee, f *game.Frame, react *reacting) *game.Decision {
	return r.whoElse(react.Card, react.To, polled(r, f, react, pollReactCompany), "react.move")
}

// pollReactCompany: who goes on foot as a react may be accompanied, too, by those who may
// react themselves.
func pollReactCompany(r *Referee, f *game.Frame, react *reacting, b *ballot) {
	if r.keepsPace(react.Card, react.Card, react.To) {
		r.pollCompany(f.Side, game.VReact, react.Card, react.To, react.With, react.Cost, b)
	}
}

func tookCompany(_ *Game, _ *game.Frame, react *reacting, o *game.Option) {
	react.With = append(react.With, o.Card)
	react.Cost += o.Cost
}

// whoElse asks who goes along.
func (r *Referee) whoElse(leader, to game.CardID, b *ballot, rule string) *game.Decision {
	return b.decision(&game.Decision{Seat: r.S.C(leader).Owner, Kind: game.AskTarget, Rule: rule, Source: leader,
		Prompt: card.Say("Who else goes to %s?", "Qui d’autre va à %s ?", r.Title(to))}, enough)
}

// marches takes all who move by landspeed one site farther on their way, and tells whether
// somebody has moved: what stops one of them on the way does not stop the others
// (move.through).
func (g *Game) marches(m *moving) (on bool) {
	for _, id := range m.Group {
		if to := g.nextSite(id, m.To); to != 0 {
			g.moveTo(id, to, m.Slot, m.By)
			on = true
		}
	}
	return on
}
