package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/game"
)

// A toucher is told what the pointer does to the cards and panels of a table.
type toucher interface {
	cardTapped(c *cardWidget, at fyne.Position)
	cardDragged(c *cardWidget, e *fyne.DragEvent)
	cardDragEnd(c *cardWidget)
	openCardMenu(v *game.CardView, x, y float32)
	tappedFelt(x, y float32)
	pointAt(x, y float32)
	hoverCard(v *game.CardView)
	hoverOut(id game.CardID)
}

// A mouse is the parts of a table that answer the pointer, each what it knows.
type mouse struct {
	*touch
	*drag
	*pointer
	*lens
}

var _ toucher = mouse{}

// A cardWidget is one card on screen. It draws a picture and an overlay and
// tells the table what the pointer does; the table decides what that means.
type cardWidget struct {
	widget.BaseWidget
	t     *pack
	id    game.CardID
	view  *game.CardView
	at    rect
	hand  bool
	board bool

	placed bool // while it is said in what order cards are drawn

	key   faceKey // of the picture that it should show
	drawn faceKey // of the one that it shows
	img   *image.RGBA
	mark  marks
	rim   *image.RGBA
}

var (
	_ fyne.Tappable          = (*cardWidget)(nil)
	_ fyne.SecondaryTappable = (*cardWidget)(nil)
	_ fyne.Draggable         = (*cardWidget)(nil)
	_ desktop.Hoverable      = (*cardWidget)(nil)
	_ desktop.Cursorable     = (*cardWidget)(nil)
)

func newCardWidget(t *pack, id game.CardID) *cardWidget {
	c := &cardWidget{t: t, id: id}
	c.ExtendBaseWidget(c)
	return c
}

// put moves the card to a place and asks for its picture.
func (c *cardWidget) put(at rect) {
	c.at = at
	c.Move(at.pos())
	c.Resize(at.size())
}

// draw asks for the picture of the card as it is now, and shows it when it is there.
func (c *cardWidget) draw() {
	k := c.t.faceIn(c.view, c.at)
	c.key = k
	if k == c.drawn && c.img != nil {
		return
	}
	if img := c.t.faces.get(k, func(img *image.RGBA) { c.arrived(k, img) }); img != nil {
		c.arrived(k, img)
	}
}

func (c *cardWidget) arrived(k faceKey, img *image.RGBA) {
	if k == c.key {
		c.drawn = k
		c.show(img)
	}
}

func (c *cardWidget) show(img *image.RGBA) {
	if c.img != img {
		c.img = img
		c.Refresh()
	}
}

// leave gives the pictures of a card away that is not in sight any more: Fyne remembers a widget for
// a minute or more.
func (c *cardWidget) leave() {
	c.key, c.drawn, c.img, c.rim = faceKey{}, faceKey{}, nil, nil
	c.Refresh()
}

// setMarks changes what lies over the card.
func (c *cardWidget) setMarks(m marks) {
	t := c.t
	key := rimKey{m: m, st: t.statesOf(c.view), lang: t.lang, p: t.opt.Palette}
	key.covers = t.moves.covers(c.id)
	if l := t.places[c.id]; l != nil {
		key.high, key.laden = uint8(l.Height), len(c.view.On) > 0 && len(key.st.loud()) > 0
	}
	if len(key.st.loud()) == 0 && key.high == 0 && !key.st.has("overlaid") {
		key.st = 0
	}
	key.tucked = key.st != 0 && t.tucked(c.view, c.at.W)
	var rim *image.RGBA
	if key.m != 0 || key.st != 0 || key.covers != "" {
		rim = t.rims.get(c.at.W, c.at.H, t.k, key)
	}
	if c.mark != m || c.rim != rim {
		c.mark, c.rim = m, rim
		c.Refresh()
	}
}

func (c *cardWidget) Tapped(e *fyne.PointEvent) { c.t.on.cardTapped(c, e.Position) }
func (c *cardWidget) TappedSecondary(e *fyne.PointEvent) {
	c.t.house.grab() // Escape closes the menu, wherever the keyboard was
	c.t.on.openCardMenu(c.view, c.at.X+e.Position.X, c.at.Y+e.Position.Y)
}
func (c *cardWidget) Dragged(e *fyne.DragEvent) { c.t.on.cardDragged(c, e) }
func (c *cardWidget) DragEnd()                  { c.t.on.cardDragEnd(c) }
func (c *cardWidget) MouseIn(e *desktop.MouseEvent) {
	c.MouseMoved(e)
	c.t.on.hoverCard(c.view)
}
func (c *cardWidget) MouseMoved(e *desktop.MouseEvent) {
	c.t.mouse = e.Position.AddXY(c.at.X, c.at.Y)
}
func (c *cardWidget) MouseOut()              { c.t.on.hoverOut(c.id) }
func (c *cardWidget) Cursor() desktop.Cursor { return c.t.cursor(c) }

// MinSize is nothing: the table gives the size.
func (c *cardWidget) MinSize() fyne.Size { return fyne.Size{} }

func (c *cardWidget) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{c: c, face: picture(), rim: picture()}
	r.Refresh()
	return r
}

// picture is an image object that is neither resampled nor moved.
func picture() *canvas.Image {
	i := &canvas.Image{}
	i.ScaleMode, i.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	i.Hide()
	return i
}

// setPicture shows img in i, or nothing. It tells whether the picture comes into sight: what
// was hidden belongs to no window yet, so that whoever holds it must ask to be painted.
func setPicture(i *canvas.Image, img *image.RGBA) (comes bool) {
	if img == nil {
		if i.Visible() {
			i.Hide()
		}
		if i.Image != nil { // nor does the screen keep it
			i.Image = nil
			i.Refresh()
		}
		return false
	}
	if i.Image != image.Image(img) {
		i.Image = img
		i.Refresh()
	}
	if i.Visible() {
		return false
	}
	i.Show()
	return true
}

type cardRenderer struct {
	c         *cardWidget
	face, rim *canvas.Image
}

func (r *cardRenderer) Layout(size fyne.Size) {
	r.face.Resize(size)
	r.rim.Resize(size)
}
func (r *cardRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *cardRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.face, r.rim} }
func (r *cardRenderer) Destroy()                     {}
func (r *cardRenderer) Refresh() {
	face, rim := setPicture(r.face, r.c.img), setPicture(r.rim, r.c.rim)
	r.Layout(r.c.Size())
	if face || rim {
		canvas.Refresh(r.c)
	}
}
