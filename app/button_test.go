package app

import (
	"bytes"
	"image/png"
	"testing"

	"fyne.io/fyne/v2/test"

	"cantina/widgets"
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
