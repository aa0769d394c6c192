package app

import (
	"bytes"
	"image/color"
	"image/png"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"cantina/widgets"
	"cantina/widgets/face"
)

// Where the keyboard is can be seen on a main button, too, whose colour is the one that marks the others.
func TestAMainButtonShowsTheKeyboard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(widgets.Theme{})
	for _, main := range []bool{false, true} {
		b := newButton("Decks", main, func() {})
		w := test.NewTempWindow(t, b)
		picture := func() []byte {
			var out bytes.Buffer
			if err := png.Encode(&out, w.Canvas().Capture()); err != nil {
				t.Fatal(err)
			}
			return out.Bytes()
		}
		before := picture()
		w.Canvas().Focus(b)
		if bytes.Equal(before, picture()) {
			t.Errorf("main %t: with the keyboard the button looks as without", main)
		}
		w.Canvas().Unfocus()
		if !bytes.Equal(before, picture()) {
			t.Errorf("main %t: the mark stays after the keyboard has gone", main)
		}
	}
}

// In high contrast a button stands out from the black on which it stands by an edge; in the other palettes it needs none.
func TestAButtonHasAnEdgeInHighContrast(t *testing.T) {
	for palette := range widgets.Palettes {
		th := widgets.Theme{Palette: palette}
		test.NewTempApp(t).Settings().SetTheme(th)
		b := newButton("Decks", false, func() {})
		w := test.NewTempWindow(t, b)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(200, 60))
		img, s := w.Canvas().Capture(), w.Canvas().Scale()
		edge := color.NRGBAModel.Convert(img.At(int(100*s), int(0.5*s))).(color.NRGBA)
		inside := color.NRGBAModel.Convert(img.At(int(100*s), int(6*s))).(color.NRGBA)
		if r := face.Ratio(edge, inside); (r >= 3) != (palette == widgets.Contrast) {
			t.Errorf("palette %d: the edge %v of a button on %v stands out by %.1f", palette, edge, inside, r)
		}
	}
}

// A space presses a button and chooses a line of a list, and is not written into the field that this opens.
func TestASpaceIsNotWrittenIntoWhatItOpens(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.take("", "1 Nobody at all\n")
	space := func(f fyne.Focusable) { // as the driver sends it: the key, and then the letter to what has the keyboard now
		p.win.Canvas().Focus(f)
		f.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		p.win.Canvas().Focused().TypedRune(' ')
	}
	space(s.list)
	if e, ok := p.win.Canvas().Focused().(*writing); !ok || e.Text != "1 Nobody at all" {
		t.Errorf("after a line was chosen: %+v", p.win.Canvas().Focused())
	}
	p.closeModal()
	opened := newWriting("as it was", 1)
	b := newButton("Rename", false, func() {
		p.ask("Rename", opened, choice{label: "OK", main: true})
		p.win.Canvas().Focus(opened)
		opened.TypedShortcut(&fyne.ShortcutSelectAll{})
	})
	p.win.SetContent(b)
	if space(b); opened.Text != "as it was" || p.modal == nil {
		t.Errorf("after a button was pressed: %q", opened.Text)
	}
}
