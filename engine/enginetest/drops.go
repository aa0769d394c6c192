package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"cantina/engine/game"
	"cantina/engine/rulebook"
)

// offered: what is on offer answers a question of its kind; a gesture that is on offer is
// among what the door says it means, and the door has nothing against it.
func offered(g game.Game) error {
	d := g.Decision()
	if d == nil {
		return nil
	}
	if err := ofItsKind(d); err != nil {
		return err
	}
	for i := range d.Options {
		o := &d.Options[i]
		if o.Card == 0 {
			continue
		}
		if meant := g.Meant(d.Seat, o.Card, o.Target); !slices.Contains(meant, o.Verb) {
			return fmt.Errorf("%q is on offer, and its gesture means %v", o.Key, meant)
		}
		if rs := g.Why(d.Seat, o.Card, o.Target); len(rs) > 0 {
			return fmt.Errorf("%q is on offer, and its gesture is refused: %s", o.Key, rs[0].Rule)
		}
	}
	return nil
}

// drops: bringing any card to any other either is on offer, or to do so anywhere is, or
// it is refused, by a paragraph of the rulebook and in both languages.
func (p *play) drops(d *game.Decision) error {
	if err := offered(p.g); err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(uint64(p.n), p.rec.Setup.Seed+1))
	for range 40 {
		id, target := game.CardID(1+r.IntN(len(p.g.S.Cards)-1)), game.CardID(r.IntN(len(p.g.S.Cards)))
		what := fmt.Sprintf("%s brings %s to %s", d.Seat, p.g.Key(id), p.g.Key(target))
		some := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && (target == 0 || o.Target == target) })
		reasons := p.g.Why(d.Seat, id, target)
		anywhere := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && o.Target == 0 })
		switch {
		case some && len(reasons) > 0:
			return fmt.Errorf("%s: it is on offer, and refused as %s", what, reasons[0].Rule)
		case !some && !anywhere && len(reasons) == 0:
			return fmt.Errorf("%s: it is neither on offer nor refused", what)
		}
		for _, x := range reasons {
			if rulebook.Embedded().Lookup(x.Rule) == nil {
				return fmt.Errorf("%s: the rulebook has no %q", what, x.Rule)
			}
			if err := said(what, x.Say); err != nil {
				return err
			}
		}
	}
	return nil
}
