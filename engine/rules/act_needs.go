package rules

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// anyAction binds every action from game text, whatever it targets.
var anyAction = allAt(once, []requirement{
	{rule: "state.active",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			if cl.Drawn { // destiny.drawn-text
				return r.S.C(o.Card).Zone == game.Drawn
			}
			if cl.Fn != position.NoFunction {
				return r.InHand(o.Card)
			}
			if !r.S.C(o.Card).Shows(cl.Face) {
				return false
			}
			if r.S.OnTable(o.Card) {
				return r.ClauseWorks(o.Card, cl) || cl.Fire && r.IsActive(o.Card) && !r.TextCanceled(o.Card)
			}
			return r.leaving(o.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			if g := r.GuestOf(o.Card, o.Clause); g != nil {
				return card.Say("The text of %s does not work at %s now.", "Le texte de %s est sans effet à %s en ce moment.", r.Title(g.From), r.Title(o.Card))
			}
			if r.S.OnTable(o.Card) && r.IsActive(o.Card) {
				return card.Say("The text of %s does not work now.", "Le texte de %s est sans effet en ce moment.", r.Title(o.Card))
			}
			return card.Say("%s is not active.", "La carte %s n’est pas active.", r.Title(o.Card))
		}},
	mayBePlayed,
	{rule: "duel.epic.declare",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.Clause(o.Card, o.Clause).Plays == nil || r.interrupt(side, o) != 0
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("You have in hand none of the Interrupts that are played for it.", "Vous n’avez en main aucune des interruptions qui se jouent pour elle.")
		}},
	{rule: "interrupt.starting", grave: foreign,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.Clause(o.Card, o.Clause).Fn != position.StartingFunction
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("That function works only when the game starts.", "Cette fonction ne sert qu’au départ de la partie.")
		}},
	{rule: "weapon.automated", grave: foreign, // nobody uses what acts by itself
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			return cl.Trig == nil || cl.Trig.Kind != game.Standing || r.ev != nil && r.ev.Kind == game.Standing
		},
		unmet: func(*Referee, card.Side, *game.Option) card.Text {
			return card.T("Its text acts by itself, as soon as it can.", "Son texte agit de lui-même, dès que possible.")
		}},
	{rule: "action.condition", ends: true,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if r.Clause(o.Card, o.Clause).Trig == nil {
				return true
			}
			cl, c := r.clauseOf(side, o)
			return r.ev != nil && cl.Trig.Answers(r.ev.Kind) && cl.Trig.Match(c, r.ev)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			cl := r.Clause(o.Card, o.Clause)
			if cl.Trig.Kind == game.Standing { // asked in its moment, when it has nothing to do
				return card.T("Its text acts by itself, as soon as it can.", "Son texte agit de lui-même, dès que possible.")
			}
			return card.Say("It is a response, and this is not its moment: %s.", "C’est une réponse, et ce n’est pas son moment : %s.", cl.When)
		}},
	{rule: "turn.phase.default", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.Clause(o.Card, o.Clause).Timely(r.Position, side)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			cl := r.Clause(o.Card, o.Clause)
			switch {
			case cl.Phase == game.Start && cl.Whose == 1:
				return card.T("Only in your own turn.", "Seulement pendant votre propre tour.")
			case cl.Phase == game.Start:
				return card.T("Only in the opponent's turn.", "Seulement pendant le tour de l’adversaire.")
			case cl.Whose == 1:
				return card.Say("Only in your own %s phase.", "Seulement pendant votre propre phase %s.", game.OfPhase[cl.Phase])
			case cl.Whose == 2:
				return card.Say("Only in the opponent's %s phase.", "Seulement pendant la phase %s de l’adversaire.", game.OfPhase[cl.Phase])
			}
			return card.Say("Only in a %s phase.", "Seulement pendant une phase %s.", game.OfPhase[cl.Phase])
		},
		waits: func(r *Referee, o *game.Option) game.Phase {
			if cl := r.Clause(o.Card, o.Clause); cl.Whose != 2 {
				return cl.Phase
			}
			return game.Start
		}},
	{rule: "creature.attack.barred", // an attack may come in any phase, a battle only in its own
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			return cl.Phase == game.Start || cl.Phase == game.Battling || cl.Trig != nil || !r.attacking()
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.T("Not during an attack.", "Pas pendant une attaque.")
		}},
	{rule: "action.condition", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.Clause(o.Card, o.Clause).Battle != position.InBattle || r.S.Battle.On
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("Only during a battle.", "Seulement pendant une bataille.")
		}},
	{rule: "battle.weapons.not", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			return cl.Battle != position.OutsideBattle || !r.S.Battle.On && !r.attacking() // creature.attack.barred
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("Not during a battle.", "Pas pendant une bataille.")
		}},
	{rule: "limit.once-per-game",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.spent(o.Card, r.Clause(o.Card, o.Clause), game.PerGame)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.T("In this game it has been used as often as its text allows.", "Dans cette partie elle a été utilisée autant de fois que son texte le permet.")
		}},
	{rule: "limit.one", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			return (!r.spent(o.Card, cl) || r.spent(o.Card, cl, game.PerGame)) && (r.ev == nil || !r.answered(o.Card, cl.No))
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("It has been used as often as its text allows.", "Elle a été utilisée autant de fois que son texte le permet.")
		}},
	{rule: "limit.per-turn-count", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			id := r.interrupt(side, o)
			return id == 0 || r.Def(id).Dots == 0 || r.PlayedThisTurn(id) < r.Def(id).Dots
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s has been played this turn already.", "%s a déjà été joué{e} ce tour-ci.", r.Title(r.interrupt(side, o)))
		}},
	{rule: "pile.search.verify", grave: passing,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.Clause(o.Card, o.Clause).Searches || !r.searchedInVain(o.Card, o.Clause)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("This search has found nothing in that pile this turn.", "Cette recherche n’a rien trouvé dans cette pile ce tour-ci.")
		}},
	clauseAsks("pile.empty", true),
	clauseAsks("action.condition", false),
	inSegment,
	inDuel,
	{rule: "drain.may-not-be-canceled", // what cancels directly; a react or a prevention does not
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.Clause(o.Card, o.Clause).Cancels || r.ev == nil || r.ev.Kind != game.DrainStarted ||
				r.ev.By == side || !r.DrainRule(position.ModDrainFirm, r.ev.By, r.ev.At)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("That Force drain may not be canceled.", "Ce drain de Force ne peut pas être annulé.")
		}},
	{rule: "action.immune", // a card that is played or being deployed, or one function of an Interrupt
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if r.ev == nil || r.ev.Kind != game.Played && r.ev.Kind != game.DeployStarted {
				return true
			}
			if r.ImmuneTo(r.ev.Card, o.Card) {
				return false
			}
			f := r.frameOf(r.ev)
			a := bodyOf[*acting](f)
			return a == nil || f.Proc != pAct || a.Card != r.ev.Card || !slices.ContainsFunc(r.clause(a).Immune, r.Def(o.Card).Named)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s is immune to it.", "%s est immunisé contre cette action.", r.Title(r.ev.Card))
		}},
	{rule: "action.cancel",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return !r.Clause(o.Card, o.Clause).Cancels || r.ev == nil || r.ev.Kind != game.Played || !r.Said(position.ModNotCanceled, r.ev.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s may not be canceled.", "La carte %s ne peut pas être annulée.", r.Title(r.ev.Card))
		}},
	{rule: "limit.no-loop", // a text does not trigger itself through its own result
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			cl := r.Clause(o.Card, o.Clause)
			return cl.Trig == nil || cl.May || cl.Fn != position.NoFunction || !slices.ContainsFunc(r.S.Frames, func(frame game.Frame) bool {
				a := bodyOf[*acting](&frame)
				return frame.Proc == pAct && a.Card == o.Card && a.Clause == o.Clause
			})
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("A text does not trigger itself.", "Un texte ne se déclenche pas lui-même.")
		}},
}...)

