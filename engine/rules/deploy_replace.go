package rules

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Persona replacement (persona.replace): not a deployment, so it costs nothing and
// nothing answers it.
var replaceVerb = &verb{
	verb: game.VReplace,
	pre:  []requirement{inPhase(game.Deploy, "persona.replace"), outsideBattle},
	list: listReplace,
	needs: []requirement{
		need("persona.replace", "It is the same version.", "C’est la même version.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return r.otherVersion(o.Card, o.Target) }),
		need("persona.replace", "That version is missing, captured or otherwise inactive.", "Cette version est portée disparue, capturée ou autrement inactive.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				return r.IsActive(o.Target) || r.S.C(o.Target).Is(game.Undercover)
			}),
		replaceStrength,
		replaceUnique,
		need("persona.replace", "It cannot take the other version's place.", "Elle ne peut pas prendre la place de l’autre version.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return r.fitsSlot(o.Card, o.Target) }),
		need("deploy.restriction.location", "Its own text does not let it be there.", "Son propre texte ne la laisse pas s’y trouver.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return r.deploysInto(o.Card, r.S.C(o.Target).At) }),
		neverThere,
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		if g.S.C(o.Target).Owner != side {
			g.convertInto(side, o.Card, o.Target)
			return
		}
		g.replace(side, o.Card, o.Target)
	},
}

// listReplace lists each unique character of the hand with each own unique
// character on table of its persona; a group name is no persona (persona.skywalker).
func listReplace(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.HandOf(side) {
		d := r.Def(id)
		if !sought.card_(id) || d.Type != card.Character || d.Dots != 1 || len(r.Personas(id)) == 0 {
			continue
		}
		for _, old := range r.InPlay() {
			def := r.Def(old)
			if !sought.target_(old) || def.Type != card.Character || def.Dots != 1 || r.S.C(old).Owner != side {
				continue
			}
			if slices.ContainsFunc(r.Personas(id), func(p string) bool { return slices.Contains(r.Personas(old), p) }) {
				emit(game.Option{Card: id, Target: old})
			}
		}
	}
}

// otherVersion tells whether two cards of a persona differ in title, or in an
// expansion icon.
func (r *Referee) otherVersion(a, b game.CardID) bool {
	def, y := r.Def(a), r.Def(b)
	if def.Unmarked() != y.Unmarked() {
		return true
	}
	set := func(d *card.Def) string { // an expansion icon is named like its set
		if slices.ContainsFunc(d.Icons, func(icon string) bool { return strings.EqualFold(icon, d.Set) }) {
			return d.Set
		}
		return ""
	}
	return set(def) != set(y)
}

// replaceStrength: power and ability at least those of the old version now.
var replaceStrength = requirement{
	rule: "persona.replace",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		for _, s := range []card.Stat{card.Power, card.Ability} {
			now, has := r.Value(o.Target, s)
			if n := r.Def(o.Card).Num[s]; has && (!n.Has || n.N < now) {
				return false
			}
		}
		return true
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		power, _ := r.Value(o.Target, card.Power)
		ability, _ := r.Value(o.Target, card.Ability)
		return card.Say("It needs at least power %s and ability %s, as %s has now.", "Il lui faut au moins %s de puissance et %s d’habileté, comme %s en ce moment.",
			power, ability, r.Title(o.Target))
	},
}

// replaceUnique: no third card of the persona, nothing built in that is on table
// already, and no copy of the title (unique.dots).
var replaceUnique = requirement{
	rule:  "persona.replace",
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.replaceClash(side, o) == 0 },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("On table already: %s.", "Déjà sur la table : %s.", r.Title(r.replaceClash(side, o)))
	},
}

func (r *Referee) replaceClash(side card.Side, o *game.Option) game.CardID {
	title := r.Def(o.Card).Unmarked()
	for _, id := range r.InPlay() {
		if id == o.Target {
			continue
		}
		if r.Def(id).Unmarked() == title || r.S.C(id).Owner == side && r.SharesPersona(o.Card, id) {
			return id
		}
	}
	return 0
}

