package rules

import (
	"iter"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Bluff rules: once in each of his turns Dark may lay a card of his hand face down
// under the site; each adds 1 to his Force drains there. In Dark's deploy phase
// Light may turn them up (location.bluff-rules).
var bluffVerb = &verb{
	verb: game.VBluff,
	pre: []requirement{outsideBattle,
		need("location.bluff-rules", "Only Dark bluffs.", "Seul le côté obscur bluffe.",
			func(_ *Referee, side card.Side, _ *game.Option) bool { return side == card.Dark }).kind(),
		need("location.bluff-rules", "Only in your own turn.", "Seulement pendant votre propre tour.",
			func(r *Referee, side card.Side, _ *game.Option) bool { return r.S.Active == side }).passes()},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for loc := range r.bluffing(sought) {
			for _, id := range r.S.Piles[side][game.Hand] {
				if sought.card_(id) && sought.target_(loc) {
					emit(game.Option{Card: id, Target: loc})
				}
			}
		}
	},
	needs: []requirement{
		need("location.bluff-rules", "Bluff Rules are not in effect there.", "Les règles du bluff n’y sont pas en vigueur.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return r.Ruled(o.Target, gametext.BluffRules) }).kind(),
		need("location.bluff-rules", "You have bluffed there this turn.", "Vous y avez déjà bluffé ce tour-ci.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				return !r.limited(o.Target, bluffClause, position.Limit{Per: game.PerTurn, Times: 1})
			}).passes(),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: o.Target, Clause: bluffClause, Per: game.PerTurn, When: int32(g.S.Turn)})
		g.S.Lay(o.Card, o.Target)
		g.S.Edit(o.Card).Flags |= game.FaceDown
		g.event(game.Event{Kind: game.Bluffed, By: side, Card: o.Card, At: o.Target, Secret: true})
		g.laidDown(side, o.Card)
	},
}

var flipVerb = &verb{
	verb: game.VFlip,
	pre: []requirement{outsideBattle,
		need("location.bluff-rules", "Only Light turns up what Dark has laid face down.", "Seul le côté lumineux retourne ce que le côté obscur a posé face cachée.",
			func(_ *Referee, side card.Side, _ *game.Option) bool { return side == card.Light }).kind(),
		need("location.bluff-rules", "Only in Dark's deploy phase.", "Seulement pendant la phase de déploiement du côté obscur.",
			func(r *Referee, _ card.Side, _ *game.Option) bool {
				return r.S.Active == card.Dark && r.S.Phase == game.Deploy
			}).passes()},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for loc := range r.bluffing(sought) {
			if sought.card_(loc) && sought.target == 0 {
				for n := range max(len(r.Bluffs(loc)), 1) {
					emit(game.Option{Card: loc, N: int32(n)})
				}
			}
		}
	},
	needs: []requirement{need("location.bluff-rules", "No card lies face down there.", "Aucune carte n’y est posée face cachée.",
		func(r *Referee, _ card.Side, o *game.Option) bool { return int(o.N) < len(r.Bluffs(o.Card)) }).kind()},
	start: func(g *Game, side card.Side, o *game.Option) {
		id := g.Bluffs(o.Card)[o.N]
		g.S.ToPile(id, game.Playing)
		g.event(game.Event{Kind: game.Revealed, By: card.Dark, Card: id, At: o.Card})
		g.push(pBluff, card.Dark, &bluffing{Card: id, Site: o.Card})
	},
}

// bluffing is what becomes of a bluff card that has been turned up.
type bluffing struct {
	Card game.CardID `json:"card"` // what has been turned up
	Site game.CardID `json:"site"` // under which it lay
}

func (x *bluffing) Clone() game.Body {
	b := *x
	return &b
}

// notDeployed loses a card that Dark has not deployed, and 2 Force.
func notDeployed(g *Game, f *game.Frame, bluff *bluffing) flow {
	if g.S.C(bluff.Card).Zone == game.Playing {
		g.S.ToPile(bluff.Card, game.Lost)
		g.loses(f.Side, losing{Left: 2, At: bluff.Site})
	}
	return done
}

// bluffClause marks, among the limits of a site, that Dark has bluffed there.
const bluffClause = -2

// bluffing lists the sites where one may bluff, and the one that is asked about.
func (r *Referee) bluffing(sought want) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		r.InPlay()
		for _, loc := range r.S.Row {
			asked := loc == sought.card || loc == sought.target
			if (asked || r.Index.Kinds.Has(int(position.ModRules)) && r.Ruled(loc, gametext.BluffRules)) && !yield(loc) {
				return
			}
		}
	}
}

// pollBluff: a character or vehicle that has been turned up deploys to its site for 0 by
// all other rules of deployment.
func pollBluff(r *Referee, f *game.Frame, bluff *bluffing, b *ballot) {
	if t := r.Def(bluff.Card).Type; t != card.Character && t != card.Vehicle {
		return
	}
	b.among("location.bluff-rules", "%s has been turned up.", "C’est %s qui a été retournée.", r.Title(bluff.Card))
	b.r.deployments(f.Side, bluff.Card, want{}, func(o game.Option) {
		if r.S.Where(o.Target) == bluff.Site {
			b.offer(bluffDeploy, o)
		}
	})
}

// bluffDeploy is deploying a bluff card, free.
var bluffDeploy = &verb{verb: game.VDeploy, needs: anyDeployment}

// askBluff lets Dark deploy a character or vehicle that has been turned up to its
// site for 0, if he legally may.
func askBluff(r *Referee, f *game.Frame, bluff *bluffing) *game.Decision {
	return polled(r, f, bluff, pollBluff).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Source: bluff.Site, Rule: "location.bluff-rules",
		Prompt: card.Say("%s: deploy it there?", "%s : la déployer là ?", r.Title(bluff.Card))}, enough)
}

func tookBluff(g *Game, f *game.Frame, _ *bluffing, o *game.Option) flow {
	if o.Verb == game.VDeploy {
		g.pushDeploy(f.Side, o, false)
	}
	return next
}
