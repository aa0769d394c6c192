package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// jumpedOff tells whether characters may jump off what is about to leave: if a creature
// vehicle is lost they may disembark at the same site and survive; from others only if
// their text says so (vehicle.creature.jump).
func (r *Referee) jumpedOff(l *leaving) bool {
	d := r.Def(l.Card)
	if d.Type != card.Vehicle || l.To != game.Lost || l.Location || !r.S.OnTable(l.Card) || !r.IsSite(l.At) || l.At != r.S.Where(l.Card) {
		return false
	}
	return d.Is("creature") || r.Text(l.Card).Kinds.Has(int(position.ModJump))
}

// pollJump: characters aboard (vehicle.creature.jump).
func pollJump(r *Referee, _ *game.Frame, l *leaving, b *ballot) {
	b.among("vehicle.creature.jump", "Only characters aboard %s jump off.", "Seuls les personnages à bord de %s sautent.", r.Title(l.Card))
	for id := range r.On(l.Card) {
		if r.Def(id).Type == card.Character && r.S.C(id).Slot != card.OnCard {
			b.put(game.Option{Verb: game.VTarget, Card: id})
		}
	}
}

func askJump(r *Referee, f *game.Frame, l *leaving) *game.Decision {
	if !r.jumpedOff(l) {
		return nil
	}
	return polled(r, f, l, pollJump).decision(&game.Decision{Seat: r.S.C(l.Card).Owner, Kind: game.AskTarget, Rule: "vehicle.creature.jump", Source: l.Card,
		Prompt: card.Say("%s is about to be lost: who jumps off?", "%s va être perdu{e} : qui saute ?", r.Title(l.Card))}, enough)
}

func tookJump(g *Game, _ *game.Frame, l *leaving, o *game.Option) {
	g.moveTo(o.Card, l.At, card.OnCard, game.VDisembark)
}
