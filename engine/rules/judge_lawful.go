package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// unlawful is what the rules do not allow of a position that was changed by hand: of the cards
// that were touched, where they lie now, and what lies on them. The rest has come about by the
// rules.
func (r *Referee) unlawful(touched []game.CardID) (out []game.Reason) {
	slices.Sort(touched)
	for _, id := range slices.Compact(touched) {
		for i := range mayLie {
			q := &mayLie[i]
			if o := r.lying(id); r.S.OnTable(id) && !q.holds(r, r.S.C(id).Owner, &o) {
				out = append(out, game.Reason{Rule: q.rule, Say: q.unmet(r, r.S.C(id).Owner, &o)})
				break
			}
		}
	}
	for _, bad := range r.S.Check() {
		out = append(out, game.Reason{Say: card.T(bad, bad)})
	}
	return out
}

// lying is a card as it lies, in the words of an action that brings it there.
func (r *Referee) lying(id game.CardID) game.Option {
	return game.Option{Verb: game.VPlace, Card: id, Target: r.S.C(id).At, Slot: r.S.C(id).Slot}
}

// mayLie binds every card on table, however it has come to where it lies (deploy.where,
// ship.capacity, unique.dots, persona.def, capture.seize, spy.state).
var mayLie = []requirement{
	{rule: "deploy.where", holds: liesSomewhere, unmet: sayMisplaced},
	{rule: "ship.capacity", holds: sitsRight, unmet: sayUnseated},
	{rule: "unique.dots",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			dots := r.dots(o.Card)
			return dots == 0 || r.OnTable(r.Def(o.Card)) <= dots
		},
		unmet: sayAtLimit},
	{rule: "location.converting",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.S.C(o.Card).Zone != game.Row || r.Twin(o.Card) == 0
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("Another version of %s is on table.", "Une autre version de %s est sur la table.", r.Title(o.Card))
		}},
	{rule: "persona.def",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			return r.S.C(o.Card).Zone != game.Table || r.PersonaClash(side, o.Card) == 0
		},
		unmet: deployPersona.unmet},
	{rule: "rules.never",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool { return !r.Never(o.Card, r.S.Where(o.Card)) },
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("A text says that it never goes to %s.", "Un texte dit que cette carte ne va jamais à %s.", r.Title(r.S.Where(o.Card)))
		}},
	{rule: "capture.seize", holds: heldRight, unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s is a captive where the opponent holds him: on an escort, or imprisoned at a prison.", "%s est captif là où l’adversaire le tient : sur une escorte, ou emprisonné dans une prison.", r.Title(o.Card))
	}},
	{rule: "move.bombing-run",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return !r.S.C(o.Card).Is(game.Bombing) || r.IsSite(o.Target)
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is bombing only at a site.", "%s n’est en bombardement que sur un site.", r.Title(o.Card))
		}},
	{rule: "spy.state",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return !r.S.C(o.Card).Is(game.Undercover) || r.IsSite(o.Target)
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is undercover only at a site.", "%s n’est clandestin que sur un site.", r.Title(o.Card))
		}},
}

// liesSomewhere: each kind of card where it can be at all, and what lies by its own text on what
// that suits.
func liesSomewhere(r *Referee, _ card.Side, o *game.Option) bool {
	it, at := r.S.C(o.Card), o.Target
	switch t := r.Def(o.Card).Type; {
	case t == card.Location:
		return it.Zone == game.Row
	case t == card.Interrupt || r.Def(o.Card).Type == card.Podracer && at != 0:
		return r.AsPiece(o.Card, at)
	case t == card.Creature:
		return at != 0 && (r.S.C(at).Zone != game.Row || r.LivesAt(o.Card, at))
	case t == card.Character || t == card.Vehicle || t == card.Starship:
		if at == 0 {
			return false
		}
		return r.S.C(at).Zone != game.Row || r.canBeAt(o.Card, at)
	case t == card.JediTest && it.Is(game.Completed) && at != 0: // jedi-test.complete
		return at == it.Aim
	case t == card.AdmiralsOrder || t == card.Objective:
		return at == 0
	case at == 0:
		return r.besideTable(o.Card)
	}
	return o.Slot != card.OnCard || r.SuitsBearer(o.Card, at)
}

// besideTable tells whether a card may lie on a side of the table by its text, or has none that
// says where it lies.
func (r *Referee) besideTable(id game.CardID) bool {
	t := r.Text(id)
	return len(t.Deploys) == 0 || slices.ContainsFunc(t.Deploys, func(n int16) bool { return t.Clauses[n].Beside })
}

func sayMisplaced(r *Referee, _ card.Side, o *game.Option) card.Text {
	if o.Target == 0 {
		return card.Say("%s cannot lie beside the locations.", "%s ne peut pas être à côté des localisations.", r.Title(o.Card))
	}
	return card.Say("%s cannot lie at or on %s.", "%s ne peut pas être à %s, ni dessus.", r.Title(o.Card), r.Title(o.Target))
}

// sitsRight: aboard something of its own side, in a place of its kind, with room in it.
func sitsRight(r *Referee, side card.Side, o *game.Option) bool {
	if o.Target == 0 || r.S.C(o.Target).Zone != game.Table {
		return true
	}
	switch t := r.Def(o.Card).Type; {
	case o.Slot != card.OnCard:
		return r.S.C(o.Target).Owner == side && slices.Contains(r.SlotsFor(o.Card, o.Target), o.Slot) && r.RoomAboard(o.Target, o.Slot, o.Card)
	case t == card.Character:
		return r.S.C(o.Card).Is(game.Captive) || r.isPerch(o.Target)
	}
	return r.Def(o.Card).Type != card.Vehicle && r.Def(o.Card).Type != card.Starship || r.S.C(o.Card).Is(game.Captive)
}

func sayUnseated(r *Referee, _ card.Side, o *game.Option) card.Text {
	if o.Slot == card.OnCard {
		return card.Say("%s has no place on %s.", "%s n’a pas de place sur %s.", r.Title(o.Card), r.Title(o.Target))
	}
	return card.Say("%s has no place as %s on %s.", "%s n’a pas de place comme %s sur %s.", r.Title(o.Card), card.SlotNames[o.Slot], r.Title(o.Target))
}

// heldRight: a captive is held by the opponent's escort, or imprisoned at a prison.
func heldRight(r *Referee, side card.Side, o *game.Option) bool {
	it := r.S.C(o.Card)
	switch {
	case !it.Is(game.Captive):
		return true
	case it.Is(game.Imprisoned):
		return r.IsPrison(o.Target)
	}
	return o.Target != 0 && r.S.C(o.Target).Zone == game.Table && r.S.C(o.Target).Owner != side
}
