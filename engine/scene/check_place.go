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
