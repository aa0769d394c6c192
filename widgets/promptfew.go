package widgets

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// What cards stand for stands in the bar, too, where it is a few things: with all words, with the
// places called short, or with what is done said once for all, whichever finds room first. Of more than
// find room there are Force drains and battles, as many as do, and the list of all.

// offered are the buttons of what cards stand for; more tells that there is more of it than they show.
func (pr *prompt) offered() (out []button, more bool) {
	p := pr.view.Prompt
	if pr.aim.card != 0 || p == nil {
		return nil, false
	}
	all := pr.moves.carded()
	acts := p.Kind == game.AskAction
	if !acts && !(pr.moves.direct && pr.moves.clicked()) {
		return pr.fully(pr.moves.unclear()), false
	}
	if len(all) == 0 {
		return nil, false
	}
	says := []func([]int) []button{pr.fully, pr.apart(pr.shorter), pr.apart(pr.headed)}
	if len(all) <= few {
		for _, say := range says {
			if out = say(all); pr.fits(out, false) {
				return out, false
			}
		}
	}
	if !acts {
		return nil, true
	}
	deeds := pr.moves.deeds(all)
	for n := min(len(deeds), few); n > 0; n-- {
		for _, say := range says {
			if out = say(deeds); pr.fits(out[:min(n, len(out))], true) {
				return out[:min(n, len(out))], true
			}
		}
	}
	return nil, true
}

// fully says options with all their words, of a question about one card without its name.
func (pr *prompt) fully(is []int) (out []button) {
	for _, i := range is {
		b := pr.answer(i)
		if s := pr.shortly(is, i); s != "" {
			b.label = s
		}
		k := slices.IndexFunc(out, func(other button) bool { return other.label == b.label })
		switch {
		case k < 0:
			out = append(out, b)
		case pr.moves.opts[out[k].opt].Say != pr.moves.opts[i].Say: // two places of one name
			out[k].label, b.label = pr.answer(out[k].opt).label, pr.answer(i).label
			out = append(out, b)
		} // of equal cards one is enough
	}
	return out
}

// apart is a way to say options where it tells all of them apart, else fully.
func (pr *prompt) apart(say func([]int) []button) func([]int) []button {
	return func(is []int) []button {
		out := say(is)
		seen := map[string]bool{}
		for _, b := range out {
			if seen[b.label] {
				return pr.fully(is)
			}
			seen[b.label] = true
		}
		return out
	}
}

// shorter says options with the places called short.
func (pr *prompt) shorter(is []int) (out []button) {
	for _, b := range pr.fully(is) {
		o := &pr.moves.opts[b.opt]
		for _, id := range []game.CardID{o.Card, o.Target, o.With} {
			if pr.places[id] != nil {
				b.label = strings.ReplaceAll(b.label, pr.title(id), pr.placeName(id))
			}
		}
		out = append(out, b)
	}
	return out
}

// headed says options that are one thing at several places by the places alone, and forfeits by the
// cards, and before the first what is done there or with them.
func (pr *prompt) headed(is []int) []button {
	out := pr.shorter(is)
	if len(is) < 2 || !pr.moves.alike(is) {
		return out
	}
	for k := range out {
		switch o := &pr.moves.opts[out[k].opt]; {
		case o.Verb == game.VForfeit:
			out[k].label = pr.title(o.Card)
			if covers := pr.moves.covers(o.Card); covers != "" {
				out[k].label += " (" + covers + ")"
			}
		default:
			out[k].label = pr.placeName(o.Card)
			if n := pr.drainAt(o.Card); o.Verb == game.VDrain && n > 0 {
				out[k].label += " (" + strconv.Itoa(n) + ")"
			}
		}
	}
	out[0].head = pr.say("verb." + pr.moves.opts[is[0]].Verb.String())
	return out
}

// deeds are those of some options that drain or begin a battle: what is done once a turn, and forgotten
// the soonest.
func (m *moves) deeds(is []int) (out []int) {
	for _, i := range is {
		if v := m.opts[i].Verb; v == game.VDrain || v == game.VBattle {
			out = append(out, i)
		}
	}
	return out
}

// alike tells whether options are one thing that is done at several locations, or are all forfeits.
func (m *moves) alike(is []int) bool {
	v := m.opts[is[0]].Verb
	return (v == game.VForfeit || len(m.deeds(is)) == len(is)) && !slices.ContainsFunc(is, func(i int) bool { return m.opts[i].Verb != v })
}

// placeName is a location's name without that of its system, where no other of the row is called so.
func (pr *prompt) placeName(id game.CardID) string {
	full := pr.title(id)
	_, short, ok := strings.Cut(full, ": ")
	if !ok {
		return full
	}
	for other := range pr.places {
		if _, s, _ := strings.Cut(pr.title(other), ": "); other != id && s == short {
			return full
		}
	}
	return short
}

// fits tells whether buttons of options find room in the bar with all their words, beside those
// that pass and, if there are more, the list: one that is cut tells less than the lit card.
func (pr *prompt) fits(bs []button, more bool) bool {
	u, sum := pr.bands.U, float32(0)
	add := func(label string) { sum += ink.Width(ink.Bold, 15*u, label) + 51*u }
	for _, b := range bs {
		add(b.label)
		if b.head != "" {
			sum += ink.Width(ink.Plain, 14*u, b.head) + 11*u
		}
	}
	for _, n := range pr.endButton() {
		add(n.label)
	}
	for _, i := range pr.moves.buttons { // passing among them
		add(pr.label(&pr.moves.opts[i]))
	}
	if more {
		add(pr.say("list.open", len(pr.moves.opts)))
	}
	return sum <= pr.bands.Prompt.W*barShare
}
