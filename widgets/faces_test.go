package widgets

import (
	"image"
	"testing"

	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
)

// A hall is faces of which one at most is drawn at a time, and whose posts wait.
func hall() (*faces, chan func()) {
	posts := make(chan func(), 100)
	f := newFaces(func(do func()) { posts <- do })
	f.slots = make(chan struct{}, 1)
	return f, posts
}

func backOf(w int) faceKey { return faceKey{look: face.Look{Width: w, FaceDown: true}} }

// What was asked for at a view that nobody sees any more is not drawn; what the new view asks for
// is, also if an older one had asked for it.
func TestFacesNobodySeesAreNotDrawn(t *testing.T) {
	f, posts := hall()
	f.slots <- struct{}{} // the painter is busy
	got := map[int]int{}
	ask := func(w int) { f.get(backOf(w), func(img *image.RGBA) { got[w]++ }) }
	ask(40)
	ask(41)
	f.turn()
	f.quick = 0
	ask(41)
	ask(42)
	<-f.slots
	for len(f.wait) > 0 {
		(<-posts)()
	}
	if got[40] != 0 || f.have[backOf(40)] != nil {
		t.Error("a face was drawn that nobody sees")
	}
	if got[41] != 1 || got[42] != 1 {
		t.Errorf("told %v", got)
	}
}

// The pictures that are kept are bounded; those of the view at hand stay.
func TestFacesAreBounded(t *testing.T) {
	f, _ := hall()
	f.now = true
	f.get(backOf(300), nil)
	one := f.bytes
	for i := range 3 * maxFaces / one {
		f.turn()
		f.get(backOf(300), nil)
		other := backOf(300)
		other.look.Numbers[card.Power] = card.Some(card.Num(i))
		f.get(other, nil)
	}
	if f.bytes > maxFaces || f.have[backOf(300)] == nil {
		t.Errorf("%d bytes of %d", f.bytes, maxFaces)
	}
	sum := 0
	for _, e := range f.have {
		sum += len(e.img.Pix)
	}
	if sum != f.bytes {
		t.Errorf("%d bytes are counted, %d kept", f.bytes, sum)
	}
}

// Of the faces that fill a column only those in sight are kept.
func TestLargeFacesAreKeptInSight(t *testing.T) {
	f, _ := hall()
	f.now = true
	small := f.get(backOf(100), nil)
	f.get(backOf(700), nil)
	f.get(backOf(800), nil)
	if len(f.have) != 3 {
		t.Errorf("%d faces are kept of one view", len(f.have))
	}
	f.turn()
	f.get(backOf(900), nil)
	if f.have[backOf(700)] != nil || f.have[backOf(800)] != nil || f.have[backOf(900)] == nil || f.get(backOf(100), nil) != small {
		t.Errorf("%d faces are kept", len(f.have))
	}
}

// A card that is not in sight any more keeps no picture: Fyne remembers its widget.
func TestACardThatLeavesKeepsNoPicture(t *testing.T) {
	r := newRig(t, midgame())
	r.drain()
	v := midgame()
	c := r.tb.pack.cards[v.Players[v.Seat].Hand[0].ID]
	face := test.WidgetRenderer(c).(*cardRenderer).face
	if face.Image == nil {
		t.Fatal("it is not drawn")
	}
	v.Players[v.Seat].Hand = v.Players[v.Seat].Hand[1:]
	r.tb.SetView(v)
	if face.Image != nil || face.Visible() || c.img != nil {
		t.Error("its picture is kept")
	}
}

// A view that comes with another seat shows all its faces in its first frame: nothing is left to be
// drawn after it.
func TestAViewHasItsFacesAtOnce(t *testing.T) {
	r := newRig(t, midgame())
	other := midgame()
	other.Seat = other.Seat.Other()
	for _, v := range []*game.View{midgame(), other, midgame()} {
		r.tb.SetView(v)
		for _, c := range r.tb.pack.cards {
			if c.Visible() && (c.img == nil || c.drawn != c.key) {
				t.Errorf("%s has no face in the first frame", c.view.Key)
			}
		}
		if n := len(r.tb.faces.wait); n > 0 {
			t.Errorf("%d faces are still to be drawn", n)
		}
	}
}

// A card whose number changes twice before its face is drawn shows the newest.
func TestACardShowsItsNewestFace(t *testing.T) {
	r := newRig(t, midgame())
	r.drain()
	v := midgame()
	c := r.tb.pack.cards[v.Players[v.Seat].Hand[0].ID]
	old := c.img
	num := func(n card.Num) { c.view.Now[card.Destiny] = card.Some(n); c.draw() }
	num(7)
	r.tb.faces.turn()
	num(8)
	r.drain()
	if c.img == old || c.drawn != c.key || c.key.look.Numbers[card.Destiny].N != 8 {
		t.Errorf("it shows %+v", c.drawn.look.Numbers[card.Destiny])
	}
}
