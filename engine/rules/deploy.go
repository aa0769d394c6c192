package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// deployRules are what every deployment of a card from hand or pile must obey,
// but for the moment and the cost.
var deployRules = []requirement{
	need("deploy.def", "An Interrupt is played, not deployed.", "Une interruption se joue, elle ne se déploie pas.",
		func(g *Game, _ card.Side, o *game.Option) bool {
			return g.def(o.Card).Type != card.Interrupt || g.asPiece(o.Card, o.Target)
		}),
	need("type.defensive-shield", "A Defensive Shield is played, not deployed.", "Un bouclier défensif se joue, il ne se déploie pas.",
		func(g *Game, _ card.Side, o *game.Option) bool { return g.def(o.Card).Type != card.DefensiveShield }),
	commands, barred, apart,
	need("deploy.squadron.replacement", "It has no deploy cost: it replaces starfighters.", "Il n'a pas de coût de déploiement : il remplace des chasseurs stellaires.",
		func(g *Game, _ card.Side, o *game.Option) bool {
			if !g.def(o.Card).Is("squadron") || g.replaces(o.Card) == nil {
				return true
			}
			_, may := g.squadronFor(o.Card, g.S.Where(o.Target))
			return may
		}),
	deployHolosite, deployDS2, deployTrench, deployShield, deployHidden,
	deployKind, deployHabitat, deployCave, deployHome, deploySector, deployDiamond, deployShipSite, deployOwnText, specialSlot, neverThere, deployPresence, deployUnique, deployPersona,
	deployConvert, deployBlown, deploySpace, deployOneStation,
	deployOut, squadronAboard, deployCapacity, deployPilot,
}

func init() {
	addVerb(&verb{
		verb: game.VDeploy,
		pre: []requirement{
			inPhase(game.Deploy, "deploy.timing"),
			outsideBattle,
		},
		list:  listDeploy,
		needs: slices.Concat(deployRules, []requirement{deployAfford}),
		start: func(g *Game, side card.Side, o *game.Option) { g.pushDeploy(side, o, 0) },
	})
	proc(pDeploy, "deploy",
		step{name: "initiate", do: initiateDeploy},
		step{name: "result", do: resolveDeploy},
	)
}

// listDeploy lists each card in hand with each place it might be put at, on or
// in, broadly; the requirements sort them out.
func listDeploy(g *Game, side card.Side, w want, emit func(game.Option)) {
	for _, id := range g.S.Piles[side][game.Hand] {
		if w.card_(id) {
			g.deployments(side, id, w, emit)
		}
	}
}

// deployments lists the places where one card might be put at, on or in.
func (g *Game) deployments(side card.Side, id game.CardID, w want, emit func(game.Option)) {
	g.listPieces(id, w, emit)
	switch d := g.def(id); d.Type {
	case card.Location:
		if g.homeless(id) {
			g.listHomes(id, w, emit)
		} else if len(g.text(id).deploys) > 0 {
			g.listBearers(side, id, w, emit)
			emit(game.Option{Card: id, Target: w.target}) // to say why not
		} else if over := g.twin(id); w.target == 0 || over == w.target {
			emit(game.Option{Card: id, Target: over})
		}
	case card.Character:
		g.listPlaces(id, w, emit)
	case card.Vehicle:
		g.listPlaces(id, w, emit)
	case card.Creature:
		for _, loc := range g.S.Row {
			if w.target_(loc) {
				emit(game.Option{Card: id, Target: loc})
			}
		}
	case card.Starship:
		g.listPlaces(id, w, func(o game.Option) {
			emit(o)
			if !g.permanentPilot(id) && (d.Capacity.In[card.Pilot] > 0 || d.Capacity.Either > 0) {
				for _, pilot := range g.S.Piles[side][game.Hand] {
					if g.def(pilot).Type == card.Character && g.def(pilot).Has("pilot") {
						o.With = pilot
						emit(o)
					}
				}
			}
		})
	case card.AdmiralsOrder:
		if w.target == 0 {
			emit(game.Option{Card: id})
		}
	case card.Interrupt, card.DefensiveShield: // played, never deployed; listed only to say so
		if w.card == id && !g.asPiece(id, w.target) {
			emit(game.Option{Card: id, Target: w.target})
		}
	default:
		g.listBearers(side, id, w, emit)
	}
}

