package widgets

import (
	"strconv"

	"cantina/engine/game"
	"cantina/widgets/ink"
)

// An Advice is an option that a coach holds for good, in the language of the table.
type Advice struct {
	Key string // of the option; choosing the advice takes it
	Say string // what it does
	Why string // the reason
}

// A Coaching is what a coach says beside the table of the decision at hand.
type Coaching struct {
	List []Advice
	Note string // stands below the list, or alone
	More string // a button below: what it says,
	Do   func() // and does; nil: there is none

	Follow func(key string) // told before an advice is taken; may be nil
}

// A coachPage is what a coach says; beside a table without one it is never open.
type coachPage struct {
	*tableau
	roll
	says *Coaching
}

// paint paints what the coach says: each advice is a plate that takes it.
func (cp *coachPage) paint(b *brush, r rect) {
	c, u := cp.says, b.u
	if c == nil {
		return
	}
	y := r.Y - cp.back
	start := y
	for i := range c.List {
		y += cp.paintAdvice(b, i, &c.List[i], r, y) + 8*u
	}
	for _, s := range ink.Wrap(ink.Italic, 14*u, r.W-14*u, c.Note) {
		if c.Note != "" && y > r.Y-20*u && y < r.bottom() {
			b.Text(ink.Italic, 14*u, r.X, y+16*u, b.soft, s)
		}
		y += 18 * u
	}
	if c.Do != nil {
		y += 8 * u
		if y > r.Y-4*u && y+30*u < r.bottom()+30*u {
			w := ink.Width(ink.Bold, 15*u, c.More) + 24*u
			b.button(r.X+w, y, 30*u, c.More, "coachmore", false, "", c.Do)
		}
		y += 36 * u
	}
	cp.end(b, r, y-start)
}

// besides is the room for what is fought out, which hides the coach's own tab: below it stands
// the best advice.
func (cp *coachPage) besides(u float32, r rect) rect {
	if cp.says == nil || len(cp.says.List) == 0 {
		return r
	}
	_, _, h := cp.says.List[0].lines(u, r.W)
	return rect{r.X, r.Y, r.W, r.H - min(h, r.H/2) - 8*u}
}

// paintBest paints it there.
func (cp *coachPage) paintBest(b *brush, r rect) {
	if above := cp.besides(b.u, r); above != r {
		b.Rect(0, above.bottom(), b.w, b.h-above.bottom(), b.panel)
		y := above.bottom() + 8*b.u
		cp.paintAdvice(b, 0, &cp.says.List[0], rect{r.X, y, r.W, r.bottom() - y}, y)
	}
}

// lines are the lines of an advice in a width, and how high they are.
func (a *Advice) lines(u, w float32) (head, why []string, h float32) {
	room := w - 26*u
	head, why = ink.Wrap(ink.Bold, 15*u, room, a.Say), ink.Wrap(ink.Plain, 14.5*u, room, a.Why)
	return head, why, (float32(len(head))*19 + float32(len(why))*18 + 16) * u
}

// paintAdvice paints an advice at y and tells how high it is.
func (cp *coachPage) paintAdvice(b *brush, i int, a *Advice, r rect, y float32) float32 {
	u := b.u
	head, why, h := a.lines(u, r.W)
	if y < r.Y-h || y > r.bottom() {
		return h
	}
	at := rect{r.X - 4*u, y, r.W - 4*u, h}
	do := hit{At: rect{at.X, max(at.Y, r.Y), at.W, at.bottom() - max(at.Y, r.Y)}, Key: "advice" + strconv.Itoa(i), Do: func() { cp.follow(a.Key) }, Card: cp.cardOf(a.Key)}
	bg := b.raised
	if b.hit(do) {
		bg = ink.Mix(bg, b.gold, 0.2)
	}
	b.Round(at.X, at.Y, at.W, at.H, 6*u, bg)
	if i == 0 { // the best
		b.Round(at.X, at.Y+4*u, 3.5*u, at.H-8*u, 1.7*u, b.gold)
	}
	ty := y + 8*u
	for _, s := range head {
		b.Text(ink.Bold, 15*u, at.X+12*u, ty+13*u, b.skin.ink, s)
		ty += 19 * u
	}
	for _, s := range why {
		b.Text(ink.Plain, 14.5*u, at.X+12*u, ty+13*u, b.soft, s)
		ty += 18 * u
	}
	return h
}

// follow takes the option of a key, if it is on offer.
func (cp *coachPage) follow(key string) {
	for i := range cp.moves.opts {
		if cp.moves.opts[i].Key == key {
			if cp.says.Follow != nil {
				cp.says.Follow(key)
			}
			cp.choose(i)
			return
		}
	}
}

// cardOf is the card that an option brings, to be shown large.
func (cp *coachPage) cardOf(key string) *game.CardView {
	for i := range cp.moves.opts {
		if cp.moves.opts[i].Key == key {
			return cp.shown[cp.moves.opts[i].Card]
		}
	}
	return nil
}
