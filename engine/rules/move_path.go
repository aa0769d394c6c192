package rules

import (
	"slices"

	"cantina/engine/game"
)

// link tells how two neighbours in the row hang together.
func (r *Referee) link(a, b game.CardID) game.Link {
	switch {
	case r.IsSite(a) && r.Beside(a, b):
		return game.OnFoot
	case r.Beside(a, b), r.IsSector(a) != r.IsSector(b) && !r.IsSite(a) && !r.IsSite(b) && r.Related(a, b):
		return game.BySector
	}
	return game.Apart
}

// via lists the locations on the way of a move that goes from one to the next: by
// landspeed through sites, or through sectors (move.through).
func (r *Referee) via(o *game.Option) []game.CardID {
	switch o.Verb {
	case game.VMove, game.VSector, game.VReact:
	default:
		return nil
	}
	i, j := slices.Index(r.S.Row, r.S.Where(o.Card)), slices.Index(r.S.Row, o.Target)
	if i < 0 || j < 0 || i == j {
		return nil
	}
	dir := 1
	if j < i {
		dir = -1
	}
	var out []game.CardID
	for k := i; k != j; k += dir {
		a, b := min(k, k+dir), max(k, k+dir)
		if r.link(r.S.Row[a], r.S.Row[b]) == game.Apart {
			return nil
		}
		if k != i {
			out = append(out, r.S.Row[k])
		}
	}
	return out
}
