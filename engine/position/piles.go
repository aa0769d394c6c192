package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A MoveText is the movement text of a location: who may go where, and for how much
// (move.location-text).
type MoveText struct {
	Who, To Matcher
	Back    bool   // or the other way round
	Cost    Amount // nil: free
}

// Bounded tells whether there is more before what a clause does than a phase, a condition
// and a price.
func (cl *Clause) Bounded() bool {
	return cl.Trig != nil || cl.Limits != nil || cl.Loses != nil || cl.UsesX || cl.Battle != Anytime
}

// WalksNow tells whether it is the moment of a movement text: the phase that it
// names, else the mover's own move phase, for an undercover spy the opponent's
// (move.location-text, spy.move).
func (p *Position) WalksNow(cl *Clause, side card.Side, id game.CardID) bool {
	if cl.Phase != game.Start {
		return cl.Phase == p.Phase() && (cl.Whose == 1) == p.IsTurnOf(side)
	}
	return p.Phase() == game.Move && p.S.C(id).Is(game.Undercover) != p.IsTurnOf(side)
}

// AllBarred tells whether every card named could not be deployed because of its
// dots, its persona or its being out of play (pile.search.no-target).
func (p *Position) AllBarred(side card.Side, titles []string) bool {
	for _, t := range titles {
		barred := false
		for _, i := range p.byTitle[t] {
			d := p.Cards[i].Def
			barred = barred || d.Dots > 0 && p.OnTable(d) >= d.Dots
		}
		for i := 1; i < len(p.S.Cards) && !barred; i++ {
			it := &p.S.Cards[i]
			def := p.Cards[it.Def].Def
			barred = it.Owner == side && def.Dots == 1 && def.Named(t) && (it.Zone == game.Table || p.Lies(game.CardID(i), game.Out))
		}
		if !barred {
			return false
		}
	}
	return len(titles) > 0
}

// Inserts counts the opponent's inserts in a player's Reserve Deck: his own lie face
// up there, and bind him to nothing (insert.not-part).
func (p *Position) Inserts(side card.Side) (n int) {
	for _, id := range p.Inserted() {
		if it := p.S.C(id); it.Beside == side && it.Owner != side {
			n++
		}
	}
	return n
}

// Strays tells whether a card of this game is with the player whose back it has not.
func (p *Position) Strays() bool { return p.dealt().strays }

// Uncountable tells whether a Reserve Deck shows a card among those face down: an
// insert, its owner's too, or one with the other back (pile.count).
func (p *Position) Uncountable(side card.Side) bool {
	for _, id := range p.Inserted() {
		if p.S.C(id).Beside == side {
			return true
		}
	}
	return slices.ContainsFunc(p.Pile(side, game.Reserve), func(id game.CardID) bool { return p.S.Cards[id].Back != side })
}

// Generation is the Force a player generates: 1, the icons on his side of every
// location, his Masters, and modifiers; never below 0 (turn.activate.generation).
func (p *Position) Generation(side card.Side) int {
	n := card.One
	for _, loc := range p.S.Row {
		here := card.Whole(p.Icons(loc, side))
		for m := range p.Mods(ModGeneration) { // Force generation at one location is a value of its own
			if m.At != nil && m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
				here += m.By(&m.C)
			}
		}
		for m := range p.Mods(ModForceHere) { // turn.activate.icon-vs-generation: a limit comes last
			if p.S.Where(m.C.Self) == loc && m.C.Whose(m.Whose) == side {
				here = min(here, m.N)
			}
		}
		n += here
	}
	for id := range p.Active() {
		if d := p.Def(id); p.S.C(id).Owner == side && (d.Is("jedi master") || d.Is("dark jedi master")) {
			n += card.One // type.character.master-icon
		}
	}
	var gives Once // value.cumulative
	for m := range p.Mods(ModGeneration) {
		if m.At == nil && m.C.Whose(m.Whose) == side {
			gives.Add(m)
		}
	}
	return max(n+gives.Sum(), 0).Int()
}

// Icons counts a player's Force icons at a location, added ones included.
func (p *Position) Icons(loc game.CardID, side card.Side) int {
	n := p.Def(loc).Force[side]
	if p.Rotated(loc) {
		n = p.Def(loc).Force[side.Other()]
	}
	if p.S.C(loc).Flags&(game.Collapsed|game.BlownAway) != 0 {
		n = 0
	}
	for m := range p.Mods(ModIcons) {
		if p.S.Where(m.C.Self) == loc {
			n += m.icons[side]
		}
	}
	for m := range p.Mods(ModNoIcons) {
		if p.S.Where(m.C.Self) == loc && m.C.Whose(m.Whose) == side {
			return 0
		}
	}
	return max(n, 0)
}

// Top is the top card of a pile, 0 if it is empty.
func (p *Position) Top(side card.Side, z game.Zone) game.CardID {
	pile := p.Pile(side, z)
	if len(pile) == 0 {
		return 0
	}
	return pile[len(pile)-1]
}

// FaceUp tells whether the cards of each player's pile lie face up: of a Lost Pile always
// but where a text turns one down (OpenPile), of a Used Pile while a text says so.
func (p *Position) FaceUp(z game.Zone) bool {
	switch z {
	case game.Lost:
		return true
	case game.Used:
		for range p.Mods(ModOpenUsed) {
			return true
		}
	}
	return false
}

// Uppermost tells whether a card is the top one of a pile that lies face up: nobody looks
// through it, but that card everybody sees (pile.look).
func (p *Position) Uppermost(id game.CardID) bool {
	for _, z := range [...]game.Zone{game.Lost, game.Used} {
		if p.Lies(id, z) {
			return p.OpenPile(p.S.C(id).Owner, z) && p.Top(p.S.C(id).Owner, z) == id
		}
	}
	return false
}

// OpenPile tells whether the cards of a player's pile lie face up.
func (p *Position) OpenPile(side card.Side, z game.Zone) bool {
	return p.FaceUp(z) && !(z == game.Lost && p.ClosedLost(side))
}

// ClosedLost tells whether a player's Lost Pile lies face down: while a text says so whose
// card lies beside it (pile.look).
func (p *Position) ClosedLost(side card.Side) bool {
	for m := range p.Mods(ModClosedLost) {
		if p.S.C(m.C.Self).Beside == side {
			return true
		}
	}
	return false
}

// LostUnseen tells whether a card that lies in a Lost Pile came there unseen by anybody, and
// still is.
func (p *Position) LostUnseen(id game.CardID) bool {
	return p.Lies(id, game.Lost) && p.S.C(id).Is(game.FaceDown) && p.ClosedLost(p.S.C(id).Owner)
}

// Unviewed tells whether a card that goes to the Lost Pile now is shown to nobody: a unit of
// Life Force whose owner's Lost Pile lies face down. What has been drawn was seen before.
func (p *Position) Unviewed(id game.CardID) bool {
	seen := !p.Lies(id, game.Reserve) && !p.Lies(id, game.Force) && !p.Lies(id, game.Used) && !p.Lies(id, game.Sabacc)
	return !seen && p.ClosedLost(p.S.C(id).Owner)
}

// HandGuarded tells whether a text keeps one of the opponent off a player's hand: from looking
// at it and from taking cards out of it, or only from placing them in the Used Pile.
func (p *Position) HandGuarded(side card.Side, by game.CardID, toUsed bool) bool {
	for m := range p.Mods(ModHandGuard) {
		if m.C.You == side && (!m.May || toUsed) && m.Hits(by) {
			return true
		}
	}
	return false
}
