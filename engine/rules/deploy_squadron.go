package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A squadron without a deploy cost replaces three starfighters of the classes that
// its text names, all at one location and none in a cargo hold. That is no
// deployment: presence, what its text says of deploying and the like do not matter; only
// "never" does (deploy.squadron.replacement, rules.never).
var formVerb = &verb{
	verb: game.VForm,
	pre:  []requirement{inPhase(game.Deploy, "deploy.timing"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.HandOf(side) {
			if !r.Def(id).Is("squadron") || sought.card != 0 && sought.card != id {
				continue
			}
			for _, loc := range r.S.Row {
				if sought.target_(loc) {
					emit(game.Option{Card: id, Target: loc})
				}
			}
		}
	},
	needs: []requirement{
		need("deploy.squadron", "A squadron with a deploy cost is deployed.", "Un escadron avec un coût de déploiement se déploie.",
			func(r *Referee, _ card.Side, o *game.Option) bool { return r.replaces(o.Card) != nil }).kind(),
		need("deploy.squadron.replacement", "You do not have three such starfighters there, outside of any cargo hold.",
			"Vous n’avez pas là trois chasseurs stellaires de ce genre, hors de toute soute.",
			func(r *Referee, side card.Side, o *game.Option) bool {
				m := r.replaces(o.Card)
				return m != nil && len(r.replaceable(side, o.Card, o.Target, m)) >= m.N.Int()
			}),
		deployUnique, neverThere,
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pForm, side, &forming{Squadron: o.Card, At: o.Target})
	},
}

// forming is the replacement of starfighters by a squadron.
type forming struct {
	Squadron game.CardID   `json:"squadron"`        // from hand
	At       game.CardID   `json:"at"`              // the location
	Ships    []game.CardID `json:"ships,omitempty"` // the starfighters that it replaces
}

func (s *forming) Clone() game.Body {
	b := *s
	b.Ships = slices.Clone(s.Ships)
	return &b
}

// replaces is what a squadron's text says of the starfighters that it replaces.
func (r *Referee) replaces(id game.CardID) *position.Modifier {
	for _, m := range r.Text(id).Mods {
		if m.Kind == position.ModReplaces {
			return m
		}
	}
	return nil
}

// replacedBy puts a player's starfighters at a location on a ballot: those that its text
// names, in no cargo hold, become part of a squadron (deploy.squadron.replacement).
func (r *Referee) replacedBy(squadron, loc game.CardID, m *position.Modifier, chosen []game.CardID, b *ballot) {
	c := &position.Context{P: r.Position, Self: squadron, You: b.side}
	b.among("deploy.squadron.replacement", "Only your starfighters at %s.", "Seulement vos chasseurs stellaires à %s.", r.Title(loc))
	for id := range r.At(loc) {
		if r.S.C(id).Owner != b.side || r.Def(id).Type != card.Starship {
			continue
		}
		b.put(game.Option{Verb: game.VTarget, Card: id}, b.another(chosen, id),
			so(r.Def(id).Is("starfighter") && m.Affects(c, id), "deploy.squadron.replacement", "%s is none of the starfighters that it replaces.", "%s n’est pas un des chasseurs qu’il remplace.", r.Title(id)),
			so(r.IsActive(id), "state.inactive", "%s is not active.", "%s n’est pas actif.", r.Title(id)),
			so(r.S.C(id).At == loc, "deploy.squadron.replacement", "%s lies in a cargo hold.", "%s est dans une soute.", r.Title(id)))
	}
}

// replaceable lists the starfighters at a location that could become part of a
// squadron; a squadron cannot replace a squadron.
func (r *Referee) replaceable(side card.Side, squadron, loc game.CardID, m *position.Modifier) (out []game.CardID) {
	b := &ballot{r: r, side: side}
	r.replacedBy(squadron, loc, m, nil, b)
	for _, o := range b.open {
		out = append(out, o.Card)
	}
	return out
}

func pollReplaced(r *Referee, _ *game.Frame, s *forming, b *ballot) {
	if m := r.replaces(s.Squadron); m != nil && len(s.Ships) < m.N.Int() {
		r.replacedBy(s.Squadron, s.At, m, s.Ships, b)
	}
}

