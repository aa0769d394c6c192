package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Carrying artillery: two of its owner's warriors who are present with it, and
// could both make the landspeed move, take it along; it is their regular move, not
// the weapon's (weapon.artillery.carry).
var haulVerb = &verb{
	verb: game.VHaul,
	pre:  []requirement{inPhase(game.Move, "weapon.artillery.carry"), outsideBattle},
	list: listHaul,
	needs: []requirement{
		neverThere, // of the weapon: the carriers are judged apart
		{rule: "weapon.artillery.carry",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return len(r.haulers(o.Card, o.Target)) >= 2 },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("It takes two of your warriors present with it who can still move so far.",
					"Il faut deux de vos guerriers présents avec elle qui peuvent encore se déplacer aussi loin.")
			}},
	},
	pays: "weapon.artillery.carry",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pHaul, side, &hauling{Weapon: o.Card, To: o.Target})
	},
}

// hauling is the carrying of artillery to a site.
type hauling struct {
	Weapon game.CardID   `json:"weapon"`       // the artillery
	To     game.CardID   `json:"to"`           // the site
	By     []game.CardID `json:"by,omitempty"` // the two who carry it
}

func (h *hauling) Clone() game.Body {
	b := *h
	b.By = slices.Clone(h.By)
	return &b
}

func payHaul(g *Game, f *game.Frame, h *hauling) flow {
	g.use(f.Side, int(g.haulCost(h.Weapon, h.To, h.By)))
	return next
}

// listHaul lists the sites to which artillery might be carried.
func listHaul(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Weapon) {
		if r.haulText(id) == nil || !r.IsSite(r.S.C(id).At) {
			continue
		}
		for _, to := range r.S.Row {
			if to == r.S.C(id).At || !r.IsSite(to) || !sought.target_(to) {
				continue
			}
			o := game.Option{Card: id, Target: to}
			if list := r.haulers(id, to); len(list) >= 2 { // the two who pay least
				slices.SortFunc(list, func(a, b game.CardID) int { return int(r.legCost(a, to) - r.legCost(b, to)) })
				o.Cost = r.haulCost(id, to, list[:2])
			} else if sought.card == 0 {
				continue
			}
			emit(o)
		}
	}
}

// haulText is the text that lets artillery be carried.
func (r *Referee) haulText(id game.CardID) *position.Working {
	for m := range r.Mods(position.ModCarried) {
		if m.C.Self == id {
			return m
		}
	}
	return nil
}

// haul puts those who could carry artillery to a site on a ballot: each makes the move by
// landspeed that he could make by himself (weapon.artillery.carry), and what besides asks.
func (r *Referee) haul(id, to game.CardID, b *ballot, besides func(game.CardID) []requirement) {
	m := r.haulText(id)
	b.among("weapon.artillery.carry", "Only your characters beside %s.", "Seulement vos personnages à côté de %s.", r.Title(id))
	for other := range r.At(r.S.Where(id)) {
		if m == nil || r.S.C(other).Owner != r.S.C(id).Owner || r.Def(other).Type != card.Character {
			continue
		}
		b.judge(game.Option{Verb: game.VTarget, Card: other}, game.Option{Verb: game.VMove, Card: other, Target: to},
			so(r.OnFoot(other) && m.Affects(&m.C, other) && r.PresentWith(other, id), "weapon.artillery.carry",
				"%s is none of those who carry %s, or not present with it.", "%s n’est pas de ceux qui portent %s, ou n’est pas présent avec elle.", r.Title(other), r.Title(id)),
			moveVerb.needs, besides(other))
	}
}

// haulers are those who could carry artillery to a site.
func (r *Referee) haulers(id, to game.CardID) (out []game.CardID) {
	b := &ballot{r: r, side: r.S.C(id).Owner}
	r.haul(id, to, b, func(game.CardID) []requirement { return nil })
	for _, o := range b.open {
		out = append(out, o.Card)
	}
	return out
}

// pollHaul: two of them, for whom together the Force suffices (weapon.artillery.carry,
// action.cost).
func pollHaul(r *Referee, f *game.Frame, h *hauling, b *ballot) {
	if len(h.By) == 2 {
		return
	}
	with := r.haulers(h.Weapon, h.To)
	if len(h.By) == 1 {
		with = h.By
	}
	r.haul(h.Weapon, h.To, b, func(id game.CardID) []requirement {
		paid := slices.ContainsFunc(with, func(other game.CardID) bool {
			return other != id && r.CanUse(f.Side, int(r.haulCost(h.Weapon, h.To, []game.CardID{id, other})))
		})
		return slices.Concat(b.another(h.By, id), so(paid, "action.cost", "Your Force Pile has too little for the two.", "Votre pile de Force n’y suffit pas pour les deux."))
	})
}

func (r *Referee) legCost(id, to game.CardID) int32 { return r.moveCost(id, r.S.Where(id), to, 1) }

// haulCost is the landspeed cost of each carrier and what the text adds once.
func (r *Referee) haulCost(id, to game.CardID, by []game.CardID) int32 {
	n := int32(r.haulText(id).N.Int())
	for _, other := range by {
		n += r.legCost(other, to)
	}
	return n
}

func askHaul(r *Referee, f *game.Frame, h *hauling) *game.Decision {
	d := polled(r, f, h, pollHaul).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.artillery.carry", Source: h.Weapon,
		Prompt: card.Say("Who carries %s?", "Qui porte %s ?", r.Title(h.Weapon))})
	if d != nil && len(r.haulers(h.Weapon, h.To)) == 2 {
		d.Options = d.Options[:1] // both
	}
	return d
}

func tookHaul(g *Game, _ *game.Frame, h *hauling, o *game.Option) flow {
	h.By = append(h.By, o.Card)
	return again
}

// hauled moves carriers and weapon site by site; it ends where one is stopped.
func hauled(g *Game, _ *game.Frame, h *hauling) flow {
	at := g.S.Where(h.Weapon)
	for _, other := range h.By {
		if g.S.Where(other) != at || !g.OnFoot(other) || !g.IsActive(other) {
			return done
		}
	}
	to := g.nextSite(h.By[0], h.To)
	if to == 0 {
		return done
	}
	for _, other := range h.By {
		g.moveTo(other, to, card.OnCard, game.VMove)
	}
	g.moveTo(h.Weapon, to, card.OnCard, game.VHaul)
	return again
}
