package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// deployNotPlayed: Interrupts are played, but for those that stand as pieces
// (deploy.def, location.dejarik-rules).
var deployNotPlayed = need("deploy.def", "An Interrupt is played, not deployed.", "Une interruption se joue, elle ne se déploie pas.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Interrupt || r.AsPiece(o.Card, o.Target)
	}).kind()

// deployNoShield: so are Defensive Shields (type.defensive-shield).
var deployNoShield = need("type.defensive-shield", "A Defensive Shield is played, not deployed.", "Un bouclier défensif se joue, il ne se déploie pas.",
	func(r *Referee, _ card.Side, o *game.Option) bool { return r.Def(o.Card).Type != card.DefensiveShield }).kind()

// deployNoStarting: Starting Effects are deployed as the game starts only (effect.starting).
var deployNoStarting = need("effect.starting", "A Starting Effect is deployed only as the game starts.", "Un effet de départ ne se déploie qu’au début de la partie.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		d := r.Def(o.Card)
		return !d.Is("starting")
	}).kind()

// deploySquadron: a squadron that replaces starfighters is deployed only where a text
// gives it a cost (deploy.squadron.replacement).
var deploySquadron = need("deploy.squadron.replacement", "It has no deploy cost: it replaces starfighters.", "Il n’a pas de coût de déploiement : il remplace des chasseurs stellaires.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		if !r.Def(o.Card).Is("squadron") || r.replaces(o.Card) == nil {
			return true
		}
		_, may := r.SquadronFor(o.Card, r.S.Where(o.Target))
		return may
	}).kind()

// ofPilot asks of a pilot who deploys together with a starship what is asked of cards
// alone: then it is asked of a card once.
func ofPilot(q requirement) requirement {
	pilot := q
	pilot.when = usually
	pilot.holds = func(r *Referee, side card.Side, o *game.Option) bool {
		return o.With == 0 || q.holds(r, side, &game.Option{Verb: o.Verb, Card: o.With})
	}
	pilot.unmet = func(r *Referee, side card.Side, o *game.Option) card.Text {
		return q.unmet(r, side, &game.Option{Verb: o.Verb, Card: o.With})
	}
	return pilot
}

// withPilot asks the same of a pilot who deploys together with a starship
// (deploy.simultaneous).
func withPilot(q requirement) requirement {
	of := func(o *game.Option) *game.Option {
		return &game.Option{Verb: o.Verb, Card: o.With, Target: o.Target, Slot: card.Pilot}
	}
	both := q
	both.holds = func(r *Referee, side card.Side, o *game.Option) bool {
		return q.holds(r, side, o) && (o.With == 0 || q.holds(r, side, of(o)))
	}
	both.unmet = func(r *Referee, side card.Side, o *game.Option) card.Text {
		if o.With != 0 && q.holds(r, side, o) {
			o = of(o)
		}
		return q.unmet(r, side, o)
	}
	return both
}

var deployVerb = &verb{
	verb: game.VDeploy,
	pre: []requirement{
		inPhase(game.Deploy, "deploy.timing"),
		outsideBattle,
	},
	list:  listDeploy(false),
	needs: append(slices.Clone(anyDeployment), deployNoStarting), price: deployPrice, pays: "deploy.cost",
	start: func(g *Game, side card.Side, o *game.Option) { g.pushDeploy(side, o, false) },
}

// deploying is the deployment of a card from hand or pile.
type deploying struct {
	Card   game.CardID `json:"card"`   // what deploys
	To     game.CardID `json:"to"`     // the place, or what it goes on or aboard; 0 a side of the table
	Slot   card.Slot   `json:"slot"`   // the place aboard
	Pilot  game.CardID `json:"pilot"`  // the pilot from hand that comes along (deploy.simultaneous)
	Clause int16       `json:"clause"` // which clause of its text says where it deploys
	Cost   int32       `json:"cost"`   // the Force that it costs
	React  bool        `json:"react"`  // it is a react (react.deploy)
	From   game.Zone   `json:"from"`   // where it was
	Mate   game.Zone   `json:"mate"`   // where the pilot was

	Targets int          `json:"targets"`         // how many of the targets of that clause are chosen
	Event   game.Event   `json:"event"`           // what it answers (effect.immediate)
	Bound   []game.Value `json:"bound,omitempty"` // what the words of the clause have named
}

