package rules

import (
	"math/rand/v2"
	"slices"

	"cantina/engine/game"
)

// Later is what the player whose turn it is could do of his own accord in the later phases of it,
// each under the first of them, if both passed until then (turn.phase.rhythm). What lies hidden from
// him is dealt anew by the number as. Nothing where he is not asked what to do; nothing of a card that
// he does not see, or of a phase before which he is asked something else.
func (g *Game) Later(as uint64) (out []game.Later) {
	d, st := g.Decision(), g.Status()
	if d == nil || d.Kind != game.AskAction || d.Seat != st.Active || st.Fighting {
		return nil
	}
	seat, phase := d.Seat, st.Phase
	known, seen := map[string]bool{}, game.Seen(g.View(seat))
	for i := range d.Options {
		known[d.Options[i].Key] = true
	}
	c := g.imagined(seat, d, rand.New(rand.NewPCG(as, uint64(st.Turn))))
	for range maxForeseen {
		d, now := c.Decision(), c.Status()
		if d == nil || now.Turn != st.Turn {
			break
		}
		if d.Seat == seat && d.Kind == game.AskAction && now.Phase > phase && !now.Fighting {
			phase = now.Phase
			for _, o := range c.worded().Options {
				if o.Verb == game.Pass || known[o.Key] || o.Card == 0 || !o.Open(seen) {
					continue
				}
				known[o.Key], o.Via = true, slices.Clone(o.Via)
				out = append(out, game.Later{Phase: phase, Option: o})
			}
		}
		key, ok := d.Passes()
		if d.Seat != seat {
			key, ok = game.PassedOver(d)
		}
		if !ok {
			break
		}
		if _, err := c.Choose(key); err != nil {
			break
		}
	}
	return out
}
