package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

func damageSegment(g *Game, f *game.Frame) flow {
	g.segment(game.Damage)
	var spared []game.CardID
	for id := range g.At(g.S.Battle.At) {
		if g.Spared(id) {
			spared = append(spared, id)
		}
	}
	b := &g.S.Change().Battle
	b.Judged, b.Spared = true, spared
	g.push(pDamage, f.Side, &alternating{})
	return next
}

// askDamage offers forfeits, Force and actions on pending damage, alternating one
// by one (battle.damage.order, battle.damage.actions). A pass is offered only
// where it is allowed (battle.damage.no-pass).
func askDamage(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	if turns.Passes >= 2 {
		return nil
	}
	b := &r.S.Battle
	side := f.Side
	d := &game.Decision{Seat: side, Kind: game.AskForfeit, Rule: "battle.damage.actions"}
	must := r.mustAct(side)
	d.Options = append(polled(r, f, turns, pollForfeits).open, r.InPlace(side)...)
	d.Options = append(d.Options, r.segmentActions(side)...)
	if b.Damage[side] > 0 {
		d.Options = append(d.Options, r.unitsToLose(side)...)
		e := game.Event{Kind: game.LossDue, By: side, N: card.Whole(int(b.Damage[side])), Why: game.ByBattleDamage, At: b.At, Frame: r.battleFrame()}
		if r.anyResponse(&e) {
			if rs := r.responses(side, &e, false); len(rs) > 0 {
				d.Event, d.Options = e, append(d.Options, rs...)
			}
		}
	}
	if !must || len(d.Options) == 0 {
		d.Options = append(d.Options, game.Option{Verb: game.Pass})
	}
	if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Verb != game.VLose }) {
		d.Left = int(b.Damage[side]) // nothing but units covers it
	}
	d.Idle = len(d.Options) == 1 && r.asksAnyway(side, game.AtBattles)
	d.Prompt = r.owing(side, d.Left > 0)
	return d
}

// owing asks a player to satisfy what he owes (battle.damage.actions); units tells that only Force is
// left to cover it with.
func (r *Referee) owing(side card.Side, units bool) card.Text {
	b := &r.S.Battle
	damage, attrition := int(b.Damage[side]), b.Pending[side]
	forfeit := card.T("forfeit a lit card or lose Force", "abandonnez une carte éclairée ou perdez de la Force")
	if units {
		forfeit = card.T("lose Force", "perdez de la Force")
	}
	takes := r.attritionTakes(side)
	spares := attrition > 0 && !takes && (len(r.InHandToForfeit(side)) > 0 || r.mayForfeit(side, func(game.CardID) bool { return true }))
	switch hit := r.mayForfeit(side, r.isHit); {
	case damage > 0 && takes:
		return card.Say("Cover %s battle damage and %s attrition: %s.", "Couvrez %s de dommages de bataille et %s d’attrition : %s.", damage, attrition, forfeit)
	case damage > 0 && spares:
		return card.Say("Cover %s battle damage: %s. The attrition of %s takes none of your cards.",
			"Couvrez %s de dommages de bataille : %s. L’attrition de %s n’atteint aucune de vos cartes.", damage, forfeit, attrition)
	case damage > 0:
		return card.Say("Cover %s battle damage: %s.", "Couvrez %s de dommages de bataille : %s.", damage, forfeit)
	case takes:
		return card.Say("Cover %s attrition: forfeit a lit card.", "Couvrez %s d’attrition : abandonnez une carte éclairée.", attrition)
	case hit:
		return card.T("Forfeit a card that is hit.", "Abandonnez une carte touchée.")
	case spares:
		return card.Say("The attrition of %s takes none of your cards: you may pass.", "L’attrition de %s n’atteint aucune de vos cartes : vous pouvez passer.", attrition)
	}
	return card.Say("Damage segment: you owe nothing more.", "Segment des dommages : vous ne devez plus rien.")
}

// covering is how much of what its owner owes a card covers when it is forfeited; owed is 0 of one
// that owes nothing (battle.forfeit.counts-twice).
func (r *Referee) covering(id game.CardID) (n, owed card.Num) {
	b, side := &r.S.Battle, r.S.C(id).Owner
	damage, attrition := card.Whole(int(b.Damage[side])), b.Pending[side]
	if r.SparesAttrition(id) || !r.attritionTakes(side) {
		attrition = 0
	}
	owed = max(damage, attrition, 0)
	if n, _ = r.Value(id, card.Forfeit); r.Satisfies(id) {
		n = owed
	}
	return min(n, owed), owed
}

// battleFrame is 1 + the index of the battle's frame.
func (r *Referee) battleFrame() int16 {
	for i, frame := range r.S.Frames {
		if frame.Proc == pBattle {
			return int16(i + 1)
		}
	}
	return 0
}

// mustAct tells whether a player may not pass: a hit card, battle damage, or
// attrition that takes a card of his (battle.damage.no-pass).
func (r *Referee) mustAct(side card.Side) bool {
	return r.S.Battle.Damage[side] > 0 || r.attritionTakes(side) || r.mayForfeit(side, r.isHit)
}

func (r *Referee) isHit(id game.CardID) bool { return r.S.C(id).Is(game.Hit) }

