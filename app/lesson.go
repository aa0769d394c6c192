package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"cantina/app/session"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/lesson"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// teacher is the guide of a lesson: it says what a step says, looks at the game at each
// decision, and tells whether the goal is reached.
type teacher struct {
	p *program
	t *table
	l *lesson.Lesson
	i int // the step

	watch *lesson.Watch // of a step with a goal
	cat   *catalog.Catalog
	out   lesson.Outcome
	base  int // decisions before the step
	hints int // how many were asked for

	told  lesson.Outcome // what the bar says
	focus *button
}

var (
	_ guide        = (*teacher)(nil)
	_ session.Seat = (*teacher)(nil)
)

// startLesson opens a lesson at a step with a position.
func (p *program) startLesson(l *lesson.Lesson, step int) {
	cat, _ := scene.Catalog()
	k := &teacher{p: p, l: l, i: step, cat: cat}
	k.lay()
}

func (k *teacher) step() *lesson.Step { return k.l.Steps[k.i] }

// lay lays out the position of the step as a game of its own.
func (k *teacher) lay() {
	old := k.t
	h := k.p.header(k.l.Title[say.Lang()], k.step().Position.Position(), k.l.Seat)
	h.Of, h.Alone = "lesson", 1+int8(k.l.Seat)
	k.begin()
	var s *session.Session
	k.p.do(func() (err error) {
		s, err = session.StartWith(k.p.store, k.p.rules, h, k)
		if err == nil && old != nil {
			k.p.store.Delete(old.s.ID()) // it lies in the trash
		}
		return err
	}, func(err error) {
		if err != nil {
			k.p.fail(say.T("learn.failed"), err)
			return
		}
		k.t = newTable(k.p, s)
		k.t.guide, k.t.back = k, func() { k.p.show(newLearn(k.p)) }
		k.base = s.Decisions()
		k.p.seat(k.t)
	})
}

// begin forgets how the step before went.
func (k *teacher) begin() {
	k.watch, k.out, k.hints = nil, lesson.Going, 0
	k.p.note(k.l, k.i, false)
}

// Answer implements session.Seat: the opponent does what the step says, or nothing; where the
// try is over the game stands still.
func (k *teacher) Answer(g game.Game) (key string, ok, wait bool) {
	if k.step().Goal == nil {
		return k.reads(g)
	}
	if k.watch == nil {
		k.watch = k.step().Watch(k.cat, g)
	}
	if k.out = k.watch.See(g); k.out != lesson.Going {
		return "", false, true
	}
	key, ok = k.step().Answer(k.cat, g)
	return key, ok, false
}

// reads lets a game stand still while a step is read.
func (k *teacher) reads(game.Game) (string, bool, bool) { return "", false, true }

// next goes on to the next step, or to the end of the lesson.
func (k *teacher) next() {
	if k.i+1 == len(k.l.Steps) {
		k.finish()
		return
	}
	k.i++
	if k.step().Position != nil {
		k.lay()
		return
	}
	k.begin()
	k.p.do(func() error { return k.t.s.Sit(k) }, func(err error) {
		k.base = k.t.s.Decisions()
		k.p.show(k.t)
		k.t.after(err)
	})
}

// again goes back to where the step began.
func (k *teacher) again() {
	k.p.do(func() error { return k.t.s.BackTo(k.base) }, func(err error) {
		k.out, k.t.looked = lesson.Going, false
		k.p.show(k.t)
		k.t.after(err)
	})
}

// finish writes down that the lesson is done, and offers the next.
func (k *teacher) finish() {
	k.p.note(k.l, 0, true)
	all, _ := lesson.Embedded()
	g := k.p.readProgress()
	next := g.next(all)
	text := say.T("learn.done", k.l.Title[say.Lang()])
	choices := []choice{}
	if next != nil {
		text += "\n\n" + say.T("learn.comes", next.Title[say.Lang()], next.About[say.Lang()])
		choices = append(choices, choice{label: say.T("learn.nextlesson"), main: true, do: func() {
			id := k.t.s.ID()
			k.p.do(func() error { return k.p.store.Delete(id) }, func(error) { k.p.startLesson(next, stepToGoOn(next, g.of(next))) })
		}})
	}
	choices = append(choices, choice{label: say.T("learn.list"), main: next == nil, do: k.t.leave})
	k.p.ask(say.T("learn.finished"), prose(text), choices...)
}

// hint tells the next of the three hints.
func (k *teacher) hint() {
	if k.hints < 3 {
		k.hints++
	}
	k.p.show(k.t)
}

