package rules

import (
	"math/rand/v2"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A looker tells what lies open that is hidden elsewhere.
type looker interface {
	OpenPile(side card.Side, z game.Zone) bool
	Revealed() []game.CardID
}

// Redeal deals anew what each player has hidden from a seat: hands and piles, what lies face
// down, is stacked or inserted. Of a pile that it is just searching the seat sees what it
// may choose; the others change places with each other. What lies face up stays.
func Redeal(s *game.State, seat card.Side, d *game.Decision, look looker, r *rand.Rand) {
	for owner := range card.Sides {
		for _, z := range lookedThrough(s, seat, owner, d, look) {
			mix(s, unnamed(s, concealed(look, except(d, s.Piles[owner][z]))), r)
		}
		all := hidden(s, seat, owner, d, look)
		for back := range card.Sides { // a stolen card is told by its back (pile.count)
			mix(s, slices.DeleteFunc(slices.Clone(all), func(id game.CardID) bool { return s.C(id).Back != back }), r)
		}
	}
}

// piles are those in which a player may have hidden something.
var piles = []game.Zone{game.Reserve, game.Force, game.Used, game.Hand, game.Sabacc}

// seen tells whether a seat sees a whole pile of an owner.
func seen(s *game.State, seat, owner card.Side, z game.Zone, look looker) bool {
	return z == game.Hand && owner == seat || look.OpenPile(owner, z) || z == game.Sabacc && (owner == seat || open(s, s.Piles[owner][z]))
}

// lookedThrough are the hidden piles of an owner that a seat searches at a decision.
func lookedThrough(s *game.State, seat, owner card.Side, d *game.Decision, look looker) (list []game.Zone) {
	for _, z := range piles {
		if !seen(s, seat, owner, z, look) && d.Seat == seat && searches(s, d, owner, z) {
			list = append(list, z)
		}
	}
	return list
}

// hidden are the cards of an owner that a seat does not see at a decision.
func hidden(s *game.State, seat, owner card.Side, d *game.Decision, look looker) (all []game.CardID) {
	looks := lookedThrough(s, seat, owner, d, look)
	for _, z := range piles {
		if !seen(s, seat, owner, z, look) && !slices.Contains(looks, z) {
			all = append(all, s.Piles[owner][z]...)
		}
	}
	if !look.OpenPile(owner, game.Lost) && !(d.Seat == seat && searches(s, d, owner, game.Lost)) {
		for _, id := range s.Piles[owner][game.Lost] {
			if s.C(id).Is(game.FaceDown) { // it came there unseen
				all = append(all, id)
			}
		}
	}
	for i := 1; i < len(s.Cards); i++ {
		if id := game.CardID(i); s.C(id).Owner == owner && covered(s, seat, id) {
			all = append(all, id)
		}
	}
	all = slices.DeleteFunc(all, func(id game.CardID) bool { return id == d.Event.Card && !d.Event.Secret || id == d.Source }) // announced, or acting
	return unnamed(s, concealed(look, all))
}

// concealed are those of some cards that are not revealed.
func concealed(look looker, ids []game.CardID) []game.CardID {
	open := look.Revealed()
	return slices.DeleteFunc(ids, func(id game.CardID) bool { return slices.Contains(open, id) })
}

// unnamed are the cards of which no text still works: those both players know by their
// text, wherever they lie. Nor are they locations at which something has happened: the log
// goes on to name those that were blown away with their system. Nor have both seen them in
// what is going on: race destinies that may still be placed, locations that both chose.
func unnamed(s *game.State, ids []game.CardID) []game.CardID {
	places := map[game.CardID]bool{}
	for i := range s.Log {
		places[s.Log[i].At] = true
	}
	var seen []game.CardID
	for i := range s.Frames {
		switch b := s.Frames[i].Body.(type) {
		case *racing:
			seen = append(seen, b.Drawn.Cards...)
		case *starting:
			seen = append(append(seen, b.Aside...), b.Place[:]...)
		}
	}
	return slices.DeleteFunc(ids, func(id game.CardID) bool {
		return places[id] || slices.Contains(seen, id) || slices.ContainsFunc(s.Lasting, func(l game.Lasting) bool { return l.Card == id })
	})
}

// covered tells whether a card lies, in no pile, so that a seat does not see what it is.
func covered(s *game.State, seat card.Side, id game.CardID) bool {
	switch it := s.C(id); it.Zone {
	case game.Insert:
		return true
	case game.Under, game.Table:
		return it.Is(game.FaceDown) && (it.Owner != seat || s.Unseen(id))
	}
	return false
}

// mix makes of cards each another one of them.
func mix(s *game.State, ids []game.CardID, r *rand.Rand) {
	r.Shuffle(len(ids), func(i, j int) { swap(s, ids[i], ids[j]) })
}

// swap makes each of two cards the other one.
func swap(s *game.State, i, j game.CardID) {
	a, b := s.Edit(i), s.Edit(j)
	a.Def, b.Def, a.Copy, b.Copy = b.Def, a.Def, b.Copy, a.Copy
}

// open tells whether a sabacc hand is revealed.
func open(s *game.State, ids []game.CardID) bool {
	return len(ids) > 0 && s.C(ids[0]).Is(game.FaceUp)
}

// except are the cards that a decision does not offer.
func except(d *game.Decision, ids []game.CardID) (out []game.CardID) {
	offered := map[game.CardID]bool{d.Event.Card: true, d.Source: true}
	for i := range d.Options {
		o := &d.Options[i]
		offered[o.Card], offered[o.Target], offered[o.With] = true, true, true
	}
	for _, id := range ids {
		if !offered[id] {
			out = append(out, id)
		}
	}
	return out
}

// searches tells whether a decision offers cards of a pile, or asks about one.
func searches(s *game.State, d *game.Decision, owner card.Side, z game.Zone) bool {
	in := func(id game.CardID) bool { return id != 0 && s.C(id).Zone == z && s.C(id).Owner == owner }
	for i := range d.Options {
		if o := &d.Options[i]; in(o.Card) || in(o.Target) || in(o.With) {
			return true
		}
	}
	return in(d.Event.Card) || in(d.Source)
}

// Exchange deals anew the cards that the player who does not move has in hand and in his
// face-down piles; false if the move itself looks there.
func Exchange(s *game.State, d *game.Decision, look looker, r *rand.Rand) bool {
	var ids []game.CardID
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Hand} {
		if searches(s, d, d.Seat.Other(), z) {
			return false
		}
		if !look.OpenPile(d.Seat.Other(), z) {
			ids = append(ids, s.Piles[d.Seat.Other()][z]...)
		}
	}
	mix(s, unnamed(s, concealed(look, ids)), r)
	return true
}
