package rules

import (
	"slices"

	"cantina/engine/game"
)

// Who rides in a device of somebody gets out, even if he may not move, as soon as either of
// them leaves the table, is captured, goes missing or is excluded from battle; all but the
// first befalls the other, too (ruling of Luke's Backpack).

// getsOut puts a rider where the bearer of his mount is: beside him, or aboard the same
// carrier, where a place has been kept for him.
func (g *Game) getsOut(rider game.CardID) {
	at, slot := g.beside(g.Bearer(rider))
	from := g.S.Where(rider)
	g.S.ToTable(rider, at, slot, g.S.C(rider).Owner)
	g.event(game.Event{Kind: game.Moved, By: g.S.C(rider).Owner, Card: rider, On: from, At: g.S.Where(rider)})
}

// alightAll makes those get out who ride with any of some characters, or are among them, and
// lists the characters together with those who share their fate: each right behind those named.
func (g *Game) alightAll(ids []game.CardID) []game.CardID {
	all := slices.Clone(ids)
	for _, id := range ids {
		riders := g.Riders(id)
		if bearer := g.Bearer(id); bearer != 0 {
			all, riders = append(all, bearer), append(riders, g.Riders(bearer)...)
		}
		for _, rider := range riders {
			all = append(all, rider)
			g.getsOut(rider)
		}
	}
	return unique(all)
}

// alight makes those get out whose mounts leave the table, unless what the bearer is aboard
// leaves, too. It returns what leaves.
func (g *Game) alight(leaving []game.CardID) []game.CardID {
	for _, id := range slices.Clone(leaving) {
		mount := g.Mount(id)
		if mount == 0 || !slices.Contains(leaving, mount) || slices.Contains(leaving, g.S.C(g.Bearer(id)).At) {
			continue
		}
		stays := append(g.Attached(id), id)
		g.getsOut(id)
		leaving = slices.DeleteFunc(leaving, func(other game.CardID) bool { return slices.Contains(stays, other) })
	}
	return leaving
}

// unique keeps the first of each card.
func unique(ids []game.CardID) (out []game.CardID) {
	for _, id := range ids {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}
