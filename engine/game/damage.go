package game

import (
	"fmt"

	"cantina/engine/card"
)

// Damage says the first thing of a state that cannot be so, "" if there is none: what
// Check says, and every number that is an index: of a card, of a definition, of a
// frame. It looks at all that was read from a file.
func (s *State) Damage() string {
	d := damage{s: s}
	d.slugs()
	d.cards()
	if d.bad == "" {
		if bad := s.Check(); len(bad) > 0 {
			d.bad = bad[0]
		}
	}
	d.turn()
	d.lasting()
	d.frames()
	for i := range s.Log {
		d.event(&s.Log[i], "event %d of the log", i)
	}
	return d.bad
}

// A damage is the search for the first thing that is wrong.
type damage struct {
	s   *State
	bad string
}

// most bounds every count of a game: none comes near it.
const most = 1 << 24

func (d *damage) say(format string, args ...any) {
	if d.bad == "" {
		d.bad = fmt.Sprintf(format, args...)
	}
}

// id checks a card that may be none.
func (d *damage) id(id CardID, where string, args ...any) {
	if id < 0 || int(id) >= len(d.s.Cards) {
		d.say("%s: there is no card %d", fmt.Sprintf(where, args...), id)
	}
}

func (d *damage) ids(list []CardID, where string, args ...any) {
	for _, id := range list {
		d.id(id, where, args...)
	}
}

// def checks a definition.
func (d *damage) def(def int32, where string, args ...any) {
	if def < 0 || int(def) >= len(d.s.Slugs) {
		d.say("%s: there is no definition %d", fmt.Sprintf(where, args...), def)
	}
}

// count checks a number that may not be negative.
func (d *damage) count(n int32, what string) {
	if n < 0 || n > most {
		d.say("%s is %d", what, n)
	}
}

func (d *damage) slugs() {
	seen := make(map[string]bool, len(d.s.Slugs))
	for i, slug := range d.s.Slugs {
		if slug == "" || seen[slug] {
			d.say("definition %d has no slug of its own: %q", i, slug)
		}
		seen[slug] = true
	}
}

func (d *damage) cards() {
	s := d.s
	if len(s.Cards) == 0 || len(s.Cards) > 1<<14 || s.Cards[0] != (Card{}) {
		d.say("it has no cards, or too many, or one without a number")
		return
	}
	for i := 1; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		d.def(c.Def, "card %d", i)
		for _, id := range [...]CardID{c.At, c.Of, c.Orbits, c.Guard, c.Captor, c.Aim, c.Second, c.From, c.Mentor} {
			d.id(id, "card %d", i)
		}
		d.ids(c.Weapons[:], "card %d", i)
		d.ids(c.Devices[:], "card %d", i)
		d.count(c.Since, "the time when a card came")
		if c.Depth < 0 || c.Copy == 0 {
			d.say("card %d is no copy, or lies below its pile", i)
		}
	}
}

// turn checks what is remembered of the turn and the battle.
func (d *damage) turn() {
	s, b := d.s, &d.s.Battle
	for _, list := range [][]CardID{s.Drains, s.Battles, s.Attacks, s.Mute, s.Starts[:], s.Topped[:]} {
		d.ids(list, "what is remembered of this turn")
	}
	for _, def := range s.Played {
		d.def(def, "what was played this turn")
	}
	for _, n := range [...]int32{int32(s.Turn), s.Clock, s.Generation, s.Activated, s.Ordered, s.Lent, b.Damage[card.Dark], b.Damage[card.Light]} {
		d.count(n, "a count of the turn")
	}
	if s.Winner < 0 || s.Winner > int8(card.Sides) || b.Winner < 0 || b.Winner > int8(card.Sides) {
		d.say("the winner is no player")
	}
	d.id(b.At, "the battle")
	if b.On && b.At == 0 {
		d.say("there is a battle at no location")
	}
}

// lasting checks what goes on over time.
func (d *damage) lasting() {
	s := d.s
	for i := range s.Lasting {
		l := &s.Lasting[i]
		d.def(l.Def, "lasting change %d", i)
		d.id(l.Card, "lasting change %d", i)
		d.id(l.On, "lasting change %d", i)
		d.values(l.Bound, "lasting change %d", i)
	}
	for i := range s.Dates {
		d.id(s.Dates[i].On, "date %d", i)
		d.id(s.Dates[i].By, "date %d", i)
	}
	for i := range s.Limits {
		d.id(s.Limits[i].Card, "limit %d", i)
		d.def(s.Limits[i].Title, "limit %d", i)
	}
}

func (d *damage) values(list []Value, where string, args ...any) {
	for i := range list {
		d.ids(list[i].Cards, where, args...)
	}
}

// frames checks the procedures in progress, as far as that needs no rules.
func (d *damage) frames() {
	for i := range d.s.Frames {
		parts(d.s.Frames[i].Body, func(part any) {
			switch p := part.(type) {
			case *CardID:
				d.id(*p, "frame %d", i)
			case *Event:
				d.event(p, "the event of frame %d", i)
			case *int:
				if max(*p, -*p) > most {
					d.say("frame %d counts %d", i, *p)
				}
			case *int32:
				if max(*p, -*p) > most {
					d.say("frame %d counts %d", i, *p)
				}
			}
		})
	}
}

func (d *damage) event(e *Event, where string, i int) {
	for _, id := range [...]CardID{e.Card, e.On, e.At} {
		d.id(id, where, i)
	}
	for _, def := range [...]int32{e.Def, e.OnDef} {
		if def != 0 {
			d.def(def-1, where, i)
		}
	}
}
