package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Mobile systems: Death Stars, which move from parsec to parsec, in deep space or in
// orbit of another system (location.mobile, move.death-star).
var steerVerb = &verb{
	verb:  game.VStar,
	pre:   []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle},
	list:  listStar,
	needs: []requirement{notMoved, mayMove, starOwner, starRange}, pays: "move.cost",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pStar, side, &orbiting{Star: o.Card, Orbit: o.Target, Parsec: int16(o.N), Cost: o.Cost})
	},
}

// orbiting is the move of a mobile system.
type orbiting struct {
	Star   game.CardID `json:"star"`   // the mobile system
	Parsec int16       `json:"parsec"` // where it goes
	Orbit  game.CardID `json:"orbit"`  // the system it will orbit; 0 deep space
	Cost   int32       `json:"cost"`   // the Force that it costs
}

func (o *orbiting) Clone() game.Body {
	b := *o
	return &b
}

func (o *orbiting) subject() game.CardID { return o.Star }

func payStar(g *Game, f *game.Frame, o *orbiting) flow {
	g.use(f.Side, int(o.Cost))
	g.window(game.Event{Kind: game.MoveStarted, By: f.Side, Card: o.Star, On: o.Orbit, At: o.Star, Frame: g.frameNo()})
	return next
}

func resolveStar(g *Game, f *game.Frame, o *orbiting) flow {
	if f.Canceled {
		return done
	}
	it := g.S.Edit(o.Star)
	it.Parsec, it.Orbits, it.Moved = o.Parsec, o.Orbit, g.S.Turn
	g.event(game.Event{Kind: game.Moved, By: f.Side, Card: o.Star, On: o.Orbit, At: o.Star, N: card.Whole(int(o.Parsec))})
	return done
}

// listStar lists the parsecs that a mobile system could go to and what it could
// orbit there, and what is asked about.
func listStar(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, loc := range r.S.Row {
		if !sought.card_(loc) || !r.IsMobile(loc) {
			continue
		}
		if sought.target != 0 {
			if n, ok := r.Value(sought.target, card.Parsec); ok && r.IsSystem(sought.target) {
				emit(game.Option{Card: loc, Target: sought.target, N: int32(n.Int()), Cost: r.moveCost(loc, 0, 0, 1)})
			}
			continue
		}
		it := r.S.C(loc)
		speed, _ := r.Value(loc, card.Hyperspeed)
		for p := max(int(it.Parsec)-speed.Int(), 0); p <= int(it.Parsec)+speed.Int(); p++ {
			for _, orbit := range r.StarPlaces(p) {
				if p != int(it.Parsec) || orbit != it.Orbits {
					emit(game.Option{Card: loc, Target: orbit, N: int32(p), Cost: r.moveCost(loc, 0, 0, 1)})
				}
			}
		}
	}
}

// starOwner: Dark moves it, in his own move phase (move.death-star).
var starOwner = need("move.death-star", "Dark moves it, in his own move phase.", "C’est le côté obscur qui la déplace, pendant sa phase de déplacement.",
	func(r *Referee, side card.Side, _ *game.Option) bool { return side == card.Dark })

// starRange: at most its hyperspeed in parsecs (move.death-star).
var starRange = requirement{
	rule: "move.death-star",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		it := r.S.C(o.Card)
		speed, _ := r.Value(o.Card, card.Hyperspeed)
		far := int(o.N) - int(it.Parsec)
		return speed > 0 && max(far, -far) <= speed.Int() && !r.IsMobile(o.Target) && (far != 0 || o.Target != it.Orbits)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		speed, _ := r.Value(o.Card, card.Hyperspeed)
		return card.Say("%s is at parsec %s, and its hyperspeed is %s.", "%s est au parsec %s, et son hypervitesse est de %s.", r.Title(o.Card), r.S.C(o.Card).Parsec, speed)
	},
}

// listOrbit lists moves of starships between a mobile system and the system it
// orbits (move.to-death-star).
func listOrbit(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, star := range r.S.Row {
		if !r.IsMobile(star) {
			continue
		}
		for id := range r.movers(side, sought, card.Starship) {
			from := r.S.Where(id)
			if !r.OnFoot(id) || !r.IsSystem(from) {
				continue
			}
			for _, to := range r.S.Row {
				if to != from && (from == star || to == star) && sought.target_(to) && (sought.target != 0 || r.InOrbit(from, to)) {
					emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, 1)})
				}
			}
		}
	}
}

// orbitWay: only between a mobile system and what it orbits (move.to-death-star).
var orbitWay = requirement{
	rule:  "move.to-death-star",
	grave: foreign,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.InOrbit(r.S.Where(o.Card), o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Neither orbits the other.", "Aucun des deux n’est en orbite de l’autre.")
	},
}

// pollOrbit: a mobile system orbits a system at its parsec that is not itself mobile
// (location.mobile).
func pollOrbit(r *Referee, _ *game.Frame, p *placing, b *ballot) {
	if !r.IsMobile(p.Card) || r.S.C(p.Card).Orbits != 0 { // its text has said so
		return
	}
	b.among("location.mobile", "%s orbits a system.", "%s est en orbite d’un système.", r.Title(p.Card))
	places := r.StarPlaces(int(r.S.C(p.Card).Parsec))
	for _, loc := range r.S.Row {
		if r.IsSystem(loc) && loc != p.Card {
			b.put(game.Option{Verb: game.VTarget, Card: loc}, so(slices.Contains(places, loc), "location.mobile",
				"%s is not at parsec %s, or is mobile itself.", "%s n’est pas au parsec %s, ou est mobile elle-même.", r.Title(loc), r.S.C(p.Card).Parsec))
		}
	}
}

// askOrbit asks where a mobile system that has just been deployed is: in deep space,
// or in orbit of a system at its parsec (location.mobile).
func askOrbit(r *Referee, f *game.Frame, p *placing) *game.Decision {
	return polled(r, f, p, pollOrbit).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "location.mobile", Source: p.Card,
		Prompt: card.Say("What does %s orbit?", "Autour de quoi %s est-elle en orbite ?", r.Title(p.Card))},
		game.Option{Verb: game.VDone, Say: card.T("Deep space", "Espace profond")})
}

func tookOrbit(g *Game, _ *game.Frame, p *placing, o *game.Option) flow {
	g.S.Edit(p.Card).Orbits = o.Card
	return next
}
