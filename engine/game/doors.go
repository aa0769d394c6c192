package game

import (
	"slices"

	"cantina/engine/card"
)

// Aspects are parts of a state that change apart from each other. Who remembers
// something of a state notes the aspects at which it has looked: it is still so as long
// as these have not changed.
type Aspects uint8

const (
	AtTable  Aspects = 1 << iota // all that is none of the others; whoever looks at a state looks at this
	AtTurn                       // Turn and Active
	AtPhase                      // Phase
	AtMarks                      // the turn marks of cards: see State.Mark
	AtPiles                      // which cards lie in which pile, and in which order
	AtCounts                     // what no number looks at: see State.Count, Tally and Debts
	aspects  = iota
)

// Everything is all aspects.
const Everything = 1<<aspects - 1

// changed notes that aspects of the state have changed.
func (s *State) changed(what Aspects) {
	s.epoch++
	for i := range s.since {
		if what&(1<<i) != 0 {
			s.since[i] = s.epoch
		}
	}
}

// Edit is the card with the given id, to write. Like Change it opens the state: nothing
// is remembered of it until Close.
func (s *State) Edit(id CardID) *Card { return &s.Change().Cards[id] }

// Change is the state itself, to write: all that is not a field of a card.
func (s *State) Change() *State { return s.opened(Everything) }

// Mark is the card with the given id, to write the turn marks that numbers look at: Moved,
// Battled, Attacked, Searched, Counted, WeaponBy and Weapons, DeviceBy and Devices.
func (s *State) Mark(id CardID) *Card { return &s.opened(AtMarks).Cards[id] }

// Tally is the card with the given id, to write the others: Deployed, Drained, Reacted,
// FiredIn.
func (s *State) Tally(id CardID) *Card { return &s.Count().Cards[id] }

// Count is the state itself, to write what was done and how often: Generation, Activated, Ordered,
// Attacks, Limits, First, Spare, Mute, Seen, Topped, TimeUp, Majority, Ended,
// Winner, Why.
func (s *State) Count() *State { return s.opened(AtCounts) }

// Debts is the battle in progress, to write its Segment and what is still due: Exists,
// Pending, Damage.
func (s *State) Debts() *Battle { return &s.Count().Battle }

func (s *State) opened(what Aspects) *State {
	s.changed(what)
	s.open |= what
	return s
}

// Begin opens a player's next turn.
func (s *State) Begin(side card.Side) {
	s.Turn++
	s.Active, s.Phase = side, Start
	s.changed(AtTurn | AtPhase)
}

// Enter opens a phase of the turn.
func (s *State) Enter(p Phase) {
	s.Phase = p
	s.changed(AtPhase)
}

// Lapse ends the lasting changes that are over.
func (s *State) Lapse(over func(*Lasting) bool) {
	left := slices.DeleteFunc(s.Lasting, func(l Lasting) bool { return over(&l) })
	if len(left) < len(s.Lasting) {
		s.Lasting = left
		s.changed(AtTable)
	}
}

// Drop takes flags off a card.
func (s *State) Drop(id CardID, f Flags) {
	if c := &s.Cards[id]; c.Flags&f != 0 {
		c.Flags &^= f
		s.changed(AtTable)
	}
}

// Clear takes flags off all cards.
func (s *State) Clear(f Flags) {
	for i := range s.Cards {
		s.Drop(CardID(i), f)
	}
}

// Tick counts an occurrence.
func (s *State) Tick() { s.tick(AtCounts) }

func (s *State) tick(what Aspects) int32 {
	s.changed(what)
	if what&AtTable != 0 {
		s.moves++
	}
	s.Clock++
	return s.Clock
}

// Recast makes a card one of another definition, with a copy number of its own.
func (s *State) Recast(id CardID, def int32) {
	c, n := s.Edit(id), uint8(0)
	for i := range s.Cards {
		if o := &s.Cards[i]; o != c && i > 0 && o.Def == def && o.Back == c.Back {
			n = max(n, o.Copy)
		}
	}
	c.Def, c.Copy = def, n+1
	s.moves++
	s.deals++
}

// Unnumber takes their copy numbers from cards that are to be recast together, so that those they
// get do not hang on what they were.
func (s *State) Unnumber(ids []CardID) {
	for _, id := range ids {
		s.Edit(id).Copy = 0
	}
}

// InPlay tells a list of the cards in play whether it is still so, Dealt one of all cards:
// they grow when it is not.
func (s *State) InPlay() uint64 { return s.moves }

// Dealt: see InPlay.
func (s *State) Dealt() uint64 { return s.deals }

// Close ends what Edit, Change, Mark and the like began: their pointers are written no more.
func (s *State) Close() {
	if s.open != 0 {
		s.changed(s.open)
		s.open = 0
	}
}

// Push puts a frame on top of the stack, Pop takes frame i off it. Whether anything that is
// remembered looks at it, the machine knows: it calls Refresh.
func (s *State) Push(f Frame) { s.Frames = append(s.Frames, f) }

// Pop: see Push.
func (s *State) Pop(i int) { s.Frames = slices.Delete(s.Frames, i, i+1) }

// Refresh makes all that is remembered of the state be found out anew.
func (s *State) Refresh() { s.changed(Everything) }

// Epoch tells what is remembered of the state whether it is still so: it grows with
// every change. The aspects that are open may change at any time.
func (s *State) Epoch() (epoch uint64, open Aspects) { return s.epoch, s.open }

// Changed are the aspects that have changed since an epoch, or may at any time.
func (s *State) Changed(since uint64) Aspects {
	changed := s.open
	if s.epoch == since {
		return changed
	}
	for i, at := range s.since {
		if at > since {
			changed |= 1 << i
		}
	}
	return changed
}
