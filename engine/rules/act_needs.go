package rules

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// anyAction binds every action from game text.
var anyAction = []requirement{
	{rule: "state.active",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.text(o.Card).clauses[o.Clause]
			if cl.drawn || r.S.C(o.Card).Zone == game.Drawn { // destiny.drawn-text
				return cl.drawn && r.S.C(o.Card).Zone == game.Drawn
			}
			if cl.fn != fnNone {
				return r.S.C(o.Card).Zone == game.Hand
			}
			if !r.S.C(o.Card).Shows(cl.face) {
				return false
			}
			if r.S.OnTable(o.Card) {
				return r.textWorks(o.Card, mStat) || cl.fire && r.isActive(o.Card) && !r.textCanceled(o.Card)
			}
			return r.leaving(o.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("%s is not active, or its text does not work now.", "%s n'est pas active, ou son texte ne fonctionne pas en ce moment.", r.title(o.Card))
		}},
	{rule: "interrupt.starting",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.text(o.Card).clauses[o.Clause].fn != fnStarting
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("That function works only when the game starts.", "Cette fonction ne sert qu'au départ de la partie.")
		}},
	{rule: "action.condition",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if r.text(o.Card).clauses[o.Clause].trig == nil {
				return true
			}
			cl, c := r.clauseOf(side, o)
			return r.ev != nil && cl.trig.answers(r.ev.Kind) && cl.trig.match(c, r.ev)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("It is a response, and this is not its moment: %s.", "C'est une réponse, et ce n'est pas son moment : %s.", r.text(o.Card).clauses[o.Clause].says)
		}},
	{rule: "turn.phase.default",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.text(o.Card).clauses[o.Clause].timely(r.Game, side)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			cl := r.text(o.Card).clauses[o.Clause]
			if cl.phase != game.Start {
				return format("Only during the %s phase that its text names.", "Seulement pendant la phase %s que nomme son texte.", game.OfPhase[cl.phase])
			}
			return format("Only during the turn that its text names.", "Seulement pendant le tour que nomme son texte.")
		}},
	{rule: "battle.weapons.not",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.text(o.Card).clauses[o.Clause]
			return cl.battle == 0 || (cl.battle == 1) == r.S.Battle.On && (cl.battle == 1 || !r.attacking()) // creature.attack.barred
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			if r.S.Battle.On {
				return format("Not during a battle.", "Pas pendant une bataille.")
			}
			return format("Only during a battle.", "Seulement pendant une bataille.")
		}},
	{rule: "limit.one",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.text(o.Card).clauses[o.Clause]
			for _, per := range cl.limit {
				if r.limited(o.Card, cl.no, per) {
					return false
				}
			}
			return r.ev == nil || !r.answered(o.Card, cl.no)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("It has been used as often as its text allows.", "Elle a été utilisée autant de fois que son texte le permet.")
		}},
	{rule: "limit.per-turn-count",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			d := r.def(o.Card)
			return d.Type != card.Interrupt || d.Dots == 0 || r.playedThisTurn(o.Card) < d.Dots
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("%s has been played this turn already.", "%s a déjà été joué ce tour-ci.", r.title(o.Card))
		}},
	{rule: "pile.search.verify",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.text(o.Card).clauses[o.Clause].searches || !r.searchedInVain(o.Card, o.Clause)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("This search has found nothing in that pile this turn.", "Cette recherche n'a rien trouvé dans cette pile ce tour-ci.")
		}},
	{rule: "action.condition",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if len(r.text(o.Card).clauses[o.Clause].conds) == 0 {
				return true
			}
			cl, c := r.clauseOf(side, o)
			return c.holds(cl.conds)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("Its text asks for something that is not so: %s.", "Son texte demande quelque chose qui n'est pas le cas : %s.", r.text(o.Card).clauses[o.Clause].says)
		}},
	inSegment,
	{rule: "drain.may-not-be-canceled", // what cancels directly; a react or a prevention does not
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.text(o.Card).clauses[o.Clause].cancels || r.ev == nil || r.ev.Kind != game.DrainStarted ||
				r.ev.By == side || !r.drainRule(mDrainFirm, r.ev.By, r.ev.At)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("That Force drain may not be canceled.", "Ce drain de Force ne peut pas être annulé.")
		}},
	{rule: "action.immune", // per function of an Interrupt
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if r.ev == nil || r.ev.Kind != game.Played {
				return true
			}
			f := r.frameOf(r.ev)
			a := bodyOf[*acting](f)
			return a == nil || f.Proc != pAct || a.Card != r.ev.Card || !slices.ContainsFunc(r.clause(a).immune, r.def(o.Card).Named)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("%s is immune to it.", "%s y est insensible.", r.title(r.ev.Card))
		}},
	{rule: "limit.no-loop", // a text does not trigger itself through its own result
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.text(o.Card).clauses[o.Clause]
			return cl.trig == nil || cl.may || cl.fn != fnNone || !slices.ContainsFunc(r.S.Frames, func(f game.Frame) bool {
				a := bodyOf[*acting](&f)
				return f.Proc == pAct && a.Card == o.Card && a.Clause == o.Clause
			})
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return format("A text does not trigger itself.", "Un texte ne se déclenche pas lui-même.")
		}},
}

