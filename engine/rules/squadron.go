package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// squadronShips is how many ships one squadron card is (ship.class.squadron).
const squadronShips = 3

// A squadron without a deploy cost replaces three starfighters of the classes that
// its text names, all at one location and none in a cargo hold. That is no
// deployment: presence, uniqueness of locations and the like do not matter
// (deploy.squadron.replacement).
func init() {
	addVerb(&verb{
		verb: game.VForm,
		pre:  []requirement{inPhase(game.Deploy, "deploy.timing"), outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for _, id := range g.S.Piles[side][game.Hand] {
				if !g.def(id).Is("squadron") || w.card != 0 && w.card != id {
					continue
				}
				for _, loc := range g.S.Row {
					if w.target_(loc) {
						emit(game.Option{Card: id, Target: loc})
					}
				}
			}
		},
		needs: []requirement{
			need("deploy.squadron", "A squadron with a deploy cost is deployed.", "Un escadron avec un coût de déploiement se déploie.",
				func(g *Game, _ card.Side, o *game.Option) bool { return g.replaces(o.Card) != nil }),
			need("deploy.squadron.replacement", "You do not have three such starfighters there, outside of any cargo hold.",
				"Vous n'avez pas là trois chasseurs stellaires de ce genre, hors de toute soute.",
				func(g *Game, side card.Side, o *game.Option) bool {
					m := g.replaces(o.Card)
					return m != nil && len(g.replaceable(side, o.Card, o.Target, m)) >= m.n.Int()
				}),
			deployUnique,
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pForm, side, &forming{Squadron: o.Card, At: o.Target})
		},
	})
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
func (g *Game) replaces(id game.CardID) *mod {
	for _, m := range g.text(id).mods {
		if m.kind == mReplaces {
			return m
		}
	}
	return nil
}

// replaceable lists the starfighters at a location that could become part of a
// squadron; a squadron cannot replace a squadron.
func (g *Game) replaceable(side card.Side, squadron, loc game.CardID, m *mod) (out []game.CardID) {
	c := &ctx{g: g, self: squadron, you: side}
	for id := range g.at(loc) {
		if g.S.C(id).Owner == side && g.S.C(id).At == loc && g.isActive(id) && g.def(id).Is("starfighter") && m.affects(c, id) {
			out = append(out, id)
		}
	}
	return out
}

// allReplaced chooses the starfighters where there are no others.
func allReplaced(g *Game, f *game.Frame, s *forming) flow {
	m := g.replaces(s.Squadron)
	if all := g.replaceable(f.Side, s.Squadron, s.At, m); len(all) == m.n.Int() {
		s.Ships = all
	}
	return next
}

// askReplaced asks for the starfighters, one after the other.
func askReplaced(g *Game, f *game.Frame, s *forming) *game.Decision {
	m := g.replaces(s.Squadron)
	if len(s.Ships) == m.n.Int() {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "deploy.squadron.replacement", Source: s.Squadron,
		Prompt: format("%s: which starfighters does it replace?", "%s : quels chasseurs stellaires remplace-t-il ?", g.title(s.Squadron))}
	for _, id := range g.replaceable(f.Side, s.Squadron, s.At, m) {
		if !slices.Contains(s.Ships, id) {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
	}
	return d
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
		for id := range g.on(ship) {
			switch g.def(id).Type {
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
	g.lost(lost...)
	return next
}

// changesOver lists the characters, weapons and devices of the replaced starfighters
// for which the squadron has a place, free of cost.
func (g *Game) changesOver(s *forming) (out []game.Option) {
	for _, ship := range s.Ships {
		for id := range g.on(ship) {
			switch g.def(id).Type {
			case card.Character:
				for _, slot := range g.slotsFor(id, s.Squadron) {
					if g.roomAboard(s.Squadron, slot, id) {
						out = append(out, game.Option{Verb: game.VEmbark, Card: id, Target: s.Squadron, Slot: slot})
					}
				}
			case card.Weapon, card.Device:
				if g.appliesTo(id, s.Squadron) {
					out = append(out, game.Option{Verb: game.VTransfer, Card: id, Target: s.Squadron})
				}
			}
		}
	}
	return out
}

func askChangeOver(g *Game, f *game.Frame, s *forming) *game.Decision {
	list := g.changesOver(s)
	if len(list) == 0 {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "deploy.squadron.replacement", Source: s.Squadron,
		Prompt:  format("Who and what changes over to %s?", "Qui et quoi passe sur %s ?", g.title(s.Squadron)),
		Options: append(list, game.Option{Verb: game.VDone})}
}

func tookChangeOver(g *Game, f *game.Frame, s *forming, o *game.Option) {
	g.S.ToTable(o.Card, s.Squadron, o.Slot, f.Side)
}

// usedUp puts the three starfighters, and what is still on them, into their owner's
// Used Pile.
func usedUp(g *Game, f *game.Frame, s *forming) flow {
	for _, ship := range s.Ships {
		for _, id := range append(g.attached(ship), ship) {
			g.S.ToPile(id, game.Used)
			g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: id, From: game.Used})
		}
	}
	return done
}
