package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A pileChoice is the choice of a pile of either player: its own first, in the order of zones.
type pileChoice struct {
	zones  []game.Zone
	rule   string
	fits   func(r *Referee, side card.Side, zone game.Zone) bool
	none   card.Text // why there is nothing to choose
	unfit  card.Text // why a pile is none of them
	among  card.Text
	prompt card.Text // with a place for the title
	took   func(g *Game, you, side card.Side, zone game.Zone)
}

// pile is the pile that a number means, and whose it is.
func (p *pileChoice) pile(you card.Side, n int) (card.Side, game.Zone) {
	side := you
	if n > len(p.zones) {
		side, n = you.Other(), n-len(p.zones)
	}
	return side, p.zones[n-1]
}

// choosesPile lets the player choose a pile.
func (w *writer) choosesPile(p pileChoice) {
	w.Clause.Asks(func(c *position.Context) bool {
		for n := 1; n <= 2*len(p.zones); n++ {
			if side, zone := p.pile(c.You, n); p.fits(refer(c.P), side, zone) {
				return true
			}
		}
		return false
	}, p.none)
	w.asksAmong("choose a pile", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		b.among(p.rule, p.among[card.English], p.among[card.French])
		for n := 1; n <= 2*len(p.zones); n++ {
			side, zone := p.pile(c.You, n)
			say := card.Say("Your %s", "Votre %s", game.ZoneNames[zone])
			if side != c.You {
				say = card.Say("The opponent's %s", "La %s de l’adversaire", game.ZoneNames[zone])
			}
			b.put(game.Option{Verb: game.VNumber, N: int32(n), Say: say}, so(p.fits(r, side, zone), p.rule, p.unfit[card.English], p.unfit[card.French]))
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: p.rule,
			Prompt: card.Say(p.prompt[card.English], p.prompt[card.French], r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		side, zone := p.pile(c.You, int(o.N))
		p.took(g, c.You, side, zone)
	})
}

func init() {
	simply(gametext.TurnPile, func(w *writer) {
		w.choosesPile(pileChoice{zones: []game.Zone{game.Reserve, game.Force, game.Used, game.Lost}, rule: "pile.place",
			fits: func(r *Referee, side card.Side, zone game.Zone) bool {
				_, ok := r.topOf(side, zone)
				return ok
			},
			none:   card.T("no pile has a card", "aucune pile n’a de carte"),
			unfit:  card.T("That pile has no card on top that may be moved.", "Cette pile n’a pas de carte du dessus que l’on puisse déplacer."),
			among:  card.T("What has a top card is one of the four piles of a player.", "Ce qui a une carte du dessus est une des quatre piles d’un joueur."),
			prompt: card.T("%s: the top card of which pile goes to its bottom?", "%s : de quelle pile la carte du dessus va-t-elle dessous ?"),
			took:   func(g *Game, _, side card.Side, zone game.Zone) { g.turnsPile(side, zone) }})
	})
	simply(gametext.ShuffleAny, func(w *writer) {
		w.choosesPile(pileChoice{zones: []game.Zone{game.Reserve, game.Used, game.Lost}, rule: "pile.reshuffle",
			fits:   func(r *Referee, side card.Side, zone game.Zone) bool { return len(r.S.Piles[side][zone]) > 0 },
			none:   card.T("no pile has a card", "aucune pile n’a de carte"),
			unfit:  card.T("That pile is empty.", "Cette pile est vide."),
			among:  card.T("What is shuffled is the Reserve Deck, Used Pile or Lost Pile of a player.", "Ce que l’on mélange est la Réserve, la pile utilisée ou la pile perdue d’un joueur."),
			prompt: card.T("%s: which pile is shuffled?", "%s : quelle pile est mélangée ?"),
			took: func(g *Game, _, side card.Side, zone game.Zone) {
				g.S.Shuffle(side, zone, 0)
				g.event(game.Event{Kind: game.Reshuffled, By: side, From: zone})
			}})
	})
}
