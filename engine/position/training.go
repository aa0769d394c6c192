package position

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Training: who is whose apprentice in which Jedi Test, and what the tests give (chapter 20
// of the rules).

// TestNo is the number of a Jedi Test, 0 of any other card (jedi-test.def).
func TestNo(d *card.Def) int {
	if d.Type != card.JediTest {
		return 0
	}
	for _, trait := range d.Traits {
		if n, is := strings.CutPrefix(strings.ToLower(trait), "jedi test #"); is && len(n) == 1 {
			return int(n[0] - '0')
		}
	}
	return 0
}

// Tests tells whether the game has Jedi Tests.
func (p *Position) Tests() bool { return p.dealt().tests }

// JediTests goes through the Jedi Tests on table.
func (p *Position) JediTests(yield func(test game.CardID, it *game.Card) bool) {
	if !p.Tests() {
		return
	}
	for _, id := range p.InPlay() {
		if p.Def(id).Type == card.JediTest && p.S.Cards[id].Zone == game.Table && !yield(id, &p.S.Cards[id]) {
			return
		}
	}
}

// IsApprentice tells whether a character has been targeted as an apprentice: it is one until
// it is a Jedi (jedi-test.apprentice).
func (p *Position) IsApprentice(id game.CardID) bool {
	for _, it := range p.JediTests {
		if it.Aim == id {
			c := Context{P: p, Self: id, You: p.S.C(id).Owner}
			return !ruledNouns["jedi"](&c, id)
		}
	}
	return false
}

// IsMentor tells whether a character trains an apprentice in a test not yet completed
// (jedi-test.mentor).
func (p *Position) IsMentor(id game.CardID) bool {
	for _, it := range p.JediTests {
		if it.Mentor == id {
			return true
		}
	}
	return false
}

// HasPassed tells whether a character has completed a Jedi Test, by its number.
func (p *Position) HasPassed(id game.CardID, n int) bool {
	for test, it := range p.JediTests {
		if it.Aim == id && it.Is(game.Completed) && TestNo(p.Def(test)) == n {
			return true
		}
	}
	return false
}

// trained is the test whose number is the ability of its apprentice, if that is above a
// number that it has otherwise; 0 is none (jedi-test.complete).
func (p *Position) trained(id game.CardID, above card.Num) (by game.CardID, n card.Num) {
	n = above
	for test, it := range p.JediTests {
		if no := card.Whole(TestNo(p.Def(test))); it.Aim == id && it.Is(game.Completed) && no > n && p.IsActive(test) {
			by, n = test, no
		}
	}
	return by, n
}

// TrainingTerms are what changes a training destiny drawn for a test: one for every Dagobah
// site on table that is not generic, and what texts give the draws of its apprentice and
// mentor, copies of one text once (jedi-test.destiny, value.cumulative).
func (p *Position) TrainingTerms(test game.CardID) (terms []game.Term) {
	for _, loc := range p.S.Row {
		if p.IsSite(loc) && p.partOf(loc, "Dagobah") && p.Def(loc).Diamond == 0 {
			terms = append(terms, game.Term{Source: loc, By: card.One})
		}
	}
	it := p.S.C(test)
	var gives Once
	for m := range p.Mods(ModTraining) {
		if m.Hits(it.Aim) || it.Mentor != 0 && m.Hits(it.Mentor) {
			gives.Add(m)
		}
	}
	for _, m := range gives {
		terms = append(terms, game.Term{Source: m.Source, By: m.By})
	}
	return terms
}

// training tells whether a sentence speaks of training destiny.
func training(src *gametext.Clause) (is bool) {
	gametext.Walk(src, func(n any) bool {
		switch x := n.(type) {
		case gametext.DrawDestiny:
			is = is || x.Kind == gametext.TrainingDestiny
		case gametext.Draws:
			is = is || x.Kind == gametext.TrainingDraw
		case gametext.DrawsOf:
			is = is || x.Kind == gametext.TrainingDraw
		}
		return true
	})
	return is
}

// enrolls tells whether the text is that of a Jedi Test which has no apprentice yet: its
// nouns then mean those who can become one, or his mentor.
func (c *Context) enrolls() bool {
	it := c.P.S.C(c.Self)
	return c.P.Def(c.Self).Type == card.JediTest && !it.Is(game.Completed) && it.Aim == 0
}

// mine tells whether a card is a character of the player's whose text it is.
func (c *Context) mine(id game.CardID) bool {
	return c.P.Def(id).Type == card.Character && c.P.S.C(id).Owner == c.You
}

func init() {
	ruledNoun("mentor", func(c *Context, id game.CardID) bool {
		if c.enrolls() {
			return c.mine(id)
		}
		return c.P.IsMentor(id)
	})
	ruledNoun("apprentice", func(c *Context, id game.CardID) bool {
		switch it := c.P.S.C(c.Self); {
		case !c.enrolls():
			return c.P.IsApprentice(id)
		case it.Zone == game.Table: // who comes out of the hand to be one
			return c.mine(id) && len(c.P.NoApprentice(c.Self, it.Mentor, id, 0)) == 0
		}
		return c.mine(id)
	})
	Post(func(_ *Compiler, x gametext.HasPassed) Matcher {
		return func(c *Context, id game.CardID) bool { return c.P.HasPassed(id, x.N) }
	})
	cond(func(*Compiler, gametext.Quiet) condition {
		return func(c *Context) bool { return len(c.P.S.Battles)+len(c.P.S.Drains) == 0 && !c.P.TrainedNow() }
	})
}

// NoMentor is why a character cannot be the mentor of a Jedi Test that is deployed
// (jedi-test.mentor).
func (p *Position) NoMentor(id game.CardID) []game.Reason {
	title := card.T(p.Def(id).Title, p.Def(id).Title)
	say := func(en, fr string) []game.Reason {
		return []game.Reason{{Rule: "jedi-test.mentor", Say: card.Say(en, fr, title)}}
	}
	switch n, has := p.Value(id, card.Ability); {
	case !has || n <= card.Whole(2):
		return say("%s has no ability above 2.", "%s n’a pas une habileté supérieure à 2.")
	case p.IsMentor(id):
		return say("%s trains another apprentice.", "%s entraîne un autre apprenti.")
	case p.IsApprentice(id):
		return say("%s is an apprentice.", "%s est un apprenti.")
	}
	return nil
}

// NoApprentice is why a character cannot be the apprentice of a Jedi Test that is deployed
// with a mentor, 0 for one that needs none, and asks for a test passed, 0 for none
// (jedi-test.apprentice, jedi-test.one, jedi-test.order).
func (p *Position) NoApprentice(test, mentor, id game.CardID, passed int) []game.Reason {
	title := card.T(p.Def(id).Title, p.Def(id).Title)
	say := func(rule, en, fr string, with ...any) []game.Reason {
		return []game.Reason{{Rule: rule, Say: card.Say(en, fr, append([]any{title}, with...)...)}}
	}
	n, has := p.Value(id, card.Ability)
	c := Context{P: p, Self: id, You: p.S.C(id).Owner}
	switch {
	case !has || p.Def(id).Is("droid"):
		return say("jedi-test.apprentice", "%s is a droid.", "%s est un droïde.")
	case ruledNouns["jedi"](&c, id):
		return say("jedi-test.apprentice", "%s is a Jedi.", "%s est un Jedi.")
	case p.IsMentor(id) || id == mentor:
		return say("jedi-test.mentor", "%s is a mentor.", "%s est un mentor.")
	case mentor != 0 && n >= p.AbilityOf(mentor):
		return say("jedi-test.apprentice", "%s has no less ability than the mentor.", "%s n’a pas une habileté inférieure à celle du mentor.")
	case p.HasPassed(id, TestNo(p.Def(test))):
		return say("jedi-test.one", "%s has completed that test.", "%s a déjà réussi ce test.")
	case p.inTraining(id):
		return say("jedi-test.one", "%s has another test to complete first.", "%s a d’abord un autre test à réussir.")
	case passed > 0 && !p.HasPassed(id, passed):
		return say("jedi-test.order", "%s has not completed Jedi Test %s.", "%s n’a pas réussi le test Jedi no %s.", passed)
	}
	return nil
}

// inTraining tells whether a character is the apprentice of a test not yet completed.
func (p *Position) inTraining(id game.CardID) bool {
	for _, it := range p.JediTests {
		if it.Aim == id && !it.Is(game.Completed) {
			return true
		}
	}
	return false
}

// Untested is a noun without the test that its cards must have completed, and the number of
// that, 0 if it asks for none: a rule of its own asks for it (jedi-test.order).
func Untested(f gametext.Filter) (_ gametext.Filter, passed int) {
	var posts []gametext.Post
	for _, x := range f.Posts {
		if test, is := x.(gametext.HasPassed); is {
			passed = test.N
			continue
		}
		posts = append(posts, x)
	}
	f.Posts = posts
	return f, passed
}

// Trains makes a target of a Jedi Test's text that of its mentor or apprentice, and lets it
// say why somebody can be none. What an apprentice must have completed is asked for by its
// reason, with the rule's id (jedi-test.mentor, jedi-test.apprentice).
func (comp *Compiler) Trains(t *Target, f gametext.Filter, passed int) {
	as := func(noun string) bool { return gametext.SaidOf(f, noun) }
	if as("mentor") {
		t.Mentor = true
		t.NarrowBecause(func(c *Context, id game.CardID) bool { return len(c.P.NoMentor(id)) == 0 },
			func(c *Context, id game.CardID) []game.Reason { return c.P.NoMentor(id) })
		return
	}
	mentor := -1
	for _, other := range comp.Clause.Targets {
		if other.Mentor {
			mentor = other.Bind
		}
	}
	reasons := func(c *Context, id game.CardID) []game.Reason {
		by := game.CardID(0)
		if mentor >= 0 && len(c.Bound[mentor].Cards) > 0 {
			by = c.Bound[mentor].Cards[0]
		}
		return c.P.NoApprentice(c.Self, by, id, passed)
	}
	t.NarrowBecause(func(c *Context, id game.CardID) bool { return len(reasons(c, id)) == 0 }, reasons)
}
