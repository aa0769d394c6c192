package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// said is all that a window says, or the dialog in front of it.
func said(p *program) (text string) {
	top := p.win.Content()
	if o := p.win.Canvas().Overlays().Top(); o != nil {
		top = o
	}
	for _, o := range test.LaidOutObjects(top) {
		text += textOf(o) + "\n"
	}
	return text
}

// What the players agree on goes into the game, and is remembered for the next one.
func TestWhatIsAgreedOn(t *testing.T) {
	p := start(t, t.TempDir())
	p.show(newSetup(p))
	press(t, p, "Advanced")
	press(t, p, "What you agree on")
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		switch o := o.(type) {
		case *widget.RadioGroup:
			o.SetSelected("If the other player agrees")
		case *widget.Check:
			o.SetChecked(o.Text == "Light")
		}
	}
	press(t, p, "Agreed")
	press(t, p, "Done")
	press(t, p, "Start the game")
	h := p.screen.(*table).header()
	if h.Undo != store.UndoAsk || h.Options.Ask != [card.Sides]game.Occasions{card.Light: game.Everywhere} || !h.Options.Shuffled {
		t.Errorf("%q, %+v", h.Undo, h.Options)
	}
	if s := newSetup(p); s.plan.Undo != store.UndoAsk || s.plan.Ask != h.Options.Ask {
		t.Errorf("%+v", s.plan)
	}
}

// shown begins a fake game by what the players agreed on, and lets Ana say yes, by which
// Bob sees a card; he sits in front.
func shown(t *testing.T, p *program, undo store.Undoing) *table {
	t.Helper()
	p.begin(store.Header{Names: [card.Sides]string{"Ana", "Bob"}, Undo: undo})
	tab := p.screen.(*table)
	answer(t, p, tab)
	press(t, p, "I am Bob")
	return tab
}

func TestTakingBackIsToldToTheOther(t *testing.T) {
	p := start(t, t.TempDir())
	tab := shown(t, p, store.UndoFree)
	tab.undo(session.ByChoice)
	if p.modal != nil {
		t.Error("who took it back is told")
	}
	press(t, p, "I am Ana")
	if p.modal == nil || !strings.Contains(said(p), "Light took back 1 decision. Cards had been shown by it: 1 to Light.") {
		t.Errorf("Ana is told %q", said(p))
	}
}

func TestTakingBackByLeaveOfTheOther(t *testing.T) {
	p := start(t, t.TempDir())
	tab := shown(t, p, store.UndoAsk)
	tab.undo(session.ByChoice)
	if _, ok := p.screen.(*petition); !ok || !strings.Contains(said(p), "Ana") || strings.Contains(said(p), "Secret") {
		t.Fatalf("on %T: %s", p.screen, said(p))
	}
	press(t, p, "Ana (Dark) does not")
	if _, ok := p.screen.(*curtain); !ok || tab.s.Decisions() != 1 {
		t.Fatalf("refused: on %T at decision %d", p.screen, tab.s.Decisions())
	}
	press(t, p, "I am Bob")
	tab.undo(session.ByChoice)
	press(t, p, "Ana (Dark) agrees")
	if _, ok := p.screen.(*curtain); !ok || tab.s.Decisions() != 0 {
		t.Fatalf("agreed: on %T at decision %d", p.screen, tab.s.Decisions())
	}
	press(t, p, "I am Ana")
	if p.modal != nil {
		t.Error("who agreed is told")
	}
}

func TestWhatHasShownCardsStands(t *testing.T) {
	p := start(t, t.TempDir())
	tab := shown(t, p, store.UndoNever)
	if label := tab.menu()[0].Items[0].Label; label != "Take back the last choice (cards were shown)" {
		t.Errorf("the menu says %q", label)
	}
	tab.undo(session.ByChoice)
	if p.modal == nil || tab.s.Decisions() != 1 || !strings.Contains(said(p), "1 to Light") {
		t.Errorf("at decision %d: %s", tab.s.Decisions(), said(p))
	}
}

// The replay of a game that is not over gives both hands away: that is said before it is
// written.
func TestAReplayInMidGameIsAskedAbout(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	tab := sitDown(t, p)
	written := func() bool {
		files, _ := filepath.Glob(filepath.Join(dir, "replays", "*"))
		return len(files) > 0
	}
	tab.askReplay()
	if !strings.Contains(said(p), "both decks") || written() {
		t.Errorf("%q", said(p))
	}
	press(t, p, "Cancel")
	if written() {
		t.Error("written all the same")
	}
	tab.askReplay()
	press(t, p, "Write it")
	if !written() {
		t.Error("not written")
	}
	press(t, p, "Close")
	if tab.info(); !strings.Contains(said(p), "What has shown cards is taken back freely.") {
		t.Errorf("about the game: %q", said(p))
	}
	press(t, p, "Close")
	os.RemoveAll(filepath.Join(dir, "replays"))
	for range 6 {
		answer(t, p, tab)
	}
	tab.askReplay()
	if !written() {
		t.Error("the game is over, and the replay is asked about")
	}
}

// An answer to the opponent takes as long as the players agreed on, whatever it is; an
// action of one's own turn does not.
func TestAnAnswerTakesItsTime(t *testing.T) {
	p := start(t, t.TempDir())
	var slept []time.Duration
	p.sleep = func(d time.Duration) { slept = append(slept, d) }
	now := p.now()
	p.now = func() time.Time { return now }
	p.begin(store.Header{Names: [card.Sides]string{"Ana", "Bob"}, Pace: 6})
	tab := p.screen.(*table)
	answer(t, p, tab)
	if len(slept) > 0 {
		t.Errorf("Dark's own action waited %v", slept)
	}
	now = now.Add(settle)
	press(t, p, "I am Bob")
	now = now.Add(4 * time.Second)
	answer(t, p, tab)
	if len(slept) != 1 || slept[0] != 2*time.Second || tab.s.Decisions() != 2 {
		t.Errorf("Light's answer waited %v", slept)
	}
	now = now.Add(time.Minute)
	press(t, p, "I am Ana")
	answer(t, p, tab)
	now = now.Add(time.Minute)
	press(t, p, "I am Bob")
	now = now.Add(time.Minute)
	answer(t, p, tab)
	if len(slept) != 1 {
		t.Errorf("an answer after its time waited %v", slept)
	}
}

// Who leaves the table while his answer waits is not brought back to it.
func TestLeavingWhileAnAnswerWaits(t *testing.T) {
	p := start(t, t.TempDir())
	now := p.now()
	p.now = func() time.Time { return now }
	p.begin(store.Header{Pace: 6})
	tab := p.screen.(*table)
	answer(t, p, tab)
	now = now.Add(settle)
	press(t, p, "I am Light")
	p.sleep = func(time.Duration) { tab.leave() }
	answer(t, p, tab)
	if _, ok := p.screen.(*home); !ok || tab.s.Decisions() != 2 {
		t.Errorf("on %T at decision %d", p.screen, tab.s.Decisions())
	}
}
