package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Asteroid rules: in each player's control phase the opponent must draw one asteroid
// destiny for each of that player's starships present where they are in effect; he
// chooses the order (location.asteroid-rules).
var asteroidVerb = &verb{
	verb: game.VAsteroid,
	pre: []requirement{need("location.asteroid-rules", "Only in the opponent's control phase.", "Seulement pendant la phase de contrôle de l’adversaire.",
		func(r *Referee, side card.Side, _ *game.Option) bool {
			return r.S.Phase == game.Control && r.S.Active != side
		}).passes(), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		if r.InPlay(); !r.Index.Kinds.Has(int(position.ModRules)) {
			return
		}
		for id := range r.movers(side.Other(), sought, card.Starship) {
			if loc := r.S.Where(id); sought.target == 0 && r.PresentAt(id) == loc && r.Ruled(loc, gametext.AsteroidRules) {
				emit(game.Option{Card: id})
			}
		}
	},
	needs: []requirement{need("location.asteroid-rules", "Its asteroid destiny has been drawn this turn.", "Sa destinée d’astéroïde a été tirée ce tour-ci.",
		func(r *Referee, _ card.Side, o *game.Option) bool {
			return !r.limited(o.Card, asteroidClause, position.Limit{Per: game.PerTurn, Times: 1})
		}).passes()},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pAsteroid, side, &asteroid{Ship: o.Card, At: g.S.Where(o.Card)})
	},
}

// asteroid is the asteroid destiny that a player draws for a starship of the other.
type asteroid struct {
	Ship  game.CardID `json:"ship"`  // the starship in danger
	At    game.CardID `json:"at"`    // where these rules are in effect
	Drawn game.Value  `json:"drawn"` // the destiny
}

func (a *asteroid) Clone() game.Body {
	b := *a
	b.Drawn = a.Drawn.Clone()
	return &b
}

func (a *asteroid) drawn(int) *game.Value { return &a.Drawn }

func drawAsteroid(g *Game, f *game.Frame, a *asteroid) flow {
	g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: a.Ship, Clause: asteroidClause, Per: game.PerTurn, When: int32(g.S.Turn)})
	g.draws(f.Side, 1, 0, game.ByText, a.Ship)
	return next
}

// asteroidClause marks, among the limits of a starship, that its asteroid destiny
// has been drawn.
const asteroidClause = -1

// asteroidResult loses the starship if the destiny, 1 more for each further sector of
// that system under these rules, is higher than its armor or maneuver; an asteroid
// sector drawn hits it at once (location.asteroid-rules).
func asteroidResult(g *Game, f *game.Frame, a *asteroid) flow {
	v := a.Drawn
	if !v.Set || !g.S.OnTable(a.Ship) {
		return done
	}
	total := v.N + g.AsteroidChange(a.Ship)
	for _, loc := range g.Asteroids(g.System(a.At)) {
		if loc != a.At && g.Ruled(loc, gametext.AsteroidRules) {
			total += card.One
		}
	}
	struck := slices.ContainsFunc(v.Cards, func(id game.CardID) bool {
		d := g.Def(id)
		return d.Type == card.Location && d.Is("sector") && d.Has("space")
	})
	armor, _ := g.Value(a.Ship, card.Armor)
	maneuver, _ := g.Value(a.Ship, card.Maneuver)
	g.event(game.Event{Kind: game.DestinyTotal, By: f.Side, Card: a.Ship, N: total, Than: max(armor, maneuver)})
	if struck || total > max(armor, maneuver) {
		g.lost(a.Ship)
	}
	return done
}

// due tells whether a player has something to do that the phase cannot end without:
// asteroid destinies (location.asteroid-rules), or starfighters that must leave the
// Death Star II (move.sector.ds2).
func (r *Referee) due(side card.Side) bool {
	switch r.S.Phase {
	case game.Control:
		return r.S.Active != side && len(r.legalOf(side, verbOf(game.VAsteroid))) > 0
	case game.Move:
		return r.S.Active == side && side == card.Dark && slices.ContainsFunc(r.S.Row, r.IsDS2Sector) && !r.chased() &&
			slices.ContainsFunc(r.legalOf(side, verbOf(game.VSector)), func(o game.Option) bool { return r.IsDS2Sector(r.S.Where(o.Card)) })
	}
	return false
}
