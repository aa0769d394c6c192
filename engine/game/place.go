package game

import (
	"slices"

	"cantina/engine/card"
)

// leave takes a card out of the list of the zone it is in. What has changed, who puts it
// elsewhere says.
func (s *State) leave(id CardID) {
	c := s.C(id)
	drop := func(list []CardID) []CardID {
		if i := slices.Index(list, id); i >= 0 {
			return slices.Delete(list, i, i+1)
		}
		return list
	}
	switch {
	case c.Zone < Piles:
		if c.Zone == Reserve && len(s.Inserts) > 0 {
			s.shift(c.Owner, slices.Index(s.Piles[c.Owner][Reserve], id), -1)
		}
		s.Piles[c.Owner][c.Zone] = drop(s.Piles[c.Owner][c.Zone])
	case c.Zone == Insert:
		s.Inserts = drop(s.Inserts)
	case c.Zone == Row:
		s.Row = drop(s.Row)
	}
}

// ToPile puts a card on top of its owner's pile z. Its state is forgotten, as
// for every card that leaves the table (leave.restores); what lies on it is the
// caller's to move first.
func (s *State) ToPile(id CardID, z Zone) {
	s.forget(id, z)
	o := s.C(id).Owner
	s.Piles[o][z] = append(s.Piles[o][z], id)
}

// UnderPile puts a card under its owner's pile z.
func (s *State) UnderPile(id CardID, z Zone) {
	s.forget(id, z)
	o := s.C(id).Owner
	s.Piles[o][z] = slices.Insert(s.Piles[o][z], 0, id)
	if z == Reserve {
		s.shift(o, -1, 1)
	}
}

// Give makes a card a player's: out of a pile it comes on top of his own such pile, on table
// it stays where it lies (steal.owner). Back at whose deck it came from it is no longer
// anything but his (convert.character).
func (s *State) Give(id CardID, to card.Side) {
	c := s.C(id)
	if c.Zone < Piles {
		s.leave(id)
		s.Piles[to][c.Zone] = append(s.Piles[to][c.Zone], id)
	}
	c.Owner = to
	if c.Zone == Table {
		c.Beside = to
	}
	s.tick(Everything)
	if !c.Foreign() {
		c.Flags &^= Sworn
	}
	s.deals++
}

// Swap puts two cards of one player's piles each in the other's position
// (pile.exchange).
func (s *State) Swap(a, b CardID) {
	o, za, zb := s.C(a).Owner, s.C(a).Zone, s.C(b).Zone
	i, j := slices.Index(s.Piles[o][za], a), slices.Index(s.Piles[o][zb], b)
	s.Piles[o][za][i], s.Piles[o][zb][j] = b, a
	s.C(a).Zone, s.C(b).Zone = zb, za
	s.C(a).Since, s.C(b).Since = s.tick(AtPiles), s.tick(AtPiles)
}

// shift keeps inserts between the same cards of a Reserve Deck when by cards come or
// go below index i; -1 is the bottom (insert.not-part).
func (s *State) shift(side card.Side, i int, by int16) {
	s.changed(AtPiles)
	for _, id := range s.Inserts {
		if c := s.C(id); c.Beside == side && i < int(c.Depth) {
			c.Depth += by
		}
	}
}

// Recirculate puts a player's Used Pile under his Reserve Deck (turn.end.recirculate).
func (s *State) Recirculate(side card.Side) {
	used := s.Piles[side][Used]
	for _, id := range used {
		s.C(id).Zone = Reserve
	}
	s.Piles[side][Reserve], s.Piles[side][Used] = slices.Concat(used, s.Piles[side][Reserve]), nil
	s.Raise(side, len(used))
}

// Raise tells inserts that n cards have come under a Reserve Deck.
func (s *State) Raise(side card.Side, n int) { s.shift(side, -1, int16(n)) }

// Insert puts a card into a player's Reserve Deck, anywhere but on top
// (insert.def).
func (s *State) Insert(id CardID, side card.Side) {
	s.forget(id, Insert)
	c := s.C(id)
	c.Beside, c.Depth = side, int16(s.Random(len(s.Piles[side][Reserve])))
	s.Inserts = append(s.Inserts, id)
}

// Lay puts a card below another one, out of play for all but what looks there
// (state.stacked).
func (s *State) Lay(id, under CardID) {
	s.forget(id, Under)
	s.C(id).At = under
}

// Below lists the cards stacked on a card that are not on table.
func (s *State) Below(id CardID) (out []CardID) {
	for below, c := range s.All {
		if c.At == id && c.Zone == Under {
			out = append(out, below)
		}
	}
	return out
}

// Unseen tells whether a card lies face down under a card on table that is the other
// player's: neither may look at it (pile.look).
func (s *State) Unseen(id CardID) bool {
	c := s.C(id)
	return c.Zone == Under && c.Is(FaceDown) && s.C(c.At).Zone == Table && s.C(c.At).Owner != c.Owner
}

func (s *State) forget(id CardID, z Zone) {
	s.leave(id)
	c := s.C(id)
	bare := Card{Def: c.Def, Owner: c.Owner, Back: c.Back, Copy: c.Copy, Zone: c.Zone, Since: c.Since, Flags: c.Flags & Sworn}
	what := AtTable | AtPiles
	if *c == bare && c.Zone < Piles && z < Piles { // from pile to pile, and no table sees it
		what = AtPiles
	}
	bare.Latter = c.Latter && (c.Zone == Drawn || c.Zone == Under) && z == Under // value.multi-destiny: stacked by a draw
	*c = bare
	c.Zone, c.Since = z, s.tick(what)
}

