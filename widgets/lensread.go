package widgets

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// The large card says all of its text: a location grows until it does, and what finds no room on a face
// stands among the lines beside it, which scroll.

// A reading is how a card is shown large: its face, and the lines beside it.
type reading struct {
	key  faceKey
	rows []row
}

// lineStep is the distance of lines beside the large card, in furniture units.
const lineStep = 17

// reads lays a card out in a place of w by h.
func (ln *lens) reads(v *game.CardView, w, h, u float32) (r reading) {
	r.rows = ln.explained(v, w, u)
	if r.key = ln.sized(v, w, h-roomOf(r.rows, h, u)); !ln.whole(r.key) {
		r.rows = append(r.rows, ln.textRows(v, w, u)...)
		r.key = ln.sized(v, w, h-roomOf(r.rows, h, u))
	}
	return r
}

// roomOf is how much of h the lines beside a large card take.
func roomOf(rows []row, h, u float32) float32 {
	if len(rows) == 0 {
		return 0
	}
	return min(float32(len(rows))*lineStep*u+10*u, h*0.52)
}

// sized is the face of a card in a place of w by h: a location as high as its text needs.
func (ln *lens) sized(v *game.CardView, w, h float32) faceKey {
	if v.Def == nil || v.FaceDown || v.Def.Type != card.Location {
		return ln.faceKey(v, round(min(w, round(h*5/7))))
	}
	key := ln.faceKey(v, round(w))
	if key.look.FaceDown {
		return key
	}
	best, tall := key, key
	for tall.look.High = face.Height(v.Def, key.look.Width); float32(tall.look.High)/ln.k <= h; tall.look.High += max(tall.look.High/12, 1) {
		was, is := ln.text(best), ln.text(tall)
		if is.whole && (!was.whole || is.size > was.size) || tall.look.High == face.Height(v.Def, key.look.Width) {
			best = tall
		}
		if is.whole && (is.size == 0 || is.size >= easy*ln.bands.U*ln.k) {
			break
		}
	}
	return best
}

// easy is how large a text is read without pains, in furniture units.
const easy = 12

// A wholeness is how a card's text stands on a face: whether all of it does, and how large, in pixels.
type wholeness struct {
	whole bool
	size  float32
}

// whole tells whether all of a card's text stands on a face.
func (ln *lens) whole(k faceKey) bool { return ln.text(k).whole }

// text is how a card's text stands on a face.
func (ln *lens) text(k faceKey) wholeness {
	if k.def == nil || k.look.FaceDown {
		return wholeness{whole: true}
	}
	is, known := ln.wholes[k]
	if !known {
		if ln.wholes == nil || len(ln.wholes) > maxWholes {
			ln.wholes = map[faceKey]wholeness{}
		}
		is.whole, is.size = face.Whole(k.def, k.look)
		ln.wholes[k] = is
	}
	return is
}

// maxWholes bounds the faces of which is kept whether all of their text stands on them.
const maxWholes = 500

// textRows are the lines of a card's text, w wide.
func (ln *lens) textRows(v *game.CardView, w, u float32) (out []row) {
	add := func(s string) {
		for _, l := range ink.Wrap(ink.Plain, 13.5*u, w-18*u, s) {
			out = append(out, row{left: l, wide: true, text: true})
		}
	}
	d := v.Face()
	for _, s := range (&side{def: d}).lines(ln.lang) {
		add(s)
	}
	for s := range card.Sides {
		if words := d.TextFor(s, ln.lang); len(words) > 0 {
			out = append(out, row{icon: [...]string{"dark force", "light force"}[s], left: card.SideNames[s][ln.lang], head: true})
			add(strings.Join(words, " "))
		}
	}
	return out
}
