package puzzle

import (
	"encoding/json"
	"hash/maphash"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A key is a fingerprint of a position as the task sees it: positions with the same key are
// the same (see the package comment). It need not be the same in two runs of the program.
type key uint64

var seed = maphash.MakeSeed()

func blend(h, n uint64) uint64 {
	h = (h ^ n) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// A keyer makes keys of the positions of one task.
type keyer struct {
	blank []bool // by CardID
	exact bool
	kids  [][]game.CardID // by CardID, what lies on it; kept for the next key
}

// of is the key of a state; more is what else tells positions apart.
func (k *keyer) of(s *game.State, more uint64) key {
	h := blend(more, uint64(s.Turn)<<32|uint64(s.Active)<<16|uint64(s.Phase))
	h = blend(h, uint64(uint32(s.Generation))<<32|uint64(uint32(s.Activated)))
	h = blend(h, uint64(uint32(s.Ordered))<<32|uint64(uint32(s.Lent)))
	k.hang(s)
	sum := uint64(0)
	for i := 1; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		switch {
		case c.Zone == game.Row || c.Zone == game.Table && c.At != 0: // with what it lies on, or in order
		case c.Zone == game.Table || c.Zone == game.Under || c.Zone == game.Insert:
			sum += k.card(s, game.CardID(i))
		}
	}
	h = blend(h, sum)
	for _, id := range s.Row {
		h = blend(h, k.card(s, id))
	}
	for side := range s.Piles {
		for z := range s.Piles[side] {
			h = k.pile(h, s, card.Side(side), game.Zone(z))
		}
	}
	return key(k.used(h, s))
}

// hang notes what lies on each card.
func (k *keyer) hang(s *game.State) {
	for i := range k.kids {
		k.kids[i] = k.kids[i][:0]
	}
	for len(k.kids) < len(s.Cards) {
		k.kids = append(k.kids, nil)
	}
	for i := 1; i < len(s.Cards); i++ {
		if c := &s.Cards[i]; c.Zone == game.Table && c.At != 0 {
			k.kids[c.At] = append(k.kids[c.At], game.CardID(i))
		}
	}
}

// card is a card on table with all that lies on it. Equal cards in equal states, bearing
// the same, are the same.
func (k *keyer) card(s *game.State, id game.CardID) uint64 {
	c := &s.Cards[id]
	h := uint64(c.Def)<<32 | uint64(c.Zone)<<24 | uint64(c.Slot)<<16 | uint64(c.Owner)<<8 | uint64(c.Beside)<<1 | uint64(c.Back)
	if k.exact || c.Zone == game.Row || c.Zone == game.Under || c.Zone == game.Insert {
		h = blend(h, uint64(id)<<16|uint64(uint16(c.At)))
	}
	h = blend(h, uint64(c.Flags)<<32|uint64(uint16(c.Parsec))<<16|uint64(uint16(c.Orbits)))
	h = blend(h, uint64(uint16(c.Of))<<48|uint64(uint16(c.Guard))<<32|uint64(uint16(c.Captor))<<16|uint64(uint16(c.Aim)))
	h = blend(h, uint64(uint16(c.Mentor))<<48|uint64(uint16(c.Depth))<<32|uint64(uint16(c.Deployed))<<16|uint64(uint16(c.Moved)))
	h = blend(h, uint64(uint16(c.Battled))<<48|uint64(uint16(c.Drained))<<32|uint64(uint16(c.Attacked))<<16|uint64(uint16(c.Counted)))
	h = blend(h, uint64(uint16(c.Searched))<<48|uint64(uint16(c.Reacted))<<32|uint64(uint16(c.Trained))<<16|uint64(uint16(c.WeaponBy)))
	h = blend(h, uint64(uint16(c.Second))<<48|uint64(uint16(c.From))<<32|uint64(uint16(c.DeviceBy))<<16|uint64(uint16(c.FiredIn)))
	if c.Due {
		h = blend(h, 1)
	}
	for i := range c.Weapons {
		if c.WeaponBy == s.Turn && c.Weapons[i] != 0 {
			h = blend(h, uint64(c.Weapons[i]))
		}
		if c.DeviceBy == s.Turn && c.Devices[i] != 0 {
			h = blend(h, uint64(c.Devices[i])<<16)
		}
	}
	sum := uint64(0)
	for _, kid := range k.kids[id] {
		sum += k.card(s, kid)
	}
	return blend(h, sum)
}

// pile blends a pile in: in order, but for the hand; blank cards are all one.
func (k *keyer) pile(h uint64, s *game.State, side card.Side, z game.Zone) uint64 {
	sum := uint64(0)
	h = blend(h, uint64(len(s.Piles[side][z]))<<8|uint64(z))
	for i, id := range s.Piles[side][z] {
		c := &s.Cards[id]
		if int(id) < len(k.blank) && k.blank[id] && c.Flags == 0 {
			continue
		}
		x := blend(uint64(c.Def)<<8|uint64(c.Owner), uint64(c.Flags))
		if k.exact {
			x = blend(x, uint64(id))
		}
		if z != game.Hand {
			x = blend(x, uint64(i))
		}
		sum += blend(x, 1)
	}
	return blend(h, sum)
}

// used blends in what this turn and this game have used up, what lasts, the battle and
// what is in progress.
func (k *keyer) used(h uint64, s *game.State) uint64 {
	sum := uint64(0)
	for kind, list := range [...][]game.CardID{s.Drains, s.Battles, s.Attacks} {
		for _, id := range list {
			sum += blend(uint64(kind)+1, uint64(id))
		}
	}
	for _, def := range s.Played {
		sum += blend(4, uint64(def))
	}
	open := len(s.Frames) > 1
	for _, l := range s.Limits {
		if open || l.Per != game.PerWindow && l.Per != game.PerBattle && l.Per != game.PerDuel {
			sum += blend(5+uint64(l.Per), uint64(l.Card)<<48|uint64(uint16(l.Clause))<<32^uint64(uint32(l.Title))<<16^uint64(uint32(l.When)))
		}
	}
	for _, l := range s.Lasting {
		x := blend(uint64(uint32(l.Def))<<32|uint64(uint16(l.Card))<<16|uint64(l.Side), uint64(uint16(l.Clause))<<48|uint64(uint16(l.Op))<<32|uint64(uint16(l.On))<<16|uint64(l.Until))
		sum += blend(blend(x, uint64(l.Turn)), words(l.Bound))
	}
	h = blend(h, sum)
	if s.Battle.On {
		b := s.Battle
		b.Spared = slices.Sorted(slices.Values(b.Spared))
		h = blend(h, words(b))
	}
	if s.Spare || s.TimeUp || s.Ended {
		h = blend(h, words([]any{s.Spare, s.TimeUp, s.Ended, s.Winner}))
	}
	if len(s.Mute) > 0 {
		h = blend(h, words(s.Mute))
	}
	for i := range s.Frames {
		f := &s.Frames[i]
		h = blend(h, uint64(f.Proc)<<32|uint64(uint16(f.Step))<<16|uint64(f.Side)<<1)
		if f.Canceled {
			h = blend(h, 7)
		}
		if f.Body != nil {
			h = blend(h, words(f.Body))
		}
	}
	return h
}

// words is a fingerprint of plain data.
func words(v any) uint64 {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // plain data always encodes
	}
	return maphash.Bytes(seed, data)
}
