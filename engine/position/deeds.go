package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What players do.
func init() {
	Deed(func(comp *Compiler, x gametext.Fights, coming bool) *Moment {
		is := comp.at(x.At)
		at := func(c *Context, e *game.Event) bool { return is(c, e) && c.Bind(x.Bind, e.At) }
		switch x.What {
		case gametext.StartsBattle:
			return comp.initiated(coming, game.BattleDue, game.BattleStarted, at)
		case gametext.StartsDrain:
			return comp.initiated(coming, game.DrainDue, game.DrainStarted, at)
		case gametext.DrainsForce:
			return only(coming, game.Drained, at)
		case gametext.EndsBattle:
			return only(coming, game.BattleEnded, at)
		case gametext.StartsDuel:
			return only(coming, game.DuelStarted, at)
		case gametext.WinsDuel:
			return only(coming, game.DuelWon, at)
		case gametext.WinsCombat:
			return only(coming, game.CombatWon, at)
		case gametext.StartsAnswerable:
			comp.refuse(x, x.At != nil)
			return only(coming, game.Played, func(c *Context, e *game.Event) bool {
				return e.Why == game.ByReact || c.P.Def(e.Card).Type == card.Interrupt
			})
		}
		return only(coming, game.BattleWon, at)
	})
	Deed(func(comp *Compiler, x gametext.BringsCards, coming bool) *Moment {
		which, from := comp.Filter(x.Cards), comp.deployedFrom(x, coming)
		match := func(c *Context, e *game.Event) bool {
			return from(e) && which(c, e.Card) && c.Bind(x.Cards.Bind, e.Card)
		}
		comp.refuse(x, x.How == gametext.Substitutes) // it is no moment of its own
		switch x.How {
		case gametext.PlaysCards:
			return only(coming, game.Played, match)
		case gametext.CompletesCards:
			return only(coming, game.TestPassed, func(c *Context, e *game.Event) bool { return which(c, e.On) && c.Bind(x.Cards.Bind, e.On) })
		}
		return comp.initiated(coming, game.DeployDue, game.Deployed, match)
	})
	Deed(func(comp *Compiler, x gametext.DrawsOne, coming bool) *Moment {
		at, why, untold := comp.where(x.At), drawnFor[x.What], x.What == gametext.DrawsDestiny
		comp.refuse(x, untold && x.At != nil || x.With != nil && x.What != gametext.DrawsDestiny || x.What == gametext.DrawsFromForcePile)
		with := func(*Context, *game.Event) bool { return true }
		if x.With != nil {
			of := comp.Filter(x.With.(gametext.WithCards).Cards)
			with = func(c *Context, e *game.Event) bool { return e.Why == game.ByText && of(c, e.On) }
		}
		return either(coming, game.DestinyDue, game.DestinyDrawn, func(c *Context, e *game.Event) bool {
			there := e.Why == why && at(c, c.P.S.Where(e.On)) // a battle's destiny is for its location
			return (untold || there) && with(c, e) && c.Drawn(x.Bind, e)
		})
	})
	Deed(func(comp *Compiler, x gametext.TurnsForce, coming bool) *Moment {
		if x.How == gametext.RetrievesForce {
			comp.refuse(x, x.From != nil)
			return either(coming, game.RetrieveDue, game.Retrieved, func(c *Context, e *game.Event) bool { return c.Drawn(x.Bind, e) })
		}
		from, told := x.From.(gametext.LostTo)
		if told && from.What == gametext.FrayDrain && !coming { // all of it
			return only(coming, game.LostToDrain, func(c *Context, e *game.Event) bool { return c.Drawn(x.Bind, e) && c.Bind(x.At, e.At) })
		}
		return either(coming, game.LossDue, game.ForceLost, func(c *Context, e *game.Event) bool {
			return (!told || e.Why == lostTo[from.What]) && c.Drawn(x.Bind, e)
		})
	})
}

