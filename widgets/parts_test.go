package widgets

import (
	"bytes"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
	"cantina/engine/game"
)

var update = flag.Bool("update", false, "bless the pictures in testdata as they are drawn now")

// Each painted part of the table has a picture in each language, as it stands in a window of 1366 by
// 768, and the board one: a changed colour, word or place shows in a diff.
func TestPartsLookAsBlessed(t *testing.T) {
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	for l := range card.Langs {
		at := func(v *game.View, do func(*Table)) *Table {
			tb := stillTable(v, fyne.NewSize(1366, 768), l, 1, DefaultOptions(), sampleActions())
			if do != nil {
				do(tb)
			}
			return tb
		}
		blessed := func(name string, p *panel) {
			t.Helper()
			if !p.Visible() || p.look.img == nil {
				t.Errorf("%s is not drawn", name)
				return
			}
			matches(t, name+"-"+l.Code(), p.look.img)
		}
		mid := at(midgame(), func(tb *Table) { tb.lens.look(tb.shown[vaderOf(tb)]) })
		blessed("seat-other", mid.seats.top)
		blessed("seat-own", mid.seats.bottom)
		blessed("beside", mid.seats.beside)
		blessed("phases", mid.phases.panel)
		blessed("prompt", mid.prompt.panel)
		blessed("lens", mid.lens.panel)
		blessed("log", mid.column.panel)
		blessed("list", at(midgame(), func(tb *Table) { tb.column.openList() }).column.panel)
		blessed("fight", at(battle(), nil).column.panel)
		written(t, "menu-"+l.Code(), at(midgame(), func(tb *Table) { tb.touch.openCardMenu(tb.shown[vaderOf(tb)], 300, 180) }).menu.slip)
		written(t, "toast-"+l.Code(), at(midgame(), func(tb *Table) { tb.toast.refuse(tb.view.Players[1].Hand[1].ID, 4) }).toast.slip)
		written(t, "help-"+l.Code(), at(midgame(), func(tb *Table) { tb.help.show(true) }).help.slip)
		blessed("coach", at(midgame(), func(tb *Table) {
			tb.SetCoaching(&Coaching{List: []Advice{{Key: tb.moves.opts[0].Key, Say: "Deploy Lando", Why: "He stands alone there."}, {Say: "Pass"}}, Note: "All may be taken back.", More: "Ask", Do: func() {}})
			tb.relayout()
		}).column.panel)
		blessed("pile", at(midgame(), func(tb *Table) { tb.column.browse(card.Light, game.Lost) }).column.panel)
		blessed("news", at(midgame(), func(tb *Table) {
			log := battleLog()
			hit := log[4]
			hit.With, hit.Than = &card.Def{Title: "Imperial Blaster", Side: card.Dark, Type: card.Weapon}, card.Whole(3)
			miss := hit
			miss.Kind, miss.N = game.Missed, card.Whole(2)
			tb.news.publish(bulletin{turned: true, lines: []*game.LogLine{&log[0], &log[12]}, times: []int{1, 2}, beats: []*game.LogLine{&log[6], &log[7], &hit, &miss}, more: 3})
			tb.floats()
		}).news.panel)
		blessed("stage", at(playing(), nil).spread.stage)
		blessed("plate", at(gameOf(t, aSabacc).View(card.Light), nil).plate.panel)
		blessed("result", at(midgame(), func(tb *Table) {
			now := midgame()
			now.Log = append(now.Log[:len(now.Log):len(now.Log)], battleLog()...)
			tb.SetView(now)
		}).result.panel)
		blessed("tip", at(midgame(), func(tb *Table) {
			p := tb.bars[0].Piles[1]
			tb.pointer.pointAt(p.midX(), p.midY())
			tb.pointer.up = true
			tb.pointer.place()
		}).pointer.panel)
	}
	plain := DefaultOptions()
	plain.Plain = true // the grain of the felt would make a large file
	tb := stillTable(midgame(), fyne.NewSize(1366, 768), card.English, 1, plain, sampleActions())
	matches(t, "board", tb.board())
	tb.touch.startAim(tb.view.Players[1].Hand[0].ID)
	matches(t, "board-aimed", tb.board())
}

// board is the board alone, as it is drawn.
func (t *Table) board() *image.RGBA {
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(t.eye)
	c.Resize(t.size)
	all, b := c.Capture(), t.bands.Board
	at := image.Rect(int(b.X), int(b.Y), int(b.right()), int(b.bottom()))
	out := image.NewRGBA(image.Rect(0, 0, at.Dx(), at.Dy()))
	draw.Draw(out, out.Rect, all, at.Min, draw.Src)
	return out
}

// matches compares a picture with the blessed one: letters may differ by what rounding does.
func matches(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	ground := image.NewRGBA(got.Rect) // a picture with holes does not survive being saved
	draw.Draw(ground, ground.Rect, image.Black, image.Point{}, draw.Src)
	draw.Draw(ground, ground.Rect, got, got.Rect.Min, draw.Over)
	path := filepath.Join("testdata", "parts", name+".png")
	var buf bytes.Buffer
	if err := png.Encode(&buf, ground); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(path, buf.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatalf("%v; bless it with: go test ./widgets -run Blessed -update", err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(img.Bounds())
	draw.Draw(want, want.Rect, img, img.Bounds().Min, draw.Src)
	differ := 0
	if want.Rect.Size() == ground.Rect.Size() {
		for i, x := range want.Pix {
			if d := int(x) - int(ground.Pix[i]); d > 4 || d < -4 {
				differ++
			}
		}
	} else {
		differ = len(want.Pix)
	}
	if differ > len(want.Pix)/400 {
		now := filepath.Join(os.TempDir(), "cantina-"+name+".png")
		if err := os.WriteFile(now, buf.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s is not as blessed: %d of %d values differ, sizes %v and %v; look at %s and bless it with -update", name, differ, len(want.Pix), ground.Rect.Size(), want.Rect.Size(), now)
	}
}

// written compares what stands on a slip with the blessed markup.
func written(t *testing.T, name string, s *slip) {
	t.Helper()
	if !s.body.Visible() {
		t.Errorf("%s is not shown", name)
		return
	}
	got, path := test.RenderObjectToMarkup(s.body), filepath.Join("testdata", "parts", name+".xml")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; bless it with: go test ./widgets -run Blessed -update", err)
	}
	if got != string(want) {
		t.Errorf("%s is not as blessed; bless it with -update, and read the diff", name)
	}
}