// hasTarget: all that the text needs can be targeted (action.target).
var hasTarget = requirement{rule: "action.target",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if len(r.Clause(o.Card, o.Clause).Targets) == 0 {
			return true
		}
		cl, c := r.clauseOf(side, o)
		return r.targetable(cl, c, o)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		cl, c := r.clauseOf(side, o)
		return r.sayUntargeted(cl, c, o.Target)
	}}

// mayBePlayed: no text forbids to play the Interrupt or Defensive Shield.
var mayBePlayed = requirement{rule: "interrupt.when",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		id := r.toPlay(side, o)
		return id == 0 || !r.Unplayable(id)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		id := r.toPlay(side, o)
		return card.Say("The text of %s does not let %s be played now.", "Le texte de %s ne permet pas de jouer %s en ce moment.",
			r.Title(r.Says(position.ModNoPlay, id)), r.Title(id))
	}}

// toPlay is the Interrupt or Defensive Shield that is played, 0 if none is.
func (r *Referee) toPlay(side card.Side, o *game.Option) game.CardID {
	if r.Def(o.Card).Type == card.DefensiveShield {
		return o.Card
	}
	return r.interrupt(side, o)
}

// clauseAsks binds an action to what its clause asks: that something lies in the piles from
// which it takes, or all else.
func clauseAsks(rule string, pile bool) requirement {
	return requirement{rule: rule,
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if !r.Clause(o.Card, o.Clause).Conditional(pile) {
				return true
			}
			cl, c := r.clauseOf(side, o)
			return cl.Meets(c, pile)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			cl, c := r.clauseOf(side, o)
			return cl.NotSo(c, pile)
		}}
}

