package app

import (
	"slices"
	"time"

	"cantina/engine/game"
	"cantina/widgets/say"
)

// How fast a player passes tells whether he had anything to think about. So the players may
// agree that every answer to what the opponent does takes as many seconds at the least
// (store.Header.Pace).

// clocked notes since when the player in front sees what he must decide.
func (t *table) clocked(anew bool) {
	if anew {
		t.asked, t.at = t.p.now(), t.s.Decisions()
	}
}

// rest is how long the answer to the decision at hand must wait.
func (t *table) rest() time.Duration {
	v, pace := t.s.View(), time.Duration(min(t.s.Header().Pace, slices.Max(paces)))*time.Second
	if pace <= 0 || v.Prompt == nil || v.Prompt.Kind != game.AskRespond && (v.Prompt.Kind != game.AskAction || v.Active == v.Seat) {
		return 0
	}
	return max(pace-t.p.now().Sub(t.asked), 0)
}

// take answers the decision with the key of an option, when its time has come.
func (t *table) take(key string) { t.answer(key, t.s.Choose) }

// takeAll is take for all that is left of an amount.
func (t *table) takeAll(key string) { t.answer(key, t.s.ChooseAll) }

func (t *table) answer(key string, choose func(string) ([]game.Event, error)) {
	if t.guide != nil && !t.guide.plays() {
		t.table.Inform(say.T("learn.readon"))
		return
	}
	rest := t.rest()
	if rest > 0 && !t.p.busy {
		t.table.Inform(say.T("app.table.pace", t.s.Header().Pace))
	}
	if !t.p.busy {
		t.noted(key)
	}
	t.p.do(func() error {
		if rest > 0 {
			t.p.sleep(rest)
		}
		_, err := choose(key)
		return err
	}, func(err error) {
		if t.p.screen == screen(t) { // else he has left the table meanwhile
			t.after(err)
		}
	})
}