// fitsSlot tells whether a card could lie where another lies.
func (r *Referee) fitsSlot(id, old game.CardID) bool {
	it := r.S.C(old)
	if it.Slot == card.OnCard {
		return true
	}
	return slices.Contains(r.SlotsFor(id, it.At), it.Slot) && !r.Banned(id, it.At)
}

// replace puts the new version where the old one was. What lies on the old one, and
// what was said of it, goes over if it still applies; the rest is lost, and so is
// the old version, which is not "just lost".
func (g *Game) replace(side card.Side, id, old game.CardID) {
	was := *g.S.C(old)
	on := g.S.On(old)
	g.S.ToTable(id, was.At, was.Slot, was.Beside)
	it := g.S.Edit(id)
	it.Moved, it.Battled, it.Drained, it.Reacted, it.Deployed = was.Moved, was.Battled, was.Drained, was.Reacted, was.Deployed
	it.Searched = was.Searched // missing.search.bound
	it.WeaponBy, it.Weapons, it.DeviceBy, it.Devices = was.WeaponBy, was.Weapons, was.DeviceBy, was.Devices
	g.passOn(old, id)
	for _, under := range g.CombatCards(old) {
		g.S.Edit(under).At = id
	}
	for _, other := range on {
		switch held := g.S.C(other).Is(game.Captive); {
		case held || g.appliesTo(other, id):
			g.S.Edit(other).At = id
		default: // with what lies on it and under it (leave.attached)
			g.vanish(other)
		}
	}
	g.S.ToPile(old, game.Lost)
	e := game.Event{Kind: game.Replaced, By: side, Card: id, On: old, At: g.S.Where(id)}
	g.happens(e) // for a text that speaks of it
	if !g.Escorts(id) {
		g.partFrom(id)
	}
}

// passOn makes what was said of a card for a time hold of the one that takes its place.
func (g *Game) passOn(old, id game.CardID) {
	for _, effect := range g.InPlay() { // utinni.target
		switch it := g.S.C(effect); {
		case it.Aim != old:
		case it.At == old || g.fitsAim(effect, id): // what lies on it goes over by itself
			g.S.Edit(effect).Aim = id
		default: // persona.replace, convert.replace
			g.vanish(effect)
			continue
		}
		if g.S.C(effect).Second == old {
			g.S.Edit(effect).Second = id
		}
		if g.S.C(effect).Mentor == old { // jedi-test.replacement
			g.S.Edit(effect).Mentor = id
		}
		if g.S.C(effect).Captor == old { // capture.seize
			g.S.Edit(effect).Captor = id
		}
	}
	for i := range g.S.Lasting {
		l := &g.S.Change().Lasting[i]
		if l.On == old {
			l.On = id
		}
		for b := range l.Bound {
			for k, other := range l.Bound[b].Cards {
				if other == old {
					l.Bound[b].Cards[k] = id
				}
			}
		}
	}
}

// fitsAim tells whether an Utinni Effect that targets one version may target another: one such
// as its text asks for, wherever that is now, which is not immune to it.
func (r *Referee) fitsAim(effect, id game.CardID) bool {
	some := false
	for _, n := range r.Text(effect).Deploys {
		cl := r.Text(effect).Clauses[n]
		if len(cl.Targets) < 2 {
			continue
		}
		if some = true; cl.Targets[1].Fits == nil || cl.Targets[1].Fits(r.clauseCtx(r.S.C(effect).Owner, effect, cl), id) {
			return !r.ImmuneTo(id, effect)
		}
	}
	return !some
}

// appliesTo tells whether a card that lies on one version may lie on another: by
// its text on deploying, if it has one; not if that one is immune to it. A completed Jedi
// Test stays with who has completed it (jedi-test.replacement, cross.jedi-tests).
func (r *Referee) appliesTo(id, bearer game.CardID) bool {
	return r.S.C(id).Is(game.Completed) || !r.ImmuneTo(bearer, id) && r.SuitsBearer(id, bearer)
}