// sayUntargeted says what of a clause cannot be targeted: why not the card that was named
// for its first target, or for which target there is none.
func (r *Referee) sayUntargeted(cl *position.Clause, c *position.Context, first game.CardID) card.Text {
	for i := range cl.Targets {
		t := &cl.Targets[i]
		list, named := r.targetsOf(cl, t, c), i == 0 && first != 0
		if named && t.Barred != nil && !t.Match(c, first) {
			if rs := t.Barred(c, first); len(rs) > 0 {
				return rs[0].Say
			}
		}
		switch {
		case named && !t.Match(c, first), named && !r.S.OnTable(first):
			return card.Say("Its text asks for %s.", "Son texte demande %s.", t.Noun)
		case named && r.ImmuneTo(first, c.Self):
			return card.Say("%s is immune to it.", "%s y est insensible.", r.Title(first))
		case named && (r.forbidden(c, first) || t.Harms && r.Safe(first, c.You)):
			return sayForbidden(r, first)
		case named && r.shielded(t, first):
			return sayStays
		case named && !r.mayTarget(c, t, first):
			return card.Say("%s is not active.", "La carte %s n’est pas active.", r.Title(first))
		case named:
			c.Bound[t.Bind].Cards = []game.CardID{first}
		case len(list) < t.Min:
			return card.Say("There is nothing that its text could target: it asks for %s.", "Il n’y a rien que son texte puisse cibler : il demande %s.", t.Noun)
		default:
			c.Bound[t.Bind].Cards = list
		}
	}
	return card.Say("There is nothing that its text could target.", "Il n’y a rien que son texte puisse cibler.")
}

// losesAsCost: the Force that the text asks to lose first is there (life.lose.as-cost).
var losesAsCost = requirement{rule: "life.lose.as-cost", when: once, grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		if n := r.lossOf(side, o); n > 0 {
			return len(r.unitsLosable(side, o.Card)) >= n
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("It costs a loss of %s Force, and you have %s.", "Cela coûte la perte de %s Force, et vous en avez %s.",
			r.lossOf(side, o), len(r.unitsLosable(side, o.Card)))
	}}

// lossOf is the Force that an action costs to lose: what its text asks for, and what other
// texts ask first (life.lose.as-cost, value.separate-cost).
func (r *Referee) lossOf(side card.Side, o *game.Option) (n int) {
	cl := r.Clause(o.Card, o.Clause)
	if cl.Loses != nil {
		_, c := r.clauseOf(side, o)
		n = cl.Loses(c).Int()
	}
	return n + r.lostFirst(side, o.Card, cl)
}

// lostFirst is the Force that texts ask a player to lose before he replaces a draw by what a
// card says, a cost of its own (value.separate-cost).
func (r *Referee) lostFirst(side card.Side, id game.CardID, cl *position.Clause) (n int) {
	for m := range r.Mods(position.ModLoseFirstOf) {
		if cl.Replaces && m.C.Whose(m.Whose) == side && m.Hits(id) {
			n += m.N.Int()
		}
	}
	return n
}

// targetable tells whether all that a clause needs can be targeted now
// (action.target).
func (r *Referee) targetable(cl *position.Clause, c *position.Context, o *game.Option) bool {
	if len(cl.Targets) == 0 || o.Target == 0 {
		return r.targetableFrom(0, cl, c)
	}
	t := &cl.Targets[0]
	if t.Bar(c, o.Target) != position.NoBar || !t.Match(c, o.Target) || !r.mayTarget(c, t, o.Target) {
		return false
	}
	c.Bound[t.Bind].Cards = []game.CardID{o.Target}
	return r.targetableFrom(1, cl, c)
}

