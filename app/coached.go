package app

import (
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/coach"
	"cantina/engine/game"
	"cantina/widgets"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
)

// A coaching is the coach at a table: he speaks to the seat in front, of what it sees.
type coaching struct {
	on    bool
	all   bool   // he also speaks of what the player knows by now, at the decision at hand
	at    int    // which decision his advice is about
	taken string // the advice that was taken, by its key
	pupil *pupil
}

// A pupil is what the coach knows of a person; it is kept as a preference.
type pupil struct {
	Did   coach.Progress       `json:"did,omitempty"`
	Muted map[coach.Topic]bool `json:"muted,omitempty"` // warnings that he does not want
}

// pupils are the persons that the coach knows, by the names that they play under.
func (p *program) pupils() map[string]*pupil {
	all := map[string]*pupil{}
	p.store.Pref(store.PrefCoach, &all)
	return all
}

// learner is who sits in front, as the coach knows him.
func (t *table) learner() *pupil {
	if t.coach.pupil == nil {
		t.coach.pupil = t.p.pupils()[t.s.Header().Names[t.s.Front()]]
		if t.coach.pupil == nil {
			t.coach.pupil = &pupil{}
		}
		if t.coach.pupil.Did == nil {
			t.coach.pupil.Did = coach.Progress{}
		}
		if t.coach.pupil.Muted == nil {
			t.coach.pupil.Muted = map[coach.Topic]bool{}
		}
	}
	return t.coach.pupil
}

// keepPupil saves what the coach knows of who sits in front.
func (t *table) keepPupil() {
	all := t.p.pupils()
	all[t.s.Header().Names[t.s.Front()]] = t.learner()
	t.p.pref(store.PrefCoach, all)
}

// knows is a coach who knows the deck of the seat in front.
func (t *table) knows() *coach.Coach {
	c := knowing(t.p, t.s.Header(), t.s.Front())
	c.Look = t.s.Foresee
	return c
}

// knowing is a coach who knows the deck of a seat.
func knowing(p *program, h store.Header, seat card.Side) *coach.Coach {
	var c coach.Coach
	for _, slug := range h.Decks[seat].Cards {
		if k := p.cat.Get(slug); k != nil {
			c.Decks[seat] = append(c.Decks[seat], k.Def)
		}
	}
	return &c
}

// advise puts beside the table what the coach says of the decision at hand.
func (t *table) advise(v *game.View) {
	c := &t.coach
	if at := t.s.Decisions(); at != c.at {
		c.at, c.all = at, false
	}
	c.taken, c.pupil = "", nil
	if !c.on {
		t.table.SetCoaching(nil)
		return
	}
	out := &widgets.Coaching{Follow: func(key string) { c.taken = key }}
	if v.Prompt == nil || v.Decider != v.Seat {
		out.Note = say.T("coach.looks")
		t.table.SetCoaching(out)
		return
	}
	hidden := 0
	for _, s := range t.knows().Suggest(v) {
		if !c.all && t.learner().Did.Knows(s.Topic) {
			hidden++
			continue
		}
		out.List = append(out.List, widgets.Advice{Key: s.Option.Key, Say: optionSays(s.Option), Why: s.Why[say.Lang()]})
	}
	switch {
	case hidden > 0:
		out.Note, out.More, out.Do = say.T("coach.quiet"), say.T("coach.ask"), t.askCoach
	case len(out.List) > 0:
		out.Note = say.T("coach.free")
	default:
		out.Note = say.T("coach.nothing")
	}
	t.table.SetCoaching(out)
}

// optionSays is what an option does, as a sentence begins.
func optionSays(o *game.Option) string {
	text := o.Say[say.Lang()]
	if text == "" {
		text = say.T("verb." + o.Verb.String())
	}
	return upperFirst(text)
}

// askCoach has the coach speak of everything at this decision.
func (t *table) askCoach() {
	t.coach.all = true
	t.view()
}

// choose answers the decision with the key of an option; where that is a waste the coach says
// so first.
func (t *table) choose(key string) {
	if !t.stale(key) {
		t.heeding(key, t.take)
	}
}

// chooseAll is choose for all that is left of an amount.
func (t *table) chooseAll(key string) { t.heeding(key, t.takeAll) }

