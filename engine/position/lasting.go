package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// lasting are the modifiers that a step of this clause makes for a time.
func (cl *Clause) lasting(op int16) []*Modifier { return cl.Lastings[op] }

// Last notes a step that makes modifiers for a time and returns its number.
func (comp *Compiler) Last(mods []*Modifier) int16 {
	for _, m := range mods {
		m.setMask()
	}
	comp.Clause.Lastings = append(comp.Clause.Lastings, mods)
	comp.Clause.Changes = append(comp.Clause.Changes, nil)
	return int16(len(comp.Clause.Lastings) - 1)
}

// ForTime notes modifiers that a step makes for a time. What is said of a kind of card holds
// for all of that kind, also for those that come later and in hand (state.global). Of cards
// described by how they stand it keeps to those that it described when it happened (Fixed),
// which the last value of what is bound lists.
func (comp *Compiler) ForTime(x gametext.Rule) int16 {
	lasting, so := comp.passes(x)
	mods := comp.Modifiers(lasting)
	n := comp.Clause.Values()
	for _, m := range mods {
		if m.Affects == nil || !ofTable(x) {
			continue
		}
		describes := m.Affects
		if ofKind(lasting) {
			m.Affects = also(describes, so)
			continue
		}
		m.fixed = true
		m.Affects = func(c *Context, id game.CardID) bool {
			if len(c.Bound) <= n { // it happens now
				return describes(c, id)
			}
			return slices.Contains(c.Bound[n].Cards, id) && so(c, id)
		}
	}
	op := comp.Last(mods)
	comp.Clause.Changes[op] = x
	return op
}

// brief tells whether the rule that is compiled holds for a time: a sentence says one that
// stands, or steps.
func (comp *Compiler) brief() bool { return comp.Source.Rule == nil }

// ChangeNo is the number of a lasting change among all of the text of a definition, from 1 on;
// those of its guests have higher ones (Guest).
func (p *Position) ChangeNo(def int32, clause, op int16) (n int) {
	for _, cl := range p.TextIn(def, clause).Clauses[:Within(clause)] {
		n += len(cl.Lastings)
	}
	return int(clause-Within(clause))*perText + n + int(op) + 1
}

// ChangeSaid says a lasting change of the text by its number; nothing where no sentence does.
func (p *Position) ChangeSaid(def int32, n int) (say card.Text) {
	t := p.TextIn(def, int16(n/perText/perText*perText))
	n %= perText * perText
	for _, cl := range t.Clauses {
		if n <= len(cl.Changes) {
			if x := cl.Changes[n-1]; x != nil {
				say = card.T(gametext.Print(x, card.English), gametext.Print(x, card.French))
			}
			return say
		}
		n -= len(cl.Changes)
	}
	return say
}

// passes parts a rule from what of its cards comes and goes while it lasts: "characters
// while attacked by a creature" are all of them, each for as long as it is attacked.
func (comp *Compiler) passes(x gametext.Rule) (lasting gametext.Rule, so Matcher) {
	so = func(*Context, game.CardID) bool { return true }
	does, ok := x.(gametext.CardsDo)
	if !ok {
		return x, so
	}
	f := &does.Cards
	whole := *f
	f.Posts, f.Except = nil, nil
	for _, post := range whole.Posts {
		passing, comes := post.(gametext.Passing)
		if !comes {
			f.Posts = append(f.Posts, post)
			continue
		}
		so = also(so, comp.post(passing.Is))
	}
	for _, other := range whole.Except {
		i := slices.IndexFunc(other.Posts, func(p gametext.Post) bool { _, comes := p.(gametext.Passing); return comes })
		if i < 0 {
			f.Except = append(f.Except, other)
			continue
		}
		passing := other.Posts[i].(gametext.Passing)
		other.Posts = slices.Concat(other.Posts[:i], []gametext.Post{passing.Is}, other.Posts[i+1:])
		is := comp.Filter(other)
		so = also(so, func(c *Context, id game.CardID) bool { return !is(c, id) })
	}
	return does, so
}

func also(a, b Matcher) Matcher {
	return func(c *Context, id game.CardID) bool { return a(c, id) && b(c, id) }
}

// ofKind tells whether a rule says something of cards by what they are or by their title, not
// of that card or of those that are somewhere, with somebody or in some state just then.
func ofKind(x gametext.Rule) (kind bool) {
	var says func(f *gametext.Filter) bool
	momentary := func(post gametext.Post) bool {
		switch post := post.(type) {
		case gametext.WithStat:
			return false
		case gametext.Stands: // the weapons of a kind
			return post.How != gametext.CarriedBy || !says(&post.Cards)
		}
		return true
	}
	says = func(f *gametext.Filter) bool {
		return len(f.Titles) > 0 || f.Ref == 0 && f.Det != gametext.DetThis && !f.Decided() && !slices.ContainsFunc(f.Posts, momentary) &&
			!slices.ContainsFunc(f.Or, func(f gametext.Filter) bool { return !says(&f) })
	}
	if does, ok := x.(gametext.CardsDo); ok {
		return says(&does.Cards)
	}
	kind = true
	gametext.Walk(x, func(n any) bool {
		f, ok := n.(*gametext.Filter)
		kind = kind && (!ok || says(f))
		return !ok
	})
	return kind
}

// ofTable tells whether a rule says something of cards on table, and not of what may be
// deployed.
func ofTable(x gametext.Rule) bool {
	does, ok := x.(gametext.CardsDo)
	if !ok {
		_, deed := x.(gametext.PlayerMayNot)
		return !deed
	}
	return !slices.ContainsFunc(does.Do, func(p gametext.Pred) (deploys bool) {
		gametext.Walk(p, func(n any) bool {
			switch n := n.(type) {
			case gametext.Goes:
				deploys = n.Act == gametext.ToDeploy
			case gametext.GoesOnly:
				deploys = n.Act == gametext.ToDeploy
			case gametext.CanDeploy, gametext.NeverTo:
				deploys = true
			}
			return !deploys
		})
		return deploys
	})
}

// Fixed lists the cards on table that a lasting change describes as it begins; false if
// it describes none.
func (c *Context) Fixed(cl *Clause, op int16) (out []game.CardID, fixes bool) {
	for _, m := range cl.lasting(op) {
		if !m.fixed {
			continue
		}
		fixes = true
		for _, id := range c.P.InPlay() {
			if m.Affects(c, id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out, fixes
}
