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
	head  string // what stands before it, and is so of the buttons after it, too
	main  bool
	n     int    // the number it stands for, -1 none
	do    func() // what it does instead of choosing the option; nil: it chooses
	cap   string // the key that does the same, "" its number
}

// A prompt is the bar with the question and its answers, and with what takes them back.
type prompt struct {
	*tableau
	panel    *panel
	list     func() // shows all that can be done
	hold     func() // the table holds at the end of a turn: this hands over
	undoable bool   // the last choice can be taken back
	redoable bool   // what was taken back can be done again
}

func newPrompt(t *tableau, list func()) *prompt {
	pr := &prompt{tableau: t, list: list}
	pr.panel = newPanel(t, pr.paint)
	return pr
}

// buttons are the answers shown in the prompt bar, in the order of keys 1 to 9:
// those of the selected card, else those that no card stands for.
func (pr *prompt) buttons() (out []button) {
	add := func(i int) { out = append(out, pr.answer(i)) }
	if pr.aim.card != 0 {
		for _, i := range pr.moves.plain(pr.aim.card) {
			add(i)
		}
	}
	few, _ := pr.offered()
	out = append(out, few...)
	if pr.hold != nil {
		return append(out, button{opt: -1, label: pr.say("prompt.hand"), n: -1, main: true, do: pr.hold, cap: "␣"})
	}
	all := pr.allButtons()
	if !pr.fits(append(few[:len(few):len(few)], all...), false) { // their words would be cut: one pile is enough
		all = slices.DeleteFunc(all, func(b button) bool { return !b.main })
	}
	out = append(out, all...)
	for _, i := range pr.moves.buttons {
		if i != pr.moves.pass {
			add(i)
		}
	}
	if pr.view.Common && pr.act.Look != nil {
		out = append(out, button{opt: -1, label: pr.say("prompt.look"), n: -1, do: pr.act.Look, cap: "H"})
	}
	out = append(out, pr.endButton()...)
	if i := pr.moves.pass; i >= 0 {
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

// answer is the button of an option.
func (pr *prompt) answer(i int) button {
	o := &pr.moves.opts[i]
	n := button{opt: i, label: pr.label(o), main: o.Verb == game.VYes || o.Verb == game.VDone || i == pr.moves.usual && i != pr.moves.pass, n: -1}
	if o.Card == 0 && (o.Verb == game.VNumber || o.Verb == game.VActivate || o.Verb == game.VDraw) && strings.Contains(o.Say[pr.lang], strconv.Itoa(int(o.N))) {
		n.n = int(o.N) // and not words, such as "twice, combined"
	}
	return n
}

// allButtons are those that lose all of an amount from one pile.
func (pr *prompt) allButtons() (out []button) {
	p := pr.view.Prompt
	if pr.act.All == nil || p == nil || p.Kind != game.AskLose && p.Kind != game.AskForfeit || p.Left < 2 || pr.aim.card != 0 {
		return nil
	}
	for _, i := range pr.moves.buttons {
		if o := &pr.moves.opts[i]; o.Verb == game.VLose && o.Card == 0 && pileKey[o.Zone] != "" {
			out = append(out, button{opt: i, label: pr.say("prompt.all."+pileKey[o.Zone], p.Left), main: o.Zone == game.Reserve, n: -1, do: func() { pr.act.All(o.Key) }})
		}
	}
	return out
}

// takeButton takes what a button stands for.
func (pr *prompt) takeButton(b *button) {
	if b.do == nil {
		pr.choose(b.opt)
		return
	}
	pr.house.rest()
	b.do()
}

// endButton ends the turn at once, where its player may pass in a phase before the last.
func (pr *prompt) endButton() (out []button) {
	if pr.mayEnd() {
		out = append(out, button{opt: pr.moves.pass, label: pr.say("prompt.end"), n: -1, do: func() { pr.act.PassTo(game.End) }, cap: "E"})
	}
	return out
}

// passNow passes, or hands over.
func (pr *prompt) passNow() {
	if pr.hold != nil {
		pr.hold()
		return
	}
	if pr.moves.pass >= 0 {
		pr.choose(pr.moves.pass)
	}
}

// endTurn ends the turn, if it may be ended; in its last phase, too, where passing does the same.
func (pr *prompt) endTurn() {
	if pr.mayGo(game.End) && pr.aim.card == 0 {
		pr.house.rest()
		pr.act.PassTo(game.End)
	}
}

// shortly says an option of a question about one card, which the question names: what
// to do, and with whom where that is not clear.
func (pr *prompt) shortly(is []int, i int) string {
	o, alike := &pr.moves.opts[i], 0
	if v := pr.shown[o.Card]; v == nil || v.Def == nil || !strings.Contains(pr.question(), v.Face().Title) {
		return ""
	}
	for _, k := range is {
		x := &pr.moves.opts[k]
		if x.Card != o.Card {
			return ""
		}
		if x.Verb == o.Verb {
			alike++
		}
	}
	s := pr.say("verb." + o.Verb.String())
	if alike > 1 || o.Verb == game.VSeize {
		s += " (" + pr.title(o.Target) + ")"
	}
	return s
}

// barShare is how much of the bar the answers may take.
const barShare = 0.76

// maxButtons is how many answers stand in the bar; more are only in the list.
const maxButtons = 8

// paint paints the question and its answers.
func (pr *prompt) paint(b *brush) {
	u, v := b.u, pr.view
	mine := v.Prompt != nil && v.Decider == v.Seat && !v.Ended || pr.hold != nil
	if mine {
		b.Shade(0, 0, b.w, b.h, 0, ink.Mix(b.panel, b.gold, 0.17), ink.Mix(b.panel, b.gold, 0.09))
		b.Rect(0, 0, b.w, 2*u, b.gold)
	} else {
		b.ground()
	}
	right := b.w - 10*u
	if mine {
		right = pr.paintButtons(b, right)
	}
	text, color := pr.question(), b.skin.ink
	if !mine {
		color = b.soft
	}
	x := pr.paintUndo(b, 12*u)
	lines, size := fitQuestion(text, right-x-12*u, u)
	step := size * 1.2
	y := b.h/2 + size*0.36 - step*float32(len(lines)-1)/2
	for _, s := range lines {
		b.Text(ink.Bold, size, x, y, color, s)
		y += step
	}
}

// paintUndo paints the buttons that take the last choice back and do it again at x, if there are
// any, and returns where the question begins.
func (pr *prompt) paintUndo(b *brush, x float32) float32 {
	u := b.u
	add := func(can bool, key string, do func()) {
		if !can || do == nil {
			return
		}
		h, s := 30*u, pr.say("prompt."+key)
		w := round(max(ink.Width(ink.Bold, 15*u, s)+24*u, 34*u))
		b.button(round(x)+w, (b.h-h)/2, h, s, key, false, "", do)
		x += w + 8*u
	}
	was := x
	add(pr.undoable, "undo", pr.act.Undo)
	add(pr.redoable, "redo", pr.act.Redo)
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
func (pr *prompt) question() string {
	v := pr.view
	switch {
	case v.Ended && v.Winner == 0:
		return pr.say("over.draw") + " " + sentence(v.Why[pr.lang])
	case v.Ended:
		s := card.Side(v.Winner - 1)
		if s == v.Seat {
			return pr.say("over.won") + " " + sentence(v.Why[pr.lang])
		}
		return pr.say("over.lost", pr.sideWord(s)) + " " + sentence(v.Why[pr.lang])
	case v.Prompt == nil:
		return ""
	case pr.hold != nil:
		return pr.say("prompt.over")
	case v.Decider != v.Seat:
		return pr.say("prompt.waits", pr.sideWord(v.Decider))
	case pr.aim.card != 0 && len(pr.aim.spots) > 0 && pr.aiming(game.VFire):
		return pr.say("prompt.fire", pr.title(pr.aim.card))
	case pr.aim.card != 0 && len(pr.aim.spots) > 0 && !slices.ContainsFunc(pr.aim.spots, func(s spot) bool { return !s.Felt }):
		return pr.say("prompt.felt", pr.title(pr.aim.card))
	case pr.aim.card != 0 && len(pr.aim.spots) > 0 && (pr.aiming(game.VUse) || pr.aiming(game.VPlay)):
		return pr.say("prompt.use", pr.title(pr.aim.card))
	case pr.aim.card != 0 && len(pr.aim.spots) > 0:
		return pr.say("prompt.where", pr.title(pr.aim.card)) + pr.priceHere() + pr.laterHere()
	case pr.aim.card != 0:
		return pr.title(pr.aim.card)
	}
	if q := sentence(v.Prompt.Prompt[pr.lang]); v.Common { // of two who look on, one is asked
		return pr.say("prompt.asked", pr.named(v.Seat), q)
	} else {
		return q
	}
}

// priceHere is where the card at hand would be brought now, and for how much Force.
func (pr *prompt) priceHere() string {
	lo, hi, ok := pr.moves.costs(pr.aim.card, pr.aim.hot)
	at := pr.title(pr.aim.hot.Card)
	switch {
	case !ok || at == "":
		return ""
	case hi == 0:
		return " " + pr.say("prompt.free", at)
	case lo < hi:
		return " " + pr.say("prompt.prices", at, lo, hi)
	}
	return " " + pr.say("prompt.price", at, lo)
}

// laterHere says of a spot that waits for a later phase that passing until then is part of it.
func (pr *prompt) laterHere() string {
	ph := pr.aim.later[pr.aim.hot]
	if ph == game.Start {
		return ""
	}
	return " " + pr.say("prompt.later", game.OfPhase[ph][pr.lang])
}

// aiming tells whether all that the chosen card can be brought for is one thing.
func (pr *prompt) aiming(v game.Verb) bool {
	for _, s := range pr.aim.spots {
		for _, i := range pr.moves.at(pr.aim.card, s) {
			if pr.moves.opt(i).Verb != v {
				return false
			}
		}
	}
	return true
}

// paintButtons paints the answers from the right and returns where they begin.
func (pr *prompt) paintButtons(b *brush, right float32) float32 {
	u := b.u
	h := 30 * u
	y := (b.h - h) / 2
	bs := pr.buttons()
	limit, least := b.w*barShare, b.w-10*u
	if len(bs)-numbers(bs) > maxButtons {
		// the last ones, which are pass and the like, stay
		bs = bs[max(0, len(bs)-3):]
	}
	list := "" // leads to all; it stands left of the others, so that passing is always at one place
	if _, more := pr.offered(); more || len(pr.moves.opts)-numbers(bs) > maxButtons {
		list = pr.say("list.open", len(pr.moves.opts))
		limit -= ink.Width(ink.Bold, 15*u, list) + 51*u
	}
	bs = thinned(bs, limit, u)
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
		case n.opt == pr.moves.usual:
			key = "␣"
		case n.opt == pr.moves.pass:
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
		right = b.button(right, y, h, label, name, n.main, key, func() { pr.takeButton(n) }) - 7*u
		if n.n >= 0 && (i == 0 || bs[i-1].n < 0) { // what the numbers are of
			name := pr.say("verb." + pr.moves.opts[opt].Verb.String())
			right -= ink.Width(ink.Plain, 14*u, name) + 4*u
			b.Text(ink.Plain, 14*u, right, b.h/2+5*u, b.soft, name)
			right -= 7 * u
		}
		if n.head != "" {
			right -= ink.Width(ink.Plain, 14*u, n.head) + 4*u
			b.Text(ink.Plain, 14*u, right, b.h/2+5*u, b.soft, n.head)
			right -= 7 * u
		}
	}
	if list != "" {
		right = b.button(right, y, h, list, "list", false, "/", pr.list) - 7*u
	}
	return right
}

// thinned are the answers of which all numbers find room: where there are too many those before the last one
// are left out, and stand only in the list.
func thinned(bs []button, limit, u float32) []button {
	wide := func() (sum float32) {
		for i := range bs {
			sum += ink.Width(ink.Bold, 15*u, bs[i].label) + 31*u
			if bs[i].n < 0 || bs[i].main {
				sum += 20 * u // its key
			}
		}
		return sum + 110*u // what the numbers are of
	}
	for numbers(bs) > 3 && wide() > limit {
		last := len(bs) - 1
		for bs[last].n < 0 {
			last--
		}
		bs = slices.Delete(slices.Clone(bs), last-1, last)
	}
	return bs
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
func (b *brush) button(right, y, h float32, label, key string, main bool, cap string, do func()) float32 {
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