func (k *teacher) bar() fyne.CanvasObject {
	lang, s := say.Lang(), k.step()
	kind := "learn.step"
	if s.Task {
		kind = "learn.task"
	}
	title := barTitle(say.T(kind, k.l.Title[lang], k.i+1, len(k.l.Steps)))
	text := left(k.words())
	leave := newButton(say.T("learn.leave"), false, k.t.leave)
	again := newButton(say.T("learn.startagain"), false, k.again)
	var main *button
	buttons := []*button{}
	switch {
	case s.Goal == nil || k.out == lesson.Reached:
		main = newButton(say.T("learn.next"), true, k.next)
	case k.out == lesson.Missed:
		main = newButton(say.T("learn.tryagain"), true, k.again)
	default:
		hint := newButton(say.T("learn.hint", min(k.hints+1, 3)), false, k.hint)
		if k.hints == 3 {
			hint.Disable()
		}
		buttons = append(buttons, hint)
	}
	k.focus, k.told = main, k.out
	if main != nil {
		buttons = append([]*button{main}, buttons...)
	}
	k.ring()
	return k.p.guideBar(k, title, text, append(buttons, again, leave)...)
}

// words are what the step says now.
func (k *teacher) words() string {
	lang, s := say.Lang(), k.step()
	switch k.out {
	case lesson.Reached:
		if s.Done[lang] != "" {
			return "✓ " + s.Done[lang]
		}
		return "✓ " + say.T("learn.reached")
	case lesson.Missed:
		return k.refuted()
	}
	text := s.Text[lang]
	if n := k.hints; n > 0 { // the newest: the bar has no room for all
		text += "\n" + say.T("learn.hinted", n, s.Hints[n-1][lang])
	}
	return text
}

// refuted says what is not so of the goal, and what the step says of that.
func (k *teacher) refuted() string {
	lang := say.Lang()
	parts := []string{}
	if f := k.step().Failed[lang]; f != "" {
		parts = append(parts, f)
	}
	k.t.s.Ask(func(g game.Game) {
		for _, u := range k.watch.Unmet(g) {
			parts = append(parts, u[lang])
		}
	})
	return "✗ " + say.T("learn.missed", strings.Join(parts, " "))
}

// seen shows that the goal was reached or missed.
func (k *teacher) seen() {
	k.base = min(k.base, k.t.s.Decisions()) // an undo may lead before the step
	if k.watch != nil {
		k.t.s.Ask(func(g game.Game) { k.out = k.watch.See(g) })
	}
	if k.out == lesson.Reached && k.told != k.out && k.i+1 == len(k.l.Steps) { // solved, however one goes on
		k.p.note(k.l, 0, true)
	}
	if k.out != k.told && k.p.screen == screen(k.t) {
		k.p.show(k.t)
		return
	}
	k.ring()
}

// ring points at what the step speaks of; with the second hint, at the card to use.
func (k *teacher) ring() {
	var rings []widgets.Ring
	if k.out == lesson.Going {
		k.t.s.Ask(func(g game.Game) {
			t, err := scene.On(k.cat, g)
			if err != nil {
				return
			}
			for _, pt := range k.step().Point {
				rings = append(rings, ringOf(t, pt))
			}
			if k.hints > 1 {
				rings = append(rings, k.hinted(g)...)
			}
		})
	}
	k.t.table.SetRings(rings)
}

// hinted rings the card of the solution's next move, and with the third hint where it goes.
func (k *teacher) hinted(g game.Game) (rings []widgets.Ring) {
	key, ok := k.watch.Next(g)
	d := g.Decision()
	if !ok || d == nil {
		return nil
	}
	for i := range d.Options {
		o := &d.Options[i]
		if o.Key != key {
			continue
		}
		if o.Card == 0 {
			return []widgets.Ring{{Kind: widgets.RingPrompt}}
		}
		rings = append(rings, widgets.Ring{Kind: widgets.RingCard, Card: o.Card})
		if o.Target != 0 && k.hints > 2 {
			rings = append(rings, widgets.Ring{Kind: widgets.RingCard, Card: o.Target})
		}
	}
	return rings
}

// ringOf is what a step points at, as the table rings it.
func ringOf(t *scene.Table, p lesson.Point) widgets.Ring {
	switch p.Kind {
	case lesson.AtPile:
		return widgets.Ring{Kind: widgets.RingPile, Side: p.Side, Zone: p.Zone}
	case lesson.AtDrain, lesson.AtPower:
		return widgets.Ring{Kind: widgets.RingTotals, Side: p.Side, Card: t.Card(p.Card)}
	case lesson.AtPhases:
		return widgets.Ring{Kind: widgets.RingPhases}
	case lesson.AtPrompt:
		return widgets.Ring{Kind: widgets.RingPrompt}
	case lesson.AtLog:
		return widgets.Ring{Kind: widgets.RingLog}
	}
	return widgets.Ring{Kind: widgets.RingCard, Card: t.Card(p.Card)}
}

func (k *teacher) plays() bool { return k.step().Goal != nil && k.out == lesson.Going }

func (k *teacher) first() fyne.Focusable {
	if k.focus == nil {
		return nil
	}
	return k.focus
}

func (k *teacher) letter(r rune) bool {
	switch r {
	case 'n', 'N':
		if k.step().Goal == nil || k.out == lesson.Reached {
			k.next()
		}
	case 'h', 'H':
		if k.plays() {
			k.hint()
		}
	case 'r', 'R':
		k.again()
	default:
		return false
	}
	return true
}
