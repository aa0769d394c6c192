package scene

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// lies finds a location in the view, which tells how it lies.
func (r *runner) lies(a arg, f func(v *game.LocationView) string) string {
	return r.at(a, func(loc game.CardID) string {
		view := r.g.View(card.Dark)
		for i := range view.Groups {
			for j := range view.Groups[i].Locations {
				if v := &view.Groups[i].Locations[j]; v.Card.ID == loc {
					return f(v)
				}
			}
		}
		return "it is not in the view"
	})
}

func (r *runner) noShip(a []arg) string {
	return r.lies(a[0], func(v *game.LocationView) string {
		if v.Ship == 0 {
			return ""
		}
		return "it is " + r.title(v.Ship)
	})
}

func (r *runner) shipIs(a []arg) string {
	return r.lies(a[0], func(v *game.LocationView) string {
		if v.Ship == 0 {
			return "it belongs to none"
		}
		return yes(r.means(v.Ship, a[1].name), "it is "+r.title(v.Ship))
	})
}

// noDraining is so if no Force drain is in progress.
func (r *runner) noDraining([]arg) string {
	by, at, _, on := r.g.Draining()
	if !on {
		return ""
	}
	return by.String() + " drains at " + r.title(at)
}

func (r *runner) drains(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string {
		by, at, _, on := r.g.Draining()
		return yes(on && by == a[0].side && at == loc, or(r.noDraining(a), "there is no Force drain"))
	})
}

func (r *runner) drainsFor(a []arg) string {
	if bad := r.drains(a); bad != "" {
		return bad
	}
	_, _, n, _ := r.g.Draining()
	return is(n, a[2].num)
}

func (r *runner) isRelated(a []arg) string {
	return r.lies(a[0], func(v *game.LocationView) string {
		return r.at(a[1], func(loc game.CardID) string {
			return yes(slices.Contains(v.Related, loc), "they are not related")
		})
	})
}

func (r *runner) isAdjacent(a []arg) string {
	return r.lies(a[0], func(v *game.LocationView) string {
		return r.at(a[1], func(loc game.CardID) string {
			return yes(slices.Contains(v.Adjacent, loc), "they are not adjacent")
		})
	})
}

func (r *runner) noMajority([]arg) string {
	for side := range card.Sides {
		if r.g.HasMajority(side) {
			return "it is of " + side.String()
		}
	}
	return ""
}

func (r *runner) majority(a []arg) string { return yes(r.g.HasMajority(a[0].side), "it is not his") }

func (r *runner) politics(a []arg) string { return is(r.g.Politics(a[0].side).Total, a[1].num) }
