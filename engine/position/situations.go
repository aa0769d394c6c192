package position

import (
	"cmp"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Post(func(comp *Compiler, x gametext.BeIn) Matcher {
		if x.What == gametext.Alone && comp.aims {
			return func(c *Context, id game.CardID) bool { return c.P.alone(id) }
		}
		if x.What == gametext.OfThatDestiny || x.What == gametext.OfAnyDestiny {
			drawn := comp.JustDrawn(x)
			return func(c *Context, id game.CardID) bool {
				n, has := c.P.Value(id, card.Destiny)
				return has && drawn(c, n)
			}
		}
		if x.What == gametext.JustRevealed {
			return comp.justRevealed(x)
		}
		return situations[x.What]
	})
	Post(func(_ *Compiler, x gametext.ToThis) Matcher { return ties[x.Does] })
}

// JustDrawn tests whether a number is the destiny just drawn, or one of those.
func (comp *Compiler) JustDrawn(x gametext.BeIn) func(c *Context, n card.Num) bool {
	sum := SumAt(comp.Source)
	gametext.Walk(comp.Source, func(n any) bool { // a destiny drawn by a text has a name of its own
		if draw, is := n.(gametext.DrawDestiny); is && draw.Bind > 0 {
			sum = draw.Bind - 1
		}
		return true
	})
	return func(c *Context, n card.Num) bool {
		switch {
		case sum >= len(c.Bound) || !c.Bound[sum].Set:
			return false
		case x.What == gametext.OfAnyDestiny:
			return slices.Contains(c.Bound[sum].Each, n)
		}
		return n == c.value(sum)
	}
}

// situations are what is so of a card though no place and no other card is named.
var situations = [...]Matcher{
	gametext.Present: func(c *Context, id game.CardID) bool { // place.present-text: a card that lies nowhere means the battle
		at := cmp.Or(c.Here(), c.At)
		if at == 0 && c.P.S.Battle.On {
			at = c.P.S.Battle.At
		}
		return at != 0 && c.P.PresentAt(id) == at
	},
	gametext.PresentThere:   func(c *Context, id game.CardID) bool { return c.At != 0 && c.P.PresentAt(id) == c.At },
	gametext.PresentByScomp: func(c *Context, id game.CardID) bool { return c.P.scomp(id) },
	gametext.Alone:          func(c *Context, id game.CardID) bool { return c.P.alone(id) && c.P.S.C(id).Owner == c.You },
	gametext.Fighting:       func(c *Context, id game.CardID) bool { return c.P.InBattle(id) },
	gametext.Defending: func(c *Context, id game.CardID) bool {
		return c.P.InBattle(id) && c.P.S.Battle.By != c.P.S.C(id).Owner
	},
	gametext.OnTable: func(c *Context, id game.CardID) bool { return c.P.S.OnTable(id) && c.sees(id) },
	gametext.AtNight: func(c *Context, id game.CardID) bool { return c.P.Night(c.P.S.Where(id)) },
	gametext.WithoutCost: func(c *Context, id game.CardID) bool { // start.effect-no-cost
		t := c.P.Text(id)
		return !c.P.Def(id).Num[card.Deploy].Has &&
			!slices.ContainsFunc(t.Deploys, func(n int16) bool { return t.Clauses[n].Cost != nil || t.Clauses[n].Loses != nil })
	},
	gametext.OnYourSide: func(c *Context, id game.CardID) bool {
		t := c.P.Text(id)
		return slices.ContainsFunc(t.Deploys, func(n int16) bool { return t.Clauses[n].Beside && t.Clauses[n].Whose == 0 })
	},
	gametext.OffTable: func(c *Context, id game.CardID) bool {
		return !c.P.titled(id)
	},
	gametext.Dueling:       fights(false),
	gametext.InSaberCombat: fights(true),
	gametext.Unarmored:     func(c *Context, id game.CardID) bool { _, has := c.P.Value(id, card.Armor); return !has },
	gametext.Attacked:      func(c *Context, id game.CardID) bool { return c.P.hunted(id) },
	gametext.Fresh:         func(c *Context, id game.CardID) bool { return !c.P.HasBattled(id) },
	gametext.DeployedNow:   func(c *Context, id game.CardID) bool { return c.P.S.OnTable(id) && c.P.HasDeployed(id) },
	gametext.DrawnBattle:   drawn(game.ByBattleDestiny),
	gametext.DrawnWeapon:   drawn(game.ByWeapon),
	gametext.DeployedByYou: func(c *Context, id game.CardID) bool {
		it := c.P.S.C(id)
		return it.Owner == c.You && c.P.Def(id).Type == card.Location && (it.Zone == game.Row || it.Zone == game.Under && !it.Is(game.FaceDown))
	},
	gametext.Stealable: func(c *Context, id game.CardID) bool { // steal.def, steal.equipment.which
		carried := c.P.Def(id).Type == card.Weapon || c.P.Def(id).Type == card.Device
		return c.P.Bars(Theft{Card: id, By: c.You, Snatch: Snatch{Carried: carried}}) == NoBar
	},
	gametext.BegunWithout:  func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Lacking) },
	gametext.OnForcePile:   func(c *Context, id game.CardID) bool { return c.P.OnForcePile(id) },
	gametext.Releasing:     func(c *Context, id game.CardID) bool { return c.P.Text(id).Releases },
	gametext.Passed:        func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Completed) },
	gametext.WithScomp:     func(c *Context, id game.CardID) bool { return c.P.linkedAt(id) },
	gametext.HeldCaptive:   func(c *Context, id game.CardID) bool { return c.P.S.C(id).Is(game.Captive) },
	gametext.OfTheirChoice: func(*Context, game.CardID) bool { return true },
	gametext.LeadingRun: func(c *Context, id game.CardID) bool {
		return slices.ContainsFunc(c.P.S.Frames, func(f game.Frame) bool {
			run, is := f.Body.(Run)
			return is && run.Leader() == id
		})
	},
	gametext.InMajority: func(c *Context, id game.CardID) bool { return c.P.inMajority(id) },
	gametext.StackedHere: func(c *Context, id game.CardID) bool {
		it := c.P.S.C(id)
		return it.At == c.Self && (it.Zone == game.Under || it.Is(game.OnStack))
	},
}

