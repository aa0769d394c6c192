package widgets

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
	"cantina/widgets/ink"
)

// What a card is in, in words: beside the large card.

// stateRows are the states of a card as lines of an explanation w wide: the word, what it
// means and how it ends, and the rule; and what the card holds.
func (ln *lens) stateRows(v *game.CardView, w, u float32) (out []row) {
	set := ln.statesOf(v)
	for i := range states {
		st := &states[i]
		if set&(1<<i) == 0 {
			continue
		}
		out = append(out, row{icon: st.icon, left: ln.say("is."+st.key) + ln.stateOf(v, st), head: true, about: st.rule})
		out = append(out, ln.prose(ln.say("means."+st.key), w, u)...)
		out = append(out, ln.ruleRow(st.rule, w, u))
	}
	for _, h := range holds {
		if ln.places[v.ID] != nil && h.state == "captive" { // whose escort is lost has nobody
			continue
		}
		if names := ln.held(v, h.state); len(names) > 0 {
			out = append(out, row{icon: h.icon, left: ln.say(h.key, strings.Join(names, ", ")), head: true})
		}
	}
	return
}

// stateOf is what a state says of this card besides its word: who holds it, whose it is
// now, where a location lies.
func (ln *lens) stateOf(v *game.CardView, st *state) (s string) {
	switch st.key {
	case "captive", "imprisoned", "unattended", "captured", "attached", "stacked":
		if on := ln.holds[v.ID]; on != nil {
			return " – " + ln.title(on.ID)
		}
	case "completed":
		return " – " + ln.title(v.Pupil)
	case "training":
		s = " – " + ln.title(v.Pupil)
		if v.Teacher != 0 {
			s += " (" + ln.say("attempt.mentor") + " " + ln.title(v.Teacher) + ")"
		}
		return s
	case "stolen", "converted", "crossed":
		return " – " + card.SideNames[v.Owner][ln.lang]
	case "orbit", "deepspace":
		l := ln.places[v.ID]
		if l.Orbits != 0 {
			s = " – " + ln.title(l.Orbits)
		}
		return s + ln.parsecOf(l)
	case "senate":
		for side, sum := range ln.view.Senate.Sides {
			s += ", " + card.SideNames[side][ln.lang] + " " + sum.Total.String()
		}
		return s
	case "clouds", "asteroids", "depths":
		return ", " + ln.say("lie.height", ln.places[v.ID].Height)
	}
	return ""
}

// holds are what a card holds on it, by what is so of them.
var holds = []struct {
	key, icon, state string
}{
	{"lie.escorts", "captive", "captive"},
	{"lie.captor", "captive", "captured"},
	{"lie.prison", "captive", "imprisoned"},
	{"lie.host", "ferocity", "attached"},
}

// held are the titles of the cards on another one that are in a state.
func (ln *lens) held(v *game.CardView, key string) (names []string) {
	for i := range v.On {
		if ln.statesOf(&v.On[i]).has(key) {
			names = append(names, ln.title(v.On[i].ID))
		}
	}
	return
}

// ruleRow names a rule, which it opens: by its chapter, too, where there is room.
func (ln *lens) ruleRow(id string, w, u float32) row {
	title := ln.say("toast.rule", RuleTitle(id, ln.lang))
	if it := rulebook.Embedded().Lookup(id); it != nil && ink.Width(ink.Plain, ruleSize*u, title) > w-18*u {
		title = ln.say("toast.rule", it.Title[ln.lang])
	}
	return row{left: title, rule: id, wide: true}
}

// prose is a text as rows without numbers.
func (ln *lens) prose(s string, w, u float32) (out []row) {
	for _, line := range ink.Wrap(ink.Plain, 13.5*u, w-18*u, s) {
		out = append(out, row{left: line, wide: true})
	}
	return
}
