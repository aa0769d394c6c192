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
		g.over(0, card.T("The same position again and again: a draw by agreement.", "La même position encore et encore : nulle d’un commun accord."))
	}
	return done
}

// lookForLoop offers a draw when a position stands for the third time without any
// Force lost or activated since (win.loop). It is asked at every
// opportunity for a top-level action.
func lookForLoop(g *Game, f *game.Frame) flow {
	h := g.Fingerprint(f.Side)
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

// Fingerprint is one of where every card is, who is to act and what this turn allows no
// more: what makes a position the same (win.loop). A drain that costs nothing or a search
// in vain moves no card and yet uses something up, so it cannot go on for ever. The order
// of hidden piles is nobody's knowledge and left out.
func (r *Referee) Fingerprint(side card.Side) uint64 {
	var h uint64
	for _, n := range [...]uint64{uint64(side), uint64(r.S.Active), uint64(r.S.Phase)} {
		h = blend(h, n)
	}
	for i := 1; i < len(r.S.Cards); i++ {
		it := &r.S.Cards[i]
		if it.Zone < game.Piles && it.Flags == 0 {
			h = blend(h, uint64(it.Zone))
			continue
		}
		for _, n := range [...]uint64{uint64(i), uint64(it.Zone), uint64(it.Slot), uint64(it.Owner), uint64(it.Beside), uint64(it.At), uint64(it.Flags), r.marked(it)} {
			h = blend(h, n)
		}
	}
	for _, id := range r.S.Row {
		h = blend(h, uint64(id))
	}
	for s := range card.Sides {
		for _, id := range r.S.Piles[s][game.Lost] {
			h = blend(h, uint64(id))
		}
	}
	return blend(h, r.usedUp())
}

func blend(h, n uint64) uint64 {
	h = (h ^ n) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// marked has a bit for each thing that a card has done this turn.
func (r *Referee) marked(it *game.Card) uint64 {
	var bits uint64
	for i, turn := range [...]int16{it.Moved, it.Battled, it.Drained, it.Attacked, it.Searched, it.Reacted, it.WeaponBy, it.DeviceBy} {
		if turn == r.S.Turn {
			bits |= 1 << i
		}
	}
	return bits
}

// usedUp is a fingerprint of the limits that this turn or this game has used up, in
// whatever order. Those of an occurrence or a battle are over with it.
func (r *Referee) usedUp() uint64 {
	var sum uint64
	for kind, at := range [...][]game.CardID{r.S.Drains, r.S.Battles, r.S.Attacks} {
		for _, id := range at {
			sum += blend(uint64(kind)+1, uint64(id))
		}
	}
	for _, def := range r.S.Played {
		sum += blend(4, uint64(def))
	}
	for _, l := range r.S.Limits {
		if l.Per != game.PerWindow && l.Per != game.PerBattle {
			sum += blend(5+uint64(l.Per), uint64(l.Card)<<48|uint64(uint16(l.Clause))<<32|uint64(uint32(l.Title)))
		}
	}
	return sum
}

func askDraw(side card.Side) *game.Decision {
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "win.loop",
		Prompt:  card.T("This position has come for the third time: agree to a draw?", "Cette position revient pour la troisième fois : accepter la nulle ?"),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookOffer(g *Game, f *game.Frame, o *game.Option) flow {
	if o.Verb == game.VNo {
		return done
	}
	return next
}
