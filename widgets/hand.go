package widgets

import (
	"cmp"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A HandSort is the order in which a player's hand lies.
type HandSort uint8

const (
	AsDrawn HandSort = iota
	ByType
	ByCost
	handSorts
)

// hand is the front player's hand in the order he wants.
func (ss *seats) hand() []*game.CardView {
	cs := ptrs(ss.view.Players[ss.view.Seat].Hand)
	by := ss.opt.Sort[ss.view.Seat]
	if by == AsDrawn {
		return cs
	}
	cost := func(v *game.CardView) int {
		if v.Def == nil || !v.Now[card.Deploy].Has {
			return -1
		}
		return int(v.Now[card.Deploy].N)
	}
	slices.SortStableFunc(cs, func(a, b *game.CardView) int {
		if a.Def == nil || b.Def == nil {
			return 0
		}
		ty, co := typeOrder[a.Def.Type]-typeOrder[b.Def.Type], cost(a)-cost(b)
		if by == ByCost {
			ty, co = co, ty
		}
		return cmp.Or(ty, co, cmp.Compare(a.Def.Title, b.Def.Title))
	})
	return cs
}

var typeOrder = func() (at [card.Types]int) {
	for i := range at {
		at[i] = 20 + i
	}
	for i, ty := range []card.Type{card.Location, card.Character, card.Starship, card.Vehicle, card.Weapon, card.Device, card.Effect, card.Interrupt} {
		at[ty] = i
	}
	return
}()

var sortKey = [handSorts]string{"sort.drawn", "sort.type", "sort.cost"}

// sortHand goes to the next order; it is remembered for the seat.
func (ss *seats) sortHand() {
	s := &ss.opt.Sort[ss.view.Seat]
	*s = (*s + 1) % handSorts
	ss.house.relayout()
	ss.inform(ss.say(sortKey[*s]))
}

// paintSort paints the button left of the hand: bars of falling length.
func (ss *seats) paintSort(b *brush, x float32) {
	u := b.u
	r := rect{x - 10*u, 8 * u, 20 * u, 22 * u}
	c, bg := b.soft, b.top
	if ss.opt.Sort[ss.view.Seat] != AsDrawn {
		c = b.gold
	}
	if b.hit(hit{At: r, Key: "sort", Do: ss.sortHand}) {
		c, bg = b.skin.ink, b.raised
	}
	b.Round(r.X, r.Y, r.W, r.H, 4*u, bg)
	for i, w := range []float32{14, 10, 6} {
		b.Rect(r.X+3*u, r.Y+(5+float32(i)*5)*u, w*u, 2*u, c)
	}
}
