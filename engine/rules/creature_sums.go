package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// destinyWord is what a drawn destiny is called among the terms of a sum.
var destinyWord = card.T("destiny", "destinée")

// attackSums are what is compared in an attack, of who attacks and of who is attacked: a creature's
// ferocity, with its defense value where a player attacks it; or power, and the destiny that was drawn
// (creature.vs-creature, creature.attacks.result, creature.attacked.result).
func (r *Referee) attackSums(f *game.Frame, a *attacking) (sums [2]game.Sum) {
	beast := r.Explain(a.Creature, card.Ferocity)
	switch a.Kind {
	case preying:
		return [2]game.Sum{beast, r.Explain(a.Victim, card.Ferocity)}
	case hunting:
		power := r.Explain(a.Victim, card.Power)
		power.Has = true // none is 0
		return [2]game.Sum{beast, withDestiny(power, a)}
	}
	party := game.Sum{Has: true}
	for id := range r.At(a.At) {
		if r.inParty(f.Side, a.At, id) {
			if n, ok := r.PowerIn(id, a.At); ok {
				party = plus(party, game.Term{Source: id, By: n})
			}
		}
	}
	defense, _ := r.Value(a.Creature, card.Defense)
	return [2]game.Sum{withDestiny(party, a), plus(beast, game.Term{Say: card.T("defense value", "valeur de défense"), By: defense})}
}

// withDestiny is a sum with the destiny of an attack, if one was drawn.
func withDestiny(sum game.Sum, a *attacking) game.Sum {
	if !a.Destiny.Set {
		return sum
	}
	return plus(sum, game.Term{Say: destinyWord, By: a.Destiny.N})
}

// plus is a sum with one term more.
func plus(sum game.Sum, t game.Term) game.Sum {
	sum.Terms, sum.Total = append(sum.Terms, t), sum.Total+t.By
	return sum
}

// attackView shows the attack in progress, nil if there is none, or if the creature only attaches.
func (g *Game) attackView() *game.AttackView {
	f, a := g.attack()
	if a == nil || g.attaching(a) || a.Kind != hunted && a.Victim == 0 {
		return nil
	}
	sums := g.attackSums(f, a)
	beast := func(id game.CardID, sum game.Sum) game.AttackSide {
		return game.AttackSide{By: g.S.C(id).Owner, Who: id, Beast: g.Def(id).Type == card.Creature, Total: sum}
	}
	v := &game.AttackView{At: a.At}
	if a.Kind == hunted {
		v.Sides = [2]game.AttackSide{{By: f.Side, Total: sums[0]}, beast(a.Creature, sums[1])}
		v.Sides[1].Guard = true
	} else {
		v.Sides = [2]game.AttackSide{beast(a.Creature, sums[0]), beast(a.Victim, sums[1])}
	}
	return v
}