// deployedFrom tests where a card was that has just been deployed; nothing said, anywhere.
func (comp *Compiler) deployedFrom(x gametext.BringsCards, coming bool) func(e *game.Event) bool {
	if x.From == nil {
		return func(*game.Event) bool { return true }
	}
	pile, is := x.From.(gametext.FromPile)
	comp.refuse(x, !is || coming || x.How != gametext.DeploysCards || pile.Whose != gametext.Your)
	zone := PileZone[pile.Pile]
	return func(e *game.Event) bool { return e.From == zone }
}

var drawnFor = [...]game.Why{gametext.DrawsBattleDestiny: game.ByBattleDestiny, gametext.DrawsWeaponDestiny: game.ByWeapon, gametext.DrawsDuelDestiny: game.ByDuel, gametext.DrawsFromForcePile: game.Whys}
var lostTo = [...]game.Why{gametext.FrayBattle: game.ByBattleDamage, gametext.FrayDrain: game.ByDrain}

// What befalls cards, and what they do.
func init() {
	Fate(func(comp *Compiler, x gametext.BeDoneBy, cards Matcher, coming bool) *Moment {
		by := comp.Filter(x.By)
		switch x.What {
		case gametext.ExcludedByThem: // while that can still be changed
			if !coming {
				return nil
			}
			return &Moment{Kind: game.ExclusionDue, Match: func(c *Context, e *game.Event) bool { return c.AsWeapon(by, e.On) && cards(c, e.Card) }}
		case gametext.EatenByThem: // while it still lies there
			return only(coming, game.Eaten, func(c *Context, e *game.Event) bool { return by(c, e.On) && cards(c, e.Card) })
		case gametext.DeliveredByThem, gametext.ImprisonedByThem:
			ever := x.What == gametext.ImprisonedByThem
			return only(coming, game.Delivered, func(c *Context, e *game.Event) bool {
				captor := c.P.S.C(e.Card).Captor // 0 in a game saved before it was kept
				return (ever && (captor == 0 || captor == e.On) || !ever && e.N == 0) && by(c, e.On) && cards(c, e.Card)
			})
		}
		return only(coming, game.WasHit, func(c *Context, e *game.Event) bool {
			return c.P.S.OnTable(e.Card) && c.AsWeapon(by, e.On) && cards(c, e.Card)
		})
	})
	Fate(func(comp *Compiler, x gametext.Be, cards Matcher, coming bool) *Moment {
		switch x.What {
		case gametext.BeHit:
			return only(coming, game.WasHit, func(c *Context, e *game.Event) bool { return c.P.S.OnTable(e.Card) && cards(c, e.Card) })
		case gametext.BeLaidDown:
			return only(coming, game.LaidDown, func(c *Context, e *game.Event) bool { return cards(c, e.Card) })
		case gametext.BeEaten:
			return only(coming, game.Eaten, func(c *Context, e *game.Event) bool { return cards(c, e.Card) })
		case gametext.BeDisarmed:
			return only(coming, game.Deployed, func(c *Context, e *game.Event) bool { return c.P.disarms(e.Card, e.On) && cards(c, e.On) })
		case gametext.BeFired:
			return only(coming, game.Fired, func(c *Context, e *game.Event) bool { return c.AsWeapon(cards, e.Card) })
		}
		comp.Clause.Drawn = true
		return only(coming, game.DestinyDrawn, func(c *Context, e *game.Event) bool { return e.Card == c.Self && cards(c, e.Card) })
	})
}

