package rules_test

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// What the engine announces before and after it happens. A sentence that waits for
// anything else would wait for ever: it is declined.
func TestMoments(t *testing.T) {
	for _, c := range []struct {
		just, about string // the same moment in both tenses
		past, due   bool   // announced
	}{
		{"a player just initiated a battle", "a player is about to initiate a battle", true, true},
		{"a player just initiated a Force drain here", "a player is about to initiate a Force drain here", true, true},
		{"opponent just Force drained", "opponent is about to Force drain", true, false},
		{"you just drew destiny", "you are about to draw destiny", true, true},
		{"you just drew battle destiny", "you are about to draw battle destiny", true, true},
		{"you just drew weapon destiny", "you are about to draw weapon destiny", true, true},
		{"you just drew destiny targeting power of a droid", "you are about to draw destiny targeting power of a droid", true, false},
		{"opponent just deployed a droid", "opponent is about to deploy a droid", true, true},
		{"opponent just played an Interrupt", "opponent is about to play an Interrupt", true, false},
		{"opponent just lost Force", "opponent is about to lose Force", true, true},
		{"opponent just lost Force from a battle", "opponent is about to lose Force from a battle", true, true},
		{"you just won a battle", "you are about to win a battle", true, false},
		{"a droid was just lost", "a droid is about to be lost", true, true},
		{"a droid was just forfeited", "a droid is about to be forfeited", true, true},
		{"a droid was just hit", "a droid is about to be hit", true, false},
		{"a weapon was just fired", "a weapon is about to be fired", true, false},
		{"a droid was just targeted by a weapon", "a droid is about to be targeted by a weapon", true, false},
		{"this was just drawn for destiny", "this is about to be drawn for destiny", true, false},
		{"a droid just moved", "a droid is about to move", true, true},
		{"opponent just lost Force from a Force drain", "opponent is about to lose Force from a Force drain", true, true},
	} {
		if got := carriedOut(t, "if "+c.just+": opponent loses 1 Force"); got != c.past {
			t.Errorf("if %s: carried out is %v", c.just, got)
		}
		if got := carriedOut(t, "if "+c.about+": opponent loses 1 Force"); got != c.due {
			t.Errorf("if %s: carried out is %v", c.about, got)
		}
	}
	if !carriedOut(t, "at the end of your control phase: opponent loses 1 Force") {
		t.Error("the end of a phase is announced, and is not carried out")
	}
	for _, s := range []string{"at the end of battle", "must during your turn",
		"if opponent just drew destiny, if you just drew destiny"} {
		if carriedOut(t, s+": opponent loses 1 Force") {
			t.Errorf("%s: is carried out, and nothing announces it", s)
		}
	}
}

// carriedOut tells whether the engine reads and takes the text of an Effect.
func carriedOut(t *testing.T, text string) bool {
	t.Helper()
	clauses, errs := gametext.Parse(text, gametext.Context{Type: card.Effect})
	return len(errs) == 0 && len(rules.Refusals(nil, &card.Def{Slug: "watcher", Title: "Watcher", Type: card.Effect}, clauses)) == 0
}
