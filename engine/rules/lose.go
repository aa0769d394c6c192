package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	proc(pLose, "lose Force",
		step{name: "about to", do: func(g *Game, f *game.Frame) flow {
			if f.N <= 0 {
				return done
			}
			if game.Why(f.Clause) == game.ByCost { // life.lose.as-cost: nothing reduces or replaces it
				return next
			}
			e := game.Event{Kind: game.LossDue, By: f.Side, N: card.Whole(int(f.N)), Why: game.Why(f.Clause), At: f.To, Frame: g.frameNo()}
			g.event(e)
			g.window(e)
			return next
		}},
		step{name: "unit", ask: askLose, took: tookLose},
	)
	proc(pLeave, "leave",
		step{name: "about to", do: aboutToLeave},
		untilDone("jump off", askJump, tookJump),
		step{name: "move", do: leaveTable},
	)
}

// leaveStep is the step of pLeave at which the card leaves.
const leaveStep = 2

// loses makes a player lose N Force, one unit at a time (life.lose).
func (g *Game) loses(side card.Side, n int, why game.Why, at game.CardID) {
	if g.starting() != nil { // start.no-force
		return
	}
	g.push(game.Frame{Proc: pLose, Side: side, N: int32(n), Clause: int16(why), To: at})
}

// askLose asks from where the next unit is lost: a card of the hand, or the top
// card of Reserve Deck, Force Pile or Used Pile (life.lose).
func askLose(g *Game, f *game.Frame) *game.Decision {
	if f.N <= 0 {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskLose, Rule: "life.lose", Options: g.unitsFrom(f),
		Prompt: format("Lose %s Force: from where?", "Perdez %s Force : d'où ?", int(f.N))}
	if len(d.Options) == 0 {
		return nil
	}
	return d
}

// unitsFrom is unitsToLose for a loss that may name a place: as much as possible comes
// from there (life.lose.from). Frame.Passed is 1 + that zone.
func (g *Game) unitsFrom(f *game.Frame) []game.Option {
	all := g.unitsToLose(f.Side)
	if f.Passed == 0 || len(g.S.Piles[f.Side][f.Passed-1]) == 0 {
		return all
	}
	return slices.DeleteFunc(all, func(o game.Option) bool { return o.Zone != game.Zone(f.Passed-1) })
}

func (g *Game) unitsToLose(side card.Side) []game.Option {
	var out []game.Option
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Drawn} { // of draws the most recent
		if len(g.S.Piles[side][z]) > 0 {
			out = append(out, game.Option{Verb: game.VLose, Zone: z})
		}
	}
	for _, id := range g.S.Piles[side][game.Hand] {
		out = append(out, game.Option{Verb: game.VLose, Zone: game.Hand, Card: id})
	}
	return out
}

func tookLose(g *Game, f *game.Frame, o *game.Option) flow {
	g.loseUnit(f.Side, o, game.Why(f.Clause))
	f.N--
	return again
}

// loseUnit loses one unit of Force from where the option says.
func (g *Game) loseUnit(side card.Side, o *game.Option, why game.Why) {
	id := o.Card
	if id == 0 {
		id = g.top(side, o.Zone)
	}
	g.S.ToPile(id, game.Lost)
	g.event(game.Event{Kind: game.ForceLost, By: side, Card: id, From: o.Zone, Why: why, N: card.One})
	g.checkLife()
	if why == game.ByBattleDamage || why == game.ByDrain {
		g.window(game.Event{Kind: game.ForceLost, By: side, Card: id, Why: why, N: card.One})
	}
}

// lost sends cards from table to their owners' Lost Piles, with all that lies on
// them (leave.attached). Automatic texts about it are answered.
func (g *Game) lost(ids ...game.CardID) {
	for _, id := range ids {
		g.push(game.Frame{Proc: pLeave, Card: id, Side: g.S.C(id).Owner, Slot: 0, N: int32(game.Lost), Event: game.Event{Kind: game.WasLost}})
	}
}

// aboutToLeave remembers where the card was; what names its leaving may answer
// (leave.about-to).
func aboutToLeave(g *Game, f *game.Frame) flow {
	if !g.S.OnTable(f.Card) {
		return done
	}
	f.To = g.S.Where(f.Card)
	g.window(game.Event{Kind: game.LeaveDue, By: f.Side, Card: f.Card, At: f.To, Frame: g.frameNo()})
	return next
}

// leaveTable moves the card and everything on it, then opens the responses to
// "just lost" and, for a forfeit, "just forfeited".
// What an answer to its leaving moved is not lost (leave.about-to).
func leaveTable(g *Game, f *game.Frame) flow {
	if !g.S.OnTable(f.Card) || f.To != g.S.Where(f.Card) {
		return done
	}
	all := g.withSites(g.orphans(append(g.attached(f.Card), f.Card)))
	z := game.Zone(f.N)
	for _, id := range all {
		s := game.Lost
		if id == f.Card {
			s = z
		}
		if g.prog.cards[g.S.C(id).Def].def.Back != nil { // life.forbidden-cards
			s = game.Out
		}
		owner := g.S.C(id).Owner
		if g.S.C(id).Zone == game.Row && id == f.Card && f.M == 0 {
			continue
		}
		g.uncover(id)
		g.S.ToPile(id, s)
		g.S.Change().Lasting = slices.DeleteFunc(g.S.Lasting, func(l game.Lasting) bool { return l.On == id })
		if s == game.Lost {
			g.event(game.Event{Kind: game.WasLost, By: owner, Card: id, At: f.To})
		} else if s == game.Out {
			g.event(game.Event{Kind: game.WentOut, By: owner, Card: id})
		}
	}
	for _, id := range slices.Backward(all) {
		if g.S.C(id).Zone == game.Lost { // not what went elsewhere
			g.window(game.Event{Kind: game.WasLost, By: g.S.C(id).Owner, Card: id, At: f.To})
		}
		if f.Event.Kind == game.Forfeited && id == f.Card {
			g.window(game.Event{Kind: game.Forfeited, By: f.Side, Card: id, At: f.To})
		}
	}
	return done
}

// attached lists what lies on a card, however deep, outermost first.
func (g *Game) attached(id game.CardID) []game.CardID {
	var out []game.CardID
	for _, x := range g.S.On(id) {
		out = append(append(out, g.attached(x)...), x)
	}
	if g.S.C(id).Zone == game.Table { // what was stacked there
		out = append(out, g.S.Below(id)...)
	}
	return out
}

// leaving tells whether a card has just left the table and its text about that is
// still to be carried out (leave.about-to: "a text that answers the leaving of
// its own card ... is carried out although it leaves with it").
func (g *Game) leaving(id game.CardID) bool {
	return g.ev != nil && g.ev.Card == id && (g.ev.Kind == game.WasLost || g.ev.Kind == game.Forfeited) && g.S.C(id).Zone == game.Lost
}
