package widgets

import (
	"strconv"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// The news are what a player is told of what just happened: the destinies that
// were drawn, as cards with their number, what a duel or the like came to, and, when he
// comes back to the screen, the lines of the log since he looked away.
type news struct {
	lines  []*game.LogLine
	times  []int // how often each was said in a row
	draws  []*game.LogLine
	turned bool // the seat has changed
	more   int  // lines that found no room
	n      int
	seen   int // of the draws: they come one by one
}

const (
	newsLines = 8
	newsDraws = 6
	newsStay  = 16 * time.Second
	beat      = 600 * time.Millisecond // between two draws
	drawsStay = 5 * time.Second
)

// telling tells which kinds of events are worth a line of the news.
func telling(k game.Kind) bool {
	switch k {
	case game.TurnStarted, game.PhaseStarted, game.BattleSegment, game.ForceUsed, game.Activated, game.DeployStarted,
		game.MoveStarted, game.Reshuffled, game.DestinyDrawn, game.GameStarted, game.Recirculated, game.DrainStarted,
		game.ActionStarted, game.TargetChosen, game.Chose, game.Declined, game.TotalPower:
		return false
	}
	return true
}

// outcome tells which kinds of events end what has a sheet of its own while it goes on: where
// nobody is asked anything meanwhile, nobody sees that sheet.
func outcome(k game.Kind) bool {
	switch k {
	case game.DuelTotal, game.DuelWon, game.DuelOver, game.CombatWon, game.CombatOver, game.EpicTotal, game.EpicFailed, game.BlewAway,
		game.WasHit, game.Missed, game.TestPassed, game.PartyTotal, game.AttackTotal, game.Eaten, game.SabaccTotal, game.SabaccWon, game.SabaccOver:
		return true
	}
	return false
}

// gather finds the news in a new view and notes what its seat has now seen.
func (t *Table) gather(was *game.View) {
	v := t.view
	t.news = news{}
	if v == nil || t.act.Told != nil { // nobody looks away from a game that is over
		return
	}
	from := t.read[v.Seat]
	if was == nil {
		if v.Turn > 1 { // an old game is continued: nobody looked away
			t.read = [card.Sides]int{len(v.Log), len(v.Log)}
		}
		from = len(v.Log)
	}
	if v.Common { // both look on
		from = max(from, t.read[v.Seat.Other()])
		t.read[v.Seat.Other()] = len(v.Log)
	}
	t.read[v.Seat] = len(v.Log)
	if was == nil {
		t.since = len(v.Log)
	}
	if f := foughtOf(v.Log, from, t.lang, [card.Sides]string{t.named(card.Dark), t.named(card.Light)}); f != nil {
		f.close = func() { t.fought = nil; t.drawFloats() }
		t.fought = f
	}
	if !t.against && from >= len(v.Log) {
		return
	}
	n := news{turned: was != nil && was.Seat != v.Seat && !v.Common && !was.Common}
	if t.against && was != nil {
		from, n.turned = min(t.since, len(v.Log)), true
	}
	if v.Decider == v.Seat {
		t.since = len(v.Log)
	}
	theirs := false
	for i := from; i < len(v.Log); i++ {
		l := &v.Log[i]
		switch {
		case l.Kind == game.DestinyDrawn && l.Def != nil:
			n.draws = append(n.draws, l)
		case n.turned && telling(l.Kind):
			n.lines = append(n.lines, l)
			theirs = theirs || l.By != v.Seat
		case outcome(l.Kind):
			n.lines = append(n.lines, l)
			theirs = true
		}
	}
	for n.turned && len(n.lines) > 0 && n.lines[0].By == v.Seat && n.lines[0].Kind != game.ForceLost {
		n.lines = n.lines[1:] // what he did himself before
	}
	if !theirs {
		n.lines = nil
	}
	n.gatherTimes()
	if x := len(n.lines) - newsLines; x > 0 {
		n.lines, n.times, n.more = n.lines[x:], n.times[x:], x
	}
	if x := len(n.draws) - newsDraws; x > 0 {
		n.draws = n.draws[x:]
	}
	if len(n.lines)+len(n.draws) == 0 {
		return
	}
	toasts++
	n.n = toasts
	n.seen = len(n.draws)
	if t.opt.Animations && !t.still && len(n.draws) > 0 {
		n.seen = 1
		t.later(beat, func() { t.nextBeat(n.n) })
	}
	t.news = n
	stay := drawsStay + time.Duration(len(n.draws)-n.seen)*beat
	if len(n.lines) > 0 {
		stay = newsStay
	}
	t.later(stay, func() {
		if t.news.n == n.n {
			t.dropNews()
		}
	})
}

// nextBeat shows the next destiny that was drawn.
func (t *Table) nextBeat(n int) {
	if t.news.n != n || t.news.seen >= len(t.news.draws) {
		return
	}
	t.news.seen++
	t.drawFloats()
	t.later(beat, func() { t.nextBeat(n) })
}

// skipBeats shows all destinies at once; false if they are all seen.
func (t *Table) skipBeats() bool {
	if t.news.n == 0 || t.news.seen >= len(t.news.draws) {
		return false
	}
	t.news.seen = len(t.news.draws)
	t.drawFloats()
	return true
}

// SetAgainst tells that the other seat is played by the program: the news are all that happened
// since the player last had to decide.
func (t *Table) SetAgainst(program bool) { t.against = program }

// gatherTimes makes one line of those that say the same.
func (n *news) gatherTimes() {
	var lines []*game.LogLine
	for _, l := range n.lines {
		if k := len(lines) - 1; k >= 0 && same(lines[k], l) {
			n.times[k]++
			continue
		}
		lines, n.times = append(lines, l), append(n.times, 1)
	}
	n.lines = lines
}

// dropNews takes the news away.
func (t *Table) dropNews() {
	if t.news.n != 0 {
		t.news = news{}
		t.drawFloats()
	}
}

const drawW, drawH = 92, 129 // of a destiny's card

// newsRect is where the news stand: at the head of the board, in the middle.
func (t *Table) newsRect() rect {
	n, u, b := &t.news, t.bands.U, t.bands.Board
	if n.n == 0 || t.drag.phase == dragging {
		return rect{}
	}
	w := float32(len(n.draws))*(drawW+10)*u + 18*u
	h := 12 * u
	if len(n.draws) > 0 {
		h += (drawH + 48) * u
	}
	if len(n.lines) > 0 {
		w = max(w, 460*u)
	}
	w = round(min(max(w, 150*u), b.W-16*u)) // as it is painted: the lines are broken by it
	if len(n.lines) > 0 {
		h += 34*u + t.newsHeight(w)
	}
	x := b.midX() - w/2
	if at := t.view.Battle; at != nil { // beside the battle, where there is room
		if l := t.laneOf(at.At); l != nil {
			lane := t.look(l.All)
			switch gap := 8 * u; {
			case lane.right()+gap+w <= b.right():
				x = max(x, lane.right()+gap)
			case lane.X-gap-w >= b.X:
				x = min(x, lane.X-gap-w)
			}
		}
	}
	return rect{x, b.Y + 10*u, w, min(h, b.H-14*u)}.whole()
}

func (t *Table) newsText(i int, w float32) []string {
	u := t.bands.U
	lines := ink.Wrap(ink.Plain, 15*u, w-40*u, often(sentence(t.news.lines[i].Say[t.lang]), t.news.times[i]))
	return lines[:min(len(lines), 2)]
}

func (t *Table) newsHeight(w float32) (h float32) {
	u := t.bands.U
	for i := range t.news.lines {
		h += float32(len(t.newsText(i, w)))*19*u + 3*u
	}
	if t.news.more > 0 {
		h += 20 * u
	}
	return
}

func (t *Table) paintNews(b *brush) {
	n, u := &t.news, b.u
	if n.n == 0 {
		return
	}
	b.Round(0, 0, b.w, b.h, 9*u, ink.Fade(b.panel, 0.97))
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, ink.Fade(b.gold, 0.7))
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: t.dropNews})
	y := 8 * u
	if len(n.lines) > 0 {
		title := "news.result"
		if n.turned {
			if title = "news.title"; t.against {
				title = "news.against"
			}
		}
		b.Text(ink.Bold, 15*u, 14*u, y+15*u, b.gold, t.say(title))
		b.Middle(ink.Bold, 17*u, b.w-17*u, y+15*u, b.faint, "×")
		y += 26 * u
		if n.more > 0 {
			b.Text(ink.Italic, 13*u, 26*u, y+13*u, b.faint, t.say("news.more", n.more))
			y += 20 * u
		}
		for i, l := range n.lines {
			text := t.newsText(i, b.w)
			h := float32(len(text))*19*u + 3*u
			at := rect{8 * u, y, b.w - 16*u, h}
			if l.Def != nil {
				v := t.lineCard(l)
				if b.hit(hit{At: at, Card: v, Key: "news" + strconv.Itoa(i), Do: func() { t.dropNews(); t.jump(l) }}) {
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
	if len(n.draws) > 0 {
		t.paintDraws(b, y)
	}
}

// paintDraws paints the destinies drawn: who, the card, and the number large.
func (t *Table) paintDraws(b *brush, y float32) {
	u, n := b.u, t.news.draws
	step := min((drawW+10)*u, (b.w-drawW*u-16*u)/max(float32(len(n)-1), 1))
	x := (b.w - step*float32(len(n)-1) - drawW*u) / 2
	for i, l := range n[:t.news.seen] {
		b.Round(x, y+3*u, 4*u, 14*u, 2*u, b.side[l.By])
		b.Text(ink.Bold, 13*u, x+9*u, y+15*u, b.side[l.By], ink.Fit(ink.Bold, 13*u, drawW*u-9*u, t.say("news.destiny")))
		w := float32(drawW) * u
		k := faceKey{def: l.Def, back: l.Def.Side, look: face.Look{Lang: t.lang, Width: int(w*b.K + 0.5), Palette: t.opt.Palette.face(), Seat: t.view.Seat, Numbers: l.Def.Num}}
		if img := t.faces.get(k, b.p.redraw); img != nil {
			b.Pic(img, x, y+22*u+max(0, (drawH*u-float32(img.Rect.Dy())/b.K)/2))
		}
		b.hit(hit{At: rect{x, y + 22*u, w, drawH * u}, Card: t.lineCard(l), Do: t.dropNews, Key: "draw" + strconv.Itoa(i), Quiet: true})
		cx, cy := x+w/2, y+22*u+drawH*u-6*u
		b.Disc(cx, cy, 23*u, b.deep)
		b.Disc(cx, cy, 21*u, b.gold)
		s := l.N.String()
		size := 27 * u
		if len(s) > 2 {
			size = 19 * u
		}
		b.Middle(ink.Bold, size, cx, cy+size*0.36, b.onGold, s)
		x += step
	}
}

// lineCard is the card that a line of the log speaks of, nil if none.
func (t *Table) lineCard(l *game.LogLine) *game.CardView {
	if l.Card != 0 {
		if v := t.shown[l.Card]; v != nil {
			return v
		}
	}
	if l.Def == nil {
		return nil
	}
	return &game.CardView{ID: l.Card, Def: l.Def, Owner: l.Def.Side, Now: l.Def.Num}
}
