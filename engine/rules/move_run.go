package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Bombing runs: starfighters above a site, by the leave of a card that lies there
// (move.bombing-run).
var bombVerb = &verb{
	verb: game.VBomb,
	pre:  []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for m := range r.Mods(position.ModRun) {
			site := r.S.Where(m.C.Self)
			if !sought.target_(site) {
				continue
			}
			for id := range r.movers(side, sought, card.Starship) {
				if r.OnFoot(id) {
					emit(game.Option{Card: id, Target: site, Cost: r.moveCost(id, r.S.Where(id), site, 1+int32(len(r.Clouds(r.System(site)))))})
				}
			}
		}
	},
	needs: slices.Concat(crewedMove, []requirement{moveShield, {rule: "move.bombing-run", grave: foreign,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			from := r.S.Where(o.Card)
			return r.IsSystem(from) && r.Related(from, o.Target) && r.Exterior(o.Target) && r.bombs(o.Card, o.Target)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("Only a bomber that a card lets, from the related system.", "Seulement un bombardier à qui une carte le permet, depuis le système connexe.")
		}}}), pays: "move.cost",
	start: startMove,
}

// Into the trench, and out of it, goes who makes an Attack Run or follows one, and only
// within it (move.attack-run).
var runVerb = &verb{
	verb:  game.VRun,
	list:  listRuns,
	needs: slices.Concat(anyMove, []requirement{moveCrew, runTurn}),
	start: startMove,
}

// bombs tells whether a card at a site lets a starfighter make bombing runs there.
func (r *Referee) bombs(id, site game.CardID) bool {
	for m := range r.Mods(position.ModRun) {
		if r.S.Where(m.C.Self) == site && m.Hits(id) {
			return true
		}
	}
	return false
}

// listRuns lists the ways into the trench and out of it.
func listRuns(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Starship) {
		for _, to := range r.S.Row {
			if r.PutsRules(to, gametext.TrenchRules) != r.PutsRules(r.S.Where(id), gametext.TrenchRules) && sought.target_(to) {
				emit(game.Option{Card: id, Target: to})
			}
		}
	}
}

// runTurn: nobody enters or leaves by himself.
var runTurn = need("move.attack-run", "Only by an Attack Run; TIEs only after a starfighter that has just entered.",
	"Seulement par une mission d’attaque ; les TIE seulement après un chasseur qui vient d’entrer.",
	func(*Referee, card.Side, *game.Option) bool { return false })

// bombersReturn brings a player's bombers back to the system at the end of his battle
// phase, free and whatever the sectors; one that cannot move crashes and is lost
// (move.bombing-run).
func (g *Game) bombersReturn(side card.Side) {
	for _, id := range slices.Clone(g.InPlay()) {
		it := g.S.C(id)
		if !it.Is(game.Bombing) || it.Owner != side {
			continue
		}
		i := slices.IndexFunc(g.S.Row, func(loc game.CardID) bool { return g.IsSystem(loc) && g.Related(loc, it.At) })
		if i < 0 || !g.Referee.satisfies(crewedMove, side, &game.Option{Verb: game.VBomb, Card: id, Target: g.S.Row[i]}) {
			g.lost(id)
			continue
		}
		g.S.Edit(id).Flags &^= game.Bombing
		g.moveTo(id, g.S.Row[i], card.OnCard, game.VBomb)
	}
}
