package scene

import (
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// set changes the states of a card in mid-scene.
func (r *runner) set(st step) {
	id, ok := r.card(st.set.name)
	if !ok {
		return
	}
	s := r.g.S
	if !s.OnTable(id) {
		r.fail(st.span, "", "%q is not on table", catalog.Brief(st.set.text))
		return
	}
	c := s.Edit(id)
	c.Flags = c.Flags&^st.set.unset | st.set.flags
	r.marked(id, st.set.marks)
	if bad := s.Check(); len(bad) > 0 {
		r.fail(st.span, "", "the position becomes impossible: %s", bad[0])
		return
	}
	r.again()
}

// again asks anew after the position was changed by hand.
func (r *runner) again() {
	r.g.Run()
	r.trail = trail{}
	r.settle()
}

// marked notes what a card has done this turn.
func (r *runner) marked(id game.CardID, marks []mark) {
	c := r.g.S.Edit(id)
	for _, m := range marks {
		*[]*int16{&c.Moved, &c.Battled, &c.Drained, &c.Deployed, &c.Reacted}[m] = r.g.S.Turn
	}
}

// turnMarks are the turns in which a card did what the marks say.
func turnMarks(c *game.Card) [len(markWords)]int16 {
	return [...]int16{moved: c.Moved, battled: c.Battled, drained: c.Drained, deployed: c.Deployed, reacted: c.Reacted}
}

// happened notes at a location a battle or Force drain of this turn.
func (r *runner) happened(loc game.CardID, marks []mark) {
	for _, m := range marks {
		switch s := r.g.S.Change(); m {
		case drained:
			s.Drains = append(s.Drains, loc)
		case battled:
			s.Battles = append(s.Battles, loc)
		default:
			r.marked(loc, []mark{m})
		}
	}
}