// allReplaced chooses the starfighters where there are no others.
func allReplaced(g *Game, f *game.Frame, s *forming) flow {
	m := g.replaces(s.Squadron)
	if all := g.replaceable(f.Side, s.Squadron, s.At, m); len(all) == m.N.Int() {
		s.Ships = all
	}
	return next
}

// askReplaced asks for the starfighters, one after the other.
func askReplaced(r *Referee, f *game.Frame, s *forming) *game.Decision {
	return polled(r, f, s, pollReplaced).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "deploy.squadron.replacement", Source: s.Squadron,
		Prompt: card.Say("%s: which starfighters does it replace?", "%s : quels chasseurs stellaires remplace-t-il ?", r.Title(s.Squadron))})
}

func tookReplaced(g *Game, _ *game.Frame, s *forming, o *game.Option) {
	s.Ships = append(s.Ships, o.Card)
}

// formSquadron lays the squadron down. What targets a replaced starfighter targets
// the squadron if it may, else it is lost.
func formSquadron(g *Game, f *game.Frame, s *forming) flow {
	g.marksPlayed(s.Squadron)
	g.S.ToTable(s.Squadron, s.At, card.OnCard, f.Side)
	g.event(game.Event{Kind: game.Formed, By: f.Side, Card: s.Squadron, At: s.At})
	var lost []game.CardID
	for _, ship := range s.Ships {
		for id := range g.On(ship) {
			switch g.Def(id).Type {
			case card.Character, card.Weapon, card.Device, card.Vehicle, card.Starship:
			default:
				if g.appliesTo(id, s.Squadron) {
					g.S.ToTable(id, s.Squadron, card.OnCard, g.S.C(id).Beside)
				} else {
					lost = append(lost, id)
				}
			}
		}
	}
	for _, effect := range g.InPlay() { // utinni.target; what does not apply is lost with its target
		if slices.Contains(s.Ships, g.S.C(effect).Aim) && g.applies(effect, s.Squadron) {
			g.S.Edit(effect).Aim = s.Squadron
		}
	}
	g.lost(lost...)
	return next
}

// pollChangeOver: the characters, weapons and devices of the replaced starfighters for
// which the squadron has a place, free of cost.
func pollChangeOver(r *Referee, _ *game.Frame, s *forming, b *ballot) {
	b.among("deploy.squadron.replacement", "Only characters, weapons and devices of the starfighters that it replaces.",
		"Seuls les personnages, armes et équipements des chasseurs qu’il remplace.")
	for _, ship := range s.Ships {
		for id := range r.On(ship) {
			switch r.Def(id).Type {
			case card.Character:
				for _, slot := range r.SlotsFor(id, s.Squadron) {
					b.put(game.Option{Verb: game.VEmbark, Card: id, Target: s.Squadron, Slot: slot}, anyBoarding)
				}
			case card.Weapon, card.Device:
				b.put(game.Option{Verb: game.VTransfer, Card: id, Target: s.Squadron},
					so(r.appliesTo(id, s.Squadron), "deploy.squadron.replacement", "%s may not be on a squadron.", "%s ne peut pas être sur un escadron.", r.Title(id)))
			}
		}
	}
}

func askChangeOver(r *Referee, f *game.Frame, s *forming) *game.Decision {
	return polled(r, f, s, pollChangeOver).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "deploy.squadron.replacement", Source: s.Squadron,
		Prompt: card.Say("Who and what changes over to %s?", "Qui et quoi passe sur %s ?", r.Title(s.Squadron))}, enough)
}

func tookChangeOver(g *Game, f *game.Frame, s *forming, o *game.Option) {
	g.S.ToTable(o.Card, s.Squadron, o.Slot, f.Side)
}

// usedUp puts the three starfighters, and what is still on them, into their owner's
// Used Pile.
func usedUp(g *Game, f *game.Frame, s *forming) flow {
	for _, ship := range s.Ships {
		for _, id := range append(g.Attached(ship), ship) {
			g.S.ToPile(id, game.Used)
			g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: id, From: game.Used})
		}
	}
	return done
}