// listPlaces lists the locations, and the places aboard the owner's carriers.
func (g *Game) listPlaces(id game.CardID, w want, emit func(game.Option)) {
	for _, loc := range g.S.Row {
		if w.target_(loc) {
			emit(game.Option{Card: id, Target: loc})
		}
	}
	own := g.S.C(id).Owner
	for x := range g.active() {
		if g.S.C(x).Owner != own || !w.target_(x) || !g.def(x).Capacity.Any() || g.S.C(x).Zone != game.Table {
			continue
		}
		for _, slot := range g.slotsFor(id, x) {
			emit(game.Option{Card: id, Target: x, Slot: slot})
		}
	}
}

// listBearers lists what a weapon, device or Effect may lie on by its own text.
func (g *Game) listBearers(side card.Side, id game.CardID, w want, emit func(game.Option)) {
	for _, n := range g.text(id).deploys {
		cl := g.text(id).clauses[n]
		if cl.targets == nil { // on a side of the table
			if w.target == 0 {
				emit(game.Option{Card: id, Clause: n})
			}
			continue
		}
		for x := 1; x < len(g.S.Cards); x++ {
			if t := game.CardID(x); g.S.OnTable(t) && w.target_(t) && !g.asPiece(id, t) {
				emit(game.Option{Card: id, Target: t, Clause: n})
			}
		}
	}
}

// initiateDeploy pays, and lets an Effect's deployment be answered
// (deploy.cost, action.steps).
func initiateDeploy(g *Game, f *game.Frame) flow {
	g.use(f.Side, int(f.N))
	g.marksPlayed(f.Card)
	if f.Passed == byReact {
		g.announceReact(f)
		return next
	}
	d := g.def(f.Card)
	if d.Type == card.Location {
		return next
	}
	if (d.Type == card.Effect || d.Type == card.EpicEvent) && !g.asPiece(f.Card, f.To) {
		g.S.ToPile(f.Card, game.Playing)
		e := game.Event{Kind: game.DeployStarted, By: f.Side, Card: f.Card, At: g.S.Where(f.To), On: f.To, Frame: g.frameNo()}
		g.event(e)
		g.window(e)
	}
	return next
}

// resolveDeploy puts the card on table and opens the responses to it
// (deploy.success, action.just-deployed).
func resolveDeploy(g *Game, f *game.Frame) flow {
	s := g.S
	if f.Canceled || f.To != 0 && !s.OnTable(f.To) {
		s.ToPile(f.Card, game.Lost)
		if f.With != 0 { // deploy.simultaneous
			s.ToPile(f.With, game.Lost)
		}
		if f.Passed == byReact { // react.once
			s.Change().Limits = append(s.Limits, game.Limit{Title: s.C(f.Card).Def, Per: game.PerReact, When: int32(s.Turn)})
		}
		return done
	}
	byText := len(g.text(f.Card).deploys) > 0 && !g.asPiece(f.Card, f.To)
	if byText && g.text(f.Card).clauses[f.Clause].insert { // insert.def
		into := f.Side
		if g.text(f.Card).clauses[f.Clause].whose == 2 {
			into = f.Side.Other()
		}
		s.Insert(f.Card, into)
		e := game.Event{Kind: game.Deployed, By: f.Side, Card: f.Card}
		g.event(e)
		g.window(e)
		return done
	}
	d := g.def(f.Card)
	if d.Type == card.Location {
		g.deployLocation(f.Side, f.Card, f.To)
		return done
	}
	beside := f.Side
	if byText {
		if cl := g.text(f.Card).clauses[f.Clause]; cl.whose == 2 {
			beside = f.Side.Other()
		}
	}
	s.ToTable(f.Card, f.To, f.Slot, beside)
	s.Edit(f.Card).Deployed = s.Turn
	if g.text(f.Card).kinds.has(int(mDeployUnder)) {
		g.goUndercover(f.Card)
	}
	if f.To != 0 && g.covers(f.Card) {
		g.goUndercover(f.To)
	}
	g.supersede(f.Card)
	g.joinBattle(f.Card)
	if f.With != 0 {
		g.marksPlayed(f.With)
		s.ToTable(f.With, f.Card, card.Pilot, f.Side)
		s.Edit(f.With).Deployed = s.Turn
		g.joinBattle(f.With)
	}
	if f.Passed == byReact {
		s.Edit(f.Card).Reacted = s.Turn
		if f.With != 0 {
			s.Edit(f.With).Reacted = s.Turn
		}
	}
	loc := s.Where(f.Card)
	for _, id := range []game.CardID{f.Card, f.With} {
		if id != 0 {
			e := game.Event{Kind: game.Deployed, By: f.Side, Card: id, At: loc, On: s.Host(id)}
			g.event(e)
			g.trip(loc)
			g.window(e)
		}
	}
	return done
}
