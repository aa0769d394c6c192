package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A field is the table as a player counts it: who stands where with how much.
type field struct {
	v       *game.View
	me, foe card.Side
	spots   []spot
	cards   map[game.CardID]*game.CardView
	at      map[game.CardID]int // the spot of each card on table, of a location its own
	destiny [card.Sides]Spread

	look   Look              // nil: what a text does is not seen
	passed map[uint64]passed // what the table is worth without any option, by the look
}

// A spot is a location with what each side has there.
type spot struct {
	loc      *game.LocationView
	power    [card.Sides]card.Num
	ability  [card.Sides]card.Num
	forfeit  [card.Sides]card.Num
	fighters [card.Sides]int

	barred [card.Sides]card.Num // of the power and
	idle   [card.Sides]card.Num // of the ability, what would take no part in a battle now
}

// survey counts what a View shows.
func survey(v *game.View) *field {
	f := &field{v: v, me: v.Seat, foe: v.Seat.Other(), cards: map[game.CardID]*game.CardView{}, at: map[game.CardID]int{}}
	for c := range v.All() {
		if !c.FaceDown {
			f.cards[c.ID] = c
		}
	}
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			s := spot{loc: l, power: l.Power, ability: l.Ability}
			n := len(f.spots)
			f.at[l.Card.ID] = n
			for side := range card.Sides {
				for k := range l.Cards[side] {
					f.count(&s, side, &l.Cards[side][k], n)
				}
			}
			f.spots = append(f.spots, s)
		}
	}
	return f
}

// count adds a card and what is aboard it to a spot.
func (f *field) count(s *spot, side card.Side, c *game.CardView, n int) {
	f.at[c.ID] = n
	s.forfeit[side] += c.Now[card.Forfeit].N
	s.fighters[side]++
	if c.Barred {
		s.barred[side] += c.Now[card.Power].N
		s.idle[side] += c.Now[card.Ability].N
		s.forfeit[side] -= c.Now[card.Forfeit].N
	}
	for i := range c.Slots {
		for k := range c.Slots[i].Cards {
			f.count(s, side, &c.Slots[i].Cards[k], n)
		}
	}
}

// spotOf is the spot where a card is, or of a location; nil if it is nowhere there.
func (f *field) spotOf(id game.CardID) *spot {
	if n, ok := f.at[id]; ok {
		return &f.spots[n]
	}
	return nil
}

// with is the spot with a card more or (n is -1) less.
func (s spot) with(side card.Side, power, ability, forfeit card.Num, n int) spot {
	by := card.Num(n)
	s.power[side] += by * power
	s.ability[side] += by * ability
	s.forfeit[side] += by * forfeit
	s.fighters[side] += n
	return s
}

// holds tells whether a side has presence there: ability at least (presence.who).
func (s *spot) holds(side card.Side) bool { return s.ability[side] >= card.One }

// fight is the battle that could be fought there. Battle destiny takes ability 4
// (battle.destiny.count).
func (s *spot) fight(destiny [card.Sides]Spread) Fight {
	f := Fight{Power: s.power, Forfeit: s.forfeit, Destiny: destiny}
	for side := range card.Sides {
		f.Power[side] = max(s.power[side]-s.barred[side], 0)
		if s.ability[side]-s.idle[side] >= card.Whole(4) {
			f.Draws[side] = 1
		}
	}
	return f
}

// drain is what a side drains there, or would if it controlled the place: as much as the
// opponent has Force icons (drain.amount).
func (s *spot) drain(side card.Side) card.Num {
	if n := s.loc.Drain[side]; n > 0 {
		return card.Whole(n)
	}
	return card.Whole(s.loc.Icons[side.Other()])
}

// worth is what a place is worth to a side as it stands: the drains of the turns to come, and
// what a battle would bring, whoever begins it.
func (f *field) worth(s *spot) card.Num {
	mine, theirs := s.holds(f.me), s.holds(f.foe)
	lone := card.Num(0)
	if s.fighters[f.me] > 0 && s.power[f.me] < reach && s.loc.Icons[f.foe] > 0 {
		lone = (reach - s.power[f.me]) / 8 // somebody may come and battle
	}
	switch {
	case mine && theirs:
		fight := s.fight(f.destiny)
		return fight.Outcome(f.me).Gain() * 3 / 4
	case mine:
		return s.drain(f.me)*3/2 + card.One/4 - lone
	case theirs && s.fighters[f.me] > 0: // without presence no battle can be begun, and who has it drains
		return -s.drain(f.foe)*3/2 - card.One/2
	case theirs:
		return -s.drain(f.foe) * 3 / 2
	}
	return -lone
}

// reach is the power that an opponent may bring to a place in a turn.
const reach = 5 * card.One

// Fights are the battles that a View shows as they could be fought now: by location, where both
// sides have presence.
func Fights(v *game.View, destiny [card.Sides]Spread) map[game.CardID]Fight {
	out := map[game.CardID]Fight{}
	f := survey(v)
	for i := range f.spots {
		if s := &f.spots[i]; s.holds(f.me) && s.holds(f.foe) {
			out[s.loc.Card.ID] = s.fight(destiny)
		}
	}
	return out
}
