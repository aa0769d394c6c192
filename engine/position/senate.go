package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Senate is the Galactic Senate, 0 while it is not on table.
func (p *Position) Senate() game.CardID {
	for _, loc := range p.S.Row {
		if p.isGround(loc, senate) {
			return loc
		}
	}
	return 0
}

// Politics is a player's total politics at the Galactic Senate, character by character
// (senate.politics, senate.majority).
func (p *Position) Politics(side card.Side) game.Sum {
	sum := game.Sum{Has: true}
	at := p.Senate()
	if at == 0 {
		return sum
	}
	for id := range p.At(at) {
		if p.S.C(id).Owner != side || p.Def(id).Type != card.Character {
			continue
		}
		if n, has := p.Value(id, card.Politics); has {
			sum.Terms = append(sum.Terms, game.Term{Source: id, By: n})
			sum.Total += n
		}
	}
	return sum
}

// Majority is 1 + the side that has the senate majority, 0 if nobody has it: on a tie, at 0
// too (senate.majority).
func (p *Position) Majority() int8 {
	if p.Senate() == 0 {
		return 0
	}
	switch light, dark := p.Politics(card.Light).Total, p.Politics(card.Dark).Total; {
	case light > dark:
		return 1 + int8(card.Light)
	case dark > light:
		return 1 + int8(card.Dark)
	}
	return 0
}

// HasMajority tells whether a player has the senate majority (senate.majority).
func (p *Position) HasMajority(side card.Side) bool { return p.Majority() == 1+int8(side) }

// inMajority tells whether a character is in a senate majority (senate.in-majority).
func (p *Position) inMajority(id game.CardID) bool {
	at := p.Senate()
	return at != 0 && p.Def(id).Type == card.Character && p.S.Where(id) == at && p.IsActive(id) && p.HasMajority(p.S.C(id).Owner)
}

// stackedHere is said of cards under the one with the text, which no other words reckon with
// (state.stacked).
var stackedHere = gametext.Post(gametext.BeIn{What: gametext.StackedHere})

// NextDrain is what texts add to a player's next Force drain, if it is at a location.
func (p *Position) NextDrain(side card.Side, loc game.CardID) (added []Added) {
	for m := range p.Mods(ModNextDrain) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, loc) {
			added = p.And(added, Added{m.C.Self, m.C.You, m.By(&m.C)})
		}
	}
	return added
}

// Spent tells whether a lasting change was for the Force drain that a player has initiated at
// a location.
func (p *Position) Spent(l *game.Lasting, side card.Side, loc game.CardID) bool {
	if l.Until == game.Scheduled {
		return false
	}
	c := &Context{P: p, Self: l.Card, You: l.Side, Clause: l.Clause, Bound: l.Bound}
	for _, m := range p.ClauseIn(l.Def, l.Clause).lasting(l.Op) {
		if m.Kind == ModNextDrain && c.Whose(m.Whose) == side && m.At(c, loc) {
			return true
		}
	}
	return false
}
