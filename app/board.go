package app

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A board is a position that is being set up: locations in their order, and what lies where.
// It is plain data, and written as the text of a scene.
type board struct {
	rows  []*piece              // locations
	side  [card.Sides][]*piece  // beside the table
	piles [card.Sides]boardPile // by zone
	turn  card.Side
	phase game.Phase
}

// A boardPile are the named cards of each pile, the top one first, and how many cards that do
// not matter lie below them.
type boardPile struct {
	cards [game.Hand + 1][]*piece
	blank [game.Hand + 1]int
}

// A piece is a card on the board, with what lies on it or is aboard.
type piece struct {
	def  *card.Def
	side card.Side // whose half of a location it is on
	slot card.Slot // aboard what it is on; OnCard on it
	on   []*piece

	states []string // words of a scene (boardStates)
}

// newBoard is an empty board: light's deploy phase, with a little Force on both sides.
func newBoard() *board {
	b := &board{turn: card.Light, phase: game.Deploy}
	for side := range card.Sides {
		b.piles[side].blank = [game.Hand + 1]int{game.Reserve: 20, game.Force: 5}
	}
	return b
}

// text is the board as a scene.
func (b *board) text() string {
	var out strings.Builder
	for side := range card.Sides {
		fields := []string{}
		for _, row := range b.rows {
			var here []string
			for _, p := range row.on {
				if p.side == card.Side(side) {
					here = append(here, p.words(card.Side(side)))
				}
			}
			if len(here) > 0 {
				fields = append(fields, fmt.Sprintf("at %q: %s", row.def.Slug, strings.Join(here, ", ")))
			}
		}
		var beside []string
		for _, p := range b.side[side] {
			beside = append(beside, p.words(card.Side(side)))
		}
		if len(beside) > 0 {
			fields = append(fields, "table: "+strings.Join(beside, ", "))
		}
		fields = append(fields, b.piles[side].words(card.Side(side))...)
		fmt.Fprintf(&out, "%-6s %s\n", card.Side(side).String()+":", strings.Join(fields, "\n       "))
	}
	var rows []string
	for _, row := range b.rows {
		rows = append(rows, row.def.Side.String()+" "+fmt.Sprintf("%q", row.def.Slug)+row.state())
	}
	if len(rows) > 0 {
		fmt.Fprintf(&out, "locations: %s\n", strings.Join(rows, ",\n           "))
	}
	fmt.Fprintf(&out, "phase: %s %s\n", b.turn, b.phase)
	return out.String()
}

// words are the piles as fields of a side.
func (p *boardPile) words(side card.Side) (fields []string) {
	for _, z := range boardPiles {
		var list []string
		for _, one := range p.cards[z.zone] {
			list = append(list, one.words(side))
		}
		if n := p.blank[z.zone]; n > 0 || z.zone == game.Reserve && len(list) == 0 {
			list = append(list, fmt.Sprint(n))
		}
		if len(list) > 0 {
			fields = append(fields, z.word+": "+strings.Join(list, ", "))
		}
	}
	return fields
}

// words are a piece on a line of a side.
func (p *piece) words(line card.Side) string {
	text := fmt.Sprintf("%q", p.def.Slug)
	if p.def.Side != line {
		text = p.def.Side.String() + " " + text
	}
	text += p.state()
	var seats []string
	for _, o := range p.on {
		if o.slot == card.OnCard {
			text += " with " + o.words(line)
		}
	}
	for slot := card.Pilot; slot < card.Slots; slot++ {
		var who []string
		for _, o := range p.on {
			if o.slot == slot {
				who = append(who, o.words(line))
			}
		}
		if len(who) > 0 {
			seats = append(seats, slot.String()+" "+strings.Join(who, ", "))
		}
	}
	if len(seats) > 0 {
		text += " { " + strings.Join(seats, "; ") + " }"
	}
	return text
}

// state is what a scene says of the states of a piece.
func (p *piece) state() string {
	if len(p.states) == 0 {
		return ""
	}
	return " [" + strings.Join(p.states, ", ") + "]"
}

// put puts a card somewhere; on is the piece that is meant by the spot, or nil.
func (b *board) put(d *card.Def, at spotOnBoard, on *piece) *piece {
	p := &piece{def: d, side: d.Side}
	p.atHome(on)
	switch {
	case at.pile:
		list := &b.piles[at.side].cards[at.zone]
		*list = append([]*piece{p}, *list...)
	case at.row:
		b.rows = append(b.rows, p)
	case on != nil:
		p.slot = slotOn(on.def, d)
		p.side = on.side
		if on.def.Type == card.Location {
			p.side = d.Side
		}
		on.on = append(on.on, p)
	default:
		b.side[at.side] = append(b.side[at.side], p)
	}
	return p
}

