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
var unleashVerb = &verb{
	verb: game.VUnleash,
	pre: []requirement{
		need("creature.attacks", "Creatures attack in the battle phase.", "Les créatures attaquent pendant la phase de bataille.",
			func(r *Referee, _ card.Side, _ *game.Option) bool { return r.S.Phase == game.Battling }),
		outsideBattle,
	},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.Creatures() {
			if r.S.C(id).Owner == side && sought.card_(id) && sought.target == 0 {
				emit(game.Option{Card: id})
			}
		}
	},
	needs: []requirement{
		{rule: "creature.attacks", grave: passing,
			holds: func(r *Referee, _ card.Side, o *game.Option) bool { return r.MustAttack(o.Card) },
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("%s has attacked in this battle phase, or does not attack in it.", "%s a déjà attaqué pendant cette phase de bataille, ou n’y attaque pas.", r.Title(o.Card))
			}},
		{rule: "creature.attacks.protected",
			holds: func(r *Referee, _ card.Side, o *game.Option) bool { return len(r.Prey(o.Card)) > 0 },
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("Nobody whom %s attacks is present with it.", "Personne que %s attaque n’est présent avec elle.", r.Title(o.Card))
			}},
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pAttack, side, &attacking{Kind: hunting, Creature: o.Card, At: g.S.Where(o.Card)})
	},
}

// askPreySide: if both players have cards that it could attack its owner chooses
// whose (creature.attacks.target).
func askPreySide(r *Referee, f *game.Frame, a *attacking) *game.Decision {
	if a.Kind != hunting || a.Ordered {
		return nil
	}
	var of [card.Sides]bool
	for _, id := range r.Prey(a.Creature) {
		of[r.S.C(id).Owner] = true
	}
	if !of[card.Dark] || !of[card.Light] {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "creature.attacks.target", Source: a.Creature,
		Prompt: card.Say("Whose cards does %s attack?", "Les cartes de qui %s attaque-t-elle ?", r.Title(a.Creature)),
		Options: []game.Option{{Verb: game.VNumber, N: 1, Say: card.T("Your own", "Les vôtres")},
			{Verb: game.VNumber, N: 2, Say: card.T("The opponent's", "Celles de l’adversaire")}}}
}

func tookPreySide(g *Game, _ *game.Frame, a *attacking, o *game.Option) flow {
	a.OnlyOwn, a.OnlyTheirs = o.N == 1, o.N == 2
	return next
}

// preyOf lists the possible victims of an attack on the side chosen.
func (r *Referee) preyOf(side card.Side, a *attacking) []game.CardID {
	return slices.DeleteFunc(r.Prey(a.Creature), func(id game.CardID) bool {
		own := r.S.C(id).Owner == side
		return a.OnlyOwn && !own || a.OnlyTheirs && own
	})
}
