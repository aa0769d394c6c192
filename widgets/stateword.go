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
func (t *Table) stateRows(v *game.CardView, w, u float32) (out []row) {
	set := t.statesOf(v)
	for i := range states {
		st := &states[i]
		if set&(1<<i) == 0 {
			continue
		}
		out = append(out, row{icon: st.icon, left: t.say("is."+st.key) + t.stateOf(v, st), head: true, about: st.rule})
		out = append(out, t.prose(t.say("means."+st.key), w, u)...)
		out = append(out, t.ruleRow(st.rule, w, u))
	}
	for _, h := range holds {
		if names := t.held(v, h.state); len(names) > 0 {
			out = append(out, row{icon: h.icon, left: t.say(h.key, strings.Join(names, ", ")), head: true})
		}
	}
	return
}

// stateOf is what a state says of this card besides its word: who holds it, whose it is
// now, where a location lies.
func (t *Table) stateOf(v *game.CardView, st *state) (s string) {
	switch st.key {
	case "captive", "imprisoned", "unattended", "captured", "attached", "stacked":
		if on := t.holds[v.ID]; on != nil {
			return " – " + t.title(on.ID)
		}
	case "completed":
		return " – " + t.title(v.Pupil)
	case "training":
		s = " – " + t.title(v.Pupil)
		if v.Teacher != 0 {
			s += " (" + t.say("attempt.mentor") + " " + t.title(v.Teacher) + ")"
		}
		return s
	case "stolen", "converted", "crossed":
		return " – " + card.SideNames[v.Owner][t.lang]
	case "orbit", "deepspace":
		l := t.places[v.ID]
		if l.Orbits != 0 {
			s = " – " + t.title(l.Orbits)
		}
		return s + t.parsecOf(l)
	case "senate":
		for side, sum := range t.view.Senate.Sides {
			s += ", " + card.SideNames[side][t.lang] + " " + sum.Total.String()
		}
		return s
	case "clouds", "asteroids", "depths":
		return ", " + t.say("lie.height", t.places[v.ID].Height)
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
func (t *Table) held(v *game.CardView, key string) (names []string) {
	for i := range v.On {
		if t.statesOf(&v.On[i]).has(key) {
			names = append(names, t.title(v.On[i].ID))
		}
	}
	return
}

// ruleRow names a rule, which it opens: by its chapter, too, where there is room.
func (t *Table) ruleRow(id string, w, u float32) row {
	title := t.say("toast.rule", RuleTitle(id, t.lang))
	if it := rulebook.Embedded().Lookup(id); it != nil && ink.Width(ink.Plain, ruleSize*u, title) > w-18*u {
		title = t.say("toast.rule", it.Title[t.lang])
	}
	return row{left: title, rule: id, wide: true}
}

// prose is a text as rows without numbers.
func (t *Table) prose(s string, w, u float32) (out []row) {
	for _, line := range ink.Wrap(ink.Plain, 13.5*u, w-18*u, s) {
		out = append(out, row{left: line, wide: true})
	}
	return
}
