package coach

import (
	"slices"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Warning is something that an option wastes.
type Warning struct {
	Topic Topic
	Say   card.Text
	Sure  bool         // it is provable from what lies open; else it is probable, and says so
	At    game.CardID  // the card or location it is about; 0 none
	N     card.Num     // how much is wasted, in Force
	In    *game.Option // what would have wasted nothing; nil if no single one
}

// Warn says what an option of the decision at hand wastes; nothing of most.
func (c *Coach) Warn(v *game.View, o *game.Option) []Warning {
	if v.Prompt == nil {
		return nil
	}
	switch {
	case o.Verb == game.Pass && v.Prompt.Kind == game.AskAction && v.Active == v.Seat:
		return c.passing(v)
	case o.Verb == game.VBattle:
		return c.battling(v, o)
	case o.Verb == game.VForfeit:
		return forfeiting(v, o)
	case o.Verb == game.VDeploy, o.Verb == game.VMove, o.Verb == game.VHyper, o.Verb == game.VTransit, o.Verb == game.VText:
		return c.exposing(v, o)
	}
	return nil
}

// passing says what is passed over in a phase of the player's own: it ends when the opponent
// passes, too (turn.phase.rhythm).
func (c *Coach) passing(v *game.View) (out []Warning) {
	var most *game.Option
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		switch o.Verb {
		case game.VActivate:
			if most == nil || o.N > most.N {
				most = o
			}
		case game.VDrain:
			if w, ok := undrained(v, o); ok {
				out = append(out, w)
			}
		case game.VBattle:
			fights := bot.Fights(v, c.Destiny(v))
			if f, ok := fights[o.Card]; ok {
				if odds := f.Outcome(v.Seat); odds.Worst > 0 {
					out = append(out, Warning{Topic: Fighting, At: o.Card, N: odds.Theirs, In: o, Say: card.Say(
						"You let a battle at %s go by that would be won by %s at least (without weapons and texts).",
						"Vous laissez passer une bataille à %s qui serait gagnée avec un écart de %s au moins (sans armes ni textes).", title(v, o.Card), odds.Worst)})
				}
			}
		case game.VDeploy:
			if w, ok := unlaid(v, o); ok && (len(out) == 0 || out[len(out)-1].At != w.At) {
				out = append(out, w)
			}
		}
	}
	if most != nil {
		if w, ok := unactivated(v, most); ok {
			out = append(out, w)
		}
	}
	return out
}

// unactivated is Force that stays in the Reserve Deck; two cards there are left for destiny.
func unactivated(v *game.View, o *game.Option) (Warning, bool) {
	n := int(o.N)
	if r := v.Players[v.Seat].Reserve; r >= 0 {
		n = min(n, r-2)
	}
	if n <= 0 {
		return Warning{}, false
	}
	return Warning{Topic: Activating, Sure: true, N: card.Whole(n), In: o,
		Say: card.Say("Passing leaves %s Force unactivated.", "En passant, vous laissez %s Force sans l’activer.", n)}, true
}

// undrained is a Force drain that is not made.
func undrained(v *game.View, o *game.Option) (Warning, bool) {
	l := location(v, o.Card)
	if l == nil || l.Drain[v.Seat] <= int(o.Cost) {
		return Warning{}, false
	}
	n := l.Drain[v.Seat]
	return Warning{Topic: Draining, Sure: true, At: o.Card, N: card.Whole(n), In: o,
		Say: card.Say("A drain of %s at %s is not made.", "Vous renoncez à un drain de %s à %s.", n, title(v, o.Card))}, true
}

// unlaid is a location that stays in hand though it costs nothing and brings Force.
func unlaid(v *game.View, o *game.Option) (Warning, bool) {
	for i := range v.Players[v.Seat].Hand {
		c := &v.Players[v.Seat].Hand[i]
		d := c.Face()
		if c.ID != o.Card || d == nil || d.Type != card.Location || o.Cost > 0 || d.Force[v.Seat] <= d.Force[v.Seat.Other()] {
			continue
		}
		return Warning{Topic: Deploying, Sure: true, At: o.Card, N: card.Whole(d.Force[v.Seat]), In: o,
			Say: card.Say("%s stays in hand: it costs nothing and brings you %s Force a turn.", "%s reste en main : cela ne coûte rien et vous apporte %s Force par tour.", d.Title, d.Force[v.Seat])}, true
	}
	return Warning{}, false
}

