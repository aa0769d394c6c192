package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Head(func(comp *Compiler, _ gametext.FrontSide) { comp.Clause.Face = 1 })
	Head(func(comp *Compiler, _ gametext.BackSide) { comp.Clause.Face = 2 })
	modifies(func(comp *Compiler, _ gametext.FlipThis) []*Modifier { return []*Modifier{{Kind: ModFlip}} })
	modifies(func(comp *Compiler, _ gametext.OutOfPlay) []*Modifier { return []*Modifier{{Kind: ModOut}} })
	modifies(func(comp *Compiler, x gametext.MayNotDeploy) []*Modifier {
		whose := gametext.Your
		if x.Who == gametext.Opponent {
			whose = gametext.Opponents
		}
		return []*Modifier{{Kind: ModBarred, Whose: whose, Affects: comp.Filter(x.Cards)}}
	})
	modifies(func(comp *Compiler, x gametext.NotConverted) []*Modifier {
		return []*Modifier{{Kind: ModFixed, Affects: comp.Filter(x.Cards)}}
	})
	modifies(func(comp *Compiler, x gametext.DeployOnlyIf) []*Modifier {
		ok := comp.Cond(x.If)
		return []*Modifier{{Kind: ModOnlyIf, Affects: func(c *Context, _ game.CardID) bool { return ok(c) }}}
	})
	cond(func(comp *Compiler, x gametext.StartedWith) condition { // start.starting-location-check
		which := comp.Filter(x.Cards)
		return func(c *Context) bool { id := c.P.S.Starts[c.You]; return id != 0 && which(c, id) }
	})
	cond(func(comp *Compiler, x gametext.OnTableNow) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool { return c.any(which) }
	})
	cond(func(comp *Compiler, x gametext.NoneOnTable) condition {
		which := comp.Filter(x.Cards)
		return func(c *Context) bool { return !c.any(which) }
	})
	Post(func(comp *Compiler, _ gametext.WithoutCost) Matcher { // start.effect-no-cost
		return func(c *Context, id game.CardID) bool {
			t := c.P.Text(id)
			return !c.P.Def(id).Num[card.Deploy].Has &&
				!slices.ContainsFunc(t.Deploys, func(n int16) bool { return t.Clauses[n].Cost != nil })
		}
	})
}
