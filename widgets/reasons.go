package widgets

import (
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
	"cantina/widgets/ink"
)

const reasonSize = 14

// headed tells whether the reason i begins those of another action: where they speak of
// one action only, what that is needs no saying.
func headed(rs []game.Reason, i int) bool {
	several := false
	for _, r := range rs {
		several = several || r.Does != rs[0].Does
	}
	return several && rs[i].Does[0] != "" && (i == 0 || rs[i].Does != rs[i-1].Does)
}

// reasonsHeight is how high reasons are in a column of width w.
func (t *tableau) reasonsHeight(rs []game.Reason, w float32) (h float32) {
	for i, r := range rs {
		if headed(rs, i) {
			h += 19 * t.bands.U
		}
		h += t.reasonHeight(r, w)
	}
	return h
}

// paintReasons paints reasons one below the other, those of an action below its words.
func (t *tableau) paintReasons(b *brush, rs []game.Reason, x, y, w float32, key string) {
	for i, r := range rs {
		if headed(rs, i) {
			b.Text(ink.Bold, 13*b.u, x, y+13*b.u, b.soft, ink.Fit(ink.Bold, 13*b.u, w, r.Does[t.lang]))
			y += 19 * b.u
		}
		y = t.paintReason(b, r, x, y, w, key+strconv.Itoa(i)) + 6*b.u
	}
}

func (t *tableau) reasonHeight(r game.Reason, w float32) float32 {
	u := t.bands.U
	n := len(ink.Wrap(ink.Plain, reasonSize*u, w-14*u, sentence(r.Say[t.lang])))
	if fix := r.Fix[t.lang]; fix != "" {
		n += len(ink.Wrap(ink.Italic, reasonSize*u, w-14*u, sentence(fix)))
	}
	h := float32(n)*18*u + 6*u
	if r.Rule != "" {
		h += 17 * u
	}
	return h
}

// paintReason paints a reason, its nearest fix and the title of its rule, which opens
// the rulebook, and returns where it ends.
func (t *tableau) paintReason(b *brush, r game.Reason, x, y, w float32, key string) float32 {
	u := b.u
	b.Disc(x+3*u, y+10*u, 2.5*u, b.bad)
	y += 14.5 * u
	for _, s := range ink.Wrap(ink.Plain, reasonSize*u, w-14*u, sentence(r.Say[t.lang])) {
		b.Text(ink.Plain, reasonSize*u, x+12*u, y, b.skin.ink, s)
		y += 18 * u
	}
	if fix := r.Fix[t.lang]; fix != "" {
		for _, s := range ink.Wrap(ink.Italic, reasonSize*u, w-14*u, sentence(fix)) {
			b.Text(ink.Italic, reasonSize*u, x+12*u, y, b.soft, s)
			y += 18 * u
		}
	}
	if r.Rule != "" {
		c := b.gold
		if t.act.OpenRule == nil {
			c = b.faint
		}
		label := ink.Fit(ink.Plain, 12.5*u, w-14*u, t.say("toast.rule", RuleTitle(r.Rule, t.lang)))
		lw := ink.Width(ink.Plain, 12.5*u, label)
		h := hit{At: rect{x + 10*u, y - 13*u, lw + 6*u, 17 * u}, Key: key, Do: func() { t.act.OpenRule(r.Rule) }}
		if t.act.OpenRule != nil && b.hit(h) {
			c = b.skin.ink
		}
		end := b.Text(ink.Plain, 12.5*u, x+12*u, y-1*u, c, label)
		if t.act.OpenRule != nil {
			b.Rect(x+12*u, y+1.5*u, end-x-12*u, 1, ink.Fade(c, 0.6))
		}
		y += 17 * u
	}
	return y - 14.5*u
}

// RuleTitle is what the rulebook calls a rule: its chapter and its title, since many a title
// such as "When" says nothing without.
func RuleTitle(id string, l card.Lang) string {
	if i := rulebook.Embedded().Lookup(id); i != nil {
		return i.Chapter.Title[l] + " · " + i.Title[l]
	}
	return id
}
