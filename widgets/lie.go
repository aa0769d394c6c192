package widgets

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// How a location lies among the others, in words: beside the large card and over
// its group.

// lieRows say what lies beside a location, or which sites a ship has in the row.
func (t *Table) lieRows(v *game.CardView, w, u float32) (out []row) {
	add := func(icon, key string, ids []game.CardID) {
		if len(ids) == 0 {
			return
		}
		var names []string
		for _, id := range ids {
			names = append(names, t.title(id))
		}
		out = append(out, row{icon: icon, left: t.say(key), head: true})
		out = append(out, t.prose(strings.Join(names, ", "), w, u)...)
	}
	l := t.places[v.ID]
	if l == nil {
		add("site", "lie.sites", t.sitesOf(v.ID))
		return
	}
	if l.Ship != 0 {
		add(shipIcon(t.shown[l.Ship]), "lie.ship", []game.CardID{l.Ship})
		out = append(out, t.prose(t.whereIs(l.Ship), w, u)...)
	}
	add("landspeed", "lie.foot", l.Adjacent)
	add("sector", "lie.sector", t.besideBySector(v.ID))
	return
}

// sitesOf lists the sites in the row that belong to a ship.
func (t *Table) sitesOf(ship game.CardID) (out []game.CardID) {
	for gi := range t.view.Groups {
		for li := range t.view.Groups[gi].Locations {
			if l := &t.view.Groups[gi].Locations[li]; l.Ship == ship {
				out = append(out, l.Card.ID)
			}
		}
	}
	return
}

// besideBySector lists the neighbours of a location to which sector movement leads.
func (t *Table) besideBySector(id game.CardID) (out []game.CardID) {
	for gi := range t.view.Groups {
		ls := t.view.Groups[gi].Locations
		for i := range ls {
			if ls[i].Card.ID != id {
				continue
			}
			if i > 0 && ls[i-1].Next == game.BySector {
				out = append(out, ls[i-1].Card.ID)
			}
			if i+1 < len(ls) && ls[i].Next == game.BySector {
				out = append(out, ls[i+1].Card.ID)
			}
		}
	}
	return
}

func shipIcon(v *game.CardView) string {
	if v != nil && v.Def != nil && v.Def.Type == card.Vehicle {
		return "vehicle"
	}
	return "starship"
}

// shipOf is the ship whose sites a group holds, 0 if none.
func (g *group) shipOf() game.CardID {
	if len(g.Lanes) == 0 {
		return 0
	}
	return g.Lanes[0].View.Ship
}

// paintHead paints a system's name over its lanes, with a line on both sides; over
// the sites of a ship its name and where it is.
func (t *Table) paintHead(b *brush, g *group) {
	u := min(b.u, b.h/22)
	size := 12.5 * u
	name, icon := g.Name, ""
	if ship := t.shown[g.shipOf()]; ship != nil && ship.Def != nil {
		icon = shipIcon(ship)
		name = ship.Def.Title
		if at := t.whereIs(ship.ID); at != "" && ink.CapsWidth(size, name+" "+at) < b.w-40*u {
			name += " " + at
		}
	}
	if l := g.star(); l != nil {
		icon, name = "parsec", name+t.parsecOf(l)
	}
	room := b.w
	if icon != "" {
		room -= 20 * u
	}
	for ink.CapsWidth(size, name) > room-6*u && size > 8*u {
		size -= 0.5 * u
	}
	w := min(ink.CapsWidth(size, name), room)
	x, y := (b.w-w+b.w-room)/2, b.h*0.62
	if icon != "" {
		b.Icon(icon, x-19*u, y-7*u, 14*u, b.gold)
	}
	if left := x - (b.w - room); w < room-24*u {
		b.Rect(2*u, y, left-10*u, 1, ink.Fade(b.soft, 0.35))
		b.Rect(x+w+8*u, y, b.w-x-w-10*u, 1, ink.Fade(b.soft, 0.35))
	}
	if w < room {
		b.Caps(size, x, y+size*0.36, b.soft, name)
	} else {
		b.Text(ink.Bold, size, x, y+size*0.36, b.soft, ink.Fit(ink.Bold, size, room, name))
	}
}

// star is the mobile system of a group, if it is one's.
func (g *group) star() *game.LocationView {
	for i := range g.Lanes {
		if l := g.Lanes[i].View; l.Mobile {
			return l
		}
	}
	return nil
}

// parsecOf says at which parsec a mobile system is.
func (t *tableau) parsecOf(l *game.LocationView) string {
	return ", " + t.say("lie.parsec", l.Parsec.String())
}

// tie is where a group is tied to another lane: the sites of a ship to the lane in
// which it is, a mobile system to what it orbits. It goes along the heads of the
// groups, down into the lane. Nothing when there is no such lane.
func (t *Table) tie(g *group) (from, to point, ok bool) {
	id := g.shipOf()
	if l := g.star(); l != nil {
		id = l.Orbits
	}
	l := t.laneOf(id)
	if l == nil {
		return
	}
	from, to = point{g.Head.X, g.Head.Y}, point{l.All.right() - l.All.W*0.12, l.All.Y} // beside the name over it
	if to.X > g.Head.X {
		from.X, to.X = g.Head.right(), l.All.X+l.All.W*0.12
	}
	return from, to, true
}
