package widgets

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
)

// TestAPanelIsKeptByTheScreenAlone asks that what the screen has taken is not kept as well, that it is
// painted again when the screen asks once more, and that what is painted alike changes nothing.
func TestAPanelIsKeptByTheScreenAlone(t *testing.T) {
	test.NewTempApp(t)
	test.NewTempWindow(t, nil)
	tb := stillTable(midgame(), fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	p := tb.seats.bottom
	if p.look.img == nil {
		t.Fatal("nothing waits for the screen")
	}
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(tb)
	c.Resize(fyne.NewSize(1366, 768))
	first := c.Capture().(*image.NRGBA)
	if p.look.img != nil {
		t.Error("the picture is kept although the screen has it")
	}
	hits := len(p.hits)
	again := c.Capture().(*image.NRGBA)
	if string(first.Pix) != string(again.Pix) || len(p.hits) != hits {
		t.Error("asked for again, the panel is another")
	}
	if p.print() {
		t.Error("what is painted alike is shown anew")
	}
}

// TestSheetsAreLetGo asks that the sheets which wait are counted, and gone when they are let go.
func TestSheetsAreLetGo(t *testing.T) {
	LetGo()
	paper.give(image.NewRGBA(image.Rect(0, 0, 100, 50)))
	if Spare() != 20000 {
		t.Errorf("%d bytes wait", Spare())
	}
	if LetGo(); Spare() != 0 || paper.take(image.Rect(0, 0, 100, 50)) != nil {
		t.Errorf("%d bytes wait, let go", Spare())
	}
}