// slotOn is the kind of place that a card takes on or aboard another.
func slotOn(on, d *card.Def) card.Slot {
	switch {
	case on.Type != card.Starship && on.Type != card.Vehicle:
		return card.OnCard
	case d.Type == card.Character && d.Has("pilot") && on.Type == card.Starship:
		return card.Pilot
	case d.Type == card.Character && on.Type == card.Vehicle:
		return card.Driver
	case d.Type == card.Character:
		return card.Passenger
	case d.Type == card.Vehicle:
		return card.VehicleBay
	case d.Type == card.Starship:
		return card.StarfighterBay
	}
	return card.OnCard
}

// remove takes a piece away, with all that lies on it.
func (b *board) remove(p *piece) {
	var from func(list []*piece) []*piece
	from = func(list []*piece) []*piece {
		list = slices.DeleteFunc(list, func(o *piece) bool { return o == p })
		for _, o := range list {
			o.on = from(o.on)
		}
		return list
	}
	for _, list := range b.lists() {
		*list = from(*list)
	}
}

// clone is another board that is as this one.
func (b *board) clone() *board {
	c := *b
	for _, list := range c.lists() {
		*list = clonePieces(*list)
	}
	return &c
}

func clonePieces(list []*piece) (out []*piece) {
	for _, p := range list {
		q := *p
		q.on, q.states = clonePieces(p.on), slices.Clone(p.states)
		out = append(out, &q)
	}
	return out
}

// path is the way to a piece from the board, by which it is found again in a clone: which
// list, then the places in the lists below. nil if it is not there.
func (b *board) path(p *piece) []int {
	for i, list := range b.lists() {
		if way := pathIn(*list, p); way != nil {
			return append([]int{i}, way...)
		}
	}
	return nil
}

func pathIn(list []*piece, p *piece) []int {
	for i, o := range list {
		if o == p {
			return []int{i}
		}
		if way := pathIn(o.on, p); way != nil {
			return append([]int{i}, way...)
		}
	}
	return nil
}

// at is the piece at a path, nil if there is none.
func (b *board) at(path []int) (p *piece) {
	if len(path) < 2 {
		return nil
	}
	list := *b.lists()[path[0]]
	for _, i := range path[1:] {
		p = list[i]
		list = p.on
	}
	return p
}

// lists are all lists of pieces that lie on nothing.
func (b *board) lists() (out []*[]*piece) {
	out = append(out, &b.rows)
	for side := range card.Sides {
		out = append(out, &b.side[side])
		for _, z := range boardPiles {
			out = append(out, &b.piles[side].cards[z.zone])
		}
	}
	return out
}

// pieceOf is the piece that a card of a view is: the one at the same place, equal ones one
// after the other.
func (b *board) pieceOf(v *game.View) map[game.CardID]*piece {
	out := map[game.CardID]*piece{}
	taken := map[*piece]bool{}
	match := func(c *game.CardView, list []*piece) {
		for _, p := range list {
			if c.Def != nil && !taken[p] && p.def.Slug == c.Def.Slug {
				taken[p], out[c.ID] = true, p
				return
			}
		}
	}
	var below func(c *game.CardView)
	below = func(c *game.CardView) {
		p := out[c.ID]
		if p == nil {
			return
		}
		for i := range c.On {
			match(&c.On[i], p.on)
			below(&c.On[i])
		}
		for _, s := range c.Slots {
			for i := range s.Cards {
				match(&s.Cards[i], p.on)
				below(&s.Cards[i])
			}
		}
	}
	for gi := range v.Groups {
		for li := range v.Groups[gi].Locations {
			l := &v.Groups[gi].Locations[li]
			match(&l.Card, b.rows)
			row := out[l.Card.ID]
			if row == nil {
				continue
			}
			for side := range l.Cards {
				for i := range l.Cards[side] {
					match(&l.Cards[side][i], row.on)
					below(&l.Cards[side][i])
				}
			}
			below(&l.Card)
		}
	}
	for side := range card.Sides {
		for i := range v.Players[side].Beside {
			c := &v.Players[side].Beside[i]
			match(c, b.side[side])
			below(c)
		}
		for i := range v.Players[side].Hand {
			match(&v.Players[side].Hand[i], b.piles[side].cards[game.Hand])
		}
	}
	return out
}

// mayBePlaced tells whether a card may stand in a position.
func mayBePlaced(k *catalog.Card) bool { return k.Whole() }
