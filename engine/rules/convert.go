package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Conversion by replacement: a character whose text lets the opponent replace it gives way
// to his own version, out of his hand in his own deploy phase. It is neither a deployment
// nor a persona replacement: it costs nothing, strength and titles are not compared, and
// nothing answers it (convert.replace).
var convertVerb = &verb{
	verb: game.VReplace,
	pre:  []requirement{inPhase(game.Deploy, "convert.replace"), outsideBattle},
	list: listConvert,
	needs: []requirement{
		need("convert.replace", "Its text does not let you replace it now.", "Son texte ne vous laisse pas la remplacer en ce moment.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				return r.IsActive(o.Target) && r.Said(position.ModTurncoat, o.Target)
			}),
		need("cross.identity", "That person has crossed over.", "Cette personne est passée dans l’autre camp.",
			func(r *Referee, side card.Side, o *game.Option) bool { return r.WasCrossed(side, o.Card) == 0 }),
		need("persona.def", "You have that persona on table already.", "Vous avez déjà cette personne sur la table.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				other := r.PersonaClash(side, o.Card)
				return other == 0 || other == o.Target
			}),
	},
	start: replaceVerb.start,
}

// listConvert lists each unique character of the hand with each of the opponent's on table
// of its persona.
func listConvert(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.HandOf(side) {
		if d := r.Def(id); !sought.card_(id) || d.Type != card.Character || d.Dots != 1 {
			continue
		}
		for _, old := range r.InPlay() {
			d := r.Def(old)
			if !sought.target_(old) || d.Type != card.Character || d.Dots != 1 || r.S.C(old).Owner == side || r.S.C(old).Is(game.FaceDown) {
				continue
			}
			if slices.ContainsFunc(r.Personas(id), func(p string) bool { return slices.Contains(r.Personas(old), p) }) && (sought.target != 0 || r.Said(position.ModTurncoat, old)) {
				emit(game.Option{Card: id, Target: old})
			}
		}
	}
}

// convertInto puts a player's version of a character where the opponent's was. What is on that
// one, or was said of it, goes over if it is applicable; the others and the old card go to
// their owners' Lost Piles, and the old card is not "just lost" (convert.replace).
func (g *Game) convertInto(side card.Side, id, old game.CardID) {
	g.partFrom(old)
	at, slot := g.S.C(old).At, g.S.C(old).Slot
	if host := g.S.Host(old); host != 0 && g.S.C(host).Owner != side {
		at, slot = g.S.Where(old), card.OnCard
	}
	on := g.S.On(old)
	g.S.ToTable(id, at, slot, side)
	g.passOn(old, id)
	for _, under := range g.CombatCards(old) {
		g.dropsCombatCard(under)
	}
	for _, other := range on {
		was := g.S.C(other).Owner
		if t := g.Def(other).Type; t == card.Weapon || t == card.Device {
			g.unstore(other)
			g.S.Give(other, side)
		}
		switch {
		case g.S.C(other).Is(game.Captive):
		case g.appliesTo(other, id):
			g.S.Edit(other).At = id
		default:
			g.S.Give(other, was)
			g.vanish(other)
		}
	}
	g.S.ToPile(old, game.Lost)
	g.event(game.Event{Kind: game.Replaced, By: side, Card: id, On: old, At: g.S.Where(id)})
}
