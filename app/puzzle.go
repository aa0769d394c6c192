package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/puzzle"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// solver is the guide of a puzzle: it looks at the game at each decision, answers for the
// opponent, and tells where the try stands.
type solver struct {
	p *program
	t *table
	z *puzzle.Puzzle

	watch *puzzle.Watch
	out   puzzle.Outcome
	at    int // decisions at the solver's last choice
	hints int // how many were asked for here
	row   int // how many were solved in a row; 0: this one not at the first try

	told  puzzle.Outcome // what the bar says
	focus *button
}

var (
	_ guide        = (*solver)(nil)
	_ session.Seat = (*solver)(nil)
)

// startPuzzle opens a puzzle.
func (p *program) startPuzzle(z *puzzle.Puzzle) {
	cat, _ := scene.Catalog()
	k := &solver{p: p, z: z}
	h := p.header(z.Title[say.Lang()], z.Position, z.Seat)
	h.Of, h.Alone = "puzzle", 1+int8(z.Seat)
	var s *session.Session
	p.do(func() (err error) {
		if k.watch, err = z.Watch(cat); err == nil {
			s, err = session.StartWith(p.store, p.rules, h, k)
		}
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("puzzles.failed"), err)
			return
		}
		k.t = newTable(p, s)
		k.t.guide, k.t.back = k, func() { p.show(newPuzzles(p)) }
		k.look()
		p.seat(k.t)
	})
}

// Answer implements session.Seat: the opponent answers as the proof says; where the try is
// over the game stands still.
func (k *solver) Answer(g game.Game) (key string, ok, wait bool) {
	if k.out = k.watch.See(g); k.out == puzzle.Reached || k.out == puzzle.Wrong {
		return "", false, true
	}
	key, ok = k.watch.Answer(g)
	return key, ok, false
}

// back goes back to before the wrong choice, or to the start.
func (k *solver) back(to int) {
	k.watch.Again()
	k.hints = 0
	k.p.do(func() error { return k.t.s.BackTo(to) }, func(err error) {
		k.out, k.t.looked = puzzle.Going, false
		k.look()
		k.p.show(k.t)
		k.t.after(err)
	})
}

// look notes where the try stands and where the solver must choose.
func (k *solver) look() {
	mine := false
	k.t.s.Ask(func(g game.Game) {
		k.out = k.watch.See(g)
		d := g.Decision()
		mine = k.out == puzzle.Going && d != nil && d.Seat == k.z.Seat
	})
	if n := k.t.s.Decisions(); mine && n != k.at {
		k.at, k.hints = n, 0
	}
}

// leave goes to another puzzle; the game of this one is thrown away.
func (k *solver) leave(to *puzzle.Puzzle) {
	id := k.t.s.ID()
	k.p.do(func() error { return k.p.store.Delete(id) }, func(error) { k.p.startPuzzle(to) })
}

func (k *solver) hint() {
	k.p.puzzleMissed(k.z)
	k.hints = min(k.hints+1, 3)
	k.p.show(k.t)
}

func (k *solver) bar() fyne.CanvasObject {
	lang := say.Lang()
	many := say.T("puzzles.solution")
	if k.z.Solutions != 1 {
		many = say.T("puzzles.solutions", k.z.Solutions)
	}
	title := barTitle(say.T("puzzles.bar", k.z.Title[lang], stars(k.z.Grade), many))
	text := left(k.words())
	start := newButton(say.T("puzzles.start"), false, func() { k.back(0) })
	leave := newButton(say.T("puzzles.leave"), false, k.t.leave)
	buttons := []*button{}
	var main *button
	switch k.out {
	case puzzle.Reached:
		if next := k.p.nextPuzzle(k.z); next != nil {
			main = newButton(say.T("puzzles.next"), true, func() { k.leave(next) })
		}
	case puzzle.Wrong:
		main = newButton(say.T("puzzles.back"), true, func() { k.back(k.at) })
	default:
		hint := newButton(say.T("puzzles.hint", min(k.hints+1, 3)), false, k.hint)
		if k.hints == 3 {
			hint.Disable()
		}
		buttons = append(buttons, hint)
	}
	if k.focus = main; main != nil {
		buttons = append(buttons, main)
	}
	k.told = k.out
	k.ring()
	return k.p.guideBar(k, title, text, append(buttons, start, leave)...)
}

// words are what is said now.
func (k *solver) words() string {
	lang := say.Lang()
	switch {
	case k.out == puzzle.Reached && k.row > 0:
		return "✓ " + say.T("puzzles.clean", k.row)
	case k.out == puzzle.Reached:
		return "✓ " + say.T("puzzles.right")
	case k.out == puzzle.Wrong:
		return k.refuted()
	}
	text := k.z.About[lang]
	var hand []string
	k.t.s.Ask(func(g game.Game) { hand = k.watch.Hand(g) })
	if len(hand) > 0 {
		text += " " + say.T("puzzles.holds", sideNames[k.z.Seat.Other()][lang], strings.Join(hand, ", "))
	}
	if k.hints > 0 {
		text += "\n" + strings.Join(k.hinted(), " ")
	}
	return text
}

