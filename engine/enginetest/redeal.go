package enginetest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// redeal: dealing anew what a seat may not see leaves all that it is shown as it was: its
// view with its prompt, its log and what the log's events say, and what it is told when it
// asks why, or what a number is.
func (p *play) redeal(d *game.Decision) error {
	r := rand.New(rand.NewPCG(uint64(p.n), p.rec.Setup.Seed))
	for seat := range card.Sides {
		other := p.g.S.Clone()
		deal(other, seat, d, p.g.FaceUp, r)
		as, is := rules.FromState(p.cat, p.g.S.Clone()), rules.FromState(p.cat, other)
		before := as.View(seat)
		if where := Differs(before, is.View(seat)); where != "" {
			return fmt.Errorf("%s's view depends on hidden cards: %s", seat, where)
		}
		if err := told(as, is, before, r); err != nil {
			return err
		}
	}
	return nil
}

// told asks two games, in which other cards are hidden, about cards that the seat sees.
func told(as, is *rules.Game, v *game.View, r *rand.Rand) error {
	var ids []game.CardID
	for c := range v.All() {
		if !c.FaceDown {
			ids = append(ids, c.ID)
		}
	}
	for range min(len(ids), 8) {
		id, target, s := ids[r.IntN(len(ids))], ids[r.IntN(len(ids))], card.Stat(r.IntN(int(card.Stats)))
		if a, b := as.Explain(id, s), is.Explain(id, s); !reflect.DeepEqual(a, b) {
			return fmt.Errorf("%v of %s, asked by %s, depends on hidden cards: %s / %s", s, as.Key(id), v.Seat, short(a), short(b))
		}
		for _, to := range []game.CardID{0, target} {
			if a, b := as.Why(v.Seat, id, to), is.Why(v.Seat, id, to); !reflect.DeepEqual(a, b) {
				return fmt.Errorf("why %s cannot bring %s to %s depends on hidden cards: %s / %s", v.Seat, as.Key(id), as.Key(to), short(a), short(b))
			}
		}
	}
	return nil
}

// deal deals anew what each player has hidden from a seat: hands and piles, what lies face
// down, is stacked or inserted. Of a pile that it is just searching the seat sees what it
// may choose; the others change places with each other. What lies face up stays.
func deal(s *game.State, seat card.Side, d *game.Decision, faceUp func(game.Zone) bool, r *rand.Rand) {
	for owner := range card.Sides {
		var all []game.CardID
		for _, z := range []game.Zone{game.Reserve, game.Force, game.Used, game.Hand, game.Sabacc} {
			switch ids := s.Piles[owner][z]; {
			case z == game.Hand && owner == seat, faceUp(z):
			case z == game.Sabacc && (owner == seat || open(s, ids)):
			case d.Seat == seat && searches(s, d, owner, z):
				mix(s, except(d, ids), r)
			default:
				all = append(all, ids...)
			}
		}
		for i := 1; i < len(s.Cards); i++ {
			if id := game.CardID(i); s.C(id).Owner == owner && covered(s, seat, id) {
				all = append(all, id)
			}
		}
		all = slices.DeleteFunc(all, func(id game.CardID) bool { return id == d.Event.Card && !d.Event.Secret || id == d.Source }) // announced, or acting
		all = unnamed(s, all)
		for back := range card.Sides { // a stolen card is told by its back (pile.count)
			mix(s, slices.DeleteFunc(slices.Clone(all), func(id game.CardID) bool { return s.C(id).Back != back }), r)
		}
	}
}

// unnamed are the cards of which no text still works: those both players know by their
// text, wherever they lie. Nor are they locations at which something has happened: the log
// goes on to name those that were blown away with their system.
func unnamed(s *game.State, ids []game.CardID) []game.CardID {
	places := map[game.CardID]bool{}
	for i := range s.Log {
		places[s.Log[i].At] = true
	}
	return slices.DeleteFunc(ids, func(id game.CardID) bool {
		return places[id] || slices.ContainsFunc(s.Lasting, func(l game.Lasting) bool { return l.Card == id })
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
