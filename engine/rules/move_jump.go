package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// askJump: if a creature vehicle is lost, characters aboard may disembark at the same
// site and survive; from others only if their text says so (vehicle.creature.jump).
func askJump(r *Referee, _ *game.Frame, l *leaving) *game.Decision {
	d := r.Def(l.Card)
	if d.Type != card.Vehicle || l.To != game.Lost || l.Location || !r.S.OnTable(l.Card) || !r.IsSite(l.At) || l.At != r.S.Where(l.Card) {
		return nil
	}
	if !d.Is("creature") && !r.Text(l.Card).Kinds.Has(int(position.ModJump)) {
		return nil
	}
	var out []game.Option
	for id := range r.On(l.Card) {
		if r.Def(id).Type == card.Character && r.S.C(id).Slot != card.OnCard {
			out = append(out, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	if len(out) == 0 {
		return nil
	}
	return &game.Decision{Seat: r.S.C(l.Card).Owner, Kind: game.AskTarget, Rule: "vehicle.creature.jump", Source: l.Card,
		Prompt:  card.Say("%s is about to be lost: who jumps off?", "%s va être perdu{e} : qui saute ?", r.Title(l.Card)),
		Options: append(out, game.Option{Verb: game.VDone})}
}

func tookJump(g *Game, _ *game.Frame, l *leaving, o *game.Option) {
	g.moveTo(o.Card, l.At, card.OnCard, game.VDisembark)
}
