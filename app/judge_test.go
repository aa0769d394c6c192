package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// someTurns is a real game of two players at the table in which a character has come, with one in
// front who may begin an action.
func someTurns(t *testing.T) (*program, *table) {
	t.Helper()
	p := start(t, t.TempDir())
	p.rules = session.Rules{Cat: p.cat}
	h := store.Header{Names: [card.Sides]string{"Ana", "Bob"}, Seed: 3, Options: game.Options{Shuffled: true}}
	for _, d := range decks.Embedded() {
		if h.Decks[d.Side].Name == "" {
			h.Decks[d.Side] = d.Dealt()
		}
	}
	p.begin(h)
	tab := p.screen.(*table)
	for range 2000 {
		if c, ok := p.screen.(*curtain); ok {
			c.t.s.Lift()
			p.seat(tab)
		}
		p.closeModal()
		if tab.s.Held() {
			tab.handOver()
			continue
		}
		v := tab.s.View()
		if v.Turn > 4 && v.Prompt.Kind == game.AskAction && someone(v) != nil {
			return p, tab
		}
		tab.take(bot.Plain{}.Choose(v))
	}
	t.Fatal("nobody comes")
	return nil, nil
}

// someone is a character at a location.
func someone(v *game.View) *game.CardView {
	for _, g := range v.Groups {
		for _, l := range g.Locations {
			for _, list := range l.Cards {
				for i := range list {
					if d := list[i].Def; d != nil && d.Type == card.Character && !list[i].Captive && !list[i].Under {
						return &list[i]
					}
				}
			}
		}
	}
	return nil
}

// judging leads to where both change the position, and is the bench there.
func judging(t *testing.T, p *program, tab *table) (*boardEditor, *mending) {
	t.Helper()
	tab.askJudge()
	press(t, p, "Ask ")
	if q, ok := p.screen.(*petition); !ok || !strings.Contains(said(p), "asks to change the position by hand") || strings.Contains(said(p), "Judged") {
		t.Fatalf("on %T", q)
	}
	press(t, p, say.T("app.petition.yes", playerName(tab.s.Header().Names, tab.s.Front().Other())))
	e, ok := p.screen.(*boardEditor)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	return e, e.bench.(*mending)
}

// Both agree before a position is changed by hand, and on what was changed: then it is told in the
// log and marks the game in the list. Nobody sees a hand but alone, behind the curtain.
func TestBothJudge(t *testing.T) {
	p, tab := someTurns(t)
	n := tab.s.Decisions()
	tab.askJudge()
	press(t, p, "Ask ")
	press(t, p, say.T("app.petition.no", playerName(tab.s.Header().Names, tab.s.Front().Other())))
	if _, ok := p.screen.(*curtain); !ok || tab.s.Decisions() != n {
		t.Fatalf("on %T after a no", p.screen)
	}
	tab.s.Lift()
	p.seat(tab)
	e, m := judging(t, p, tab)
	for side := range m.view().Players {
		if hand := m.view().Players[side].Hand; slices.ContainsFunc(hand, func(c game.CardView) bool { return !c.FaceDown }) {
			t.Error("a hand lies open before both")
		}
	}
	seat := m.j.By()
	press(t, p, say.T("judge.hand", playerName(tab.s.Header().Names, seat)))
	if _, ok := p.screen.(*handAlone); !ok {
		t.Fatalf("no curtain before a hand: %T", p.screen)
	}
	press(t, p, "I am")
	if hand := m.view().Players[seat].Hand; len(hand) > 0 && hand[0].FaceDown {
		t.Error("his own hand is covered")
	}
	press(t, p, "Cover")
	if m.alone {
		t.Error("the hand is still open")
	}
	who := someone(m.view())
	title := who.Def.Title
	e.choose(fmt.Sprintf("way %d is hit", who.ID))
	if c := m.card(who.ID); c == nil || !c.Hit {
		t.Errorf("%s is not hit", title)
	}
	e.place(held{def: who.Def, id: who.ID}, spotOnBoard{side: who.Def.Side})
	if !strings.Contains(m.note(), "Not allowed") {
		t.Errorf("%q", m.note())
	}
	press(t, p, "Judged")
	if p.modal == nil || !strings.Contains(said(p), "do not allow") || p.screen != screen(e) {
		t.Errorf("left with what is not allowed: %s", said(p))
	}
	p.closeModal()
	e.undo()
	if strings.Contains(m.note(), "Not allowed") {
		t.Errorf("%q", m.note())
	}
	e.choose(fmt.Sprintf("way %d into lost", who.ID))
	press(t, p, "Judged")
	if !strings.Contains(said(p), "Judge: "+title) {
		t.Errorf("not told before both agree: %s", said(p))
	}
	press(t, p, "We both agree")
	if tab.s.Decisions() == n {
		t.Error("nothing has changed")
	}
	tab.s.Lift()
	if log := tab.s.View().Log; !slices.ContainsFunc(log, func(l game.LogLine) bool { return l.Kind == game.JudgeMoved }) {
		t.Error("the log does not tell it")
	}
	tab.leave()
	if games, _ := p.store.Games(); !games[0].Judged || !strings.Contains(said(p), "judged") {
		t.Errorf("the game is not marked in the list: %s", said(p))
	}
}

