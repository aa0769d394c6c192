package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// What the loser of a sabacc gives (sabacc.stakes).

// isStake tells whether a card is of the kind that is at stake, should a player win it.
func (r *Referee) isStake(s *gambling, winner card.Side, id game.CardID) bool {
	return r.sabacc(s).Stakes(r.sabaccCtx(s, winner), id)
}

// pollStake: the winner chooses a card of the loser's hand, one at stake if there is any.
func pollStake(r *Referee, _ *game.Frame, s *gambling, b *ballot) {
	if s.Winner == 0 || s.Gives == 0 {
		return
	}
	b.side = s.winner()
	hand := r.S.Piles[s.loser()][game.Sabacc]
	any := slices.ContainsFunc(hand, func(id game.CardID) bool { return r.isStake(s, s.winner(), id) })
	b.among("sabacc.stakes", "Only a card of the loser's sabacc hand is given.", "Seule une carte de la main de sabacc du perdant est cédée.")
	for _, id := range hand {
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(!any || r.isStake(s, s.winner(), id), "sabacc.stakes", "%s is not at stake, and another card is.", "%s ne fait pas partie des mises, et une autre carte en est.", r.Title(id)))
	}
}

func askStake(r *Referee, f *game.Frame, s *gambling) *game.Decision {
	b := polled(r, f, s, pollStake)
	if len(b.open) == 0 {
		return nil
	}
	return b.decision(&game.Decision{Seat: s.winner(), Kind: game.AskTarget, Rule: "sabacc.stakes", Source: s.Card,
		Prompt: card.Say("You have won: which card does the loser give?", "Vous avez gagné : quelle carte le perdant cède-t-il ?")})
}

func tookStake(g *Game, _ *game.Frame, s *gambling, o *game.Option) flow {
	g.givesStake(s, o.Card)
	s.Gives--
	return again
}

// givesStake takes a card from the loser: what is at stake is stolen and goes to the
// winner's Used Pile, any other card is lost.
func (g *Game) givesStake(s *gambling, id game.CardID) {
	if g.isStake(s, s.winner(), id) {
		g.winsCard(s.winner(), id)
	} else {
		g.S.ToPile(id, game.Lost)
		g.event(game.Event{Kind: game.StakeLost, By: s.loser(), Card: id})
	}
	g.checkLife()
}

// winsCard puts a card of the opponent on a player's Used Pile: it is stolen, and his
// from now on (steal.owner).
func (g *Game) winsCard(side card.Side, id game.CardID) {
	g.S.Give(id, side)
	g.S.ToPile(id, game.Used)
	g.event(game.Event{Kind: game.StakeWon, By: side, Card: id})
}
