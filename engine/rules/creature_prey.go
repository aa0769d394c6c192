package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A creature must attack once in every battle phase in which somebody it eats is
// present: in both players', by the newest rulebook in its owner's only
// (creature.attacks, note.creature-phases). Its owner chooses the moment; what is still
// due when the phase ends happens then (creature.attacks.when, turn.phase.mandatory).
func init() {
	addVerb(&verb{
		verb: game.VUnleash,
		pre: []requirement{
			need("turn.battle", "Creatures attack in the battle phase.", "Les créatures attaquent pendant la phase de bataille.",
				func(g *Game, _ card.Side, _ *game.Option) bool { return g.S.Phase == game.Battling }),
			outsideBattle,
		},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			for _, id := range g.creatures() {
				if g.S.C(id).Owner == side && w.card_(id) && w.target == 0 {
					emit(game.Option{Card: id})
				}
			}
		},
		needs: []requirement{
			{rule: "turn.battle",
				holds: func(g *Game, _ card.Side, o *game.Option) bool { return g.mustAttack(o.Card) },
				unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
					return format("%s has attacked in this battle phase, or does not attack in it.", "%s a déjà attaqué pendant cette phase de bataille, ou n'y attaque pas.", g.title(o.Card))
				}},
			{rule: "type.creature",
				holds: func(g *Game, _ card.Side, o *game.Option) bool { return len(g.prey(o.Card)) > 0 },
				unmet: func(g *Game, _ card.Side, o *game.Option) card.Text {
					return format("Nobody whom %s attacks is present with it.", "Personne que %s attaque n'est présent avec elle.", g.title(o.Card))
				}},
		},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pAttack, side, &attacking{Kind: hunting, Creature: o.Card, At: g.S.Where(o.Card)})
		},
	})
}

// mustAttack tells whether the attack that is due from a creature in this battle phase
// has not been made.
func (g *Game) mustAttack(id game.CardID) bool {
	c := g.S.C(id)
	return g.isActive(id) && c.Attacked != g.S.Turn && (!g.newest() || c.Owner == g.S.Active)
}

// prowlers lists the attacks that are still due when the battle phase ends.
func (g *Game) prowlers() (out []game.Option) {
	if g.S.Phase != game.Battling {
		return nil
	}
	for _, id := range g.creatures() {
		if g.mustAttack(id) && len(g.prey(id)) > 0 {
			out = append(out, game.Option{Verb: game.VUnleash, Card: id})
		}
	}
	return out
}

// prey lists whom a creature attacks: non-droid characters and creature vehicles
// present with it, but those its text spares (creature.attacks).
func (g *Game) prey(beast game.CardID) (out []game.CardID) {
	for _, id := range g.inPlay() {
		if g.presentWith(id, beast) && g.edible(id) && !g.spares(beast, id) {
			out = append(out, id)
		}
	}
	return out
}

// edible tells whether creatures attack a card: missing and captured characters and
// undercover spies too; nobody aboard anything, and neither imprisoned nor frozen
// captives (creature.attacks.protected, creature.attacks.captive).
func (g *Game) edible(id game.CardID) bool {
	c, d := g.S.C(id), g.def(id)
	if c.Flags&(game.FaceDown|game.Suspended|game.OnStack|game.Imprisoned|game.Frozen) != 0 {
		return false
	}
	switch d.Type {
	case card.Vehicle:
		return d.Is("creature") && g.isActive(id)
	case card.Character:
		for host := g.S.Host(id); host != 0; host = g.S.Host(host) {
			if g.def(host).Type != card.Character {
				return false
			}
		}
		return !d.Is("droid")
	}
	return false
}

// spares tells whether a creature's text says that it does not attack a card.
func (g *Game) spares(beast, id game.CardID) bool {
	for m := range g.mods(mSpares) {
		if m.c.self == beast && m.hits(id) {
			return true
		}
	}
	return false
}

// askPreySide: if both players have cards that it could attack its owner chooses
// whose (creature.attacks.target).
func askPreySide(g *Game, f *game.Frame, a *attacking) *game.Decision {
	if a.Kind != hunting {
		return nil
	}
	var of [card.Sides]bool
	for _, id := range g.prey(a.Creature) {
		of[g.S.C(id).Owner] = true
	}
	if !of[card.Dark] || !of[card.Light] {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "type.creature", Source: a.Creature,
		Prompt: format("Whose cards does %s attack?", "Les cartes de qui %s attaque-t-elle ?", g.title(a.Creature)),
		Options: []game.Option{{Verb: game.VNumber, N: 1, Say: card.T("Your own", "Les vôtres")},
			{Verb: game.VNumber, N: 2, Say: card.T("The opponent's", "Celles de l'adversaire")}}}
}

func tookPreySide(g *Game, _ *game.Frame, a *attacking, o *game.Option) flow {
	a.OnlyOwn, a.OnlyTheirs = o.N == 1, o.N == 2
	return next
}

// preyOf lists the possible victims of an attack on the side chosen.
func (g *Game) preyOf(side card.Side, a *attacking) []game.CardID {
	return slices.DeleteFunc(g.prey(a.Creature), func(id game.CardID) bool {
		own := g.S.C(id).Owner == side
		return a.OnlyOwn && !own || a.OnlyTheirs && own
	})
}
