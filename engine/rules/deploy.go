package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	addVerb(&verb{
		verb: game.VDeploy,
		pre: []requirement{
			inPhase(game.Deploy, "deploy.timing"),
			outsideBattle,
		},
		list: listDeploy,
		needs: []requirement{
			need("deploy.def", "An Interrupt is played, not deployed.", "Une interruption se joue, elle ne se déploie pas.",
				func(g *Game, _ card.Side, o *game.Option) bool { return g.def(o.Card).Type != card.Interrupt }),
			deployKind,
			deployOwnText,
			deployPresence,
			deployUnique,
			deployPersona,
			deployOut,
			deployCapacity,
			deployPilot,
			deployAfford,
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(game.Frame{Proc: pDeploy, Side: side, Card: o.Card, To: o.Target, With: o.With, Slot: o.Slot, Clause: o.Clause, N: o.Cost})
		},
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
		if !w.card_(id) {
			continue
		}
		switch d := g.def(id); d.Type {
		case card.Location:
			if over := g.twin(id); w.target == 0 || over == w.target {
				emit(game.Option{Card: id, Target: over})
			}
		case card.Character:
			g.listPlaces(id, w, emit)
		case card.Vehicle:
			g.listPlaces(id, w, emit)
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
		case card.Interrupt: // played, never deployed; listed only to say so
			if w.card == id {
				emit(game.Option{Card: id, Target: w.target})
			}
		default:
			g.listBearers(side, id, w, emit)
		}
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
			if t := game.CardID(x); g.S.OnTable(t) && w.target_(t) {
				emit(game.Option{Card: id, Target: t, Clause: n})
			}
		}
	}
}

// deployKind: where each kind of card can be at all (deploy.where,
// deploy.character, deploy.vehicle, deploy.capital, deploy.starfighter).
var deployKind = requirement{
	rule: "deploy.where",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		d := g.def(o.Card)
		if d.Type == card.Location {
			return o.Target == 0 || g.S.C(o.Target).Owner != side && d.Dots == 1
		}
		if o.Target == 0 {
			return d.Type != card.Character && d.Type != card.Starship && d.Type != card.Vehicle
		}
		if g.S.C(o.Target).Zone == game.Row {
			return g.canBeAt(o.Card, o.Target)
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		if g.def(o.Card).Type == card.Location {
			return format("Your own version of %s is on table already.", "Votre propre version de %s est déjà sur la table.", g.title(o.Card))
		}
		return format("%s cannot be at %s.", "%s ne peut pas se trouver à %s.", g.title(o.Card), g.title(o.Target))
	},
}

// canBeAt tells whether a kind of card can deploy to a location, not aboard
// anything (deploy.where).
func (g *Game) canBeAt(id, loc game.CardID) bool {
	d := g.def(id)
	switch d.Type {
	case card.Character:
		return g.isSite(loc)
	case card.Vehicle:
		return g.exterior(loc) || d.Trait("lift tube") && g.isSite(loc) && g.def(loc).Has("mobile")
	case card.Starship:
		if d.Is("capital") {
			return g.isSystem(loc) || g.isSector(loc) && !g.def(loc).Has("planet")
		}
		return g.isSystem(loc) || g.isSector(loc) || g.isBay(loc)
	}
	return true
}

// deployOwnText: what the card's own text allows ("deploys only to", what a
// weapon or Effect lies on).
var deployOwnText = requirement{
	rule: "deploy.restriction.location",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		t := g.text(o.Card)
		if len(t.deploys) > 0 {
			cl := t.clauses[o.Clause]
			c := &ctx{g: g, self: o.Card, you: side, bound: make([]game.Value, cl.binders+2)}
			if !c.holds(cl.conds) {
				return false
			}
			return len(cl.targets) == 0 || o.Target != 0 && g.isActive(o.Target) && cl.targets[0].match(c, o.Target)
		}
		loc := g.S.Where(o.Target)
		for _, m := range t.mods {
			c := &ctx{g: g, self: o.Card, you: side}
			switch m.kind {
			case mDeployOnly:
				if loc == 0 || !m.affects(c, loc) {
					return false
				}
			case mNotAboard:
				if o.Target != 0 && m.affects(c, o.Target) {
					return false
				}
			}
		}
		if o.With != 0 && g.banned(o.With, o.Card) {
			return false
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("The text of %s does not allow it there.", "Le texte de %s ne le permet pas là.", g.title(o.Card))
	},
}

// banned tells whether a card may not be aboard a carrier by its own text.
func (g *Game) banned(id, carrier game.CardID) bool {
	for _, m := range g.text(id).mods {
		if m.kind == mNotAboard && m.affects(&ctx{g: g, self: id, you: g.S.C(id).Owner}, carrier) {
			return true
		}
	}
	return false
}

