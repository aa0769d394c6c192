package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A coach stands beside the table with his advice, and one that is taken is an option like any
// other, of which he is told; without him nothing is left of it.
func TestTheCoachBesideTheTable(t *testing.T) {
	r := played(t, captured)
	o := r.tb.moves.opts[0]
	var followed []string
	asked := 0
	c := &Coaching{List: []Advice{{Key: o.Key, Say: "Seize her", Why: "She is worth it."}}, Note: "All may be taken back.", More: "Ask", Do: func() { asked++ },
		Follow: func(key string) { followed = append(followed, key) }}
	r.tb.column.openTab(logTab)
	r.tb.SetCoaching(c)
	if r.tb.column.tab != coachTab {
		t.Fatal("what the coach says is not shown")
	}
	r.tb.column.openTab(logTab)
	r.tb.TypedRune('k')
	if r.tb.column.tab != coachTab {
		t.Fatal("K does not show it")
	}
	hits := map[any]func(){}
	for _, h := range r.tb.column.panel.hits {
		hits[h.Key] = h.Do
	}
	if hits["advice0"] == nil || hits["coachmore"] == nil {
		t.Fatalf("%v", hits)
	}
	hits["coachmore"]()
	hits["advice0"]()
	if asked != 1 || !slices.Equal(followed, []string{o.Key}) {
		t.Errorf("asked %d times, followed %q", asked, followed)
	}
	r.chose(o.Key)
	r.tb.SetCoaching(nil)
	if r.tb.column.tab == coachTab {
		t.Error("he is gone, and his tab is open")
	}
	r.tb.TypedRune('k')
	if r.tb.column.tab == coachTab {
		t.Error("he is gone, and K shows him")
	}
}

// An advice that is not on offer any more is not taken.
func TestAnOldAdvice(t *testing.T) {
	r := played(t, captured)
	r.tb.SetCoaching(&Coaching{List: []Advice{{Key: "light juggle", Say: "x", Why: "y"}}})
	r.tb.column.coach.follow("light juggle")
	r.chose()
}

// A key makes the program hurry while it is its turn, and nothing while the player's own is.
func TestAKeyMakesTheProgramHurry(t *testing.T) {
	r := played(t, captured)
	n := 0
	r.tb.act.Hurry = func() { n++ }
	r.key(fyne.KeyUp)
	if n != 0 {
		t.Error("it hurries though the player decides")
	}
	v := *r.tb.view
	v.Decider = v.Seat.Other()
	v.Prompt = &game.Decision{Seat: v.Decider}
	r.tb.SetView(&v)
	r.key(fyne.KeyUp)
	r.tb.TypedRune('x')
	if n != 2 {
		t.Errorf("it hurries %d times", n)
	}
}

// Against the program the news tell all since the player's last choice, however many Views lie
// between.
func TestNewsAgainstTheProgram(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.SetAgainst(true)
	base := *r.tb.view
	step := func(mine bool, kinds ...game.Kind) {
		v := *r.tb.view
		v.Decider, v.Prompt = v.Seat.Other(), &game.Decision{Seat: v.Seat.Other()}
		if mine {
			v.Decider, v.Prompt = v.Seat, base.Prompt
		}
		v.Log = slices.Clone(v.Log)
		for _, k := range kinds {
			line := game.LogLine{Turn: v.Turn, By: v.Seat.Other(), Kind: k}
			line.Say[0], line.Say[1] = "Something happens.", "Il se passe quelque chose."
			line.At = game.CardID(len(v.Log))
			line.Say[0] += string(rune('a' + len(v.Log)%26))
			v.Log = append(v.Log, line)
		}
		r.tb.SetView(&v)
	}
	step(true)
	step(false, game.Deployed)
	step(false, game.Moved)
	step(true, game.Drained)
	if n := len(r.tb.news.lines); n != 3 {
		t.Errorf("%d lines of news, not 3", n)
	}
	step(true)
	if n := len(r.tb.news.lines); n != 0 {
		t.Errorf("%d lines of news of nothing", n)
	}
}

// A line of the news that is too long for them ends in an ellipsis.
func TestLongNews(t *testing.T) {
	r := newRig(t, midgame())
	short, long := game.LogLine{}, game.LogLine{}
	short.Say[0], long.Say[0] = "Dark draws a card.", strings.Repeat("Dark deploys a site, after another in the row. ", 8)
	r.tb.news.publish(bulletin{turned: true, lines: []*game.LogLine{&short, &long}, times: []int{1, 1}})
	if l := r.tb.news.text(0, 300); len(l) != 1 || strings.HasSuffix(l[0], "…") {
		t.Errorf("a short line is %q", l)
	}
	if l := r.tb.news.text(1, 300); len(l) != 3 || !strings.HasSuffix(l[2], "…") || strings.HasSuffix(l[1], "…") {
		t.Errorf("a long line is %q", l)
	}
	r.tb.news.times[1] = 3
	if l := r.tb.news.text(1, 300); len(l) != 3 || !strings.HasSuffix(l[2], "… ×3") {
		t.Errorf("a long line, three times, is %q", l)
	}
}

// News are as narrow as covers least of the cards, but not so narrow that the destinies under their
// lines are cut.
func TestNewsAreWhole(t *testing.T) {
	r := newRig(t, midgame())
	line := game.LogLine{Say: card.T("The Light Side wins the battle at Jabba's Palace: Audience Chamber, far from home.", "")}
	drawn := battleLog()[6]
	b := bulletin{turned: true, beats: []*game.LogLine{&drawn}}
	widths := map[float32]bool{}
	for n := range newsLines {
		b.lines, b.times = append(b.lines, &line), append(b.times, 1)
		r.tb.news.publish(b)
		at := r.tb.news.rect()
		widths[at.W] = true
		if _, whole := r.tb.news.rectOf(at.W); !whole {
			t.Errorf("%d lines are cut at %v", n+1, at)
		}
	}
	if len(widths) < 2 {
		t.Errorf("all are as wide as %v", widths)
	}
}
