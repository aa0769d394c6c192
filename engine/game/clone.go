package game

import (
	"encoding/gob"
	"fmt"
	"hash/fnv"
	"slices"

	"cantina/engine/card"
)

// Clone copies the state. The log is shared: it only grows, and each copy grows
// its own.
func (s *State) Clone() *State {
	c := *s
	c.Cards = slices.Clone(s.Cards)
	n := 0
	for side := range s.Piles {
		for z := range s.Piles[side] {
			n += len(s.Piles[side][z])
		}
	}
	all := make([]CardID, 0, n)
	for side := range s.Piles {
		for z, p := range s.Piles[side] {
			from := len(all)
			all = append(all, p...)
			c.Piles[side][z] = all[from:len(all):len(all)]
		}
	}
	c.Row, c.Inserts = slices.Clone(s.Row), slices.Clone(s.Inserts)
	c.Mute = slices.Clone(s.Mute)
	c.Drains, c.Battles, c.Played = slices.Clone(s.Drains), slices.Clone(s.Battles), slices.Clone(s.Played)
	c.Attacks = slices.Clone(s.Attacks)
	c.Limits, c.Dates = slices.Clone(s.Limits), slices.Clone(s.Dates)
	c.Lasting = slices.Clone(s.Lasting)
	c.Seen = slices.Clone(s.Seen)
	for i := range c.Lasting {
		c.Lasting[i].Bound = CloneValues(c.Lasting[i].Bound)
	}
	c.Frames = slices.Clone(s.Frames)
	for i := range c.Frames {
		if b := c.Frames[i].Body; b != nil {
			c.Frames[i].Body = b.Clone()
		}
	}
	c.Slugs = s.Slugs[:len(s.Slugs):len(s.Slugs)]
	c.Log = s.Log[:len(s.Log):len(s.Log)]
	c.Battle.Spared = slices.Clone(s.Battle.Spared)
	return &c
}

// Hash is a fingerprint of everything but the log.
func (s *State) Hash() uint64 {
	c := *s
	c.Log = nil
	h := fnv.New64a()
	if err := gob.NewEncoder(h).Encode(&c); err != nil { // gob takes no slice and an empty one for the same
		panic(err) // plain data always encodes
	}
	return h.Sum64()
}

// Check returns every violation of what must always hold: each card is in
// exactly one place (state.one), piles and cards agree, carriers exist, nothing
// lies on itself, and only who is aboard a card has a place aboard.
func (s *State) Check() []string {
	var bad []string
	say := func(format string, args ...any) { bad = append(bad, fmt.Sprintf(format, args...)) }
	seen := make([]int, len(s.Cards))
	ok := func(id CardID) bool { return id > 0 && int(id) < len(s.Cards) }
	for side := range s.Piles {
		for z := range s.Piles[side] {
			for _, id := range s.Piles[side][z] {
				if !ok(id) {
					say("pile %v of %v holds card %d, which does not exist", ZoneNames[z][card.English], card.Side(side), id)
					continue
				}
				seen[id]++
				if c := s.C(id); c.Zone != Zone(z) {
					say("card %d is in pile %s but says it is in zone %d", id, ZoneNames[z][card.English], c.Zone)
				} else if c.At != 0 {
					say("card %d is in a pile and at card %d", id, c.At)
				}
			}
		}
	}
	for _, id := range s.Row {
		if !ok(id) {
			say("the row holds card %d, which does not exist", id)
			continue
		}
		seen[id]++
		if s.C(id).Zone != Row {
			say("location %d is in the row but says it is in zone %d", id, s.C(id).Zone)
		}
	}
	for _, id := range s.Inserts {
		if !ok(id) || s.C(id).Zone != Insert {
			say("insert %d is not in a Reserve Deck", id)
			continue
		}
		seen[id]++
	}
	for i := 1; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		switch c.Zone {
		case Table, Under:
			seen[i]++
			if c.Slot != card.OnCard && (c.At == 0 || ok(c.At) && s.C(c.At).Zone == Row) {
				say("card %d has a place aboard, and is aboard nothing", i)
			}
			steps := 0
			for at := c.At; at != 0; at = s.C(at).At {
				if !ok(at) || steps > 8 || at == CardID(i) {
					say("card %d lies on something that does not exist, or on itself", i)
					break
				}
				if z := s.C(at).Zone; z != Table && z != Row {
					say("card %d lies on card %d, which is in zone %d", i, at, z)
					break
				}
				steps++
			}
		}
		if seen[i] != 1 {
			say("card %d is in %d places", i, seen[i])
		}
	}
	return bad
}

// Random returns a number from 0 to n-1 and moves the generator on (PCG
// XSH-RR, so chance is part of the state and the same everywhere).
func (s *State) Random(n int) int {
	s.changed(AtCounts)
	old := s.Rand
	s.Rand = old*6364136223846793005 + 1442695040888963407
	x := uint32(((old >> 18) ^ old) >> 27)
	rot := uint32(old >> 59)
	x = x>>rot | x<<((-rot)&31)
	return int(uint64(x) * uint64(n) >> 32)
}

// Mix puts as many things as it is told into random order.
func (s *State) Mix(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.Random(i+1))
	}
}

// Shuffle puts a pile into random order, but for so many cards at its bottom that stay.
func (s *State) Shuffle(side card.Side, z Zone, stay int) {
	s.changed(AtPiles)
	p := s.Piles[side][z][stay:]
	s.Mix(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	for _, id := range s.Inserts {
		if c := s.C(id); z == Reserve && c.Beside == side {
			c.Depth = int16(s.Random(len(p) + 1))
		}
	}
}
