package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/engine/card"
	"cantina/engine/game"
)

// TestChangeOfSeatLeavesNoTrace: what one player pointed at in his hand is
// neither on the table nor in the column when the other one looks.
func TestChangeOfSeatLeavesNoTrace(t *testing.T) {
	r := newRig(t, midgame())
	hand := r.tb.view.Players[card.Light].Hand
	for _, c := range []*cardWidget{r.tb.pack.cards[hand[0].ID], r.tb.pack.cards[hand[3].ID]} {
		c.MouseIn(&desktop.MouseEvent{})
	}
	r.tb.lens.look(&hand[3])
	if r.tb.lens.raised != hand[3].ID {
		t.Fatal("the card under the pointer does not rise")
	}
	v := midgame()
	v.Seat, v.Decider, v.Prompt = card.Dark, card.Dark, nil
	v.Players[card.Light].Hand = nil
	r.tb.SetView(v)
	for _, c := range hand {
		if r.tb.pack.cards[c.ID] != nil {
			t.Errorf("%s is still on the table", c.Def.Title)
		}
		if s := r.tb.lens.show; s != nil && s.ID == c.ID {
			t.Errorf("%s is still shown large", c.Def.Title)
		}
	}
}

// TestNews: who comes back reads what the other one did, not what he did
// himself, and sees the destinies with their numbers.
func TestNews(t *testing.T) {
	r := newRig(t, midgame())
	n := len(r.tb.view.Log)
	v := midgame()
	l := &v.Groups[0].Locations[1].Card
	v.Seat, v.Decider, v.Prompt = card.Dark, card.Dark, nil
	v.Log = append(v.Log[:n:n],
		game.LogLine{Turn: 7, By: card.Light, Kind: game.DrainStarted, Say: card.T("begins", "commence")},
		game.LogLine{Turn: 7, By: card.Light, Kind: game.Drained, Card: l.ID, Def: l.Def, Say: card.T("Light drains 1", "Lumière draine 1")},
		game.LogLine{Turn: 7, By: card.Light, Kind: game.DrewCard, Say: card.T("Light draws a card", "Lumière tire une carte")},
		game.LogLine{Turn: 7, By: card.Light, Kind: game.DrewCard, Say: card.T("Light draws a card", "Lumière tire une carte")},
		game.LogLine{Turn: 7, By: card.Light, Kind: game.DestinyDrawn, Card: 900, Def: l.Def, N: card.Whole(3), Say: card.T("destiny 3", "destinée 3")})
	r.tb.SetView(v)
	if m := r.tb.news; len(m.lines) != 2 || m.times[1] != 2 || len(m.beats) != 1 || m.beats[0].N != card.Whole(3) || !r.tb.news.panel.Visible() {
		t.Errorf("the news are %+v", m)
	}
	back := midgame()
	back.Log = append(v.Log[:len(v.Log):len(v.Log)], game.LogLine{Turn: 7, By: card.Dark, Kind: game.ForceLost, Say: card.T("Dark loses 1", "Obscur perd 1")})
	r.tb.SetView(back)
	if m := r.tb.news; len(m.lines) != 1 || m.lines[0].By != card.Dark {
		t.Errorf("Light reads %+v", m)
	}
	r.tb.SetView(back)
	if r.tb.news.up {
		t.Error("the same news twice")
	}
}

// Who comes back sees the cards that were deployed meanwhile: the news stand beside the row where there is room.
func TestNewsCoverNoCard(t *testing.T) {
	v := midgame()
	v.Groups = v.Groups[:1]
	v.Groups[0].Locations = v.Groups[0].Locations[1:2]
	n := len(v.Log)
	tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	w := *v
	w.Seat, w.Decider, w.Prompt = card.Dark, card.Dark, nil
	w.Log = append(v.Log[:n:n], game.LogLine{Turn: 7, By: card.Light, Kind: game.DrewCard, Say: card.T("Light draws a card", "Lumière tire une carte")})
	tb.SetView(&w)
	at := tb.news.rect()
	if at.W < 100 || !tb.bands.Board.holds(at) {
		t.Fatalf("the news are at %v of %v", at, tb.bands.Board)
	}
	if c := tb.eye.covered(at); c > 0 {
		t.Errorf("the news at %v cover %.0f of faces and totals", at, c)
	}
}

// The cards of a hand become smaller before one hides a number of another.
func TestAHandLiesSideBySide(t *testing.T) {
	for _, n := range []int{3, 8, 9, 11, 16} {
		v := midgame()
		p := &v.Players[v.Seat]
		all := p.Hand
		for i := 0; len(p.Hand) < n; i++ {
			c := all[i%len(all)]
			c.ID = game.CardID(800 + i)
			p.Hand = append(p.Hand[:len(p.Hand):len(p.Hand)], c)
		}
		p.Hand = p.Hand[:n]
		tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
		hand := tb.seats.hand()
		for i := 1; i < len(hand); i++ {
			a, b := tb.pack.cards[hand[i-1].ID].at, tb.pack.cards[hand[i].ID].at
			if apart := b.X >= a.right(); apart != (n <= 11) {
				t.Fatalf("%d cards: %v beside %v", n, a, b)
			}
		}
	}
}