func (d *deploying) Clone() game.Body {
	b := *d
	b.Bound = game.CloneValues(d.Bound)
	return &b
}

func (d *deploying) subject() game.CardID { return d.Card }

// listDeploy lists each card in hand with each place it might be put at, on or
// in, broadly; the requirements sort them out. Those with times of their own are deployed
// otherwise than the rest.
func listDeploy(prompt bool) lister {
	return func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.HandOf(side) {
			if sought.card_(id) && r.Prompt(id) == prompt {
				r.deployments(side, id, sought, emit)
			}
		}
	}
}

// deployments lists the places where one card might be put at, on or in.
func (r *Referee) deployments(side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	r.listPieces(id, sought, emit)
	switch d := r.Def(id); d.Type {
	case card.Location:
		if r.Homeless(id) {
			r.listHomes(id, sought, emit)
		} else if len(r.Text(id).Deploys) > 0 {
			r.listBearers(side, id, sought, emit)
			emit(game.Option{Card: id, Target: sought.target}) // to say why not
		} else if over := r.Twin(id); sought.target == 0 || over == sought.target {
			emit(game.Option{Card: id, Target: over})
		}
	case card.Character:
		r.listPlaces(id, sought, emit)
	case card.Vehicle:
		r.listPlaces(id, sought, func(o game.Option) {
			emit(o)
			if r.IsCloud(o.Target) { // deploy.vehicle
				r.listPilots(side, o, emit)
			}
		})
	case card.Creature:
		for _, loc := range r.S.Row {
			if sought.target_(loc) {
				emit(game.Option{Card: id, Target: loc})
			}
		}
	case card.Starship:
		r.listPlaces(id, sought, func(o game.Option) {
			emit(o)
			r.listPilots(side, o, emit)
		})
	case card.AdmiralsOrder:
		if sought.target == 0 {
			emit(game.Option{Card: id})
		}
	case card.Interrupt, card.DefensiveShield: // played, never deployed; listed only to say so
		if sought.card == id && !r.AsPiece(id, sought.target) {
			emit(game.Option{Card: id, Target: sought.target})
		}
	default:
		r.listBearers(side, id, sought, emit)
	}
}

// listPilots lists the pilots of the hand who could deploy together with a starship or
// vehicle that has none of its own (deploy.simultaneous).
func (r *Referee) listPilots(side card.Side, o game.Option, emit func(game.Option)) {
	if room := r.Def(o.Card).Capacity; r.PermanentPilot(o.Card) || room.In[card.Pilot] == 0 && room.Either == 0 {
		return
	}
	for _, pilot := range r.HandOf(side) {
		if r.Def(pilot).Type == card.Character && r.Def(pilot).Has("pilot") {
			o.With = pilot
			emit(o)
		}
	}
}

// listPlaces lists the locations, and the places aboard the owner's carriers.
func (r *Referee) listPlaces(id game.CardID, sought want, emit func(game.Option)) {
	if !sought.open(id, 0) {
		return
	}
	for _, loc := range r.S.Row {
		if sought.target_(loc) {
			emit(game.Option{Card: id, Target: loc})
		}
	}
	own := r.S.C(id).Owner
	for other := range r.Active() {
		if r.S.C(other).Owner != own || !sought.target_(other) || !r.Capacity(other).Any() || r.S.C(other).Zone != game.Table {
			continue
		}
		for _, slot := range r.SlotsFor(id, other) {
			emit(game.Option{Card: id, Target: other, Slot: slot})
		}
	}
}

