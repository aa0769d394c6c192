package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Heads that name a moment of the turn, of a draw or of a drain.
func init() {
	head(func(p *compiler, h gametext.AtStartOfTurn) {
		on(p, game.TurnStarted, func(c *ctx, e *game.Event) bool { return e.By == c.whose(h.Whose) })
	})
	head(func(p *compiler, h gametext.AtEndOfTurn) {
		on(p, game.PhaseStarted, func(c *ctx, e *game.Event) bool {
			return e.By == c.whose(h.Whose) && e.N == card.Whole(int(game.End))
		})
	})
	head(func(p *compiler, h gametext.MustDuring) {
		p.cl.phase, p.cl.whose, p.cl.must = phases[h.Phase], 1, true
		p.cl.limit = append(p.cl.limit, game.PerTurn)
	})
	head(func(p *compiler, h gametext.LoseAsCost) { p.cl.loses = p.amount(h.N) })
	head(func(p *compiler, h gametext.DrainedBy) {
		at := p.place(h.At)
		on(p, game.Drained, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && at(c, e.At) })
	})
	head(func(p *compiler, h gametext.AboutToDraw) {
		on(p, game.DestinyDue, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) })
	})
	head(func(p *compiler, h gametext.DestinyTargeting) {
		which := p.filter(h.Cards)
		on(p, game.DestinyDrawn, func(c *ctx, e *game.Event) bool {
			if e.By != c.who(h.Who) || !c.g.drawTargets(e, h.Stat, func(id game.CardID) bool { return which(c, id) }) {
				return false
			}
			if h.Bind > 0 {
				c.bound[h.Bind-1] = game.Value{N: e.N, Set: true}
			}
			return true
		})
	})
	head(func(p *compiler, _ gametext.DrawnForDestiny) {
		p.cl.drawn = true
		on(p, game.DestinyDrawn, func(c *ctx, e *game.Event) bool { return e.Card == c.self })
	})
	head(func(p *compiler, h gametext.AboutToLeave) {
		which := p.filter(h.Cards)
		on(p, game.LeaveDue, func(c *ctx, e *game.Event) bool { return which(c, e.Card) && c.bind(h.Cards.Bind, e.Card) })
	})
	head(func(p *compiler, h gametext.AboutToDrawBattle) {
		at := p.place(h.At)
		on(p, game.DestinyDue, func(c *ctx, e *game.Event) bool {
			return e.Why == game.ByBattleDestiny && e.By == c.who(h.Who) && at(c, c.g.S.Battle.At)
		})
	})
	head(func(p *compiler, h gametext.AboutToBeLost) { // and not to leave otherwise
		which := p.filter(h.Cards)
		on(p, game.LeaveDue, func(c *ctx, e *game.Event) bool {
			l := bodyOf[*leaving](c.g.frameOf(e))
			return l != nil && l.To == game.Lost && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.ImmuneFunction) { p.cl.immune = append(p.cl.immune, h.Title) })
	head(func(p *compiler, h gametext.AboutToBattle) {
		on(p, game.BattleDue, func(c *ctx, e *game.Event) bool { return e.By == c.who(h.Who) && e.By != c.you })
	})
	head(func(p *compiler, h gametext.AboutToDrain) { // never against one's own action (action.before)
		at := p.place(h.At)
		on(p, game.DrainDue, func(c *ctx, e *game.Event) bool {
			return e.By == c.who(h.Who) && e.By != c.you && at(c, e.At)
		})
	})
	head(func(p *compiler, h gametext.AboutToDeploy) {
		which := p.filter(h.Cards)
		on(p, game.DeployDue, func(c *ctx, e *game.Event) bool {
			return e.By == c.who(h.Who) && e.By != c.you && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.AboutToMove) {
		which := p.filter(h.Cards)
		on(p, game.MoveDue, func(c *ctx, e *game.Event) bool {
			return e.By != c.you && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	head(func(p *compiler, h gametext.ActionTargeting) {
		which := p.filter(h.Cards)
		match := func(c *ctx, e *game.Event) bool { return e.On != 0 && which(c, e.On) && c.bind(h.Cards.Bind, e.On) }
		on(p, game.Played, match)
	})
	head(func(p *compiler, _ gametext.WhenRevealed) {
		p.cl.reveal = true
		on(p, game.InsertShown, func(c *ctx, e *game.Event) bool { return e.Card == c.self })
	})
}

// drawTargets tells whether a draw targets a number of a card: it is compared with it
// by the clause that draws, for the player who initiated that
// (action.target.destiny-targeting).
func (g *Game) drawTargets(e *game.Event, stat gametext.Stat, which func(game.CardID) bool) bool {
	d := bodyOf[*destiny](g.frameOf(e))
	if d == nil {
		return false
	}
	f := g.frame(d.To)
	a := bodyOf[*acting](f)
	if a == nil || f.Proc == pAct || f.Side != e.By {
		return false
	}
	found := false
	compares := func(s gametext.Stat, cards gametext.Filter) {
		if s != stat || cards.Ref <= 0 || cards.Ref > len(a.Bound) {
			return
		}
		for _, id := range a.Bound[cards.Ref-1].Cards {
			found = found || which(id)
		}
	}
	for _, s := range g.clause(a).src.Steps {
		gametext.Walk(s, func(n any) bool {
			switch x := n.(type) {
			case gametext.StatOf:
				compares(x.Stat, x.Cards)
			case *gametext.StatOf:
				compares(x.Stat, x.Cards)
			case gametext.HitIf:
				compares(gametext.DefenseValue, x.Cards)
			case *gametext.HitIf:
				compares(gametext.DefenseValue, x.Cards)
			}
			return true
		})
	}
	return found
}

// musts lists the mandatory actions of this phase that are still undone
// (action.mandatory).
func (g *Game) musts() (out []game.Option) {
	side := g.S.Active
	for _, id := range g.inPlay() {
		t := g.text(id)
		if !t.musts || g.S.C(id).Owner != side {
			continue
		}
		for _, cl := range t.clauses {
			if !cl.must || cl.phase != g.S.Phase {
				continue
			}
			g.referee().candidates(side, id, cl, want{}, func(o game.Option) {
				if g.referee().allows(useVerb, side, &o) {
					out = append(out, o)
				}
			})
		}
	}
	return out
}

// askMust carries out what is undone when the phase ends, as automatic actions in the
// order that the active player chooses (turn.phase.mandatory).
func askMust(g *Game, f *game.Frame) *game.Decision {
	list := append(g.musts(), g.prowlers()...)
	if len(list) == 0 {
		return nil
	}
	return &game.Decision{Seat: g.S.Active, Kind: game.AskOrder, Rule: "turn.phase.mandatory", Options: list,
		Prompt: card.T("What must still happen in this phase?", "Que doit-il encore se passer dans cette phase ?")}
}

func tookMust(g *Game, f *game.Frame, o *game.Option) flow {
	side := g.S.Active
	if o.Verb == game.VUnleash { // creature.attacks.when
		side = g.S.C(o.Card).Owner
	}
	g.start(side, o)
	return again
}

// scheduled carries out what was put off until the end of this turn, whatever has
// become of its source (state.inactive.scheduled).
func (g *Game) scheduled() {
	keep := g.S.Change().Lasting[:0]
	for _, l := range g.S.Lasting {
		if l.Until != game.Scheduled || l.Turn > g.S.Turn {
			keep = append(keep, l)
			continue
		}
		g.pushAt(pResult, l.Op, l.Side, &acting{Card: l.Card, Clause: l.Clause, Bound: l.Bound})
	}
	g.S.Change().Lasting = keep
}
