package position

import "cantina/engine/game"

// What words of game text ask of a card may be what texts say of it: who is a spy, is immune
// to a title, or sleeps. Such texts may ask in a circle: "your spies are also scouts" and
// "your scouts are also spies". One whose words ask for what it says does not count, as a
// condition that asks for itself does not (memo).

// circular are the kinds of modifier that the words of other texts, or of the same, ask for.
var circular = [modKinds]bool{ModTrait: true, ModImmuneTo: true, ModNight: true, ModPeaceful: true, ModUnlinked: true, ModAsleep: true, ModMatching: true, ModNavLost: true, ModCountsAs: true}

// A question is whether a text says of a card what it says.
type question struct {
	said *Modifier
	by   game.CardID
	of   game.CardID
	time int32
}

// once answers a question, and remembers the answer; asked again in the midst of being
// answered it is answered with no.
func (p *Position) once(q question, find func() bool) bool {
	m := p.fresh()
	kept := m.asked[q]
	if kept == nil {
		kept = &cell{}
		m.asked[q] = kept
	}
	if m.recalls(kept) {
		return kept.has
	}
	if m.asksBack(kept) {
		return false
	}
	o := m.begin(kept)
	has := find()
	m.end(kept, o, 0, has)
	return has
}
