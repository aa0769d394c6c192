package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// askJump: if a creature vehicle is lost, characters aboard may disembark at the same
// site and survive; from others only if their text says so (vehicle.creature.jump).
func askJump(g *Game, f *game.Frame) *game.Decision {
	d := g.def(f.Card)
	if d.Type != card.Vehicle || game.Zone(f.N) != game.Lost || f.M != 0 || !g.S.OnTable(f.Card) || !g.isSite(f.To) || f.To != g.S.Where(f.Card) {
		return nil
	}
	if !d.Is("creature") && !g.text(f.Card).kinds.has(int(mJump)) {
		return nil
	}
	var out []game.Option
	for id := range g.on(f.Card) {
		if g.def(id).Type == card.Character && g.S.C(id).Slot != card.OnCard {
			out = append(out, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	if len(out) == 0 {
		return nil
	}
	return &game.Decision{Seat: g.S.C(f.Card).Owner, Kind: game.AskTarget, Rule: "vehicle.creature.jump", Source: f.Card,
		Prompt:  format("%s is about to be lost: who jumps off?", "%s va être perdu : qui saute ?", g.title(f.Card)),
		Options: append(out, game.Option{Verb: game.VDone})}
}

func tookJump(g *Game, f *game.Frame, o *game.Option) {
	g.moveTo(o.Card, f.To, card.OnCard, game.VDisembark)
}
