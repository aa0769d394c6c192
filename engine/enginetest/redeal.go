package enginetest

import (
	"fmt"
	"math/rand/v2"
	"reflect"

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
		rules.Redeal(other, seat, d, p.g, r)
		as, is := rules.FromState(p.cat, p.g.S.Clone()), rules.FromState(p.cat, other)
		if is.Decision() == nil { // who decides has something to choose, as everybody knows: no such cards lie there
			continue
		}
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
