package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// The offer of a draw when a position has come for the third time: to the player to
// act, then to his opponent (win.loop).
func askOffer(r *Referee, f *game.Frame) *game.Decision     { return askDraw(f.Side) }
func askAgreement(r *Referee, f *game.Frame) *game.Decision { return askDraw(f.Side.Other()) }

func tookAgreement(g *Game, _ *game.Frame, o *game.Option) flow {
	if o.Verb == game.VYes {
		g.over(0, card.T("The same position again and again: a draw by agreement.", "La même position encore et encore : nulle d'un commun accord."))
	}
	return done
}

// lookForLoop offers a draw when a position stands for the third time without any
// Force lost or activated since (win.loop). It is asked at every
// opportunity for a top-level action.
func lookForLoop(g *Game, f *game.Frame) flow {
	h := g.position(f.Side)
	n := 0
	for _, x := range g.S.Seen {
		if x == h {
			n++
		}
	}
	g.S.See(h)
	if n >= 2 {
		g.S.Count().Seen = nil
		g.push(pRepeated, f.Side, nil)
	}
	return next
}

// position is a fingerprint of where every card is and who is to act. The order
// of hidden piles is nobody's knowledge and left out.
func (r *Referee) position(side card.Side) uint64 {
	mix := func(h, n uint64) uint64 {
		h = (h ^ n) * 0x9e3779b97f4a7c15
		return h ^ h>>29
	}
	h := uint64(side)<<16 | uint64(r.S.Active)<<8 | uint64(r.S.Phase)
	for i := 1; i < len(r.S.Cards); i++ {
		it := &r.S.Cards[i]
		h = mix(h, uint64(it.Zone)|uint64(it.Slot)<<8|uint64(it.Owner)<<14|uint64(it.Beside)<<15|uint64(uint16(it.At))<<16|uint64(it.Flags)<<32)
	}
	for _, id := range r.S.Row {
		h = mix(h, uint64(id))
	}
	for s := range card.Sides {
		for _, id := range r.S.Piles[s][game.Lost] {
			h = mix(h, uint64(id))
		}
	}
	return h
}

func askDraw(side card.Side) *game.Decision {
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "win.loop",
		Prompt:  card.T("This position has come for the third time: agree to a draw?", "Cette position revient pour la troisième fois : accepter la nulle ?"),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookOffer(g *Game, f *game.Frame, o *game.Option) flow {
	if o.Verb == game.VNo {
		return done
	}
	return next
}
