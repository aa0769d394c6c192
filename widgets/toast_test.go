package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A line on a table full of cards covers neither a face nor a total, and reasons cover as little as
// can be; on an empty one the note stands at the foot of the board, in the middle.
func TestANoteCoversNoCard(t *testing.T) {
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	for _, s := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 2560, Height: 1440}} {
		for _, l := range []card.Lang{card.English, card.French} {
			tb := stillTable(midgame(), s, l, 1, DefaultOptions(), sampleActions())
			tb.toast.inform(tb.say("toast.passed"))
			at := tb.toast.ground.at
			if !(rect{0, 0, s.Width, s.Height}).holds(at) || at.W < 100 {
				t.Fatalf("%v %s: the note is %v", s, l.Code(), at)
			}
			if n := tb.eye.covered(at); n > 0 {
				t.Errorf("%v %s: the note at %v covers %.0f of faces and totals", s, l.Code(), at, n)
			}
			tb.toast.refuse(tb.view.Players[1].Hand[1].ID, 4)
			at = tb.toast.ground.at
			b := tb.bands.Board
			if foot := (rect{b.midX() - at.W/2, b.bottom() - at.H - 10*tb.bands.U, at.W, at.H}); tb.eye.covered(at) > tb.eye.covered(foot) {
				t.Errorf("%v %s: reasons at %v cover more than at the foot", s, l.Code(), at)
			}
		}
	}
	v := midgame()
	v.Groups = nil
	tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	tb.toast.inform("Control: nothing possible.")
	at, b := tb.toast.ground.at, tb.bands.Board
	if d := at.midX() - b.midX(); d < -1 || d > 1 || at.bottom() < b.bottom()-12 {
		t.Errorf("on an empty board the note is at %v of %v", at, b)
	}
}

// Why a card cannot be played is said of one moment: it goes when the next choice is to be made, and stays while the
// same one is only shown anew.
func TestWhyNotGoesWithItsMoment(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	r.tb.toast.refuse(v.Players[1].Hand[1].ID, 4)
	r.tb.SetView(v)
	if !r.tb.toast.up {
		t.Error("the same moment, shown anew, says no longer why")
	}
	next, prompt := *v, *v.Prompt
	next.Prompt = &prompt
	r.tb.SetView(&next)
	if r.tb.toast.up {
		t.Errorf("%q is said of a moment that is over", r.tb.toast.head)
	}
}

// A note that goes, or is laid anew, does not take the keyboard with it to nowhere: it goes back to the table, whose keys
// go on.
func TestANoteGivesTheKeyboardBack(t *testing.T) {
	r := newRig(t, midgame())
	c := fyne.CurrentApp().Driver().CanvasForObject(r.tb)
	for what, goes := range map[string]func(){"hidden": r.tb.toast.hide, "laid anew": r.tb.toast.place} {
		c.Focus(r.tb)
		r.tb.toast.inform("Control: nothing possible.")
		c.FocusNext()
		for i := 0; !keyed(r.tb.toast.body.Content, c.Focused()); i++ {
			if i > 20 {
				t.Fatal("Tab never comes to the note")
			}
			c.FocusNext()
		}
		goes()
		if c.Focused() != fyne.Focusable(r.tb) {
			t.Errorf("%s: the keyboard is at %T", what, c.Focused())
		}
	}
}

// What only waits for a later phase of the same turn is said with a way there; what is refused for
// another reason, or waits for a phase that is over, is not.
func TestTheWayToALaterPhase(t *testing.T) {
	const lies = `dark:  hand: Stormtrooper, Elis Helrot   at "Tatooine: Cantina": AT-AT Driver   force: 3   reserve: 9
light: reserve: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark %s
`
	for _, c := range []struct {
		phase, title string
		want         game.Phase
	}{{"control", "Stormtrooper", game.Deploy}, {"activate", "Stormtrooper", game.Deploy}, {"battle", "Stormtrooper", game.Start}, {"control", "Elis Helrot", game.Start}, {"deploy", "AT-AT Driver", game.Move}} {
		g := gameOf(t, strings.Replace(lies, "%s", c.phase, 1))
		v := g.View(card.Dark)
		r := newRig(t, v)
		r.tb.act.Why = func(id, to game.CardID) []game.Reason { return g.Why(card.Dark, id, to) }
		went := game.Start
		r.tb.act.PassTo = func(ph game.Phase) { went = ph }
		to := v.Groups[0].Locations[0].Card.ID
		if c.title == "AT-AT Driver" {
			to = 0
		}
		r.tb.toast.refuse(r.card(c.title).id, to)
		for _, o := range test.LaidOutObjects(r.tb.toast.body) {
			if b, is := o.(*widget.Button); is && strings.HasPrefix(b.Text, "Pass until") {
				test.Tap(b)
			}
		}
		if went != c.want {
			t.Errorf("%s in the %s phase: it goes to %v, want %v: %+v", c.title, c.phase, went, c.want, r.tb.toast.reasons)
		}
	}
}
