package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// move goes where both places together are worth more, alone or with all who can go
// along; out of what is about to be blown away in any case.
func (f *field) move(o *game.Option) Thought {
	from, to := f.spotOf(o.Card), f.spotOf(o.Target)
	c := f.cards[o.Card]
	if from == nil || to == nil || c == nil || from == to || f.v.Battle != nil && o.Verb != game.VReact {
		return Thought{Why: ToWait, Worth: -card.One / 4}
	}
	if f.v.Prompt.Rule == "epic.ds2.escape" { // who stays is lost
		return Thought{Why: ToEscape, At: from.loc.Card.ID, Worth: card.One + c.Now[card.Forfeit].N}
	}
	before := f.worth(from) + f.worth(to)
	one := f.carried([]*game.CardView{c}, from, to)
	others := f.along(o)
	all := f.carried(others, from, to)
	gain := max(one, all*7/8-card.Num(len(others)-1)*card.One/8) - before
	if one < before && all*7/8 > before && len(others) < 2 {
		gain = one - before
	}
	t := Thought{At: o.Target, Worth: gain - f.price(o) - card.One/4, N: from.power[f.me], M: from.power[f.foe]}
	switch mine, theirs := to.holds(f.me), to.holds(f.foe); {
	case t.Worth <= 0 && theirs:
		t.Why, t.N, t.M = TooWeak, to.power[f.me]+c.Now[card.Power].N, to.power[f.foe]
	case t.Worth <= 0:
		t.Why = ToWait
	case from.holds(f.foe) && f.worth(from) < 0 && !theirs:
		t.Why, t.At = ToFlee, from.loc.Card.ID
	case theirs && mine:
		t.Why, t.N, t.M = ToHelp, to.power[f.me]+c.Now[card.Power].N, to.power[f.foe]
	case theirs:
		t.Why, t.N, t.P, t.M = ToContest, to.drain(f.foe), to.power[f.me]+c.Now[card.Power].N, to.power[f.foe]
	case !mine:
		t.Why, t.N = ToHold, to.drain(f.me)
	default:
		t.Why, t.N, t.M = ToHelp, to.power[f.me]+c.Now[card.Power].N, to.power[f.foe]
	}
	return t
}

// carried is what two places are worth together when cards have gone from one to the other.
func (f *field) carried(list []*game.CardView, from, to *spot) card.Num {
	left, there := *from, *to
	for _, c := range list {
		power, ability, forfeit, n := weight(c)
		left = left.with(f.me, power, ability, forfeit, -n)
		there = there.with(f.me, power, ability, forfeit, n)
	}
	return f.worth(&left) + f.worth(&there)
}

// weight is what a card on table counts with all aboard it.
func weight(c *game.CardView) (power, ability, forfeit card.Num, n int) {
	power, ability, forfeit, n = c.Now[card.Power].N, c.Now[card.Ability].N, c.Now[card.Forfeit].N, 1
	for _, s := range c.Slots {
		for k := range s.Cards {
			p, a, f, m := weight(&s.Cards[k])
			if s.Slot != card.Pilot && s.Slot != card.Driver {
				p, a = 0, 0
			}
			power, ability, forfeit, n = power+p, ability+a, forfeit+f, n+m
		}
	}
	return power, ability, forfeit, n
}

// along are the cards that can go the same way in this phase, the one of the option among
// them, as far as the Force goes.
func (f *field) along(first *game.Option) []*game.CardView {
	left := f.v.Players[f.me].Force - int(first.Cost)
	list, came := []*game.CardView{f.cards[first.Card]}, map[game.CardID]bool{first.Card: true}
	for i := range f.v.Prompt.Options {
		o := &f.v.Prompt.Options[i]
		if o.Verb != first.Verb || o.Target != first.Target || came[o.Card] || int(o.Cost) > left || f.at[o.Card] != f.at[first.Card] || f.cards[o.Card] == nil {
			continue
		}
		came[o.Card] = true
		left -= int(o.Cost)
		list = append(list, f.cards[o.Card])
	}
	return list
}

// embark gives a ship or vehicle without pilot one.
func (f *field) embark(o *game.Option) Thought {
	ship := f.cards[o.Target]
	if ship == nil || !ship.Unpiloted || o.Slot != card.Pilot && o.Slot != card.Driver {
		return Thought{Why: ToWait, Worth: -card.One / 4}
	}
	return Thought{Why: ToMan, Card: ship.ID, Worth: card.One - f.price(o)}
}
