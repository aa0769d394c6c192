package widgets

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A button is one of the prompt's answers.
type button struct {
	opt   int
	label string
	main  bool
	n     int    // the number it stands for, -1 none
	do    func() // what it does instead of choosing the option; nil: it chooses
	cap   string // the key that does the same, "" its number
}

// buttons are the answers shown in the prompt bar, in the order of keys 1 to 9:
// those of the selected card, else those that no card stands for.
func (t *Table) buttons() (out []button) {
	add := func(i int) {
		o := &t.moves.opts[i]
		n := button{opt: i, label: t.label(o), main: o.Verb == game.VYes || o.Verb == game.VDone || i == t.moves.usual && i != t.moves.pass, n: -1}
		if o.Card == 0 && (o.Verb == game.VNumber || o.Verb == game.VActivate || o.Verb == game.VDraw) && strings.Contains(o.Say[t.lang], strconv.Itoa(int(o.N))) {
			n.n = int(o.N) // and not words, such as "twice, combined"
		}
		out = append(out, n)
	}
	if t.aim.card != 0 {
		for _, i := range t.moves.plain(t.aim.card) {
			add(i)
		}
	}
	if t.aim.card == 0 {
		is := t.moves.unclear()
		if p := t.view.Prompt; p != nil && (p.Kind == game.AskAction || t.moves.direct && t.moves.clicked()) && !t.fits(is) {
			is = nil
		}
		for _, i := range is {
			add(i)
			if s := t.shortly(is, i); s != "" {
				out[len(out)-1].label = s
			}
		}
	}
	if t.hold != nil {
		return append(out, button{opt: -1, label: t.say("prompt.hand"), n: -1, main: true, do: t.hold, cap: "␣"})
	}
	out = append(out, t.allButtons()...)
	for _, i := range t.moves.buttons {
		if i != t.moves.pass {
			add(i)
		}
	}
	if t.view.Common && t.act.Look != nil {
		out = append(out, button{opt: -1, label: t.say("prompt.look"), n: -1, do: t.act.Look, cap: "H"})
	}
	out = append(out, t.endButton()...)
	if i := t.moves.pass; i >= 0 {
		add(i)
	}
	counts := 0
	for _, n := range out {
		if n.n >= 0 {
			counts++
		}
	}
	for i := range out {
		if out[i].n >= 0 && counts > 1 {
			out[i].label = strconv.Itoa(out[i].n)
		} else {
			out[i].n = -1
		}
	}
	return
}

// fits tells whether buttons of options find room in the bar with all their words, beside those
// that pass: one that is cut tells less than the lit card.
func (t *Table) fits(is []int) bool {
	u, sum := t.bands.U, float32(0)
	for _, i := range is {
		sum += ink.Width(ink.Bold, 15*u, t.label(&t.moves.opts[i])) + 51*u
	}
	return sum <= t.bands.Prompt.W*0.68-250*u
}

// allButtons are those that lose all of an amount from one pile.
func (t *Table) allButtons() (out []button) {
	p := t.view.Prompt
	if t.act.All == nil || p == nil || p.Kind != game.AskLose && p.Kind != game.AskForfeit || p.Left < 2 || t.aim.card != 0 {
		return nil
	}
	for _, i := range t.moves.buttons {
		if o := &t.moves.opts[i]; o.Verb == game.VLose && o.Card == 0 && pileKey[o.Zone] != "" {
			out = append(out, button{opt: i, label: t.say("prompt.all."+pileKey[o.Zone], p.Left), main: o.Zone == game.Reserve, n: -1, do: func() { t.act.All(o.Key) }})
		}
	}
	return out
}

// takeButton takes what a button stands for.
func (t *Table) takeButton(b *button) {
	if b.do == nil {
		t.choose(b.opt)
		return
	}
	t.rest()
	b.do()
}

