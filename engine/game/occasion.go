package game

import "cantina/engine/card"

// An Occasion is a kind of moment at which a player may act or answer, if he has something
// for it. A player who has nothing is passed over, as a rule; so who is asked tells what he
// holds. Options.Ask says at which occasions a seat is asked all the same.
type Occasion uint8

const (
	AtTurns   Occasion = iota // a turn or a phase begins or ends
	AtPhases                  // he may act in a phase
	AtDue                     // an action, a loss or the like is about to be
	AtActions                 // an action is initiated; its result has not come yet
	AtResults                 // something has just happened
	AtWeapons                 // a weapon is fired, hits or misses
	AtDestiny                 // destiny is about to be drawn, or is drawn
	AtBattles                 // he may act in a segment of a battle
	OccasionCount
)

// Occasions are a set of them.
type Occasions uint8

// Everywhere is all of them.
const Everywhere Occasions = 1<<OccasionCount - 1

// Has tells whether o is one of the set.
func (s Occasions) Has(o Occasion) bool { return s&(1<<o) != 0 }

// With is the set with o, or without it.
func (s Occasions) With(o Occasion, in bool) Occasions {
	if in {
		return s | 1<<o
	}
	return s &^ (1 << o)
}

// OccasionOf is the occasion of an answer to an event; ok is false of one that only texts
// answer by themselves.
func OccasionOf(k Kind) (o Occasion, ok bool) {
	switch k {
	case Standing:
		return 0, false
	case TurnStarted, PhaseStarted, PhaseEnded:
		return AtTurns, true
	case BattleDue, DrainDue, DeployDue, MoveDue, LossDue, RetrieveDue, LeaveDue, HandDue:
		return AtDue, true
	case DeployStarted, Played, ActionStarted, MoveStarted, DrainStarted, BattleStarted, AttackStarted, Hunted, Reacts, DuelStarted, CombatStarted:
		return AtActions, true
	case Fired, WasHit, Missed:
		return AtWeapons, true
	case DestinyDue, DestinyDrawn, BothDrew:
		return AtDestiny, true
	}
	return AtResults, true
}

// occasionWords are how records call them.
var occasionWords = vocabulary("occasion", []string{
	AtTurns: "turns", AtPhases: "phases", AtDue: "due", AtActions: "actions", AtResults: "results", AtWeapons: "weapons", AtDestiny: "destiny", AtBattles: "battles",
})

func (s Occasions) MarshalText() ([]byte, error) { return occasionWords.wordsOf(uint64(s)) }
func (s *Occasions) UnmarshalText(text []byte) error {
	set, err := occasionWords.set(text)
	*s = Occasions(set)
	return err
}

var _ saved = (*Occasions)(nil)

// Anybody tells whether any seat is asked all the same at some occasion.
func (o *Options) Anybody() bool { return o.Ask != [card.Sides]Occasions{} }