// attritionTakes tells whether attrition is left against a player that a card of his which may be
// forfeited is not immune to (battle.attrition.satisfy).
func (r *Referee) attritionTakes(side card.Side) bool {
	return r.S.Battle.Pending[side] > 0 && r.mayForfeit(side, func(id game.CardID) bool { return !r.Spared(id) && !r.SparesAttrition(id) })
}

// mayForfeit tells whether a player may forfeit a card in the battle of which something is true.
func (r *Referee) mayForfeit(side card.Side, is func(game.CardID) bool) bool {
	for id := range r.At(r.S.Battle.At) {
		if r.S.C(id).Owner == side && r.Forfeitable(id) && (r.isHit(id) || !r.Said(position.ModWithheld, id)) && is(id) {
			return true
		}
	}
	return false
}

// pollForfeits: a participant with a forfeit value is forfeited if it is hit, or while
// damage or attrition is pending, and so is a card in hand if a text lets it be
// (battle.forfeit, battle.damage.no-extra).
func pollForfeits(r *Referee, f *game.Frame, _ *alternating, b *ballot) {
	fight, side := &r.S.Battle, f.Side
	owes := func(id game.CardID) bool {
		return fight.Damage[side] > 0 || fight.Pending[side] > 0 && !r.SparesAttrition(id)
	}
	b.among("battle.damage.actions", "Only your cards in the battle are forfeited.", "Seules vos cartes dans la bataille peuvent être abandonnées.")
	none := true
	for id := range r.At(fight.At) {
		if r.S.C(id).Owner == side && !(b.only && !r.Forfeitable(id)) {
			none = false
			b.put(game.Option{Verb: game.VForfeit, Card: id},
				so(!r.Kept(id), "battle.forfeit", "A text says that %s may not be forfeited.", "Un texte dit que %s ne peut pas être abandonné{e}.", r.Title(id)),
				so(r.Kept(id) || r.Forfeitable(id), "battle.forfeit", "%s does not take part in the battle, or has no forfeit value.", "%s ne participe pas à la bataille, ou n’a pas de valeur de perte.", r.Title(id)),
				so(r.S.C(id).Is(game.Hit) || !r.Said(position.ModWithheld, id), "battle.forfeit", "%s is not forfeited by choice.", "%s n’est pas abandonné{e} par choix.", r.Title(id)),
				so(owes(id) || r.S.C(id).Is(game.Hit), "battle.damage.no-extra", "You have neither battle damage nor attrition left, and %s is not hit.", "Il ne vous reste ni dommages ni attrition, et %s n’est pas touché{e}.", r.Title(id)))
		}
	}
	for _, id := range r.InHandToForfeit(side) {
		none = false
		b.put(game.Option{Verb: game.VForfeit, Card: id},
			so(!r.Kept(id), "battle.forfeit", "A text says that %s may not be forfeited.", "Un texte dit que %s ne peut pas être abandonné{e}.", r.Title(id)),
			so(owes(id), "battle.damage.no-extra", "You have neither battle damage nor attrition left.", "Il ne vous reste ni dommages ni attrition."))
	}
	if none && !b.only { // so that the reason against other cards is found
		b.put(game.Option{Verb: game.VForfeit, Zone: game.Table}, so(false, "battle.forfeit", "You have no card left there.", "Vous n’y avez plus de carte."))
	}
}

func tookDamage(g *Game, f *game.Frame, r *alternating, o *game.Option) flow {
	side := f.Side
	f.Side = side.Other()
	if o.Verb == game.Pass {
		r.Passes++
		return again
	}
	r.Passes = 0
	switch o.Verb {
	case game.VForfeit:
		if o.Target != 0 {
			g.spare(o.Target)
		}
		g.forfeit(o.Card)
	case game.VLose:
		g.S.Debts().Damage[side]--
		g.loseUnit(side, o, &losing{Why: game.ByBattleDamage})
	case game.VPlay, game.VUse:
		if g.Def(o.Card).Type == card.DefensiveShield || g.Clause(o.Card, o.Clause).Trig == nil { // a top-level action
			g.start(side, o)
			break
		}
		e := game.Event{Kind: game.LossDue, By: side, N: card.Whole(int(g.S.Battle.Damage[side])), Why: game.ByBattleDamage, At: g.S.Battle.At, Frame: g.battleFrame()}
		g.startClause(side, o, e)
	}
	return again
}

// forfeit takes a card's forfeit value off both debts and sends it to the Lost
// Pile (battle.forfeit.counts-twice).
func (g *Game) forfeit(id game.CardID) {
	b := g.S.Debts()
	side := g.S.C(id).Owner
	n, _ := g.Value(id, card.Forfeit)
	if !g.SparesAttrition(id) {
		b.Pending[side] = max(b.Pending[side]-n, 0)
	}
	b.Damage[side] = max(b.Damage[side]-int32(n.Int()), 0)
	if g.Satisfies(id) {
		b.Pending[side], b.Damage[side] = 0, 0
	}
	e := game.Event{Kind: game.Forfeited, By: side, Card: id, At: b.At, N: n}
	if g.S.C(id).Zone == game.Hand { // to the Lost Pile, whatever its text says
		e.From = game.Hand
		g.event(e)
		g.S.ToPile(id, game.Lost)
		return
	}
	g.event(e)
	g.push(pLeave, side, &leaving{Card: id, To: game.Lost, Forfeit: true})
}
