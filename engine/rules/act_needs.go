package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// clauseNeeds are the requirements of every action from game text.
var clauseNeeds = slices.Concat([]requirement{
	{rule: "state.active",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			if cl.drawn || g.S.C(o.Card).Zone == game.Drawn { // destiny.drawn-text
				return cl.drawn && g.S.C(o.Card).Zone == game.Drawn
			}
			if cl.fn != fnNone {
				return g.S.C(o.Card).Zone == game.Hand
			}
			if !g.S.C(o.Card).Shows(cl.face) {
				return false
			}
			if g.S.OnTable(o.Card) {
				return g.textWorks(o.Card, mStat) || cl.fire && g.isActive(o.Card) && !g.textCanceled(o.Card)
			}
			return g.leaving(o.Card)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s is not active, or its text does not work now.", "%s n'est pas active, ou son texte ne fonctionne pas en ce moment.", g.title(o.Card))
		}},
	{rule: "interrupt.starting",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			return g.text(o.Card).clauses[o.Clause].fn != fnStarting
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("That function works only when the game starts.", "Cette fonction ne sert qu'au départ de la partie.")
		}},
	{rule: "action.condition",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			if g.text(o.Card).clauses[o.Clause].trig == nil {
				return true
			}
			cl, c := g.clauseOf(side, o)
			return g.ev != nil && cl.trig.answers(g.ev.Kind) && cl.trig.match(c, g.ev)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("It is a response, and this is not its moment: %s.", "C'est une réponse, et ce n'est pas son moment : %s.", g.text(o.Card).clauses[o.Clause].says)
		}},
	{rule: "turn.phase.default",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			return g.text(o.Card).clauses[o.Clause].timely(g, side)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			cl := g.text(o.Card).clauses[o.Clause]
			if cl.phase != game.Start {
				return format("Only during the %s phase that its text names.", "Seulement pendant la phase %s que nomme son texte.", game.OfPhase[cl.phase])
			}
			return format("Only during the turn that its text names.", "Seulement pendant le tour que nomme son texte.")
		}},
	{rule: "battle.weapons.not",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			return cl.battle == 0 || (cl.battle == 1) == g.S.Battle.On && (cl.battle == 1 || !g.attacking()) // creature.attack.barred
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			if g.S.Battle.On {
				return format("Not during a battle.", "Pas pendant une bataille.")
			}
			return format("Only during a battle.", "Seulement pendant une bataille.")
		}},
	{rule: "limit.one",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			for _, per := range cl.limit {
				if g.limited(o.Card, cl.no, per) {
					return false
				}
			}
			return g.ev == nil || !g.answered(o.Card, cl.no)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("It has been used as often as its text allows.", "Elle a été utilisée autant de fois que son texte le permet.")
		}},
	{rule: "limit.per-turn-count",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			d := g.def(o.Card)
			return d.Type != card.Interrupt || d.Dots == 0 || g.playedThisTurn(o.Card) < d.Dots
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s has been played this turn already.", "%s a déjà été joué ce tour-ci.", g.title(o.Card))
		}},
	{rule: "pile.search.verify",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			return !g.text(o.Card).clauses[o.Clause].searches || !g.searchedInVain(o.Card, o.Clause)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("This search has found nothing in that pile this turn.", "Cette recherche n'a rien trouvé dans cette pile ce tour-ci.")
		}},
	{rule: "action.condition",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			if len(g.text(o.Card).clauses[o.Clause].conds) == 0 {
				return true
			}
			cl, c := g.clauseOf(side, o)
			return c.holds(cl.conds)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("Its text asks for something that is not so: %s.", "Son texte demande quelque chose qui n'est pas le cas : %s.", g.text(o.Card).clauses[o.Clause].says)
		}},
	inSegment,
	{rule: "drain.may-not-be-canceled", // what cancels directly; a react or a prevention does not
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			return !g.text(o.Card).clauses[o.Clause].cancels || g.ev == nil || g.ev.Kind != game.DrainStarted ||
				g.ev.By == side || !g.drainRule(mDrainFirm, g.ev.By, g.ev.At)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("That Force drain may not be canceled.", "Ce drain de Force ne peut pas être annulé.")
		}},
	{rule: "action.immune", // per function of an Interrupt
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			if g.ev == nil || g.ev.Kind != game.Played {
				return true
			}
			f := g.frameOf(g.ev)
			a := bodyOf[*acting](f)
			return a == nil || f.Proc != pAct || a.Card != g.ev.Card || !slices.ContainsFunc(g.clause(a).immune, g.def(o.Card).Named)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("%s is immune to it.", "%s y est insensible.", g.title(g.ev.Card))
		}},
	{rule: "limit.no-loop", // a text does not trigger itself through its own result
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			cl := g.text(o.Card).clauses[o.Clause]
			return cl.trig == nil || cl.may || cl.fn != fnNone || !slices.ContainsFunc(g.S.Frames, func(f game.Frame) bool {
				a := bodyOf[*acting](&f)
				return f.Proc == pAct && a.Card == o.Card && a.Clause == o.Clause
			})
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("A text does not trigger itself.", "Un texte ne se déclenche pas lui-même.")
		}},
}, fireNeeds, []requirement{
	{rule: "action.target",
		holds: func(g *Game, side card.Side, o *game.Option) bool {
			if len(g.text(o.Card).clauses[o.Clause].targets) == 0 {
				return true
			}
			cl, c := g.clauseOf(side, o)
			return g.targetable(cl, c, o)
		},
		unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
			return format("There is nothing that its text could target.", "Il n'y a rien que son texte puisse cibler.")
		}},
	clauseCost,
})

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

// targetsOf lists what a target step may choose now.
func (g *Game) targetsOf(cl *clause, t *target, c *ctx) []game.CardID {
	var out []game.CardID
	for i := 1; i < len(g.S.Cards); i++ {
		id := game.CardID(i)
		z := g.S.C(id).Zone
		if (z == game.Table || z == game.Row || slices.Contains(t.zones, z)) && !slices.Contains(c.bound[t.bind].Cards, id) && !g.S.C(id).Is(game.FaceDown) && t.match(c, id) && g.mayTarget(c, t, id) {
			out = append(out, id)
		}
	}
	return out
}

// clauseCost: the Force that the text asks for (action.cost).
var clauseCost = func() requirement {
	r := affordable("action.cost")
	ok := r.holds
	r.holds = func(g *Game, side card.Side, o *game.Option) bool {
		cl := g.text(o.Card).clauses[o.Clause]
		first := g.usedFirst(cl, o.Card)
		if cl.loses == nil && cl.cost == nil && g.fire == 0 && first == 0 {
			return true
		}
		_, c := g.clauseOf(side, o)
		if cl.loses != nil && len(g.unitsLosable(side, o.Card)) < max(cl.loses(c), 0).Int() { // life.lose.as-cost
			return false
		}
		if cl.cost == nil && g.fire == 0 && first == 0 {
			return true
		}
		if len(cl.targets) > 0 && o.Target != 0 {
			c.bound[cl.targets[0].bind].Cards = []game.CardID{o.Target}
		}
		if cl.usesX {
			o.Cost = 1
		} else if cl.cost != nil || g.fire != 0 {
			o.Cost = int32(cl.price(c))
		}
		o.Cost += int32(first)
		return ok(g, side, o)
	}
	return r
}()

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