// hasTarget: all that the text needs can be targeted (action.target).
var hasTarget = requirement{rule: "action.target",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if len(r.text(o.Card).clauses[o.Clause].targets) == 0 {
			return true
		}
		cl, c := r.clauseOf(side, o)
		return r.targetable(cl, c, o)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("There is nothing that its text could target.", "Il n'y a rien que son texte puisse cibler.")
	}}

// losesAsCost: the Force that the text asks to lose first is there (life.lose.as-cost).
var losesAsCost = requirement{rule: "life.lose.as-cost",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if r.text(o.Card).clauses[o.Clause].loses == nil {
			return true
		}
		cl, c := r.clauseOf(side, o)
		return len(r.unitsLosable(side, o.Card)) >= max(cl.loses(c), 0).Int()
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		cl, c := r.clauseOf(side, o)
		return format("It costs a loss of %s Force, and you have %s.", "Cela coûte la perte de %s Force, et vous en avez %s.",
			max(cl.loses(c), 0).Int(), len(r.unitsLosable(side, o.Card)))
	}}

// targetable tells whether all that a clause needs can be targeted now
// (action.target).
func (g *Game) targetable(cl *clause, c *ctx, o *game.Option) bool {
	for i := range cl.targets {
		t := &cl.targets[i]
		if i == 0 && o.Target != 0 {
			if !t.match(c, o.Target) || !g.mayTarget(c, t, o.Target) || !g.S.OnTable(o.Target) && !slices.Contains(t.zones, g.S.C(o.Target).Zone) {
				return false
			}
			c.bound[t.bind].Cards = []game.CardID{o.Target}
			continue
		}
		if list := g.targetsOf(cl, t, c); len(list) < t.min {
			return false
		} else if t.min == 1 && t.max == 1 {
			c.bound[t.bind].Cards = list[:1]
			defer func() { c.bound[t.bind].Cards = nil }()
		}
	}
	return true
}

// mayTarget tells whether a card on table is in a state in which it can be
// targeted: active; or inactive and named by that state; or undercover, outside
// battle, by an Interrupt, by what names spies, or by what would hit or lose it
// (state.inactive, spy.state).
func (g *Game) mayTarget(c *ctx, t *target, id game.CardID) bool {
	if g.immuneTo(id, c.self) {
		return false
	}
	return g.S.C(id).Zone != game.Table || g.isActive(id) || t.inert || t.spies && g.spying(id) && !g.S.Battle.On
}

