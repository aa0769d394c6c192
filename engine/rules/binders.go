package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A text may let a character escort any number of captives, none of them in carbonite
// (ruling.binders, captive.frozen). When it no longer does, Dark names the one that stays,
// and the others are released.

// mayEscortBoth tells whether an escort may hold a captive beside those that it has.
func (r *Referee) mayEscortBoth(escort, captive game.CardID) bool {
	frozen := func(id game.CardID) bool { return r.S.C(id).Is(game.Frozen) }
	return !frozen(captive) && !slices.ContainsFunc(r.Captives(escort), frozen) && r.Said(position.ModEscortsMany, escort)
}

// overheld lists the captives of an escort who has more of them than it may.
func (r *Referee) overheld() []game.CardID {
	for _, id := range r.InPlay() {
		if e := r.Escort(id); e != 0 {
			if held := r.Captives(e); len(held) > 1 && !r.mayEscortBoth(e, id) {
				return held
			}
		}
	}
	return nil
}

// releases tells whether captives are being released, or about to be.
func (r *Referee) releases() bool {
	return slices.ContainsFunc(r.S.Frames, func(f game.Frame) bool { return f.Proc == pOverheld || f.Proc == pRelease })
}

// whoStays asks which of an escort's captives does, when there is one too many.
var whoStays = whichOf("which", (*Referee).overheld, func(r *Referee, held []game.CardID) *game.Decision {
	escort := r.Escort(held[0])
	return &game.Decision{Seat: card.Dark, Rule: "move.prisoner", Source: escort,
		Prompt: card.Say("%s escorts one captive only: which one stays?", "%s n’escorte plus qu’un captif : lequel reste ?", r.Title(escort))}
}, card.T("Only one of those captives stays.", "Seulement l’un de ces captifs reste."), tookOverheld)

func tookOverheld(g *Game, _ *game.Frame, o *game.Option) flow {
	g.release(slices.DeleteFunc(g.overheld(), func(id game.CardID) bool { return id == o.Card })...)
	return next
}
