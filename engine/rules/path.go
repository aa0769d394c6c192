package rules

import (
	"slices"

	"cantina/engine/game"
)

// link tells how two neighbours in the row hang together.
func (g *Game) link(a, b game.CardID) game.Link {
	switch {
	case g.isSite(a) && g.beside(a, b):
		return game.OnFoot
	case g.beside(a, b), g.isSector(a) != g.isSector(b) && !g.isSite(a) && !g.isSite(b) && g.related(a, b):
		return game.BySector
	}
	return game.Apart
}

// via lists the locations on the way of a move that goes from one to the next: by
// landspeed through sites, or through sectors (move.through).
func (g *Game) via(o *game.Option) []game.CardID {
	switch o.Verb {
	case game.VMove, game.VSector, game.VReact:
	default:
		return nil
	}
	i, j := slices.Index(g.S.Row, g.S.Where(o.Card)), slices.Index(g.S.Row, o.Target)
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
		if g.link(g.S.Row[a], g.S.Row[b]) == game.Apart {
			return nil
		}
		if k != i {
			out = append(out, g.S.Row[k])
		}
	}
	return out
}
