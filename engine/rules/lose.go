package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// losing makes a player lose Force, one unit at a time (life.lose).
type losing struct {
	Left    int         `json:"left"`    // units still to be lost
	Why     game.Why    `json:"why"`     // the reason of the loss
	At      game.CardID `json:"at"`      // where the loss comes from
	Of      game.CardID `json:"of"`      // the card whose text or price it is; 0 none
	OneZone bool        `json:"oneZone"` // as much as possible comes from one zone (life.lose.from)
	From    game.Zone   `json:"from"`    // which one
	Firm    bool        `json:"firm"`    // nothing reduces it (value.forbidden)
	On      game.CardID `json:"on"`      // the card on which what is lost is stacked, face down; 0 none
}

func (l *losing) Clone() game.Body {
	b := *l
	return &b
}

// leaving takes a card from table to a pile of its owner, with all that lies on it
// (leave.attached).
type leaving struct {
	Card     game.CardID `json:"card"`     // what leaves
	To       game.Zone   `json:"to"`       // the pile
	At       game.CardID `json:"at"`       // where the card was when that began
	Forfeit  bool        `json:"forfeit"`  // it is forfeited (battle.forfeit)
	Location bool        `json:"location"` // a location leaves the row, too (location.blown-away)
}

func (l *leaving) Clone() game.Body {
	b := *l
	return &b
}

func (l *leaving) subject() game.CardID { return l.Card }

// Leaver is the card that is about to leave.
func (l *leaving) Leaver() game.CardID { return l.Card }

// leaveAtOnce sends a card from table to a pile, with no answer to its being about to
// leave.
func (g *Game) leaveAtOnce(id game.CardID, z game.Zone) {
	g.pushAt(pLeave, stepOf(pLeave, "move"), g.S.C(id).Owner, &leaving{Card: id, To: z, At: g.S.Where(id)})
}

// aboutToLose lets a loss be answered, but for one that is a price: nothing reduces or
// replaces that (life.lose.as-cost).
func aboutToLose(g *Game, f *game.Frame, l *losing) flow {
	if l.Why != game.ByCost && !l.Firm {
		l.Left = g.HalfLoss(f.Side, l.Left)
	}
	if l.Left > 0 && l.Why != game.ByCost {
		e := game.Event{Kind: game.LossDue, By: f.Side, N: card.Whole(l.Left), Why: l.Why, At: l.At, On: l.Of, Frame: g.frameNo()}
		g.happens(e)
	}
	return next
}

// loses makes a player lose Force, one unit at a time (life.lose).
func (g *Game) loses(side card.Side, l losing) {
	if g.starting() != nil { // start.no-force
		return
	}
	g.push(pLose, side, &l)
}

// pollLose: a unit of Force is lost from hand or from the top of a pile; as much as
// possible from one that the text names (life.lose, life.lose.from).
func pollLose(r *Referee, f *game.Frame, l *losing, b *ballot) {
	b.among("life.lose", "Force is lost from your hand, or from the top of your Reserve Deck, Force Pile or Used Pile.",
		"La Force se perd depuis votre main, ou le dessus de votre Réserve, de votre pile de Force ou de votre pile utilisée.")
	named := l.OneZone && len(r.S.Piles[f.Side][l.From]) > 0
	units := r.unitsToLose(f.Side)
	if !named {
		b.open = units
		return
	}
	for _, o := range units {
		b.put(o, so(o.Zone == l.From, "life.lose.from", "The text says where from.", "Le texte dit d’où."))
	}
}

// askLose asks from where the next unit is lost (life.lose).
func askLose(r *Referee, f *game.Frame, l *losing) *game.Decision {
	if l.Left <= 0 {
		return nil
	}
	return polled(r, f, l, pollLose).decision(&game.Decision{Seat: f.Side, Kind: game.AskLose, Rule: "life.lose", Left: l.Left,
		Prompt: card.Say("Lose %s Force: from where?", "Perdez %s Force : d’où ?", l.Left)})
}

func (r *Referee) unitsToLose(side card.Side) []game.Option {
	out := make([]game.Option, 0, 4+len(r.S.Piles[side][game.Hand])+len(r.S.Piles[side][game.Sabacc])+1) // and a pass
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Drawn} {                     // of draws the most recent
		if len(r.S.Piles[side][z]) > 0 {
			out = append(out, game.Option{Verb: game.VLose, Zone: z})
		}
	}
	for _, z := range []game.Zone{game.Hand, game.Sabacc} { // sabacc.life-force
		for _, id := range r.S.Piles[side][z] {
			out = append(out, game.Option{Verb: game.VLose, Zone: z, Card: id})
		}
	}
	return out
}

func tookLose(g *Game, f *game.Frame, l *losing, o *game.Option) flow {
	if l.On != 0 && g.S.OnTable(l.On) {
		g.loseOnto(f.Side, o, l.On)
	} else {
		g.loseUnit(f.Side, o, l)
	}
	if d := bodyOf[*draining](g.innermost(pDrain)); d != nil && l.Why == game.ByDrain {
		d.Lost++
	}
	l.Left--
	return again
}

// loseUnit loses one unit of Force from where the option says.
func (g *Game) loseUnit(side card.Side, o *game.Option, l *losing) {
	id, why := o.Card, l.Why
	if id == 0 {
		id = g.Top(side, o.Zone)
	}
	from := g.S.C(id).Zone
	shown := g.toLost(id)
	g.event(game.Event{Kind: game.ForceLost, By: side, Card: shown, On: l.Of, From: from, Why: why, N: card.One})
	g.checkLife()
	if why == game.ByBattleDamage || why == game.ByDrain {
		g.window(game.Event{Kind: game.ForceLost, By: side, Card: shown, Why: why, N: card.One})
	}
}

