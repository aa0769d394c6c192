package scene

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// figures are the numbers of the forms that end with one: what "or more" and "or fewer"
// compare, and what a goal says of a number that is not reached. false: there is none.
var figures = map[string]func(*runner, []arg) (card.Num, bool){
	"power of {side} at {place}: {num}":    (*runner).powerFigure,
	"ability of {side} at {place}: {num}":  (*runner).abilityFigure,
	"icons of {side} at {place}: {num}":    (*runner).iconsFigure,
	"drain of {side} at {place}: {num}":    (*runner).drainFigure,
	"generation of {side}: {num}":          func(r *runner, a []arg) (card.Num, bool) { return card.Whole(r.g.Generation(a[0].side)), true },
	"life force of {side}: {num}":          func(r *runner, a []arg) (card.Num, bool) { return card.Whole(r.g.S.LifeForce(a[0].side)), true },
	"{pile} of {side}: {num}":              (*runner).pileFigure,
	"{stat} of {card}: {num}":              (*runner).statFigure,
	"battle destiny of {side}: {num}":      (*runner).destinyFigure,
	"battle destinies of {side}: {num}":    (*runner).destiniesFigure,
	"total power of {side}: {num}":         (*runner).battlePowerFigure,
	"attrition against {side}: {num}":      func(r *runner, a []arg) (card.Num, bool) { return r.lastTold(game.Attrition, a[0].side) },
	"attrition left against {side}: {num}": func(r *runner, a []arg) (card.Num, bool) { return r.g.S.Battle.Pending[a[0].side], true },
	"battle damage of {side}: {num}":       func(r *runner, a []arg) (card.Num, bool) { return r.lastTold(game.BattleDamage, a[0].side) },
	"damage left of {side}: {num}": func(r *runner, a []arg) (card.Num, bool) {
		return card.Whole(int(r.g.S.Battle.Damage[a[0].side])), true
	},
	"turn: {num}":                     func(r *runner, a []arg) (card.Num, bool) { return card.Whole(int(r.g.S.Turn)), true },
	"total politics of {side}: {num}": func(r *runner, a []arg) (card.Num, bool) { return r.sumFigure(r.g.Politics(a[0].side)) },
	"{side} drains at {place}: {num}": (*runner).drainingFigure,
}

func (r *runner) sumFigure(s game.Sum) (card.Num, bool) { return s.Total, s.Has }

func (r *runner) powerFigure(a []arg) (card.Num, bool) {
	loc, ok := r.place(a[1].name)
	if !ok {
		return 0, false
	}
	return r.sumFigure(r.g.TotalPower(a[0].side, loc))
}

func (r *runner) abilityFigure(a []arg) (card.Num, bool) {
	loc, ok := r.place(a[1].name)
	if !ok {
		return 0, false
	}
	return r.g.TotalAbility(a[0].side, loc), true
}

func (r *runner) iconsFigure(a []arg) (card.Num, bool) {
	loc, ok := r.place(a[1].name)
	if !ok {
		return 0, false
	}
	return card.Whole(r.g.Icons(loc, a[0].side)), true
}

// drainFigure is 0 where a player may not drain.
func (r *runner) drainFigure(a []arg) (card.Num, bool) {
	loc, ok := r.place(a[1].name)
	if !ok {
		return 0, false
	}
	return r.g.DrainAmount(a[0].side, loc).Total, true
}

func (r *runner) pileFigure(a []arg) (card.Num, bool) {
	return card.Whole(len(r.g.S.Pile(a[1].side, a[0].zone))), true
}

func (r *runner) statFigure(a []arg) (card.Num, bool) {
	id, ok := r.card(a[1].name)
	if !ok {
		return 0, false
	}
	return r.sumFigure(r.g.Explain(id, a[0].stat))
}

func (r *runner) destinyFigure(a []arg) (card.Num, bool) {
	n, total := r.drew(a[0].side)
	return total, n > 0
}

func (r *runner) destiniesFigure(a []arg) (card.Num, bool) {
	if n, _ := r.drew(a[0].side); n > 0 {
		return card.Whole(n), true
	}
	return card.Whole(r.mayDraw(a[0].side)), true
}

func (r *runner) battlePowerFigure(a []arg) (card.Num, bool) {
	if last, ok := r.lastTold(game.TotalPower, a[0].side); ok {
		return last, true
	}
	if v := r.g.View(a[0].side); v.Battle != nil {
		return r.sumFigure(v.Battle.Sides[a[0].side].Power)
	}
	return 0, false
}

// lastTold is the number that the log told last of a side in this battle, or the last one.
func (r *runner) lastTold(kind game.Kind, side card.Side) (card.Num, bool) {
	last, _, n := r.told(kind, side, nil)
	return last, n > 0
}

func (r *runner) drainingFigure(a []arg) (card.Num, bool) {
	if r.drains(a) != "" {
		return 0, false
	}
	_, _, n, _ := r.g.Draining()
	return n, true
}
