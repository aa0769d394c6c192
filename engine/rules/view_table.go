package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A tableView is what a seat sees of the table. It is shared by Views: nobody writes it.
type tableView struct {
	layout     *layout
	groups     []game.GroupView
	beside     [card.Sides][]game.CardView
	generation [card.Sides]int
	further    []game.FurtherText
}

// tableOf is what a seat sees of the table; that is one, where nobody sees more than the
// other.
func (g *Game) tableOf(seat card.Side) *tableView {
	l := g.laid.Of(g.Position, "how the cards lie", func(p *position.Position) *layout { return g.judging(p).lay() })
	if !l.secrets {
		seat = card.Dark
	}
	return g.tables[seat].Of(g.Position, "the table", func(p *position.Position) *tableView { return g.judging(p).tableView(seat, l) })
}

// judging judges another position of the same game.
func (r *Referee) judging(p *position.Position) *Referee {
	return &Referee{Position: p, book: r.book, room: r.work()}
}

func (r *Referee) tableView(seat card.Side, l *layout) *tableView {
	t := &tableView{layout: l}
	for side := range card.Sides {
		t.generation[side] = r.Generation(side)
		for _, id := range l.on(0) {
			if r.S.C(id).Beside == side {
				t.beside[side] = r.look(t.beside[side], id, l, seat)
			}
		}
	}
	places := r.S.Row
	row, first := make([]game.LocationView, len(places)), 0
	t.groups = make([]game.GroupView, 0, len(places))
	for i, loc := range places {
		r.locationView(&row[i], loc, l, seat)
		if i+1 < len(places) {
			row[i].Next = r.link(loc, places[i+1])
		}
		if i+1 == len(places) || !r.Kin(loc, places[i+1]) {
			t.groups = append(t.groups, game.GroupView{Name: r.System(places[first]), Locations: row[first : i+1 : i+1]})
			first = i + 1
		}
	}
	r.neighbors(row)
	t.further = r.further()
	return t
}

// A layout is what lies directly at or on each card, in order of arrival.
type layout struct {
	cards []game.CardID // all of it, by what it lies at (0: on a side of the table)
	from  []int16       // by card, where what lies at it begins; one more for the end
	under []game.CardID // the location that lies on each converted one (location.converting.under)

	count   []uint8 // by definition, how many cards of it there are: 0, 1, or 2 for more
	secrets bool    // one seat may see more of it than the other
}

// on lists what lies at a card.
func (l *layout) on(at game.CardID) []game.CardID { return l.cards[l.from[at]:l.from[at+1]] }

// lay is how the cards lie now.
func (r *Referee) lay() *layout {
	s := r.S
	var room [128]game.CardID
	all, l := room[:0], &layout{from: make([]int16, len(s.Cards)+1), count: make([]uint8, len(s.Slugs))}
	for i := 1; i < len(s.Cards); i++ {
		it := &s.Cards[i]
		switch {
		case it.Zone != game.Table && it.Zone != game.Under:
		case it.Zone == game.Under && !it.Is(game.FaceDown) && r.Def(game.CardID(i)).Type == card.Location && r.Def(it.At).Type == card.Location: // location.converting.under
			l.under = append(l.under, it.At)
		default:
			l.secrets = l.secrets || it.Zone == game.Under || it.Is(game.FaceDown)
			all = append(all, game.CardID(i))
			l.count[it.Def] = min(l.count[it.Def]+1, 2)
			l.from[it.At+1]++
		}
	}
	slices.SortFunc(all, func(a, b game.CardID) int {
		x, y := &s.Cards[a], &s.Cards[b]
		if x.At != y.At {
			return int(x.At) - int(y.At)
		}
		return int(x.Since) - int(y.Since)
	})
	for i := range s.Cards {
		l.from[i+1] += l.from[i]
	}
	l.cards = slices.Clone(all)
	return l
}

