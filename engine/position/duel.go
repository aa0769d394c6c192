package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A Contest is what a procedure remembers of a duel or of lightsaber combat, as far as
// texts ask.
type Contest interface {
	Fights(id game.CardID) bool // it is one of the two
	Sabers() bool               // it is lightsaber combat, no duel (duel.saber-combat)
	Won() (game.CardID, bool)   // who has won; false: nobody, or not yet
	Margin() card.Num           // by how much
}

// Contest is the duel or lightsaber combat in progress, nil if there is none.
func (p *Position) Contest() Contest {
	for i := len(p.S.Frames) - 1; i >= 0; i-- {
		if d, ok := p.S.Frames[i].Body.(Contest); ok {
			return d
		}
	}
	return nil
}

// fights tells whether a card is in a duel, or in lightsaber combat.
func fights(sabers bool) Matcher {
	return func(c *Context, id game.CardID) bool {
		d := c.P.Contest()
		return d != nil && d.Sabers() == sabers && d.Fights(id)
	}
}

// decided tells whether a card has won the duel or lightsaber combat in progress, or lost it.
func decided(won bool) Matcher {
	return func(c *Context, id game.CardID) bool {
		d := c.P.Contest()
		if d == nil || !d.Fights(id) {
			return false
		}
		winner, is := d.Won()
		return is && (winner == id) == won
	}
}

// DuelTerms are what texts at work change in a player's total, copies of one text once
// (value.cumulative).
func (p *Position) DuelTerms(k ModKind, side card.Side, at game.CardID) (gives Once) {
	for m := range p.Mods(k) {
		if m.C.Whose(m.Whose) == side && m.At(&m.C, at) {
			gives.Add(m)
		}
	}
	return gives
}

// DuelDestiny is what texts at work add to each destiny that a duelist's player draws.
func (p *Position) DuelDestiny(duelist game.CardID) card.Num {
	var gives Once
	for m := range p.Mods(ModDuelDestiny) {
		if m.Affects(&m.C, duelist) {
			gives.Add(m)
		}
	}
	return gives.Sum()
}

// IsCombatCard tells whether a card lies face down under a character (duel.combat-card).
func (p *Position) IsCombatCard(id game.CardID) bool {
	it := p.S.C(id)
	return it.Zone == game.Under && it.Is(game.FaceDown) && p.Def(it.At).Type == card.Character
}

// CombatCards lists the combat cards under a character.
func (p *Position) CombatCards(id game.CardID) []game.CardID {
	return slices.DeleteFunc(p.S.Below(id), func(under game.CardID) bool { return !p.IsCombatCard(under) })
}

func init() {
	quantity(func(comp *Compiler, x gametext.Found) Amount { return comp.found(x) })
}

// found is a number that the text has come to.
func (comp *Compiler) found(x gametext.Found) Amount {
	switch x.What {
	case gametext.AnyOfYours, gametext.AnyOfTheirs: // no number: it is compared (comparesEach)
		comp.cannot(x)
	case gametext.TopRace:
		return func(c *Context) card.Num { return c.P.topRace() }
	case gametext.TheirTopRace:
		return func(c *Context) card.Num { return c.P.bestRace(c.You.Other()) }
	case gametext.ThisRace:
		comp.refuse(x, comp.Text.Def.Type != card.Podracer)
		return func(c *Context) card.Num { return c.P.RaceTotal(c.P.S.C(c.Self).Owner, c.Self) }
	case gametext.Total:
		comp.Totaled(x)
		return comp.total()
	case gametext.Difference:
		comp.refuse(x, comp.Clause.Duel == NoDuel)
		return func(c *Context) card.Num {
			if d := c.P.Contest(); d != nil {
				return d.Margin()
			}
			c.Undefined = true
			return 0
		}
	case gametext.NotedParsecs: // utinni.target
		comp.refuse(x, !comp.Text.Def.Is("utinni"))
		return func(c *Context) card.Num { return c.P.varied(c.Self, c.P.Counted(c.Self)) }
	case gametext.TheirPower:
		return func(c *Context) card.Num { return c.P.PowerAt(c.You.Other(), c.At) }
	case gametext.YourPower:
		comp.refuse(x, !comp.onlyAsked(x)) // a power that depended on itself
		return func(c *Context) card.Num { return c.P.PowerAt(c.You, c.At) }
	case gametext.YourLifeForce:
		return func(c *Context) card.Num { return card.Whole(c.P.LifeForce(c.You)) }
	case gametext.AbilityPresent:
		return func(c *Context) card.Num { return c.P.abilityPresent(c.You) }
	case gametext.YourBattleDestiny:
		return func(c *Context) card.Num { return c.P.S.Battle.Destiny[c.You] }
	case gametext.TheirBattleDestiny:
		return func(c *Context) card.Num { return c.P.S.Battle.Destiny[c.You.Other()] }
	}
	return func(c *Context) card.Num { return c.value(x.Ref - 1) }
}

// onlyAsked tells whether a number stands in what the heads of the sentence ask, and nowhere
// else in it.
func (comp *Compiler) onlyAsked(x gametext.Found) bool {
	none := func(v any) (none bool) {
		none = true
		gametext.Walk(v, func(node any) bool {
			found, is := node.(gametext.Found)
			none = none && !(is && found.What == x.What)
			return none
		})
		return none
	}
	for _, s := range comp.Source.Steps {
		if !none(s) {
			return false
		}
	}
	return comp.Source.Rule == nil
}

// duelClause is what a clause has to do with duels.
type duelClause uint8

const (
	NoDuel     duelClause = iota
	StartsDuel            // it begins one, or lightsaber combat
	InDuel                // it adds to the destinies or totals of one in progress (duel.steps)
)