// By keyboard: a card is found by the line, Enter asks where it goes, and Escape gives all up.
func TestJudgingByKeys(t *testing.T) {
	p, tab := someTurns(t)
	was := tab.s.Decisions()
	e, m := judging(t, p, tab)
	who := someone(m.view())
	e.line.SetText(fmt.Sprintf("%q", who.Def.Title))
	if len(e.found) == 0 || e.found[0].def.Title != who.Def.Title {
		t.Fatalf("%q finds %d cards", e.line.Text, len(e.found))
	}
	e.line.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	press(t, p, "Into its pile: hand")
	if m.j.Changes() != 1 {
		t.Errorf("%d changes", m.j.Changes())
	}
	e.line.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	press(t, p, "Give it up")
	if _, ok := p.screen.(*curtain); !ok || tab.s.Decisions() != was {
		t.Errorf("on %T at %d", p.screen, tab.s.Decisions())
	}
}

// Both set whose turn it is and in which phase, and give every state that a position can have: all of it
// is offered in both languages, and what both agree on is so.
func TestJudgingPhaseAndStates(t *testing.T) {
	p, tab := someTurns(t)
	e, m := judging(t, p, tab)
	var turn *chooser
	for _, o := range test.LaidOutObjects(p.win.Content()) {
		if c, ok := o.(*chooser); ok && len(c.Options) == 12 && turn == nil {
			turn = c
		}
	}
	if turn == nil {
		t.Fatal("no turn to choose")
	}
	v, who := m.view(), someone(m.view())
	if i := int(v.Active)*6 + int(v.Phase-game.Activate); turn.SelectedIndex() != i {
		t.Errorf("it stands at %q in the %v phase of %v", turn.Selected, v.Phase, v.Active)
	}
	to := v.Active.Other()
	turn.SetSelectedIndex(int(to)*6 + 2)
	if v := m.view(); v.Active != to || v.Phase != game.Deploy {
		t.Errorf("%v phase of %v", v.Phase, v.Active)
	}
	offered := map[string]string{}
	for _, ty := range []card.Type{card.Character, card.Starship, card.Weapon, card.Location, card.JediTest} {
		for i := range boardStates {
			if st := &boardStates[i]; slices.Contains(st.of, ty) {
				offered[st.is.String()] = st.says(false)[card.French]
			}
		}
	}
	for _, is := range []string{"stolen", "converted", "bombing", "completed", "blown-away"} {
		if offered[is] == "" {
			t.Errorf("%s is not offered", is)
		}
	}
	e.choose(fmt.Sprintf("way %d is converted", who.ID))
	if c := m.card(who.ID); c == nil || !c.Converted || c.Owner != who.Owner.Other() {
		t.Errorf("%s is not converted: %+v, %q", who.Def.Title, c, m.note())
	}
	say.SetLang(card.French)
	if note := m.note(); !strings.Contains(note, "Juge : c’est désormais la phase de déploiement d") || !strings.Contains(note, "converti") {
		t.Errorf("%q", note)
	}
}
