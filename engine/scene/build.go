package scene

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Start builds the position and runs the game to its first decision.
func (s *Scene) Start(cat *catalog.Catalog) (game.Game, error) {
	g, err := s.Still(cat)
	if err != nil {
		return nil, err
	}
	g.(*rules.Game).Halts = false
	g.(*rules.Game).Run()
	return g, nil
}

// Still builds the position and stops in its phase, also where nobody has a choice there.
func (s *Scene) Still(cat *catalog.Catalog) (game.Game, error) {
	r := &runner{scene: s, cat: cat}
	if !r.build() {
		return nil, r.failures[0]
	}
	if r.g == nil {
		return nil, card.Because("%s: only decks are asked about, no game begins", "%s : il n’est question que de decks, aucune partie ne commence", s.Title)
	}
	return r.g, nil
}

// state is the state at the first decision.
func (s *Scene) state(cat *catalog.Catalog) (*game.State, error) {
	g, err := s.Start(cat)
	if err != nil {
		return nil, err
	}
	return g.(*rules.Game).S, nil
}

// build makes the game of the scene. It returns false if that fails.
func (r *runner) build() bool {
	s := r.scene
	r.anyDestiny()
	if s.decks {
		return r.fromDecks()
	}
	st := &game.State{Options: s.options(), Rand: s.Seed, Turn: int16(s.Turn), Active: s.Side, Phase: s.Phase}
	r.g = rules.FromState(r.cat, st)
	r.rows()
	late := []put{}
	for _, p := range s.puts {
		if p.kind == onCard {
			late = append(late, p) // it may lie on a card of the other side
			continue
		}
		r.put(p)
	}
	for _, p := range late {
		r.put(p)
	}
	for _, id := range st.Row {
		rules.Settle(r.g, id)
	}
	for side := range card.Sides {
		if !r.has(side, game.Reserve) {
			r.fillers(side, game.Reserve, 20)
		}
	}
	for _, n := range s.nexts {
		r.next(n)
	}
	if len(r.failures) > 0 {
		return false
	}
	if bad := st.Check(); len(bad) > 0 {
		r.fail(span{s.pos, s.pos + 1}, "", "the position is impossible: %s", bad[0])
		return false
	}
	rules.StartAt(st, s.Side, s.Phase)
	r.g.Halts = true
	r.g.Run()
	r.settle()
	return true
}

// has tells whether the scene says anything of a pile.
func (r *runner) has(side card.Side, z game.Zone) bool {
	for _, p := range r.scene.puts {
		if p.kind == inPile && p.zone == z && p.side == side {
			return true
		}
	}
	return false
}

// rows puts the locations into the row: those with an order as they stand, the
// others where the rules place them, in the version of the side that names them
// (dark's if both do).
func (r *runner) rows() {
	st := r.g.S
	for _, l := range r.scene.locations {
		var chain []game.CardID
		for at := &l; at != nil; at = at.over {
			d, ok := r.def(at.name)
			if !ok {
				return
			}
			id := r.add(d, r.cat.At(int(d)).Side, game.Hand)
			st.Edit(id).Flags, st.Edit(id).Parsec = at.flags, at.parsec
			if at.started {
				st.Change().Starts[r.cat.At(int(d)).Side] = id
			}
			chain = append(chain, id)
		}
		below := chain[len(chain)-1]
		st.ToRow(below, len(st.Row))
		for i := len(chain) - 2; i >= 0; i-- {
			st.Convert(chain[i], below)
			below = chain[i]
		}
		r.happened(below, l.marks)
	}
	for _, id := range st.Row {
		rules.Settle(r.g, id)
	}
	for i, l := range r.scene.locations { // in orbit of the system at its parsec
		for _, id := range st.Row {
			if n := r.printed(id).Num[card.Parsec]; l.orbits && id != st.Row[i] && n == card.Some(card.Whole(int(l.parsec))) {
				st.Edit(st.Row[i]).Orbits = id
			}
		}
	}
	for _, side := range []card.Side{card.Dark, card.Light} {
		for _, p := range r.scene.puts {
			if p.kind != atPlace || p.side != side || r.inRow(p.place) != 0 {
				continue
			}
			d, ok := r.def(p.place)
			if !ok {
				continue
			}
			if k := r.cat.At(int(d)); k.Type != card.Location {
				r.fail(p.place.span, "cards aboard something stand in braces after it: Devastator { pilot DS-61-2 }", "%q is no location", k.Title)
				continue
			}
			rules.PlaceInRow(r.g, r.add(d, r.cat.At(int(d)).Side, game.Hand))
		}
	}
}