// A duel in which nobody is asked anything is over before its sheet is seen: what it came to
// is told.
func TestWhatADuelCameToIsTold(t *testing.T) {
	r := newRig(t, midgame())
	v := midgame()
	line := func(k game.Kind, by card.Side) {
		v.Log = append(v.Log[:len(v.Log):len(v.Log)], game.LogLine{Turn: 7, By: by, Kind: k, Say: card.T("line", "ligne")})
	}
	line(game.ForceUsed, v.Seat)
	line(game.DuelTotal, v.Seat)
	line(game.DuelTotal, v.Seat.Other())
	line(game.DuelWon, v.Seat)
	r.tb.SetView(v)
	if m := r.tb.news; len(m.lines) != 3 || m.turned || !r.tb.news.panel.Visible() {
		t.Errorf("the news are %+v", m)
	}
}

func TestHandIsSortedForEachSeat(t *testing.T) {
	r := newRig(t, midgame())
	was := ptrs(r.tb.view.Players[card.Light].Hand)
	r.tb.TypedRune('s')
	last := -1
	for _, c := range r.tb.seats.hand() {
		if o := typeOrder[c.Def.Type]; o < last {
			t.Errorf("%s lies too far right", c.Def.Title)
		} else {
			last = o
		}
	}
	if s := r.tb.Options().Sort; s[card.Light] != ByType || s[card.Dark] != AsDrawn {
		t.Errorf("the orders are %v", s)
	}
	r.tb.TypedRune('s')
	r.tb.TypedRune('s')
	for i, c := range r.tb.seats.hand() {
		if c != was[i] {
			t.Fatal("the hand does not lie as drawn")
		}
	}
}

// TestCardsOfASearchedPile lie over the board and are chosen by a click.
func TestCardsOfASearchedPile(t *testing.T) {
	v := midgame()
	m := &maker{n: 700, defs: map[string]*card.Def{}}
	v.Prompt = &game.Decision{Seat: card.Light, Kind: game.AskTarget, Prompt: card.T("choose", "choisissez")}
	for _, s := range []string{"Alpha", "Beta", "Gamma"} {
		c := m.char(s, card.Light, 1, 1, 1, 1)
		v.Shown = append(v.Shown, c)
		v.Prompt.Options = append(v.Prompt.Options, game.Option{Key: s, Verb: game.VTarget, Card: c.ID, Say: card.T(s, s)})
	}
	r := newRig(t, v)
	if c := r.card("Beta"); !c.Visible() || !r.tb.bands.Board.holds(c.at) {
		t.Errorf("Beta lies at %v", c.at)
	}
	r.tap("Beta")
	r.chose("Beta")
}

// TestSearchedPileBesidePlay: many cards to choose among leave the card being played in
// sight, and a menu of several texts says each.
func TestSearchedPileBesidePlay(t *testing.T) {
	v := midgame()
	m := &maker{n: 700, defs: map[string]*card.Def{}}
	p := &v.Players[card.Light]
	p.Playing, p.Hand = p.Hand[4:5:5], append(p.Hand[:4:4], p.Hand[5:]...)
	v.Prompt = &game.Decision{Seat: card.Light, Kind: game.AskTarget, Prompt: card.T("choose", "choisissez")}
	for i := range 28 {
		s := fmt.Sprint("Card ", i)
		c := m.char(s, card.Light, 1, 1, 1, 1)
		v.Shown = append(v.Shown, c)
		v.Prompt.Options = append(v.Prompt.Options, game.Option{Key: s, Verb: game.VTarget, Card: c.ID, Say: card.T(s, s)})
	}
	r := newRig(t, v)
	if stage, tray := r.tb.spread.stageRect(), r.tb.spread.trayRect(); stage.W == 0 || tray.W == 0 || stage.meets(tray) {
		t.Errorf("the card being played at %v lies under the choice at %v", stage, tray)
	}
	a, long := &r.tb.moves.opts[0], &r.tb.moves.opts[1]
	long.Text = card.T("retrieve 1 Force for each of your senators at the Galactic Senate", "récupérez 1 Force")
	if len(r.tb.menu.option(1, 1)) != 2 || len(r.tb.menu.option(0, 0)) != 1 || a.Text[card.English] != "" {
		t.Error("the sentence of an option does not stand in the menu")
	}
}