// deployPresence: presence or a Force icon at the location, for characters,
// vehicles and starships (deploy.presence-or-icon, deploy.spy).
var deployPresence = requirement{
	rule: "deploy.presence-or-icon",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		switch g.def(o.Card).Type {
		case card.Character, card.Vehicle, card.Starship:
		default:
			return true
		}
		loc := g.S.Where(o.Target)
		if loc == 0 {
			return false
		}
		return g.Icons(loc, side) > 0 || g.def(o.Card).Trait("spy") || g.Occupies(side, loc) || g.undercoverAt(side, loc)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("You have neither presence nor a Force icon at %s.", "Vous n'avez ni présence ni icône de Force à %s.", g.title(g.S.Where(o.Target)))
	},
}

// undercoverAt tells whether a player has an undercover spy at a location
// (deploy.undercover-location).
func (g *Game) undercoverAt(side card.Side, loc game.CardID) bool {
	for i := range g.S.Cards {
		if c := &g.S.Cards[i]; c.Is(game.Undercover) && c.Owner == side && g.S.Where(game.CardID(i)) == loc {
			return true
		}
	}
	return false
}

// deployUnique: dots limit the copies on table and those played this turn
// (unique.dots); a location that converts replaces the other.
var deployUnique = requirement{
	rule: "unique.dots",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		for _, id := range []game.CardID{o.Card, o.With} {
			if id == 0 {
				continue
			}
			d := g.def(id)
			if d.Dots == 0 || d.Type == card.Location && o.Target != 0 {
				continue
			}
			if g.onTable(d.Title) >= d.Dots || g.playedThisTurn(id) >= d.Dots {
				return false
			}
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		d := g.def(o.Card)
		if o.With != 0 && g.onTable(d.Title) < d.Dots {
			d = g.def(o.With)
		}
		return format("At most %s of %s may be on table, and be played in a turn.", "Au plus %s exemplaire(s) de %s sur la table, et par tour.", d.Dots, card.T(d.Title, d.Title))
	},
}

// onTable counts the cards of a title on table, both players', inactive ones too
// (unique.inactive-counts).
func (g *Game) onTable(title string) int {
	n := 0
	for _, def := range g.prog.byTitle[title] {
		for i := 1; i < len(g.S.Cards); i++ {
			if c := &g.S.Cards[i]; c.Def == def && (c.Zone == game.Table || c.Zone == game.Row) {
				n++
			}
		}
	}
	return n
}

// playedThisTurn counts the cards of a card's title played or deployed in this
// turn.
func (g *Game) playedThisTurn(id game.CardID) int {
	n := 0
	title := g.def(id).Title
	for _, d := range g.S.Played {
		if g.prog.cards[d].def.Title == title {
			n++
		}
	}
	return n
}

// marksPlayed remembers that a dotted card was played or deployed this turn.
func (g *Game) marksPlayed(id game.CardID) {
	if g.def(id).Dots > 0 {
		g.S.Played = append(g.S.Played, g.S.C(id).Def)
	}
}

// deployPersona: one version of a persona a player (persona.def,
// persona.permanent).
var deployPersona = requirement{
	rule: "persona.def",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.personaClash(side, o.Card) == 0 && (o.With == 0 || g.personaClash(side, o.With) == 0)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		x := g.personaClash(side, o.Card)
		if x == 0 {
			x = g.personaClash(side, o.With)
		}
		return format("You have that persona on table already: %s.", "Vous avez déjà ce personnage sur la table : %s.", g.title(x))
	},
}

// personaClash is another card of the player on table with a persona of id.
func (g *Game) personaClash(side card.Side, id game.CardID) game.CardID {
	d := g.def(id)
	if d.Type == card.Location || d.Dots != 1 || len(d.Personas) == 0 {
		return 0
	}
	for i := 1; i < len(g.S.Cards); i++ {
		c := &g.S.Cards[i]
		if c.Zone != game.Table || c.Owner != side || game.CardID(i) == id {
			continue
		}
		x := g.prog.cards[c.Def].def
		for _, p := range d.Personas {
			if x.Dots == 1 && slices.Contains(x.Personas, p) {
				return game.CardID(i)
			}
			for _, perm := range x.Permanent {
				if perm.Persona == p {
					return game.CardID(i)
				}
			}
		}
	}
	return 0
}

// deployOut: a unique character, vehicle or starship out of play bars its owner
// from its persona (zone.out-of-play).
var deployOut = requirement{
	rule: "zone.out-of-play",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		d := g.def(o.Card)
		switch d.Type {
		case card.Character, card.Vehicle, card.Starship:
		default:
			return true
		}
		for _, id := range g.S.Piles[side][game.Out] {
			x := g.def(id)
			if x.Dots == 1 && d.Dots == 1 && (x.Title == d.Title || slices.ContainsFunc(d.Personas, x.Named)) {
				return false
			}
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s is out of play.", "%s est hors jeu.", g.title(o.Card))
	},
}