// listBearers lists what a weapon, device or Effect may lie on by its own text.
func (r *Referee) listBearers(side card.Side, id game.CardID, sought want, emit func(game.Option)) {
	for _, n := range r.Text(id).Deploys {
		cl := r.Text(id).Clauses[n]
		if cl.Trig != nil && sought.card == 0 && (r.ev == nil || !cl.Trig.Answers(r.ev.Kind)) { // to no avail
			continue
		}
		if cl.Beside { // on a side of the table
			if sought.target == 0 {
				emit(game.Option{Card: id, Clause: n})
			}
			continue
		}
		for x := 1; x < len(r.S.Cards); x++ {
			if t := game.CardID(x); r.S.OnTable(t) && !r.S.C(t).Is(game.FaceDown) && sought.target_(t) && !r.AsPiece(id, t) {
				emit(game.Option{Card: id, Target: t, Clause: n})
			}
		}
	}
}

// aims tells whether the text by which a card deploys targets something besides what the
// card lies on: it does something else than one that does not (utinni.target).
func (r *Referee) aims(id game.CardID, clause int16) bool {
	t := r.Text(id)
	return len(t.Deploys) > 1 && slices.Contains(t.Deploys, clause) && len(t.Clauses[clause].Targets) > 1
}

// alikeWays tells whether two texts by which a card deploys do the same: aim at something
// besides, and lay it on a pile, or neither; and on the same side of the table.
func (r *Referee) alikeWays(id game.CardID, a, b int16) bool {
	if r.aims(id, a) != r.aims(id, b) {
		return false
	}
	list, t := r.Text(id).Deploys, r.Text(id)
	onPile := func(n int16) bool { return slices.Contains(list, n) && t.Clauses[n].OnPile }
	theirs := func(n int16) bool { return slices.Contains(list, n) && t.Clauses[n].Beside && t.Clauses[n].Whose == 2 }
	return onPile(a) == onPile(b) && theirs(a) == theirs(b)
}

// twoWays tells whether not all texts by which a card deploys do the same.
func (r *Referee) twoWays(id game.CardID) bool {
	list := r.Text(id).Deploys
	return len(list) > 1 && slices.ContainsFunc(list, func(n int16) bool { return !r.alikeWays(id, n, list[0]) })
}

// payDeploy pays, and loses the Force that the card's own text asks for (deploy.cost,
// life.lose.as-cost).
func payDeploy(g *Game, f *game.Frame, d *deploying) flow {
	g.use(f.Side, int(d.Cost))
	if n := g.sharedCost(d.Card, d.To, d.Clause); n > 0 {
		g.use(f.Side.Other(), n)
	}
	g.countsChanges(d.Card, d.To)
	if d.Pilot != 0 {
		g.countsChanges(d.Pilot, d.To)
	}
	g.marksPlayed(d.Card)
	if cl := g.deployClause(&game.Option{Card: d.Card, Target: d.To, Clause: d.Clause}); cl != nil {
		g.counts(d.Card, cl)
	}
	if n := g.losesToDeploy(f.Side, d.Card, d.To, d.Clause); n > 0 {
		g.loses(f.Side, losing{Left: n, Why: game.ByCost, Of: d.Card})
	}
	return next
}

// ofBoth is the Force that a card's own text takes of each player for it; 0 none.
func ofBoth(t *position.Text) (n card.Num) {
	for _, m := range t.Mods {
		if m.Kind == position.ModShared {
			n = m.N
		}
	}
	return n
}

// sharedCost is the Force that the opponent, too, uses for a card whose text says so: as
// much as its player, with all that changes that cost (deploy.cost, deploy.cost.modifiers).
func (r *Referee) sharedCost(id, to game.CardID, clause int16) int {
	t := r.Text(id)
	_, set := r.deploysFor(id, to)
	ofEach := ofBoth(t) > 0 && !set || len(t.Deploys) > 0 && t.Clauses[clause].Shared
	if !ofEach || r.AsPiece(id, to) {
		return 0
	}
	return r.baseCostOf(id, to, clause)
}

// losesToDeploy is the Force that a card's own text asks to lose where it deploys.
func (r *Referee) losesToDeploy(side card.Side, id, to game.CardID, clause int16) int {
	t := r.Text(id)
	if len(t.Deploys) == 0 || r.AsPiece(id, to) || t.Clauses[clause].Loses == nil {
		return 0
	}
	return max(t.Clauses[clause].Loses(r.clauseCtx(side, id, t.Clauses[clause])), 0).Int()
}

