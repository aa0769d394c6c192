package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// attemptView shows the Epic Event or search party in progress, nil if there is none.
func (g *Game) attemptView() *game.AttemptView {
	if f, s := g.search(); s != nil {
		return &game.AttemptView{Card: s.Site, By: f.Side, Search: true, Total: g.searchSum(s), Goal: searchGoal}
	}
	if f, a := g.attackRun(); a != nil {
		v := &game.AttemptView{Card: a.Card, By: f.Side, Target: g.above(g.trenchOf(a.Card)), Lead: a.Lead, Foes: g.inRun(a, a.Foes), Total: g.runSum(a), Goal: card.Whole(runGoal)}
		for _, id := range g.inRun(a, a.Ships) {
			if id != a.Lead {
				v.Wing = append(v.Wing, id)
			}
		}
		return v
	}
	for i := len(g.S.Frames) - 1; i >= 0; i-- {
		f := &g.S.Frames[i]
		if a := bodyOf[*acting](f); a != nil && f.Proc == pResult && g.says(a) && g.clause(a).Epic {
			return g.attemptOf(f.Side, a)
		}
	}
	return nil
}

// attemptOf is what a text that draws Epic Event destiny has come to.
func (g *Game) attemptOf(side card.Side, a *acting) *game.AttemptView {
	cl := g.clause(a)
	it := g.S.C(a.Card)
	v := &game.AttemptView{Card: a.Card, By: side, Goal: cl.Goal, Apprentice: it.Aim, Mentor: it.Mentor}
	for _, t := range cl.Targets {
		for _, id := range a.Bound[t.Bind].Cards {
			switch g.Def(id).Type {
			case card.Location:
				v.Target = id
			case card.Starship: // epic.ds2
				v.Wing = append(v.Wing, id)
			}
		}
	}
	if v.Target == 0 && cl.Blows != nil {
		c := g.clauseCtx(side, a.Card, cl)
		if i := slices.IndexFunc(g.S.Row, func(loc game.CardID) bool { return cl.Blows(c, loc) }); i >= 0 {
			v.Target = g.S.Row[i]
		}
	}
	sum := a.Bound[position.SumAt(cl.Src)]
	if v.Total.Has = sum.Set; !sum.Set {
		return v
	}
	terms := []game.Term{{Say: destinyWord, By: sum.N}}
	if g.Def(a.Card).Type == card.JediTest {
		for _, t := range g.TrainingTerms(a.Card) {
			terms[0].By -= t.By
			terms = append(terms, t)
		}
	}
	for _, part := range a.Parts {
		terms[0].By -= part.N
		terms = append(terms, game.Term{Say: cl.Parts[part.Part], By: part.N})
	}
	for _, m := range g.EpicGives(a.Card, cl.Fires(a.Bound)) {
		terms = append(terms, game.Term{Source: m.Source, By: m.By})
		sum.N += m.By
	}
	v.Total.Terms, v.Total.Total = terms, sum.N
	return v
}