// endButton ends the turn at once, where its player may pass in a phase before the last.
func (t *Table) endButton() (out []button) {
	if t.mayEnd() {
		out = append(out, button{opt: t.moves.pass, label: t.say("prompt.end"), n: -1, do: func() { t.act.PassTo(game.End) }, cap: "E"})
	}
	return out
}

func (t *Table) mayEnd() bool { return t.mayGo(game.Draw) && t.aim.card == 0 }

// mayGo tells whether the player may pass to a later phase of his turn.
func (t *Table) mayGo(to game.Phase) bool {
	v := t.view
	return t.act.PassTo != nil && v.Prompt != nil && v.Prompt.Kind == game.AskAction && v.Active == v.Seat && v.Phase < to && !v.Fighting && t.moves.pass >= 0
}

// endTurn ends the turn, if it may be ended.
func (t *Table) endTurn() {
	if t.mayEnd() {
		t.rest()
		t.act.PassTo(game.End)
	}
}

// shortly says an option of a question about one card, which the question names: what
// to do, and with whom where that is not clear.
func (t *Table) shortly(is []int, i int) string {
	o, alike := &t.moves.opts[i], 0
	if v := t.shown[o.Card]; v == nil || v.Def == nil || !strings.Contains(t.question(), v.Face().Title) {
		return ""
	}
	for _, k := range is {
		x := &t.moves.opts[k]
		if x.Card != o.Card {
			return ""
		}
		if x.Verb == o.Verb {
			alike++
		}
	}
	s := t.say("verb." + o.Verb.String())
	if alike > 1 || o.Verb == game.VSeize {
		s += " (" + t.title(o.Target) + ")"
	}
	return s
}

// lastPhase tells whether the player may pass to the end of his turn.
func (t *Table) lastPhase() bool {
	v := t.view
	return v.Prompt != nil && v.Prompt.Kind == game.AskAction && v.Active == v.Seat && v.Phase == game.Draw && !v.Fighting && t.act.PassTo != nil
}

// label is what a button says.
func (t *Table) label(o *game.Option) string {
	switch {
	case o.Verb == game.VLose && o.Card == 0 && pileKey[o.Zone] != "":
		return t.say("prompt.one." + pileKey[o.Zone])
	case o.Verb == game.Pass && t.lastPhase():
		return t.say("prompt.end")
	case o.Verb == game.VDrain && o.Say[t.lang] != "" && t.drainAt(o.Card) > 0:
		return sentence(o.Say[t.lang]) + " (" + strconv.Itoa(t.drainAt(o.Card)) + ")"
	case o.Say[t.lang] != "":
		return sentence(o.Say[t.lang])
	}
	return o.Key
}

// drainAt is what a Force drain of the front player would be at a location.
func (t *Table) drainAt(id game.CardID) int {
	if l := t.laneOf(id); l != nil && l.View.Card.ID == id {
		return l.View.Drain[t.view.Seat]
	}
	return 0
}

// maxButtons is how many answers stand in the bar; more are only in the list.
const maxButtons = 8

// paintPrompt paints the question and its answers.
func (t *Table) paintPrompt(b *brush) {
	u, v := b.u, t.view
	mine := v.Prompt != nil && v.Decider == v.Seat && !v.Ended || t.hold != nil
	if mine {
		b.Shade(0, 0, b.w, b.h, 0, ink.Mix(b.panel, b.gold, 0.17), ink.Mix(b.panel, b.gold, 0.09))
		b.Rect(0, 0, b.w, 2*u, b.gold)
	} else {
		b.ground()
	}
	right := b.w - 10*u
	if mine {
		right = t.paintButtons(b, right)
	}
	text, color := t.question(), b.skin.ink
	if !mine {
		color = b.soft
	}
	x := t.paintUndo(b, 12*u)
	lines, size := fitQuestion(text, right-x-12*u, u)
	step := size * 1.2
	y := b.h/2 + size*0.36 - step*float32(len(lines)-1)/2
	for _, s := range lines {
		b.Text(ink.Bold, size, x, y, color, s)
		y += step
	}
}

