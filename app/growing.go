package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/widgets"
)

// grown is how much larger than in a small window the screens stand (widgets.Grown): one window, one
// size. The player's own scale comes on top of it.
var grown float32 = 1

// letters is how large letters stand, and what is measured by them: the player's scale, and the window's.
func (p *program) letters() float32 { return p.opts.Scale * grown }

// growing is a screen's content that grows with the window.
func (p *program) growing(content fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&grower{p: p}, content)
}

// A grower gives its object the whole window, and has the screen made anew when the window has come
// to another size of letters.
type grower struct{ p *program }

var _ fyne.Layout = (*grower)(nil)

// MinSize implements fyne.Layout.
func (g *grower) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout implements fyne.Layout.
func (g *grower) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.Position{})
	objects[0].Resize(size)
	all := g.p.win.Canvas().Size() // with the menu, whose height changes with the letters
	want := widgets.Grown(all.Width, all.Height)
	if want == grown || all.Width < 100 {
		return
	}
	grown = want
	g.p.post(func() {
		g.p.look()
		if g.p.modal == nil && !g.p.reading.open {
			g.p.show(g.p.screen)
		}
	})
}
