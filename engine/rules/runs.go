package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Bombing runs and Attack Runs: starfighters above a site, by the leave of a card
// that lies there (move.bombing-run, move.attack-run).
func init() {
	modifies(func(p *compiler, x gametext.BombingRuns) []*mod {
		return []*mod{{kind: mRun, affects: p.filter(x.Cards)}}
	})
	modifies(func(p *compiler, x gametext.AttackRuns) []*mod {
		return []*mod{{kind: mRun, n: card.One, affects: p.filter(x.Cards)}}
	})
	addVerb(&verb{
		verb: game.VBomb,
		pre:  []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for m := range g.mods(mRun) {
				site := g.S.Where(m.c.self)
				if m.n != 0 || !w.target_(site) {
					continue
				}
				for id := range g.movers(side, w, card.Starship) {
					if g.onFoot(id) && (w.card != 0 || m.hits(id)) {
						emit(game.Option{Card: id, Target: site, Cost: g.moveCost(id, 0, site, 1+int32(len(g.clouds(g.system(site)))))})
					}
				}
			}
		},
		needs: []requirement{notMoved, mayMove, moveCrew, moveShield, {rule: "move.bombing-run",
			holds: func(g *Game, side card.Side, o *game.Option) bool {
				from := g.S.Where(o.Card)
				return g.isSystem(from) && g.related(from, o.Target) && g.exterior(o.Target) && g.bombs(o.Card, o.Target)
			},
			unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
				return format("Only a bomber that a card lets, from the related system.", "Seulement un bombardier à qui une carte le permet, depuis le système lié.")
			}}, affordable("move.cost")},
		start: startMove,
	})
	addVerb(&verb{
		verb: game.VRun,
		pre: []requirement{{rule: "move.attack-run",
			holds: func(g *Game, side card.Side, _ *game.Option) bool { return g.S.Phase == game.Move },
			unmet: func(*Game, card.Side, *game.Option) card.Text {
				return card.T("Only in a move phase.", "Seulement pendant une phase de déplacement.")
			}}, outsideBattle},
		list:  listRuns,
		needs: []requirement{mayMove, moveCrew, runOnce, runTurn},
		start: startMove,
	})
}

// bombs tells whether a card at a site lets a starfighter make bombing runs there.
func (g *Game) bombs(id, site game.CardID) bool {
	for m := range g.mods(mRun) {
		if m.n == 0 && g.S.Where(m.c.self) == site && m.hits(id) {
			return true
		}
	}
	return false
}

// listRuns lists entering the trench, and leaving it for the system.
func listRuns(g *Game, side card.Side, w want, emit func(game.Option)) {
	for _, trench := range g.S.Row {
		if !g.putsRules(trench, gametext.TrenchRules) {
			continue
		}
		for id := range g.movers(side, w, card.Starship) {
			from := g.S.Where(id)
			for _, to := range g.S.Row {
				if g.onFoot(id) && g.isSystem(to) != g.isSystem(from) && (from == trench || to == trench) && g.system(to) == g.system(from) && w.target_(to) {
					emit(game.Option{Card: id, Target: to})
				}
			}
		}
	}
}

// runOnce: entering is the regular move of a Light starfighter; following and leaving
// are unlimited (move.attack-run).
var runOnce = requirement{
	rule: "move.regular.once",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return side == card.Dark || g.isSystem(o.Target) || notMoved.holds(g, side, o)
	},
	unmet: notMoved.unmet,
}

// runTurn: into the trench only what a card there lets make an Attack Run, in its
// owner's move phase, and TIEs after a starfighter that has just gone in
// (move.attack-run).
var runTurn = requirement{
	rule: "move.attack-run",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if g.isSystem(o.Target) {
			return true
		}
		if side == card.Dark {
			in := func(id game.CardID) bool {
				c := g.S.C(id)
				return c.Owner == card.Light && c.At == o.Target && c.Moved == g.S.Turn && g.def(id).Is("starfighter")
			}
			return classIs(g.def(o.Card).Class, "TIE") && slices.ContainsFunc(g.inPlay(), in)
		}
		for m := range g.mods(mRun) {
			if m.n != 0 && g.S.Where(m.c.self) == o.Target && g.S.Active == side && g.def(o.Card).Is("starfighter") && m.hits(o.Card) {
				return true
			}
		}
		return false
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("Only by an Attack Run; TIEs only after a starfighter that has just entered.",
			"Seulement par une mission d'attaque ; les TIE seulement après un chasseur qui vient d'entrer.")
	},
}

// bombersReturn brings a player's bombers back to the system at the end of his battle
// phase, free and whatever the sectors; one that cannot move crashes and is lost
// (move.bombing-run).
func (g *Game) bombersReturn(side card.Side) {
	for _, id := range slices.Clone(g.inPlay()) {
		c := g.S.Edit(id)
		if !c.Is(game.Bombing) || c.Owner != side {
			continue
		}
		i := slices.IndexFunc(g.S.Row, func(loc game.CardID) bool { return g.isSystem(loc) && g.related(loc, c.At) })
		if i < 0 || !g.crew(id) || !g.mobile(id) || c.Moved == g.S.Turn {
			g.lost(id)
			continue
		}
		c.Flags &^= game.Bombing
		g.moveTo(id, g.S.Row[i], card.OnCard, game.VBomb)
	}
}
