package widgets

import (
	"strconv"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// The news are what a player is told of what just happened: the destinies that
// were drawn, as cards with their number, and the shots, one after the other, what a duel or the like came to, and, when he
// comes back to the screen, the lines of the log since he looked away.
type news struct {
	*tableau
	panel *panel
	eye   *eye
	jump  func(*game.LogLine) // brings what a line speaks of into sight
	point func(game.CardID)   // rings the target of a shot while it is told; 0 none

	bulletin
	against bool            // the other seat is played by the program
	since   int             // lines of the log when the player last had to decide
	read    [card.Sides]int // lines of the log that each seat has seen
	n       int             // counts bulletins; a timer of an older one does nothing
}

// A bulletin is the news of one View.
type bulletin struct {
	up     bool
	lines  []*game.LogLine
	times  []int           // how often each was said in a row
	beats  []*game.LogLine // destinies drawn, and shots that hit or missed
	turned bool            // the seat has changed
	more   int             // lines that found no room
	seen   int             // of the beats: they come one by one
}

func newNews(e *eye, jump func(*game.LogLine), point func(game.CardID)) *news {
	n := &news{tableau: e.tableau, eye: e, jump: jump, point: point}
	n.panel = newPanel(e.tableau, n.paint)
	return n
}

const (
	newsLines = 8
	newsBeats = 6
	newsStay  = 16 * time.Second
	beat      = 600 * time.Millisecond // between two beats
	beatsStay = 5 * time.Second
)

// telling tells which kinds of events are worth a line of the news.
func telling(k game.Kind) bool {
	switch k {
	case game.TurnStarted, game.PhaseStarted, game.BattleSegment, game.ForceUsed, game.Activated, game.DeployStarted,
		game.MoveStarted, game.Reshuffled, game.DestinyDrawn, game.GameStarted, game.Recirculated, game.DrainStarted,
		game.ActionStarted, game.TargetChosen, game.LossDue, game.Chose, game.Declined, game.TotalPower:
		return false
	}
	return true
}

// outcome tells which kinds of events end what has a sheet of its own while it goes on: where
// nobody is asked anything meanwhile, nobody sees that sheet.
func outcome(k game.Kind) bool {
	switch k {
	case game.DuelTotal, game.DuelWon, game.DuelOver, game.CombatWon, game.CombatOver, game.EpicTotal, game.EpicFailed, game.BlewAway,
		game.TestPassed, game.PartyTotal, game.AttackTotal, game.Eaten, game.SabaccTotal, game.SabaccWon, game.SabaccOver:
		return true
	}
	return false
}

// gather finds the news in a new view, notes what its seat has now seen, and tells from which line of
// the log on it had not.
func (n *news) gather(was *game.View) (from int) {
	v := n.view
	n.bulletin = bulletin{}
	n.aimAt()
	from = n.read[v.Seat]
	if was == nil {
		if v.Turn > 1 { // an old game is continued: nobody looked away
			n.read = [card.Sides]int{len(v.Log), len(v.Log)}
		}
		from, n.since = len(v.Log), len(v.Log)
	}
	if v.Common { // both look on
		from = max(from, n.read[v.Seat.Other()])
		n.read[v.Seat.Other()] = len(v.Log)
	}
	n.read[v.Seat] = len(v.Log)
	if !n.against && from >= len(v.Log) {
		return from
	}
	x, begin := bulletin{turned: was != nil && was.Seat != v.Seat && !v.Common && !was.Common}, from
	if n.against && was != nil {
		begin, x.turned = min(n.since, len(v.Log)), true
	}
	if v.Decider == v.Seat {
		n.since = len(v.Log)
	}
	if x.collect(v, begin); len(x.lines)+len(x.beats) > 0 {
		n.publish(x)
	}
	return from
}

// collect takes what is news from the lines of the log from number begin on.
func (x *bulletin) collect(v *game.View, begin int) {
	theirs := false
	for i := begin; i < len(v.Log); i++ {
		l := &v.Log[i]
		switch {
		case l.Kind == game.DestinyDrawn && l.Def != nil, shot(l):
			x.beats = append(x.beats, l)
		case x.turned && telling(l.Kind):
			x.lines = append(x.lines, l)
			theirs = theirs || l.By != v.Seat
		case outcome(l.Kind):
			x.lines = append(x.lines, l)
			theirs = true
		}
	}
	for x.turned && len(x.lines) > 0 && x.lines[0].By == v.Seat && x.lines[0].Kind != game.ForceLost {
		x.lines = x.lines[1:] // what he did himself before
	}
	if !theirs {
		x.lines = nil
	}
	x.gatherTimes()
	for len(x.lines) > newsLines {
		x.shed()
	}
	if over := len(x.beats) - newsBeats; over > 0 {
		x.beats = x.beats[over:]
	}
}

// publish shows news for a while.
func (n *news) publish(x bulletin) {
	n.n++
	at := n.n
	x.up, x.seen = true, len(x.beats)
	if n.opt.Animations && !n.still && len(x.beats) > 0 {
		x.seen = 1
		n.later(beat, func() { n.nextBeat(at) })
	}
	n.bulletin = x
	n.fit()
	n.aimAt()
	stay := beatsStay + time.Duration(len(x.beats)-x.seen)*beat
	if len(x.lines) > 0 {
		stay = newsStay
	}
	n.later(stay, func() {
		if n.n == at {
			n.drop()
		}
	})
}

// fit leaves out the oldest lines for which the board has no room, at their widest.
func (n *news) fit() {
	for len(n.lines) > 1 {
		if _, whole := n.rectOf(newsWide[0] * n.bands.U); whole {
			return
		}
		n.shed()
	}
}

// shed leaves the oldest line to the log.
func (x *bulletin) shed() {
	x.more += x.times[0]
	x.lines, x.times = x.lines[1:], x.times[1:]
}

// nextBeat shows the next destiny that was drawn, or the next shot.
func (n *news) nextBeat(at int) {
	if n.n != at || !n.up || n.seen >= len(n.beats) {
		return
	}
	n.seen++
	n.aimAt()
	n.house.floats()
	n.later(beat, func() { n.nextBeat(at) })
}

// skipBeats shows all beats at once; false if they are all seen.
func (n *news) skipBeats() bool {
	if !n.up || n.seen >= len(n.beats) {
		return false
	}
	n.seen = len(n.beats)
	n.aimAt()
	n.house.floats()
	return true
}

// gatherTimes makes one line of those that say the same.
func (x *bulletin) gatherTimes() {
	var lines []*game.LogLine
	for _, l := range x.lines {
		if k := len(lines) - 1; k >= 0 && same(lines[k], l) {
			x.times[k]++
			continue
		}
		lines, x.times = append(lines, l), append(x.times, 1)
	}
	x.lines = lines
}

// drop takes the news away.
func (n *news) drop() {
	if n.up {
		n.up = false
		n.aimAt()
		n.house.floats()
	}
}

// newsWide is how wide lines of news are, in furniture units: narrower where the wider cover cards and
// there is room for what is then higher.
var newsWide = [...]float32{460, 290, 230}

// rect is where the news stand: at the head of the board in the middle, if no card lies there.
func (n *news) rect() (at rect) {
	if !n.up || n.pull == dragging {
		return rect{}
	}
	for i, wide := range newsWide {
		r, whole := n.rectOf(wide * n.bands.U)
		if i == 0 || whole && n.eye.covered(r) < n.eye.covered(at) {
			at = r
		}
		if len(n.lines) == 0 || n.eye.covered(at) == 0 {
			break
		}
	}
	return at
}

// rectOf is where they stand when their lines are so wide; whole tells that the board has room for all of
// them.
func (n *news) rectOf(wide float32) (at rect, whole bool) {
	u, b := n.bands.U, n.bands.Board
	w := n.beatsWidth() + 18*u
	h := 12 * u
	if len(n.beats) > 0 {
		h += (drawH + 48) * u
	}
	if len(n.lines) > 0 {
		w = max(w, wide)
	}
	w = round(min(max(w, 150*u), b.W-16*u)) // as it is painted: the lines are broken by it
	if len(n.lines) > 0 {
		h += 34*u + n.height(w)
	}
	whole = h <= b.H-14*u
	h = min(h, b.H-14*u)
	x := n.beside(w)
	head, foot, left, right := b.Y+10*u, b.bottom()-h-4*u, b.X+8*u, b.right()-w-8*u
	return n.eye.free(w, h, nil, point{x, head}, point{left, head}, point{right, head}, point{x, foot}, point{left, foot}, point{right, foot}).whole(), whole
}

// beside is where what is w wide begins: in the middle, but beside a battle, where there is room.
func (n *news) beside(w float32) float32 {
	b, gap := n.bands.Board, 8*n.bands.U
	x := b.midX() - w/2
	if at := n.view.Battle; at != nil {
		if l := n.eye.laneOf(at.At); l != nil {
			switch lane := n.eye.look(l.All); {
			case lane.right()+gap+w <= b.right():
				x = max(x, lane.right()+gap)
			case lane.X-gap-w >= b.X:
				x = min(x, lane.X-gap-w)
			}
		}
	}
	return x
}

func (n *news) text(i int, w float32) []string {
	u := n.bands.U
	lines := ink.Wrap(ink.Plain, 15*u, w-40*u, often(sentence(n.lines[i].Say[n.lang]), n.times[i]))
	if len(lines) > 3 {
		times := often("", n.times[i])
		lines = append(lines[:2], ink.Fit(ink.Plain, 15*u, w-40*u-ink.Width(ink.Plain, 15*u, times), lines[2]+" "+lines[3])+times)
	}
	return lines
}

func (n *news) height(w float32) (h float32) {
	u := n.bands.U
	for i := range n.lines {
		h += float32(len(n.text(i, w)))*19*u + 3*u
	}
	if n.more > 0 {
		h += 20 * u
	}
	return
}

func (n *news) paint(b *brush) {
	u := b.u
	if !n.up {
		return
	}
	b.Round(0, 0, b.w, b.h, 9*u, ink.Fade(b.panel, 0.97))
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: n.drop})
	y := 8 * u
	if len(n.lines) > 0 {
		title := "news.result"
		if n.turned {
			if title = "news.title"; n.against {
				title = "news.against"
			}
		}
		b.Text(ink.Bold, 15*u, 14*u, y+15*u, b.gold, n.say(title))
		b.Middle(ink.Bold, 17*u, b.w-17*u, y+15*u, b.faint, "×")
		y += 26 * u
		if n.more > 0 {
			b.Text(ink.Italic, 13*u, 26*u, y+13*u, b.faint, n.say("news.more", n.more))
			y += 20 * u
		}
		for i, l := range n.lines {
			text := n.text(i, b.w)
			h := float32(len(text))*19*u + 3*u
			at := rect{8 * u, y, b.w - 16*u, h}
			if l.Def != nil {
				v := n.lineCard(l)
				if b.hit(hit{At: at, Card: v, Key: "news" + strconv.Itoa(i), Do: func() { n.drop(); n.jump(l) }}) {
					b.Round(at.X, at.Y, at.W, at.H, 4*u, ink.Fade(b.skin.ink, 0.07))
				}
			}
			b.Round(14*u, y+3*u, 3*u, h-6*u, 1.5*u, b.side[l.By])
			for k, s := range text {
				b.Text(ink.Plain, 15*u, 26*u, y+15*u+float32(k)*19*u, ink.Mix(b.skin.ink, b.side[l.By], 0.25), s)
			}
			y += h
		}
		y += 4 * u
	}
	if len(n.beats) > 0 {
		n.paintBeats(b, y)
	}
}
