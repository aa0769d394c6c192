package app

import (
	"strings"
	"testing"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/coach"
	"cantina/engine/game"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
)

// coached begins the coached game with the real rules, the learner on the Light Side.
func coached(t *testing.T) (*program, *table) {
	t.Helper()
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	press(t, p, "First game")
	p.screen.(*firstGame).name.SetText("Ana")
	press(t, p, "Play the Light Side")
	tab, ok := p.screen.(*table)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	return p, tab
}

// pass is the key of passing at the decision at hand.
func pass(t *testing.T, tab *table) string {
	t.Helper()
	for _, o := range tab.s.View().Prompt.Options {
		if o.Verb == game.Pass {
			return o.Key
		}
	}
	t.Fatal("no pass is on offer")
	return ""
}

// The program plays its first turn by itself, and then the learner is asked, with advice; before
// what is surely a waste the coach says so, and nothing is done until it is meant.
func TestTheCoachWarns(t *testing.T) {
	p, tab := coached(t)
	if tab.s.MachineNext() || tab.s.Front() != card.Light || tab.s.Status().Turn != 2 {
		t.Fatalf("turn %d, %s in front", tab.s.Status().Turn, tab.s.Front())
	}
	list := tab.knows().Suggest(tab.s.View())
	if len(list) == 0 || list[0].Topic != coach.Activating {
		t.Fatalf("%+v", list)
	}
	n := tab.s.Decisions()
	tab.choose(pass(t, tab))
	if p.modal == nil || tab.s.Decisions() != n {
		t.Fatal("Force is left unactivated without a warning")
	}
	press(t, p, "Think again")
	if p.modal != nil || tab.s.Decisions() != n {
		t.Fatal("it was done all the same")
	}
	tab.choose(pass(t, tab))
	press(t, p, "Never warn")
	if tab.s.Decisions() == n || !p.pupils()["Ana"].Muted[coach.Activating] {
		t.Fatal("it was not done, or the coach will warn of it again")
	}
	tab.undo(session.ByChoice)
	if tab.s.Decisions() != n {
		t.Fatalf("decision %d after an undo, not %d", tab.s.Decisions(), n)
	}
	tab.choose(pass(t, tab))
	if p.modal != nil {
		t.Error("the coach warns of what he was told not to")
	}
}

// What the learner has done often enough of his own accord is not advised any more, until he
// asks; what he did by an advice does not count.
func TestTheCoachFallsSilent(t *testing.T) {
	p, tab := coached(t)
	key := tab.knows().Suggest(tab.s.View())[0].Option.Key
	for n := range 4 {
		tab.coach.taken = ""
		if n == 0 {
			tab.coach.taken = key
		}
		tab.choose(key)
		if got := p.pupils()["Ana"]; n == 0 && got != nil || n > 0 && got.Did[coach.Activating] != n {
			t.Fatalf("after %d: %+v", n, got)
		}
		tab.undo(session.ByChoice)
	}
	if !tab.learner().Did.Knows(coach.Activating) {
		t.Fatal("three times are not enough")
	}
	tab.askCoach()
	if !tab.coach.all {
		t.Error("asked, he says nothing")
	}
}

// A coached game is found again as it was, with its coach and without a curtain; sent away he
// stays away from the table.
func TestACoachedGameGoesOn(t *testing.T) {
	p, tab := coached(t)
	id, n := tab.s.ID(), tab.s.Decisions()
	tab.leave()
	p.resume(id)
	tab, ok := p.screen.(*table)
	if !ok || !tab.coach.on || tab.s.Decisions() != n {
		t.Fatalf("on %T", p.screen)
	}
	tab.coachItem().Action()
	if tab.coach.on {
		t.Error("the coach does not go")
	}
	p.opts.Unwarned = true // what every table asks about is not his
	tab.choose(pass(t, tab))
	if p.modal != nil {
		t.Error("he warns though he was sent away")
	}
}

