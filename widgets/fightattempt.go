package widgets

import (
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// paintAttempt paints the sheet of an Epic Event, a Jedi Test or a search party: what is aimed at, who takes part, and the
// total with all that makes it up.
func (fp *fightPage) paintAttempt(b *brush, r rect) {
	u, a := b.u, fp.view.Attempt
	y := r.Y + 12*u - fp.back
	start := y
	b.Text(ink.Bold, 14.5*u, r.X, y, b.skin.ink, ink.Fit(ink.Bold, 14.5*u, r.W, fp.title(a.Card)))
	y += 14 * u
	total := "?"
	if a.Total.Has {
		total = a.Total.Total.String()
	}
	y = b.paintTotal(a.By, fp.say("attempt.goal")+" "+a.Goal.String(), total, b.skin.ink, rect{r.X, y, r.W, 0}, fp.lang) + 14*u
	line := func(id game.CardID, text, n string) {
		if v := fp.shown[id]; v != nil {
			b.hit(hit{At: rect{r.X, y - 12*u, r.W, 16 * u}, Card: v, Key: "attempt" + text + v.Key})
		}
		b.Text(ink.Plain, 13*u, r.X, y, b.soft, ink.Fit(ink.Plain, 13*u, r.W-30*u, text))
		b.Right(ink.Bold, 13*u, r.right(), y, b.skin.ink, n)
		y += 17 * u
	}
	part := func(key string, ids ...game.CardID) {
		for _, id := range ids {
			if id != 0 {
				line(id, fp.say("attempt."+key)+" "+fp.title(id), "")
			}
		}
	}
	part("target", a.Target)
	part("apprentice", a.Apprentice)
	part("mentor", a.Mentor)
	part("lead", a.Lead)
	if a.Lead != 0 {
		part("wing", a.Wing...)
	} else { // who leads is said once all are in the trench
		part("ship", a.Wing...)
	}
	part("foes", a.Foes...)
	b.Rect(r.X, y-10*u, r.W, 1, b.line)
	y += 6 * u
	for i := range a.Total.Terms {
		term := &a.Total.Terms[i]
		n := term.By.String()
		if i > 0 {
			n = signed(term.By)
		}
		line(term.Source, fp.term(*term), n)
	}
	all := y - start + 14*u
	fp.end(b, r, all)
}
