package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// askJump: if a creature vehicle is lost, characters aboard may disembark at the same
// site and survive; from others only if their text says so (vehicle.creature.jump).
func askJump(g *Game, _ *game.Frame, l *leaving) *game.Decision {
	d := g.def(l.Card)
	if d.Type != card.Vehicle || l.To != game.Lost || l.Location || !g.S.OnTable(l.Card) || !g.isSite(l.At) || l.At != g.S.Where(l.Card) {
		return nil
	}
	if !d.Is("creature") && !g.text(l.Card).kinds.has(int(mJump)) {
		return nil
	}
	var out []game.Option
	for id := range g.on(l.Card) {
		if g.def(id).Type == card.Character && g.S.C(id).Slot != card.OnCard {
			out = append(out, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	if len(out) == 0 {
		return nil
	}
	return &game.Decision{Seat: g.S.C(l.Card).Owner, Kind: game.AskTarget, Rule: "vehicle.creature.jump", Source: l.Card,
		Prompt:  format("%s is about to be lost: who jumps off?", "%s va être perdu : qui saute ?", g.title(l.Card)),
		Options: append(out, game.Option{Verb: game.VDone})}
}

func tookJump(g *Game, _ *game.Frame, l *leaving, o *game.Option) {
	g.moveTo(o.Card, l.At, card.OnCard, game.VDisembark)
}
