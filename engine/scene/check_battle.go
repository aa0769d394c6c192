package scene

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
)

func (r *runner) noBattle([]arg) string {
	return yes(!r.g.S.Battle.On, "there is one")
}

func (r *runner) battleAt(a []arg) string {
	return r.at(a[0], func(loc game.CardID) string {
		b := &r.g.S.Battle
		switch {
		case !b.On:
			return "there is no battle"
		case b.At != loc:
			return "it is at " + r.title(b.At)
		}
		return ""
	})
}

// told is what the log tells of the last battle: the last event of a kind about a
// side, and how many there were. The log keeps what the state forgets when a
// battle is over.
func (r *runner) told(kind game.Kind, side card.Side, fits func(game.Event) bool) (last card.Num, sum card.Num, n int) {
	log := r.g.S.Log
	for i := len(log) - 1; i >= 0 && log[i].Kind != game.BattleStarted; i-- {
		if e := log[i]; e.Kind == kind && e.By == side && (fits == nil || fits(e)) {
			if n == 0 {
				last = e.N
			}
			sum += e.N
			n++
		}
	}
	return last, sum, n
}

// drew is a player's battle destiny: how many draws and their total.
func (r *runner) drew(side card.Side) (n int, total card.Num) {
	if b := &r.g.S.Battle; b.On {
		return int(b.Draws[side]), b.Destiny[side]
	}
	_, total, n = r.told(game.DestinyDrawn, side, func(e game.Event) bool { return e.Why == game.ByBattleDestiny })
	return n, total
}

// noDestiny is so if the player has drawn no battle destiny and, while the battle
// may still bring one, could draw none (battle.destiny.count).
func (r *runner) noDestiny(a []arg) string {
	if n, total := r.drew(a[0].side); n > 0 {
		return "it is " + total.String()
	}
	if n := r.mayDraw(a[0].side); n > 0 {
		return fmt.Sprintf("he may draw %d", n)
	}
	return ""
}

// mayDraw is how many battle destinies the player may draw as things stand.
func (r *runner) mayDraw(side card.Side) int {
	v := r.g.View(side)
	if v.Battle == nil || r.g.S.Battle.Segment >= game.Damage {
		return 0
	}
	return v.Battle.Sides[side].Destinies
}

func (r *runner) destinyIs(a []arg) string {
	n, total := r.drew(a[0].side)
	if n == 0 {
		return "he has drawn none"
	}
	return is(total, a[1].num)
}

func (r *runner) destinies(a []arg) string {
	if n, _ := r.drew(a[0].side); n > 0 {
		return isInt(n, a[1].num)
	}
	return isInt(r.mayDraw(a[0].side), a[1].num)
}

func (r *runner) battlePower(a []arg) string {
	if last, _, n := r.told(game.TotalPower, a[0].side, nil); n > 0 {
		return is(last, a[1].num)
	}
	v := r.g.View(a[0].side)
	if v.Battle == nil {
		return "there is no battle"
	}
	return r.isSum(v.Battle.Sides[a[0].side].Power, a[1].num)
}

func (r *runner) noAttrition(a []arg) string {
	if r.early() {
		return early
	}
	last, _, n := r.told(game.Attrition, a[0].side, nil)
	return yes(n == 0, "it is "+last.String())
}

// early tells whether a battle has not come to attrition and damage yet
// (battle.damage): that there is none then proves nothing.
func (r *runner) early() bool { return r.g.S.Battle.On && r.g.S.Battle.Segment < game.Damage }

const early = "it is not settled before the damage segment"

func (r *runner) attritionIs(a []arg) string {
	last, _, n := r.told(game.Attrition, a[0].side, nil)
	if n == 0 {
		return "there is none"
	}
	return is(last, a[1].num)
}

func (r *runner) attritionLeft(a []arg) string { return is(r.g.S.Battle.Pending[a[0].side], a[1].num) }

// wholeDamage is the battle damage before anything satisfied it.
func (r *runner) wholeDamage(a []arg) string {
	if r.early() {
		return early
	}
	last, _, _ := r.told(game.BattleDamage, a[0].side, nil)
	return is(last, a[1].num)
}

func (r *runner) damage(a []arg) string { return isInt(int(r.g.S.Battle.Damage[a[0].side]), a[1].num) }
