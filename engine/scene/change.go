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
