package scene

import (
	"encoding/json"
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A comparison finds what a built position lacks of the one that was written: as is each
// card's number in it, 0 for a card that was not written.
type comparison struct {
	*writer
	built  *game.State
	as     []game.CardID
	unsaid []string
}

func (d *comparison) say(format string, args ...any) {
	d.unsaid = append(d.unsaid, fmt.Sprintf(format, args...))
}

// list is a list of cards as they are numbered in the built position.
func (d *comparison) list(ids []game.CardID) []game.CardID {
	out := make([]game.CardID, len(ids))
	for i, id := range ids {
		out[i] = d.as[id]
	}
	return out
}

// same compares a list, and says what is not told if it differs.
func (d *comparison) same(was, is []game.CardID, what string, args ...any) {
	if !slices.Equal(d.list(was), is) {
		d.say(what, args...)
	}
}

// set compares a list of which the order says nothing.
func (d *comparison) set(was, is []game.CardID, what string) {
	as := d.list(was)
	slices.Sort(as)
	if !slices.Equal(as, slices.Sorted(slices.Values(is))) {
		d.say("%s", what)
	}
}

// cards compares card by card.
func (d *comparison) cards() {
	for id, was := range d.s.All {
		if d.as[id] == 0 || int(d.as[id]) >= len(d.built.Cards) {
			d.say("%s is in a place that no scene can say (%s)", d.printed(id).Title, game.ZoneNames[was.Zone][card.English])
			continue
		}
		is, title := d.built.C(d.as[id]), d.printed(id).Title
		switch {
		case is.Zone != was.Zone, is.At != d.as[was.At], is.Slot != was.Slot, is.Owner != was.Owner, is.Back != was.Back:
			d.say("where %s is, and whose", title)
		case was.Zone == game.Table && d.s.Host(id) == 0 && is.Beside != was.Beside:
			d.say("on whose side %s lies", title)
		case is.Flags != was.Flags:
			d.say("a state of %s", title)
		case is.Of != d.as[was.Of], is.Parsec != was.Parsec, is.Orbits != d.as[was.Orbits]:
			d.say("where %s belongs", title)
		case is.Guard != d.as[was.Guard], is.Captor != d.as[was.Captor], is.Aim != d.as[was.Aim], is.Second != d.as[was.Second], is.Mentor != d.as[was.Mentor], is.From != d.as[was.From], is.Due != was.Due:
			d.say("what %s has to do with others", title)
		case d.done(was, d.s.Turn) != d.done(is, d.built.Turn), was.Counted != is.Counted:
			d.say("what %s has done this turn", title)
		}
		for side := range card.Sides {
			d.same(ofSide(d.s, id, side), ofSide(d.built, d.as[id], side), "in which order the cards on %s have come", title)
		}
	}
	if len(d.built.Cards) != len(d.order)+1 {
		d.say("how many cards there are")
	}
}

// ofSide are the cards on a card, of a location those that lie on one side of it.
func ofSide(s *game.State, at game.CardID, side card.Side) []game.CardID {
	return slices.DeleteFunc(s.On(at), func(id game.CardID) bool { return s.C(at).Zone == game.Row && s.C(id).Beside != side })
}

// done are the marks of a turn that a card bears.
func (d *comparison) done(c *game.Card, turn int16) (done [10]bool) {
	for i, n := range [10]int16{c.Deployed, c.Moved, c.Battled, c.Drained, c.Attacked, c.Searched, c.Reacted, c.Trained, c.WeaponBy, c.DeviceBy} {
		done[i] = n == turn && n > 0
	}
	return done
}

// lists compares piles, the row, and what is remembered of the turn.
func (d *comparison) lists() {
	was, is := d.s, d.built
	for side := range card.Sides {
		for z := range game.Piles {
			d.same(was.Piles[side][z], is.Piles[side][z], "what is in %s of %s", game.ZoneNames[z][card.English], side)
		}
	}
	d.same(was.Row, is.Row, "the order of the locations")
	d.same(was.Inserts, is.Inserts, "inserts")
	d.set(was.Drains, is.Drains, "where Force drains were made")
	d.set(was.Battles, is.Battles, "where there were battles")
	d.set(was.Attacks, is.Attacks, "where creatures were attacked")
	d.same(was.Starts[:], is.Starts[:], "the starting locations")
	d.same(was.Mute, is.Mute, "whose text was canceled")
	if len(was.Played) > 0 {
		d.say("which dotted cards were played this turn")
	}
	if len(was.Dates) > 1 {
		d.say("since when modifiers are at work")
	}
	if !slices.EqualFunc(was.Lasting, is.Lasting, d.lastsAs) {
		d.say("changes that last")
	}
	if slices.ContainsFunc(was.Limits, d.counts) {
		d.say("what was done that may not be repeated")
	}
}

// lastsAs tells whether a lasting change is one of the built position: what a card on table
// has said at the start (rules.Started).
func (d *comparison) lastsAs(was, is game.Lasting) bool {
	return d.as[was.Card] == is.Card && was.Side == is.Side && was.Clause == is.Clause && was.Op == is.Op && was.Until == is.Until &&
		was.On == 0 && is.On == 0 && len(was.Bound) == 0 && len(is.Bound) == 0
}

// counts tells whether a limit still forbids something.
func (d *comparison) counts(l game.Limit) bool {
	switch l.Per {
	case game.PerTurn:
		return l.When == int32(d.s.Turn)
	case game.PerBattle, game.PerWindow, game.PerDuel:
		return false // there is none: what is going on is compared
	}
	return true
}

// going compares when it is, and what is going on.
func (d *comparison) going() {
	was, is := d.s, d.built
	if was.Turn != is.Turn || was.Active != is.Active || was.Phase != is.Phase || was.Rand != is.Rand || was.TimeUp != is.TimeUp || was.Spare != is.Spare || was.Ended != is.Ended {
		d.say("when it is")
	}
	if was.Phase == game.Activate && (was.Generation != is.Generation || was.Activated != is.Activated || was.Ordered != is.Ordered) {
		d.say("how much Force was activated")
	}
	if was.Lent != is.Lent {
		d.say("how much of the opponent's Force was used")
	}
	if was.Options.Ask != is.Options.Ask {
		d.say("who is asked though he can only pass")
	}
	if was.Battle.On || !slices.EqualFunc(was.Frames, is.Frames, sameFrame) {
		d.say("what is going on")
	}
}

// sameFrame compares frames that name no card: those of a turn and a phase.
func sameFrame(a, b game.Frame) bool {
	if a.Proc != b.Proc || a.Step != b.Step || a.Side != b.Side || a.Canceled != b.Canceled {
		return false
	}
	x, errX := json.Marshal(a.Body)
	y, errY := json.Marshal(b.Body)
	return errX == nil && errY == nil && string(x) == string(y)
}
