package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

const logSize = 14

// A logPage is the log.
type logPage struct {
	*tableau
	roll
	jump   func(*game.LogLine) // brings what a line speaks of into sight
	sought string
}

// paint paints the log, newest line at the bottom; a line shows its card when
// hovered. Turns have a heading, each line its player's colour as a bar at left.
func (lp *logPage) paint(b *brush, r rect) {
	u := b.u
	size, step := logSize*u, 18*u
	y := r.bottom() + lp.back
	rows := logRows(lp.view.Log, lp.lang, lp.sought)
	all := float32(0)
	for k := len(rows) - 1; k >= 0; k-- {
		row := &rows[k]
		if row.text != "" {
			lines := ink.Wrap(ink.Plain, size, r.W-22*u, row.text)
			h := float32(len(lines))*step + 3*u
			all += h
			if y-h < r.bottom() && y > r.Y {
				lp.paintLogLine(b, row, lines, rect{r.X, y - h, r.W, h}, r)
			}
			y -= h
		}
		if row.heading {
			y, all = lp.paintTurn(b, row.line, r, y), all+22*u
		}
		if y < r.Y && all > 40000 {
			break
		}
	}
	if len(rows) == 0 && lp.sought != "" {
		b.Text(ink.Italic, size, r.X, r.Y+18*u, b.faint, lp.say("log.none"))
	}
	lp.most = max(all-r.H, 0)
	b.bar(r, lp.most-lp.back, all, r.H)
}

// paintTurn paints the heading of a turn over y, in its player's colour.
func (lp *logPage) paintTurn(b *brush, l *game.LogLine, r rect, y float32) float32 {
	u := b.u
	if y < r.bottom()+20*u && y-10*u > r.Y {
		end := b.Caps(11*u, r.X, y-6*u, b.gold, lp.say("log.turn", l.Turn))
		end = b.Caps(11*u, end+7*u, y-6*u, b.side[l.By], card.SideNames[l.By][lp.lang])
		b.Rect(end+8*u, y-10*u, r.right()-end-16*u, 1, b.line)
	}
	return y - 22*u
}

func (lp *logPage) paintLogLine(b *brush, row *logRow, lines []string, at, in rect) {
	u, l, i := b.u, row.line, row.at
	if v := lp.lineCard(l); (v != nil || lp.act.Told != nil) && at.Y >= in.Y {
		do := func() { lp.jump(l) }
		if lp.act.Told != nil {
			do = func() { lp.act.Told(i) }
		}
		if b.hit(hit{At: at, Card: v, Key: "log" + strconv.Itoa(i), Do: do}) {
			b.Round(at.X-6*u, at.Y, at.W+6*u, at.H, 4*u, ink.Fade(b.skin.ink, 0.07))
		}
	}
	b.Round(at.X, at.Y+3*u, 2.5*u, at.H-6*u, 1.2*u, b.side[l.By])
	c, f := b.soft, ink.Plain
	switch l.Kind {
	case game.BattleStarted, game.BattleWon, game.Drained, game.WasLost, game.Forfeited, game.Deployed, game.Played:
		c = b.skin.ink
	case game.PhaseStarted, game.TurnStarted, game.Shown:
		c, f = b.faint, ink.Italic
	case game.DestinyDrawn, game.DestinyTotal, game.BattleDamage, game.Attrition, game.WasHit:
		c = ink.Mix(b.skin.ink, b.gold, 0.4)
	}
	if judged(l) { // it is marked
		c, f = b.bad, ink.Bold
	} else {
		c = ink.Mix(c, b.side[l.By], 0.22)
	}
	for k, s := range lines {
		y := at.Y + float32(k)*18*u + 14.5*u
		if y-12*u >= in.Y-18*u && y <= in.bottom()+18*u {
			b.Text(f, logSize*u, at.X+10*u, y, c, s)
		}
	}
}

// judged tells whether a line says what both players have changed by hand.
func judged(l *game.LogLine) bool {
	return l.Kind == game.JudgeMoved || l.Kind == game.JudgeState || l.Kind == game.JudgeCards || l.Kind == game.JudgePhase
}