// initiateDeploy lets an Effect's deployment be answered (action.steps).
func initiateDeploy(g *Game, f *game.Frame, d *deploying) flow {
	if d.React {
		g.announceReact(f.Side, d)
		return next
	}
	def := g.Def(d.Card)
	if def.Type == card.Location {
		return next
	}
	if (def.Type == card.Effect || def.Type == card.EpicEvent) && !g.AsPiece(d.Card, d.To) {
		g.S.ToPile(d.Card, game.Playing)
		e := game.Event{Kind: game.DeployStarted, By: f.Side, Card: d.Card, At: g.S.Where(d.To), On: d.To, Frame: g.frameNo()}
		g.happens(e)
	}
	return next
}

// resolveDeploy puts the card on table and opens the responses to it
// (deploy.success, action.just-deployed).
func resolveDeploy(g *Game, f *game.Frame, d *deploying) flow {
	s := g.S
	if f.Canceled || d.To != 0 && !s.OnTable(d.To) {
		s.ToPile(d.Card, game.Lost)
		if d.Pilot != 0 { // deploy.simultaneous
			s.ToPile(d.Pilot, game.Lost)
		}
		if d.React { // react.once
			s.Count().Limits = append(s.Limits, game.Limit{Title: s.C(d.Card).Def, Per: game.PerReact, When: int32(s.Turn)})
		}
		return done
	}
	byText := len(g.Text(d.Card).Deploys) > 0 && !g.AsPiece(d.Card, d.To)
	if byText && g.Text(d.Card).Clauses[d.Clause].Insert { // insert.def
		into := f.Side
		if g.Text(d.Card).Clauses[d.Clause].Whose == 2 {
			into = f.Side.Other()
		}
		s.Insert(d.Card, into)
		e := game.Event{Kind: game.Deployed, By: f.Side, Card: d.Card, From: d.From}
		told := e
		if told.Kind = game.Inserted; into == f.Side {
			told.N = card.One
		}
		g.event(told)
		g.window(e)
		return done
	}
	def := g.Def(d.Card)
	if def.Type == card.Location {
		g.deployLocation(f.Side, d)
		return done
	}
	beside := f.Side
	if byText {
		if cl := g.Text(d.Card).Clauses[d.Clause]; cl.Whose == 2 {
			beside = f.Side.Other()
		}
	}
	s.ToTable(d.Card, d.To, d.Slot, beside)
	s.Tally(d.Card).Deployed = s.Turn
	if byText && g.Text(d.Card).Clauses[d.Clause].OnPile {
		g.laysOnPile(d.Card)
	}
	g.aims(f.Side, d)
	g.enrolls(d.Card)
	if g.Text(d.Card).Kinds.Has(int(position.ModDeployUnder)) {
		g.goUndercover(d.Card)
	}
	if g.Hides(d.Card, d.To) {
		g.goUndercover(d.To)
	}
	g.supersede(d.Card)
	g.joinBattle(d.Card)
	if d.Pilot != 0 {
		g.marksPlayed(d.Pilot)
		s.ToTable(d.Pilot, d.Card, card.Pilot, f.Side)
		s.Tally(d.Pilot).Deployed = s.Turn
		g.joinBattle(d.Pilot)
	}
	if d.React {
		s.Tally(d.Card).Reacted = s.Turn
		if d.Pilot != 0 {
			s.Tally(d.Pilot).Reacted = s.Turn
		}
		g.endsDrain()
	}
	loc := s.Where(d.Card)
	from := []game.Zone{d.From, d.Mate}
	for i, id := range []game.CardID{d.Card, d.Pilot} {
		if id != 0 {
			e := game.Event{Kind: game.Deployed, By: f.Side, Card: id, At: loc, On: s.Host(id), From: from[i]}
			if d.React {
				e.Why = game.ByReact
			}
			told := e
			told.N = card.Whole(int(s.C(id).Slot))
			g.event(told)
			g.trip(loc)
			g.window(e)
		}
	}
	return done
}