// add makes a new copy of card d of the catalog.
func (r *runner) add(d int32, owner card.Side, z game.Zone) game.CardID {
	k := r.cat.At(int(d))
	id := r.g.Add(k.Slug, k.Side, z)
	if k.Side != owner { // stolen
		r.g.S.Give(id, owner)
	}
	return id
}

// inRow is the location of the row that a name means, or 0.
func (r *runner) inRow(n name) game.CardID {
	n.own = false
	for _, id := range r.g.S.Row {
		if r.means(id, n) {
			return id
		}
	}
	return 0
}

// put lays the cards of one field.
func (r *runner) put(p put) {
	st := r.g.S
	switch p.kind {
	case atPlace:
		if at := r.inRow(p.place); at != 0 {
			r.lay(p.items, at, card.OnCard, p.side)
		}
	case onSide:
		r.lay(p.items, 0, card.OnCard, p.side)
	case onCard:
		ids := r.all(p.place, func(c *game.Card) bool { return c.Zone == game.Table || c.Zone == game.Row })
		if len(ids) == 0 || !st.OnTable(ids[0]) {
			r.fail(p.place.span, "lay the other card first", "%q is not on table", catalog.Brief(p.place.text))
			return
		}
		r.lay(p.items, ids[0], card.OnCard, p.side)
	case inPile:
		for i := len(p.items) - 1; i >= 0; i-- { // the first is on top
			it := p.items[i]
			if it.count == 0 && it.blank > 0 {
				r.fillers(p.side, p.zone, it.blank)
				continue
			}
			if it.text == "" {
				continue
			}
			if d, ok := r.def(it.name); ok {
				for range max(1, it.count) {
					r.add(d, p.side, p.zone)
				}
			}
		}
	}
}

// lay puts cards at or on something.
func (r *runner) lay(items []item, at game.CardID, slot card.Slot, side card.Side) {
	st := r.g.S
	for _, it := range items {
		d, ok := r.def(it.name)
		if !ok {
			continue
		}
		for range max(1, it.count) {
			owner := r.cat.At(int(d)).Side
			id := r.add(d, owner, game.Hand)
			if slot == card.OnCard && at != 0 && r.stacks(at, it.flags) { // what is beside its deck, or stacked
				st.Lay(id, at)
				st.Edit(id).Flags |= game.FaceDown
				continue
			}
			st.ToTable(id, at, slot, side)
			if it.taken || it.flags&game.Sworn != 0 {
				st.Give(id, owner.Other())
			}
			st.Edit(id).Flags = it.flags
			if at := st.C(id).At; it.flags&game.Captive != 0 && at != 0 && st.C(at).Zone == game.Table {
				st.Edit(id).Captor = at
			}
			if it.flags&game.Completed != 0 { // jedi-test.complete: on who has completed it
				st.Edit(id).Aim = at
			}
			r.marked(id, it.marks)
			if r.g.Def(id).Type == card.Objective {
				rules.Started(r.g, side, id)
			}
			r.lay(it.with, id, card.OnCard, side)
			for _, s := range it.aboard {
				r.lay(s.items, id, s.slot, side)
			}
		}
	}
}

// stacks tells whether a card comes to lie under another one, out of play: what is beside its
// deck under an Objective, what lies face down under an Effect or device.
func (r *runner) stacks(at game.CardID, flags game.Flags) bool {
	switch r.g.Def(at).Type {
	case card.Objective:
		return true
	case card.Effect, card.Device:
		return flags&game.FaceDown != 0
	}
	return false
}

// fillers adds cards that do not matter: copies of one plain card that the scene
// does not name.
func (r *runner) fillers(side card.Side, z game.Zone, n int) {
	if n == 0 {
		return
	}
	d := r.filler(side, func(k *catalog.Card) bool { return k.Type == card.Character })
	if d < 0 {
		r.fail(span{r.scene.pos, r.scene.pos + 1}, "", "the catalog has no plain %s character to fill piles with", side)
		return
	}
	for range n {
		r.add(d, side, z)
	}
}

// filler is the first whole card of a side that fits and is not named in the
// scene: first among those that are not unique and do not speak of destiny.
func (r *runner) filler(side card.Side, fits func(*catalog.Card) bool) int32 {
	other := int32(-1)
	for i, k := range r.cat.All() {
		if k.Side != side || !k.Written() || !fits(k) || !k.Whole() || strings.Contains(r.scene.text(), k.Title) {
			continue
		}
		if k.Dots == 0 && !strings.Contains(k.Rules, "destiny") {
			return int32(i)
		}
		if other < 0 {
			other = int32(i)
		}
	}
	return other
}

// text is the scene as written.
func (s *Scene) text() string {
	end := len(s.src)
	if i := strings.Index(s.src[min(s.pos+1, len(s.src)):], "\ntitle:"); i >= 0 {
		end = s.pos + 1 + i
	}
	return s.src[s.pos:end]
}
