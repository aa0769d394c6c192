package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Moments that only the procedure in progress can tell.
func init() {
	position.Deed(func(comp *position.Compiler, x gametext.DrawsTargeting, coming bool) *position.Moment {
		if coming {
			return nil
		}
		which := comp.Filter(x.Cards)
		return &position.Moment{Kind: game.DestinyDrawn, Match: func(c *position.Context, e *game.Event) bool {
			return refer(c.P).drawTargets(e, x.Stat, func(id game.CardID) bool { return which(c, id) && c.Bind(x.Cards.Bind, id) }) && c.Drawn(x.Bind, e)
		}}
	})
	position.Fate(func(comp *position.Compiler, x gametext.BeGone, cards position.Matcher, coming bool) *position.Moment {
		switch {
		case x.How == gametext.BeReleased:
			return comp.WasFreed(x.From, cards, coming)
		case x.How == gametext.BeForfeited && !coming:
			return comp.WasGone(game.Forfeited, x.From, cards)
		case !coming:
			return comp.WasGone(game.WasLost, x.From, cards)
		}
		return comp.Lost(x.From, cards, func(c *position.Context, e *game.Event) bool { // and not to leave otherwise
			l := bodyOf[*leaving](refer(c.P).frameOf(e))
			return l != nil && l.To == game.Lost && (l.Forfeit || x.How != gametext.BeForfeited)
		})
	})
	position.Fate(func(comp *position.Compiler, x gametext.BeThreatened, cards position.Matcher, coming bool) *position.Moment {
		comp.Unable(x, x.By != gametext.Opponent)
		if coming {
			return nil
		}
		return &position.Moment{Kind: game.ActionStarted, Also: game.Played, Match: func(c *position.Context, e *game.Event) bool {
			a := bodyOf[*acting](refer(c.P).frameOf(e))
			return a != nil && e.By != c.You && refer(c.P).threatens(a, func(id game.CardID) bool { return cards(c, id) })
		}}
	})
	position.Fate(func(comp *position.Compiler, x gametext.BeTargeted, cards position.Matcher, coming bool) *position.Moment {
		if coming {
			return nil
		}
		by := comp.Filter(x.By)
		return &position.Moment{Kind: game.ActionStarted, Also: game.Played, Match: func(c *position.Context, e *game.Event) bool {
			a := bodyOf[*acting](refer(c.P).frameOf(e))
			if e.On == 0 || !cards(c, e.On) || !c.AsWeapon(by, e.Card) && !refer(c.P).firedBy(a, func(id game.CardID) bool { return c.AsWeapon(by, id) }) {
				return false
			}
			return (e.Kind == game.Played || a != nil && refer(c.P).clause(a).Fire) && c.Bind(x.By.Bind, e.Card)
		}}
	})
}

// threatens tells whether an action steals, hits, loses or captures one of some cards that it
// has targeted (action.target).
func (r *Referee) threatens(a *acting, which func(game.CardID) bool) bool {
	if !r.says(a) {
		return false
	}
	for i := range r.clause(a).Targets {
		t := &r.clause(a).Targets[i]
		if t.Harms && t.Bind < len(a.Bound) && slices.ContainsFunc(a.Bound[t.Bind].Cards, which) {
			return true
		}
	}
	return false
}

// drawTargets tells whether a draw targets a number of a card: it is compared with it for
// the player who initiated that, by the clause that draws, by one of the weapons that fire
// together, or by the asteroid rules (action.target.destiny-targeting).
func (r *Referee) drawTargets(e *game.Event, stat gametext.Stat, which func(game.CardID) bool) bool {
	d := bodyOf[*destiny](r.frameOf(e))
	if d == nil {
		return false
	}
	f := r.frame(d.To)
	if a := bodyOf[*asteroid](f); a != nil { // held against armor or maneuver
		return stat == gametext.DefenseValue && which(a.Ship)
	}
	against := func(a acting) bool {
		return slices.ContainsFunc(compared(r.clause(&a), stat), func(bind int) bool {
			return bind < len(a.Bound) && slices.ContainsFunc(a.Bound[bind].Cards, which)
		})
	}
	if t := bodyOf[*firingTogether](f); t != nil {
		return f.Side == e.By && slices.ContainsFunc(t.Shots, against)
	}
	a := bodyOf[*acting](f)
	return a != nil && f.Proc != pAct && f.Side == e.By && against(*a)
}

