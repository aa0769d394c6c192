package widgets

import (
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
)

// A pack is the widgets of all cards that lie in sight, one for each, kept from View to View, and
// what lies over them.
type pack struct {
	*tableau
	cards  map[game.CardID]*cardWidget
	rims   rims
	order  []*cardWidget // as they are drawn, from the back to the front
	lifted *cardWidget   // by the pointer: a ghost goes in its stead
}

// begin, put for each card from the back to the front, and end say which widgets are drawn, and
// in what order; put gives none for a card that has none or is there already.
func (a *pack) begin() { a.order = a.order[:0] }

func (a *pack) put(id game.CardID) *cardWidget {
	c := a.cards[id]
	if c == nil || c.placed {
		return nil
	}
	c.placed = true
	a.order = append(a.order, c)
	return c
}

func (a *pack) end() {
	for id, c := range a.cards {
		if !c.placed {
			delete(a.cards, id)
			c.leave()
		}
		c.placed = false
	}
}

// widgetFor is the widget of a card, made when it is new.
func (a *pack) widgetFor(v *game.CardView) *cardWidget {
	c := a.cards[v.ID]
	if c == nil {
		c = newCardWidget(a, v.ID)
		a.cards[v.ID] = c
	}
	c.view, c.hand = v, false
	return c
}

// set puts a card's widget at a place; hidden when not in view.
func (a *pack) set(v *game.CardView, at, in rect, draw bool) {
	c := a.widgetFor(v)
	c.board = in == a.bands.Board
	at = rect{round(at.X), round(at.Y), round(at.W), round(at.H)}
	if v.Def != nil && !v.FaceDown {
		px := int(at.W*a.k + 0.5)
		h := float32(face.Height(v.Def, px)) / a.k
		if slatted(v, at) {
			h = float32(face.SlatHeight(px)) / a.k
		}
		if v.Def.Type == card.Location {
			at.Y = round(at.Y + (at.H-h)/2)
		}
		at.H = h
	}
	c.put(at)
	if !at.meets(in) {
		c.Hide()
		return
	}
	if c != a.lifted {
		c.Show()
	}
	if draw {
		c.draw()
	}
}

// onBoard tells whether a card lies at a location of the row.
func (a *pack) onBoard(id game.CardID) bool { c := a.cards[id]; return c != nil && c.board }

// drawVisible asks for the faces of cards that came into sight.
func (a *pack) drawVisible() {
	for _, c := range a.cards {
		if c.Visible() && c.img == nil {
			c.draw()
		}
	}
}

// marksOf is what lies over a card now.
func (a *pack) marksOf(c *cardWidget) (m marks) {
	id := c.id
	set := func(on bool, x marks) {
		if on {
			m |= x
		}
	}
	aiming := a.aim.card != 0
	s := spot{Card: id}
	switch {
	case aiming:
		set(id == a.aim.card, selected)
		set(a.aim.lit[s] && a.aim.hot != s && a.aim.later[s] == game.Start, target)
		set(a.aim.lit[s] && a.aim.hot != s && a.aim.later[s] != game.Start, latent)
		set(a.aim.lit[s] && a.aim.hot == s, hotSpot)
	case a.moves.direct:
		set(len(a.moves.byCard[id]) > 0, target)
	default:
		set(len(a.moves.byCard[id]) > 0, canAct)
	}
	set(a.focus.card == id && !aiming && len(a.moves.byCard[id]) > 0, focused)
	if v := c.view; v != nil {
		set(v.Fights, fights)
		set(v.Excluded, excluded)
		set(v.Moved && c.at.W > 40, moved)
	}
	return
}

// refreshMarks brings all overlays up to date.
func (a *pack) refreshMarks() {
	for _, c := range a.cards {
		if c.Visible() {
			c.setMarks(a.marksOf(c))
		}
	}
}

// cursor is the pointer's shape over a card.
func (a *pack) cursor(c *cardWidget) desktop.Cursor {
	if len(a.moves.byCard[c.id]) > 0 || a.aim.lit[spot{Card: c.id}] {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
