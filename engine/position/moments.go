package position

import (
	"reflect"

	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A Moment is what a head waits for: an event of a kind, and which of its kind.
type Moment struct {
	Kind  game.Kind
	Also  game.Kind                            // a second kind of moment
	Match func(c *Context, e *game.Event) bool // nil: any of its kind; it also binds what the words name
}

// The moments of what players do, and of what befalls and is done by cards. Coming tells
// that it is about to happen. A word that the engine does not announce at that time has no
// moment then: its sentence is declined.
var (
	deeds = map[reflect.Type]func(comp *Compiler, x any, coming bool) *Moment{}
	fates = map[reflect.Type]func(comp *Compiler, x any, cards Matcher, coming bool) *Moment{}
)

func Deed[T gametext.Event](do func(comp *Compiler, x T, coming bool) *Moment) {
	Enter[T](deeds, func(comp *Compiler, x any, coming bool) *Moment { return do(comp, x.(T), coming) })
}

// Fate is told the cards in question: a Matcher that also binds them.
func Fate[T gametext.Fate](do func(comp *Compiler, x T, cards Matcher, coming bool) *Moment) {
	Enter[T](fates, func(comp *Compiler, x any, cards Matcher, coming bool) *Moment { return do(comp, x.(T), cards, coming) })
}

func init() {
	Head(func(comp *Compiler, h gametext.Just) { comp.deed(h, h.Who, h.Event, false) })
	Head(func(comp *Compiler, h gametext.AboutTo) { comp.deed(h, h.Who, h.Event, true) })
	Head(func(comp *Compiler, h gametext.Befalls) {
		comp.befalls(h, h.Fate, h.Cards, h.Tense == gametext.AboutToBe)
	})
	Head(func(comp *Compiler, h gametext.Acts) { comp.awaits(h, act(h.Act, comp.binding(h.Cards))) })
}

// deed waits for what a player does.
func (comp *Compiler) deed(h gametext.Head, who gametext.Actor, x gametext.Event, coming bool) {
	do := deeds[reflect.TypeOf(x)]
	comp.refuse(h, do == nil)
	m := comp.told(h, do(comp, x, coming))
	match := m.Match
	comp.awaits(h, &Moment{m.Kind, m.Also, func(c *Context, e *game.Event) bool {
		return c.did(who, e) && match(c, e)
	}})
}

// did tells whether the event is the deed of the player meant.
func (c *Context) did(who gametext.Actor, e *game.Event) bool {
	switch who {
	case gametext.ByYou:
		return e.By == c.You
	case gametext.ByOpponent:
		return e.By != c.You
	}
	return true
}

// befalls waits for what happens to cards.
func (comp *Compiler) befalls(h gametext.Head, x gametext.Fate, cards gametext.Filter, coming bool) {
	do := fates[reflect.TypeOf(x)]
	comp.refuse(h, do == nil)
	comp.awaits(h, comp.told(h, do(comp, x, comp.binding(cards), coming)))
}

// binding is a Matcher that also binds what it finds.
func (comp *Compiler) binding(cards gametext.Filter) Matcher {
	which := comp.Filter(cards)
	return func(c *Context, id game.CardID) bool { return which(c, id) && c.Bind(cards.Bind, id) }
}

// told refuses a head for which there is no moment.
func (comp *Compiler) told(h gametext.Head, m *Moment) *Moment {
	if m == nil {
		comp.untold(h)
	}
	return m
}

// untold refuses a head of what the engine does not announce at that time, and says the
// time at which it does.
func (comp *Compiler) untold(h gametext.Head) {
	const does = ": opponent loses 1 Force"
	other := h
	switch h := h.(type) {
	case gametext.AboutTo:
		other = gametext.Just{Who: h.Who, Event: h.Event}
	case gametext.Befalls:
		other = gametext.Befalls{Cards: h.Cards, Fate: h.Fate}
	}
	comp.decline(h, ": it is told only once it has happened", "right: "+said(other)+does+"\nwrong: "+said(h)+does)
}

// awaits notes the moment that a clause answers: it has one only.
func (comp *Compiler) awaits(h gametext.Head, m *Moment) {
	comp.refuse(h, comp.Clause.Trig != nil)
	comp.Clause.Trig = m
}

// Answers tells whether a moment is of a kind.
func (m *Moment) Answers(k game.Kind) bool { return m.Kind == k || m.Also == k }

// either is the moment of the one kind when it is about to happen, of the other when it
// just has.
func either(coming bool, due, done game.Kind, match func(c *Context, e *game.Event) bool) *Moment {
	if coming {
		return &Moment{Kind: due, Match: match}
	}
	return &Moment{Kind: done, Match: match}
}

// only is the moment of what is announced only when it has happened.
func only(coming bool, done game.Kind, match func(c *Context, e *game.Event) bool) *Moment {
	if coming {
		return nil
	}
	return &Moment{Kind: done, Match: match}
}

// initiated is the moment of what a player initiates: about to, never against one's own
// action (action.before).
func (comp *Compiler) initiated(coming bool, due, done game.Kind, match func(c *Context, e *game.Event) bool) *Moment {
	if !coming {
		return &Moment{Kind: done, Match: match}
	}
	return &Moment{Kind: due, Match: func(c *Context, e *game.Event) bool { return e.By != c.You && match(c, e) }}
}

// where tests a location; no place is any.
func (comp *Compiler) where(at gametext.Place) placer {
	if at == nil {
		return func(*Context, game.CardID) bool { return true }
	}
	return comp.place(at)
}

// at tests the location of an event.
func (comp *Compiler) at(place gametext.Place) func(c *Context, e *game.Event) bool {
	is := comp.where(place)
	return func(c *Context, e *game.Event) bool { return is(c, e.At) }
}

// Drawn binds the number that was drawn.
func (c *Context) Drawn(bind int, e *game.Event) bool {
	if bind > 0 {
		c.Bound[bind-1] = game.Value{N: e.N, Set: true}
	}
	return true
}

// stillLost tells whether a card just lost lies in the Lost Pile: once taken out
// it is no longer just lost (leave.just-lost).
func (c *Context) stillLost(e *game.Event) bool { return c.P.Lies(e.Card, game.Lost) }

// Bind remembers a card under a binder, and always succeeds.
func (c *Context) Bind(n int, id game.CardID) bool {
	if n > 0 {
		c.Bound[n-1] = game.Value{Cards: []game.CardID{id}, Set: true}
	}
	return true
}