// compared lists what a clause has named the cards with a number of which it compares
// something: with their defense value to hit, capture or crash them.
func compared(cl *position.Clause, stat gametext.Stat) (binds []int) {
	compares := func(s gametext.Stat, cards gametext.Filter) {
		if s == stat && cards.Ref > 0 {
			binds = append(binds, cards.Ref-1)
		}
	}
	for _, s := range cl.Src.Steps {
		gametext.Walk(s, func(n any) bool {
			switch x := n.(type) {
			case gametext.StatOf:
				compares(x.Stat, x.Cards)
			case *gametext.StatOf:
				compares(x.Stat, x.Cards)
			case gametext.Strike:
				compares(gametext.DefenseValue, x.Cards)
			}
			return true
		})
	}
	return binds
}

// musts lists the mandatory actions of this phase that are still undone
// (action.mandatory).
func (r *Referee) musts() (out []game.Option) {
	for _, id := range r.InPlay() {
		out = r.mustsOf(id, r.Text(id), out)
	}
	for i, list := 0, r.Guests(); i < len(list); i++ {
		out = r.mustsOf(list[i].Seat, list[i].Text, out)
	}
	return out
}

// mustsOf adds those of a text at work at a card, each by the player to whom it is said.
func (r *Referee) mustsOf(id game.CardID, t *position.Text, out []game.Option) []game.Option {
	if !t.Musts {
		return out
	}
	for _, cl := range t.Clauses {
		side := r.Addressee(id, cl)
		if !cl.Must || !cl.Timely(r.Position, side) {
			continue
		}
		r.candidates(side, id, cl, want{}, func(o game.Option) {
			if r.allows(useVerb, side, &o) {
				out = append(out, o)
			}
		})
	}
	return out
}

// pollMust: what is undone when the phase ends (turn.phase.mandatory).
func pollMust(r *Referee, _ *game.Frame, b *ballot) {
	b.open = slices.Concat(r.musts(), r.Prowlers(), r.homers())
	b.among("turn.phase.mandatory", "It has nothing that must still happen in this phase.", "Elle n’a plus rien à faire dans cette phase.")
}

// askMust carries it out as automatic actions, in the order that the active player
// chooses (turn.phase.mandatory).
func askMust(r *Referee, f *game.Frame) *game.Decision {
	b := r.ballotOf(f, pollMust)
	if len(b.open) == 0 {
		return nil
	}
	return b.decision(&game.Decision{Seat: r.S.Active, Kind: game.AskOrder, Rule: "turn.phase.mandatory",
		Prompt: card.T("What must still happen in this phase?", "Que doit-il encore se passer dans cette phase ?")})
}

func tookMust(g *Game, f *game.Frame, o *game.Option) flow {
	side := g.S.C(o.Card).Owner // creature.attacks.when
	if o.Verb == game.VUse {    // location.text-side
		side = g.Addressee(o.Card, g.Clause(o.Card, o.Clause))
	}
	g.start(side, o)
	return again
}

// endsBattle is the turn of what was put off until the end of a battle.
const endsBattle = 0

// scheduled carries out what was put off until the end of a turn, whatever has become of
// its source (state.inactive.scheduled).
func (g *Game) scheduled(turn int16) {
	g.S.Lapse(func(l *game.Lasting) bool {
		due := l.Until == game.Scheduled && l.Turn <= turn
		if due {
			g.pushAt(pResult, l.Op, l.Side, &acting{Card: l.Card, Clause: l.Clause, Bound: l.Bound})
		}
		return due
	})
}
