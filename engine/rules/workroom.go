package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A workroom is memory that the referees of one game use again and again. Nothing of a
// question is in it when the next begins, but for words that are always the same.
type workroom struct {
	trials []*trial
	tried  position.Context // of textPlaces
	bound  []game.Value
	keys   map[optionName]string
	says   map[optionWords]card.Text
}

// enoughWords is how many words of options are kept at most.
const enoughWords = 1 << 12

// work is the referee's workroom.
func (r *Referee) work() *workroom {
	if r.room == nil {
		r.room = &workroom{keys: map[optionName]string{}, says: map[optionWords]card.Text{}}
	}
	return r.room
}

// trial is one that is not in use.
func (w *workroom) trial() *trial {
	if n := len(w.trials); n > 0 {
		t := w.trials[n-1]
		w.trials = w.trials[:n-1]
		return t
	}
	t := &trial{}
	t.emit = t.candidate
	return t
}

// done gives the legal options, with room for one more, and the trial back.
func (t *trial) done() []game.Option {
	var out []game.Option
	if n := len(t.out); n > 0 {
		out = append(make([]game.Option, 0, n+1), t.out...)
	}
	w := t.r.work()
	t.r, t.out = nil, t.out[:0]
	w.trials = append(w.trials, t)
	return out
}

// context is one for a question that keeps nothing of it, with so many binders.
func (w *workroom) context(c position.Context, binders int) *position.Context {
	w.bound = slices.Grow(w.bound[:0], binders)[:binders]
	clear(w.bound)
	w.tried = c
	w.tried.Bound = w.bound
	return &w.tried
}

// An optionName is what an option's key says, in few bytes.
type optionName struct {
	defs   [3]int32 // 1 + the definitions of its card, its target and what comes along
	copies [3]uint8
	row    bool // the target is a location
	n      int32
	clause int16
	side   card.Side
	verb   game.Verb
	slot   card.Slot
	zone   game.Zone
	even   [2]uint8 // nothing: without gaps it is found faster
}

// keyOf is an option's key, as it was written the last time.
func (r *Referee) keyOf(side card.Side, o *game.Option) string {
	name := optionName{n: o.N, clause: o.Clause, side: side, verb: o.Verb, slot: o.Slot, zone: o.Zone,
		row: o.Target != 0 && r.S.C(o.Target).Zone == game.Row}
	for i, id := range [3]game.CardID{o.Card, o.Target, o.With} {
		if id != 0 {
			name.defs[i], name.copies[i] = r.S.C(id).Def+1, r.S.C(id).Copy
		}
	}
	keys := r.work().keys
	key, written := keys[name]
	if !written {
		if len(keys) >= enoughWords {
			clear(keys)
		}
		key = r.optionKey(side, o)
		keys[name] = key
	}
	return key
}

// OptionWords is what an option says: its verb and the titles in it.
type optionWords struct {
	verb               game.Verb
	slot               card.Slot
	zone               game.Zone
	n                  int32
	card, target, with string
}

// wordsOf are the words of an option, as they were said the last time.
func (r *Referee) wordsOf(o *game.Option) card.Text {
	title := func(id game.CardID) string {
		if id == 0 {
			return ""
		}
		return r.Title(id)[card.English] // titles are the same in both languages
	}
	what := optionWords{o.Verb, o.Slot, o.Zone, o.N, title(o.Card), title(o.Target), title(o.With)}
	says := r.work().says
	say, said := says[what]
	if !said {
		if len(says) >= enoughWords {
			clear(says)
		}
		say = r.optionText(o)
		says[what] = say
	}
	return say
}
