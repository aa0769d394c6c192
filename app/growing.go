package app

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/widgets"
)

// grown is how large everything stands on the screens that are no table, letters and all that is
// measured by them: one window, one size. In a window of 1366x768 at the player's own scale of 1 it is 1.
var grown float32 = 1

// roomWide and roomTall are a window in which every screen stands whole where grown is 1
// (TestScreensStandWhole).
const roomWide, roomTall = 1040, 600

// menuTall is how high the menu of a window stands where grown is 1.
const menuTall = 28

// grownIn is grown in a window of w by h with the player's own scale: as much as he asks for, as long
// as every screen stands whole.
func grownIn(w, h, scale float32) float32 {
	k := min(widgets.Grown(w, h)*scale, w/roomWide, h/roomTall)
	return max(float32(math.Floor(float64(k)*20+0.01))/20, 0.6)
}

// regrow takes the size that belongs to the window as it stands, and tells whether it is another one.
func (p *program) regrow() bool {
	all := p.win.Canvas().Size() // with the menu, whose height changes with the letters
	if all.Width < 100 {
		return false
	}
	was := grown
	grown = grownIn(all.Width, all.Height, p.opts.Scale)
	return grown != was
}

// growing is a screen's content that grows with the window.
func (p *program) growing(content fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&grower{p: p}, content)
}

// A grower gives its object the whole window, and has the screen made anew when the window has come
// to another size of letters.
type grower struct{ p *program }

var _ fyne.Layout = (*grower)(nil)

// MinSize implements fyne.Layout. It is never more than the room in which every screen stands whole: a
// text that was not laid out yet may ask for one line a word, and the window would grow with it and stay.
func (g *grower) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Min(fyne.NewSize(roomWide*grown, (roomTall-menuTall)*grown))
}

// Layout implements fyne.Layout.
func (g *grower) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(size)
	if !g.p.regrow() {
		return
	}
	g.p.post(func() {
		g.p.look()
		if g.p.modal == nil && !g.p.reading.open {
			g.p.show(g.p.screen)
		}
	})
}
