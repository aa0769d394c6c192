package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// tale is a log of two turns: in the first nothing but a drain happened.
func tale() []game.LogLine {
	line := func(turn int, k game.Kind, n game.Phase, en, fr string) game.LogLine {
		return game.LogLine{Turn: turn, Kind: k, N: card.Whole(int(n)), Say: card.T(en, fr)}
	}
	return []game.LogLine{
		line(0, game.GameStarted, 0, "the game begins.", "la partie commence."),
		line(1, game.TurnStarted, 0, "Turn 1 of Dark.", "Tour 1."),
		line(1, game.PhaseStarted, game.Activate, "Dark: activate phase.", "activation"),
		line(1, game.PhaseStarted, game.Control, "Dark: control phase.", "contrôle"),
		line(1, game.Drained, 0, "Dark drains 2 at Mos Eisley.", "Le côté obscur draine 2 à Mos Eisley."),
		line(1, game.ForceLost, 0, "Light loses a card.", "Le côté lumineux perd une carte."),
		line(1, game.ForceLost, 0, "Light loses a card.", "Le côté lumineux perd une carte."),
		line(1, game.PhaseStarted, game.Deploy, "Dark: deploy phase.", "déploiement"),
		line(1, game.PhaseStarted, game.Battling, "Dark: battle phase.", "bataille"),
		line(1, game.PhaseStarted, game.End, "Dark: end of turn.", "fin"),
		line(2, game.TurnStarted, 0, "Turn 2 of Light.", "Tour 2."),
		line(2, game.PhaseStarted, game.Activate, "Light: activate phase.", "activation"),
	}
}

// The rows of a log: a run of phases in which nothing happened is one grey line, what was said
// twice stands once, and each turn has its heading.
func TestLogRows(t *testing.T) {
	show := func(rows []logRow) string {
		var out []string
		for _, r := range rows {
			s := r.text
			if r.heading {
				s = "# " + s
			}
			out = append(out, s)
		}
		return strings.Join(out, "\n")
	}
	want := `The game begins.
# 
Nothing done: activate
Dark: control phase.
Dark drains 2 at Mos Eisley.
Light loses a card. ×2
Nothing done: deploy, battle
# 
Light: activate phase.`
	if got := show(logRows(tale(), card.English, "")); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := show(logRows(tale(), card.English, "mos DRAINS")); got != "# Dark drains 2 at Mos Eisley." {
		t.Errorf("found\n%s", got)
	}
	if got := show(logRows(tale(), card.French, "rien")); !strings.Contains(got, "Sans rien faire\u00a0: déploiement, bataille") {
		t.Errorf("found in French\n%s", got)
	}
}

// What one player has sought does not leave anything out for the other.
func TestTheOtherSeatSeeksAnew(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.column.openTab(logTab)
	r.tb.column.search.SetText("drain")
	v := *r.tb.view
	v.Seat, v.Decider, v.Prompt = v.Seat.Other(), v.Seat.Other(), nil
	r.tb.SetView(&v)
	if co := r.tb.column; co.log.sought != "" || co.search.Text != "" {
		t.Errorf("the other one seeks %q, %q", co.log.sought, co.search.Text)
	}
}

// What is sought in the log and in the list are two things, and Escape leaves the box: first the
// words, then the keyboard.
func TestTheLogIsSearched(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.column.openTab(logTab)
	box := r.tb.column.search
	if !box.Visible() {
		t.Fatal("the log has no search")
	}
	box.SetText("drain")
	if r.tb.column.log.sought != "drain" || r.tb.column.list.query != "" {
		t.Errorf("sought %q in the log, %q in the list", r.tb.column.log.sought, r.tb.column.list.query)
	}
	r.tb.column.openTab(listTab)
	if box.Text != "" || r.tb.column.log.sought != "drain" {
		t.Errorf("the list is searched for %q, the log for %q", box.Text, r.tb.column.log.sought)
	}
	r.tb.column.openTab(logTab)
	left := 0
	box.leave = func() { left++ }
	box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if box.Text != "" || r.tb.column.log.sought != "" || left != 0 {
		t.Errorf("after Escape %q is sought", r.tb.column.log.sought)
	}
	if box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}); left != 1 {
		t.Error("Escape does not leave the box")
	}
}

// The entry of the log has room for its letters in every window: they are as large as the rest.
func TestTheSearchIsNotCut(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.column.openTab(logTab)
	for _, size := range []fyne.Size{{Width: 800, Height: 600}, {Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 2560, Height: 1440}, {Width: 3840, Height: 2160}} {
		r.tb.Resize(size)
		if box := r.tb.column.search; box.Size().Height < box.MinSize().Height {
			t.Errorf("%v: %v high, its letters need %v", size, box.Size().Height, box.MinSize().Height)
		}
	}
}