// act is the moment of what cards do.
func act(what gametext.Act, cards Matcher) *Moment {
	switch what {
	case gametext.AboutToMove:
		return &Moment{Kind: game.MoveDue, Match: func(c *Context, e *game.Event) bool { return e.By != c.You && cards(c, e.Card) }}
	case gametext.Shot:
		return &Moment{Kind: game.Fired, Match: func(c *Context, e *game.Event) bool { return cards(c, c.P.Shooter(e.Card)) }}
	case gametext.ShowsHand:
		return &Moment{Kind: game.HandDue, Match: func(c *Context, e *game.Event) bool { return e.By != c.You && cards(c, e.Card) }}
	case gametext.CameHere, gametext.Came: // weapon.mines
		return &Moment{Kind: game.Moved, Also: game.Deployed, Match: func(c *Context, e *game.Event) bool {
			return c.P.S.Where(e.Card) == c.Here() && c.P.OnFoot(e.Card) && cards(c, e.Card)
		}}
	case gametext.DeliversAim: // utinni.reach
		return &Moment{Kind: game.BroughtTo, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	case gametext.Arrived: // move.carried
		return &Moment{Kind: game.Moved, Match: func(c *Context, e *game.Event) bool {
			if cards(c, e.Card) {
				return true
			}
			return slices.ContainsFunc(c.P.InPlay(), func(id game.CardID) bool { return c.P.Within(id, e.Card) && cards(c, id) })
		}}
	case gametext.LeftHere:
		return &Moment{Kind: game.Moved, Match: func(c *Context, e *game.Event) bool { return e.On == c.Here() && e.On != e.At && cards(c, e.Card) }}
	case gametext.FromNextSite:
		return &Moment{Kind: game.Moved, Match: func(c *Context, e *game.Event) bool {
			at := c.P.S.Where(e.Card)
			return c.P.IsSite(e.On) && c.P.IsSite(at) && c.P.Adjacent(e.On, at) && cards(c, e.Card)
		}}
	case gametext.Deploying:
		return &Moment{Kind: game.DeployStarted, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	case gametext.ReachedThis: // utinni.reach.trigger
		return &Moment{Kind: game.ReachedAim, Match: func(c *Context, e *game.Event) bool { return e.On == c.Self && cards(c, e.Card) }}
	case gametext.CameBack: // utinni.target
		return &Moment{Kind: game.CameBack, Match: func(c *Context, e *game.Event) bool { return e.On == c.Self && cards(c, e.Card) }}
	case gametext.WentMissing: // missing.state
		return &Moment{Kind: game.WentMissing, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	case gametext.Reacted: // react.def
		return &Moment{Kind: game.Moved, Also: game.Deployed, Match: func(c *Context, e *game.Event) bool { return e.Why == game.ByReact && cards(c, e.Card) }}
	case gametext.TookPlace:
		return &Moment{Kind: game.Replaced, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
	}
	return &Moment{Kind: game.Moved, Match: func(c *Context, e *game.Event) bool { return cards(c, e.Card) }}
}

// Moments of no one in particular.
func init() {
	Head(func(comp *Compiler, h gametext.BattleEnded) {
		comp.awaits(h, &Moment{Kind: game.BattleEnded, Match: comp.at(h.At)})
	})
}

// from tests where a card was lost, forfeited or released from.
func (comp *Compiler) from(x gametext.Origin) func(c *Context, e *game.Event) bool {
	at, ok := x.(gametext.FromPlace)
	if !ok { // from table, as all that is announced
		return func(*Context, *game.Event) bool { return true }
	}
	which := comp.Filter(at.Place)
	return func(c *Context, e *game.Event) bool { return which(c, e.At) && c.Bind(at.Place.Bind, e.At) }
}

// WasGone is the moment of what was just lost from table (game.WasLost), or forfeited.
func (comp *Compiler) WasGone(kind game.Kind, x gametext.Origin, cards Matcher) *Moment {
	from := comp.from(x)
	return &Moment{Kind: kind, Match: func(c *Context, e *game.Event) bool { return c.stillLost(e) && cards(c, e.Card) && from(c, e) }}
}

// WasFreed is the moment of what was just released, wherever it is now (captive.release.choice).
func (comp *Compiler) WasFreed(x gametext.Origin, cards Matcher, coming bool) *Moment {
	from := comp.from(x)
	return only(coming, game.Released, func(c *Context, e *game.Event) bool { return cards(c, e.Card) && from(c, e) })
}

// Lost is the moment of what is about to be lost; is tells whether that, and not
// something else, is about to happen to it.
func (comp *Compiler) Lost(x gametext.Origin, cards Matcher, is func(c *Context, e *game.Event) bool) *Moment {
	from := comp.from(x)
	return &Moment{Kind: game.LeaveDue, Match: func(c *Context, e *game.Event) bool { return is(c, e) && cards(c, e.Card) && from(c, e) }}
}