// deployCapacity: room in the slot aimed at (ship.capacity, deploy.aboard).
var deployCapacity = requirement{
	rule: "ship.capacity",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		if o.With != 0 && !g.room(g.def(o.Card).Capacity, nil, card.Pilot) {
			return false
		}
		if o.Slot == card.OnCard {
			return true
		}
		return g.roomAboard(o.Target, o.Slot, o.Card)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("No free place as %s on %s.", "Plus de place libre comme %s sur %s.", card.SlotNames[o.Slot], g.title(o.Target))
	},
}

// deployPilot: without a permanent pilot a starship never deploys empty to a
// system or sector, and a capital starship never at all (deploy.capital,
// deploy.starfighter.unpiloted).
var deployPilot = requirement{
	rule: "deploy.starfighter.unpiloted",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		d := g.def(o.Card)
		if d.Type != card.Starship || o.With != 0 || g.permanentPilot(o.Card) {
			return true
		}
		if d.Is("capital") || o.Target == 0 {
			return false
		}
		return o.Slot != card.OnCard || g.isSite(o.Target)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s has no pilot: deploy it together with one from your hand.", "%s n'a pas de pilote : déployez-le avec un pilote de votre main.", g.title(o.Card))
	},
}

// deployAfford works the cost out and requires the Force (deploy.cost).
var deployAfford = func() requirement {
	r := affordable("deploy.cost")
	ok := r.holds
	r.holds = func(g *Game, side card.Side, o *game.Option) bool {
		o.Cost = int32(g.DeployCost(o))
		return ok(g, side, o)
	}
	return r
}()

// DeployCost is the Force that a deployment costs in all, a pilot who comes along
// included (deploy.cost.modifiers, value.free).
func (g *Game) DeployCost(o *game.Option) int {
	n := g.costOf(o.Card, o.Target, o.Clause)
	if o.With != 0 {
		n += g.costOf(o.With, o.Target, 0)
	}
	return n
}

func (g *Game) costOf(id, to game.CardID, clause int16) int {
	d, t := g.def(id), g.text(id)
	side := g.S.C(id).Owner
	c := &ctx{g: g, self: id, you: side}
	loc := g.S.Where(to)
	n := card.Num(0)
	if len(t.deploys) > 0 {
		cl := t.clauses[clause]
		if cl.cost == nil {
			return 0
		}
		c.bound = make([]game.Value, cl.binders+2)
		if len(cl.targets) > 0 {
			c.bound[cl.targets[0].bind].Cards = []game.CardID{to}
		}
		n = cl.cost(c)
	} else {
		if !d.Num[card.Deploy].Has {
			return 0 // stat.deploy-cost
		}
		n = d.Num[card.Deploy].N
		for _, m := range t.mods {
			if m.kind == mDeployFree && loc != 0 && c.holds(m.conds) && m.at(c, loc) {
				return 0 // value.free
			}
		}
	}
	for _, m := range t.mods { // the card's own text
		switch {
		case m.kind == mDeployTo && loc != 0 && m.at(c, loc),
			m.kind == mStat && m.affects == nil && m.stats[0] == card.Deploy:
			if c.holds(m.conds) {
				n += m.by(c)
			}
		}
	}
	for m := range g.modsOf(mStat, 1<<card.Deploy) {
		if m.affects != nil && m.hits(id) {
			n += m.by(&m.c)
		}
	}
	for m := range g.mods(mDeployHere) {
		if loc != 0 && g.S.Where(m.c.self) == loc && m.hits(id) {
			n += m.by(&m.c)
		}
	}
	if loc != 0 && g.S.C(loc).Is(game.Collapsed) {
		n += card.One // location.collapsed
	}
	return max(n, 0).Int()
}

// initiateDeploy pays, and lets an Effect's deployment be answered
// (deploy.cost, action.steps).
func initiateDeploy(g *Game, f *game.Frame) flow {
	g.use(f.Side, int(f.N))
	g.marksPlayed(f.Card)
	d := g.def(f.Card)
	if d.Type == card.Location {
		return next
	}
	if d.Type == card.Effect || d.Type == card.EpicEvent {
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
		return done
	}
	d := g.def(f.Card)
	if d.Type == card.Location {
		g.deployLocation(f.Side, f.Card, f.To)
		return done
	}
	beside := f.Side
	if len(g.text(f.Card).deploys) > 0 {
		if cl := g.text(f.Card).clauses[f.Clause]; cl.whose == 2 {
			beside = f.Side.Other()
		}
	}
	s.ToTable(f.Card, f.To, f.Slot, beside)
	s.C(f.Card).Deployed = s.Turn
	g.joinBattle(f.Card)
	if f.With != 0 {
		g.marksPlayed(f.With)
		s.ToTable(f.With, f.Card, card.Pilot, f.Side)
		s.C(f.With).Deployed = s.Turn
		g.joinBattle(f.With)
	}
	loc := s.Where(f.Card)
	for _, id := range []game.CardID{f.Card, f.With} {
		if id != 0 {
			e := game.Event{Kind: game.Deployed, By: f.Side, Card: id, At: loc, On: s.Host(id)}
			g.event(e)
			g.window(e)
		}
	}
	return done
}
