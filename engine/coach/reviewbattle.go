package coach

import (
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A stopper is a card that could have gone where the opponent drains.
type stopper struct {
	at   game.CardID
	n    int
	turn int
	card string
	cost int32
}

// couldStop notes who could still go where the opponent controls, when the player passes.
func (r *reviewer) couldStop(v *game.View) {
	foe := r.seat.Other()
	for _, t := range bot.Rank(v, r.c.Destiny(v), nil) {
		o := t.Option
		l := location(v, o.Target)
		c := find(v, o.Card)
		if l == nil || c == nil || c.Def == nil || l.Drain[foe] <= 0 || c.Now[card.Ability].N < card.One || t.Why == bot.TooWeak {
			continue
		}
		if o.Verb == game.VDeploy || o.Verb == game.VMove && !aloneAway(v, o.Card) {
			r.stops = append(r.stops, stopper{o.Target, r.n, r.turn, c.Def.Title, o.Cost})
		}
	}
}

// aloneAway tells whether a card that goes away gives up a place: where it stands its player
// drains.
func aloneAway(v *game.View, id game.CardID) bool {
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			for k := range l.Cards[v.Seat] {
				if l.Cards[v.Seat][k].ID == id {
					return l.Drain[v.Seat] > 0
				}
			}
		}
	}
	return true
}

// begins notes how a battle stands as it is initiated.
func (r *reviewer) begins(by card.Side, o *game.Option) {
	v := r.g.View(r.seat)
	r.fight, r.units = nil, 0
	if f, ok := bot.Fights(v, r.c.Destiny(v))[o.Card]; ok {
		out := f.Outcome(r.seat)
		r.fight = &battle{n: r.n, turn: v.Turn, at: title(v, o.Card), by: by, odds: odds(&out)}
	}
}

// after takes in what a choice has led to.
func (r *reviewer) after(events []game.Event) {
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case game.BattleWon:
			if r.fight != nil {
				r.fight.won = 1 + int8(e.By)
			}
		case game.BattleDamage:
			if r.fight != nil {
				r.fight.damage[e.By] += e.N
			}
		case game.BattleEnded:
			r.ends()
		case game.Drained:
			r.drained(e)
		case game.TurnStarted:
			if e.By == r.seat {
				r.stops = r.stops[:0]
			}
		}
	}
}

// ends tells of a battle how it stood and how it went.
func (r *reviewer) ends() {
	f := r.fight
	if f == nil {
		return
	}
	r.fight, r.units = nil, 0
	went := card.T("Nobody won.", "Personne n’a gagné.")
	switch f.won {
	case 0:
	case 1 + int8(r.seat):
		went = card.Say("You won it; battle damage %s.", "Vous l’avez gagnée ; dommages de bataille : %s.", f.damage[r.seat.Other()])
	default:
		went = card.Say("You lost it; battle damage %s.", "Vous l’avez perdue ; dommages de bataille : %s.", f.damage[r.seat])
	}
	who := card.T("you began it", "engagée par vous")
	if f.by != r.seat {
		who = card.T("the opponent began it", "engagée par l’adversaire")
	}
	r.out = append(r.out, Finding{N: f.n, Turn: f.turn, Topic: Fighting, Say: card.Say(
		"Battle at %s (%s). As it stood, without weapons and texts: %s. %s", "Bataille à %s (%s). Telle qu’elle se présentait, sans armes ni textes : %s. %s", f.at, who, f.odds, went)})
}

// drained tells of a drain by the opponent who could have been there.
func (r *reviewer) drained(e *game.Event) {
	if e.By == r.seat || e.N <= 0 {
		return
	}
	for i := len(r.stops) - 1; i >= 0; i-- {
		s := &r.stops[i]
		if s.at != e.At {
			continue
		}
		r.out = append(r.out, Finding{N: s.n, Turn: s.turn, Topic: Draining, Lost: e.N, Say: card.Say(
			"The opponent then drained for %s at %s: %s could have gone there (for %s Force) and stopped that.",
			"L’adversaire a ensuite drainé %s à %s : %s aurait pu s’y rendre (pour %s Force) et l’empêcher.", e.N, title(r.g.View(r.seat), e.At), s.card, s.cost)})
		return
	}
}