// targetableFrom tells whether the targets of a clause from the nth on can be chosen one after
// the other: a single one in any way that leaves those after it.
func (r *Referee) targetableFrom(n int, cl *position.Clause, c *position.Context) bool {
	if n == len(cl.Targets) {
		return true
	}
	t := &cl.Targets[n]
	list := r.targetsOf(cl, t, c)
	if t.Min != 1 || t.Max != 1 {
		return len(list) >= t.Min && r.targetableFrom(n+1, cl, c)
	}
	defer func(was []game.CardID) { c.Bound[t.Bind].Cards = was }(c.Bound[t.Bind].Cards)
	for i := range list {
		c.Bound[t.Bind].Cards = list[i : i+1]
		if r.targetableFrom(n+1, cl, c) {
			return true
		}
	}
	return false
}

// mayTarget tells whether a card on table is in a state in which it can be
// targeted: active; or inactive and named by that state; or undercover, outside
// battle, by an Interrupt, by what names spies, or by what would hit or lose it
// (state.inactive, spy.state).
func (r *Referee) mayTarget(c *position.Context, t *position.Target, id game.CardID) bool {
	if r.ImmuneTo(id, c.Self) || r.forbidden(c, id) || r.shielded(t, id) || t.Harms && r.Safe(id, c.You) {
		return false
	}
	return r.S.C(id).Zone != game.Table || r.IsActive(id) || t.Inert || t.Spies && r.Spying(id) && !r.S.Battle.On
}

// inReach lists the cards among which a target step looks: those on table.
func (r *Referee) inReach() iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for _, id := range r.InPlay() {
			if !r.S.C(id).Is(game.FaceDown) && !yield(id) {
				return
			}
		}
	}
}

// targetsOf lists what a target step may choose now.
func (r *Referee) targetsOf(cl *position.Clause, t *position.Target, c *position.Context) []game.CardID {
	var out []game.CardID
	for id := range r.inReach() {
		if !slices.Contains(c.Bound[t.Bind].Cards, id) && t.Match(c, id) && r.mayTarget(c, t, id) && t.Bar(c, id) == position.NoBar &&
			(t != &cl.Targets[0] || r.hittable(c.You, &game.Option{Card: c.Self, Clause: cl.No, Target: id})) {
			out = append(out, id)
		}
	}
	return out
}

// clausePrice is the Force that an action from game text costs: what its text asks for,
// and what other texts ask first (action.cost).
func clausePrice(r *Referee, side card.Side, o *game.Option) int32 {
	cl := r.Clause(o.Card, o.Clause)
	n := r.usedFirst(r.interrupt(side, o))
	switch {
	case cl.UsesX:
		return int32(n + 1)
	case cl.Cost == nil && r.fire == 0:
		return int32(n)
	}
	c := r.clauseCtx(side, o.Card, cl)
	if len(cl.Targets) > 0 && o.Target != 0 {
		c.Bound[cl.Targets[0].Bind].Cards = []game.CardID{o.Target}
	}
	return int32(n + cl.Price(c))
}

// unitsLosable are the cards that a player could lose as Force, but for one that he
// plays.
func (r *Referee) unitsLosable(side card.Side, but game.CardID) (out []game.CardID) {
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Hand} {
		for _, id := range r.S.Piles[side][z] {
			if id != but {
				out = append(out, id)
			}
		}
	}
	return out
}

// interrupt is the Interrupt that an option plays, by its own text or for that of another
// card (duel.epic.declare); 0 if it plays none.
func (r *Referee) interrupt(side card.Side, o *game.Option) game.CardID {
	cl := r.Clause(o.Card, o.Clause)
	switch {
	case cl.Fn != position.NoFunction:
		return o.Card
	case cl.Plays == nil:
		return 0
	}
	c := &position.Context{P: r.Position, Self: o.Card, You: side}
	hand := r.HandOf(side)
	if n := slices.IndexFunc(hand, func(id game.CardID) bool { return r.Def(id).Type == card.Interrupt && cl.Plays(c, id) }); n >= 0 {
		return hand[n]
	}
	return 0
}

// usedFirst is the Force that texts ask for before an Interrupt is played, a cost of
// its own (value.separate-cost).
func (r *Referee) usedFirst(id game.CardID) (n int) {
	if id == 0 {
		return 0
	}
	for m := range r.Mods(position.ModUseFirst) {
		if m.C.Whose(m.Whose) == r.S.C(id).Owner && m.Hits(id) {
			n += m.N.Int()
		}
	}
	return n
}
