package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// gunner is what a text asks for where it says by whom a weapon is fired that nobody carries; nil
// of other weapons (weapon.artillery).
func gunner(cl *position.Clause) *position.Target {
	for i := range cl.Targets {
		if t := &cl.Targets[i]; t.Bind == cl.Gunner-1 {
			return t
		}
	}
	return nil
}

// gunners are who could fire such a weapon now.
func (r *Referee) gunners(side card.Side, weapon game.CardID, cl *position.Clause) []game.CardID {
	if t := gunner(cl); t != nil {
		return r.targetsOf(cl, t, r.clauseCtx(side, weapon, cl))
	}
	return nil
}

// mans tells whether for each of some such weapons there is somebody to fire it, besides what he
// uses: each uses as many weapons as he may (weapon.use).
func (r *Referee) mans(side card.Side, guns []game.Option, uses map[game.CardID][]game.CardID) bool {
	if len(guns) == 0 {
		return true
	}
	for _, by := range r.gunners(side, guns[0].Card, r.clauseAt(&guns[0])) {
		was := uses[by]
		uses[by] = append(slices.Clone(was), guns[0].Card)
		good := r.MayUse(by, card.Weapon, uses[by]...) && r.mans(side, guns[1:], uses)
		if uses[by] = was; good {
			return true
		}
	}
	return false
}

// unmanned is the weapon named last, if it has not been said yet who fires it; 0 if it has.
func (t *firingTogether) unmanned(r *Referee) game.CardID {
	if n := len(t.Weapons); n > 0 && t.gunner(n-1) == 0 && gunner(r.fireClause(t.Weapons[n-1], t.At)) != nil {
		return t.Weapons[n-1]
	}
	return 0
}

// gunner is who fires one of the weapons; 0 who carries it.
func (t *firingTogether) gunner(n int) game.CardID {
	if n < len(t.Gunners) {
		return t.Gunners[n]
	}
	return 0
}

// pollGunner: each who could fire the weapon named last, if enough others can still be fired.
func pollGunner(r *Referee, f *game.Frame, t *firingTogether, b *ballot) {
	gun := t.unmanned(r)
	cl, maker := r.fireClause(gun, t.At), &acting{Card: t.Card, Clause: t.Clause}
	others := r.partners(r.ctxOf(f.Side, maker), r.clause(maker).Partners, t.At, t.Weapons)
	for _, by := range r.gunners(f.Side, gun, cl) {
		busy := map[game.CardID][]game.CardID{by: {gun}}
		b.put(game.Option{Verb: game.VTarget, Card: by}, so(r.volley(f.Side, nil, others, t.Least-len(t.Weapons), busy), "weapon.combined",
			"With %s too few weapons could fire.", "Avec %s, trop peu d’armes pourraient faire feu.", r.Title(by)))
	}
	b.asksFor(gunner(cl))
}

// man has somebody fire the weapon named last: it is one that he uses in this turn.
func (g *Game) man(f *game.Frame, t *firingTogether, by game.CardID) {
	n := len(t.Weapons) - 1
	t.Gunners = append(t.Gunners, make([]game.CardID, n+1-len(t.Gunners))...)
	t.Gunners[n] = by
	cl := g.fireClause(t.Weapons[n], t.At)
	shot := &acting{Card: t.Weapons[n], Clause: cl.No, Bound: g.clauseCtx(f.Side, t.Weapons[n], cl).Bound}
	shot.fireBy(cl, by)
	g.usesFor(cl, shot)
}

// fireBy says who fires the weapon of a shot.
func (a *acting) fireBy(cl *position.Clause, by game.CardID) {
	if by != 0 {
		a.Bound[cl.Gunner-1] = game.Value{Cards: []game.CardID{by}, Set: true}
	}
}
