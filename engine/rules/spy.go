package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Undercover spies: inactive and on the opponent's side of their site, but their
// text works, cards may be laid on them, and they hinder the opponent's Force
// drains (spy.state, spy.effects).
var uncoverVerb = &verb{
	verb: game.VCover,
	pre:  []requirement{inPhase(game.Deploy, "spy.break"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.InPlay() {
			it := r.S.C(id)
			if it.Owner == side && sought.card_(id) && sought.target == 0 && (it.Is(game.Undercover) || sought.card != 0 && r.Def(id).Type == card.Character) {
				emit(game.Option{Card: id})
			}
		}
	},
	needs: []requirement{{rule: "spy.break", grave: foreign,
		holds: func(r *Referee, _ card.Side, o *game.Option) bool { return r.S.C(o.Card).Is(game.Undercover) },
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is not undercover.", "%s n’est pas clandestin{e}.", r.Title(o.Card))
		}}, {rule: "missing.state",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool { return !r.S.C(o.Card).Is(game.Missing) },
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is missing.", "%s est porté{e} disparu{e}.", r.Title(o.Card))
		}}},
	start: func(g *Game, side card.Side, o *game.Option) { g.breakCover(side, o.Card) },
}

// deployUnder: a card under which others are undercover goes on nobody aboard anything: a
// spy goes undercover where he stands at a site, be it one of a vehicle or starship
// (spy.going-under).
var deployUnder = requirement{rule: "spy.going-under",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		return !r.Covers(o.Card) || o.Target == 0 || r.IsSite(r.S.C(o.Target).At)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s does not stand at a site: nobody goes undercover aboard anything.", "%s ne se tient pas sur un site : on ne devient pas clandestin à bord.", r.Title(o.Target))
	}}

// goUndercover puts a spy at a site on the opponent's side of it
// (spy.going-under). That is no movement (move.location-change).
func (g *Game) goUndercover(id game.CardID) {
	it := g.S.Edit(id)
	if it.Is(game.Undercover) || it.Zone != game.Table || !g.IsSite(it.At) {
		return
	}
	it.Flags |= game.Undercover
	g.event(game.Event{Kind: game.WentUnder, By: it.Owner, Card: id, At: it.At})
}

// breakCover brings a spy back to its owner's side; what made it go undercover is
// lost (spy.break).
func (g *Game) breakCover(by card.Side, id game.CardID) {
	it := g.S.Edit(id)
	if !it.Is(game.Undercover) || it.Zone != game.Table {
		return
	}
	it.Flags &^= game.Undercover
	e := game.Event{Kind: game.CoverBroken, By: by, Card: id, At: g.S.Where(id)}
	g.event(e)
	var gone []game.CardID
	for other := range g.On(id) {
		if g.Covers(other) {
			gone = append(gone, other)
		}
	}
	g.lost(gone...)
	g.window(e)
}

// uncover breaks the cover of those who are undercover by a card that is leaving
// them, and of those who are spies no more (spy.break).
func (g *Game) uncover(leaving game.CardID) {
	if host := g.S.Host(leaving); host != 0 && g.Covers(leaving) && g.S.C(host).Is(game.Undercover) {
		g.S.Edit(host).Flags &^= game.Undercover
		g.event(game.Event{Kind: game.CoverBroken, By: g.S.C(host).Owner, Card: host, At: g.S.Where(host)})
	}
}

// movePhase: a move phase in which the player may want to move something by
// landspeed or docking bay transit (move.regular.once, spy.move).
var movePhase = requirement{rule: "move.regular.once", grave: passing,
	holds: func(r *Referee, side card.Side, _ *game.Option) bool {
		return r.S.Phase == game.Move && (r.S.Active == side || r.HasSpy(side))
	},
	unmet: inPhase(game.Move, "move.regular.once").unmet,
	waits: func(*Referee, *game.Option) game.Phase { return game.Move },
}

// spyMoves: an undercover spy moves in the opponent's move phase, others in their
// own (spy.move, move.regular.once).
var spyMoves = allAt(once, []requirement{
	{rule: "spy.move", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.S.C(o.Card).Is(game.Undercover) || r.S.Active != side
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s is undercover: it moves in the opponent's move phase.", "%s est clandestin{e} et se déplace pendant la phase de déplacement de l’adversaire.", r.Title(o.Card))
		}},
	{rule: "move.regular.once", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.S.C(o.Card).Is(game.Undercover) || r.S.Active == side
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("Only in your own %s phase.", "Seulement pendant votre propre phase %s.", game.OfPhase[game.Move])
		}},
}...)

// noSpy: an undercover spy gets neither aboard anything nor out, nor shuttles
// (spy.move).
var noSpy = requirement{rule: "spy.move",
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.S.C(o.Card).Is(game.Undercover) },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s is undercover: it may not move onto a starship or vehicle.", "%s est clandestin{e} et ne monte à bord d’aucun vaisseau ni véhicule.", r.Title(o.Card))
	}}