// passTo passes to a later phase.
func (t *table) passTo(phase game.Phase) {
	t.sets(game.Later{}, func(halt func(*game.View) bool) (bool, error) { return false, t.s.PassTo(phase, halt) })
}

// ahead passes to where something can be done, and does it.
func (t *table) ahead(l game.Later) {
	t.sets(l, func(halt func(*game.View) bool) (bool, error) { return t.s.Ahead(l, halt) })
}

// sets out to a later phase, for what is meant there, if anything; the coach warns as of the passes on the way
// and of what is meant.
func (t *table) sets(l game.Later, run func(halt func(*game.View) bool) (gone bool, err error)) {
	key := ""
	if p := t.s.View().Prompt; p != nil {
		key, _ = p.Passes()
	}
	t.heeding(key, func(string) {
		var why card.Text
		heeds := t.heeds()
		halt := func(v *game.View) bool {
			o := &game.Option{Verb: game.Pass}
			if is := optionOf(v, l.Key); is != nil && v.Phase == l.Phase {
				o = is
			}
			for _, w := range heeds(v, o) {
				why = w.Say
				return true
			}
			return false
		}
		t.noted(key)
		gone := false
		t.p.do(func() (err error) { gone, err = run(halt); return err }, func(err error) {
			t.after(err)
			switch {
			case why != (card.Text{}):
				t.table.Inform(say.T("coach.halted", why[say.Lang()]))
			case gone && err == nil:
				t.table.Inform(say.T("app.table.gone"))
			}
		})
	})
}

// heeding does what answers with a key, unless that is a waste: then the coach says so first.
func (t *table) heeding(key string, do func(key string)) {
	v := t.s.View()
	o := optionOf(v, key)
	if o == nil || t.p.busy {
		do(key)
		return
	}
	for _, w := range t.heeds()(v, o) {
		t.warn(w, v, o, do)
		return
	}
	t.chosen(v, o, do)
}

// heeds gives what a choice wastes, as far as the player in front wants to hear of it: without a
// coach only of what is provable from what lies open, unless he has turned that off. What it
// returns asks the session nothing.
func (t *table) heeds() func(*game.View, *game.Option) []coach.Warning {
	if t.guide != nil || !t.coach.on && t.p.opts.Unwarned {
		return func(*game.View, *game.Option) []coach.Warning { return nil }
	}
	knows, muted, all := t.knows(), t.learner().Muted, t.coach.on
	return func(v *game.View, o *game.Option) (out []coach.Warning) {
		if v.Common {
			return nil
		}
		for _, w := range knows.Warn(v, o) {
			if (w.Sure || all) && !muted[w.Topic] {
				out = append(out, w)
			}
		}
		return out
	}
}

// optionOf is an option of the decision at hand by its key; nil if it is not on offer.
func optionOf(v *game.View, key string) *game.Option {
	if v.Prompt != nil {
		for i := range v.Prompt.Options {
			if v.Prompt.Options[i].Key == key {
				return &v.Prompt.Options[i]
			}
		}
	}
	return nil
}

// warn says what a choice wastes, and lets the player think again.
func (t *table) warn(w coach.Warning, v *game.View, o *game.Option, do func(key string)) {
	choices := []choice{
		{label: say.T("coach.anyway"), do: func() { t.chosen(v, o, do) }},
		{label: say.T("coach.mute"), do: func() {
			t.learner().Muted[w.Topic] = true
			t.keepPupil()
			t.chosen(v, o, do)
		}},
		{label: say.T("coach.back"), main: true, do: t.shown},
	}
	for i := range choices {
		choices[i].enter = true
	}
	t.p.ask(say.T("coach.wait"), prose(w.Say[say.Lang()]), choices...)
}

// chosen notes what the player did of his own accord, and does it.
func (t *table) chosen(v *game.View, o *game.Option, do func(key string)) {
	if t.coach.on && t.coach.taken != o.Key {
		if topic := coach.TopicOf(v.Prompt, o); topic != coach.Others {
			t.learner().Did.Did(topic)
			t.keepPupil()
		}
	}
	do(o.Key)
}

// coachItem calls the coach to the table or sends him away.
func (t *table) coachItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(say.T("coach.menu"), func() {
		t.coach.on = !t.coach.on
		t.p.seat(t)
	})
	item.Checked = t.coach.on
	return item
}
