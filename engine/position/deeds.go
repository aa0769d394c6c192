package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What players do.
func init() {
	Deed(func(comp *Compiler, x gametext.StartsBattle, coming bool) *Moment {
		return comp.initiated(coming, game.BattleDue, game.BattleStarted, comp.at(x.At))
	})
	Deed(func(comp *Compiler, x gametext.StartsDrain, coming bool) *Moment {
		return comp.initiated(coming, game.DrainDue, game.DrainStarted, comp.at(x.At))
	})
	Deed(func(comp *Compiler, x gametext.DeploysCards, coming bool) *Moment {
		which := comp.Filter(x.Cards)
		return comp.initiated(coming, game.DeployDue, game.Deployed, func(c *Context, e *game.Event) bool {
			return which(c, e.Card) && c.Bind(x.Cards.Bind, e.Card)
		})
	})
	Deed(func(comp *Compiler, x gametext.Drained, coming bool) *Moment {
		return only(coming, game.Drained, comp.at(x.At))
	})
	Deed(func(comp *Compiler, x gametext.WinsBattle, coming bool) *Moment {
		return only(coming, game.BattleWon, comp.at(x.At))
	})
	Deed(func(comp *Compiler, x gametext.PlaysCards, coming bool) *Moment {
		which := comp.Filter(x.Cards)
		return only(coming, game.Played, func(c *Context, e *game.Event) bool {
			return which(c, e.Card) && c.Bind(x.Cards.Bind, e.Card)
		})
	})
	Deed(func(comp *Compiler, x gametext.DrawsDestiny, coming bool) *Moment {
		return either(coming, game.DestinyDue, game.DestinyDrawn, func(c *Context, e *game.Event) bool { return c.Drawn(x.Bind, e) })
	})
	Deed(func(comp *Compiler, x gametext.DrawsFor, coming bool) *Moment {
		at, why := comp.where(x.At), drawnFor[x.Kind]
		return either(coming, game.DestinyDue, game.DestinyDrawn, func(c *Context, e *game.Event) bool {
			return e.Why == why && at(c, c.P.S.Where(e.On)) && c.Drawn(x.Bind, e) // a battle's destiny is for its location
		})
	})
	Deed(func(comp *Compiler, x gametext.LosesForce, coming bool) *Moment {
		_, battle := x.From.(gametext.FromBattle)
		return either(coming, game.LossDue, game.ForceLost, func(c *Context, e *game.Event) bool {
			return !battle || e.Why == game.ByBattleDamage
		})
	})
}

var drawnFor = [...]game.Why{game.ByBattleDestiny, game.ByWeapon}

// What befalls cards, and what they do.
func init() {
	Fate(func(comp *Compiler, x gametext.BeForfeited, cards Matcher, coming bool) *Moment {
		from := comp.from(x.From)
		return only(coming, game.Forfeited, func(c *Context, e *game.Event) bool { return c.stillLost(e) && cards(c, e.Card) && from(c, e) })
	})
	Fate(func(comp *Compiler, x gametext.Be, cards Matcher, coming bool) *Moment {
		switch x.What {
		case gametext.BeHit:
			return only(coming, game.WasHit, func(c *Context, e *game.Event) bool { return c.P.S.OnTable(e.Card) && cards(c, e.Card) })
		case gametext.BeFired:
			return only(coming, game.Fired, func(c *Context, e *game.Event) bool { return c.AsWeapon(cards, e.Card) })
		}
		comp.Clause.Drawn = true
		return only(coming, game.DestinyDrawn, func(c *Context, e *game.Event) bool { return e.Card == c.Self && cards(c, e.Card) })
	})
	act(func(_ *Compiler, _ gametext.MoveAct, cards Matcher, coming bool) *Moment {
		if coming {
			return &Moment{Kind: game.MoveDue, Match: func(c *Context, e *game.Event) bool { return e.By != c.You && cards(c, e.Card) }}
		}
		return &Moment{Kind: game.Moved, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	})
	act(func(_ *Compiler, _ gametext.ComeHere, cards Matcher, coming bool) *Moment { // weapon.mines
		m := only(coming, game.Moved, func(c *Context, e *game.Event) bool {
			return c.P.S.Where(e.Card) == c.Here() && c.P.OnFoot(e.Card) && cards(c, e.Card)
		})
		if m != nil {
			m.Also = game.Deployed
		}
		return m
	})
	act(func(_ *Compiler, _ gametext.LeaveHere, cards Matcher, coming bool) *Moment {
		return only(coming, game.Moved, func(c *Context, e *game.Event) bool { return e.On == c.Here() && e.On != e.At && cards(c, e.Card) })
	})
	act(func(_ *Compiler, _ gametext.LeavePlay, cards Matcher, coming bool) *Moment {
		if !coming {
			return nil
		}
		return &Moment{Kind: game.LeaveDue, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	})
}

// Moments of no one in particular.
func init() {
	Head(func(comp *Compiler, h gametext.BeingDeployed) {
		which := comp.Filter(h.Cards)
		comp.awaits(h, &Moment{Kind: game.DeployStarted, Match: func(c *Context, e *game.Event) bool {
			return !c.P.ImmuneTo(e.Card, c.Self) && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		}})
	})
	Head(func(comp *Compiler, h gametext.ActionInitiated) {
		comp.awaits(h, &Moment{Kind: game.Played, Match: func(c *Context, e *game.Event) bool {
			return e.Why == game.ByReact || c.P.Def(e.Card).Type == card.Interrupt
		}})
	})
	Head(func(comp *Compiler, h gametext.BothDrew) {
		comp.awaits(h, &Moment{Kind: game.BothDrew, Match: func(c *Context, e *game.Event) bool { return e.N == card.Whole(h.N) }})
	})
	Head(func(comp *Compiler, h gametext.BattleEnded) {
		at := comp.at(h.At)
		won, asks := h.Won.(gametext.WonBy)
		comp.refuse(h, asks && won.Who == gametext.EachPlayer)
		comp.awaits(h, &Moment{Kind: game.BattleEnded, Match: func(c *Context, e *game.Event) bool {
			return (!asks || e.N == card.Num(c.Who(won.Who))+1) && at(c, e)
		}})
	})
}

// from tests where a card was lost or forfeited from.
func (comp *Compiler) from(x gametext.Origin) func(c *Context, e *game.Event) bool {
	at, ok := x.(gametext.FromPlace)
	if !ok { // from table, as all that is announced
		return func(*Context, *game.Event) bool { return true }
	}
	which := comp.Filter(at.Place)
	return func(c *Context, e *game.Event) bool { return which(c, e.At) && c.Bind(at.Place.Bind, e.At) }
}

// WasLost is the moment of what was just lost from table.
func (comp *Compiler) WasLost(x gametext.Origin, cards Matcher) *Moment {
	from := comp.from(x)
	return &Moment{Kind: game.WasLost, Match: func(c *Context, e *game.Event) bool { return c.stillLost(e) && cards(c, e.Card) && from(c, e) }}
}

// Lost is the moment of what is about to be lost; is tells whether that, and not
// something else, is about to happen to it.
func (comp *Compiler) Lost(x gametext.Origin, cards Matcher, is func(c *Context, e *game.Event) bool) *Moment {
	from := comp.from(x)
	return &Moment{Kind: game.LeaveDue, Match: func(c *Context, e *game.Event) bool { return is(c, e) && cards(c, e.Card) && from(c, e) }}
}
