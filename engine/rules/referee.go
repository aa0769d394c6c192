package rules

import (
	"cantina/engine/game"
	"cantina/engine/position"
)

// A Referee judges what may be done in a position: what event is being answered, and
// how weapons would be fired. Requirements, prices and lists of candidates ask it; no
// method of it changes the state.
type Referee struct {
	*position.Position
	book *book
	ev   *game.Event // what the candidates answer; nil if they answer nothing
	fire game.Fire   // how a weapon among them would be fired
	room *workroom
}

// refer judges top-level actions in a position that a text speaks of.
func refer(p *position.Position) *Referee { return &Referee{Position: p} }

// answeringTo judges responses to an event.
func (r *Referee) answeringTo(e *game.Event) *Referee {
	return &Referee{Position: r.Position, book: r.book, ev: e, room: r.work()}
}

// sparing judges as if the texts of some cards were not canceled
// (action.cancel.text-trigger).
func (r *Referee) sparing(list []game.CardID) *Referee {
	return &Referee{Position: r.Sparing(list), book: r.book, room: r.work()}
}

// firing judges shots that are fired so.
func (r *Referee) firing(how game.Fire) *Referee {
	return &Referee{Position: r.Position, book: r.book, fire: how, room: r.work()}
}