// A Draw is what a procedure remembers of the card that it has turned up for a destiny.
type Draw interface {
	TurnedUp() (game.CardID, game.Why)
}

// drawn tells whether a card has been turned up for a destiny of a kind (destiny.draw).
func drawn(why game.Why) Matcher {
	return func(c *Context, id game.CardID) bool {
		return c.P.Lies(id, game.Drawn) && slices.ContainsFunc(c.P.S.Frames, func(f game.Frame) bool {
			draw, is := f.Body.(Draw)
			if !is {
				return false
			}
			up, of := draw.TurnedUp()
			return up == id && of == why
		})
	}
}

// ties are what ties a card to the one that carries the text.
var ties = [...]Matcher{
	gametext.ThisPilots:  func(c *Context, id game.CardID) bool { return c.P.S.C(c.Self).At == id && c.P.pilots(c.Self, id) },
	gametext.ThisDrives:  func(c *Context, id game.CardID) bool { return c.P.drives(c.Self, id) },
	gametext.ThisEscorts: func(c *Context, id game.CardID) bool { return c.P.Escort(id) == c.Self && c.P.IsActive(c.Self) },
	gametext.ThisAboard: func(c *Context, id game.CardID) bool {
		return c.P.S.C(id).Zone == game.Table && c.P.aboard(c.Self, id)
	},
	gametext.CarryingThis: func(c *Context, id game.CardID) bool {
		s := c.P.S.C(c.Self)
		return s.At == id && s.Slot == card.OnCard
	},
	gametext.UnderThis: func(c *Context, id game.CardID) bool { return c.below(id) },
	gametext.ThisTargets: func(c *Context, id game.CardID) bool { // utinni.target, jedi-test.mentor
		s := c.P.S.C(c.Self)
		return s.Aim == id || s.Second != 0 && s.Second == id || s.Mentor != 0 && s.Mentor == id
	},
}

// below tells whether a card lies below the one that carries the text (state.stacked).
func (c *Context) below(id game.CardID) bool {
	it := c.P.S.C(id)
	return it.Zone == game.Under && it.At == c.Self
}

// saysBelow tells whether words speak of what lies below the card that carries them.
func saysBelow(f gametext.Filter) bool {
	return slices.Contains(f.Posts, gametext.Post(gametext.ToThis{Does: gametext.UnderThis}))
}

// titled tells whether another card of a card's title is on table, a converted location
// included: it may be under the very card that is asked about.
func (p *Position) titled(id game.CardID) bool {
	for on, it := range p.S.All {
		below := it.Zone == game.Under && p.Def(on).Type == card.Location
		if on != id && (below || p.S.OnTable(on)) && p.Def(on).Title == p.Def(id).Title {
			return true
		}
	}
	return false
}
