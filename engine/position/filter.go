package position

import (
	"fmt"
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Filter compiles a set of cards said in words into a test of one card.
func (comp *Compiler) Filter(f gametext.Filter) Matcher {
	comp.possible(&f)
	var tests []Matcher
	add := func(m Matcher) { tests = append(tests, m) }
	switch f.Det {
	case gametext.DetThatMany:
		comp.cannot(f)
	case gametext.DetUpTo:
		comp.Refuse(f, fmt.Sprintf("%s are not chosen here: what is said holds for each of them", said(f)),
			"right: once per turn: target up to 2 droids; those droids are lost\nwrong: up to 2 droids are power +1")
	case gametext.DetThis:
		comp.itself(f)
		add(func(c *Context, id game.CardID) bool { return id == c.Self })
		f = gametext.Filter{Except: f.Except, Posts: f.Posts}
	case gametext.DetThat, gametext.DetThose:
		ref := f.Ref - 1
		add(func(c *Context, id game.CardID) bool {
			return ref < len(c.Bound) && slices.Contains(c.Bound[ref].Cards, id)
		})
		f = gametext.Filter{Except: f.Except, Posts: f.Posts}
	}
	if f.Another {
		own := f.Bind - 1
		add(func(c *Context, id game.CardID) bool {
			return id != c.Self && !c.names(id, own) && !c.whereabouts(id, own)
		})
	}
	switch f.Owner {
	case gametext.Yours:
		add(func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner == c.You })
	case gametext.TheOpponents:
		add(func(c *Context, id game.CardID) bool { return c.P.S.C(id).Owner != c.You })
	}
	words := f.Tests()
	model := slices.ContainsFunc(words, func(t gametext.Test) bool { return t.Look == gametext.LookClass })
	for _, t := range words {
		switch {
		case t == starfighter && model:
			add(isModel)
		case t == starfighter:
			add(func(c *Context, id game.CardID) bool {
				return c.P.Def(id).Is("starfighter") || c.helping && c.P.likes(id, isLikeFighter)
			})
		case t == HighestAbility && slices.Contains(f.Posts, gametext.Post(gametext.BeIn{What: gametext.Fighting})):
			add(ablest(func(c *Context, id game.CardID) bool { return c.P.InBattle(id) }))
		case t == matching:
			comp.demandPair(f)
			fallthrough
		case t != anyCard && t != anything:
			add(comp.test(f, t))
		}
	}
	if len(f.Titles) > 0 {
		add(named(f.Titles))
	}
	if f.System != "" {
		sys := f.System
		add(func(c *Context, id game.CardID) bool { return c.P.partOf(id, sys) })
	}
	if len(f.Or) > 0 {
		add(comp.either(f.Or))
	}
	for _, x := range f.Except {
		not := comp.Filter(x)
		add(func(c *Context, id game.CardID) bool { return !not(c, id) })
	}
	for i, x := range f.Posts {
		if isPresentAt(f.Posts[i:]) { // "present at LOCATION" names its place itself
			add(func(c *Context, id game.CardID) bool { return c.P.PresentAt(id) == c.P.S.Where(id) })
			continue
		}
		fn := posts[reflect.TypeOf(x)]
		if fn == nil {
			comp.Refuse(x, fmt.Sprintf("%q says nothing about a card", said(x)), "what does: "+others(posts))
			continue
		}
		add(fn(comp, x))
	}
	return all(tests)
}

// either passes a card that one of several filters passes.
func (comp *Compiler) either(list []gametext.Filter) Matcher {
	var or []Matcher
	for _, f := range list {
		or = append(or, comp.Filter(f))
	}
	return func(c *Context, id game.CardID) bool {
		for _, m := range or {
			if m(c, id) {
				return true
			}
		}
		return false
	}
}

// all passes a card that passes each of several tests.
func all(tests []Matcher) Matcher {
	switch len(tests) {
	case 0:
		return func(*Context, game.CardID) bool { return true }
	case 1:
		return tests[0]
	}
	return func(c *Context, id game.CardID) bool {
		for _, m := range tests {
			if !m(c, id) {
				return false
			}
		}
		return true
	}
}

// Tests that the compiler knows.
var (
	starfighter    = gametext.TestOf("kind starfighter")
	anyCard        = gametext.TestOf("rule card")
	anything       = gametext.TestOf("rule anything")
	HighestAbility = gametext.TestOf("rule highest-ability")
	matching       = gametext.TestOf("rule matching")
	usedInterrupt  = gametext.TestOf("kind used")
	undercover     = gametext.TestOf("rule undercover")
	spy            = gametext.TestOf("trait spy")
	shield         = gametext.TestOf("type defensive shield")
)

// isModel goes with a noun that names a model, such as X-wing: a starfighter, or a
// squadron on table, for what happens to one of its ships happens to all. Off table
// what takes or places one ship does not find the three, but what counts ships does
// (ship.class.squadron).
func isModel(c *Context, id game.CardID) bool {
	d := c.P.Def(id)
	return d.Is("starfighter") || d.Is("squadron") && (c.Ships || c.P.S.OnTable(id))
}

// isPresentAt tells whether places begin with "present at LOCATION".
func isPresentAt(list []gametext.Post) bool {
	if len(list) < 2 {
		return false
	}
	_, at := list[1].(gametext.AtLocation)
	return at && list[0] == gametext.Post(gametext.BeIn{What: gametext.Present})
}

// names tells whether a card is one that the clause has chosen already, so that
// "another" does not mean it. What bears the words themselves, by the index of its value,
// is no other card: it is asked again when it is known.
func (c *Context) names(id game.CardID, own int) bool {
	for i := range c.Bound {
		if i != own && slices.Contains(c.Bound[i].Cards, id) {
			return true
		}
	}
	return false
}

// whereabouts tells whether a location is where the card with the text, or one
// that the clause has chosen, already is: "another site" is not that one. Its own value
// says nothing (names).
func (c *Context) whereabouts(id game.CardID, own int) bool {
	if c.P.Def(id).Type != card.Location {
		return false
	}
	if c.Here() == id {
		return true
	}
	for i := range c.Bound {
		for _, other := range c.Bound[i].Cards {
			if i != own && c.P.S.Where(other) == id {
				return true
			}
		}
	}
	return false
}

// named tests for a title or a persona. A title alone does not make a location
// of another card's persona (persona.contains).
func named(titles []string) Matcher {
	return func(c *Context, id game.CardID) bool {
		if c.P.S.C(id).Is(game.BlownAway) {
			return false // location.blown-away: unnamed
		}
		for _, t := range titles {
			if c.P.Named(id, t) {
				return true
			}
			for _, perm := range c.P.permanents(id) {
				if perm.Persona == t && perm.Role != card.OnCard {
					return true
				}
			}
		}
		return false
	}
}