// SetHold tells what hands over, where a turn has ended and the table holds so that its player
// sees it; nil: it does not hold. SetView shows it.
func (t *Table) SetHold(hand func()) { t.hold = hand }

// SetUndo tells whether the last choice can be taken back, and whether what was taken back can be
// done again: then SetView shows buttons that do it.
func (t *Table) SetUndo(undo, redo bool) { t.undoable, t.redoable = undo, redo }

// paintUndo paints the buttons that take the last choice back and do it again at x, if there are
// any, and returns where the question begins.
func (t *Table) paintUndo(b *brush, x float32) float32 {
	u := b.u
	add := func(can bool, key string, do func()) {
		if !can || do == nil {
			return
		}
		h, s := 30*u, t.say("prompt."+key)
		w := round(max(ink.Width(ink.Bold, 15*u, s)+24*u, 34*u))
		t.paintButton(b, round(x)+w, (b.h-h)/2, h, s, key, false, "", do)
		x += w + 8*u
	}
	was := x
	add(t.undoable, "undo", t.act.Undo)
	add(t.redoable, "redo", t.act.Redo)
	if x > was {
		x += 4 * u
	}
	return x
}

// fitQuestion breaks a question into at most three lines of a width, at the greatest
// size at which it fits; only what fits at none is cut.
func fitQuestion(text string, room, u float32) (lines []string, size float32) {
	for _, try := range []struct {
		size  float32
		lines int
	}{{17, 1}, {15, 1}, {14, 2}, {12, 3}} {
		size = try.size * u
		if lines = ink.Wrap(ink.Bold, size, room, text); len(lines) <= try.lines {
			return lines, size
		}
	}
	lines[2] = ink.Fit(ink.Bold, size, room, strings.Join(lines[2:], " "))
	return lines[:3], size
}

// question is what the prompt bar says.
func (t *Table) question() string {
	v := t.view
	switch {
	case v.Ended && v.Winner == 0:
		return t.say("over.draw") + " " + sentence(v.Why[t.lang])
	case v.Ended:
		s := card.Side(v.Winner - 1)
		if s == v.Seat {
			return t.say("over.won") + " " + sentence(v.Why[t.lang])
		}
		return t.say("over.lost", t.sideWord(s)) + " " + sentence(v.Why[t.lang])
	case v.Prompt == nil:
		return ""
	case t.hold != nil:
		return t.say("prompt.over")
	case v.Decider != v.Seat:
		return t.say("prompt.waits", t.sideWord(v.Decider))
	case t.aim.card != 0 && len(t.aim.spots) > 0 && t.aiming(game.VFire):
		return t.say("prompt.fire", t.title(t.aim.card))
	case t.aim.card != 0 && len(t.aim.spots) > 0 && !slices.ContainsFunc(t.aim.spots, func(s spot) bool { return !s.Felt }):
		return t.say("prompt.felt", t.title(t.aim.card))
	case t.aim.card != 0 && len(t.aim.spots) > 0 && (t.aiming(game.VUse) || t.aiming(game.VPlay)):
		return t.say("prompt.use", t.title(t.aim.card))
	case t.aim.card != 0 && len(t.aim.spots) > 0:
		return t.say("prompt.where", t.title(t.aim.card))
	case t.aim.card != 0:
		return t.title(t.aim.card)
	}
	if q := sentence(v.Prompt.Prompt[t.lang]); v.Common { // of two who look on, one is asked
		return t.say("prompt.asked", t.named(v.Seat), q)
	} else {
		return q
	}
}

// named is how a player is called: by his name, or his side.
func (t *Table) named(s card.Side) string {
	if t.who[s] != "" {
		return t.who[s]
	}
	return card.SideNames[s][t.lang]
}

// aiming tells whether all that the chosen card can be brought for is one thing.
func (t *Table) aiming(v game.Verb) bool {
	for _, s := range t.aim.spots {
		for _, i := range t.moves.at(t.aim.card, s) {
			if t.moves.opts[i].Verb != v {
				return false
			}
		}
	}
	return true
}

