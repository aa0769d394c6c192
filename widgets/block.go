package widgets

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// The board is laid out in its own units, in which a card is 100 by 140.
const (
	cardW, cardH = 100, 140
	tuck         = 24 // how much of a tucked card shows above its host
	blockGap     = 4
)

// A spotCard is a card with its place, from the back to the front.
type spotCard struct {
	View  *game.CardView
	At    rect
	Small bool // aboard or tucked
}

// A well is one place aboard a starship or vehicle: a card's, or Free empty ones.
type well struct {
	Host game.CardID
	Slot card.Slot
	Card game.CardID // 0 when empty
	Free int
	At   rect
}

// A block is a card with everything on it and aboard it, laid out from 0, 0.
type block struct {
	W, H  float32
	Cards []spotCard
	Wells []well
	Plate rect   // behind the wells
	Fan   *block // the same in a fan, no wider: lower, with every title and number in sight; nil if it cannot be
}

// A stance is how high the cards of a block are, how large a place aboard, and how many
// halves of one stand above one another.
type stance struct {
	high, wellW, wellH float32
	halves             int
}

var (
	upright = stance{cardH, 48, 67, 4}
	fanned  = stance{cardW * 0.48, 31, 43, 2}
)

// layBlock lays out c, upright and as it is in a fan.
func layBlock(c *game.CardView) block {
	b := stand(c, upright)
	if c.Def != nil && !c.FaceDown && c.Def.Type != card.Location {
		if f := stand(c, fanned); f.W <= b.W && f.H < b.H {
			f.W, b.Fan = b.W, &f
		}
	}
	return b
}

// stand lays out c: cards on it are tucked behind, upward, with their titles showing; places
// aboard, and those in devices on it, stand to its right.
func stand(c *game.CardView, as stance) block {
	var b block
	on := flatOn(c)
	top := float32(len(on)) * tuck
	for i, o := range on {
		b.Cards = append(b.Cards, spotCard{o, rect{0, float32(i) * tuck, cardW, as.high}, true})
	}
	b.W, b.H = cardW, top+as.high
	b.Cards = append(b.Cards, spotCard{c, rect{0, top, cardW, as.high}, false})
	b.addWells(c)
	if len(b.Wells) > 0 {
		cols, halves := b.pack(top, as)
		b.Plate = rect{cardW + 1, top, float32(cols)*(as.wellW+3) + 5, 3 + float32(halves)*(as.wellH+2)/2}
		b.W = b.Plate.right()
		b.fill(c)
	}
	return b
}

func (b *block) addWells(c *game.CardView) {
	for i := range c.On {
		if d := c.On[i].Def; d != nil && d.Type == card.Device {
			b.addWells(&c.On[i])
		}
	}
	for _, s := range c.Slots {
		for i := range s.Cards {
			b.Wells = append(b.Wells, well{Host: c.ID, Slot: s.Slot, Card: s.Cards[i].ID})
		}
		if free := s.Capacity - len(s.Cards); free > 0 {
			b.Wells = append(b.Wells, well{Host: c.ID, Slot: s.Slot, Free: free})
		}
		for i := range s.Cards {
			b.addWells(&s.Cards[i])
		}
	}
}

// pack places the wells in columns, filled ones first, empty ones half as high,
// and returns how many columns there are and how many half wells the first has.
func (b *block) pack(top float32, as stance) (cols, halves int) {
	slices.SortStableFunc(b.Wells, func(x, y well) int { return min(x.Free, 1) - min(y.Free, 1) })
	half := 0 // half wells used so far
	for i := range b.Wells {
		w := &b.Wells[i]
		x, y := cardW+4+float32(half/as.halves)*(as.wellW+3), top+2+float32(half%as.halves)*(as.wellH+2)/2
		if w.Card == 0 {
			w.At = rect{x, y, as.wellW, (as.wellH - 2) / 2}
			half++
		} else {
			w.At = rect{x, y, as.wellW, as.wellH}
			half += 2
		}
	}
	return (half + as.halves - 1) / as.halves, min(half, as.halves)
}

// fill places the cards in their wells.
func (b *block) fill(c *game.CardView) {
	for i := range b.Wells {
		w := &b.Wells[i]
		if w.Card == 0 {
			continue
		}
		v := aboard(c, w.Card)
		for k, o := range flatOn(v) {
			d := float32(k+1) * 7
			b.Cards = append(b.Cards, spotCard{o, w.At.move(d, -d/2), true})
		}
		b.Cards = append(b.Cards, spotCard{v, w.At, true})
	}
}

// flatOn lists what lies on c, and on that.
func flatOn(c *game.CardView) (out []*game.CardView) {
	for i := range c.On {
		out = append(out, flatOn(&c.On[i])...)
		out = append(out, &c.On[i])
	}
	return
}

// aboard finds the card with an id in c's slots, or in those of what lies on it.
func aboard(c *game.CardView, id game.CardID) *game.CardView {
	for i := range c.On {
		if v := aboard(&c.On[i], id); v != nil {
			return v
		}
	}
	for _, s := range c.Slots {
		for i := range s.Cards {
			if s.Cards[i].ID == id {
				return &s.Cards[i]
			}
			if v := aboard(&s.Cards[i], id); v != nil {
				return v
			}
		}
	}
	return nil
}
