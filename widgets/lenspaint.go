package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// paint paints the upper part of the column: the card looked at, large,
// and why its numbers are what they are. Shut, it is only the handle.
func (ln *lens) paint(b *brush) {
	u := b.u
	b.Shade(0, 0, b.w, b.h, 0, b.top, b.panel)
	b.Rect(0, 0, 1, b.h, b.line)
	if ln.opt.Shut {
		c := b.faint
		if b.hit(hit{At: rect{0, 0, b.w, b.h}, Key: "fold", Do: ln.fold}) {
			c = b.skin.ink
		}
		b.Middle(ink.Bold, 17*u, b.w/2, b.h/2, c, "‹")
		return
	}
	v := ln.show
	ln.pic = rect{}
	if v == nil {
		b.Middle(ink.Italic, 14*u, b.w/2, b.h/2, b.faint, ln.say("inspect.none"))
		return
	}
	if v.Def != nil && v.Def.Back != nil && !v.FaceDown {
		ln.paintSides(b, v)
		return
	}
	pad := 14 * u
	w := b.w - 2*pad
	read := ln.reads(v, w, b.h-2*pad, u)
	rows := read.rows
	ln.key = read.key
	img := ln.faces.get(read.key, b.p.redraw)
	w = float32(read.key.look.Width) / ln.k
	y := pad
	if img != nil {
		h := float32(img.Rect.Dy()) / b.K
		if len(rows) == 0 {
			y = round((b.h - h) / 2)
		}
		x := round((b.w - w) / 2)
		b.Glow(x+2, y+3, w-4, h-2, 8*u, 7*u, ink.Fade(b.deep, 0.9))
		b.Pic(img, x, y)
		ln.pic = rect{x, y, w, h}
		b.hit(hit{At: ln.pic, Quiet: true, Rule: ln.cardRule(v)})
		y += h
	} else {
		y += b.h - 2*pad - roomOf(rows, b.h-2*pad, u)
	}
	ln.paintRows(b, rows, y+20*u)
}

// paintRows paints the lines beside the large card from y on, as far as they are scrolled.
func (ln *lens) paintRows(b *brush, rows []row, y float32) {
	u, pad, step := b.u, 14*b.u, lineStep*b.u
	top, fits := y, int((b.h-4*u-y)/step)+1
	ln.most = max(len(rows)-fits, 0)
	ln.skip = min(ln.skip, ln.most)
	b.bar(rect{0, top - 14*u, b.w, b.h - top + 10*u}, float32(ln.skip), float32(len(rows)), float32(fits))
	for i, r := range rows[ln.skip:] {
		if y > b.h-4*u {
			break
		}
		at := rect{pad + 18*u, y - 13*u, b.w - 2*pad, step}
		if r.about != "" {
			b.hit(hit{At: rect{pad, at.Y, at.W, at.H}, Quiet: true, Rule: r.about})
		}
		if r.do != nil {
			r.hot = b.hit(hit{At: at, Key: "example", Do: r.do})
		} else if r.rule != "" && ln.act.OpenRule != nil {
			r.hot = b.hit(hit{At: at, Key: "state" + strconv.Itoa(i), Do: func() { ln.act.OpenRule(r.rule) }})
		}
		r.paint(b, pad, y)
		y += step
	}
}

// A row is one line of an explanation.
type row struct {
	icon, left, right string
	head, wide        bool   // wide: no number at the right
	text              bool   // of the card's own text
	rise              int    // +1 better than printed, -1 worse
	rule              string // the rule that it names
	do                func() // what it opens, if it is no rule
	about             string // what F1 opens here
	hot               bool   // the pointer is on it
}

const ruleSize = 12.5 // of the title of a rule

func (r row) paint(b *brush, pad, y float32) {
	u := b.u
	c, f, size := b.soft, ink.Plain, 13.5*u
	x := pad + 18*u
	if r.head {
		c, f, size = b.skin.ink, ink.Bold, 14.5*u
		b.Icon(r.icon, pad, y-12*u, 14*u, b.soft)
	}
	if r.rule != "" || r.do != nil {
		c, size = b.gold, ruleSize*u
		if r.hot {
			c = b.skin.ink
		}
	}
	if r.text {
		c = b.skin.ink
	}
	room := 60 * u
	if r.wide || r.right == "" {
		room = 18 * u
	}
	rc := c
	switch r.rise {
	case 1:
		rc = b.good
	case -1:
		rc = b.bad
	}
	b.Text(f, size, x, y, c, ink.Fit(f, size, b.w-2*pad-room, r.left))
	b.Right(f, size, b.w-pad, y, rc, r.right)
}

var statIcon = [card.Stats]string{"destiny", "power", "ability", "armor", "maneuver", "hyperspeed", "landspeed",
	"deploy", "forfeit", "ferocity", "parsec", "politics", "defense"}

// explained lists what a card is in, what lies beside a location, and the numbers of
// a card that differ from print, with their terms.
func (ln *lens) explained(v *game.CardView, w, u float32) (out []row) {
	if v.Def == nil || v.FaceDown {
		return
	}
	if do := ln.exampleOf(v); do != nil {
		defer func() { out = append(out, row{left: ln.say("menu.example"), wide: true, do: do}) }()
	}
	if v.Copy > 1 {
		out = append(out, row{left: ln.say("inspect.copy", ln.title(v.ID)), wide: true})
	}
	out = append(append(out, ln.stateRows(v, w, u)...), ln.lieRows(v, w, u)...)
	for s := card.Stat(0); s < card.Stats; s++ {
		now, was := v.Now[s], v.Face().Num[s]
		if !now.Has || was.Has && now.N == was.N || !was.Has && (s == card.Defense || s == card.Landspeed && now.N == card.One) {
			continue
		}
		rise := 1
		if was.Has && now.N < was.N {
			rise = -1
		}
		if s == card.Deploy {
			rise = -rise
		}
		out = append(out, row{icon: statIcon[s], left: first(card.StatNames[s][ln.lang]), right: now.N.String(), head: true, rise: rise, about: statRule(s)})
		for _, m := range ln.act.Explain(v.ID, s).Terms {
			by := m.By.String()
			switch {
			case m.Set:
				by = "= " + by
			case m.By > 0 && m.Source != 0:
				by = "+" + by
			}
			out = append(out, row{left: ln.term(m), right: by})
		}
	}
	return
}