// battling says of a battle that it is lost however the destinies fall, or probably.
func (c *Coach) battling(v *game.View, o *game.Option) []Warning {
	f, ok := bot.Fights(v, c.Destiny(v))[o.Card]
	if !ok {
		return nil
	}
	odds := f.Outcome(v.Seat)
	w := Warning{Topic: Fighting, At: o.Card, N: -odds.Gain()}
	switch {
	case odds.Best < 0:
		w.Say = card.Say("This battle is lost by %s at best (without weapons and texts).", "Cette bataille est perdue avec un écart de %s au mieux (sans armes ni textes).", -odds.Best)
	case odds.Gain() < 0 && odds.Win < 40:
		w.Say = card.Say("This battle is probably won only %s times in 100 (without weapons and texts).", "Cette bataille n’est probablement gagnée que %s fois sur 100 (sans armes ni textes).", odds.Win)
	default:
		return nil
	}
	return []Warning{w}
}

// exposing says of somebody who goes where the opponent is much stronger that he is probably lost.
func (c *Coach) exposing(v *game.View, o *game.Option) []Warning {
	l := location(v, o.Target)
	foe := v.Seat.Other()
	if l == nil || !l.Presence[foe] {
		return nil
	}
	for _, t := range bot.Rank(v, c.Destiny(v), nil) {
		if t.Option.Key != o.Key || t.Why != bot.TooWeak || t.N >= t.M {
			continue
		}
		return []Warning{{Topic: TopicOf(v.Prompt, o), At: o.Target, N: -t.Worth, Say: card.Say(
			"At %s you would have %s power against %s: %s would probably be lost there.",
			"À %s, vous auriez une puissance de %s contre %s : %s y serait probablement perdu{e}.", title(v, o.Target), t.N, t.M, title(v, o.Card))}}
	}
	return nil
}

// forfeiting says of a card that another one, which is worth less, satisfies all that is owed as well, or
// that nothing is owed that takes one (battle.forfeit, battle.attrition.immunity).
func forfeiting(v *game.View, o *game.Option) []Warning {
	if v.Battle == nil {
		return nil
	}
	side := &v.Battle.Sides[v.Seat]
	this := find(v, o.Card)
	if this == nil || this.Hit || this.Spares {
		return nil
	}
	owed := max(card.Whole(side.Damage), side.Takes())
	pass := slices.IndexFunc(v.Prompt.Options, func(x game.Option) bool { return x.Verb == game.Pass })
	if side.Idle && owed == 0 && pass >= 0 {
		return []Warning{{Topic: Forfeiting, Sure: true, At: o.Card, N: this.Now[card.Forfeit].N, In: &v.Prompt.Options[pass], Say: card.Say(
			"Nothing need be forfeited: the attrition of %s takes none of your cards.",
			"Rien ne vous oblige à abandonner une carte : l’attrition de %s n’atteint aucune des vôtres.", side.Attrition)}}
	}
	if owed <= 0 {
		return nil
	}
	var other *game.CardView
	var in *game.Option
	for i := range v.Prompt.Options {
		x := &v.Prompt.Options[i]
		c := find(v, x.Card)
		if x.Verb != game.VForfeit || c == nil || c.Spares || x.Card == o.Card || c.Now[card.Forfeit].N < owed || c.Now[card.Forfeit].N >= this.Now[card.Forfeit].N ||
			c.Now[card.Power].N > this.Now[card.Power].N {
			continue
		}
		if other == nil || c.Now[card.Forfeit].N < other.Now[card.Forfeit].N {
			other, in = c, x
		}
	}
	if other == nil {
		return nil
	}
	return []Warning{{Topic: Forfeiting, Sure: true, At: o.Card, N: this.Now[card.Forfeit].N - other.Now[card.Forfeit].N, In: in, Say: card.Say(
		"%s would do: it satisfies all that is owed (%s), has no more power and counts less.",
		"%s suffirait : cela couvre tout ce qui est dû (%s), sans avoir plus de puissance, et compte moins.", other.Def.Title, owed)}}
}

// location is a location of the row; nil if the card is none.
func location(v *game.View, id game.CardID) *game.LocationView {
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			if l := &v.Groups[i].Locations[j]; l.Card.ID == id {
				return l
			}
		}
	}
	return nil
}

// find is a card that the seat sees; nil if it does not see it.
func find(v *game.View, id game.CardID) *game.CardView {
	for c := range v.All() {
		if c.ID == id && id != 0 {
			return c
		}
	}
	return nil
}