// toLost puts a card on its owner's Lost Pile, and is that card as both players see it go: 0
// where nobody does (pile.look).
func (g *Game) toLost(id game.CardID) game.CardID {
	unviewed := g.Unviewed(id)
	g.S.ToPile(id, game.Lost)
	if unviewed {
		g.S.Edit(id).Flags |= game.FaceDown
		return 0
	}
	return id
}

// loseOnto loses one unit of Force that is stacked face down on a card: out of the hand it is
// shown before, out of a pile nobody sees it (state.stacked, pile.look).
func (g *Game) loseOnto(side card.Side, o *game.Option, on game.CardID) {
	id := o.Card
	if id == 0 {
		id = g.Top(side, o.Zone)
	}
	e := game.Event{Kind: game.ForceLost, By: side, From: o.Zone, N: card.One}
	if o.Zone == game.Hand {
		e.Card = id
	}
	g.event(e)
	g.S.Lay(id, on)
	g.S.Edit(id).Flags |= game.FaceDown
	g.event(game.Event{Kind: game.Stacked, By: side, Card: e.Card, On: on})
	g.laidDown(side, id)
	g.checkLife()
}

// lost sends cards from table to their owners' Lost Piles, with all that lies on
// them (leave.attached). Automatic texts about it are answered. A captive that is lost
// with its escort leaves before it, so that nobody releases it
// (captive.release.both-lost).
func (g *Game) lost(ids ...game.CardID) {
	with := func(id game.CardID) int {
		if e := g.Escort(id); e != 0 && slices.Contains(ids, e) {
			return 0
		}
		return 1
	}
	ids = slices.SortedStableFunc(slices.Values(ids), func(a, b game.CardID) int { return with(a) - with(b) })
	for _, id := range ids {
		g.push(pLeave, g.S.C(id).Owner, &leaving{Card: id, To: game.Lost})
	}
}

// aboutToLeave remembers where the card was; what names its leaving may answer
// (leave.about-to).
func aboutToLeave(g *Game, f *game.Frame, l *leaving) flow {
	if !g.S.OnTable(l.Card) {
		return done
	}
	l.At = g.S.Where(l.Card)
	g.window(game.Event{Kind: game.LeaveDue, By: f.Side, Card: l.Card, At: l.At, Frame: g.frameNo()})
	return next
}

// restsIn is the pile to which a card goes that would leave the table, or what it lies on or
// under, for another.
func (r *Referee) restsIn(id game.CardID, z game.Zone) game.Zone {
	switch {
	case r.Cards[r.S.C(id).Def].Def.Back != nil || r.underStart(id): // life.forbidden-cards, shield.starting-effect-lost
		return game.Out
	case r.Stored(id) || r.IsCombatCard(id): // ruling.cyborg-construct, duel.combat-card.limits
		return game.Used
	}
	return z
}

// leaveTable moves the card and everything on it, then opens the responses to
// "just lost" and, for a forfeit, "just forfeited".
// What an answer to its leaving moved or captured is not lost (leave.about-to,
// capture.about-to-be-lost).
func leaveTable(g *Game, f *game.Frame, l *leaving) flow {
	if f.Canceled || !g.S.OnTable(l.Card) || l.At != g.S.Where(l.Card) {
		if g.S.OnTable(l.Card) && !g.fights(l.Card) {
			g.S.Drop(l.Card, game.Hit) // nobody else waits for it (weapon.hit)
		}
		return done
	}
	g.recallProbes(l.Card)
	all := g.orphans(append(g.Attached(l.Card), l.Card))
	if l.To == game.Lost { // all that is in its belly, captives too (captive.release.both-lost)
		all = append(g.Swallowed(l.Card), all...)
	}
	all = g.WithSites(all)
	var stacked []game.CardID // not on table, and so not lost from there (state.supporting)
	for _, id := range all {
		s := game.Lost
		if id == l.Card {
			s = l.To
		}
		s = g.restsIn(id, s)
		if g.S.C(id).Zone == game.Under {
			stacked = append(stacked, id)
		}
		if g.IsCombatCard(id) { // duel.combat-card.limits
			g.dropsCombatCard(id)
			continue
		}
		owner := g.S.C(id).Owner
		if g.S.C(id).Zone == game.Row && id == l.Card && !l.Location {
			continue
		}
		g.uncover(id)
		g.S.ToPile(id, s)
		g.endsWith(id)
		if s == game.Lost {
			g.event(game.Event{Kind: game.WasLost, By: owner, Card: id, At: l.At})
		} else if s == game.Out {
			g.event(game.Event{Kind: game.WentOut, By: owner, Card: id})
		}
	}
	for _, id := range slices.Backward(all) {
		if g.S.C(id).Zone == game.Lost && !slices.Contains(stacked, id) { // not what went elsewhere
			g.window(game.Event{Kind: game.WasLost, By: g.S.C(id).Owner, Card: id, At: l.At})
		}
		if l.Forfeit && id == l.Card {
			g.window(game.Event{Kind: game.Forfeited, By: f.Side, Card: id, At: l.At})
		}
	}
	return done
}

// leaving tells whether a card has just left the table and its text about that is
// still to be carried out (leave.about-to: "a text that answers the leaving of
// its own card ... is carried out although it leaves with it").
func (r *Referee) leaving(id game.CardID) bool {
	return r.ev != nil && r.ev.Card == id && (r.ev.Kind == game.WasLost || r.ev.Kind == game.Forfeited) && r.S.C(id).Zone == game.Lost
}
