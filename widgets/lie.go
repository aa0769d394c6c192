package widgets

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// How a location lies among the others, in words: beside the large card and over
// its group.

// lieRows say what lies beside a location, or which sites a ship has in the row.
func (ln *lens) lieRows(v *game.CardView, w, u float32) (out []row) {
	add := func(icon, key string, ids []game.CardID) {
		if len(ids) == 0 {
			return
		}
		var names []string
		for _, id := range ids {
			names = append(names, ln.title(id))
		}
		out = append(out, row{icon: icon, left: ln.say(key), head: true})
		out = append(out, ln.prose(strings.Join(names, ", "), w, u)...)
	}
	l := ln.places[v.ID]
	if l == nil {
		add("site", "lie.sites", ln.sitesOf(v.ID))
		return
	}
	if l.Ship != 0 {
		add(shipIcon(ln.shown[l.Ship]), "lie.ship", []game.CardID{l.Ship})
		out = append(out, ln.prose(ln.whereIs(l.Ship), w, u)...)
	}
	for _, text := range ln.view.Further { // ruling.expand-the-empire
		if text.At != v.ID {
			continue
		}
		out = append(out, row{icon: "site", left: ln.say("lie.further", card.SideNames[text.To][ln.lang], ln.title(text.Of)), head: true, about: "location.text-side"})
		for _, says := range text.Says {
			out = append(out, ln.prose(says[ln.lang], w, u)...)
		}
	}
	add("landspeed", "lie.foot", l.Adjacent)
	add("sector", "lie.sector", ln.besideBySector(v.ID))
	return
}

// sitesOf lists the sites in the row that belong to a ship.
func (ln *lens) sitesOf(ship game.CardID) (out []game.CardID) {
	for gi := range ln.view.Groups {
		for li := range ln.view.Groups[gi].Locations {
			if l := &ln.view.Groups[gi].Locations[li]; l.Ship == ship {
				out = append(out, l.Card.ID)
			}
		}
	}
	return
}

// besideBySector lists the neighbours of a location to which sector movement leads.
func (ln *lens) besideBySector(id game.CardID) (out []game.CardID) {
	for gi := range ln.view.Groups {
		ls := ln.view.Groups[gi].Locations
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
