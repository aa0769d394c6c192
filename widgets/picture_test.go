package widgets

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
	"cantina/engine/game"
)

// pictures are the tables that people should look at after a change: set
// CANTINA_PICTURES to a directory to have them written there.
func TestPictures(t *testing.T) {
	dir := os.Getenv("CANTINA_PICTURES")
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	shot := func(name string, v *game.View, w, h, k float32, lang card.Lang, o Options, do func(*Table)) {
		if dir == "" && (w > 1400 || testing.Short()) {
			return
		}
		tb := stillTable(v, fyne.NewSize(w, h), lang, k, o, sampleActions())
		if do != nil {
			do(tb)
		}
		img := tb.capture(fyne.NewSize(w, h), k)
		if b := img.Bounds(); b.Dx() != int(w*k) || b.Dy() != int(h*k) {
			t.Errorf("%s: the picture is %v", name, b)
		}
		n := 0
		for _, o := range append(tb.eye.kids, tb.kids...) {
			if o.Visible() {
				n++
			}
		}
		t.Logf("%s: %d objects on the table", name, n)
		if dir != "" {
			f, err := os.Create(filepath.Join(dir, name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if err := png.Encode(f, img); err != nil {
				t.Fatal(err)
			}
		}
	}
	o := DefaultOptions()
	look := func(tb *Table) { tb.lens.look(tb.shown[vaderOf(tb)]) }
	for _, s := range [][2]float32{{1366, 768}, {1920, 1080}, {2560, 1440}} {
		for _, l := range []card.Lang{card.English, card.French} {
			shot(fmt.Sprintf("table-%dx%d-%s", int(s[0]), int(s[1]), l.Code()), midgame(), s[0], s[1], 1, l, o, look)
		}
	}
	shot("drag", midgame(), 1366, 768, 1, card.English, o, func(tb *Table) { dragTo(tb, tb.view.Players[1].Hand[0].ID, 560, 420) })
	shot("drag-1920-fr", midgame(), 1920, 1080, 1, card.French, o, func(tb *Table) { dragTo(tb, tb.view.Players[1].Hand[0].ID, 420, 600) })
	shot("gaps", midgame(), 1366, 768, 1, card.English, o, func(tb *Table) { dragTo(tb, tb.view.Players[1].Hand[7].ID, 500, 300) })
	for name, way := range map[string][]int{"path": {0, 1, 2, 3}, "path-at-one-go": {0, 1, 4}} {
		v, hot := wayOf(way)
		shot(name, v, 1366, 768, 1, card.English, o, func(tb *Table) { tb.touch.startAim(vaderOf(tb)); tb.touch.setHot(hot) })
	}
	shot("battle", battle(), 1366, 768, 1, card.English, o, look)
	gambling := gameOf(t, aSabacc).View(card.Light)
	shot("sabacc", gambling, 1366, 768, 1, card.English, o, nil)
	shot("sabacc-fr", gambling, 1366, 768, 1, card.French, o, nil)
	shot("sabacc-six-fr", gameOf(t, sixCards).View(card.Light), 1366, 768, 1, card.French, o, nil)
	shot("sabacc-won", gameOf(t, aSabaccWon).View(card.Light), 1366, 768, 1, card.English, o, nil)
	shot("sabacc-1920-fr", gambling, 1920, 1080, 1, card.French, o, nil)
	dueling := gameOf(t, aDuel).View(card.Light)
	shot("duel", dueling, 1366, 768, 1, card.English, o, nil)
	shot("duel-1920-fr", dueling, 1920, 1080, 1, card.French, o, nil)
	race := gameOf(t, aRace).View(card.Light)
	shot("race", race, 1366, 768, 1, card.English, o, nil)
	shot("race-1920-fr", race, 1920, 1080, 1, card.French, o, nil)
	attack := gameOf(t, anAttackRun).View(card.Dark)
	shot("attack-run", attack, 1366, 768, 1, card.English, o, nil)
	shot("attack-run-1920-fr", attack, 1920, 1080, 1, card.French, o, nil)
	shot("battle-1920-fr", battle(), 1920, 1080, 1, card.French, o, look)
	shot("menu", midgame(), 1366, 768, 1, card.English, o, func(tb *Table) { tb.touch.openCardMenu(tb.shown[vaderOf(tb)], 300, 180) })
	shot("toast-fr", midgame(), 1366, 768, 1, card.French, o, func(tb *Table) { tb.toast.refuse(tb.view.Players[1].Hand[1].ID, 4) })
	shot("list", midgame(), 1366, 768, 1, card.English, o, func(tb *Table) {
		look(tb)
		tb.column.openList()
		tb.focus.card = vaderOf(tb) + 6
		tb.pack.refreshMarks()
	})
	shot("help", midgame(), 1366, 768, 1, card.French, o, func(tb *Table) { tb.help.show(true) })
	c := o
	c.Palette, c.Shut = Contrast, true
	shot("contrast-shut", midgame(), 1366, 768, 1, card.English, c, nil)
	for _, x := range []struct{ name, scene, look string }{{"captives", captives, "Han Solo"}, {"turned", turned, "Luke Skywalker"}, {"adrift", adrift, "Rebel Trooper"}, {"skies", skies, "Asteroid Field"}, {"orbit", orbiting, "Death Star"}} {
		v := gameOf(t, x.scene).View(card.Dark)
		at := func(tb *Table) *game.CardView {
			for _, c := range tb.shown {
				if c.Def != nil && c.Def.Title == x.look {
					return c
				}
			}
			t.Fatalf("no %s", x.look)
			return nil
		}
		shot("states-"+x.name, v, 1366, 768, 1, card.French, o, func(tb *Table) { tb.lens.look(at(tb)) })
		shot("states-shut-"+x.name, v, 1366, 768, 1, card.English, c, func(tb *Table) { tb.lens.over = at(tb); tb.lens.popZoom(at(tb)) })
	}
	m := o
	m.Palette, m.Cards = Midnight, 1.8
	shot("midnight-zoomed", playing(), 1366, 768, 1, card.English, m, look)
}

// wayOf is a table on which Vader may go along some lanes of the row: from the
// second one, if it is among them, through the others to the last.
func wayOf(lanes []int) (*game.View, spot) {
	v := midgame()
	var row []*game.LocationView
	for gi := range v.Groups {
		for li := range v.Groups[gi].Locations {
			l := &v.Groups[gi].Locations[li]
			l.Next = game.OnFoot
			if li == 0 {
				l.Next = game.BySector
			}
			row = append(row, l)
		}
	}
	o := game.Option{Key: "dark move vader", Verb: game.VMove, Card: row[1].Cards[card.Dark][0].ID, Cost: 1, Say: card.T("Move", "Bouger")}
	if len(lanes) == 3 {
		o.Verb = game.VTransit
	}
	for _, n := range lanes[2:] {
		o.Via = append(o.Via, row[n].Card.ID)
	}
	n := len(o.Via) - 1
	o.Target, o.Via = o.Via[n], o.Via[:n]
	v.Prompt.Options = []game.Option{o}
	return v, spot{Card: o.Target}
}

func vaderOf(tb *Table) game.CardID {
	return tb.view.Groups[0].Locations[1].Cards[card.Dark][0].ID
}

// playing is a table with an Interrupt being played against a destiny drawn.
func playing() *game.View {
	v := midgame()
	p := &v.Players[card.Light]
	p.Playing, p.Hand = p.Hand[4:5:5], append(p.Hand[:4:4], p.Hand[5:]...)
	v.Players[card.Dark].Drawn = v.Players[card.Dark].Lost
	v.Players[card.Dark].Lost = nil
	v.Decider = card.Dark
	return v
}

// dragTo pulls a card with the pointer and leaves it in the air.
func dragTo(tb *Table, id game.CardID, x, y float32) {
	w := tb.pack.cards[id]
	press := fyne.NewPos(w.at.W/2, w.at.H/3)
	at := func(x, y float32) fyne.Position { return fyne.NewPos(x-w.at.X, y-w.at.Y) }
	from := fyne.NewPos(w.at.X+press.X, w.at.Y+press.Y)
	last := press
	for i := range 4 {
		f := float32(i+1) / 4
		p := at(from.X+(x-from.X)*f, from.Y+(y-from.Y)*f)
		w.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p}, Dragged: fyne.NewDelta(p.X-last.X, p.Y-last.Y)})
		last = p
	}
}