// immuneTo tells whether a card is immune to another one, and so no target of it
// (action.immune). A card being deployed has its text already.
func (g *Game) immuneTo(id, source game.CardID) bool {
	title := g.def(source).Title
	for _, m := range g.text(id).mods {
		if m.kind == mImmuneTo && !(g.S.OnTable(id) && g.textCanceled(id)) && m.affects == nil && slices.Contains(m.titles, title) {
			return true
		}
	}
	for m := range g.mods(mImmuneTo) {
		if m.affects != nil && slices.Contains(m.titles, title) && m.hits(id) {
			return true
		}
	}
	return false
}

// inReach lists the cards among which a target step looks: those on table, and those of
// the piles that its text names.
func (g *Game) inReach(t *target) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for i := 1; i < len(g.S.Cards); i++ {
			c := &g.S.Cards[i]
			in := c.Zone == game.Table || c.Zone == game.Row || slices.Contains(t.zones, c.Zone)
			if in && !c.Is(game.FaceDown) && !yield(game.CardID(i)) {
				return
			}
		}
	}
}

// targetsOf lists what a target step may choose now.
func (g *Game) targetsOf(cl *clause, t *target, c *ctx) []game.CardID {
	var out []game.CardID
	for id := range g.inReach(t) {
		if !slices.Contains(c.bound[t.bind].Cards, id) && t.match(c, id) && g.mayTarget(c, t, id) {
			out = append(out, id)
		}
	}
	return out
}

// clausePrice is the Force that an action from game text costs: what its text asks for,
// and what other texts ask first (action.cost).
func clausePrice(r *Referee, side card.Side, o *game.Option) int32 {
	cl := r.text(o.Card).clauses[o.Clause]
	n := r.usedFirst(cl, o.Card)
	switch {
	case cl.usesX:
		return int32(n + 1)
	case cl.cost == nil && r.fire == 0:
		return int32(n)
	}
	c := r.clauseCtx(side, o.Card, cl)
	if len(cl.targets) > 0 && o.Target != 0 {
		c.bound[cl.targets[0].bind].Cards = []game.CardID{o.Target}
	}
	return int32(n + cl.price(c))
}

// unitsLosable are the cards that a player could lose as Force, but for one that he
// plays.
func (g *Game) unitsLosable(side card.Side, but game.CardID) (out []game.CardID) {
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Hand} {
		for _, id := range g.S.Piles[side][z] {
			if id != but {
				out = append(out, id)
			}
		}
	}
	return out
}

// limited tells whether a clause of a card has been used as often as it may in
// its frame (limit.one, limit.once-per-game).
func (g *Game) limited(id game.CardID, clause int16, per game.Per) bool {
	when := g.frameOfLimit(per)
	for _, l := range g.S.Limits {
		if l.Per != per || l.When != when || l.Clause != clause {
			continue
		}
		if l.Card == id || per == game.PerGame && g.cards[l.Title].def.Title == g.def(id).Title {
			return true
		}
	}
	return false
}

// searchedInVain tells whether a search function has found nothing this turn, on
// this card or another of its title (pile.search.verify).
func (g *Game) searchedInVain(id game.CardID, clause int16) bool {
	return slices.ContainsFunc(g.S.Limits, func(l game.Limit) bool {
		return l.Per == game.PerSearch && l.Title == g.S.C(id).Def && l.Clause == clause
	})
}

func (g *Game) frameOfLimit(per game.Per) int32 {
	switch per {
	case game.PerTurn:
		return int32(g.S.Turn)
	case game.PerBattle:
		return int32(g.S.Battle.Number)
	}
	return 0
}

// usedFirst is the Force that texts ask for before an Interrupt is played, a cost of
// its own (value.separate-cost).
func (g *Game) usedFirst(cl *clause, id game.CardID) (n int) {
	if cl.fn == fnNone {
		return 0
	}
	for m := range g.mods(mUseFirst) {
		if m.hits(id) {
			n += m.n.Int()
		}
	}
	return n
}
