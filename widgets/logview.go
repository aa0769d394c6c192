package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

const logSize = 14

// paintLog paints the log, newest line at the bottom; a line shows its card when
// hovered. Turns have a heading, each line its player's colour as a bar at left.
func (t *Table) paintLog(b *brush, r rect) {
	u := b.u
	size, step := logSize*u, 18*u
	y := r.bottom() + t.side.back[logTab]
	rows := logRows(t.view.Log, t.lang, t.side.sought)
	all := float32(0)
	for k := len(rows) - 1; k >= 0; k-- {
		row := &rows[k]
		if row.text != "" {
			lines := ink.Wrap(ink.Plain, size, r.W-22*u, row.text)
			h := float32(len(lines))*step + 3*u
			all += h
			if y-h < r.bottom() && y > r.Y {
				t.paintLogLine(b, row, lines, rect{r.X, y - h, r.W, h}, r)
			}
			y -= h
		}
		if row.heading {
			y, all = t.paintTurn(b, row.line, r, y), all+22*u
		}
		if y < r.Y && all > 40000 {
			break
		}
	}
	if len(rows) == 0 && t.side.sought != "" {
		b.Text(ink.Italic, size, r.X, r.Y+18*u, b.faint, t.say("log.none"))
	}
	t.side.most = max(all-r.H, 0)
	b.bar(r, t.side.most-t.side.back[logTab], all, r.H)
}

// paintTurn paints the heading of a turn over y, in its player's colour.
func (t *Table) paintTurn(b *brush, l *game.LogLine, r rect, y float32) float32 {
	u := b.u
	if y < r.bottom()+20*u && y-10*u > r.Y {
		end := b.Caps(11*u, r.X, y-6*u, b.gold, t.say("log.turn", l.Turn))
		end = b.Caps(11*u, end+7*u, y-6*u, b.side[l.By], card.SideNames[l.By][t.lang])
		b.Rect(end+8*u, y-10*u, r.right()-end-16*u, 1, b.line)
	}
	return y - 22*u
}

func (t *Table) paintLogLine(b *brush, row *logRow, lines []string, at, in rect) {
	u, l, i := b.u, row.line, row.at
	if v := t.lineCard(l); (v != nil || t.act.Told != nil) && at.Y >= in.Y {
		do := func() { t.jump(l) }
		if t.act.Told != nil {
			do = func() { t.act.Told(i) }
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
	c = ink.Mix(c, b.side[l.By], 0.22)
	for k, s := range lines {
		y := at.Y + float32(k)*18*u + 14.5*u
		if y-12*u >= in.Y-18*u && y <= in.bottom()+18*u {
			b.Text(f, logSize*u, at.X+10*u, y, c, s)
		}
	}
}

// jump brings the card or location of a line into sight.
func (t *Table) jump(l *game.LogLine) {
	for _, id := range []game.CardID{l.Card, l.At} {
		if t.pack.cards[id] != nil && t.pack.onBoard(id) {
			t.focus.card = id
			t.eye.reveal(id)
			t.pack.refreshMarks()
			return
		}
	}
}

// paintContents lists the cards of a pile by name.
func (t *Table) paintContents(b *brush, r rect) {
	u := b.u
	p := &t.view.Players[t.side.of]
	cs := p.Out
	if t.side.pile == game.Lost {
		cs = p.Lost
	}
	y := r.Y + 6*u - t.side.back[pileTab]
	for i := len(cs) - 1; i >= 0; i-- {
		c := &cs[i]
		if y > r.Y-10*u && y < r.bottom()-10*u && c.Def != nil {
			at := rect{r.X, y, r.W, 24 * u}
			if b.hit(hit{At: at, Card: c, Key: "in" + strconv.Itoa(i)}) {
				b.Round(at.X-6*u, at.Y, at.W+6*u, at.H, 4*u, ink.Fade(b.skin.ink, 0.07))
			}
			b.Icon(cardIcon(c.Def), r.X+2*u, y+5*u, 14*u, b.soft)
			b.Text(ink.Plain, 15*u, r.X+24*u, y+17*u, b.skin.ink, ink.Fit(ink.Plain, 15*u, r.W-40*u, c.Def.Title))
		}
		y += 24 * u
	}
	t.side.most = max(float32(len(cs))*24*u-r.H, 0)
}

func cardIcon(d *card.Def) string {
	return [card.Types]string{"character", "creature", "starship", "vehicle", "weapon", "device", "effect", "interrupt",
		"location", "objective", "order", "epic", "test", "shield", "podracer"}[d.Type]
}
