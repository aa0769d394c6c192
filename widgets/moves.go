package widgets

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A spot is where a card may be brought: another card, a gap in the row, or
// anywhere on the felt.
type spot struct {
	Card game.CardID
	Gap  int // 1 + index in the row
	Felt bool
}

// moves are the options of a prompt, found again by card, spot and button.
type moves struct {
	opts    []game.Option
	later   []game.Later          // what can be done in later phases of the turn, numbered after the options; see foresee
	ahead   map[game.CardID][]int // of it, by card; nil: it was not asked for
	byCard  map[game.CardID][]int
	cards   []game.CardID // with options, in order of first mention
	buttons []int         // options that no card on screen stands for
	gaps    map[int][]int // places in the row that a click chooses
	zones   map[game.Zone][]int
	direct  bool // a click on a card chooses at once
	pass    int  // the Pass option, -1
	usual   int  // what Space chooses: all the Force that may be activated, else to pass
}

// newMoves sorts the options of d; seen tells which cards are on screen.
func newMoves(d *game.Decision, seen func(game.CardID) bool) *moves {
	m := &moves{byCard: map[game.CardID][]int{}, gaps: map[int][]int{}, zones: map[game.Zone][]int{}, pass: -1, usual: -1}
	if d == nil {
		return m
	}
	m.opts = d.Options
	switch d.Kind {
	case game.AskTarget, game.AskLose, game.AskForfeit, game.AskStart, game.AskOrder:
		m.direct = true
	}
	for i, o := range m.opts {
		switch {
		case o.Verb == game.Pass && o.Card == 0:
			m.pass = i
			m.buttons = append(m.buttons, i)
		case o.Verb == game.VPlace && d.Kind == game.AskPlace:
			m.gaps[int(o.N)] = append(m.gaps[int(o.N)], i)
			m.note(o.Card, i, seen)
		case o.Card != 0 && seen(o.Card):
			m.note(o.Card, i, seen)
		default:
			if o.Card == 0 && o.Verb == game.VLose {
				m.zones[o.Zone] = append(m.zones[o.Zone], i)
			}
			m.buttons = append(m.buttons, i)
		}
	}
	m.usual = m.pass
	for i := range m.opts {
		if o := &m.opts[i]; o.Verb == game.VActivate && o.Card == 0 && (m.usual == m.pass || o.N > m.opts[m.usual].N) {
			m.usual = i
		}
	}
	return m
}

func (m *moves) note(id game.CardID, i int, seen func(game.CardID) bool) {
	if id == 0 || !seen(id) {
		return
	}
	if len(m.byCard[id]) == 0 {
		m.cards = append(m.cards, id)
	}
	m.byCard[id] = append(m.byCard[id], i)
}

// covers is how much of what is owed in a battle a card covers when it is forfeited, "" where
// that is not asked.
func (m *moves) covers(id game.CardID) string {
	for _, i := range m.byCard[id] {
		if o := &m.opts[i]; o.Verb == game.VForfeit && o.Owed > 0 {
			return o.Covers.String() + "/" + o.Owed.String()
		}
	}
	return ""
}

// spotOf is where option o brings its card.
func spotOf(o *game.Option) (spot, bool) {
	switch {
	case o.Verb == game.VPlace:
		return spot{Gap: 1 + int(o.N)}, true
	case o.Target != 0:
		return spot{Card: o.Target}, true
	case o.Verb == game.VDeploy || o.Verb == game.VPlay:
		return spot{Felt: true}, true
	}
	return spot{}, false
}

// opt is an option by its number, one of a later phase too.
func (m *moves) opt(i int) *game.Option {
	if n := len(m.opts); i >= n {
		return &m.later[i-n].Option
	}
	return &m.opts[i]
}

// phase is the later phase in which an option can be taken; Start where that is now.
func (m *moves) phase(i int) game.Phase {
	if n := len(m.opts); i >= n {
		return m.later[i-n].Phase
	}
	return game.Start
}

// all lists a card's options, those of later phases behind the others.
func (m *moves) all(id game.CardID) []int {
	now := m.byCard[id]
	return append(now[:len(now):len(now)], m.ahead[id]...)
}

// spots lists where a card may be brought, in order of first mention.
func (m *moves) spots(id game.CardID) (out []spot) {
	seen := map[spot]bool{}
	for _, i := range m.all(id) {
		if s, ok := spotOf(m.opt(i)); ok && !seen[s] {
			seen[s] = true
			out = append(out, s)
		}
	}
	return
}

// at lists the options that bring a card to a spot: now if any does, else in a later phase.
func (m *moves) at(id game.CardID, s spot) (out []int) {
	for _, i := range m.all(id) {
		if o, ok := spotOf(m.opt(i)); ok && o == s && (len(out) == 0 || m.phase(i) == m.phase(out[0])) {
			out = append(out, i)
		}
	}
	return
}

// plain lists a card's options that have no spot: use, drain, battle ...
func (m *moves) plain(id game.CardID) (out []int) {
	for _, i := range m.byCard[id] {
		if _, ok := spotOf(&m.opts[i]); !ok {
			out = append(out, i)
		}
	}
	return
}

// clicks is the option that a mere click on a card takes now, or -1.
func (m *moves) clicks(id game.CardID) int {
	if !m.direct {
		return -1
	}
	if p := m.plain(id); len(p) == 1 && len(m.byCard[id]) == 1 {
		return p[0]
	}
	return -1
}

// A few options stand as buttons though a card stands for them.
const few = 4

// carded lists the options that cards stand for.
func (m *moves) carded() (out []int) {
	for _, id := range m.cards {
		out = append(out, m.byCard[id]...)
	}
	return
}

// unclear lists the options that cards stand for, where they are few: they stand as buttons
// too, for those who would not think of a drag, or would look for the card that may act. Places in
// the row are clear: they are lit.
func (m *moves) unclear() []int {
	if out := m.carded(); len(out) <= few && len(m.gaps) == 0 {
		return out
	}
	return nil
}

// clicked tells whether a mere click on a card answers: none has two answers.
func (m *moves) clicked() bool {
	return !slices.ContainsFunc(m.cards, func(id game.CardID) bool { return len(m.byCard[id]) > 1 })
}

// costs is the range of what bringing the card somewhere costs, s if given.
func (m *moves) costs(id game.CardID, s spot) (lo, hi int32, ok bool) {
	var when game.Phase
	for _, i := range m.all(id) {
		o := m.opt(i)
		at, is := spotOf(o)
		if !is || s != (spot{}) && at != s || ok && m.phase(i) != when {
			continue
		}
		when = m.phase(i)
		if !ok {
			lo, hi, ok = o.Cost, o.Cost, true
		}
		lo, hi = min(lo, o.Cost), max(hi, o.Cost)
	}
	return
}

// A verbGroup is the options of one kind, for the list of all that can be done.
type verbGroup struct {
	Verb game.Verb
	Opts []int
}

// grouped lists all options whose words hold every word of query, by verb.
func (m *moves) grouped(lang card.Lang, query string) (out []verbGroup) {
	words := strings.Fields(strings.ToLower(query))
	at := map[game.Verb]int{}
	for i := range m.opts {
		o := &m.opts[i]
		say := strings.ToLower(o.Say[lang])
		ok := true
		for _, w := range words {
			ok = ok && strings.Contains(say, w)
		}
		if !ok {
			continue
		}
		k, has := at[o.Verb]
		if !has {
			k = len(out)
			at[o.Verb] = k
			out = append(out, verbGroup{Verb: o.Verb})
		}
		out[k].Opts = append(out[k].Opts, i)
	}
	return
}
