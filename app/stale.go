package app

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A question may change under the hand that is about to pass: a phase ends by itself once nothing can
// be done in it, a turn likewise, or the program has moved. A pass that comes a moment later was meant
// for what is no longer asked, and does nothing.

// A standing is what one passes: it is the same as long as the same is asked.
type standing struct {
	turn     int
	phase    game.Phase
	of       card.Side
	kind     game.Ask
	fighting bool
}

// A last is the answer that was given last at a table.
type last struct {
	to     standing // what it answered; the zero standing: none yet
	passed bool     // it passed: what comes of it was meant
}

func standingOf(v *game.View) (s standing) {
	if v.Prompt == nil {
		return s
	}
	return standing{turn: v.Turn, phase: v.Phase, of: v.Decider, kind: v.Prompt.Kind, fighting: v.Fighting}
}

// noted remembers the answer that is being given.
func (t *table) noted(key string) {
	v := t.s.View()
	o := optionOf(v, key)
	t.last = last{to: standingOf(v), passed: o != nil && o.Verb == game.Pass}
}

// stale tells whether a pass is one for what was asked before.
func (t *table) stale(key string) bool {
	v := t.s.View()
	o := optionOf(v, key)
	return o != nil && o.Verb == game.Pass && t.last.to != standingOf(v) && t.sudden()
}

// sudden tells whether what is in front of the player has come a moment ago and not by a pass of his,
// and says that it is new.
func (t *table) sudden() bool {
	if t.last.passed || t.last.to == (standing{}) || t.p.now().Sub(t.asked) >= settle {
		return false
	}
	t.table.Inform(say.T("app.table.changed"))
	return true
}