// A game that was lived through carelessly has its review, in both languages, with the way to each moment.
func TestReviewOfTheGameAtTheTable(t *testing.T) {
	p, tab := coached(t)
	tab.coachItem().Action()
	p.opts.Unwarned = true
	for range 12 {
		if p.screen != screen(tab) {
			break
		}
		if tab.s.Held() {
			tab.handOver()
			continue
		}
		v := tab.s.View()
		key := v.Prompt.Options[0].Key
		for _, o := range v.Prompt.Options {
			if o.Verb == game.Pass {
				key = o.Key
			}
		}
		tab.choose(key)
	}
	tab.review()
	r, ok := p.screen.(*review)
	if !ok || len(r.list) == 0 || r.seat != card.Light || r.over {
		t.Fatalf("on %T", p.screen)
	}
	for l := range card.Langs {
		p.setLang(card.Lang(l))
		if find(p, say.T("review.show")) == nil {
			t.Errorf("%s: no moment is shown", card.Lang(l).Code())
		}
	}
	p.setLang(card.English)
	press(t, p, "Show me")
	w, ok := p.screen.(*watch)
	if !ok || w.w.At() == 0 {
		t.Fatalf("on %T", p.screen)
	}
	w.leave()
	if p.screen != screen(r) {
		t.Fatalf("on %T", p.screen)
	}
	r.key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.screen != screen(tab) {
		t.Errorf("on %T", p.screen)
	}
}

// In a new game the program plays one side at most, under its name.
func TestNewGameAgainstTheProgram(t *testing.T) {
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	press(t, p, "New game")
	s := p.screen.(*setup)
	s.players[card.Dark].SetSelectedIndex(1)
	s.players[card.Light].SetSelectedIndex(2)
	if s.plan.Played != [card.Sides]string{card.Light: store.RandomPlayer} {
		t.Fatalf("%q", s.plan.Played)
	}
	s.plan.Names = [card.Sides]string{"Ana", "Bob"}
	s.start()
	h := p.screen.(*table).s.Header()
	if h.Names != [card.Sides]string{"Ana", programName} || h.First != card.Dark || h.Coached || !strings.HasPrefix(p.screen.title(), "turn 1") {
		t.Errorf("%+v, %q", h, p.screen.title())
	}
}

// Who ends the whole turn at once is warned as of a pass.
func TestTheCoachWarnsOfAnEndedTurn(t *testing.T) {
	p, tab := coached(t)
	n, turn := tab.s.Decisions(), tab.s.Status().Turn
	tab.passTo(game.End)
	if p.modal == nil || tab.s.Decisions() != n {
		t.Fatal("Force is left unactivated without a warning")
	}
	press(t, p, "Do it all the same")
	if tab.s.Decisions() == n || tab.s.Status().Turn == turn && tab.s.View().Phase == game.Activate {
		t.Errorf("turn %d has not ended: turn %d", turn, tab.s.Status().Turn)
	}
}

// Without a coach, too, provable waste is asked about once more, unless the player has turned that off.
func TestWasteIsAskedAboutInEveryGame(t *testing.T) {
	p, tab := coached(t)
	tab.coach.on = false
	n := tab.s.Decisions()
	tab.choose(pass(t, tab))
	if p.modal == nil || tab.s.Decisions() != n {
		t.Fatal("Force is left unactivated, and nobody asks")
	}
	if tab.undo(session.ByChoice); tab.s.Decisions() != n {
		t.Error("a key under the question takes back what it is about")
	}
	press(t, p, "Think again")
	p.opts.Unwarned = true
	tab.choose(pass(t, tab))
	if p.modal != nil || tab.s.Decisions() == n {
		t.Error("it is asked about though that was turned off")
	}
}

// The Space that passes asks, and does not answer at once: nobody would see the question. Enter answers it.
func TestSpaceAsksAndDoesNotAnswer(t *testing.T) {
	p, tab := coached(t)
	tab.coach.on = false
	k := &typist{T: t, p: p}
	n := tab.s.Decisions()
	tab.choose(pass(t, tab))
	if p.modal == nil {
		t.Fatal("Force is left unactivated, and nobody asks")
	}
	k.types("Space") // its letter comes after the question
	if p.modal == nil || tab.s.Decisions() != n {
		t.Fatal("Space answers the question")
	}
	k.presses("Do it all the same")
	if p.modal != nil || tab.s.Decisions() == n {
		t.Error("Enter does not answer the question")
	}
}

// In French, too, what was missed and the replay have names that one does not take for each other.
func TestReplayAndReviewAreToldApart(t *testing.T) {
	for _, l := range []card.Lang{card.English, card.French} {
		a, b := say.In(l, "watch.button"), say.In(l, "review.button")
		if n := min(len(a), len(b), 3); a[:n] == b[:n] && l == card.French {
			t.Errorf("%q beside %q", a, b)
		}
	}
}
