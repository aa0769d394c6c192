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
	words  map[optionName]*optionWords
	pass   game.Decision // of a player who can do nothing else: he is not asked
}

// enoughWords is how many words of options are kept at most.
const enoughWords = 1 << 12

// work is the referee's workroom.
func (r *Referee) work() *workroom {
	if r.room == nil {
		r.room = &workroom{words: map[optionName]*optionWords{}}
	}
	return r.room
}

// onlyPass is the decision of a player who can but pass. As a rule it is answered for him
// before the next one is made; kept is one that outlasts that.
func (w *workroom) onlyPass(d game.Decision) *game.Decision {
	d.Options = append(w.pass.Options[:0], game.Option{Verb: game.Pass})
	w.pass = d
	return &w.pass
}

func (w *workroom) kept(d *game.Decision) *game.Decision {
	if d != &w.pass {
		return d
	}
	own := *d
	own.Options = slices.Clone(d.Options)
	return &own
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

// An optionName is what an option's key and words say, in few bytes. It has no gaps: so it
// is found faster.
type optionName struct {
	defs   [3]int32 // 1 + the definitions of its card, its target and what comes along
	n      int32
	clause int16
	turned uint16 // which of the cards are turned over
	copies [3]uint8
	side   card.Side
	verb   game.Verb
	slot   card.Slot
	zone   game.Zone
	row    bool // the target is a location
}

// OptionWords are an option's key, and its words once somebody has asked for them.
type optionWords struct {
	key    string
	say    card.Text
	varies bool // it depends on what else is on table: where a location belongs, whether there is an equal card
}

// wordsOf is what is kept of an option's words.
func (r *Referee) wordsOf(side card.Side, o *game.Option) *optionWords {
	name, varies := optionName{n: o.N, clause: o.Clause, side: side, verb: o.Verb, slot: o.Slot, zone: o.Zone}, false
	for i, id := range [3]game.CardID{o.Card, o.Target, o.With} {
		if id == 0 {
			continue
		}
		it := r.S.C(id)
		name.defs[i], name.copies[i] = it.Def+1, it.Copy
		if it.Is(game.Flipped) {
			name.turned |= 1 << i
		}
		name.row = name.row || i == 1 && it.Zone == game.Row
		varies = varies || it.Of != 0 || it.Copy > 1 || it.Zone == game.Row && r.mistakable(id)
	}
	varies = varies || o.Verb == game.VUse && position.AGuests(o.Clause) || // whose text, by which card
		o.Verb == game.VPlace || o.Verb == game.VFlip // beside what, and of how many
	words := r.work().words
	w := words[name]
	if w == nil {
		if len(words) >= enoughWords {
			clear(words)
		}
		w = &optionWords{key: r.optionKey(side, o), varies: varies}
		words[name] = w
	}
	if varies {
		w.varies, w.say = true, card.Text{}
	}
	return w
}