// locationView fills in a location as a seat sees it, with what is there.
func (r *Referee) locationView(v *game.LocationView, loc game.CardID, l *layout, seat card.Side) {
	r.cardView(&v.Card, loc, l, seat)
	var n [card.Sides]int
	for _, id := range l.on(loc) {
		if side, stands := r.sideAt(id); stands {
			n[side]++
		}
	}
	for side := range card.Sides {
		if n[side] > 0 {
			v.Cards[side] = make([]game.CardView, 0, n[side])
		}
	}
	for _, id := range l.on(loc) {
		if side, stands := r.sideAt(id); stands {
			v.Cards[side] = r.look(v.Cards[side], id, l, seat)
		} else {
			v.Card.On = r.look(v.Card.On, id, l, seat)
		}
	}
	r.lie(loc, l, v)
	for side := range card.Sides {
		v.Icons[side] = r.Icons(loc, side)
		v.Power[side] = r.PowerAt(side, loc)
		v.Ability[side] = r.TotalAbility(side, loc)
		v.Presence[side] = r.Occupies(side, loc)
		v.Drain[side] = -1
	}
	for side := range card.Sides {
		if v.Presence[side] && !v.Presence[side.Other()] {
			v.Controls = int8(side) + 1
		}
		if r.ControlsToDrain(side, loc) {
			v.Drain[side] = r.DrainAmount(side, loc).Total.Int()
		}
	}
}

// sideAt is the side of a location on which a card lies there; false if it lies on
// nobody's: a captive under its prison or unattended, what lies face down (what it is,
// its place must not tell), and what is no fighter.
func (r *Referee) sideAt(id game.CardID) (card.Side, bool) {
	it := r.S.C(id)
	if it.Is(game.Captive) && !it.Is(game.Loose) || it.Is(game.FaceDown) || !r.Fighter(id) && r.Def(id).Type != card.Creature {
		return 0, false
	}
	if it.Is(game.Undercover) { // spy.going-under
		return it.Owner.Other(), true
	}
	return it.Owner, true
}

// lie tells where a location is, and in what state.
func (r *Referee) lie(loc game.CardID, l *layout, v *game.LocationView) {
	it := r.S.C(loc)
	v.Belly = r.Belly(loc)
	v.Ship, v.Collapsed, v.BlownAway, v.Rotated = r.ShipOf(loc), it.Is(game.Collapsed), it.Is(game.BlownAway), r.Rotated(loc)
	if v.Mobile = r.IsMobile(loc); v.Mobile {
		v.Parsec, v.Orbits = card.Whole(int(it.Parsec)), it.Orbits
	}
	v.Sector, v.Height = r.sector(loc)
	v.Trench = r.PutsRules(loc, gametext.TrenchRules) && !r.IsSystem(loc)
	for _, over := range l.under {
		if over == loc {
			v.Converted++
		}
	}
}

// further lists the texts of locations that work at others.
func (r *Referee) further() (out []game.FurtherText) {
	for i, list := 0, r.Guests(); i < len(list); i++ {
		g := &list[i]
		text := game.FurtherText{At: g.Seat, Of: g.From, By: g.By}
		for _, cl := range g.Text.Clauses {
			if to, said := r.Heard(g, cl); said {
				text.To, text.Says = to, append(text.Says, cl.Sentence())
			}
		}
		if len(text.Says) > 0 {
			out = append(out, text)
		}
	}
	return out
}

// sector tells which kind of sector a location is, and how high it lies: the row holds
// clouds from the ground upward, and the other kinds from their system outward.
func (r *Referee) sector(loc game.CardID) (game.Sector, int) {
	for _, k := range []struct {
		kind game.Sector
		is   func(game.CardID) bool
	}{{game.Clouds, r.IsCloud}, {game.Asteroids, r.IsAsteroid}, {game.Depths, r.IsDS2Sector}} {
		if k.is(loc) {
			return k.kind, 1 + slices.Index(r.Sectors(r.System(loc), k.is), loc)
		}
	}
	return game.NoSector, 0
}

// neighbors tells which locations of the row are adjacent and related to each other.
func (r *Referee) neighbors(row []game.LocationView) {
	for i := range row {
		for j := i + 1; j < len(row); j++ {
			a, b := &row[i], &row[j]
			x, y := a.Card.ID, b.Card.ID
			if r.Adjacent(x, y) {
				a.Adjacent, b.Adjacent = append(a.Adjacent, y), append(b.Adjacent, x)
			}
			if r.Related(x, y) {
				a.Related, b.Related = append(a.Related, y), append(b.Related, x)
			}
		}
	}
}