// paintButtons paints the answers from the right and returns where they begin.
func (t *Table) paintButtons(b *brush, right float32) float32 {
	u := b.u
	h := 30 * u
	y := (b.h - h) / 2
	bs := t.buttons()
	limit, least := b.w*0.68, b.w-10*u
	if len(bs)-numbers(bs) > maxButtons {
		// the last ones, which are pass and the like, stay
		bs = bs[max(0, len(bs)-3):]
	}
	if len(t.moves.opts)-numbers(bs) > maxButtons {
		s := t.say("list.open", len(t.moves.opts))
		right = t.paintButton(b, right, y, h, s, "list", false, "", func() { t.openList() }) - 7*u
	}
	room, sum := limit, float32(0)
	for _, n := range bs {
		sum += ink.Width(ink.Bold, 15*u, n.label) + 51*u
	}
	if n := float32(len(bs)); sum > limit && numbers(bs) == 0 { // all must be seen
		room = max(limit/n-51*u, 90*u)
	}
	for i := len(bs) - 1; i >= 0; i-- {
		n := &bs[i]
		key := ""
		if i < 9 && numbers(bs) == 0 {
			key = strconv.Itoa(i + 1)
		}
		switch {
		case n.cap != "":
			key = n.cap
		case n.do != nil:
		case n.opt == t.moves.usual:
			key = "␣"
		case n.opt == t.moves.pass:
			key = "P"
		}
		label := ink.Fit(ink.Bold, 15*u, room, n.label)
		if right-ink.Width(ink.Bold, 15*u, label)-40*u < least-limit {
			break
		}
		opt, name := n.opt, "opt"+strconv.Itoa(n.opt)
		if n.do != nil {
			name = n.label
		}
		right = t.paintButton(b, right, y, h, label, name, n.main, key, func() { t.takeButton(n) }) - 7*u
		if n.n >= 0 && (i == 0 || bs[i-1].n < 0) { // what the numbers are of
			name := t.say("verb." + t.moves.opts[opt].Verb.String())
			right -= ink.Width(ink.Plain, 14*u, name) + 4*u
			b.Text(ink.Plain, 14*u, right, b.h/2+5*u, b.soft, name)
			right -= 7 * u
		}
	}
	return right
}

// numbers counts the buttons that are only a number.
func numbers(bs []button) (n int) {
	for _, b := range bs {
		if b.n >= 0 {
			n++
		}
	}
	return
}

// paintButton paints one button that ends at right and returns where it begins.
func (t *Table) paintButton(b *brush, right, y, h float32, label, key string, main bool, cap string, do func()) float32 {
	u := b.u
	w := ink.Width(ink.Bold, 15*u, label) + 24*u
	if cap != "" {
		w += 20 * u
	}
	w = round(max(w, 34*u))
	r := rect{round(right - w), y, w, h}
	hot := b.hit(hit{At: r, Do: do, Key: key})
	bg, fg := b.raised, b.skin.ink
	if main {
		bg, fg = b.gold, b.onGold
	}
	if hot {
		bg = ink.Mix(bg, b.skin.ink, 0.16)
	}
	b.Shade(r.X, r.Y, r.W, r.H, 6*u, ink.Mix(bg, b.skin.ink, 0.06), bg)
	b.Frame(r.X, r.Y, r.W, r.H, 6*u, 1, ink.Mix(bg, b.skin.ink, 0.18))
	x := r.X + 12*u
	if cap != "" {
		tint := b.soft
		if main {
			tint = b.skin.ink
		}
		b.Round(r.X+7*u, r.midY()-9*u, 17*u, 18*u, 4*u, ink.Fade(b.deep, 0.55))
		b.Middle(ink.Plain, 12*u, r.X+15.5*u, r.midY()+4.5*u, tint, cap)
		x = r.X + 32*u
	}
	b.Text(ink.Bold, 15*u, x, r.midY()+5.3*u, fg, label)
	return r.X
}
