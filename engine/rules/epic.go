package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// An addend is what one step of a text has added to the total that it has drawn.
type addend struct {
	Part int16    `json:"part"` // which of the clause's additions
	N    card.Num `json:"n"`
}

// inBoth says a part of a text in both languages.
func inBoth(x any) card.Text {
	return card.T(gametext.Print(x, card.English), gametext.Print(x, card.French))
}

// firesFor tells whether a weapon can be fired by an Epic Event at a target, 0 any: an
// active one of the player's that has not been fired in this turn, at what may be targeted
// by it (epic.def).
func (r *Referee) firesFor(side card.Side, weapon, target game.CardID) bool {
	by := r.Shooter(weapon)
	return r.S.C(weapon).Owner == side && r.IsActive(weapon) && r.MayUse(by, card.Weapon, weapon) &&
		(by == weapon || !r.Carrier(by) || r.Operational(by)) && (target == 0 || !r.sheltered(target, weapon, true))
}

// firedBy tells whether the weapon that an Epic Event fires passes a test (epic.destiny).
func (r *Referee) firedBy(a *acting, is func(game.CardID) bool) bool {
	if a == nil || r.Def(a.Card).Type != card.EpicEvent {
		return false
	}
	weapon := r.clause(a).Fires(a.Bound)
	return weapon != 0 && is(weapon)
}

// eventAim: what an Epic Event targets is not protected from it (weapon.no-target).
var eventAim = need("weapon.no-target", "A text does not let it be targeted by that.", "Un texte ne permet pas de la cibler ainsi.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		return o.Target == 0 || r.Def(o.Card).Type != card.EpicEvent || !r.sheltered(o.Target, o.Card, false)
	})

// drawsFor is the weapon that a destiny is drawn for, 0 if it is no weapon destiny; that of
// an Epic Event that fires a weapon is one too (epic.destiny).
func (r *Referee) drawsFor(d *destiny) game.CardID {
	switch a := bodyOf[*acting](r.frame(d.To)); {
	case d.Why == game.ByWeapon:
		return d.For
	case d.Why == game.ByEpic && a != nil:
		return r.clause(a).Fires(a.Bound)
	}
	return 0
}

// drawnAgainst tells whether what is drawn for targets one of the cards against which a
// change of the draw counts (action.target); any, if it says of none.
func (r *Referee) drawnAgainst(d *destiny, m *position.Working) bool {
	if m.At == nil {
		return true
	}
	meant := func(id game.CardID) bool { return m.At(&m.C, id) }
	switch by := r.frame(d.To).Body.(type) {
	case *firingTogether:
		return meant(by.At)
	case *acting:
		return slices.ContainsFunc(r.clause(by).Targets, func(t position.Target) bool { return slices.ContainsFunc(by.Bound[t.Bind].Cards, meant) })
	}
	return false
}

// aims notes what the total of an Epic Event must be more than, and tells the total when
// the text compares it (epic.def).
func (w *writer) aims(x gametext.Cond) {
	cmp, is := x.(gametext.Compare)
	if !is || !w.Clause.Epic {
		return
	}
	goal, fixed := cmp.B.(gametext.Number)
	if found, of := cmp.A.(gametext.Found); !of || found.What != gametext.Total || !fixed {
		return
	}
	w.Clause.Goal = goal.N
	total := w.Amount(cmp.A)
	w.then("total", func(g *Game, a *acting, c *position.Context) {
		c.Undefined = false
		n := total(c)
		if !c.Undefined {
			g.event(game.Event{Kind: game.EpicTotal, By: c.You, Card: a.Card, N: n})
		}
		if g.Def(a.Card).Type == card.JediTest && (c.Undefined || n <= goal.N) { // jedi-test.fail
			g.event(game.Event{Kind: game.EpicFailed, By: c.You, Card: a.Card})
		}
	})
}
