package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

var segmentKey = [...]string{"initiation", "weapons", "power", "damage", "over"}

// A fightPage is the sheet of what is fought out.
type fightPage struct {
	*tableau
	roll
}

// paint paints the sheet of what is fought out: of a duel, an Epic Event or a bout,
// or of a battle with both totals and their terms, destinies, attrition and damage left,
// and the segment.
func (fp *fightPage) paint(b *brush, r rect) {
	bt := fp.view.Battle
	if fp.view.Attempt != nil && fp.view.Duel == nil {
		fp.paintAttempt(b, r)
		return
	}
	if x := boutOf(fp.tableau); x != nil {
		fp.paintBoutSheet(b, x, r)
		return
	}
	if bt == nil {
		return
	}
	fp.paintHalves(b, r, fp.title(bt.At), func(h rect) float32 { return fp.paintSegments(b, h) }, func(_ int, s card.Side, r rect) float32 {
		return fp.paintForce(b, s, &bt.Sides[s], r)
	})
}

func (fp *fightPage) paintSegments(b *brush, r rect) float32 {
	u := b.u
	w := r.W / 4
	for i := range 4 {
		at := rect{r.X + float32(i)*w, r.Y, w - 3*u, r.H}
		c, f := b.faint, ink.Plain
		switch seg := int(fp.view.Battle.Segment); {
		case i == seg:
			b.Round(at.X, at.Y, at.W, at.H, 4*u, b.bad)
			c, f = b.deep, ink.Bold
		case i < seg:
			c = b.soft
			b.Round(at.X, at.bottom()-2*u, at.W, 2*u, u, ink.Fade(b.bad, 0.6))
		default:
			b.Round(at.X, at.bottom()-2*u, at.W, 2*u, u, b.line)
		}
		b.Middle(f, 12.5*u, at.midX(), at.midY()+4.3*u, c, ink.Fit(f, 12.5*u, at.W-4*u, fp.say("segment."+segmentKey[i])))
	}
	return r.bottom()
}

// paintForce paints one player's half of the sheet and returns where it ends.
func (fp *fightPage) paintForce(b *brush, s card.Side, f *game.BattleSide, r rect) float32 {
	u := b.u
	y := b.paintTotal(s, fp.say("battle.power"), f.Power.Total.String(), b.skin.ink, r, fp.lang)
	if f.Exists || f.Attrition > 0 || f.Fixed > 0 || f.Damage > 0 {
		y = fp.paintDue(b, f, rect{r.X, y, r.W, 46 * u}) + 5*u
	}
	y += 12 * u
	line := func(icon, name, n string) {
		b.Icon(icon, r.X, y-11*u, 13*u, b.soft)
		b.Text(ink.Plain, 13*u, r.X+18*u, y, b.soft, ink.Fit(ink.Plain, 13*u, r.W-62*u, name))
		b.Right(ink.Bold, 14*u, r.right(), y, b.skin.ink, n)
		y += 17 * u
	}
	line("ability", fp.say("battle.ability"), f.Ability.String())
	d := strconv.Itoa(f.Drawn) + "/" + strconv.Itoa(f.Destinies)
	if f.Drawn > 0 {
		d = f.Destiny.String() + " (" + d + ")"
	}
	line("destiny", fp.say("battle.destiny"), d)
	b.Rect(r.X, y-10*u, r.W, 1, b.line)
	y += 6 * u
	for _, m := range f.Power.Terms {
		y = fp.paintTerm(b, s, m, r, y)
	}
	return y
}

// paintDue paints what a player must still satisfy, in large figures: attrition
// left of how much, and battle damage.
func (fp *fightPage) paintDue(b *brush, f *game.BattleSide, r rect) float32 {
	u := b.u
	w := (r.W - 6*u) / 2
	tile := func(x float32, icon, name, n, of string, due bool) {
		c, bg := b.good, b.raised
		if due {
			c, bg = b.bad, ink.Mix(b.raised, b.bad, 0.22)
		}
		b.Round(x, r.Y, w, r.H, 6*u, bg)
		if due {
			b.Frame(x, r.Y, w, r.H, 6*u, 1.4*u, c)
		}
		b.Middle(ink.Plain, 11.5*u, x+w/2, r.Y+14*u, b.soft, ink.Fit(ink.Plain, 11.5*u, w-6*u, name))
		size := 25 * u
		nw := ink.Width(ink.Bold, size, n)
		ow := ink.Width(ink.Plain, 12*u, of)
		x0 := x + (w-nw-ow-18*u)/2
		b.Icon(icon, x0, r.Y+23*u, 15*u, c)
		end := b.Text(ink.Bold, size, x0+18*u, r.Y+39*u, c, n)
		b.Text(ink.Plain, 12*u, end+2*u, r.Y+39*u, b.soft, of)
	}
	of := ""
	if f.Fixed > f.Attrition {
		of = "/" + f.Fixed.String()
	}
	tile(r.X, "hit", fp.say("battle.attrition"), f.Attrition.String(), of, f.Takes() > 0)
	tile(r.X+w+6*u, "forfeit", fp.say("battle.damage"), strconv.Itoa(f.Damage), "", f.Damage > 0)
	return r.bottom()
}

// paintTerm paints one line of a total, in up to two lines of text.
func (fp *fightPage) paintTerm(b *brush, s card.Side, m game.Term, r rect, y float32) float32 {
	u := b.u
	by := m.By.String()
	switch {
	case m.Set:
		by = "= " + by
	case m.Source == 0 && m.By > 0:
		by = "+" + by
	}
	name := fp.term(m)
	text := ink.Wrap(ink.Plain, 13*u, r.W-30*u, name)
	if len(text) > 2 {
		text = []string{text[0], ink.Fit(ink.Plain, 13*u, r.W-30*u, text[1]+" "+text[2])}
	}
	if v := fp.shown[m.Source]; v != nil {
		b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u * float32(len(text))}, Card: v, Key: "term" + strconv.Itoa(int(s)) + name})
	}
	b.Right(ink.Bold, 13*u, r.right(), y, b.skin.ink, by)
	for _, line := range text {
		b.Text(ink.Plain, 13*u, r.X, y, b.skin.ink, line)
		y += 15.5 * u
	}
	if m.Source != 0 {
		parts := fp.act.Explain(m.Source, card.Power).Terms
		for _, p := range parts {
			if len(parts) < 2 {
				break
			}
			by := p.By.String()
			switch {
			case p.Set:
				by = "= " + by
			case p.By > 0 && p.Source != 0:
				by = "+" + by
			}
			b.Text(ink.Plain, 11.5*u, r.X+8*u, y-1.5*u, b.faint, ink.Fit(ink.Plain, 11.5*u, r.W-40*u, fp.term(p)))
			b.Right(ink.Plain, 11.5*u, r.right()-14*u, y-1.5*u, b.faint, by)
			y += 13.5 * u
		}
	}
	return y + 1.5*u
}