// sideNames name the players at the beginning of a sentence.
var sideNames = [card.Sides]card.Text{card.Dark: card.T("Dark", "Côté obscur"), card.Light: card.T("Light", "Côté lumineux")}

// longest is how many moves of a refutation are told.
const longest = 6

// refuted says how the try fails: the choice, what is answered and drawn, what is not so.
func (k *solver) refuted() string {
	lang := say.Lang()
	parts := []string{"✗ " + say.T("puzzles.wrong")}
	line := k.watch.Line()
	for i, m := range line {
		if i == longest {
			parts = append(parts, "…")
			break
		}
		what := m.Say[lang]
		if len(m.Draws) > 0 {
			what = say.T("puzzles.drawn", what, strings.Trim(fmt.Sprint(m.Draws), "[]"))
		}
		parts = append(parts, say.T("puzzles.did", sideNames[m.Seat][lang], what)+".")
	}
	for _, u := range k.watch.Missing() {
		parts = append(parts, u[lang])
	}
	return strings.Join(parts, " ")
}

// best is the winning option that the hints are about.
func (k *solver) best() (o game.Option, ok bool) {
	k.t.s.Ask(func(g game.Game) { o, ok = k.watch.Hint(g) })
	return o, ok
}

// hinted are the hints asked for: which area, which card, which move.
func (k *solver) hinted() (out []string) {
	o, ok := k.best()
	if !ok {
		return nil
	}
	lang := say.Lang()
	v := k.t.s.View()
	where, name := say.T("puzzles.table"), ""
	for c := range v.All() {
		if c.ID == o.Card && c.Def != nil {
			name = c.Face().Title
		}
	}
	for _, c := range v.Players[k.z.Seat].Hand {
		if c.ID == o.Card {
			where = say.T("puzzles.hand")
		}
	}
	if place := placeOf(v, o.Card); place != "" {
		where = say.T("puzzles.place", place)
	}
	move := say.T("puzzles.move", o.Say[lang])
	if o.Card == 0 {
		where = say.T("puzzles.answer", v.Prompt.Prompt[lang])
		if o.Verb == game.Pass {
			where = say.T("puzzles.wait")
		}
	}
	out = append(out, where)
	if k.hints > 1 && name != "" {
		out = append(out, say.T("puzzles.card", name))
	}
	if k.hints > 2 {
		out = append(out, move)
	}
	return out
}

// placeOf is the title of the location at which a card lies, or that it is; "" of none.
func placeOf(v *game.View, id game.CardID) string {
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			here := l.Card.ID == id
			for _, list := range l.Cards {
				for n := range list {
					here = here || holds(&list[n], id)
				}
			}
			if here && id != 0 {
				return l.Card.Face().Title
			}
		}
	}
	return ""
}

// holds tells whether a card is this one or bears it.
func holds(c *game.CardView, id game.CardID) bool {
	if c.ID == id {
		return true
	}
	for i := range c.On {
		if holds(&c.On[i], id) {
			return true
		}
	}
	for _, s := range c.Slots {
		for i := range s.Cards {
			if holds(&s.Cards[i], id) {
				return true
			}
		}
	}
	return false
}

// ring rings the card of the second hint, and with the third where it goes.
func (k *solver) ring() {
	var rings []widgets.Ring
	if o, ok := k.best(); ok && k.hints > 1 && k.out == puzzle.Going {
		if o.Card == 0 {
			rings = append(rings, widgets.Ring{Kind: widgets.RingPrompt})
		} else {
			rings = append(rings, widgets.Ring{Kind: widgets.RingCard, Card: o.Card})
		}
		if o.Target != 0 && k.hints > 2 {
			rings = append(rings, widgets.Ring{Kind: widgets.RingCard, Card: o.Target})
		}
	}
	k.t.table.SetRings(rings)
}

// seen shows that the goal was reached or missed.
func (k *solver) seen() {
	k.look()
	if k.out == k.told || k.p.screen != screen(k.t) {
		return
	}
	switch k.out {
	case puzzle.Reached:
		row, clean := k.p.puzzleDone(k.z)
		if k.row = 0; clean {
			k.row = row
		}
	case puzzle.Wrong:
		k.p.puzzleMissed(k.z)
	}
	k.p.show(k.t)
}

func (k *solver) plays() bool { return k.out == puzzle.Going || k.out == puzzle.Opening }

func (k *solver) first() fyne.Focusable {
	if k.focus == nil {
		return nil
	}
	return k.focus
}

func (k *solver) letter(r rune) bool {
	switch r {
	case 'h', 'H':
		if k.plays() && k.hints < 3 {
			k.hint()
		}
	case 'r', 'R':
		k.back(0)
	case 'n', 'N':
		if next := k.p.nextPuzzle(k.z); next != nil && k.out == puzzle.Reached {
			k.leave(next)
		}
	case 't', 'T':
		if k.out == puzzle.Wrong {
			k.back(k.at)
		}
	default:
		return false
	}
	return true
}
