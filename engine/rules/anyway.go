package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A player who has nothing to answer or to act with is passed over. That he is, or is not,
// tells the opponent what he holds; so he may have agreed to be asked all the same, by
// occasion (game.Options.Ask). Then who is asked depends on nothing that is hidden: a
// window opens at every such event, whatever lies in hands, and he is asked who has but to
// pass. A player without a card in hand or in his Used Pile is known to have nothing hidden
// to answer with, and is passed over as ever.

// asksAnyway tells whether a player is asked at an occasion though he has nothing.
func (r *Referee) asksAnyway(side card.Side, o game.Occasion) bool {
	return r.S.Options.Ask[side].Has(o) && len(r.S.Piles[side][game.Hand])+len(r.S.Piles[side][game.Used]) > 0
}

// asksAbout tells whether a player is asked about an event whoever can answer it.
func (r *Referee) asksAbout(e *game.Event) bool {
	if !r.S.Options.Anybody() {
		return false
	}
	o, ok := game.OccasionOf(e.Kind)
	return ok && (r.asksAnyway(card.Dark, o) || r.asksAnyway(card.Light, o))
}

// nothingBut is the decision of a player who can but pass: at an occasion at which he is
// asked all the same he is, and told so; the opponent sees no difference.
func (r *Referee) nothingBut(o game.Occasion, d game.Decision, prompt func() card.Text) *game.Decision {
	if r.asksAnyway(d.Seat, o) {
		d.Idle, d.Prompt = true, card.Say("%s You have nothing for it.", "%s Vous n’avez rien à y jouer.", prompt())
	}
	return r.work().onlyPass(d)
}

// actOrPass asks a player in a segment of a battle for one of the actions or a pass.
func (r *Referee) actOrPass(seat card.Side, rule string, options []game.Option, prompt func() card.Text) *game.Decision {
	d := game.Decision{Seat: seat, Kind: game.AskAction, Rule: rule}
	if len(options) == 0 {
		return r.nothingBut(game.AtBattles, d, prompt)
	}
	d.Prompt, d.Options = prompt(), append(options, game.Option{Verb: game.Pass})
	return &d
}
