package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// deploy brings a card where it gains something.
func (f *field) deploy(o *game.Option) Thought {
	c := f.cards[o.Card]
	if c == nil || c.Face() == nil {
		return Thought{Worth: card.One / 4}
	}
	switch d := c.Face(); d.Type {
	case card.Location:
		n := card.Whole(d.Force[f.me])
		return Thought{Why: ToGrow, N: n, Worth: 3*card.One + n - card.Whole(d.Force[f.foe])/2}
	case card.Character, card.Starship, card.Vehicle:
		return f.bring(o, c)
	case card.Weapon, card.Device:
		return f.arm(o)
	case card.Creature:
		return Thought{Worth: -card.One / 4}
	}
	return Thought{Worth: card.One*3/4 - f.price(o)}
}

// bring deploys who fights: what the place is worth with him, or with all who can come
// along, less what it is worth without.
func (f *field) bring(o *game.Option, c *game.CardView) Thought {
	s := f.spotOf(o.Target)
	if s == nil {
		return Thought{Worth: card.One/4 - f.price(o)}
	}
	power, ability, forfeit := f.brings(c)
	if c.Face().Type == card.Starship && s.loc.Card.Face().Is("site") { // it lands, and has no power there (ship.landed)
		power = 0
	}
	if ship := f.cards[o.Target]; ship != nil && ship.ID != s.loc.Card.ID {
		if o.Slot != card.Pilot && o.Slot != card.Driver {
			power, ability = 0, 0 // a passenger
		} else if ship.Unpiloted {
			power += ship.Face().Num[card.Power].N
			forfeit = 0
			if t := f.gains(s, power, ability, forfeit, o); t.Worth > -card.One {
				return Thought{Why: ToMan, At: s.loc.Card.ID, Card: ship.ID, Worth: t.Worth + card.One/2}
			}
		}
	}
	return f.gains(s, power, ability, forfeit, o)
}

// arm gives a weapon or device to who has none of it yet.
func (f *field) arm(o *game.Option) Thought {
	t := Thought{Why: ToArm, Card: o.Target, Worth: card.One - f.price(o)}
	host, this := f.cards[o.Target], f.cards[o.Card]
	if host == nil || this == nil {
		return t
	}
	for i := range host.On {
		if d := host.On[i].Face(); d != nil && d.Type == this.Face().Type {
			return Thought{Why: ToWait, Worth: -card.One / 8}
		}
	}
	t.Worth += min(host.Now[card.Power].N, 4*card.One) / 16 // the strong stay longer
	return t
}

// brings is the power, ability and forfeit with which a card comes from hand.
func (f *field) brings(c *game.CardView) (power, ability, forfeit card.Num) {
	d := c.Face()
	power, ability, forfeit = c.Now[card.Power].N, c.Now[card.Ability].N, c.Now[card.Forfeit].N
	if d.Type == card.Starship || d.Type == card.Vehicle {
		ability = 0
		piloted := false
		for _, p := range d.Permanent {
			ability += p.Ability
			piloted = piloted || p.Role == card.Pilot || p.Role == card.Driver
		}
		if !piloted && d.Capacity.In[card.Pilot]+d.Capacity.Either+d.Capacity.In[card.Driver] > 0 { // ship.unpiloted
			power = 0
		}
	}
	return power, ability, forfeit
}

// gains is what a place gains by what comes there.
func (f *field) gains(s *spot, power, ability, forfeit card.Num, o *game.Option) Thought {
	after := s.with(f.me, power, ability, forfeit, 1)
	all := f.joined(o, after)
	gain := max(f.worth(&after), f.worth(&all)*7/8) - f.worth(s)
	t := Thought{At: s.loc.Card.ID, Worth: gain - f.price(o) + card.One/4}
	t.N, t.M = after.power[f.me], after.power[f.foe]
	mine, theirs := s.holds(f.me), s.holds(f.foe)
	switch {
	case power == 0 && mine: // of no use there
		t.Why, t.Worth = ToWait, -card.One/8
	case t.Worth <= 0 && theirs:
		t.Why = TooWeak
	case t.Worth <= 0:
		t.Why = ToWait
	case theirs && mine:
		t.Why = ToHelp
	case theirs:
		t.Why, t.N, t.P, t.M = ToContest, s.drain(f.foe), after.power[f.me], after.power[f.foe]
	case !mine && after.holds(f.me):
		t.Why, t.N = ToHold, s.drain(f.me)
	default:
		t.Why = ToHelp
	}
	return t
}

// joined is a spot with all others that could still be deployed there this turn, the
// strongest first, as far as the Force goes.
func (f *field) joined(first *game.Option, s spot) spot {
	left := f.v.Players[f.me].Force - int(first.Cost)
	came := map[game.CardID]bool{first.Card: true}
	for {
		var best *game.Option
		most := card.Num(0)
		for i := range f.v.Prompt.Options {
			o := &f.v.Prompt.Options[i]
			c := f.cards[o.Card]
			if o.Verb != game.VDeploy || o.Target != s.loc.Card.ID || came[o.Card] || int(o.Cost) > left || c == nil {
				continue
			}
			if power, _, _ := f.brings(c); power > most {
				best, most = o, power
			}
		}
		if best == nil {
			return s
		}
		power, ability, forfeit := f.brings(f.cards[best.Card])
		s = s.with(f.me, power, ability, forfeit, 1)
		came[best.Card] = true
		left -= int(best.Cost)
	}
}