// ToTable puts a card at or on another card in the given slot, or with at 0 on
// a player's side of the table. A card already on table keeps its state.
func (s *State) ToTable(id, at CardID, slot card.Slot, beside card.Side) {
	s.leave(id)
	c := s.C(id)
	c.turnUp()
	c.Zone, c.At, c.Slot, c.Beside, c.Since = Table, at, slot, beside, s.tick(AtTable|AtPiles)
}

// ToRow puts a location into the row at index i.
func (s *State) ToRow(id CardID, i int) {
	s.leave(id)
	c := s.C(id)
	c.turnUp()
	c.Zone, c.At, c.Since = Row, 0, s.tick(AtTable|AtPiles)
	s.Row = slices.Insert(s.Row, i, id)
}

// turnUp lets a card that was stacked on another one lie as any other where it goes.
func (c *Card) turnUp() {
	if c.Zone == Under {
		c.Flags &^= FaceDown | FaceUp
	}
}

// Convert lays location id over location under, which keeps lying below it;
// all cards there stay (location.converting).
func (s *State) Convert(id, under CardID) {
	s.leave(id)
	i := slices.Index(s.Row, under)
	s.Row[i] = id
	for j := range s.Cards {
		if c := &s.Cards[j]; c.At == under && (c.Zone == Table || c.Zone == Under) {
			c.At = id
		}
	}
	for j := range s.Cards { // what orbited it goes on to
		c := &s.Cards[j]
		if c.Orbits == under {
			c.Orbits = id
		}
		if c.From == under { // who set out there comes back to the new version
			c.From = id
		}
	}
	u := s.C(under)
	u.Zone, u.At = Under, id
	c := s.C(id)
	c.turnUp()
	c.Zone, c.At, c.Since = Row, 0, s.tick(AtTable|AtPiles)
	c.Parsec, c.Orbits = u.Parsec, u.Orbits // a mobile system stays where it is
}

// Unconvert takes location id out of the row and brings back the one below it, if
// there is one, with all cards there.
func (s *State) Unconvert(id CardID) {
	for i := range s.Cards {
		u := &s.Cards[i]
		if u.Zone != Under || u.At != id || u.Is(FaceDown) {
			continue
		}
		s.Row[slices.Index(s.Row, id)] = CardID(i)
		u.Zone, u.At = Row, 0
		s.C(id).Zone = Hand // out of the row; the caller puts it where it goes
		s.Piles[s.C(id).Owner][Hand] = append(s.Piles[s.C(id).Owner][Hand], id)
		for j := range s.Cards {
			c := &s.Cards[j]
			if c.At == id && (c.Zone == Table || c.Zone == Under) {
				c.At = CardID(i)
			}
			if c.From == id {
				c.From = CardID(i)
			}
		}
		s.tick(AtTable | AtPiles)
		return
	}
}

// On lists the cards that lie directly at or on a card, in order of arrival.
func (s *State) On(at CardID) []CardID {
	var out []CardID
	for id, c := range s.All {
		if c.At == at && c.Zone == Table {
			out = append(out, id)
		}
	}
	slices.SortFunc(out, func(a, b CardID) int { return int(s.Cards[a].Since - s.Cards[b].Since) })
	return out
}

// Where is the location a card is at, through whatever carries it; 0 if it is
// not at a location. A location is at itself.
func (s *State) Where(id CardID) CardID {
	for n := 0; id != 0 && n < 10; n++ {
		c := s.C(id)
		switch c.Zone {
		case Row:
			return id
		case Table:
			id = c.At
		default:
			return 0
		}
	}
	return 0
}

// Host is the card that id lies on or aboard, 0 if it lies at a location or on
// the table.
func (s *State) Host(id CardID) CardID {
	at := s.C(id).At
	if at == 0 || s.C(at).Zone != Table {
		return 0
	}
	return at
}

// Bears tells whether a card is another one or carries it, through whatever it carries.
func (s *State) Bears(id, other CardID) bool {
	for n := 0; other != 0 && n < 10; n++ {
		if other == id {
			return true
		}
		other = s.Host(other)
	}
	return false
}

// OnTable tells whether a card is in play: in the row or on the table.
func (s *State) OnTable(id CardID) bool {
	z := s.C(id).Zone
	return z == Row || z == Table
}

// All goes through the cards of the game, wherever they are.
func (s *State) All(yield func(id CardID, it *Card) bool) {
	for i := 1; i < len(s.Cards); i++ {
		if !yield(CardID(i), &s.Cards[i]) {
			return
		}
	}
}

// Def is the definition that a slug has in this game; a new slug gets a new one.
func (s *State) Def(slug string) int32 {
	i := slices.Index(s.Slugs, slug)
	if i < 0 {
		i = len(s.Slugs)
		s.Slugs = append(s.Slugs, slug)
	}
	return int32(i)
}

// SlugOf is the slug of a card's definition.
func (s *State) SlugOf(id CardID) string { return s.Slugs[s.Cards[id].Def] }

// Add makes a new card of definition def in its owner's pile z and returns it.
func (s *State) Add(def int32, owner card.Side, z Zone) CardID {
	if len(s.Cards) == 0 {
		s.Cards = make([]Card, 1, 128)
	}
	n := uint8(1)
	for i := range s.Cards[1:] {
		if c := &s.Cards[i+1]; c.Def == def && c.Back == owner {
			n++
		}
	}
	id := CardID(len(s.Cards))
	s.deals++
	s.Cards = append(s.Cards, Card{Def: def, Owner: owner, Back: owner, Copy: n, Zone: z, Since: s.tick(Everything)})
	s.Piles[owner][z] = append(s.Piles[owner][z], id)
	return id
}
